//! AGD-4.25, AGD-6P: the End Phase.

use engine::{Flow, Log, Step, rule};

use crate::{
    Aliens, Frame,
    board::{Board, Figure},
    rules::{
        ending::GameOver,
        missions::{self, dropship},
        turn::{Turn, TurnStage},
        windows::WindowOpens,
    },
    words::{Condition, Ending, Mission, Window},
};

/// AGD-6P.7
const LAST_TURN: u16 = 30;

engine::words! {
    /// AGD-4.25: how far the End Phase has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EndStage {
        Script,
        Check,
    }
}

/// AGD-4.25: the mission's script, then victory and defeat.
#[engine::frame]
pub struct EndPhase {
    pub stage: EndStage,
}

impl EndPhase {
    pub fn new() -> EndPhase {
        EndPhase { stage: EndStage::Script }
    }
}

impl Step<Aliens> for EndPhase {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match self.stage {
            EndStage::Script => {
                rule!("AGD-4.25");
                if board.setup.mission == Mission::Survive && board.turn == dropship::DEPARTURE {
                    dropship::depart(board, log);
                }
                let first = WindowOpens::at(Window::EndCheck).into();
                Flow::Call { first, then: EndPhase { stage: EndStage::Check }.into() }
            }
            EndStage::Check => match verdict(board) {
                Some(ending) => Flow::End(GameOver { ending }.into()),
                None => {
                    rule!("AGD-6P.3");
                    Flow::Become(Turn { stage: TurnStage::Script }.into())
                }
            },
        }
    }
}

/// Victory before defeat. AGD-6P.5: who ran out of Endurance does not get here.
fn verdict(board: &Board) -> Option<Ending> {
    rule!("AGD-6P.4");
    if missions::is_won(board) {
        rule!("AGD-6P.1");
        return Some(Ending::Victory);
    }
    let has_left = board.figures.iter().any(|figure| figure.condition == Condition::Left);
    if !board.figures.iter().any(Figure::is_standing) && !has_left {
        rule!("AGD-6P.2");
        return Some(Ending::SquadLost);
    }
    if missions::is_failed(board) {
        rule!("AGD-6P.6");
        return Some(Ending::MissionFailed);
    }
    (board.turn >= LAST_TURN).then(|| {
        rule!("AGD-6P.7");
        Ending::TurnLimit
    })
}
