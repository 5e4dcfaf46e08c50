//! The table of contents: every rule that may wait, and every event.

use engine::{Flow, Game, Log, News, Pending, Refused, Seat, Standing, State};

use crate::{
    ContactSetup,
    board::Board,
    rules::{
        dealing::*,
        find::*,
        gift::*,
        reckoning::{self, LastWord, Reckoning},
        round::*,
        turn::*,
    },
    words::{Ending, Face, Place, Signal, Stance},
};

engine::rules! {
    for Contact;
    steps { Round, Spoils, Reckoning }
    questions { StanceTaking, Turn, PutBack, Gift, Find }
    rolls { Dealing, Draw, Glance, Fight, LastWord }
}

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contact;

/// What can happen, and what of it tells somebody what they did not know. Where a card was put can be heard,
/// and not always be seen afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, News)]
#[news(RoundBegan | StanceShown | TurnBegan | PutBack | Challenged | Fought | HandShown | Ended | LastWordGiven)]
#[look(to: Dealt | Accepted)]
#[look(by: Drew | Looked)]
pub enum Event {
    Dealt { to: Seat, signal: Signal },
    RoundBegan { round: u16 },
    StanceTaken { by: Seat },
    StanceShown { of: Seat, stance: Stance },
    Scored { by: Seat, points: i16 },
    TurnBegan { of: Seat },
    Drew { by: Seat, signal: Signal },
    Looked { by: Seat, signal: Signal },
    PutBack { by: Seat, place: Place },
    Offered { from: Seat, to: Seat, signal: Signal },
    Accepted { from: Seat, to: Seat, signal: Signal },
    Declined { from: Seat, to: Seat },
    Jammed { by: Seat },
    Challenged { by: Seat },
    Fought { by: Seat, face: Face },
    JammerFound { by: Seat },
    Shuffled,
    Resigned { by: Seat },
    HandShown { of: Seat, signal: Signal },
    Ended { ending: Ending },
    LastWordGiven { to: Seat },
}

impl Game for Contact {
    const NAME: &'static str = "contact";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 1;
    const ROUNDS_AMONG_BOTS: u16 = 5;

    type Setup = ContactSetup;
    type Board = Board;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Event;
    type Ending = Ending;

    fn begin(setup: &ContactSetup, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Board::new(*setup), Dealing { dealt: 0 }, log)
    }

    fn setup(board: &Board) -> &ContactSetup {
        &board.setup
    }

    fn round(board: &Board) -> u16 {
        board.round
    }

    fn resign(
        board: &mut Board,
        _: &[Frame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<Frame>>, Refused> {
        reckoning::resign(board, seat, log)
    }

    fn keep_memories(board: &mut Board, taken_back: &Board) {
        for seat in Seat::all(board.setup.players) {
            let memory = taken_back.crew(seat).memory;
            board.crew_mut(seat).memory.merge(&memory);
        }
    }

    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Choice> {
        let Pending::Players { asked, .. } = state.pending() else { return None };
        if !asked.has(seat) {
            return None;
        }
        match state.under_way().last()? {
            Frame::Turn(_) => Some(Choice::Turn(Action::Pass)),
            Frame::Gift(_) => Some(Choice::Gift(GiftAnswer::Decline)),
            Frame::Find(_) => Some(Choice::Find(FindAnswer::Keep)),
            Frame::StanceTaking(_) | Frame::PutBack(_) => None,
            Frame::Round(_) | Frame::Spoils(_) | Frame::Reckoning(_) => None,
            Frame::Dealing(_) | Frame::Draw(_) | Frame::Glance(_) | Frame::Fight(_) | Frame::LastWord(_) => None,
        }
    }

    fn standings(board: &Board) -> Vec<Standing> {
        reckoning::standings(board)
    }

    fn ending(board: &Board) -> Option<Ending> {
        board.ending
    }
}
