//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.

use bots::Level;
use engine::{Setup as _, Word};
use nemesis::{Nemesis, Setup, words::Ending};
use proofs::{
    digest,
    golden::{self, Golden},
};

fn games() -> [Golden<Nemesis>; 6] {
    [
        Golden {
            name: "alone-with-it",
            setup: setup(1, &[]),
            dealer: 36,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::EngineExplosion,
        },
        Golden {
            name: "two-who-burn",
            setup: setup(2, &[("er-heals-undressed", "on"), ("duct-tape-is-tool", "on")]),
            dealer: 306,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::Fire,
        },
        Golden {
            name: "three-with-a-common-cause",
            setup: setup(3, &[("co-operative", "on"), ("traits", "on")]),
            dealer: 37,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::HullBreach,
        },
        Golden {
            name: "four-on-the-other-side",
            setup: setup(4, &[("side", "alternative"), ("airlock-ejects-bodies", "on")]),
            dealer: 30,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::SelfDestruct,
        },
        Golden {
            name: "five-and-what-hunts-them",
            setup: setup(5, &[("intruder-player", "on")]),
            dealer: 0,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::HyperspaceJump,
        },
        Golden {
            name: "the-last-one-left",
            setup: setup(3, &[]),
            dealer: 1,
            bots: &[Level::Greedy],
            deserted_after: Some(2),
            ending: Ending::HyperspaceJump,
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
    digest::check::<Nemesis>();
}
