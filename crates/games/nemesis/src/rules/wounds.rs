//! NEM-14.1 to NEM-14.9: wounds of characters, as in both books; and what comes of one at once.

use engine::{Flow, Log, Seat, rule};
pub use nemesis_kit::rules::wounds::{dress, heal, heal_all_light, heal_light, is_at_the_limit};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::hands,
    words::{Cause, SeriousWound, Trait},
};

/// A character suffers wounds, one after the other.
pub type Wounds = nemesis_kit::rules::wounds::Wounds<Cause>;

/// NEM-14.3: a serious wound card is drawn.
pub type WoundDraw = nemesis_kit::rules::wounds::WoundDraw<Cause>;

/// NEM-48.4, NEM-42.1: a character has suffered a serious wound, and what it does at once.
pub fn suffered(board: &mut Board, seat: Seat, wound: SeriousWound, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if wound == SeriousWound::Leg && board.has_trait(seat, Trait::Wheelchair) {
        rule!("NEM-48.4");
        dress(board, seat, wound, log);
    }
    hands::drop_excess::<Nemesis>(board, seat).map_or(Flow::Done, Flow::Become)
}
