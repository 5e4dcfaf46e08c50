//! AF-22: fuel and ore, gained, paid, and limited at the end of a turn.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, RuleId, Seat, Seats, rule};
use serde::Serialize;

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

/// AF-30.11: a player with one kind of token has nothing to choose: the excess goes back.
pub fn return_without_choice(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    let tokens = board.player(seat).tokens;
    if !is_above_limit(board, seat) || has_both_kinds(tokens) {
        return;
    }
    rule!("AF-30.11");
    let excess = tokens.total() - MOST_TOKENS;
    let returned = if tokens.ore == 0 { Tokens::new(excess, 0) } else { Tokens::new(0, excess) };
    give_back(board, seat, returned, log);
}

fn has_both_kinds(tokens: Tokens) -> bool {
    tokens.fuel > 0 && tokens.ore > 0
}

fn give_back(board: &mut Board, seat: Seat, returned: Tokens, log: &mut Log<'_, AlienFrontiers>) {
    board.pay(seat, returned);
    log.push(Heard::ResourcesReturned { seat, fuel: returned.fuel, ore: returned.ore });
}

/// AF-5.16, AF-27.16: tokens above eight are returned one by one, in the mix the player likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
pub struct ResourceLimit {}

impl Question<AlienFrontiers> for ResourceLimit {
    type Answer = Resource;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Resource)) {
        for what in [Resource::Fuel, Resource::Ore] {
            if board.player(seat).tokens.of(what) > 0 {
                offer(what);
            }
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, what: Resource, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-5.16");
        let mut returned = Tokens::NONE;
        *returned.of_mut(what) = 1;
        give_back(board, seat, returned, log);
        if must_choose(board, seat) { Flow::Become(self.into()) } else { Flow::Done }
    }

    fn forbids(self, _: &Board, _: Seat, _: Resource) -> Option<RuleId> {
        Some(RuleId("AF-5.16"))
    }
}

/// AF-22.2, AF-30.11: whether the player has to choose what to return.
pub fn must_choose(board: &Board, seat: Seat) -> bool {
    is_above_limit(board, seat) && has_both_kinds(board.player(seat).tokens)
}

/// AF-22.2
fn is_above_limit(board: &Board, seat: Seat) -> bool {
    rule!("AF-22.2");
    board.player(seat).tokens.total() > MOST_TOKENS
}
