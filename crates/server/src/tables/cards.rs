//! A table as it is listed, from what is stored: no table has to be woken for it.

use engine::{Seat, Seats};
use protocol::{HolderKind, HolderView, Newcomers, TableCard, TableState};

use super::Who;
use crate::storage::{PersonId, StoredHolder, StoredSeat, StoredTable};

/// Where somebody may sit down.
pub(super) struct Places {
    /// At once.
    pub(super) to_take: Seats,
    /// If the host says yes.
    pub(super) to_ask_for: Seats,
}

/// The table as `who` sees it in a list, who has seen these hands.
pub(super) fn card(stored: &StoredTable, who: &Who, spectators: usize, known: Seats) -> TableCard {
    let places = places(stored, who, || known);
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
        is_practice: stored.is_practice,
        campaign: stored.mission.as_ref().map(|mission| mission.campaign.0.clone()),
        round: stored.round,
        waiting_for: stored.waiting_for.clone(),
        waiting_since: (!stored.waiting_for.is_empty()).then_some(stored.waiting_since),
        spectators,
        mine: seats_of(stored, who).iter().map(Seat::number).collect(),
        to_take: places.to_take.iter().map(Seat::number).collect(),
        to_ask_for: places.to_ask_for.iter().map(Seat::number).collect(),
        since: stored.since,
        at: stored.at,
    }
}

/// Where somebody may sit down who has seen these hands, which is found out only where it matters.
/// Nobody who is unknown yet has seen any.
pub(super) fn places(stored: &StoredTable, who: &Who, known: impl FnOnce() -> Seats) -> Places {
    let none = || Places { to_take: Seats::NONE, to_ask_for: Seats::NONE };
    let own = match who {
        Who::Person { id, .. } => owned_by(stored, id),
        Who::Nobody => Seats::NONE,
        Who::Token(_) => return none(),
    };
    let those = |is_it: fn(&StoredSeat) -> bool| -> Seats {
        (0..).map(Seat).zip(&stored.seats).filter(|(_, seat)| is_it(seat)).map(|(seat, _)| seat).collect()
    };
    let bots = those(|seat| matches!(seat.holder, StoredHolder::Bot { .. }));
    let taken_over = those(|seat| matches!(seat.holder, StoredHolder::OutsideBot { .. }) || seat.sitting_in.is_some());
    let of = |some: Seats, others: Seats| some.iter().filter(|&seat| others.has(seat)).collect::<Seats>();
    match stored.state {
        TableState::Waiting => {
            let open = those(|seat| seat.holder == StoredHolder::Open);
            Places { to_take: open.iter().chain(bots.iter()).collect(), ..none() }
        }
        TableState::Playing if !own.is_empty() => Places { to_take: of(taken_over, own), ..none() },
        TableState::Playing => match (known(), stored.newcomers) {
            (known, _) if known.len() == 1 => Places { to_take: of(bots, known), ..none() },
            (known, _) if !known.is_empty() => none(),
            (_, Newcomers::Welcome) => Places { to_take: bots, ..none() },
            (_, Newcomers::Ask) => Places { to_ask_for: bots, ..none() },
            (_, Newcomers::Nobody) => none(),
        },
        TableState::Over | TableState::Frozen => none(),
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
