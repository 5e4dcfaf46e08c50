//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.
//!
//! `cargo xtask bless` plays them anew; the diff is to be read before it is kept.

use std::{env, fs, path::PathBuf, time::Duration};

use bots::{Asked, Level};
use driver::{Dealer, Holder, Record, Replay, StopReason, Table, verify};
use engine::{Game, Pending, Seat, Setup as _, Viewer, Views};
use nemesis::{Heard, Nemesis, Setup, words::Ending};
use serde_json::Value;

/// A game to be kept.
struct Golden {
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    dealer: u64,
    bots: [Level; 5],
    /// After this round everybody but the first seat resigns.
    deserted_after: Option<u16>,
    ending: Ending,
}

const GAMES: [Golden; 6] = [
    Golden {
        name: "alone-with-it",
        players: 1,
        options: &[],
        dealer: 40,
        bots: [Level::Greedy; 5],
        deserted_after: None,
        ending: Ending::EngineExplosion,
    },
    Golden {
        name: "two-who-burn",
        players: 2,
        options: &[("er-heals-undressed", "on"), ("duct-tape-is-tool", "on")],
        dealer: 26,
        bots: [Level::Random; 5],
        deserted_after: None,
        ending: Ending::Fire,
    },
    Golden {
        name: "three-with-a-common-cause",
        players: 3,
        options: &[("co-operative", "on"), ("traits", "on")],
        dealer: 14,
        bots: [Level::Random; 5],
        deserted_after: None,
        ending: Ending::HullBreach,
    },
    Golden {
        name: "four-on-the-other-side",
        players: 4,
        options: &[("side", "alternative"), ("airlock-ejects-bodies", "on")],
        dealer: 46,
        bots: [Level::Random; 5],
        deserted_after: None,
        ending: Ending::SelfDestruct,
    },
    Golden {
        name: "five-and-what-hunts-them",
        players: 5,
        options: &[("intruder-player", "on")],
        dealer: 7,
        bots: [Level::Random; 5],
        deserted_after: None,
        ending: Ending::HyperspaceJump,
    },
    Golden {
        name: "the-last-one-left",
        players: 3,
        options: &[],
        dealer: 6,
        bots: [Level::Greedy; 5],
        deserted_after: Some(2),
        ending: Ending::Fire,
    },
];

#[test]
fn golden_games_replay_to_what_was_heard() {
    for golden in &GAMES {
        let path = path(golden.name);
        if env::var_os("AIRLOCK_BLESS").is_some() {
            fs::write(&path, told(&play(golden))).expect("a golden game can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));

        let record = record(&kept);

        let verdict = verify(&record).unwrap_or_else(|misfit| panic!("{}: {misfit}", golden.name));
        assert!(verdict.is_complete(), "{}: the whole game is proven", golden.name);
        assert_eq!(Nemesis::ending(replay(&record).state().board()), Some(golden.ending), "{}", golden.name);
        assert_eq!(told(&record), kept, "{}", golden.name);
    }
}

#[test]
fn every_way_to_end_has_a_golden_game() {
    for &ending in <Ending as engine::Word>::ALL {
        assert!(GAMES.iter().any(|golden| golden.ending == ending), "{ending:?}");
    }
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../golden/nemesis").join(format!("{name}.game"))
}

fn replay(record: &Record<Nemesis>) -> Replay<'_, Nemesis> {
    Replay::of(record).expect("a golden game replays")
}

/// The record with what is heard of each entry when nothing is a secret any more, indented, below it.
fn told(record: &Record<Nemesis>) -> String {
    let replay = replay(record);
    let mut text = String::new();
    for (number, line) in (1..).zip(record.text().lines()) {
        text += &format!("{line}\n");
        let Some(place) = record.entries().iter().position(|written| written.line == number) else { continue };
        for event in replay.events_of(place + 1) {
            let heard: Heard = Nemesis::heard(&event, Viewer::AfterTheEnd).expect("after the end everything is open");
            text += &format!("  heard: {}\n", in_words(&heard));
        }
    }
    text
}

/// An event and what it names: `moved seat=1 from=11 to=15`.
fn in_words(heard: &Heard) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(heard) else { panic!("an event has fields") };
    let event = fields["event"].as_str().expect("an event has a name").to_owned();
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let named =
        fields.iter().filter(|(name, _)| *name != "event").map(|(name, value)| format!(" {name}={}", word(value)));
    event + &named.collect::<String>()
}

/// The record in a golden game.
fn record(kept: &str) -> Record<Nemesis> {
    let lines = kept.lines().filter(|line| !line.starts_with("  heard: "));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    Record::parse(text.as_bytes()).expect("a golden game is a record")
}

fn play(golden: &Golden) -> Record<Nemesis> {
    let setup = Setup::read(golden.players, golden.options.iter().copied()).expect("there is such a set-up");
    let mut bots: Vec<_> = (0..).zip(golden.bots).map(|(seed, level)| level.bot::<Nemesis>(seed)).collect();
    let holder = |seat: Seat| {
        let level = golden.bots[seat.index()].name();
        Holder::bot(level, format!("{level} {seat}")).expect("a bot has a name")
    };
    let holders: Vec<Holder> = Seat::all(golden.players).map(holder).collect();
    let mut table = Table::open(setup, holders, Dealer::seeded(golden.dealer)).expect("the table opens");
    let mut choices = Vec::new();
    loop {
        table.advance(&mut Vec::new()).expect("chance speaks");
        let round = Nemesis::round(table.state().board());
        if golden.deserted_after.is_some_and(|last| round > last) {
            while let Some(seat) = deserter(&table, golden.players) {
                table.resign(seat).expect("the seat plays");
                table.advance(&mut Vec::new()).expect("chance speaks");
            }
        }
        if table.is_finished() {
            return table.record().clone();
        }
        if round > Nemesis::ROUNDS_AMONG_BOTS {
            table.stop(StopReason::RoundLimit).expect("the game can be stopped");
            return table.record().clone();
        }
        let Pending::Players { asked, .. } = table.state().pending() else { continue };
        let seat = asked.first().expect("somebody is asked");
        table.state().choices(seat, &mut choices);
        let view = Nemesis::view(table.state(), Viewer::seat(seat));
        let asked = Asked { seat, view: &view, choices: &choices, limit: Duration::from_secs(60) };
        let choice = bots[seat.index()].answer(&asked);
        table.choose(seat, choice).expect("a bot answers what it is offered");
    }
}

/// Somebody behind the first seat who still plays.
fn deserter(table: &Table<Nemesis>, players: u8) -> Option<Seat> {
    let board = table.state().board();
    let plays = |&seat: &Seat| board.player(seat).is_active() && !board.player(seat).has_resigned;
    Seat::all(players).skip(1).find(plays).filter(|_| !table.is_finished())
}
