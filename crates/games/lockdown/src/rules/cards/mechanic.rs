//! LOC-25.43: the cards of the Mechanic.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::ActionCardPrint,
        movement::{Manner, Movement},
        turn,
    },
    words::{ActionCard, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::FastRepairs,
    ActionCard::ComputerSkills,
    ActionCard::TechnicalCorridors,
    ActionCard::Pyrotechnics,
    ActionCard::Ingenuity,
];

pub const PRINTS: [ActionCardPrint; 4] = [
    crew::fast_repairs(ActionCard::FastRepairs),
    crew::technical_corridors(ActionCard::TechnicalCorridors, each_entrance, crawl),
    crew::pyrotechnics(ActionCard::Pyrotechnics),
    crew::ingenuity(ActionCard::Ingenuity),
];

/// LOC-8.20: there is one network, so any other room with an entrance, explored or not.
fn each_entrance(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let entrances = board.complex().entrances;
    if entrances.has(room) {
        entrances.iter().filter(|&other| other != room).for_each(|room| offer(Aim::Room { room }));
    }
}

/// LOC-25.43: as on the ship, one arrives as usual, and then must pass.
fn crawl(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { unreachable!("only what was offered is carried out") };
    rule!("LOC-8.21");
    turn::pass_after(board, seat);
    Flow::Become(Movement::to(seat, room, Manner::Plain).into())
}
