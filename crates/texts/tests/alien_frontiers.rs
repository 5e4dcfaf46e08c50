//! Alien Frontiers in every language: whatever a player can meet has a text, and the text
//! fits.

use alien_frontiers::{
    AlienFrontiers, Choice, FrameView, Heard, Setup,
    board::ShipSet,
    rules::{actions::Action, discards::ShipPlace},
    words::{Ending, Field, Goods, Mark, Resource, Station, Technology, Territory, With},
};
use engine::{Game, Seat, Setup as _, Word};
use proofs::{
    dice,
    spoken::{Speaker, have_names, languages, options_have_texts, refusals_have_reasons},
};
use texts::args;

/// How many games are played for each number of players.
const GAMES: u32 = 60;

#[test]
fn every_word_has_a_name() {
    have_names::<AlienFrontiers>(Station::ALL, &["at", "from", "text"]);
    have_names::<AlienFrontiers>(ShipPlace::ALL, &["at"]);
    have_names::<AlienFrontiers>(Territory::ALL, &["at", "to", "from", "bonus"]);
    have_names::<AlienFrontiers>(Field::ALL, &["text"]);
    have_names::<AlienFrontiers>(Resource::ALL, &[]);
    have_names::<AlienFrontiers>(With::ALL, &[]);
    have_names::<AlienFrontiers>(Mark::ALL, &[]);
    have_names::<AlienFrontiers>(Ending::ALL, &[]);
    have_names::<AlienFrontiers>(Goods::ALL, &["amount"]);
    have_names::<AlienFrontiers>(Technology::ALL, &[]);
}

#[test]
fn every_card_says_what_is_printed_on_it() {
    for texts in languages() {
        for card in Technology::ALL {
            let (key, print) = (args::word(AlienFrontiers::NAME, card), card.print());
            assert_eq!(texts.has_attribute(&key, "power"), print.fuel_power.is_some(), "{key}");
            assert_eq!(texts.has_attribute(&key, "discard"), print.has_discard_power, "{key}");
            assert_eq!(texts.has_attribute(&key, "passive"), print.fuel_power.is_none(), "{key}");
        }
    }
}

#[test]
fn every_option_has_a_name_and_a_text() {
    options_have_texts::<AlienFrontiers>();
}

#[test]
fn every_refusal_has_a_reason() {
    refusals_have_reasons::<AlienFrontiers>("AF-", 50);
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::<AlienFrontiers>::default();
    FrameView::every_question().iter().for_each(|question| speaker.ask(question));
    FrameView::every_step_and_roll().iter().for_each(|rule| speaker.go_on(rule));
    let mut below = dice(1);
    for players in Setup::PLAYERS {
        (0..GAMES).for_each(|_| speaker.play(&Setup::standard(players), &mut below, Some(400)));
    }
    // These hardly ever happen to those who play at random.
    speaker.hear(&Heard::ShipsDisplaced { owner: Seat(1), ships: ShipSet(0b111) });
    speaker.hear(&Heard::ShipsStranded { seat: Seat(1), ships: ShipSet(0b11) });
    speaker.answer(&Choice::Turn(Action::LaunchAndStart { to: Territory::Lem }));

    speaker.has_needed_everything();
}
