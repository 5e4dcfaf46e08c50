//! LOC-3.20 to LOC-3.23, LOC-25.10, LOC-25.11, LOC-25.20, LOC-25.21: numbers, objectives and contingencies are dealt.

use engine::{Flow, Known, Log, Roll, Seat, Seats, Word, rule};
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace, CodeToken, everybody},
    heard::Heard,
    words::{Contingency, Mode, Objective, ObjectiveDeck},
};

/// LOC-1.17: the number on a help card, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerNumber(pub u8);

impl<'de> Deserialize<'de> for PlayerNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            number @ 1..=5 => Ok(PlayerNumber(number)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a number from 1 to 5")),
        }
    }
}

/// LOC-3.20: a help card is dealt. LOC-3.21: the stand with the same number goes with it.
#[engine::frame]
pub struct NumberDeal {
    pub seat: Seat,
}

impl Roll<Lockdown> for NumberDeal {
    type Shown = PlayerNumber;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(PlayerNumber, u32)) {
        let is_free = |number: &u8| board.seats().all(|seat| board.player(seat).number != *number);
        (1..=board.setup.players).filter(is_free).for_each(|number| may_show(PlayerNumber(number), 1));
    }

    fn rolled(self, board: &mut Board, number: PlayerNumber, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.20");
        board.player_mut(self.seat).number = number.0;
        log.push(Heard::NumberDealt { seat: self.seat, number: number.0 }.into());
        Flow::Done
    }
}

/// LOC-3.22, LOC-25.10: an objective is dealt: the corporate one first, then the personal one; alone,
/// two for solo play.
#[engine::frame]
pub struct ObjectiveDeal {
    pub seat: Seat,
}

impl ObjectiveDeal {
    fn slot(self, board: &Board) -> usize {
        board.player(self.seat).objectives[0].is_some() as usize
    }

    fn deck(self, board: &Board) -> ObjectiveDeck {
        match (board.setup.mode, self.slot(board)) {
            (Mode::Solo | Mode::FullCooperative, _) => ObjectiveDeck::Cooperative,
            (Mode::SemiCooperative, 0) => ObjectiveDeck::Corporate,
            (Mode::SemiCooperative, _) => ObjectiveDeck::Personal,
        }
    }
}

/// The cards of a deck that are for so many players and have not been dealt.
fn each_objective(board: &Board, deck: ObjectiveDeck, may_show: &mut impl FnMut(Objective, u32)) {
    let dealt = |objective: Objective| {
        let held = board.seats().flat_map(|seat| board.player(seat).objectives).flatten();
        held.map(|it| it.for_rules()).chain(board.common_objectives.iter().copied()).any(|it| it == objective)
    };
    for &objective in Objective::ALL {
        let print = objective.print();
        if print.deck == deck && print.from_players <= board.setup.players && !dealt(objective) {
            may_show(objective, 1);
        }
    }
}

impl Roll<Lockdown> for ObjectiveDeal {
    type Shown = Objective;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Objective, u32)) {
        each_objective(board, self.deck(board), may_show);
    }

    fn rolled(self, board: &mut Board, objective: Objective, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match board.setup.mode {
            Mode::SemiCooperative => rule!("LOC-3.22"),
            Mode::Solo | Mode::FullCooperative => rule!("LOC-25.10"),
        }
        let (seat, slot) = (self.seat, self.slot(board));
        board.player_mut(seat).objectives[slot] = Some(Known::to(Seats::one(seat), objective));
        log.push(Heard::objective_dealt(seat, objective));
        Flow::Done
    }
}

/// LOC-25.20: an objective of all is turned up.
#[engine::frame]
pub struct CommonObjective {}

impl Roll<Lockdown> for CommonObjective {
    type Shown = Objective;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Objective, u32)) {
        each_objective(board, ObjectiveDeck::Cooperative, may_show);
    }

    fn rolled(self, board: &mut Board, objective: Objective, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-25.20");
        board.common_objectives.push(objective);
        log.push(Heard::CommonObjectiveRevealed { objective }.into());
        Flow::Done
    }
}

/// LOC-3.23: a contingency token is dealt. LOC-27.4: its owner sees it, and nobody else.
#[engine::frame]
pub struct CodeDeal {
    pub seat: Seat,
}

impl Roll<Lockdown> for CodeDeal {
    type Shown = Contingency;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contingency, u32)) {
        board.contingencies.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, code: Contingency, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match board.setup.mode {
            Mode::Solo => rule!("LOC-25.11"),
            Mode::SemiCooperative | Mode::FullCooperative => rule!("LOC-3.23"),
        }
        let token = next_of_pool(board);
        board.contingencies.token_mut(token).lies = CodePlace::With { seat: self.seat };
        board.contingencies.settle(token, code, Seats::one(self.seat));
        log.push(Heard::code_dealt(self.seat, token, code));
        Flow::Done
    }
}

/// LOC-25.21: in full co-op nobody gets a contingency token, and one is turned up for all.
#[engine::frame]
pub struct CodeTurnUp {}

impl Roll<Lockdown> for CodeTurnUp {
    type Shown = Contingency;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contingency, u32)) {
        board.contingencies.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, code: Contingency, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-25.21");
        let token = next_of_pool(board);
        board.contingencies.token_mut(token).lies = CodePlace::FaceUp;
        board.contingencies.settle(token, code, everybody());
        log.push(Heard::CodeTurnedUp { token, code }.into());
        Flow::Done
    }
}

fn next_of_pool(board: &Board) -> CodeToken {
    board.contingencies.lying(CodePlace::Pool).next().expect("there are enough tokens for five")
}
