//! Bots that play a game from input to input, for tests that look at it in between.

use bots::{Budget, Judge, Level, News, Sitting};
use engine::{Game, Log, Pending, Seat, State, Viewer};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// The bots of a game, seat by seat, and dice.
pub struct BotsAtATable<G: Judge> {
    seats: Vec<WithDice<G>>,
    dice: StdRng,
    choices: Vec<G::Choice>,
    odds: Vec<(G::Outcome, u32)>,
    events: Vec<G::Event>,
}

/// A bot in its seat, and its own dice.
pub(crate) struct WithDice<G: Judge> {
    seat: Seat,
    sitting: Sitting<G>,
    dice: Box<dyn FnMut(u32) -> u32>,
}

impl<G: Judge> WithDice<G> {
    /// A bot of this level, whose dice start from `seed`.
    pub(crate) fn new(seat: Seat, level: Level, seed: u64) -> Self {
        WithDice { seat, sitting: Sitting::new(seat, level.bot()), dice: Box::new(bots::dice(seed)) }
    }

    /// Something has happened: an answer, if it was one, and what came of it.
    pub(crate) fn told(&mut self, answer: Option<(Seat, G::Choice)>, events: &[G::Event]) {
        self.sitting.told(&News::of(self.seat, answer, events));
    }

    /// What it answers, with the budget that is usual for it.
    pub(crate) fn answer(&mut self, state: &State<G>, choices: &[G::Choice]) -> G::Choice {
        let view = G::view(state, Viewer::seat(self.seat));
        self.sitting.answer(&view, choices, Budget::USUAL, &mut *self.dice)
    }
}

impl<G: Judge> BotsAtATable<G> {
    /// A table that was set up so. Each bot has a level and what its own dice start from, and those of the table start
    /// from `seed`.
    pub fn new(setup: &G::Setup, bots: &[(Level, u64)], seed: u64) -> (Self, State<G>) {
        let seated = (0..).map(Seat).zip(bots).map(|(seat, &(level, seed))| WithDice::new(seat, level, seed));
        let mut table = BotsAtATable {
            seats: seated.collect(),
            dice: StdRng::seed_from_u64(seed),
            choices: Vec::new(),
            odds: Vec::new(),
            events: Vec::new(),
        };
        let state = G::begin(setup, &mut Log::On(&mut table.events));
        table.tell(None);
        (table, state)
    }

    /// Gives the next input: a bot's answer, or what chance shows.
    pub fn go_on(&mut self, state: &mut State<G>) {
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut self.choices);
                let choice = self.seats[seat.index()].answer(state, &self.choices);
                let mut log = Log::On(&mut self.events);
                state.choose(seat, choice, &mut log).expect("a bot answers what it is offered");
                self.tell(Some((seat, choice)));
            }
            Pending::Chance => {
                state.odds(&mut self.odds);
                let total: u32 = self.odds.iter().map(|(_, ways)| ways).sum();
                let mut left = self.dice.random_range(0..total);
                let shown = self.odds.iter().find(|(_, ways)| {
                    let is_it = left < *ways;
                    left = left.wrapping_sub(*ways);
                    is_it
                });
                let mut log = Log::On(&mut self.events);
                state.resolve(shown.expect("the odds add up").0, &mut log).expect("it can come up");
                self.tell(None);
            }
            Pending::Nobody => (),
        }
    }

    /// Everybody is told what has happened.
    fn tell(&mut self, answer: Option<(Seat, <G as Game>::Choice)>) {
        self.seats.iter_mut().for_each(|seated| seated.told(answer, &self.events));
        self.events.clear();
    }
}
