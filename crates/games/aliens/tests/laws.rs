//! The laws, over random games of every mission, number of players and option, and over games of
//! greedy bots, which get further.

use std::{cell::Cell, collections::BTreeSet, fs, path::Path, rc::Rc};

use aliens::{
    Aliens, Choice, Heard, Setup,
    campaign::Campaign,
    view::View,
    words::{Card, Condition, Mission},
};
use bots::{Budget, Level};
use engine::{
    Setup as _, Word,
    laws::{Plan, Player, check, check_played_by},
};
use proofs::{cited, dice, players};

/// Rules that random games do not come to, and why. Each has a scenario.
const NEVER_MET: &[(&str, &str)] = &[
    ("AGD-6A.1", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.2", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.3", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.4", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.5", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.6", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.7", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.8", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.9", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.10", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6A.11", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6B.1", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6C.3", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6C.4", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6C.5", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-6C.6", "the tables of the ground are built once, perhaps for another test"),
    ("AGD-4.32", "nobody is late who answers at random"),
    ("AGD-6K.14", "no squad sees every square taken"),
    ("AGD-6N.5", "a facehugger and a mission won are rare together"),
    ("AGD-7B.1", "a campaign is more than one game"),
    ("AGD-7B.3", "a campaign is more than one game"),
    ("AGD-7B.7", "a campaign is more than one game"),
    ("AGD-7B.8", "a campaign is more than one game"),
    ("AGD-7B.11", "Mission 3 of a campaign has to be won"),
    ("AGD-7C.1", "a campaign is more than one game"),
    ("AGD-7C.2", "a campaign is more than one game"),
    ("AGD-7D.1", "a campaign is more than one game"),
    ("AGD-7D.2", "a mission of a campaign has to be won"),
    ("AGD-7E.3", "a Bug Hunt has no exit, and whoever is lost loses the squad first"),
    ("AGD-11C.3", "few squads live until the Motion Tracker deck is empty"),
    ("AGD-11E.24", "few of those who wait for the dropship live to leave"),
    ("AGD-5.30", "a passage that is closed by what is revealed in the middle of a step"),
    ("AGD-6E.6", "no card lets a grunt draw"),
    ("AGD-6K.5", "few squads live until the Motion Tracker deck is empty"),
    ("AGD-6K.6", "and only then the back of its next card is unknown"),
    ("AGD-7E.6", "few squads live until that of a Bug Hunt is"),
    ("AGD-6P.1", "a mission is won by knowing the way"),
    ("AGD-6P.7", "nobody lives to see turn 30"),
    ("AGD-11E.3", "the mission blips lie at the far end of Hadley's Hope"),
    ("AGD-11E.4", "and so does the computer"),
    ("AGD-11E.5", "Newt has to be found first"),
    ("AGD-11E.6", "the exit opens when she is found"),
    ("AGD-11E.9", "and she can be lost only then"),
    ("AGD-11E.33", "the cocoons are behind the whole nest"),
    ("AGD-11E.13", "only a campaign has nobody left to be trapped"),
    ("AGD-11E.45", "only a campaign has cards to be brought back"),
    ("AGD-7B.2", "a campaign is more than one game"),
    ("AGD-7B.4", "a campaign is more than one game"),
    ("AGD-7B.5", "a mission of a campaign has to be won"),
    ("AGD-7B.6", "a mission of a campaign has to be won"),
    ("AGD-7B.10", "Mission 3 of a campaign has to be won"),
    ("AGD-7B.12", "Mission 3 of a campaign has to be won"),
    ("AGD-7B.13", "a campaign is more than one game"),
    ("AGD-7B.14", "a campaign is more than one game"),
    ("AGD-7B.15", "a mission of a campaign has to be won"),
];

#[test]
fn the_laws_hold_over_a_sample_of_games_of_every_set_up() {
    let plan = Plan::new(1).sample_every(64);

    let report = check::<Aliens>(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, Setup::every().len() as u64);
    assert_eq!(report.stopped, 0, "every mission ends by itself");
}

#[test]
fn the_laws_hold_in_games_of_greedy_bots() {
    let setups = Mission::ALL
        .iter()
        .flat_map(|&mission| (1..=6).map(move |players| Setup { mission, ..Setup::standard(players) }));
    let plan = Plan { resign_every: 0, ..Plan::new(1).setups(setups).sample_every(256) };
    let is_newt_found = Rc::new(Cell::new(false));
    let mut bots = players(Level::Greedy, Budget::USUAL);
    let mut sit_down = |seat| -> Box<dyn Player<Aliens>> {
        Box::new(Watched { player: bots(seat), is_newt_found: is_newt_found.clone() })
    };

    let report = check_played_by(&plan, &mut sit_down, &mut dice(4)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!((report.games, report.stopped), (54, 0));
    assert!(is_newt_found.get(), "they do what nobody does by chance");
    assert!(report.thought_again > 50, "it is looked at whether they are honest");
}

/// A player who is known to have been there when Newt was found.
struct Watched {
    player: Box<dyn Player<Aliens>>,
    is_newt_found: Rc<Cell<bool>>,
}

impl Player<Aliens> for Watched {
    fn heard(&mut self, heard: &Heard) {
        if let Heard::NewtJoined { .. } = heard {
            self.is_newt_found.set(true);
        }
        self.player.heard(heard);
    }

    fn answer(&mut self, view: &View, choices: &[Choice], below: &mut dyn FnMut(u32) -> u32) -> Choice {
        self.player.answer(view, choices, below)
    }
}

#[test]
fn the_laws_hold_in_games_of_random_bots() {
    let setups = Mission::ALL.iter().map(|&mission| Setup { mission, ..Setup::standard(3) });
    let plan = Plan { resign_every: 0, ..Plan::new(1).setups(setups).sample_every(32) };

    let report = check_played_by::<Aliens>(&plan, &mut players(Level::Random, Budget::USUAL), &mut dice(5))
        .unwrap_or_else(|broken| panic!("{broken}"));

    assert!(report.thought_again > 50, "it is looked at whether they are honest: {report:?}");
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
        check::<Aliens>(&Plan::new(16).sample_every(1_000_000), &mut dice(2)).expect("the laws hold");
    });

    let played: BTreeSet<String> = played.iter().map(|rule| rule.to_string()).collect();
    let is_missed = |rule: &String| !played.contains(rule) && !NEVER_MET.iter().any(|(never, _)| rule == never);
    assert_eq!(cited::<Aliens>(100).into_iter().filter(is_missed).collect::<Vec<String>>(), [""; 0]);
}

/// What random games do not show, a scenario has to.
#[test]
fn every_rule_that_random_games_never_meet_has_a_scenario() {
    let mut scenarios = String::new();
    read_tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut scenarios);
    let heads = scenarios.lines().filter_map(|line| line.strip_prefix("/// "));
    let cited: BTreeSet<&str> = heads.flat_map(str::split_whitespace).collect();

    let without = NEVER_MET.iter().map(|&(rule, _)| rule).filter(|rule| !cited.contains(rule));

    assert_eq!(without.collect::<Vec<&str>>(), [""; 0]);
}

fn read_tests(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("the tests can be read") {
        let path = entry.expect("the tests can be read").path();
        match path.is_dir() {
            true => read_tests(&path, text),
            false => *text += &fs::read_to_string(&path).expect("the tests can be read"),
        }
    }
}
