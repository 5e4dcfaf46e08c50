//! Every answer and every outcome has one line in a record, and is read from it again; every event has a
//! scenario that asks whether it was told.

use std::{fs, path::Path};

use driver::line;
use engine::{Game, Log, Pending, Setup as _};
use nemesis::{Choice, Nemesis, Outcome, Setup};
use proofs::dice;

#[test]
fn what_is_answered_and_shown_is_printed_and_read_again() {
    let mut below = dice(7);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    for setup in Setup::every() {
        let mut state = Nemesis::begin(&setup, &mut Log::Off);
        loop {
            match state.pending() {
                Pending::Players { asked, .. } => {
                    let seat = asked.first().expect("somebody is asked");
                    state.choices(seat, &mut choices);
                    for choice in &choices {
                        let text = line::print(choice).unwrap_or_else(|error| panic!("{choice:?}: {error}"));
                        let read: Choice = line::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                        assert_eq!(read, *choice, "{text}");
                    }
                    let choice = choices[below(choices.len() as u32) as usize];
                    state.choose_unchecked(seat, choice, &mut Log::Off);
                }
                Pending::Chance => {
                    state.odds(&mut odds);
                    let (outcome, _) = odds[below(odds.len() as u32) as usize];
                    let text = line::print(&outcome).unwrap_or_else(|error| panic!("{outcome:?}: {error}"));
                    let read: Outcome = line::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                    assert_eq!(read, outcome, "{text}");
                    state.resolve_unchecked(outcome, &mut Log::Off);
                }
                Pending::Nobody => break,
            }
        }
    }
}

/// The events of an enum in the sources, as they are written where they are asked for.
fn events(file: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("the events can be read");
    let (_, body) = text.split_once(&format!("pub enum {name}")).expect("the events are there");
    let (body, _) = body.split_once("\n}").expect("the events have an end");
    let named = body.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(" {"));
    let named = named.filter(|(event, _)| event.starts_with(|letter: char| letter.is_ascii_uppercase()));
    named.map(|(event, _)| format!("{name}::{event} {{")).collect()
}

#[test]
fn every_event_is_asked_for_by_a_scenario() {
    let folder = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")).expect("there are some");
    let files = folder.map(|entry| entry.expect("the scenarios can be read").path()).filter(|path| path.is_file());
    let scenarios: String = files.map(|path| fs::read_to_string(path).expect("the scenarios can be read")).collect();
    let kit = |file: &str| format!("../nemesis-kit/src/{file}.rs");
    let mut events = [
        events("src/heard.rs", "Heard"),
        events(&kit("told"), "Told"),
        events(&kit("harm"), "Harm"),
        events(&kit("turned"), "Turned"),
    ]
    .concat();
    assert!(events.len() > 100, "there are events");

    events.retain(|event| !scenarios.contains(event.as_str()));

    assert_eq!(events, [""; 0]);
}
