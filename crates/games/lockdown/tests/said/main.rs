//! Lockdown in every language: whatever a player can meet has a text, the text fits, and nothing is written that no
//! game needs.

mod aims;
mod everything;

use engine::{Setup as _, Word};
use lockdown::{
    FrameView, Lockdown, Setup,
    words::{
        ActionCard, AdvantageFace, Attack, AttackCard, Autodestruction, Back, BackupPower, Building, Cause, Character,
        CharacterColour, CombatFace, CombatIcon, Component, ComputerAction, ComputerCard, Contamination, Contingency,
        CssToken, Door, Ending, Event, Exploration, ExplorationToken, Intruder, Item, Level, Mode, NoiseFace, Object,
        Objective, ObjectiveDeck, Origin, Phase, Pod, PowerArea, PowerToken, Room, RoomColour, SeriousWound, ShotFace,
        Side, Species, StalkerToken, SurfaceCard, SurfaceEffect, SurfaceFace, SurfaceToken, Threshold, Tile, Weakness,
        WeaponClass, YesNo, Zone,
    },
};
use proofs::{
    dice,
    spoken::{Speaker, have_names, languages, options_have_texts, refusals_have_reasons},
};
use texts::args;

/// How often every set-up is played.
const ROUNDS: u8 = 4;

#[test]
fn every_word_has_a_name() {
    have_names::<Lockdown>(Character::ALL, &[]);
    have_names::<Lockdown>(CharacterColour::ALL, &[]);
    have_names::<Lockdown>(Origin::ALL, &[]);
    have_names::<Lockdown>(CombatIcon::ALL, &[]);
    have_names::<Lockdown>(Contamination::ALL, &[]);
    have_names::<Lockdown>(SeriousWound::ALL, &["text"]);
    have_names::<Lockdown>(Cause::ALL, &[]);
    have_names::<Lockdown>(Ending::ALL, &[]);
    have_names::<Lockdown>(Mode::ALL, &[]);
    have_names::<Lockdown>(Phase::ALL, &[]);
    have_names::<Lockdown>(YesNo::ALL, &[]);
    have_names::<Lockdown>(Species::ALL, &[]);
}

#[test]
fn every_card_says_what_it_does() {
    have_names::<Lockdown>(ActionCard::ALL, &["text"]);
    have_names::<Lockdown>(Item::ALL, &["text"]);
    have_names::<Lockdown>(Back::ALL, &[]);
    have_names::<Lockdown>(Component::ALL, &[]);
    have_names::<Lockdown>(WeaponClass::ALL, &[]);
    have_names::<Lockdown>(Object::ALL, &[]);
    have_names::<Lockdown>(Attack::ALL, &["text"]);
    have_names::<Lockdown>(AttackCard::ALL, &[]);
    have_names::<Lockdown>(Event::ALL, &["text"]);
    have_names::<Lockdown>(Weakness::ALL, &["text"]);
    have_names::<Lockdown>(Objective::ALL, &["text"]);
    have_names::<Lockdown>(ObjectiveDeck::ALL, &[]);
    have_names::<Lockdown>(Contingency::ALL, &["text"]);
    have_names::<Lockdown>(ComputerCard::ALL, &[]);
    have_names::<Lockdown>(&[ComputerCard::LockDown], &["text"]);
    have_names::<Lockdown>(ComputerAction::ALL, &["text"]);
    have_names::<Lockdown>(SurfaceCard::ALL, &["text", "suit"]);
}

/// LOC-42.3, LOC-43.3, LOC-17.61: what is on the card besides.
#[test]
fn a_card_says_what_it_does_in_the_dark_and_what_unlocks_it() {
    let attacks: Vec<Attack> = Attack::ALL.iter().copied().filter(|attack| attack.has_dark_part()).collect();
    let prints = Event::ALL.iter().filter_map(|&event| Species::NightStalkers.event(event));
    let events: Vec<Event> = prints.filter(|print| print.has_dark_part).map(|print| print.event).collect();
    let quests: Vec<Item> = Item::ALL.iter().copied().filter(|item| item.quest_of().is_some()).collect();

    assert!(attacks.len() > 3 && events.len() > 9 && quests.len() > 5, "{attacks:?} {events:?} {quests:?}");
    have_names::<Lockdown>(&attacks, &["dark"]);
    have_names::<Lockdown>(&events, &["dark"]);
    have_names::<Lockdown>(&quests, &["quest"]);
}

