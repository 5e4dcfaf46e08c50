//! The laws, over random games and over games of greedy bots, of every mode, number of players and
//! side of the board.

use std::{cell::Cell, collections::BTreeSet, fs, path::Path, rc::Rc};

use bots::{Budget, Level};
use engine::{
    Setup as _,
    laws::{Plan, Player, Report, check, check_played_by},
};
use nemesis::{
    Choice, Heard, Nemesis, Setup,
    view::View,
    words::{Mode, Side},
};
use proofs::{dice, every_rule_is_played, players};

/// Every mode, number of players and side, with and without the intruder player, and with and
/// without traits. The rulings that are options of the table take turns.
fn sample() -> Vec<Setup> {
    let rulings = |setup: &Setup| (setup.airlock_ejects_bodies, setup.er_heals_undressed, setup.duct_tape_is_tool);
    let plain = Setup::every().into_iter().filter(|setup| rulings(setup) == (false, false, false));
    plain
        .enumerate()
        .map(|(number, setup)| Setup {
            airlock_ejects_bodies: number % 2 == 0,
            er_heals_undressed: number % 3 == 0,
            duct_tape_is_tool: number % 5 == 0,
            ..setup
        })
        .collect()
}

/// The same without the traits, which greedy bots need not see twice.
fn sample_for_bots() -> impl Iterator<Item = Setup> {
    sample().into_iter().filter(|setup| !setup.traits)
}

#[test]
fn the_sample_has_every_mode_count_and_side_with_everything_that_changes_them() {
    let sample = sample();

    let kinds: BTreeSet<_> = Setup::every().iter().map(kind).collect();
    assert_eq!(kinds.len(), 2 * (2 + 4 * 8));
    assert_eq!(sample.iter().map(kind).collect::<BTreeSet<_>>(), kinds);
    let rulings = |it: &Setup| [it.airlock_ejects_bodies, it.er_heals_undressed, it.duct_tape_is_tool];
    for ruling in 0..3 {
        let n_on = sample.iter().filter(|setup| rulings(setup)[ruling]).count();
        assert!(n_on > 0 && n_on < sample.len(), "each ruling is on and off");
    }
}

/// All of a set-up but the rulings.
fn kind(setup: &Setup) -> (u8, bool, bool, bool, bool) {
    let Setup { players, mode, side, intruder_player, traits, .. } = *setup;
    (players, mode == Mode::FullCooperative, side == Side::Basic, intruder_player, traits)
}

#[test]
fn the_laws_hold_over_random_games() {
    let plan = Plan::new(1).setups(sample()).sample_every(48);

    let report = check::<Nemesis>(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, sample().len() as u64);
    assert_eq!(report.stopped, 0, "every game ends by itself");
}

