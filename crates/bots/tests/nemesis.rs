//! The bots at a table of Nemesis.

use bots::Level;
use engine::{Game, Log, Pending, Seat, Setup as _};
use nemesis::{
    Nemesis, Setup,
    board::Board,
    words::{Mode, Side},
};
use proofs::BotsAtATable;

/// More answers than any game takes.
const MOST_ANSWERS: u32 = 20_000;

/// Plays one game to its end.
fn play(setup: &Setup, level: Level, seed: u64) -> Board {
    let bots = (0..u64::from(setup.players)).map(|seat| level.bot(8 * seed + seat)).collect();
    let mut table = BotsAtATable::<Nemesis>::new(bots, seed);
    let mut state = Nemesis::begin(setup, &mut Log::Off);
    let mut answers = 0;
    while !state.is_over() {
        answers += u32::from(matches!(state.pending(), Pending::Players { .. }));
        assert!(answers < MOST_ANSWERS, "a game comes to an end");
        table.go_on(&mut state);
    }
    *state.board()
}

/// What became of everybody in so many games of four.
struct Fortunes {
    seats: f64,
    lived: f64,
    won: f64,
}

fn fortunes(level: Level, games: u64) -> Fortunes {
    let mut fortunes = Fortunes { seats: 4.0 * games as f64, lived: 0.0, won: 0.0 };
    for seed in 0..games {
        let board = play(&Setup::standard(4), level, seed);
        fortunes.lived += Seat::all(4).filter(|&seat| board.player(seat).is_alive()).count() as f64;
        fortunes.won += board.winners.map_or(0, |winners| winners.len()) as f64;
    }
    fortunes
}

impl Fortunes {
    /// Between which shares the true share of those who live lies, with a confidence of 95 % (Wilson).
    fn survival(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, spread) = (self.lived / self.seats, Z * Z / self.seats);
        let reach = Z * (share * (1.0 - share) / self.seats + spread / (4.0 * self.seats)).sqrt();
        ((share + spread / 2.0 - reach) / (1.0 + spread), (share + spread / 2.0 + reach) / (1.0 + spread))
    }
}

/// Twice as often is what we want. Over 400 games it was many times over, so that a sample shows it
/// beyond doubt.
#[test]
fn greedy_lives_more_than_twice_as_often_as_random() {
    let random = fortunes(Level::Random, 150);
    let greedy = fortunes(Level::Greedy, 30);

    for (name, it) in [("random", &random), ("greedy", &greedy)] {
        let (low, high) = it.survival();
        println!("{name}: of {} lived {} ({low:.3} to {high:.3}), and {} won", it.seats, it.lived, it.won);
    }
    assert!(greedy.survival().0 > 2.0 * random.survival().1, "at its worst more than random at its best");
    assert!(greedy.won > 0.0, "it does not only live");
}

#[test]
fn greedy_plays_every_mode_to_its_end() {
    let standard = Setup::standard;
    let setups = [
        standard(1),
        standard(2),
        standard(3),
        standard(5),
        Setup { side: Side::Alternative, ..standard(4) },
        Setup { mode: Mode::FullCooperative, ..standard(3) },
        Setup { intruder_player: true, ..standard(4) },
        Setup { intruder_player: true, mode: Mode::FullCooperative, side: Side::Alternative, ..standard(5) },
    ];

    for (seed, setup) in (0..).zip(setups) {
        let board = play(&setup, Level::Greedy, seed);

        assert!(board.ending.is_some(), "{setup:?} has an end");
    }
}

#[test]
fn games_of_a_bot_do_not_depend_on_anything_but_the_seed() {
    let once = play(&Setup::standard(3), Level::Greedy, 11);
    let again = play(&Setup::standard(3), Level::Greedy, 11);

    assert!(once == again, "the same seed plays the same game");
}
