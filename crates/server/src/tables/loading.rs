//! Waking a table: from what is stored to a table that can be played.

use driver::{Dealer, Seed};
use protocol::{Problem, TableState};

use super::{Means, storage_problem};
use crate::{
    games::{NotResumed, Seated},
    storage::{MomentKind, StoredMoment, StoredTable, TableId},
};

/// A table that was read from the storage.
pub(super) struct Loaded {
    pub(super) stored: StoredTable,
    pub(super) moments: Vec<StoredMoment>,
    /// The game, once it has begun and if it fits the rules.
    pub(super) game: Option<Box<dyn Seated>>,
}

/// Reads a table. Nothing if there is none.
pub(super) async fn load(means: &Means, id: &TableId) -> Result<Option<Loaded>, Problem> {
    let Some(mut stored) = means.storage.table(id).await.map_err(|_| storage_problem())? else { return Ok(None) };
    let moments = means.storage.moments(id, 0).await.map_err(|_| storage_problem())?;
    let game = match resume(means, &stored, &moments) {
        Ok(game) => game,
        Err(NotResumed(wrong)) => {
            // The record is kept as it is; only what it means to this program is told.
            tracing::warn!(code = wrong.code, game = stored.game, "a stored game does not fit the rules");
            stored.state = TableState::Frozen;
            stored.frozen = Some(wrong.into());
            None
        }
    };
    Ok(Some(Loaded { stored, moments, game }))
}

fn resume(
    means: &Means,
    stored: &StoredTable,
    moments: &[StoredMoment],
) -> Result<Option<Box<dyn Seated>>, NotResumed> {
    // A table that waits has no game yet: one that is to go on from a record keeps that where
    // its own head will be.
    let has_begun = stored.state != TableState::Waiting;
    let Some(header) = stored.header.as_ref().filter(|_| has_begun) else { return Ok(None) };
    let door = means.games.get(&stored.game).ok_or_else(|| {
        NotResumed(crate::games::Wrong { code: "no-such-game", arguments: vec![("game", stored.game.clone())] })
    })?;
    door.resume(&record(header, moments), Dealer::with_seed(Seed(stored.seed))).map(Some)
}

/// The record of a game as it is stored: its head, and the lines of its entries.
pub(super) fn record(header: &str, moments: &[StoredMoment]) -> String {
    let lines = moments.iter().filter(|moment| moment.kind == MomentKind::Entry).map(|moment| moment.body.as_str());
    [header].into_iter().chain(lines).collect()
}
