//! NEM-10: encounters, as in both books; and what number surprises.

use engine::rule;
pub use nemesis_kit::rules::encounter::{Encounter, EncounterDraw, appear, hush, meet};

use crate::{
    board::Board,
    words::{IntruderToken, Weakness},
};

/// An intruder has appeared before a character.
pub type Meeting = nemesis_kit::rules::encounter::Meeting<IntruderToken>;

/// NEM-10.6: the number of a token, that whoever holds fewer cards is surprised by. The blank has none.
pub fn surprise(board: &Board, token: IntruderToken) -> u8 {
    let number = token.print().number;
    if number > 1 && board.has_weakness(Weakness::ReactionToDanger) {
        rule!("NEM-39.5");
        return number - 1;
    }
    number
}
