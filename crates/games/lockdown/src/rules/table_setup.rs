//! LOC-3: the table is set up: power, the bag, the first weakness and computer card, numbers, objectives,
//! contingencies, and the draft.
//!
//! Tiles, tokens and the CSS tokens are not drawn here: nobody sees them yet.

mod dealing;
mod draft;
mod things;

use engine::{Flow, Log, Seat, Step, Word, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace},
    content::contingencies,
    heard::Heard,
    rules::round::RoundStart,
    words::{Contingency, Intruder, Mode, PowerArea, Species},
};

pub use dealing::{CodeDeal, CodeTurnUp, CommonObjective, NumberDeal, ObjectiveDeal, PlayerNumber};
pub use draft::{Draft, DraftDraw, equip};
pub use things::{BagFill, FirstComputerCard, FirstWeakness, PowerDeal};

/// LOC-3: what is still to be drawn is drawn, in the order of the rulebook.
#[engine::frame]
pub struct SetUp {}

impl Step<Lockdown> for SetUp {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match next_draw(board) {
            Some(first) => Flow::Call { first, then: self.into() },
            None => {
                rule!("LOC-3.31");
                board.first = seat_with(board, 1);
                log.push(Heard::FirstPlayerChanged { seat: board.first }.into());
                Flow::Become(RoundStart {}.into())
            }
        }
    }
}

/// The first thing on the table that has still to be drawn.
fn next_draw(board: &mut Board) -> Option<Frame> {
    let players = board.setup.players;
    if let Some(&area) = PowerArea::ALL.iter().find(|&&area| board.power.token(area).is_none()) {
        return Some(PowerDeal { area }.into());
    }
    if board.laboratory.weaknesses[0].is_none() {
        match board.setup.intruders {
            Species::NightStalkers => return Some(FirstWeakness {}.into()),
            Species::BaseIntruders => rule!("LOC-25.92"),
        }
    }
    if let Some(&kind) = Intruder::ALL.iter().find(|&&kind| board.missing_in_bag(kind) > 0) {
        return Some(BagFill { kind }.into());
    }
    if board.computer.is_none() {
        return Some(FirstComputerCard { lock_down: false }.into());
    }
    if let Some(seat) = board.seats().find(|&seat| board.player(seat).number == 0) {
        return Some(NumberDeal { seat }.into());
    }
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            if let Some(seat) = board.seats().find(|&seat| board.player(seat).objectives.contains(&None)) {
                return Some(ObjectiveDeal { seat }.into());
            }
        }
        Mode::FullCooperative => {
            if board.common_objectives.len() < usize::from(players) {
                return Some(CommonObjective {}.into());
            }
        }
    }
    if board.contingencies.active().is_none() {
        // LOC-3.23, LOC-27.6: nobody sees it, so all that is settled is which token it is.
        rule!("LOC-3.23");
        board.contingencies.tokens[contingencies::ACTIVE].lies = CodePlace::Active;
    }
    if let Some(deal) = next_code(board) {
        return Some(deal);
    }
    let undecided = (1..=players).map(|number| seat_with(board, number));
    let undecided = undecided.into_iter().find(|&seat| board.player(seat).deck.is_empty());
    undecided.map(|seat| DraftDraw { seat, first: None }.into())
}

/// LOC-3.23, LOC-25.11, LOC-25.21: the next contingency token that somebody gets, or that is turned up for all.
fn next_code(board: &Board) -> Option<Frame> {
    let each = match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => Contingency::dealt_to_each(board.setup.players),
        Mode::FullCooperative => {
            let is_open = board.contingencies.lying(CodePlace::FaceUp).next().is_some();
            return (!is_open).then(|| CodeTurnUp {}.into());
        }
    };
    let has = |seat: Seat| board.contingencies.lying(CodePlace::With { seat }).count();
    let seat = board.seats().find(|&seat| has(seat) < each.into())?;
    Some(CodeDeal { seat }.into())
}

/// LOC-1.17: whose help card bears this number.
fn seat_with(board: &Board, number: u8) -> Seat {
    board.seats().find(|&seat| board.player(seat).number == number).expect("every number has been dealt")
}
