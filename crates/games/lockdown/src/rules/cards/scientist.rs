//! LOC-25.43: the cards of the Scientist.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew::{self, Crew};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, top_cards},
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
    if Lockdown::is_online(board, seat, room) && !board.events.has_run_out() {
        offer(Aim::Nothing);
    }
}

fn assess(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-25.43");
    top_cards::assess(board, seat, log)
}
