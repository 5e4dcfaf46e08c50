//! AGD-11D.3: the abilities of the characters.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{
        actions::ActionAnswer, drawing::DrawAnswer, pull::PullAnswer, rest::RecoverAnswer, tracker_look::PutBackPlace,
    },
    words::{
        Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
        Mission, Stage, ThreatLevel, TrackerCard, Weapon,
    },
};

use crate::table::*;

/// AGD-11D.3
#[test]
fn gorman_has_to_draw_two_cards_at_the_end() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(4, 6))
        .piles(10, 0, &[Card::Steady, Card::MediKit])
        .at_stage(YOU, Gorman, Stage::EndOfActivation);

    table.shows(Outcome::CardDraw(Card::Steady)).shows(Outcome::CardDraw(Card::MediKit));

    assert_eq!(table.board().player(YOU).hand.len(), 2);
}

/// AGD-11D.3
#[test]
fn hicks_may_draw_a_card_or_not() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).piles(10, 0, &[]).at_stage(YOU, Hicks, Stage::OnActivation);

    table.chooses(YOU, Choice::DrawMore(DrawAnswer::Stop));

    assert_eq!(table.piles(), (10, 0, 0));
}

/// AGD-11D.3
#[test]
fn hicks_and_ripley_as_grunts_recover_a_card() {
    for character in [Hicks, Ripley] {
        let table = given(Mission::Newt, 1)
            .hero(YOU, Gorman, h1(4, 6))
            .grunt(character, h1(6, 6))
            .piles(10, 3, &[])
            .at_stage(YOU, character, Stage::OnActivation);

        assert_eq!(table.piles(), (11, 2, 0), "{character:?}");
    }
}

/// AGD-11D.3
#[test]
fn ripley_recovers_two_cards_and_draws_one() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Ripley, h1(4, 6)).piles(10, 3, &[Card::Steady]).at_stage(
        YOU,
        Ripley,
        Stage::OnActivation,
    );

    table.shows(Outcome::CardDraw(Card::Steady));

    assert_eq!(table.piles(), (11, 1, 0));
    assert_eq!(table.board().player(YOU).hand.count(Card::Steady), 1);
}

/// AGD-11D.3
#[test]
fn hudson_may_put_gear_and_events_back_and_no_weapons() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .hand(YOU, &[Card::Steady, Card::MediKit, Card::HkVp70Pistol])
        .piles(10, 3, &[])
        .at_stage(YOU, Hudson, Stage::OnActivation);
    let recover = |card| Choice::RecoverMore(RecoverAnswer::FromHand { card });

    assert!(!table.may(YOU, recover(Card::HkVp70Pistol)));
    table.chooses(YOU, recover(Card::Steady)).chooses(YOU, recover(Card::MediKit));

    assert_eq!(table.piles(), (12, 3, 0));
    assert_eq!(table.board().player(YOU).hand.len(), 1);
}

/// AGD-11D.3 AGD-11D.5
#[test]
fn hudson_takes_a_revealed_gear_or_event_into_hand() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hudson, h1(4, 6)).piles(10, 0, &[Card::Steady]).at_stage(
        YOU,
        Hudson,
        Stage::EndOfActivation,
    );

    table.reveals(Card::Steady);

    assert_eq!(table.board().player(YOU).hand.count(Card::Steady), 1);
    assert_eq!(table.piles(), (9, 0, 0));
}

/// AGD-11D.3
#[test]
fn hudson_looks_at_the_motion_tracker_for_a_weapon() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .piles(10, 0, &[Card::HkVp70Pistol])
        .signals(&[TrackerCard::Mt40, TrackerCard::Mt15])
        .at_stage(YOU, Hudson, Stage::EndOfActivation);

    table.reveals(Card::HkVp70Pistol).shows(Outcome::LookedAt(TrackerCard::Mt40));
    table.chooses(YOU, Choice::PutBack(PutBackPlace::Bottom));

    assert_eq!(table.board().tracker.back(0), Some(ThreatLevel::Two));
    assert_eq!(table.piles(), (10, 0, 0), "that costs nothing");
}

