//! AGD-11E.21, AGD-11E.22: the dropship of Mission 3.

use engine::{Flow, Log, Roll, Seats, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::losses,
    words::{AlienDie, Condition, Exit},
};

/// AGD-11E.21: the turn in which it lands.
pub const LANDING: u16 = 6;

/// AGD-11E.22: the turn in which it leaves.
pub const DEPARTURE: u16 = 12;

/// AGD-11E.21: at which exit does it land?
#[engine::frame]
pub struct Landing {}

impl Roll<Aliens> for Landing {
    type Shown = AlienDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(AlienDie, u32)) {
        AlienDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: AlienDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-11E.21");
        let exit = if die.0 <= 3 { Exit::ExitA } else { Exit::ExitB };
        board.fittings.open_exit = Some(exit);
        log.push(Heard::DropshipLanded { exit, die });
        Flow::Done
    }
}

/// AGD-11E.22: the dropship leaves, and whoever is still there is captured. Nobody takes a new
/// hero.
pub fn depart(board: &mut Board, log: &mut Log<'_, Aliens>) {
    rule!("AGD-11E.22");
    log.push(Heard::DropshipLeft {});
    for character in board.on_board().iter() {
        losses::lose(board, character, Condition::Captured, log);
    }
    board.bereaved = Seats::NONE;
}
