//! A table as it is listed, from what is stored: no table has to be woken for it.

use engine::{Seat, Seats};
use protocol::{HolderKind, HolderView, TableCard};

use super::Who;
use crate::storage::{PersonId, StoredHolder, StoredTable};

/// The table as `who` sees it in a list.
pub(super) fn card(stored: &StoredTable, who: &Who, spectators: usize) -> TableCard {
    let seats = stored.seats.iter().map(|seat| holder_view(&seat.holder));
    TableCard {
        id: stored.id.0.clone(),
        name: stored.name.clone(),
        game: stored.game.clone(),
        state: stored.state,
        options: stored.options.clone(),
        seats: seats.collect(),
        pace: stored.pace,
        visibility: stored.visibility,
        round: stored.round,
        waiting_for: stored.waiting_for.clone(),
        waiting_since: (!stored.waiting_for.is_empty()).then_some(stored.waiting_since),
        spectators,
        mine: seats_of(stored, who).iter().map(Seat::number).collect(),
        since: stored.since,
        at: stored.at,
    }
}

/// A holder, as everybody may see them.
pub(crate) fn holder_view(holder: &StoredHolder) -> HolderView {
    let (kind, name) = match holder {
        StoredHolder::Open => (HolderKind::Open, ""),
        StoredHolder::Person { name, .. } => (HolderKind::Person, name.as_str()),
        StoredHolder::Bot { level } => (HolderKind::Bot { level: level.clone() }, ""),
        StoredHolder::OutsideBot { name, .. } => (HolderKind::OutsideBot, name.as_str()),
    };
    HolderView { kind, name: name.to_owned() }
}

/// The seats that are a person's, whoever plays them now.
pub(super) fn owned_by(stored: &StoredTable, person: &PersonId) -> Seats {
    let seats = (0..).map(Seat).zip(&stored.seats);
    seats.filter(|(_, seat)| seat.holder.owner() == Some(person)).map(|(seat, _)| seat).collect()
}

/// The seats that somebody holds, a bot sitting in or not.
pub(super) fn seats_of(stored: &StoredTable, who: &Who) -> Seats {
    let holds = |holder: &StoredHolder| match (holder, who) {
        (StoredHolder::Person { id, .. }, Who::Person { id: person, .. }) => id == person,
        (StoredHolder::OutsideBot { token, .. }, Who::Token(shown)) => token == shown,
        (StoredHolder::OutsideBot { .. } | StoredHolder::Open | StoredHolder::Bot { .. }, _)
        | (StoredHolder::Person { .. }, Who::Token(_) | Who::Nobody) => false,
    };
    let seats = (0..).map(Seat).zip(&stored.seats);
    seats.filter(|(_, seat)| holds(&seat.holder)).map(|(seat, _)| seat).collect()
}
