//! AF-22: fuel and ore, gained, paid, and limited at the end of a turn.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Board, Tokens},
    words::Resource,
};

/// AF-22.2: how many tokens a player may keep at the end of a turn.
pub const MOST_TOKENS: u8 = 8;

pub fn pay(board: &mut Board, seat: Seat, cost: Tokens, log: &mut Log<'_, AlienFrontiers>) {
    if cost != Tokens::NONE {
        board.pay(seat, cost);
        log.push(Heard::Paid { seat, fuel: cost.fuel, ore: cost.ore });
    }
}

pub fn gain_fuel(board: &mut Board, seat: Seat, n: u8, log: &mut Log<'_, AlienFrontiers>) {
    let fuel = board.gain(seat, Resource::Fuel, n);
    log.push(if fuel > 0 { Heard::FuelGained { seat, fuel } } else { Heard::NothingLeftInStock { seat } });
}

pub fn gain_ore(board: &mut Board, seat: Seat, n: u8, log: &mut Log<'_, AlienFrontiers>) {
    let ore = board.gain(seat, Resource::Ore, n);
    log.push(if ore > 0 { Heard::OreGained { seat, ore } } else { Heard::NothingLeftInStock { seat } });
}

/// Tokens to be returned together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Surplus {
    pub fuel: u8,
    pub ore: u8,
}

/// AF-5.16, AF-27.16: tokens above eight are returned, in the mix the player likes. AF-30.11:
/// whoever has only one kind has only one answer.
#[engine::frame]
pub struct ResourceLimit {}

impl Question<AlienFrontiers> for ResourceLimit {
    type Answer = Surplus;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    /// From all the fuel that can be returned to all the ore.
    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Surplus)) {
        let tokens = board.player(seat).tokens;
        let excess = tokens.total() - MOST_TOKENS;
        for ore in excess.saturating_sub(tokens.fuel)..=excess.min(tokens.ore) {
            offer(Surplus { fuel: excess - ore, ore });
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        surplus: Surplus,
        log: &mut Log<'_, AlienFrontiers>,
    ) -> Flow<Frame> {
        rule!("AF-5.16");
        let Surplus { fuel, ore } = surplus;
        board.pay(seat, Tokens { fuel, ore });
        log.push(Heard::ResourcesReturned { seat, fuel, ore });
        Flow::Done
    }

    fn forbids(self, _: &Board, _: Seat, _: Surplus) -> Option<RuleId> {
        Some(RuleId("AF-5.16"))
    }
}

/// AF-22.2
pub fn is_above_limit(board: &Board, seat: Seat) -> bool {
    rule!("AF-22.2");
    board.player(seat).tokens.total() > MOST_TOKENS
}
