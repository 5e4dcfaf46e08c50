//! Every answer and every outcome has one line in a record, and is read from it again.

use driver::line;
use engine::{Game, Log, Pending, Setup as _};
use lockdown::{Choice, Lockdown, Outcome, Setup};
use proofs::dice;

#[test]
fn what_is_answered_and_shown_is_printed_and_read_again() {
    let mut below = dice(7);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    for setup in Setup::every() {
        let mut state = Lockdown::begin(&setup, &mut Log::Off);
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
