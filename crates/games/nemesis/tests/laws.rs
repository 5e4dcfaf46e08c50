//! The laws, over random games of every set-up.

mod dice;

use std::{collections::BTreeSet, fs, path::Path};

use dice::dice;
use engine::{
    Setup as _,
    laws::{Plan, Report, check},
};
use nemesis::{Nemesis, Setup};

#[test]
fn the_laws_hold_over_a_sample_of_games_of_every_set_up() {
    let plan = Plan::new(1).sample_every(48);
    let report = check::<Nemesis>(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, Setup::every().len() as u64);
    assert_eq!(report.stopped, 0, "every game ends by itself");
}

#[test]
fn the_laws_hold_over_games_of_each_number_of_players() {
    let setups = (1..=5).map(Setup::standard);
    let plan = Plan::new(40).setups(setups).sample_every(32);
    let report = check::<Nemesis>(&plan, &mut dice(2)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_ten_thousand_games() {
    let setups = Setup::every();
    let games = 10_000u32.div_ceil(setups.len() as u32);
    let plan = Plan::new(games).setups(setups).sample_every(256);
    let report: Report = check::<Nemesis>(&plan, &mut dice(3)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert!(report.games >= 10_000);
}

/// What random games never come to is printed, not yet demanded: a scenario shows each.
#[test]
fn random_games_carry_out_most_rules_that_the_code_cites() {
    let played = engine::rules_hit(|| {
        check::<Nemesis>(&Plan::new(8).sample_every(1_000_000), &mut dice(4)).expect("the laws hold");
    });

    let played: BTreeSet<String> = played.iter().map(|rule| rule.to_string()).collect();
    let cited = cited();
    let never: Vec<&String> = cited.iter().filter(|rule| !played.contains(*rule)).collect();
    println!("{} of {} rules were never played: {never:?}", never.len(), cited.len());
    assert!(never.len() * 4 < cited.len(), "most rules are met by luck");
}

/// The ids in `rule!("…")` in the sources.
fn cited() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 100, "the sources cite rules");
    found
}

fn read(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            read(&path, found);
            continue;
        }
        let source = fs::read_to_string(&path).expect("the sources can be read");
        let cited = source.split("rule!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(cited.map(str::to_owned));
    }
}
