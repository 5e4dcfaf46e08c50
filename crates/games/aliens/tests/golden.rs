//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.
//!
//! `cargo xtask bless` plays them anew; the diff is to be read before it is kept.

use std::{env, fs, path::PathBuf, time::Duration};

use aliens::{
    Aliens, Heard, Setup,
    campaign::Campaign,
    words::{Card, CardType, Character, Condition, Ending},
};
use bots::{Asked, Level};
use driver::{Dealer, Holder, Record, Replay, Table, verify};
use engine::{Game, Pending, Seat, Setup as _, Viewer, Views, Word};
use serde_json::Value;

/// A game to be kept.
struct Golden {
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    /// The campaign of which it is a mission.
    campaign: Option<fn() -> Campaign>,
    dealer: u64,
    bots: Level,
    ending: Ending,
}

const GAMES: [Golden; 4] = [
    Golden {
        name: "last-stand-of-one",
        players: 1,
        options: &[("mission", "last-stand")],
        campaign: None,
        dealer: 7,
        bots: Level::Random,
        ending: Ending::SquadLost,
    },
    Golden {
        name: "two-in-the-nest",
        players: 2,
        options: &[("mission", "escape")],
        campaign: None,
        dealer: 1,
        bots: Level::Random,
        ending: Ending::MissionFailed,
    },
    Golden {
        name: "newt-comes-home",
        players: 2,
        options: &[("mission", "newt")],
        campaign: Some(fresh),
        dealer: 15,
        bots: Level::Greedy,
        ending: Ending::Victory,
    },
    Golden {
        name: "out-of-cards",
        players: 3,
        options: &[("mission", "rescue"), ("enemy-choices", "everything"), ("open-hands", "on")],
        campaign: Some(worn_out),
        dealer: 6,
        bots: Level::Greedy,
        ending: Ending::OutOfEndurance,
    },
];

/// A campaign that is about to begin.
fn fresh() -> Campaign {
    Campaign::new("LV-426")
}

/// A campaign with hardly anything left but Hazards and pistols, and two of the squad in cocoons.
fn worn_out() -> Campaign {
    let mut campaign = fresh();
    let others = Card::ALL.iter().filter(|&&card| card.card_type() != CardType::Hazard && card != Card::HkVp70Pistol);
    others.for_each(|card| campaign.removed[card.index()] = card.print().copies);
    campaign.captives = vec![Character::Vasquez, Character::Gorman];
    campaign.captives.iter().for_each(|captive| campaign.fates[captive.index()] = Condition::Captured);
    campaign
}

#[test]
fn golden_games_replay_to_what_was_heard() {
    for golden in &GAMES {
        let path = path(golden.name);
        if env::var_os("AIRLOCK_BLESS").is_some() {
            fs::write(&path, told(&play(golden.setup(), golden.bots, golden.dealer)))
                .expect("a golden game can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));

        let record = record(&kept);

        let verdict = verify(&record).unwrap_or_else(|misfit| panic!("{}: {misfit}", golden.name));
        assert!(verdict.is_complete(), "{}: the whole game is proven", golden.name);
        assert_eq!(Aliens::ending(replay(&record).state().board()), Some(golden.ending), "{}", golden.name);
        assert_eq!(told(&record), kept, "{}", golden.name);
    }
}

#[test]
fn every_way_to_end_before_the_turn_limit_has_a_golden_game() {
    // AGD-6P.7: a game of thirty turns is too long to be read.
    for &ending in Ending::ALL.iter().filter(|&&ending| ending != Ending::TurnLimit) {
        assert!(GAMES.iter().any(|golden| golden.ending == ending), "{ending:?}");
    }
}

/// Every kind of answer and outcome has a form in a record.
#[test]
fn games_of_every_mission_are_written_down_and_read_again() {
    for (players, mission) in (1..=6).cycle().zip(Setup::OPTIONS[0].values) {
        let options = [("mission", *mission), ("enemy-choices", "everything")];
        let setup = Setup::read(players, options).expect("there is such a set-up");

        let record = play(setup, Level::Random, players.into());

        assert_eq!(Record::parse(record.text().as_bytes()).as_ref(), Ok(&record), "{mission}");
    }
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../golden/aliens").join(format!("{name}.game"))
}

fn replay(record: &Record<Aliens>) -> Replay<'_, Aliens> {
    Replay::of(record).expect("a golden game replays")
}

/// The record with what a spectator hears of each entry, indented, below it.
fn told(record: &Record<Aliens>) -> String {
    let replay = replay(record);
    let mut text = String::new();
    for (number, line) in (1..).zip(record.text().lines()) {
        text += &format!("{line}\n");
        let Some(place) = record.entries().iter().position(|written| written.line == number) else { continue };
        for event in replay.events_of(place + 1) {
            let heard: Heard = Aliens::heard(&event, Viewer::Spectator).expect("everybody hears something");
            text += &format!("  heard: {}\n", in_words(&heard));
        }
    }
    text
}

/// An event and what it names: `ship-rolled seat=1 ship=2 value=5`.
fn in_words(heard: &Heard) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(heard) else { panic!("an event has fields") };
    let event = fields["heard"].as_str().expect("an event has a name").to_owned();
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let named =
        fields.iter().filter(|(name, _)| *name != "heard").map(|(name, value)| format!(" {name}={}", word(value)));
    event + &named.collect::<String>()
}

/// The record in a golden game.
fn record(kept: &str) -> Record<Aliens> {
    let lines = kept.lines().filter(|line| !line.starts_with("  heard: "));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    Record::parse(text.as_bytes()).expect("a golden game is a record")
}

impl Golden {
    fn setup(&self) -> Setup {
        let setup = Setup::read(self.players, self.options.iter().copied()).expect("there is such a set-up");
        match self.campaign {
            Some(campaign) => Setup { carried: campaign().setup(setup.mission, setup.players).carried, ..setup },
            None => setup,
        }
    }
}

fn play(setup: Setup, level: Level, dealer: u64) -> Record<Aliens> {
    let seats = Seat::all(setup.players);
    let mut bots: Vec<_> = seats.clone().map(|seat| level.bot::<Aliens>(seat.0.into())).collect();
    let holder = |seat: Seat| Holder::bot(level.name(), format!("{} {seat}", level.name())).expect("a bot has a name");
    let holders: Vec<Holder> = seats.map(holder).collect();
    let mut table = Table::open(setup, holders, Dealer::seeded(dealer)).expect("the table opens");
    let mut choices = Vec::new();
    loop {
        table.advance(&mut Vec::new()).expect("chance speaks");
        if table.is_finished() {
            return table.record().clone();
        }
        let Pending::Players { asked, .. } = table.state().pending() else { continue };
        let seat = asked.first().expect("somebody is asked");
        table.state().choices(seat, &mut choices);
        let view = Aliens::view(table.state(), Viewer::seat(seat));
        let asked = Asked { seat, view: &view, choices: &choices, limit: Duration::from_secs(60) };
        let choice = bots[seat.index()].answer(&asked);
        table.choose(seat, choice).expect("a bot answers what it is offered");
    }
}
