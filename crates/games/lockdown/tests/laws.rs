//! The laws, over the random games of `scenarios/whatever_comes.rs`: what is hidden changes nothing that a viewer sees,
//! hears, is asked, offered or foretold; imagined tables look like their view; what is stored is the same when it is
//! read.

#[path = "scenarios/whatever_comes.rs"]
mod whatever_comes;

use bots::{Budget, Level};
use engine::{
    Setup as _,
    laws::{Plan, Report, check_at, check_played_by},
};
use lockdown::{Lockdown, Setup};
use proofs::{dice, players};

/// How seldom a table is looked at with all laws.
const SAMPLE: usize = 12;

#[test]
fn the_laws_hold_whatever_comes() {
    let mut report = Report::default();

    whatever_comes::games(60..110, &mut |state, dice| {
        if dice.below(SAMPLE) == 0 {
            let held = check_at(state, &mut report, &mut |n| dice.below(n as usize) as u32);
            held.unwrap_or_else(|broken| panic!("{broken}"));
        }
    });

    println!("{report:?}");
    assert!(report.looked_closely > 500 && report.in_lockstep > 3_000, "{report:?}");
}

#[test]
fn the_laws_hold_over_games_of_bots() {
    for (level, seed) in [(Level::Random, 1), (Level::Greedy, 2)] {
        let plan = Plan { resign_every: 0, ..Plan::new(1).setups((1..=5).map(Setup::standard)).sample_every(64) };

        let played = check_played_by::<Lockdown>(&plan, &mut players(level, Budget::USUAL), &mut dice(seed));

        let report = played.unwrap_or_else(|broken| panic!("{}: {broken}", level.name()));
        println!("{report:?}");
        assert!(report.thought_again > 10, "it is looked at whether they are honest: {report:?}");
    }
}
