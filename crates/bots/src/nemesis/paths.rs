//! How far it is from room to room on either side of the ship.

use std::sync::LazyLock;

use engine::Word;
use nemesis::{
    board::Board,
    words::{Side, all_rooms},
};

use crate::family::paths::Apart;

/// How many moves it is from one room to another, if nothing is in the way.
pub(super) fn apart(board: &Board) -> &'static Apart {
    &APART[board.setup.side.index()]
}

static APART: LazyLock<[Apart; 2]> = LazyLock::new(|| {
    [Side::Basic, Side::Alternative].map(|side| Apart::of(all_rooms(), |room| side.ship().plan.neighbours(room)))
});