/// AGD-11D.3
#[test]
fn for_hudson_as_a_grunt_the_highest_ranked_player_looks() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Frost, h1(4, 6))
        .hero(SECOND, Hicks, h1(5, 6))
        .grunt(Hudson, h1(6, 6))
        .piles(10, 0, &[Card::HkVp70Pistol])
        .signals(&[TrackerCard::Mt40])
        .at_stage(YOU, Hudson, Stage::EndOfActivation);

    table.reveals(Card::HkVp70Pistol).shows(Outcome::LookedAt(TrackerCard::Mt40));

    assert_eq!(table.asked(), SECOND);
}

/// AGD-11D.3
#[test]
fn vasquez_aims_for_a_weapon_and_recovers_and_draws_for_gear_or_event() {
    let vasquez = || {
        given(Mission::Newt, 1)
            .hero(YOU, Vasquez, h1(4, 6))
            .piles(10, 2, &[Card::HkVp70Pistol, Card::MediKit, Card::Steady])
            .at_stage(YOU, Vasquez, Stage::OnActivation)
    };

    let mut aims = vasquez();
    aims.reveals(Card::HkVp70Pistol);
    assert_eq!(aims.dial(Vasquez), 9);

    let mut draws = vasquez();
    draws.reveals(Card::MediKit).shows(Outcome::CardDraw(Card::Steady));
    assert_eq!(draws.piles(), (10, 1, 0));
}

/// AGD-11D.3 AGD-11D.4
#[test]
fn after_the_smart_gun_vasquez_reveals_a_card_once_per_attack() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Vasquez, h1(2, 6))
        .carries(Vasquez, &[Card::M56SmartGun])
        .piles(10, 2, &[Card::MediKit])
        .alien(h1(7, 6), 3)
        .acting(YOU, Vasquez);

    table.attacks(Weapon::M56SmartGun, h1(7, 6)).rolls(&[9]).goes_on_at(h1(7, 6)).rolls(&[10]);
    table.reveals(Card::MediKit);

    assert_eq!(table.alien_on(h1(7, 6)), Some(2), "9 hits: the dial shows 8, and the gun adds 1");
    assert_eq!(table.piles(), (9, 3, 0), "3 exhausted, 2 recovered");
    assert!(matches!(table.waits_for(), Frame::NextAction(_)));
}

/// AGD-11D.3
#[test]
fn after_the_incinerator_frost_as_a_grunt_recovers_one_card() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .piles(10, 0, &[Card::MediKit])
        .alien(h1(6, 6), 0)
        .acting(YOU, Frost);

    table.attacks(Weapon::M240Incinerator, h1(6, 6)).blasts(&[10]).reveals(Card::MediKit);

    assert_eq!(table.piles(), (8, 2, 0));
}

/// AGD-11D.3
#[test]
fn newt_rests_for_one_card_more() {
    let mut table =
        given(Mission::Escape, 1).hero(YOU, Hicks, p2(6, 6)).grunt(Newt, p2(7, 6)).piles(10, 6, &[]).acting(YOU, Newt);

    table.acts(ActionAnswer::Rest);
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_) | Frame::RecoverMore(_)));
    if let Frame::RecoverMore(_) = table.waits_for() {
        table.chooses(YOU, Choice::RecoverMore(RecoverAnswer::Exhausted));
    }

    assert_eq!(table.piles(), (14, 2, 0));
}

/// AGD-11D.6 R-53
#[test]
fn newt_pulls_a_comrade_two_squares_towards_her() {
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(1, 6))
        .grunt(Hicks, p2(12, 7))
        .piles(10, 0, &[])
        .at_stage(YOU, Newt, Stage::EndOfActivation);

    table.chooses(YOU, Choice::Pull(PullAnswer::Character { character: Ripley }));
    while let Frame::PullSquare(_) = table.waits_for() {
        let answer = table.answers(YOU)[0];
        table.chooses(YOU, answer);
        if table.state.is_over() {
            break;
        }
    }

    assert_eq!(table.square(Ripley).column(), 4);
    assert_eq!(table.piles(), (8, 2, 0));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::CharacterMoved { character: Ripley, .. })), 2);
}

/// AGD-11D.6
#[test]
fn newt_who_leads_nobody_uses_no_ability() {
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(1, 6))
        .grunt(Hicks, p2(12, 7))
        .at_stage(YOU, Newt, Stage::EndOfActivation);

    table.chooses(YOU, Choice::Pull(PullAnswer::Nobody));

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::AbilityUsed { .. })), 0);
}
