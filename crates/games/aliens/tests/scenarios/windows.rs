//! AGD-4.27 to AGD-4.34: Events and the windows for them.

use aliens::{
    Aliens, Choice, Frame, Heard, Outcome,
    offers::{Amount, Goods},
    rules::{
        actions::ActionAnswer,
        drawing::{Drawing, Duty},
        events::Play,
        windows::Reaction,
    },
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, EventCard, Mission, TrackerCard, Window,
    },
};
use engine::{Game, Seat, Seats, Viewer, Views};

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

/// Hicks lies on the ground, and these players have something to help him up.
fn hicks_lies(helpers: &[Seat]) -> Table {
    let all = given(Mission::Newt, 3)
        .hero(YOU, Hudson, h1(12, 12))
        .hero(SECOND, Gorman, h1(10, 12))
        .hero(THIRD, Hicks, h1(4, 6))
        .lies(Hicks);
    let hands = [(YOU, Card::Headset), (SECOND, Card::MediKit), (THIRD, Card::HandWelder)];
    let given = hands.into_iter().fold(all, |given, (seat, other)| {
        given.hand(seat, &[if helpers.contains(&seat) { Card::OnYourFeet } else { other }])
    });
    given.alien_phase()
}

/// AGD-4.30 AGD-9.1
#[test]
fn who_has_answered_in_a_window_is_seen_and_what_is_not() {
    let (mut passing, mut playing) = (hicks_lies(&[SECOND]), hicks_lies(&[SECOND]));

    passing.passes(SECOND);
    playing.plays(SECOND, EventCard::OnYourFeet, Some(Hicks));

    for viewer in [Viewer::seat(YOU), Viewer::seat(THIRD), Viewer::Spectator] {
        assert_eq!(Aliens::view(&passing.state, viewer), Aliens::view(&playing.state, viewer), "{viewer:?}");
    }
    assert_eq!(playing.all_asked(), Seats::one(YOU).with(THIRD));
    assert_eq!(playing.condition(Hicks), Condition::KnockedDown, "nothing happens before all have answered");
    let own = Aliens::view(&playing.state, Viewer::seat(SECOND));
    assert!(own.players[SECOND.index()].reaction.is_some(), "one knows one's own answer");
}

/// AGD-4.30
#[test]
fn the_last_to_answer_is_not_told_by_the_offers_what_the_others_have_answered() {
    let (mut passing, mut playing) = (hicks_lies(&[YOU, SECOND]), hicks_lies(&[YOU, SECOND]));

    passing.passes(SECOND).passes(THIRD);
    playing.plays(SECOND, EventCard::OnYourFeet, Some(Hicks)).passes(THIRD);

    let offers = Aliens::offers(&passing.state, YOU);
    assert_eq!(offers, Aliens::offers(&playing.state, YOU));
    let cost = Amount { what: Goods::Exhausted, n: 1 };
    assert_eq!(offers.iter().map(|offer| &offer.costs[..]).collect::<Vec<_>>(), [&[cost][..], &[]]);
}

/// AGD-4.30
#[test]
fn whoever_has_nothing_to_play_can_only_pass_and_to_pass_is_what_can_be_set_before() {
    let table = hicks_lies(&[SECOND]);
    let pass = Choice::ReactWindow(Reaction::Pass);

    assert!(table.state.is_window());
    assert_eq!(table.answers(YOU), [pass]);
    assert!(table.answers(SECOND).len() > 1, "with a card to be played one is asked");
    for seat in [YOU, SECOND, THIRD] {
        assert_eq!(Aliens::default_answer(&table.state, seat), Some(pass));
    }
}

/// AGD-4.32
#[test]
fn whoever_runs_out_of_time_in_a_window_passes() {
    let mut table = hicks_lies(&[YOU, SECOND]);
    for seat in [YOU, SECOND, THIRD] {
        let answer = Aliens::default_answer(&table.state, seat).expect("something is done for the absent");
        table.chooses(seat, answer);
    }

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EventPlayed { .. })), 0);
    assert!(table.has_heard(Heard::WindowClosed { window: Window::AlienPhaseStart }));
}

/// AGD-4.31 R-86
#[test]
fn of_several_cards_the_first_from_the_highest_ranked_player_on_is_resolved() {
    let mut table = hicks_lies(&[YOU, THIRD]);

    table.plays(YOU, EventCard::OnYourFeet, Some(Hicks)).plays(THIRD, EventCard::OnYourFeet, Some(Hicks));
    table.passes(SECOND);

    assert!(table.has_heard(Heard::EventPlayed { seat: THIRD, event: EventCard::OnYourFeet, on: Some(Hicks) }));
    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert_eq!(table.board().player(YOU).hand.len(), 1, "the other card stays in hand");
    assert!(table.board().players.iter().all(|player| player.reaction.is_none()));
}

/// AGD-6E.29 AGD-4.27
#[test]
fn a_draw_finds_no_card_if_the_event_in_the_window_before_it_took_the_last() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 6))
        .grunt(Ripley, h1(6, 6))
        .lies(Ripley)
        .hand(YOU, &[Card::OnYourFeet])
        .piles(1, 0, &[Card::Headset])
        .begins(Drawing::new(Hicks, YOU, 1, Duty::Mandatory));
    assert!(matches!(table.waits_for(), Frame::ReactWindow(react) if react.window.moment == Window::RunningOut));

    table.plays(YOU, EventCard::OnYourFeet, Some(Ripley));

    assert_eq!(table.condition(Ripley), Condition::Standing);
    assert_eq!(table.piles(), (0, 2, 0), "the last card paid for the Event, and both are exhausted");
    assert!(table.board().player(YOU).hand.is_empty(), "nothing is drawn");
    assert_eq!(table.ending(), None);
}
