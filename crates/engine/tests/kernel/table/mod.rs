//! The words of the scenarios: a table of Contact, and what happens at it.

use contact::{
    Choice, Contact, ContactSetup, Event, Frame, Outcome,
    board::Board,
    rules::{find::FindAnswer, turn::Action},
    words::{
        Face,
        Signal::{self, Beacon, Trader},
        Stance,
    },
};
use engine::{Game, Log, Setup, State};

pub(crate) use engine::Seat;

pub(crate) const FIRST: Seat = Seat(0);
pub(crate) const SECOND: Seat = Seat(1);

/// A table, and what was heard at it since the last input.
pub(crate) struct Table {
    pub(crate) state: State<Contact>,
    pub(crate) events: Vec<Event>,
}

/// Two players at the very start.
pub(crate) fn given() -> Table {
    let mut events = Vec::new();
    let state = Contact::begin(&ContactSetup::standard(2), &mut Log::On(&mut events));
    Table { state, events }
}

/// Two players with a trader and a beacon each, at the first question.
pub(crate) fn given_stances() -> Table {
    let mut table = given();
    for signal in [Trader, Trader, Beacon, Beacon] {
        table.shows(Outcome::Dealing(signal));
    }
    table
}

/// The same with both hiding, on the turn of the first.
pub(crate) fn given_a_turn() -> Table {
    let mut table = given_stances();
    table.both_hide();
    table
}

/// The same with the second fighting a hunter, who has no jammer left.
pub(crate) fn given_a_fight() -> Table {
    let mut table = given_a_turn();
    table.chooses(SECOND, Choice::Turn(Action::Jam));
    table.chooses(SECOND, Choice::Turn(Action::Listen)).shows(Outcome::Draw(Signal::Hunter));
    table.chooses(SECOND, Choice::Find(FindAnswer::Fight));
    table
}

impl Table {
    #[track_caller]
    pub(crate) fn chooses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        self.events.clear();
        let taken = self.state.choose(seat, choice, &mut Log::On(&mut self.events));
        taken.unwrap_or_else(|refused| panic!("{choice:?} of seat {seat} is {refused:?}"));
        self
    }

    #[track_caller]
    pub(crate) fn shows(&mut self, outcome: Outcome) -> &mut Self {
        self.events.clear();
        let taken = self.state.resolve(outcome, &mut Log::On(&mut self.events));
        taken.unwrap_or_else(|refused| panic!("{outcome:?} is {refused:?}"));
        self
    }

    #[track_caller]
    pub(crate) fn the_die_shows(&mut self, face: Face) -> &mut Self {
        self.shows(Outcome::Fight(face))
    }

    #[track_caller]
    pub(crate) fn both_hide(&mut self) -> &mut Self {
        self.chooses(FIRST, Choice::StanceTaking(Stance::Hide)).chooses(SECOND, Choice::StanceTaking(Stance::Hide))
    }

    #[track_caller]
    pub(crate) fn resigns(&mut self, seat: Seat) -> &mut Self {
        self.events.clear();
        self.state.resign(seat, &mut Log::On(&mut self.events)).expect("who plays may leave");
        self
    }

    pub(crate) fn board(&self) -> &Board {
        self.state.board()
    }

    pub(crate) fn under_way(&self) -> &[Frame] {
        self.state.under_way()
    }
}
