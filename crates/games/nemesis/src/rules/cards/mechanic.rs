//! NEM-32.15 to NEM-32.19: the cards of the Mechanic.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew;

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, common},
        movement::{Manner, Movement},
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
    crew::technical_corridors(ActionCard::TechnicalCorridors, each_way, crawl),
    crew::pyrotechnics(ActionCard::Pyrotechnics),
    crew::ingenuity(ActionCard::Ingenuity),
];

fn each_way(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    common::each_technical_way(board, room, offer);
}

fn crawl(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Technical { room, network: _ } = aim else { unreachable!("only what was offered is carried out") };
    rule!("NEM-32.17");
    board.turn.must_pass = true;
    Flow::Become(Movement::to(seat, room, Manner::Plain).into())
}
