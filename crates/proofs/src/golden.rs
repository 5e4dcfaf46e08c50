//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.
//!
//! `cargo xtask bless` plays them anew; the diff is to be read before it is kept.

use std::fs;

use bots::{Judge, Level};
use driver::{Dealer, Happened, Holder, Record, Replay, StopReason, Table, verify};
use engine::{Game, Pending, Seat, Setup, Viewer, Views};
use serde_json::Value;

use crate::{bots_at_a_table::WithDice, is_to_be_blessed, kept};

/// A game to be kept.
pub struct Golden<G: Game> {
    /// What it is called.
    pub name: &'static str,
    /// How it is set up.
    pub setup: G::Setup,
    /// The seed of the first dealer that is tried when it is played anew.
    pub dealer: u64,
    /// Who plays, seat by seat, and again from the first if there are more seats.
    pub bots: &'static [Level],
    /// After this round everybody but the first seat resigns.
    pub deserted_after: Option<u16>,
    /// How it ends.
    pub ending: G::Ending,
}

/// Checks that each game replays to what was heard, is proven as a whole, and ends as it should.
pub fn check<G: Judge>(games: &[Golden<G>]) {
    for golden in games {
        let path = kept::<G>(&format!("{}.game", golden.name));
        if is_to_be_blessed() {
            fs::write(&path, told(&golden.play())).expect("a golden game can be written");
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));

        let record: Record<G> = Record::parse(&without_what_was_heard(&text)).expect("a golden game is a record");

        let verdict = verify(&record).unwrap_or_else(|misfit| panic!("{}: {misfit}", golden.name));
        assert!(verdict.is_complete(), "{}: the whole game is proven", golden.name);
        assert_eq!(G::ending(replay(&record).state().board()), Some(golden.ending), "{}", golden.name);
        assert_eq!(told(&record), text, "{}", golden.name);
    }
}

/// Checks that each of these ways to end has a game.
pub fn has_every_ending<G: Game>(games: &[Golden<G>], endings: impl IntoIterator<Item = G::Ending>) {
    for ending in endings {
        assert!(games.iter().any(|golden| golden.ending == ending), "{ending:?}");
    }
}

/// A game that was kept, as it would lie on a disk.
pub fn record<G: Game>(name: &str) -> Vec<u8> {
    let path = kept::<G>(&format!("{name}.game"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    without_what_was_heard(&text)
}

/// A game among bots.
pub fn play<G: Judge>(setup: G::Setup, bots: &'static [Level], dealer: u64) -> Record<G> {
    play_out(setup, bots, dealer, None)
}

impl<G: Judge> Golden<G> {
    /// Plays it anew. Where the rules have changed, the first dealer may lead to another end: then
    /// the next ones are tried.
    fn play(&self) -> Record<G> {
        let mut games = (self.dealer..self.dealer + MOST_TRIED)
            .map(|dealer| play_out(self.setup, self.bots, dealer, self.deserted_after));
        let ends_so = |record: &Record<G>| G::ending(replay(record).state().board()) == Some(self.ending);
        games.find(ends_so).unwrap_or_else(|| panic!("{}: no dealer leads to {:?}", self.name, self.ending))
    }
}

/// How many dealers are tried for a game that is to end in a certain way.
const MOST_TRIED: u64 = 2_000;

/// The mark of a line that is not in the record itself.
const HEARD: &str = "  heard: ";

fn without_what_was_heard(text: &str) -> Vec<u8> {
    let lines = text.lines().filter(|line| !line.starts_with(HEARD));
    lines.map(|line| format!("{line}\n")).collect::<String>().into_bytes()
}

fn replay<G: Judge>(record: &Record<G>) -> Replay<'_, G> {
    Replay::of(record).expect("a golden game replays")
}

/// The record with what is heard of each entry when nothing is a secret any more, indented, below it.
fn told<G: Judge>(record: &Record<G>) -> String {
    let replay = replay(record);
    let mut text = String::new();
    for (number, line) in (1..).zip(record.text().lines()) {
        text += &format!("{line}\n");
        let Some(place) = record.entries().iter().position(|written| written.line == number) else { continue };
        for event in replay.events_of(place + 1) {
            let heard = G::heard(&event, Viewer::AfterTheEnd).expect("after the end everything is open");
            text += &format!("{HEARD}{}\n", in_words::<G>(&heard));
        }
    }
    text
}

/// An event and what it names: `moved seat=1 from=11 to=15`.
fn in_words<G: Views>(heard: &G::Heard) -> String {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(heard) else { panic!("an event has fields") };
    let event = fields.remove("heard").expect("an event has a name");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let named = fields.iter().map(|(name, value)| format!(" {name}={}", word(value)));
    word(&event) + &named.collect::<String>()
}

fn play_out<G: Judge>(setup: G::Setup, bots: &'static [Level], dealer: u64, deserted_after: Option<u16>) -> Record<G> {
    let players = setup.players();
    let levels = || Seat::all(players).zip(bots.iter().cycle());
    let mut bots: Vec<WithDice<G>> = levels().map(|(seat, &level)| WithDice::new(seat, level, seat.0.into())).collect();
    let holder = |(seat, level): (Seat, &Level)| {
        Holder::bot(level.name(), format!("{} {seat}", level.name())).expect("a bot has a name")
    };
    let holders: Vec<Holder> = levels().map(holder).collect();
    let mut table = Table::<G>::open(setup, holders, Dealer::seeded(dealer)).expect("the table opens");
    bots.iter_mut().for_each(|bot| bot.told(None, &table.set_up_events()));
    let tell = |bots: &mut [WithDice<G>], happened: &[Happened<G>]| {
        for Happened { entry, events, .. } in happened {
            bots.iter_mut().for_each(|bot| bot.told(entry.answer(), events));
        }
    };
    let mut choices = Vec::new();
    loop {
        tell(&mut bots, &advanced(&mut table));
        let round = G::round(table.state().board());
        if deserted_after.is_some_and(|last| round > last) {
            let leaves = |table: &mut Table<G>| Seat::all(players).skip(1).find_map(|seat| table.resign(seat).ok());
            while let Some(left) = leaves(&mut table) {
                tell(&mut bots, &[left]);
                tell(&mut bots, &advanced(&mut table));
            }
        }
        if table.is_finished() {
            return table.record().clone();
        }
        if round > G::ROUNDS_AMONG_BOTS {
            table.stop(StopReason::RoundLimit).expect("the game can be stopped");
            return table.record().clone();
        }
        let Pending::Players { asked, .. } = table.state().pending() else { continue };
        let seat = asked.first().expect("somebody is asked");
        table.state().choices(seat, &mut choices);
        let choice = bots[seat.index()].answer(table.state(), &choices);
        let happened = table.choose(seat, choice).expect("a bot answers what it is offered");
        tell(&mut bots, &[happened]);
    }
}

/// What chance shows until somebody is asked.
fn advanced<G: Judge>(table: &mut Table<G>) -> Vec<Happened<G>> {
    let mut happened = Vec::new();
    table.advance(&mut happened).expect("chance speaks");
    happened
}
