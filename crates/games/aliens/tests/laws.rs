//! The laws, over random games of every mission, number of players and option.

mod dice;

use aliens::{Aliens, Setup};
use dice::dice;
use engine::{
    Setup as _,
    laws::{Plan, Report, check},
};

#[test]
fn the_laws_hold_over_a_sample_of_games_of_every_set_up() {
    let plan = Plan::new(1).sample_every(64);

    let report = check::<Aliens>(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, Setup::every().len() as u64);
    assert_eq!(report.stopped, 0, "every mission ends by itself");
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_thousands_of_games_of_one_to_three() {
    (1..=3).for_each(|players| drop(soak(players)));
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_thousands_of_games_of_four_to_six() {
    (4..=6).for_each(|players| drop(soak(players)));
}

/// Three thousand games with the options mixed.
fn soak(players: u8) -> Report {
    let setups = Setup::every_for(players);
    let games = 3_000u32.div_ceil(setups.len() as u32);
    let plan = Plan::new(games).setups(setups).sample_every(128);
    let report = check::<Aliens>(&plan, &mut dice(players.into())).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(report.games >= 3_000);
    report
}
