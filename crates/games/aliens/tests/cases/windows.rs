//! AGD-4.27 to AGD-4.34: Events and the windows for them.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{actions::ActionAnswer, events::Play},
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, EventCard, Mission, TrackerCard, Window,
    },
};
use engine::Seats;

use crate::table::*;

/// AGD-T70 AGD-4.27 AGD-4.31
#[test]
fn before_the_last_cards_are_gone_everybody_may_react() {
    // MT-10 is placed in sight of Gorman at spawn point 2, so that its text exhausts two cards.
    let mut table = given(Mission::LastStand, 3)
        .hero(YOU, Gorman, h2(4, 6))
        .hero(SECOND, Hicks, h2(5, 6))
        .hero(THIRD, Hudson, h2(6, 6))
        .hand(THIRD, &[Card::SecondWind])
        .piles(0, 1, &[Card::Headset])
        .signals(&[TrackerCard::Mt10])
        .alien_phase();
    table.draws_signal(TrackerCard::Mt10);
    until_frame(
        &mut table,
        |frame| matches!(frame, Frame::ReactWindow(react) if react.window.moment == Window::RunningOut),
    );
    assert_eq!(table.all_asked(), Seats::one(THIRD));

    table.plays(THIRD, EventCard::SecondWind, None);
    table.shows(Outcome::Overdrawn(Card::Headset));

    assert_eq!(table.ending(), None);
    assert_eq!(table.piles(), (0, 1, 1));
}

/// AGD-T73 AGD-4.29
#[test]
fn a_window_asks_by_the_size_of_hands_and_not_by_what_is_in_them() {
    let table = given(Mission::Newt, 3)
        .hero(YOU, Gorman, h1(12, 12))
        .hero(SECOND, Hicks, h1(4, 6))
        .hand(SECOND, &[Card::Headset, Card::MediKit, Card::HandWelder, Card::AmmoPouch])
        .hero(THIRD, Hudson, h1(10, 12))
        .lies(Hicks)
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::ReactWindow(_)));
    assert_eq!(table.all_asked(), Seats::one(SECOND));
    assert_eq!(table.answers(SECOND).len(), 1, "there is nothing to do but pass");
}

/// AGD-T74 AGD-4.27 R-10 R-79
#[test]
fn an_event_may_be_interjected_while_another_is_asked_for_an_action() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Gorman, h1(12, 12))
        .hand(SECOND, &[Card::OnYourFeet])
        .grunt(Ripley, h1(6, 6))
        .lies(Ripley)
        .acting(YOU, Hicks);
    let play = Play { event: EventCard::OnYourFeet, on: Some(Ripley) };

    table.chooses(SECOND, Choice::NextAction(ActionAnswer::Play { play }));

    assert_eq!(table.condition(Ripley), Condition::Standing);
    assert_eq!(table.asked(), YOU);
    assert!(matches!(table.waits_for(), Frame::NextAction(_)));
    assert!(table.has_heard(Heard::EventExhausted { event: EventCard::OnYourFeet }));
}
