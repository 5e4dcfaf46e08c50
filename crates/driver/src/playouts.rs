//! Playouts: games played at random, as fast as one thread can, to measure the rules.
//!
//! Nothing is seen, told or written down, and nothing is allocated between two inputs. Games
//! per second alone say little, for a question that is split in two makes twice as many
//! answers; so the means stand beside them, and a reference loop that has nothing to do
//! with games, to judge the mood of the machine.
//!
//! Of those who are asked the first answers, and nobody speaks up unasked. A choice from a
//! range is the upper half of a product with a random number: it is uneven by less than one in
//! 2³², which is good enough here and nowhere else.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use engine::{Game, Log, Pending, State};
use rand::{Rng, SeedableRng, rngs::SmallRng};

/// Plays games of one set-up.
#[derive(Clone, Debug)]
pub struct Playouts<G: Game> {
    start: State<G>,
    random: SmallRng,
    choices: Vec<G::Choice>,
    odds: Vec<(G::Outcome, u32)>,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games that were stopped because they took too many rounds.
    pub stopped: u64,
    /// Answers in all games.
    pub answers: u64,
    /// Outcomes in all games.
    pub outcomes: u64,
    /// The sum of how many answers were offered each time.
    pub offered: u64,
    /// How long it took.
    pub time: Duration,
}

/// How large a state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Bytes in memory, which are copied for each fork.
    pub in_memory: usize,
    /// Bytes when it is stored.
    pub stored: usize,
}

impl<G: Game> Playouts<G> {
    /// Gets ready to play games of this set-up. The same seed plays the same games.
    pub fn new(setup: &G::Setup, seed: u64) -> Self {
        Playouts {
            start: G::begin(setup, &mut Log::Off),
            random: SmallRng::seed_from_u64(seed),
            choices: Vec::new(),
            odds: Vec::new(),
        }
    }

    /// Goes back to the first game of a seed. The lists of answers and outcomes keep the room they have.
    pub fn start_anew(&mut self, seed: u64) {
        self.random = SmallRng::seed_from_u64(seed);
    }

    /// Plays so many games.
    pub fn play(&mut self, games: u64) -> Tally {
        let (mut tally, from) = (Tally::default(), Instant::now());
        (0..games).for_each(|_| self.play_one(&mut tally));
        Tally { time: from.elapsed(), ..tally }
    }

    /// Plays for so long, and the last game to its end.
    pub fn play_for(&mut self, time: Duration) -> Tally {
        let (mut tally, from) = (Tally::default(), Instant::now());
        while from.elapsed() < time {
            self.play_one(&mut tally);
        }
        Tally { time: from.elapsed(), ..tally }
    }

    /// How many copies of a state are made in a second.
    pub fn copies_per_second(&self) -> f64 {
        const COPIES: u32 = 1 << 20;
        let from = Instant::now();
        for _ in 0..COPIES {
            let mut copy = *black_box(&self.start);
            black_box(&mut copy);
        }
        f64::from(COPIES) / from.elapsed().as_secs_f64()
    }

    /// How large the state at the start is.
    pub fn size(&self) -> Size {
        let stored = borsh::object_length(&self.start).expect("a state can be stored");
        Size { in_memory: size_of::<State<G>>(), stored }
    }

    #[inline]
    fn play_one(&mut self, tally: &mut Tally) {
        let mut state = self.start;
        tally.games += 1;
        loop {
            match state.pending() {
                Pending::Players { asked, may_interject } => {
                    if G::round(state.board()) > G::ROUNDS_AMONG_BOTS {
                        tally.stopped += 1;
                        return;
                    }
                    let seat = asked.first().or(may_interject.first()).expect("somebody may answer");
                    state.choices(seat, &mut self.choices);
                    let choice = self.choices[below(&mut self.random, self.choices.len() as u64) as usize];
                    state.choose_unchecked(seat, choice, &mut Log::Off);
                    tally.answers += 1;
                    tally.offered += self.choices.len() as u64;
                }
                Pending::Chance => {
                    state.odds(&mut self.odds);
                    let outcome = pick(&mut self.random, &self.odds);
                    state.resolve_unchecked(outcome, &mut Log::Off);
                    tally.outcomes += 1;
                }
                Pending::Nobody => return,
            }
        }
    }
}

impl Tally {
    /// Games in a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64()
    }

    /// Answers and outcomes in a second.
    pub fn inputs_per_second(&self) -> f64 {
        (self.answers + self.outcomes) as f64 / self.time.as_secs_f64()
    }

    /// Answers in a game, on average.
    pub fn answers_per_game(&self) -> f64 {
        self.answers as f64 / self.games as f64
    }

    /// Outcomes in a game, on average.
    pub fn outcomes_per_game(&self) -> f64 {
        self.outcomes as f64 / self.games as f64
    }

    /// How many answers are offered at a time, on average.
    pub fn branching(&self) -> f64 {
        self.offered as f64 / self.answers as f64
    }
}

/// Steps in a second of a loop that never changes: each multiplies what the last one made.
pub fn reference_loop() -> f64 {
    const STEPS: u32 = 1 << 24;
    let (mut number, from) = (black_box(1_u64), Instant::now());
    for _ in 0..STEPS {
        number = (number ^ (number >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    black_box(number);
    f64::from(STEPS) / from.elapsed().as_secs_f64()
}

/// A number from 0 to below `n`.
#[inline]
fn below(random: &mut SmallRng, n: u64) -> u64 {
    ((u128::from(random.next_u64()) * u128::from(n)) >> 64) as u64
}

/// One of the things that may come up. Even odds, by far the most common, need one look at
/// the list; others need a second.
#[inline]
fn pick<T: Copy>(random: &mut SmallRng, odds: &[(T, u32)]) -> T {
    let (first, ways_of_first) = odds[0];
    let (mut total, mut is_even) = (0, true);
    for &(_, ways) in odds {
        total += u64::from(ways);
        is_even &= ways == ways_of_first;
    }
    if is_even {
        return odds[below(random, odds.len() as u64) as usize].0;
    }
    let mut left = below(random, total);
    for &(outcome, ways) in odds {
        match left.checked_sub(ways.into()) {
            Some(rest) => left = rest,
            None => return outcome,
        }
    }
    first
}
