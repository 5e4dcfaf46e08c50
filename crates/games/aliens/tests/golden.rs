//! Golden games: whole games, each entry with what is heard of it, kept in `golden/`.

use aliens::{
    Aliens, Setup,
    campaign::Campaign,
    words::{Card, CardType, Character, Condition, Ending},
};
use bots::Level;
use driver::Record;
use engine::{Setup as _, Word};
use proofs::{
    digest,
    golden::{self, Golden},
};

fn games() -> [Golden<Aliens>; 4] {
    [
        Golden {
            name: "last-stand-of-one",
            setup: setup(1, &[("mission", "last-stand")]),
            dealer: 7,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::SquadLost,
        },
        Golden {
            name: "two-in-the-nest",
            setup: setup(2, &[("mission", "escape")]),
            dealer: 1,
            bots: &[Level::Random],
            deserted_after: None,
            ending: Ending::MissionFailed,
        },
        Golden {
            name: "newt-comes-home",
            setup: carried(&fresh(), setup(2, &[("mission", "newt")])),
            dealer: 21,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::Victory,
        },
        Golden {
            name: "out-of-cards",
            setup: carried(
                &worn_out(),
                setup(3, &[("mission", "rescue"), ("enemy-choices", "everything"), ("open-hands", "on")]),
            ),
            dealer: 9,
            bots: &[Level::Greedy],
            deserted_after: None,
            ending: Ending::OutOfEndurance,
        },
    ]
}

fn setup(players: u8, options: &[(&'static str, &'static str)]) -> Setup {
    Setup::read(players, options.iter().copied()).expect("there is such a set-up")
}

/// A mission of a campaign.
fn carried(campaign: &Campaign, setup: Setup) -> Setup {
    Setup { carried: campaign.setup(setup.mission, setup.players).carried, ..setup }
}

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
    golden::check(&games());
}

#[test]
fn every_way_to_end_before_the_turn_limit_has_a_golden_game() {
    // AGD-6P.7: a game of thirty turns is too long to be read.
    let endings = Ending::ALL.iter().copied().filter(|&ending| ending != Ending::TurnLimit);

    golden::has_every_ending(&games(), endings);
}

/// Every kind of answer and outcome has a form in a record.
#[test]
fn games_of_every_mission_are_written_down_and_read_again() {
    for (players, mission) in (1..=6).cycle().zip(Setup::OPTIONS[0].values) {
        let setup = setup(players, &[("mission", mission), ("enemy-choices", "everything")]);

        let record = golden::play::<Aliens>(setup, &[Level::Random], players.into());

        assert_eq!(Record::parse(record.text().as_bytes()).as_ref(), Ok(&record), "{mission}");
    }
}

#[test]
fn facts_are_stored_as_their_digest_says() {
    digest::check::<Aliens>();
}
