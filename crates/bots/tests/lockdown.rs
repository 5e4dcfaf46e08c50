//! The bots at a table of Lockdown.

mod fortunes;

use bots::Level;
use engine::Setup as _;
use fortunes::Fortunes;
use lockdown::{
    Lockdown, Setup,
    board::Board,
    words::{Cast, Mode, Side, Species},
};

/// Plays one game to its end.
fn play(setup: &Setup, level: Level, seed: u64) -> Board {
    *fortunes::play::<Lockdown>(setup, level, seed).board()
}

/// What became of everybody in so many games of four.
fn fortunes(level: Level, games: u64) -> Fortunes {
    Fortunes::of::<Lockdown>(&Setup::standard(4), level, games, |board| {
        let lived = board.seats().filter(|&seat| board.player(seat).is_alive()).count();
        (lived as u32, board.winners.map_or(0, |winners| winners.len() as u32))
    })
}

/// Twice as often is what we want. Over some hundred games it was many times over, so that a sample shows it beyond
/// doubt.
#[test]
fn greedy_lives_more_than_twice_as_often_as_random() {
    let random = fortunes(Level::Random, 150);
    let greedy = fortunes(Level::Greedy, 30);

    println!("random: {random}\ngreedy: {greedy}");
    assert!(greedy.survival().0 > 2.0 * random.survival().1, "at its worst more than random at its best");
    assert!(greedy.victory().0 > random.victory().1, "it does not only live");
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
        Setup { intruders: Species::BaseIntruders, ..standard(4) },
        Setup { characters: Cast::Mixed, ..standard(5) },
        Setup { characters: Cast::Mixed, ..standard(1) },
        Setup {
            mode: Mode::FullCooperative,
            side: Side::Alternative,
            intruders: Species::BaseIntruders,
            ..standard(5)
        },
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
