//! LOC-19.14, LOC-19.20 to LOC-19.23: the nest, and the eggs on the Laboratory board, which are those in it.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Held, ObjectToken},
    rules::{aims::RoomAim, and_then, hands, rooms::offer_if, surface},
};

/// LOC-19.21: whoever has no free hand drops something first.
pub fn each_aim(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    offer_if(board.nest.eggs > 0 && board.player(seat).has_free_hand(), RoomAim::Nothing, offer);
}

/// LOC-19.14, LOC-19.21: an egg, and then a noise roll, whoever else is there (LOC-29.123).
pub fn take_egg(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.14");
    rule!("LOC-19.21");
    board.take_egg_from_nest();
    if board.nest.eggs == 0 {
        rule!("LOC-19.23");
    }
    let taken = hands::take(board, seat, Held::Object(ObjectToken::Egg), log);
    and_then(taken, surface::noise_roll(board, seat))
}