#[test]
fn the_laws_hold_over_random_games_of_each_number_of_players() {
    let plan = Plan::new(4).setups((1..=5).map(Setup::standard)).sample_every(32);

    let report = check::<Nemesis>(&plan, &mut dice(2)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert!(report.resignations > 0, "somebody leaves");
}

#[test]
fn the_laws_hold_over_games_of_greedy_bots() {
    let have_led_intruders = Rc::new(Cell::new(false));
    let mut bots = players(Level::Greedy, Budget::USUAL);
    let mut sit_down = |seat| -> Box<dyn Player<Nemesis>> {
        Box::new(Watched { player: bots(seat), have_led_intruders: have_led_intruders.clone() })
    };
    let plan = Plan { resign_every: 0, ..Plan::new(1).setups(sample_for_bots()).sample_every(60) };

    let report = check_played_by(&plan, &mut sit_down, &mut dice(4)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert_eq!(report.games, sample_for_bots().count() as u64);
    assert_eq!(report.stopped, 0, "every game ends by itself");
    assert!(have_led_intruders.get(), "whoever plays the intruders has turns");
    assert!(report.thought_again > 100, "it is looked at whether they are honest");
}

/// NEM-22.4: a player of whom is known whether they, or another like them, have played the intruders.
struct Watched {
    player: Box<dyn Player<Nemesis>>,
    have_led_intruders: Rc<Cell<bool>>,
}

impl Player<Nemesis> for Watched {
    fn heard(&mut self, heard: &Heard) {
        self.player.heard(heard);
    }

    fn answer(&mut self, view: &View, choices: &[Choice], below: &mut dyn FnMut(u32) -> u32) -> Choice {
        if let Choice::IntruderTurn(_) = choices[0] {
            self.have_led_intruders.set(true);
        }
        self.player.answer(view, choices, below)
    }
}

#[test]
fn the_laws_hold_over_games_of_random_bots() {
    let plan = Plan { resign_every: 0, ..Plan::new(1).setups((1..=5).map(Setup::standard)).sample_every(4) };

    let report = played_by(Level::Random, &plan, 8);

    assert!(report.thought_again > 100, "it is looked at whether they are honest: {report:?}");
}

/// Games of bots of a level.
fn played_by(level: Level, plan: &Plan<Nemesis>, seed: u64) -> Report {
    let played = check_played_by(plan, &mut players(level, Budget::USUAL), &mut dice(seed));
    played.unwrap_or_else(|broken| panic!("{broken}"))
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_ten_thousand_random_games() {
    let setups = Setup::every();
    let games = 10_000u32.div_ceil(setups.len() as u32);
    let plan = Plan::new(games).setups(setups).sample_every(256);
    let report: Report = check::<Nemesis>(&plan, &mut dice(3)).unwrap_or_else(|broken| panic!("{broken}"));

    println!("{report:?}");
    assert!(report.games >= 10_000);
}

#[test]
#[ignore = "minutes: `cargo xtask soak` runs it"]
fn soak_the_laws_hold_over_games_of_greedy_bots_of_every_set_up() {
    let report = played_by(Level::Greedy, &Plan::new(2).sample_every(64), 5);

    println!("{report:?}");
    assert_eq!(report.games, 2 * Setup::every().len() as u64);
}

/// What games hardly ever come to, and why.
const RARE: [(&str, &str); 44] = [
    ("NEM-4.34", "no token of a kind may be left in the pool when one is to join the bag"),
    ("NEM-4.35", "the Queen has to lay until no egg is left in the stock"),
    ("NEM-5.34", "all copies of what is crafted have to be carried at once"),
    ("NEM-10.9", "every token but the blank has to be out of the bag at once"),
    ("NEM-10.11", "all figures of a kind have to be on the board when another one comes"),
    ("NEM-12.2", "whomever an attack is meant for has to be gone before it comes"),
    ("NEM-13.9", "an Antidote has to be crafted of two things that one person has found, and used"),
    ("NEM-14.6", "every card of a serious wound has to be drawn, and some of them treated"),
    ("NEM-16.20", "somebody with two heavy items has to find Duct Tape"),
    ("NEM-17.17", "a Grenade or a Molotov Cocktail has to be thrown at eggs"),
    ("NEM-18.18", "somebody has to wait in a pod, and somebody else to lock it again"),
    ("NEM-21.4", "who keeps an objective about being the only one left has to live to the end"),
    ("NEM-21.8", "who keeps an objective about the nest has to live to the end"),
    ("NEM-21.9", "who keeps an objective about the queen has to live to the end"),
    ("NEM-21.10", "who keeps an objective about a destroyed ship has to leave it in time"),
    ("NEM-21.11", "who keeps an objective about an object has to carry it off the ship"),
    ("NEM-21.12", "every room has to be explored, and somebody has to live who was after that"),
    ("NEM-22.11", "in co-op somebody has to carry the corpse of another to the Emergency Room"),
    ("NEM-24.7", "the Log Key or the one Comms Key has to be had, and used at a computer"),
    ("NEM-25.80", "a Smoke Grenade has to be found, and thrown with somebody else in the room"),
    ("NEM-25.13", "an Antidote has to be crafted of two things that one person has found, and used"),
    ("NEM-26.13", "all figures of a kind have to be on the board, and in combat"),
    ("NEM-26.48", "both breeders have to be on the board when a creeper transforms"),
    ("NEM-26.91", "a Smoke Grenade has to be thrown at somebody without action cards"),
    ("NEM-31.15", "the Mechanic's quest has to be done, and the Flashlight used where something is left"),
    ("NEM-31.20", "the Scientist has to find Chemicals for the Laboratory Equipment, and something to research"),
    ("NEM-32.19", "the Mechanic has to craft with Ingenuity, of what one person has found"),
    ("NEM-33.6", "somebody with an energy weapon has to find an Extended Magazine"),
    ("NEM-33.7", "a prototype has to be found, loaded twice, and roll a double hit"),
    ("NEM-33.10", "the one Comms Key has to be had, and used at a computer on somebody who has sent the signal"),
    ("NEM-33.12", "the one Self-Destruct Key has to be found, and used at a computer"),
    ("NEM-34.1", "somebody with a Flamethrower, which has to be crafted, has to find Chemicals when it is not full"),
    ("NEM-36.1", "an Antidote has to be crafted of two things that one person has found"),
    ("NEM-36.2", "a Taser has to be crafted of two things that one person has found"),
    ("NEM-36.3", "a Flamethrower has to be crafted of two things that one person has found"),
    ("NEM-36.4", "a Molotov Cocktail has to be crafted of two things that one person has found"),
    ("NEM-39.1", "this one of eight weaknesses has to be researched, and an adult attacked then"),
    ("NEM-39.3", "this one of eight weaknesses has to be researched, and a fire put out then"),
    ("NEM-39.4", "this one of eight weaknesses has to be researched, and an energy weapon hit then"),
    ("NEM-39.5", "this one of eight weaknesses has to be researched, and somebody met with few cards in hand"),
    ("NEM-39.7", "this one of eight weaknesses has to be researched, and an adult bite then"),
    ("NEM-39.8", "this one of eight weaknesses has to be researched, and something burn then"),
    ("NEM-40.28", "who keeps the objective about many items has to leave the ship in a pod"),
    ("NEM-42.7", "somebody who has bound two heavy items with Duct Tape has to lose that hand, or to empty it"),
];

/// Every rule is played, or has its reason not to be; what is never played is printed.
#[test]
fn games_carry_out_every_rule_that_is_not_rare() {
    every_rule_is_played::<Nemesis>(100, &RARE, || {
        let plan = Plan::new(64).setups(sample()).sample_every(u32::MAX);
        check::<Nemesis>(&plan, &mut dice(6)).expect("the laws hold");
        let plan = Plan::new(1).setups((1..=5).map(Setup::standard)).sample_every(u32::MAX);
        played_by(Level::Greedy, &plan, 7);
    });
}

/// What games hardly ever show, a scenario has to.
#[test]
fn every_rule_that_is_rare_has_a_scenario() {
    let mut scenarios = String::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")).expect("there are some") {
        let path = entry.expect("the scenarios can be read").path();
        if path.is_file() {
            scenarios += &fs::read_to_string(&path).expect("the scenarios can be read");
        }
    }
    let heads = scenarios.lines().filter_map(|line| line.trim_start().strip_prefix("/// "));
    let cited: BTreeSet<&str> =
        heads.flat_map(|head| head.split(|letter: char| letter.is_whitespace() || ",:;".contains(letter))).collect();

    let without = RARE.iter().map(|&(rule, _)| rule).filter(|rule| !cited.contains(rule));

    assert_eq!(without.collect::<Vec<&str>>(), [""; 0]);
}