#[test]
fn everything_in_the_complex_has_a_name() {
    have_names::<Lockdown>(Side::ALL, &[]);
    have_names::<Lockdown>(Level::ALL, &[]);
    have_names::<Lockdown>(PowerArea::ALL, &[]);
    have_names::<Lockdown>(PowerToken::ALL, &[]);
    have_names::<Lockdown>(Room::ALL, &["at", "to", "from", "short", "text"]);
    have_names::<Lockdown>(Tile::ALL, &[]);
    have_names::<Lockdown>(Building::ALL, &[]);
    have_names::<Lockdown>(Zone::ALL, &[]);
    have_names::<Lockdown>(RoomColour::ALL, &[]);
    have_names::<Lockdown>(Door::ALL, &[]);
    have_names::<Lockdown>(Exploration::ALL, &["text"]);
    have_names::<Lockdown>(ExplorationToken::ALL, &[]);
    have_names::<Lockdown>(SurfaceToken::ALL, &[]);
    have_names::<Lockdown>(SurfaceEffect::ALL, &[]);
    have_names::<Lockdown>(Threshold::ALL, &["text"]);
    have_names::<Lockdown>(BackupPower::ALL, &[]);
    have_names::<Lockdown>(Autodestruction::ALL, &[]);
    have_names::<Lockdown>(Pod::ALL, &[]);
    have_names::<Lockdown>(CssToken::ALL, &[]);
}

#[test]
fn dice_and_intruders_have_names() {
    let faces = CombatFace::ALL.iter().map(|&face| ShotFace::from(face));
    let faces: Vec<ShotFace> = faces.chain(AdvantageFace::ALL.iter().map(|&face| ShotFace::from(face))).collect();

    have_names::<Lockdown>(&faces, &[]);
    have_names::<Lockdown>(NoiseFace::ALL, &[]);
    have_names::<Lockdown>(CombatFace::ALL, &["text"]);
    have_names::<Lockdown>(AdvantageFace::ALL, &["text"]);
    have_names::<Lockdown>(SurfaceFace::ALL, &[]);
    have_names::<Lockdown>(Intruder::ALL, &[]);
    have_names::<Lockdown>(StalkerToken::ALL, &[]);
}

#[test]
fn every_option_has_a_name_and_a_text() {
    options_have_texts::<Lockdown>();
}

#[test]
fn every_refusal_has_a_reason() {
    refusals_have_reasons::<Lockdown>("LOC-", 15);
}

/// A button that says less than it does would be pressed for something else.
#[test]
fn no_two_answers_of_a_turn_are_said_alike() {
    let answers = everything::actions();
    for texts in languages() {
        let said = answers.iter().map(|answer| {
            let (key, args) = args::answer("lockdown", answer, &|seat| texts::Value::from(seat));
            texts.try_say(&key, None, &args).expect("it is said")
        });
        let mut said: Vec<String> = said.collect();
        said.sort();
        let twice = said.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{}", texts.language());
    }
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::<Lockdown>::default();
    FrameView::every_question().iter().for_each(|question| speaker.ask(question));
    FrameView::every_step_and_roll().iter().for_each(|rule| speaker.go_on(rule));
    let mut below = dice(1);
    for _ in 0..ROUNDS {
        Setup::every().iter().for_each(|setup| speaker.play(setup, &mut below, Some(2000)));
    }
    everything::actions().iter().chain(&everything::answers()).for_each(|answer| speaker.answer(answer));
    everything::rare_events().iter().for_each(|event| speaker.hear(event));

    speaker.has_needed_everything();
    speaker.has_said_everything_but(&[
        "ammo",
        "attack",
        "from-deck",
        "from-hand",
        "is-spent",
        "left",
        "reveals",
        "slot",
    ]);
}
