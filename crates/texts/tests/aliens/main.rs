//! Aliens in every language: whatever a player can meet has a text, and the text
//! fits.

mod everything;

use aliens::{
    Aliens, FrameView, Setup,
    offers::Goods,
    words::{
        Ability, Action, AutomaticChoice, BlipValue, BoardFace, CampaignState, Card, CardSlot, CardType, Character,
        Condition, DeckEnd, Difficulty, Direction, Distance, Edge, Ending, EnemyKind, EventCard, Exit, Facing,
        FreeAction, Gear, Ground, Gun, GunOrder, Hazard, Heading, Keyword, Knob, Mission, MissionBlip, MissionBlipFace,
        Phase, Room, Side, SpawnPoint, Stage, Statistic, Symbol, Team, ThreatLevel, Timing, Token, TrackerCard,
        TrackerType, Weapon, Window, Zone,
    },
};
use engine::{Setup as _, Word};
use proofs::{
    dice,
    spoken::{Speaker, have_names, options_have_texts, refusals_have_reasons},
};

#[test]
fn every_word_has_a_name() {
    have_names::<Aliens>(Character::ALL, &["gender"]);
    have_names::<Aliens>(Side::ALL, &[]);
    have_names::<Aliens>(Symbol::ALL, &[]);
    have_names::<Aliens>(Statistic::ALL, &["text"]);
    have_names::<Aliens>(Condition::ALL, &[]);
    have_names::<Aliens>(Heading::ALL, &[]);
    have_names::<Aliens>(Ability::ALL, &["text"]);
    have_names::<Aliens>(Action::ALL, &["text"]);
    have_names::<Aliens>(FreeAction::ALL, &[]);
    have_names::<Aliens>(Phase::ALL, &[]);
    have_names::<Aliens>(Stage::ALL, &[]);
    have_names::<Aliens>(Window::ALL, &[]);
    have_names::<Aliens>(Mission::ALL, &["briefing", "goal"]);
    have_names::<Aliens>(Zone::ALL, &["at"]);
    have_names::<Aliens>(CardSlot::ALL, &[]);
    have_names::<Aliens>(DeckEnd::ALL, &[]);
    have_names::<Aliens>(Team::ALL, &[]);
    have_names::<Aliens>(Difficulty::ALL, &[]);
    have_names::<Aliens>(Knob::ALL, &[]);
    have_names::<Aliens>(AutomaticChoice::ALL, &[]);
    have_names::<Aliens>(Ending::ALL, &[]);
    have_names::<Aliens>(CampaignState::ALL, &[]);
    have_names::<Aliens>(Goods::ALL, &["amount"]);
}

#[test]
fn every_card_says_what_it_does() {
    have_names::<Aliens>(Card::ALL, &["text"]);
    have_names::<Aliens>(CardType::ALL, &[]);
    have_names::<Aliens>(Weapon::ALL, &[]);
    have_names::<Aliens>(Gear::ALL, &[]);
    have_names::<Aliens>(EventCard::ALL, &[]);
    have_names::<Aliens>(Hazard::ALL, &[]);
    have_names::<Aliens>(Keyword::ALL, &["text"]);
    have_names::<Aliens>(Timing::ALL, &[]);
    have_names::<Aliens>(ThreatLevel::ALL, &["at"]);
    have_names::<Aliens>(TrackerType::ALL, &["text"]);
    have_names::<Aliens>(TrackerCard::ALL, &["text"]);
}

#[test]
fn everything_on_the_boards_has_a_name() {
    have_names::<Aliens>(Distance::ALL, &[]);
    have_names::<Aliens>(BoardFace::ALL, &["mark", "at"]);
    have_names::<Aliens>(Ground::ALL, &[]);
    have_names::<Aliens>(Edge::ALL, &[]);
    have_names::<Aliens>(Facing::ALL, &["to"]);
    have_names::<Aliens>(Direction::ALL, &["to"]);
    have_names::<Aliens>(SpawnPoint::ALL, &["at"]);
    have_names::<Aliens>(BlipValue::ALL, &[]);
    have_names::<Aliens>(MissionBlip::ALL, &[]);
    have_names::<Aliens>(MissionBlipFace::ALL, &[]);
    have_names::<Aliens>(EnemyKind::ALL, &["gender"]);
    have_names::<Aliens>(Gun::ALL, &[]);
    have_names::<Aliens>(GunOrder::ALL, &[]);
    have_names::<Aliens>(Exit::ALL, &["at"]);
    have_names::<Aliens>(Token::ALL, &[]);
    have_names::<Aliens>(Room::ALL, &["at"]);
}

#[test]
fn every_option_has_a_name_and_a_text() {
    options_have_texts::<Aliens>();
}

#[test]
fn every_refusal_has_a_reason() {
    refusals_have_reasons::<Aliens>("AGD-", 30);
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::<Aliens>::default();
    FrameView::every_question().iter().for_each(|question| speaker.ask(question));
    FrameView::every_step_and_roll().iter().for_each(|rule| speaker.go_on(rule));
    let mut below = dice(1);
    for setup in Setup::PLAYERS.flat_map(Setup::every_for) {
        speaker.play(&setup, &mut below, None);
    }
    everything::answers().iter().for_each(|answer| speaker.answer(answer));
    everything::rare_events().iter().for_each(|event| speaker.hear(event));

    speaker.has_needed_everything();
    speaker.has_said_everything_but(&[]);
}
