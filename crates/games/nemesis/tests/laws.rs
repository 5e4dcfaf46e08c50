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

/// What random games hardly ever come to, and why. A scenario shows each.
const RARE: [(&str, &str); 17] = [
    ("NEM-10.9", "every token but the blank has to be out of the bag at once"),
    ("NEM-21.8", "who keeps an objective about the nest has to live to the end"),
    ("NEM-21.9", "who keeps an objective about the queen has to live to the end"),
    ("NEM-21.10", "who keeps an objective about a destroyed ship has to leave it in time"),
    ("NEM-21.11", "who keeps an objective about an object has to carry it off the ship"),
    ("NEM-21.12", "every room has to be explored, and somebody has to live who was after that"),
    ("NEM-26.13", "all figures of a kind have to be on the board, and in combat"),
    ("NEM-26.48", "both breeders have to be on the board when a creeper transforms"),
    ("NEM-26.91", "a Smoke Grenade has to be thrown at somebody without action cards"),
    ("NEM-31.15", "the Mechanic's quest has to be done, and the Flashlight used where something is left"),
    ("NEM-33.7", "a prototype has to be found, loaded twice, and roll a double hit"),
    ("NEM-36.2", "a Taser has to be crafted of two things that one person has found"),
    ("NEM-36.3", "a Flamethrower has to be crafted of two things that one person has found"),
    ("NEM-36.4", "a Molotov Cocktail has to be crafted of two things that one person has found"),
    ("NEM-39.1", "this one of eight weaknesses has to be researched, and an adult attacked then"),
    ("NEM-39.3", "this one of eight weaknesses has to be researched, and a fire put out then"),
    ("NEM-39.8", "this one of eight weaknesses has to be researched, and something burn then"),
];

/// Every rule is met by luck, or has its reason not to be; what is never played is printed.
#[test]
fn random_games_carry_out_every_rule_that_is_not_rare() {
    let played = engine::rules_hit(|| {
        check::<Nemesis>(&Plan::new(8).sample_every(1_000_000), &mut dice(4)).expect("the laws hold");
    });

    let played: BTreeSet<String> = played.iter().map(|rule| rule.to_string()).collect();
    let cited = cited();
    let never: Vec<&String> = cited.iter().filter(|rule| !played.contains(*rule)).collect();
    println!("{} of {} rules were never played:", never.len(), cited.len());
    for rule in never {
        let reason = RARE.iter().find(|(rare, _)| rare == rule).map(|&(_, reason)| reason);
        println!("{rule}: {}", reason.unwrap_or_else(|| panic!("{rule} is never played, for no reason that is known")));
    }
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
