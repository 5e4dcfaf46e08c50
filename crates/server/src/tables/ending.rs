//! The end of a game: what is stored with it about those who played.

use engine::{Seat, Standing};
use protocol::{Problem, TableState};

use super::{storage_problem, task::Table};
use crate::storage::{At, Change, Ended, EndedSeat, FORGOTTEN, PersonId, Player, StoredHolder, StoredSeat};

impl Table {
    /// What is stored besides when a game has just ended.
    pub(super) fn ended(&self, at: At) -> Option<Change> {
        let game = self.game.as_deref().filter(|game| game.is_finished())?;
        let seats = game.standings_by_seat().into_iter().zip(&self.stored.seats);
        let seat = |(standing, seat): (Standing, &StoredSeat)| EndedSeat {
            player: player(&seat.holder),
            place: standing.rank,
            score: standing.score,
            has_won: standing.rank == 1 && !game.was_stopped(),
        };
        Some(Change::Ended(Ended {
            table: self.stored.id.clone(),
            game: self.stored.game.clone(),
            at,
            // Who goes on from another game may know its secrets.
            is_whole: self.stored.parent.is_none() && !game.was_stopped(),
            seats: seats.map(seat).collect(),
        }))
    }

    /// Notes that a person leaves their seat to a bot or a program while the game is on. It is
    /// stored first: if they are still there at the end, it counts for nothing.
    pub(super) async fn note_leaving(&self, seat: Seat, person: &PersonId) -> Result<(), Problem> {
        let is_there = matches!(self.holder(seat), Some(StoredHolder::Person { id, .. }) if id == person);
        if self.stored.state != TableState::Playing || !is_there {
            return Ok(());
        }
        let left = Change::Left {
            table: self.stored.id.clone(),
            seat: seat.number(),
            person: person.clone(),
            game: self.stored.game.clone(),
            at: self.now(),
        };
        self.means().storage.write(vec![left]).await.map_err(|_| storage_problem())
    }
}

fn player(holder: &StoredHolder) -> Player {
    match holder {
        StoredHolder::Person { id, .. } | StoredHolder::OutsideBot { id, .. } if id.0 == FORGOTTEN => Player::Bot,
        StoredHolder::Person { id, .. } => Player::Person(id.clone()),
        StoredHolder::OutsideBot { id, .. } => Player::Program(id.clone()),
        StoredHolder::Bot { .. } | StoredHolder::Open => Player::Bot,
    }
}
