//! AGD-11E: what each mission adds: scripts, conditions of victory and defeat.
//!
//! What is on a mission card is in `content/missions`; what its objects do is in the files
//! beside this one.

pub mod bug_hunts;
pub mod captives;
pub mod computers;
pub mod dropship;
pub mod mission_blips;

use engine::rule;

use crate::{
    Frame, Setup,
    board::Board,
    words::{Character, Condition, Difficulty, Ending, Exit, Knob, Mission, Team},
};

/// AGD-11E.44: how many crates have to be opened.
pub const CRATES: u8 = 4;

/// AGD-4.1: what a mission does at the start of a turn.
pub fn start_of_turn(board: &Board) -> Option<Frame> {
    match board.setup.mission {
        Mission::Survive if board.turn == dropship::LANDING => Some(dropship::Landing {}.into()),
        Mission::Newt
        | Mission::Escape
        | Mission::Survive
        | Mission::Rescue
        | Mission::Resupply
        | Mission::LastStand
        | Mission::BlockSweep
        | Mission::Gantry
        | Mission::Nest => None,
    }
}

/// The exit that is open from the start.
pub fn open_exit(mission: Mission) -> Option<Exit> {
    match mission {
        Mission::Escape => {
            rule!("AGD-11E.11");
            Some(Exit::Exit)
        }
        Mission::Rescue => {
            rule!("AGD-11E.35");
            Some(Exit::Exit)
        }
        Mission::Resupply => {
            rule!("AGD-11E.43");
            Some(Exit::Exit)
        }
        // AGD-11E.6, AGD-11E.21: not before Newt has been found, or the dropship has landed.
        Mission::Newt | Mission::Survive => None,
        Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => {
            rule!("AGD-11E.50");
            None
        }
    }
}

/// AGD-6P.6: whether the mission is lost the moment something happens.
pub fn failed_at_once(board: &Board) -> Option<Ending> {
    if board.turn == 0 {
        return None;
    }
    let is_lost = match board.setup.mission {
        Mission::Newt => {
            let newt = board.figure(Character::Newt).condition;
            matches!(newt, Condition::Killed | Condition::Captured)
        }
        Mission::Escape => {
            let is_lost =
                |condition| !matches!(condition, Condition::Left | Condition::Standing | Condition::KnockedDown);
            trapped(board).all(is_lost)
        }
        Mission::Survive
        | Mission::Rescue
        | Mission::Resupply
        | Mission::LastStand
        | Mission::BlockSweep
        | Mission::Gantry
        | Mission::Nest => false,
    };
    is_lost.then(|| {
        rule!("AGD-6P.8");
        match board.setup.mission {
            Mission::Newt => rule!("AGD-11E.9"),
            _ => rule!("AGD-11E.15"),
        }
        Ending::MissionFailed
    })
}

/// AGD-6P.1: whether all requirements of the mission are met.
pub fn is_won(board: &Board) -> bool {
    let is_empty = board.on_board().is_empty();
    let counts = |character: Character| {
        let figure = board.figure(character);
        if !board.setup.carried.in_campaign && figure.facehuggers > 0 {
            // The mission is all there is.
            rule!("AGD-6N.5");
            return false;
        }
        figure.condition == Condition::Left
    };
    let n_left = |is_meant: &dyn Fn(Character) -> bool| {
        use engine::Word;
        Character::ALL.iter().filter(|&&character| is_meant(character) && counts(character)).count()
    };
    match board.setup.mission {
        Mission::Newt => {
            rule!("AGD-11E.8");
            is_empty && counts(Character::Newt)
        }
        Mission::Escape => {
            rule!("AGD-11E.14");
            let needed = trapped_needed(&board.setup, trapped(board).count());
            is_empty && n_left(&|character| board.figure(character).team == Team::Trapped) >= needed
        }
        Mission::Survive => {
            rule!("AGD-11E.23");
            is_empty && n_left(&|_| true) >= survivors_needed(&board.setup, board.starters)
        }
        Mission::Rescue => {
            rule!("AGD-11E.36");
            is_empty && n_left(&|character| board.figure(character).was_captive) >= 1
        }
        Mission::Resupply => {
            rule!("AGD-11E.44");
            is_empty && n_left(&|_| true) >= 1 && board.crates_opened >= CRATES
        }
        Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => bug_hunts::is_won(board),
    }
}

/// AGD-11E.14, AGD-7H.1: how many of a trapped team of this size have to leave: one, or, harder, two;
/// of a team of one, that one.
pub fn trapped_needed(setup: &Setup, n_trapped: usize) -> usize {
    match setup.difficulty(Knob::Mission2) {
        Difficulty::Easier | Difficulty::Standard => 1,
        Difficulty::Harder => n_trapped.clamp(1, 2),
    }
}

/// AGD-11E.23, AGD-7H.1: how many have to leave of so many who began Mission 3.
pub fn survivors_needed(setup: &Setup, starters: u8) -> usize {
    match setup.difficulty(Knob::Mission3) {
        _ if starters < 3 => 1,
        Difficulty::Easier => 1,
        Difficulty::Standard => 2,
        Difficulty::Harder => 3,
    }
}

/// AGD-6P.6: whether the mission is lost in the End Phase: nobody is left to fulfil it.
pub fn is_failed(board: &Board) -> bool {
    if !board.on_board().is_empty() {
        return false;
    }
    match board.setup.mission {
        // Their own conditions are lost with Newt and with the trapped team.
        Mission::Newt | Mission::Escape => (),
        Mission::Survive => rule!("AGD-11E.24"),
        Mission::Rescue => rule!("AGD-11E.37"),
        Mission::Resupply => rule!("AGD-11E.46"),
        Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => rule!("AGD-7E.3"),
    }
    true
}

/// AGD-11E.13: how the members of the trapped team are.
fn trapped(board: &Board) -> impl Iterator<Item = Condition> + '_ {
    let members = board.figures.iter().filter(|figure| figure.condition != Condition::Absent);
    members.filter(|figure| figure.team == Team::Trapped).map(|figure| figure.condition)
}
