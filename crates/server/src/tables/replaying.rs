//! Looking back: a game as it went, and the table as it was at a moment of it.
//!
//! The table only says whether somebody may look through these eyes, and lends its record.
//! The replay itself runs beside the tables, on few threads, so that nobody who plays waits
//! for somebody who looks back.

use std::collections::HashMap;

use engine::{Seat, Viewer};
use protocol::{Chance, Eyes, HolderView, Problem, Replay, ReplayStep, ReplayView, TableState};

use super::{Request, Tables, Who, moments::Lasting, requests::LookingBack, task::Table};
use crate::{
    games::{GameDoor, NotResumed, Past, PastMoment, PastStep},
    problems::Code,
    storage::{At, TableId},
};

/// How many replays run at once; others wait for their turn.
pub(super) const AT_ONCE: usize = 2;

impl Tables {
    /// A game as it went, through these eyes; those that see most if not said.
    pub async fn replay(
        &self,
        id: &TableId,
        who: Who,
        invitation: Option<String>,
        eyes: Option<Eyes>,
    ) -> Result<Replay, Problem> {
        let mut lent = self.ask(id, |reply| Request::LookBack { who, invitation, eyes, reply }).await?;
        let (record, viewer) = (std::mem::take(&mut lent.record), lent.viewer);
        let past = self.look_back(lent.game.clone(), move |door| door.past(&record, viewer)).await?;
        Ok(lent.replay(id, past))
    }

    /// The table as it was after an entry of the record, through these eyes.
    pub async fn view_after(
        &self,
        id: &TableId,
        who: Who,
        invitation: Option<String>,
        eyes: Option<Eyes>,
        moment: PastMoment,
    ) -> Result<ReplayView, Problem> {
        let LookingBack { game, record, viewer, eyes, moments, .. } =
            self.ask(id, |reply| Request::LookBack { who, invitation, eyes, reply }).await?;
        let past = self.look_back(game, move |door| door.view_after(&record, moment, viewer)).await?;
        let PastMoment { entry, .. } = moment;
        let past = past.ok_or(Code::NoSuchEntry { entry })?;
        let asked = past.asked.iter().map(Seat::number).collect();
        let steps = replay_steps(past.steps, &moments);
        Ok(ReplayView { entry, eyes, round: past.round, asked, view: past.view, steps, standings: past.standings })
    }

    async fn look_back<T: Send + 'static>(
        &self,
        game: String,
        look: impl FnOnce(&GameDoor) -> Result<T, NotResumed> + Send + 'static,
    ) -> Result<T, Problem> {
        let gone = || Code::TableRestarted.again_in(1);
        let _turn = self.0.replays.acquire().await.map_err(|_| gone())?;
        let (games, name) = (self.means().games.clone(), game.clone());
        let looked = tokio::task::spawn_blocking(move || games.get(&game).map(look));
        match looked.await.map_err(|_| gone())? {
            Some(Ok(found)) => Ok(found),
            Some(Err(NotResumed(wrong))) => Err(wrong.into()),
            None => Err(Code::NoSuchGame { game: name }.into()),
        }
    }
}

impl Table {
    /// Lends the record to somebody who may look through these eyes.
    pub(super) fn lend(&self, who: &Who, invitation: Option<&str>, eyes: Option<Eyes>) -> Result<LookingBack, Problem> {
        self.may_look(who, invitation)?;
        let game = self.game.as_deref().ok_or(Code::GameIsNotOn)?;
        let is_over = self.stored.state == TableState::Over;
        let eyes = eyes.unwrap_or(if is_over { Eyes::All } else { Eyes::Mine });
        let entries = self.moments.all().iter().filter_map(|kept| match kept.what {
            Lasting::Entry(entry) => Some((entry, (kept.n, kept.at))),
            Lasting::Seat { .. } | Lasting::Chat { .. } | Lasting::Followed { .. } | Lasting::Began {} => None,
        });
        Ok(LookingBack {
            name: self.stored.name.clone(),
            game: self.stored.game.clone(),
            state: self.stored.state,
            options: game.options(),
            is_practice: self.stored.is_practice,
            seats: self.seats().collect(),
            mine: self.seats_of(who).iter().map(Seat::number).collect(),
            eyes,
            viewer: self.eyes_of(who, eyes)?,
            chance: Chance { commitment: game.commitment(), seed: game.seed() },
            standings: is_over.then(|| game.standings()),
            moments: entries.collect(),
            record: game.record().to_owned(),
        })
    }

    /// What these eyes are to the game, if `who` may look through them. Once the game is over,
    /// anybody may look through anybody's; until then everybody has only their own.
    fn eyes_of(&self, who: &Who, eyes: Eyes) -> Result<Viewer, Problem> {
        let own = self.seats_of(who);
        let is_over = self.stored.state == TableState::Over;
        let (viewer, is_own) = match eyes {
            Eyes::Mine if own.is_empty() => (Viewer::Spectator, true),
            Eyes::Mine => (Viewer::Holding(own), true),
            Eyes::Seat(number) => {
                let seat = number.checked_sub(1).map(Seat).filter(|&seat| self.holder(seat).is_some());
                let seat = seat.ok_or(Code::TableNoSuchSeat { seat: number })?;
                (Viewer::seat(seat), own.has(seat))
            }
            Eyes::Spectator => (Viewer::Spectator, own.is_empty()),
            Eyes::All => (Viewer::AfterTheEnd, false),
        };
        if is_own || is_over { Ok(viewer) } else { Err(Code::NotYourEyes.into()) }
    }

    fn seats(&self) -> impl Iterator<Item = HolderView> + '_ {
        Seat::all(self.stored.seats.len() as u8).map(|seat| self.holder_view(seat))
    }
}

impl LookingBack {
    fn replay(self, id: &TableId, past: Past) -> Replay {
        Replay {
            id: id.0.clone(),
            name: self.name,
            game: self.game,
            state: self.state,
            options: self.options,
            is_practice: self.is_practice,
            seats: self.seats,
            mine: self.mine,
            eyes: self.eyes,
            chance: self.chance,
            set_up: past.set_up,
            steps: replay_steps(past.steps, &self.moments),
            standings: self.standings,
        }
    }
}

/// Steps with when they were made at this table.
fn replay_steps(steps: Vec<PastStep>, moments: &HashMap<usize, (u64, At)>) -> Vec<ReplayStep> {
    let step = |step: PastStep| {
        let (n, at) = moments.get(&step.entry).copied().unzip();
        let PastStep { entry, seat, round, heard, told, changes } = step;
        ReplayStep { n, at, entry, seat, round, heard, told, changes }
    };
    steps.into_iter().map(step).collect()
}
