//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.

use alien_frontiers::{AlienFrontiers, Setup, words::Ending};
use bots::Level;
use engine::{Setup as _, Word};
use proofs::{
    digest,
    golden::{self, Golden},
};

fn games() -> [Golden<AlienFrontiers>; 4] {
    [
        Golden {
            name: "two-settlers",
            setup: setup(2, &[]),
            dealer: 12,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::LastColony,
        },
        Golden {
            name: "three-for-long",
            setup: setup(3, &[("long-game", "on"), ("resource-supply", "unlimited"), ("cannon-relic-exempt", "on")]),
            dealer: 3,
            bots: &[Level::Greedy, Level::Random, Level::Greedy, Level::Random],
            deserted_after: None,
            ending: Ending::LastColony,
        },
        Golden {
            name: "four-at-the-hub",
            setup: setup(4, &[]),
            dealer: 4,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::LastColony,
        },
        Golden {
            name: "the-last-one-left",
            setup: setup(4, &[("duty-to-dock", "free-stations-only")]),
            dealer: 5,
            bots: &[Level::Random],
            deserted_after: Some(3),
            ending: Ending::LastPlayer,
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
    digest::check::<AlienFrontiers>();
}
