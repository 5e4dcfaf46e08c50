//! AGD-11G.4: what the Events do.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{actions::ActionAnswer, activation::OrderAnswer, events::Play, moving::StepAnswer},
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, EventCard, Mission, SpawnPoint, Stage, TrackerCard, Weapon,
    },
};

use crate::table::*;

fn play(event: EventCard, on: Option<aliens::words::Character>) -> ActionAnswer {
    ActionAnswer::Play { play: Play { event, on } }
}

/// AGD-11G.4 AGD-6E.23 R-23
#[test]
fn in_the_pipe_takes_a_card_of_the_revealed_type_from_the_exhaust_pile() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(4, 6))
        .hand(YOU, &[Card::InThePipe])
        .piles(4, 1, &[Card::Headset, Card::MediKit, Card::Steady, Card::Panic, Card::HkVp70Pistol])
        .acting(YOU, Gorman);

    table.acts(play(EventCard::InThePipe, None)).reveals(Card::Headset);
    table.shows(Outcome::SearchedCard(Card::Steady)).shows(Outcome::SearchedCard(Card::MediKit));
    table.chooses(YOU, Choice::SearchChoice(Card::MediKit));
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));

    assert_eq!(table.board().player(YOU).hand.count(Card::MediKit), 1);
    assert!(table.has_heard(Heard::ExhaustPileShuffled {}));
    assert_eq!(table.piles(), (3, 2, 0), "one was found, the Event was paid and lies there itself");
}

/// AGD-11G.4
#[test]
fn short_bursts_are_an_attack_that_exhausts_nothing_for_the_weapon() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .carries(Gorman, &[Card::M41aPulseRifle])
        .hand(YOU, &[Card::ShortBursts])
        .piles(10, 0, &[])
        .alien(h1(7, 6), 0)
        .acting(YOU, Gorman);

    table.acts(play(EventCard::ShortBursts, None)).rolls(&[1]);

    assert_eq!(table.alien_on(h1(7, 6)), None);
    assert_eq!(table.piles(), (9, 2, 0), "the Event costs 1, and lies on the Exhaust pile");
    assert_eq!(table.board().active().actions, 2);
}

/// AGD-11G.4
#[test]
fn on_the_double_is_a_free_move() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Gorman, h1(2, 6)).hand(YOU, &[Card::OnTheDouble]).acting(YOU, Gorman);

    table.acts(play(EventCard::OnTheDouble, None)).steps(&[h1(3, 6), h1(4, 6)]);

    assert_eq!(table.square(Gorman), h1(4, 6));
    assert_eq!(table.board().active().actions, 2);
}

/// AGD-11G.4
#[test]
fn steady_raises_a_dial_by_3_and_costs_nothing() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .grunt(Hicks, h1(4, 6))
        .dial(Hicks, 8)
        .hand(YOU, &[Card::Steady])
        .piles(10, 0, &[])
        .acting(YOU, Gorman);

    table.acts(play(EventCard::Steady, Some(Hicks)));

    assert_eq!(table.dial(Hicks), 10, "but never above 10");
    assert_eq!(table.piles(), (10, 1, 0));
}

/// AGD-11G.4 AGD-4.27
#[test]
fn on_your_feet_saves_from_capture_at_the_start_of_the_alien_phase() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .hand(YOU, &[Card::OnYourFeet])
        .grunt(Hicks, h1(4, 6))
        .lies(Hicks)
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.plays(YOU, EventCard::OnYourFeet, Some(Hicks));

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert!(matches!(table.waits_for(), Frame::DefenceRoll(_)), "the Alien has to attack first");
}

/// AGD-11G.4
#[test]
fn second_wind_recovers_5_cards() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .hand(YOU, &[Card::SecondWind])
        .piles(3, 7, &[])
        .acting(YOU, Gorman);

    table.acts(play(EventCard::SecondWind, None));

    assert_eq!(table.piles(), (8, 3, 0));
}

