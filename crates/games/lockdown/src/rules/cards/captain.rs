//! LOC-25.43: the cards of the Captain.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{aims::Aim, cards::ActionCardPrint},
    words::{ActionCard, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::BasicRepairs,
    ActionCard::Reload,
    ActionCard::Order,
    ActionCard::Motivation,
    ActionCard::SuppressiveFire,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    crew::reload(ActionCard::Reload, each_revolver, load),
    crew::order(ActionCard::Order),
    crew::motivation(ActionCard::Motivation),
];

/// LOC-29.63: the Revolver stayed on the ship.
fn each_revolver(_: &Board, _: Seat, _: RoomNumber, _: &mut dyn FnMut(Aim)) {
    rule!("LOC-25.53");
    rule!("LOC-29.172");
}

fn load(_: &mut Board, _: Seat, _: RoomNumber, _: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    unreachable!("there is nothing to load")
}
