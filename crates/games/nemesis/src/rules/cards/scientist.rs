//! NEM-32.30 to NEM-32.34: the cards of the Scientist.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew::{self, Crew};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, risk},
    },
    words::{ActionCard, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::Repairs,
    ActionCard::ComputerSkills,
    ActionCard::RiskAssessment,
    ActionCard::BlockingAccess,
    ActionCard::Intranet,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    crew::risk_assessment(ActionCard::RiskAssessment, each_risk, assess),
    crew::blocking_access(ActionCard::BlockingAccess),
    crew::intranet(ActionCard::Intranet),
];

fn each_risk(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if Nemesis::is_online(board, seat, room) && risk::is_possible(board) {
        offer(Aim::Nothing);
    }
}

fn assess(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.32");
    risk::assess(board, seat, log)
}
