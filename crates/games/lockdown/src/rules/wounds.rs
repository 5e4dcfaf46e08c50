//! LOC-14.1 to LOC-14.7: wounds of characters, as in both books; and that of a fire.

use engine::{Seat, rule};
pub use nemesis_kit::rules::wounds::{dress, heal, heal_all_light};

use crate::{
    board::Board,
    words::{Cause, Item},
};

/// A character suffers wounds, one after the other.
pub type Wounds = nemesis_kit::rules::wounds::Wounds<Cause>;

/// LOC-14.2: a serious wound card is drawn.
pub type WoundDraw = nemesis_kit::rules::wounds::WoundDraw<Cause>;

/// LOC-4.17, LOC-9.4: what whoever stands in a burning room at the end of a turn suffers. LOC-37.22: nothing in a Battle
/// Suit.
pub fn of_fire(board: &Board, seat: Seat) -> Option<Wounds> {
    let player = board.player(seat);
    if !player.room().is_some_and(|room| board.fire.has(room)) {
        return None;
    }
    if player.has_item(Item::BattleSuit) {
        rule!("LOC-37.22");
        return None;
    }
    Some(Wounds::light(seat, 1, Cause::Fire))
}
