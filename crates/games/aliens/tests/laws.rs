//! The laws, over random games of every mission, number of players and option.

mod dice;

use std::{collections::BTreeSet, fs, path::Path};

use aliens::{
    Aliens, Setup,
    campaign::Campaign,
    words::{Card, Condition, Mission},
};
use dice::dice;
use engine::{
    Setup as _, Word,
    laws::{Plan, check},
};

/// Rules that only somebody who knows the way comes to, or a campaign.
const NEVER_MET: &[&str] = &[
    "AGD-11E.13",
    "AGD-11E.3",
    "AGD-11E.33",
    "AGD-11E.4",
    "AGD-11E.45",
    "AGD-11E.5",
    "AGD-11E.6",
    "AGD-11E.9",
    "AGD-5.30",
    "AGD-6E.6",
    "AGD-6P.1",
    "AGD-6P.7",
    "AGD-7B.10",
    "AGD-7B.12",
    "AGD-7B.13",
    "AGD-7B.14",
    "AGD-7B.15",
    "AGD-7B.2",
    "AGD-7B.4",
    "AGD-7B.5",
    "AGD-7B.6",
];

#[test]
fn the_laws_hold_over_a_sample_of_games_of_every_set_up() {
    let plan = Plan::new(1).sample_every(64);

    let report = check::<Aliens>(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, Setup::every().len() as u64);
    assert_eq!(report.stopped, 0, "every mission ends by itself");
}

/// A squad that has suffered: who is left in the APC has to be trapped, captives wait in cocoons,
/// cards are gone, and there are more players than heroes.
#[test]
fn the_laws_hold_in_the_missions_of_a_campaign() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates = [
        Condition::Standing,
        Condition::Captured,
        Condition::Standing,
        Condition::Killed,
        Condition::Captured,
        Condition::Captured,
        Condition::Standing,
    ];
    campaign.facehuggers[0] = 1;
    campaign.removed[Card::M41aPulseRifle.index()] = 3;
    campaign.removed[Card::SecondWind.index()] = 2;
    let missions = [Mission::Escape, Mission::Survive, Mission::Rescue, Mission::Resupply];
    let setups = missions.into_iter().zip([1, 2, 3, 4]).map(|(mission, players)| campaign.setup(mission, players));

    let plan = Plan::new(8).setups(setups).sample_every(64);

    let report = check::<Aliens>(&plan, &mut dice(3)).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert_eq!((report.games, report.stopped), (32, 0));
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_thousands_of_games_of_one_to_three() {
    (1..=3).for_each(soak);
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_thousands_of_games_of_four_to_six() {
    (4..=6).for_each(soak);
}

/// Three thousand games with the options mixed.
fn soak(players: u8) {
    let setups = Setup::every_for(players);
    let games = 3_000u32.div_ceil(setups.len() as u32);
    let plan = Plan::new(games).setups(setups).sample_every(128);
    let report = check::<Aliens>(&plan, &mut dice(players.into())).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:?}");
    assert!(report.games >= 3_000);
}

/// What random games never come to is either unreachable or too rare to be met by luck; the
/// scenarios show each.
#[test]
fn random_games_carry_out_nearly_every_rule_that_the_code_cites() {
    let played = engine::rules_hit(|| {
        check::<Aliens>(&Plan::new(8).sample_every(1_000_000), &mut dice(2)).expect("the laws hold");
    });

    let played: BTreeSet<String> = played.iter().map(|rule| rule.to_string()).collect();
    let is_missed = |rule: &String| !played.contains(rule) && !NEVER_MET.contains(&rule.as_str());
    assert_eq!(cited().into_iter().filter(is_missed).collect::<Vec<String>>(), [""; 0]);
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
