//! The end of a game: what is stored with it about those who played.

use std::collections::BTreeSet;

use engine::{Seat, Standing};
use protocol::TableState;

use super::{
    moments::{Lasting, Moment},
    task::Table,
};
use crate::{
    results::{Ended, EndedSeat, Player},
    storage::{At, Change, FORGOTTEN, PersonId, StoredHolder, StoredSeat},
};

impl Table {
    /// What is stored besides when a game has just ended.
    pub(super) fn ended(&self, at: At) -> Option<Change> {
        let game = self.game.as_deref().filter(|game| game.is_finished())?;
        let seats = game.standings_by_seat().into_iter().zip(&self.stored.seats);
        let sent = self.sent_away();
        let seat = |(standing, seat): (Standing, &StoredSeat)| EndedSeat {
            player: player(&seat.holder),
            place: standing.rank,
            score: standing.score,
            has_won: standing.rank == 1 && game.stopped().is_none(),
            sent_away: sent.iter().rev().find(|sent| sent.from == standing.seat.number()).map(|sent| sent.whom.clone()),
            left: self.leavers(standing.seat),
            forfeits: matches!(&seat.holder, StoredHolder::Person { id, .. } if sent.iter().any(|sent| sent.by == *id)),
        };
        Some(Change::Ended(Ended {
            table: self.stored.id.clone(),
            game: self.stored.game.clone(),
            at,
            // Who goes on from another game may know its secrets, and who practises the dice.
            is_whole: self.stored.parent.is_none() && !self.stored.is_practice && game.stopped().is_none(),
            seats: seats.map(seat).collect(),
        }))
    }

    /// Whom hosts sent away from this game while they were there, in order. Who the host was is told by
    /// the next change of the seat that they held then: it names whoever held it until then. If there is
    /// none, they hold it still.
    fn sent_away(&self) -> Vec<SentAway> {
        let sent = self.moments.all().iter().enumerate().filter_map(|(number, kept)| {
            let Lasting::Seat { forfeited: Some(host), .. } = &kept.what else { return None };
            let (from, whom) = changed_hands(kept)?;
            let next =
                self.moments.after(number as u64 + 1).iter().filter_map(changed_hands).find(|(seat, _)| seat == host);
            let holder = host.checked_sub(1).and_then(|index| self.holder(Seat(index)));
            let by = next.map(|(_, person)| PersonId(person.to_owned()));
            let by = by.or_else(|| holder.and_then(StoredHolder::owner).cloned())?;
            Some(SentAway { whom: PersonId(whom.to_owned()), from, by })
        });
        sent.collect()
    }

    /// Who left a seat of this game and did not come back to it, whoever played it then.
    fn leavers(&self, seat: Seat) -> Vec<PersonId> {
        let mut leavers = BTreeSet::new();
        for moment in self.moments.all() {
            if let Lasting::Seat { seat: it, person: Some(person), has_left, .. } = &moment.what
                && *it == seat.number()
            {
                match has_left {
                    true => leavers.insert(person.as_str()),
                    false => leavers.remove(person.as_str()),
                };
            }
        }
        leavers.remove(FORGOTTEN);
        leavers.into_iter().map(|person| PersonId(person.to_owned())).collect()
    }

    /// Whether a person leaves a game that is on by not playing their seat any more. If they are back at
    /// the end, it counts for nothing.
    pub(super) fn would_leave(&self, seat: Seat, person: &PersonId) -> bool {
        let is_there = matches!(self.holder(seat), Some(StoredHolder::Person { id, .. }) if id == person);
        self.stored.state == TableState::Playing && is_there
    }

    /// That a person leaves their seat of a game that is on.
    pub(super) fn left(&self, seat: Seat, person: PersonId) -> Change {
        let (table, game) = (self.stored.id.clone(), self.stored.game.clone());
        Change::Left { table, seat: seat.number(), person, game, at: self.now() }
    }
}

/// Somebody whom the host sent away from a game while they were there.
struct SentAway {
    whom: PersonId,
    from: u8,
    by: PersonId,
}

/// A seat that changed hands, and whose it is or was until then.
fn changed_hands(kept: &Moment) -> Option<(u8, &str)> {
    match &kept.what {
        Lasting::Seat { seat, person: Some(person), .. } => Some((*seat, person)),
        Lasting::Seat { person: None, .. }
        | Lasting::Entry(_)
        | Lasting::Chat { .. }
        | Lasting::Followed { .. }
        | Lasting::Began {} => None,
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
