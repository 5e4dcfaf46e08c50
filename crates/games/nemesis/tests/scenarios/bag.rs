//! NEM-4.27 to NEM-4.37: how the bag develops, and the end of a round.

use nemesis::{
    Frame, Outcome,
    heard::Told,
    rules::{bag::BagDraw, event_phase::EventPhase},
    words::{IntruderToken, NoiseFace, Phase},
};

use crate::table::{Heard, YOU, given};

/// NEM-4.27 NEM-4.37
#[test]
fn after_the_event_a_token_is_drawn_and_then_a_new_round_begins() {
    let mut table = given().under_way(YOU, EventPhase { step: Phase::BagDevelopment });
    assert!(matches!(table.waiting(), Frame::BagDraw(_)));

    table.shows(Outcome::BagDraw(IntruderToken::QueenFour));

    table.tells(&[Heard::Told(Told::EggLaid {}), Heard::RoundBegan { round: 2 }]);
    assert_eq!((table.board().round, table.board().phase), (2, Phase::DrawCards));
}

/// NEM-4.31
#[test]
fn a_breeder_makes_everybody_roll_for_noise_as_an_adult_does() {
    let mut table = given().in_the_bag(IntruderToken::BreederThree).under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::BreederThree));

    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    assert_eq!(table.board().swarm.bag.count(IntruderToken::BreederThree), 1, "it is back in the bag");
}

/// NEM-4.34
#[test]
fn nothing_joins_the_bag_that_is_not_in_the_pool() {
    let adults = [IntruderToken::AdultTwo, IntruderToken::AdultThree, IntruderToken::AdultFour];
    let given = given().with(|board| {
        for token in adults {
            for _ in 0..board.swarm.pool.count(token) {
                board.swarm.pool.take(token);
                board.swarm.bag.add(token);
            }
        }
    });
    let before = given.board.swarm.bag;
    let mut table = given.under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::Blank));

    assert_eq!(table.board().swarm.bag, before);
    assert!(table.state.is_over(), "nothing is drawn for it");
}

/// NEM-4.35
#[test]
fn a_queen_without_eggs_in_stock_lays_none() {
    let given = given().with(|board| (board.nest.eggs, board.nest.eggs_in_stock) = (8, 0));
    let mut table = given.under_way(YOU, BagDraw {});

    table.shows(Outcome::BagDraw(IntruderToken::QueenFour));

    assert_eq!((table.board().nest.eggs, table.board().nest.eggs_in_stock), (8, 0));
    assert_eq!(table.board().swarm.bag.count(IntruderToken::QueenFour), 1);
}

/// NEM-25.4 NEM-4.37 NEM-4.36
#[test]
fn the_round_waits_for_everything_that_comes_of_the_bag() {
    let given = given().in_the_bag(IntruderToken::AdultTwo).noise(11, 1);
    let mut table = given.under_way(YOU, EventPhase { step: Phase::BagDevelopment });

    table.shows(Outcome::BagDraw(IntruderToken::AdultTwo)).shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)), "before anybody else rolls");
    table.shows(Outcome::EncounterDraw(IntruderToken::Blank));
    while let Frame::NoiseRoll(_) = table.waiting() {
        assert_eq!(table.board().round, 1);
        table.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    }

    assert_eq!(table.board().round, 2);
}
