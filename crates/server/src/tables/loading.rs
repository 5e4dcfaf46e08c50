//! Waking a table: from what is stored to a table that can be played.

use std::collections::BTreeSet;

use protocol::{Problem, TableState};

use super::Means;
use crate::{
    games::{NotResumed, Seated},
    problems::Code,
    storage::{MomentKind, PersonId, StoredMoment, StoredSight, StoredTable, TableId, Taken},
};

/// A table that was read from the storage.
pub(super) struct Loaded {
    pub(super) stored: StoredTable,
    /// By which writes of whoever has read it are known.
    pub(super) edition: u64,
    pub(super) moments: Vec<StoredMoment>,
    /// The game, once it has begun and if it fits the rules.
    pub(super) game: Option<Box<dyn Seated>>,
    /// Whom the host has sent away for good.
    pub(super) barred: BTreeSet<PersonId>,
    /// What each viewer last received, if the table is frozen.
    pub(super) sights: Vec<StoredSight>,
    /// Whether it has frozen, or goes on again, with this program: that is to be stored.
    pub(super) has_turned: bool,
}

/// Takes a table and reads it. Nothing if there is none.
pub(super) async fn load(means: &Means, id: &TableId) -> Result<Option<Loaded>, Problem> {
    let Some(Taken { table: mut stored, edition }) = means.storage.take(id).await? else { return Ok(None) };
    let moments = means.storage.moments(id, 0).await?;
    let barred = means.storage.barred(id).await?.into_iter().collect();
    let before = stored.state;
    let mut sights = Vec::new();
    let game = match resume(means, &stored, &moments) {
        Ok(game) => {
            // What another version of the program could not read, this one can.
            if let Some(game) = game.as_ref().filter(|_| before == TableState::Frozen) {
                stored.state = if game.is_finished() { TableState::Over } else { TableState::Playing };
                stored.frozen = None;
            }
            game
        }
        Err(NotResumed(wrong)) => {
            // The record is kept as it is; only what it means to this program is told.
            tracing::warn!(code = wrong.code, game = stored.game, "a stored game does not fit the rules");
            stored.state = TableState::Frozen;
            stored.frozen = Some(wrong.into());
            sights = means.storage.sights(id).await?;
            None
        }
    };
    let has_turned = stored.state != before;
    Ok(Some(Loaded { stored, edition, moments, game, barred, sights, has_turned }))
}

fn resume(
    means: &Means,
    stored: &StoredTable,
    moments: &[StoredMoment],
) -> Result<Option<Box<dyn Seated>>, NotResumed> {
    if stored.state == TableState::Waiting {
        // A table that is to go on from another's record has that for a header until it begins.
        return Ok(None);
    }
    let Some(header) = &stored.header else { return Ok(None) };
    let door = means
        .games
        .get(&stored.game)
        .ok_or_else(|| NotResumed(Code::NoSuchGame { game: stored.game.clone() }.into()))?;
    door.resume(&record(header, moments), means.seals.open(&stored.id, &stored.seed)).map(Some)
}

/// The record of a game as it is stored: its head, and the lines of its entries.
pub(super) fn record(header: &str, moments: &[StoredMoment]) -> String {
    let lines = moments.iter().filter(|moment| moment.kind == MomentKind::Entry).map(|moment| moment.body.as_str());
    [header].into_iter().chain(lines).collect()
}
