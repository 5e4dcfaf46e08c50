//! LOC-14.1 to LOC-14.7: wounds of characters, as in both books; and that of a fire.

use engine::{Seat, rule};
pub use nemesis_kit::rules::wounds::{dress, heal, heal_all_light, is_at_the_limit};

use crate::{
    board::Board,
    words::{Cause, Item},
};

/// A character suffers wounds, one after the other.
pub type Wounds = nemesis_kit::rules::wounds::Wounds<Cause>;

/// LOC-14.2: a serious wound card is drawn.
pub type WoundDraw = nemesis_kit::rules::wounds::WoundDraw<Cause>;

/// LOC-4.17, LOC-9.4: what whoever stands in a burning room at the end of a turn suffers.
pub fn of_fire(board: &Board, seat: Seat) -> Option<Wounds> {
    let is_in_fire = board.player(seat).room().is_some_and(|room| board.fire.has(room));
    (is_in_fire && burns(board, seat)).then(|| Wounds::light(seat, 1, Cause::Fire))
}

/// LOC-37.22: whether fire hurts somebody: not in a Battle Suit.
pub fn burns(board: &Board, seat: Seat) -> bool {
    let is_suited = board.player(seat).has_item(Item::BattleSuit);
    if is_suited {
        rule!("LOC-37.22");
    }
    !is_suited
}
