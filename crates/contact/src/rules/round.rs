//! CON-2: the round. CON-3: stances.

use engine::{Flow, Log, Question, Seat, Seats, Setup, Step, Word, rule};

use super::{reckoning::Reckoning, turn::Turn};
use crate::{
    Contact, Event, Frame,
    board::{Board, Stances},
    words::{Ending, Stance},
};

/// A round under way. Whatever stops in the middle of a turn unwinds to here.
#[engine::frame]
pub struct Round {
    /// The seat from which on turns have still to be taken.
    pub next: Seat,
}

/// All crews take a stance at the same time.
#[engine::frame]
pub struct StanceTaking {
    /// The round it is for.
    pub round: u16,
}

impl Round {
    /// Begins the next round.
    pub fn begin(board: &mut Board, log: &mut Log<'_, Contact>) -> Round {
        rule!("CON-2.1");
        board.round += 1;
        board.stances = Stances::default();
        log.push(Event::RoundBegan { round: board.round });
        Round { next: Seat(0) }
    }

    /// The round under way, with no turn left to take.
    pub fn without_turns(board: &Board) -> Round {
        Round { next: Seat(board.setup.players()) }
    }
}

impl Step<Contact> for Round {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        if !board.undecided().is_empty() && !board.stances.are_shown {
            rule!("CON-3.1");
            return Flow::Call { first: StanceTaking { round: board.round }.into(), then: self.into() };
        }
        if !board.stances.are_shown {
            show_stances(board, log);
        }
        board.on_turn = board.active().iter().find(|&seat| seat >= self.next);
        if let Some(by) = board.on_turn {
            rule!("CON-2.2");
            log.push(Event::TurnBegan { of: by });
            return Flow::Call { first: Turn { by }.into(), then: Round { next: Seat(by.0 + 1) }.into() };
        }
        if board.round == board.setup.rounds() {
            rule!("CON-2.4");
            return Flow::End(Reckoning { ending: Ending::Silence }.into());
        }

        if !board.discards.is_empty() {
            rule!("CON-2.3");
            board.shuffle_all();
            log.push(Event::Shuffled);
        }
        Flow::Become(Round::begin(board, log).into())
    }
}

impl Question<Contact> for StanceTaking {
    type Answer = Stance;

    fn asked(self, board: &Board) -> Seats {
        board.undecided()
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Stance)) {
        Stance::ALL.iter().for_each(|&stance| offer(stance));
    }

    fn answered(self, board: &mut Board, seat: Seat, stance: Stance, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        board.stances.given[seat.index()] = Some(stance);
        log.push(Event::StanceTaken { by: seat });
        match board.undecided().is_empty() {
            true => Flow::Done,
            false => Flow::Become(self.into()),
        }
    }
}

/// Shows all stances. Who hails alone is heard, and scores.
fn show_stances(board: &mut Board, log: &mut Log<'_, Contact>) {
    rule!("CON-3.2");
    board.stances.are_shown = true;
    let given = board.stances.given;
    let taken = board.active().iter().filter_map(|of| given[of.index()].map(|stance| (of, stance)));
    taken.clone().for_each(|(of, stance)| log.push(Event::StanceShown { of, stance }));
    let hailing: Seats = taken.filter(|&(_, stance)| stance == Stance::Hail).map(|(of, _)| of).collect();
    if let (1, Some(by)) = (hailing.len(), hailing.first()) {
        rule!("CON-3.3");
        board.crew_mut(by).points += 2;
        log.push(Event::Scored { by, points: 2 });
    }
}
