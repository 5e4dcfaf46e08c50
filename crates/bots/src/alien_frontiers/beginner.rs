//! What somebody sees of a table who has not played often: what they have themselves, and a little of what the strongest
//! of the others has.
//!
//! They look at the others less than they should, and no more when the end is near: who is about to take a territory, to
//! tie it, or to end the game, they find out when it happens. And tokens are there to be spent: what will be missed next
//! turn is not missed yet.

use alien_frontiers::AlienFrontiers;
use engine::{Seat, State};

use super::{holdings, in_hand, judge, turns_left};

/// How much of what the strongest of the others has they hold against a table.
const OTHERS: f32 = 0.36;

/// Of what a token is worth, so much is forgotten while something can be had for it.
const UNMISSED: f32 = 0.3;

/// What a table is worth to them.
pub(super) fn worth(state: &State<AlienFrontiers>, seat: Seat) -> f32 {
    let board = state.board();
    if state.is_over() {
        // To end the game is to win it, they think: they have not counted.
        return 500.0 + 500.0 * judge::verdict(board, seat);
    }
    let tokens = board.player(seat).tokens;
    let unmissed = UNMISSED * (f32::from(tokens.ore.min(4)) + 0.2 * f32::from(tokens.fuel.min(4)));
    let turns_left = turns_left(board);
    let others = board.opponents(seat).map(|it| holdings(board, it, turns_left)).fold(0.0, f32::max);
    holdings(board, seat, turns_left) + in_hand(board, seat) - unmissed - OTHERS * others
}
