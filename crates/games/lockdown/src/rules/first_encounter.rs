//! LOC-21.1: the first encounter, at which everybody chooses an objective.

use engine::{Flow, Known, Log, Question, Seat, Seats, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    words::{Mode, Objective},
};

/// LOC-4.63: everybody who holds two objectives keeps one. All answer at the same time, and nobody
/// learns what the others do.
#[engine::frame]
pub struct ObjectiveChoice {}

/// Asks for it if the first intruder of the game has just appeared.
pub fn choice(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    if board.has_met_intruders {
        return None;
    }
    rule!("LOC-21.1");
    board.has_met_intruders = true;
    log.push(Heard::FirstEncounter {}.into());
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => (!undecided(board).is_empty()).then(|| ObjectiveChoice {}.into()),
        Mode::FullCooperative => {
            rule!("LOC-25.25");
            None
        }
    }
}

/// Who still holds two. LOC-29.45, LOC-29.114: whoever is out chooses too, the dead as well.
fn undecided(board: &Board) -> Seats {
    board.seats().filter(|&seat| board.player(seat).objectives.iter().all(Option::is_some)).collect()
}

impl Question<Lockdown> for ObjectiveChoice {
    type Answer = Objective;

    fn asked(self, board: &Board) -> Seats {
        undecided(board)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Objective)) {
        let objectives = board.player(seat).objectives.iter().flatten();
        objectives.for_each(|objective| offer(objective.for_rules()));
    }

    fn answered(self, board: &mut Board, seat: Seat, kept: Objective, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.63");
        // LOC-27.3: which of the two was kept nobody else knows, even who has seen one of them.
        board.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), kept)), None];
        log.push(Heard::objective_chosen(seat, kept));
        match undecided(board).is_empty() {
            true => Flow::Done,
            false => Flow::Become(self.into()),
        }
    }
}
