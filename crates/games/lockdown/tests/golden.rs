//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.

use bots::Level;
use engine::{Setup as _, Word};
use lockdown::{Lockdown, Setup, words::Ending};
use proofs::{
    digest,
    golden::{self, Golden},
};

fn games() -> [Golden<Lockdown>; 7] {
    [
        Golden {
            name: "alone-in-the-dark",
            setup: setup(1, &[]),
            dealer: 0,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::TimeOut,
        },
        Golden {
            name: "two-by-the-light-of-fires",
            setup: setup(2, &[]),
            dealer: 2_000,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::Fire,
        },
        Golden {
            name: "three-for-one-another",
            setup: setup(3, &[("co-operative", "on")]),
            dealer: 0,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::Malfunction,
        },
        Golden {
            name: "four-who-raise-the-alarm",
            setup: setup(4, &[]),
            dealer: 0,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::Alert,
        },
        Golden {
            name: "five-and-what-came-with-the-ship",
            setup: setup(5, &[("intruders", "base")]),
            dealer: 0,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::Autodestruction,
        },
        Golden {
            name: "the-last-one-left",
            setup: setup(3, &[]),
            dealer: 0,
            bots: &[Level::Greedy],
            deserted_after: Some(2),
            ending: Ending::TimeOut,
        },
        Golden {
            name: "two-on-the-surface-of-mars",
            setup: setup(2, &[("side", "alternative")]),
            dealer: 0,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::TimeOut,
        },
    ]
}

fn setup(players: u8, options: &[(&'static str, &'static str)]) -> Setup {
    Setup::read(players, options.iter().copied()).expect("there is such a set-up")
}

#[test]
fn golden_games_replay_to_what_was_heard() {
    golden::check(&games());
}

#[test]
fn every_way_to_end_has_a_golden_game() {
    golden::has_every_ending(&games(), Ending::ALL.iter().copied());
}

#[test]
fn facts_are_stored_as_their_digest_says() {
    digest::check::<Lockdown>();
}
