//! NEM-14.7, NEM-14.8, LOC-14.5, LOC-14.6: what can be treated, each kind of wound once.

use engine::{Seat, Word};

use crate::{Aboard, Counted};

/// The wounds of a game's board.
type WoundOn<B> = <<B as Aboard>::Wounds as Counted>::Kind;

/// NEM-14.7, LOC-14.5: the wounds that can be dressed.
pub fn each_open_wound<B: Aboard>(board: &B, seat: Seat, offer: &mut dyn FnMut(WoundOn<B>)) {
    each_wound(board, seat, false, offer);
}

/// NEM-14.8, LOC-14.6: the dressed ones, which can be healed.
pub fn each_dressed_wound<B: Aboard>(board: &B, seat: Seat, offer: &mut dyn FnMut(WoundOn<B>)) {
    each_wound(board, seat, true, offer);
}

/// NEM-14.5, LOC-14.3: of several of a kind it does not matter which.
fn each_wound<B: Aboard>(board: &B, seat: Seat, is_dressed: bool, offer: &mut dyn FnMut(WoundOn<B>)) {
    let wounds = board.serious_wounds(seat);
    let has = |kind: &WoundOn<B>| wounds.iter().any(|it| it.wound == *kind && it.is_dressed == is_dressed);
    WoundOn::<B>::ALL.iter().copied().filter(has).for_each(offer);
}
