//! Nemesis in every language: whatever a player can meet has a text, and the text
//! fits.

mod everything;

use engine::{Setup as _, Word};
use nemesis::{
    FrameView, Nemesis, Setup,
    words::{
        ActionCard, Attack, AttackCard, Back, BasicAction, Cause, Character, CombatFace, CombatIcon, Component,
        Contamination, Coordinates, Course, Destination, Door, Ending, Engine, EngineToken, Event, Exploration,
        ExplorationToken, Intruder, IntruderAction, IntruderActionCard, IntruderToken, Item, Mode, Network, NoiseFace,
        Object, Objective, ObjectiveDeck, Phase, PodNumber, PodSide, Room, RoomColour, Section, SeriousWound, Side,
        Tile, Trait, Weakness, WeaponClass, YesNo,
    },
};
use proofs::{
    dice,
    spoken::{Speaker, have_names, options_have_texts, refusals_have_reasons},
};

#[test]
fn every_word_has_a_name() {
    have_names::<Nemesis>(Character::ALL, &[]);
    have_names::<Nemesis>(BasicAction::ALL, &["text"]);
    have_names::<Nemesis>(CombatIcon::ALL, &[]);
    have_names::<Nemesis>(Contamination::ALL, &[]);
    have_names::<Nemesis>(SeriousWound::ALL, &["text"]);
    have_names::<Nemesis>(Trait::ALL, &["text"]);
    have_names::<Nemesis>(Course::ALL, &[]);
    have_names::<Nemesis>(Destination::ALL, &[]);
    have_names::<Nemesis>(Coordinates::ALL, &[]);
    have_names::<Nemesis>(Ending::ALL, &[]);
    have_names::<Nemesis>(Cause::ALL, &[]);
    have_names::<Nemesis>(Mode::ALL, &[]);
    have_names::<Nemesis>(Phase::ALL, &[]);
    have_names::<Nemesis>(YesNo::ALL, &[]);
}

#[test]
fn every_card_says_what_it_does() {
    have_names::<Nemesis>(ActionCard::ALL, &["text"]);
    have_names::<Nemesis>(Item::ALL, &["text"]);
    have_names::<Nemesis>(Back::ALL, &[]);
    have_names::<Nemesis>(Component::ALL, &[]);
    have_names::<Nemesis>(WeaponClass::ALL, &[]);
    have_names::<Nemesis>(Object::ALL, &[]);
    have_names::<Nemesis>(Attack::ALL, &["text"]);
    have_names::<Nemesis>(AttackCard::ALL, &[]);
    have_names::<Nemesis>(Event::ALL, &["text"]);
    have_names::<Nemesis>(Weakness::ALL, &["text"]);
    have_names::<Nemesis>(IntruderAction::ALL, &["text"]);
    have_names::<Nemesis>(IntruderActionCard::ALL, &[]);
    have_names::<Nemesis>(Objective::ALL, &["text"]);
    have_names::<Nemesis>(ObjectiveDeck::ALL, &[]);
}

#[test]
fn everything_on_the_ship_has_a_name() {
    have_names::<Nemesis>(Side::ALL, &[]);
    have_names::<Nemesis>(Room::ALL, &["at", "to", "from", "text"]);
    have_names::<Nemesis>(Tile::ALL, &[]);
    have_names::<Nemesis>(RoomColour::ALL, &[]);
    have_names::<Nemesis>(Network::ALL, &[]);
    have_names::<Nemesis>(Door::ALL, &[]);
    have_names::<Nemesis>(Exploration::ALL, &["text"]);
    have_names::<Nemesis>(ExplorationToken::ALL, &[]);
    have_names::<Nemesis>(NoiseFace::ALL, &[]);
    have_names::<Nemesis>(CombatFace::ALL, &[]);
    have_names::<Nemesis>(Engine::ALL, &[]);
    have_names::<Nemesis>(EngineToken::ALL, &[]);
    have_names::<Nemesis>(Section::ALL, &[]);
    have_names::<Nemesis>(PodNumber::ALL, &[]);
    have_names::<Nemesis>(PodSide::ALL, &[]);
    have_names::<Nemesis>(Intruder::ALL, &[]);
    have_names::<Nemesis>(IntruderToken::ALL, &[]);
}

#[test]
fn every_option_has_a_name_and_a_text() {
    options_have_texts::<Nemesis>();
}

#[test]
fn every_refusal_has_a_reason() {
    refusals_have_reasons::<Nemesis>("NEM-", 15);
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::<Nemesis>::default();
    FrameView::every_question().iter().for_each(|question| speaker.ask(question));
    FrameView::every_step_and_roll().iter().for_each(|rule| speaker.go_on(rule));
    let mut below = dice(1);
    Setup::every().iter().for_each(|setup| speaker.play(setup, &mut below, Some(2000)));
    everything::answers().iter().for_each(|answer| speaker.answer(answer));
    everything::rare_events().iter().for_each(|event| speaker.hear(event));

    speaker.has_needed_everything();
    speaker.has_said_everything_but(&["ammo", "from-deck", "from-hand", "is-spent", "left"]);
}
