//! NEM-9.4, NEM-9.20: doors, as in both books; and who breaks them down.

pub use nemesis_kit::rules::doors::{
    DoorTaken, close, close_behind, close_with_stock, destroy, has_door_in_stock, open, toggle,
};

use engine::rule;

use crate::{
    board::Board,
    words::{Intruder, Weakness},
};

/// NEM-39.2: whether intruders of this kind break doors down.
pub fn can_destroy(board: &Board, kind: Intruder) -> bool {
    match kind {
        Intruder::Breeder | Intruder::Queen => true,
        Intruder::Larva | Intruder::Creeper | Intruder::Adult => {
            rule!("NEM-39.2");
            !board.has_weakness(Weakness::TheWayOfMoving)
        }
    }
}
