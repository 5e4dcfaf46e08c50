//! LOC-38.1, LOC-38.10 to LOC-38.13: the cards that everybody has, and what several have.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew::{self, Crew};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{aims::Aim, cards::ActionCardPrint},
    words::{ActionCard, CombatIcon, RoomNumber},
};

pub const PRINTS: [ActionCardPrint; 8] = [
    ActionCardPrint::free(ActionCard::Search, CombatIcon::OutOfCombat, each_deck, search),
    crew::rest(ActionCard::Rest),
    ActionCardPrint::reaction(ActionCard::Interruption, CombatIcon::Any),
    crew::demolition(ActionCard::Demolition),
    crew::repairs(ActionCard::Repairs),
    crew::basic_repairs(ActionCard::BasicRepairs),
    crew::computer_skills(ActionCard::ComputerSkills),
    crew::suppressive_fire(ActionCard::SuppressiveFire),
];

/// LOC-5.80: where something is left.
fn each_deck(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.place(room).items > 0 {
        Lockdown::each_search(board, seat, room, offer);
    }
}

fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.10");
    Lockdown::search(board, seat, room, aim, log)
}
