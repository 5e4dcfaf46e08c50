//! The laws, over random games of every set-up.

use alien_frontiers::{AlienFrontiers, Setup};
use bots::{Budget, Judge};
use engine::{
    Setup as _,
    laws::{Plan, Report, check, check_played_by},
};
use proofs::{dice, every_rule_is_played, players};

#[test]
fn the_laws_hold_over_a_sample_of_games_of_every_set_up() {
    let report = check::<AlienFrontiers>(&Plan::new(4), &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, 4 * Setup::every().len() as u64);
    assert!(report.stopped * 8 < report.games, "nearly all random games end by themselves");
}

#[test]
fn the_laws_hold_over_games_of_bots_of_every_level() {
    for (&level, seed) in AlienFrontiers::LEVELS.iter().zip(3..) {
        // Every answer is thought about anew, which takes those who plan whole turns some time.
        let budget = Budget::of_tables(300);
        let plan = Plan { resign_every: 0, ..Plan::new(1).setups((2..=4).map(Setup::standard)).sample_every(8) };

        let played = check_played_by::<AlienFrontiers>(&plan, &mut players(level, budget), &mut dice(seed));

        let report = played.unwrap_or_else(|broken| panic!("{}: {broken}", level.name()));
        println!("{report:?}");
        assert!(report.thought_again > 20, "it is looked at whether they are honest: {report:?}");
    }
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_ten_thousand_games_of_two() {
    soak(2);
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_ten_thousand_games_of_three() {
    soak(3);
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_ten_thousand_games_of_four() {
    soak(4);
}

/// Ten thousand games with the options mixed.
fn soak(players: u8) -> Report {
    let setups = Setup::every_for(players);
    let games = 10_000u32.div_ceil(setups.len() as u32);
    let plan = Plan::new(games).setups(setups).sample_every(64);
    let report = check::<AlienFrontiers>(&plan, &mut dice(players.into())).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(report.games >= 10_000);
    report
}

/// What random games never come to, and why.
const RARE: [(&str, &str); 2] = [
    ("AF-5.8", "Converter, Artifact, Hub and Mine have all to be closed to a ship before it is stranded"),
    ("AF-19.9", "hardly anybody isolates a territory that they have just borrowed"),
];

#[test]
fn random_games_carry_out_every_rule_that_is_not_rare() {
    every_rule_is_played::<AlienFrontiers>(30, &RARE, || {
        check::<AlienFrontiers>(&Plan::new(4).sample_every(1_000), &mut dice(2)).expect("the laws hold");
    });
}