/// AGD-11G.4
#[test]
fn seal_it_is_a_barricade_without_a_test() {
    // Spawn point 1 is at (11,12), and there is no door beside (10,11).
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Gorman, h1(10, 11)).hand(YOU, &[Card::SealIt]).acting(YOU, Gorman);

    table.acts(play(EventCard::SealIt, None));

    let point = aliens::board::Point::Spawn(SpawnPoint::One);
    assert!(table.board().fittings.is_barricaded(point));
}

/// AGD-11G.4
#[test]
fn eyes_forward_discards_a_motion_tracker_card_without_effect() {
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(10, 2))
        .hand(YOU, &[Card::EyesForward])
        .signals(&[TrackerCard::Mt31, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt31).plays(YOU, EventCard::EyesForward, None);

    assert_eq!(table.n_enemies(), 0);
    assert_eq!(table.board().tracker.discard.count(TrackerCard::Mt31), 1);
    assert!(matches!(table.waits_for(), Frame::TrackerDraw(_)), "it counts as drawn; the second follows");
}

/// AGD-11G.4
#[test]
fn covering_fire_comes_from_any_distance_and_before_defensive_fire() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(1, 6))
        .carries(Hicks, &[Card::M41aPulseRifle])
        .hero(SECOND, Gorman, h1(7, 6))
        .hand(SECOND, &[Card::CoveringFire])
        .alien(h1(8, 7), 0)
        .alien_phase();

    table.plays(SECOND, EventCard::CoveringFire, Some(Hicks)).rolls(&[1]);

    assert_eq!(table.n_enemies(), 0);
}

/// AGD-4.28
#[test]
fn a_free_action_is_taken_once_by_its_name_and_anew_in_the_next_activation() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .grunt(Hudson, h1(1, 7))
        .hand(YOU, &[Card::OnTheDouble, Card::OnTheDouble, Card::SealIt])
        .acting(YOU, Gorman);
    let on_the_double = Choice::NextAction(play(EventCard::OnTheDouble, None));
    table.chooses(YOU, on_the_double).steps(&[h1(2, 7)]);
    table.chooses(YOU, Choice::NextStep(StepAnswer::Stop));

    table.refuses(YOU, on_the_double, "AGD-4.33");
    let seal_it = Choice::NextAction(play(EventCard::SealIt, None));
    assert!(table.may(YOU, seal_it), "another one, at the door of the workshop");

    table.acts(ActionAnswer::End);
    until_frame(&mut table, |frame| matches!(frame, Frame::GruntOrder(_)));
    table.chooses(YOU, Choice::GruntOrder(OrderAnswer::Activate { character: Hudson }));
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));
    table.chooses(YOU, on_the_double).steps(&[h1(1, 6)]);
    assert_eq!(table.square(Hudson), h1(1, 6), "it is the Free Action of whoever is active");
}

/// AGD-4.28 AGD-4.27
#[test]
fn between_activations_nobody_takes_a_free_action() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .grunt(Hudson, h1(1, 7))
        .hand(YOU, &[Card::OnTheDouble])
        .at_stage(YOU, Gorman, Stage::Grunts);

    let free = Play { event: EventCard::OnTheDouble, on: None };

    table.refuses(YOU, Choice::GruntOrder(OrderAnswer::Play { play: free }), "AGD-4.27");
}

/// AGD-11G.4 AGD-4.34 AGD-6E.17
#[test]
fn a_free_action_may_be_played_by_another_on_the_active_character() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(2, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hero(SECOND, Ripley, h1(1, 1))
        .hand(SECOND, &[Card::ShortBursts])
        .alien(h1(6, 6), 0)
        .acting(YOU, Hudson);

    table.chooses(SECOND, Choice::NextAction(play(EventCard::ShortBursts, None))).rolls(&[1]);

    assert_eq!(table.n_enemies(), 0);
    assert!(table.has_heard(Heard::Attacked { attacker: Hudson, weapon: Weapon::HkVp70Pistol, target: h1(6, 6) }));
}
