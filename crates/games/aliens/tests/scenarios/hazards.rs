//! AGD-11G.5: what the Hazards do.

use aliens::{
    Choice, Heard, Outcome,
    rules::hazards::HazardEffect,
    words::{
        BlipValue, Card,
        Character::{Gorman, Hicks, Newt},
        Gear, Hazard, Mission, Stage,
    },
};

use crate::table::*;

/// Gorman's player is struck by a Hazard while Gorman acts.
fn struck(given: Given, hazard: Hazard) -> Table {
    given.begins(HazardEffect { hazard, character: Some(Gorman), seat: YOU })
}

/// Gorman in the corridor, ten cards in the deck.
fn gorman() -> Given {
    given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 6)).piles(10, 0, &[])
}

/// AGD-6E.18 R-22
#[test]
fn a_drawn_hazard_is_resolved_uses_up_the_draw_and_is_discarded() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(4, 6))
        .piles(10, 0, &[Card::LowAmmo, Card::Steady])
        .at_stage(YOU, Gorman, Stage::EndOfActivation);

    table.shows(Outcome::CardDraw(Card::LowAmmo)).shows(Outcome::CardDraw(Card::Steady));

    assert_eq!(table.board().player(YOU).hand.len(), 1);
    assert_eq!(table.piles(), (5, 3, 1));
}

/// AGD-11G.5
#[test]
fn losing_hope_takes_a_random_card_from_hand() {
    let given = given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 6)).hand(YOU, &[Card::Steady, Card::MediKit]);
    let mut table = struck(given, Hazard::LosingHope);

    table.shows(Outcome::HandLoss(Card::MediKit));

    assert!(table.has_heard(Heard::HandCardDiscarded { seat: YOU, card: Card::MediKit }));
    assert_eq!(table.board().player(YOU).hand.len(), 1);
}

/// AGD-11G.5
#[test]
fn losing_hope_with_an_empty_hand_exhausts_3_cards() {
    let table = struck(gorman(), Hazard::LosingHope);

    assert_eq!(table.piles(), (7, 3, 0));
}

/// AGD-11G.5
#[test]
fn a_weapon_jam_lowers_the_dial_by_3_to_1_at_least() {
    assert_eq!(struck(gorman().dial(Gorman, 6), Hazard::WeaponJam).dial(Gorman), 3);
    assert_eq!(struck(gorman().dial(Gorman, 2), Hazard::WeaponJam).dial(Gorman), 1);
}

/// AGD-6E.30
#[test]
fn a_weapon_jam_does_nothing_to_newt() {
    let table = given(Mission::Escape, 1)
        .hero(YOU, Hicks, p2(6, 6))
        .grunt(Newt, p2(7, 6))
        .piles(10, 0, &[])
        .begins(HazardEffect { hazard: Hazard::WeaponJam, character: Some(Newt), seat: YOU });

    assert_eq!(table.dial(Newt), 0);
    assert_eq!(table.piles(), (10, 0, 0));
}

/// AGD-11G.5
#[test]
fn low_ammo_exhausts_3_cards() {
    let table = struck(gorman(), Hazard::LowAmmo);

    assert_eq!(table.piles(), (7, 3, 0));
}

/// AGD-11G.5
#[test]
fn contact_brings_a_blip_at_the_nearest_spawn_point() {
    let mut table = struck(given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 1)), Hazard::Contact);

    table.blip_is(BlipValue::Two);

    let nearest = table.board().nearest_points(Gorman)[0];
    assert!(table.blip_on(Mission::Newt.print().spawn_points[nearest as usize]));
}

/// AGD-11G.5
#[test]
fn acid_spray_eats_a_gear_of_the_players_choice() {
    let given = given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 6)).carries(Gorman, &[Card::Headset, Card::MediKit]);
    let mut table = struck(given, Hazard::AcidSpray);

    table.chooses(YOU, Choice::GearChoice(Gear::MediKit));

    assert_eq!(table.figure(Gorman).gear[..], [Gear::Headset]);
    assert_eq!(table.board().endurance.discard.count(Card::MediKit), 1);
}

/// AGD-11G.5
#[test]
fn acid_spray_without_gear_exhausts_2_cards() {
    assert_eq!(struck(gorman(), Hazard::AcidSpray).piles(), (8, 2, 0));
}

/// AGD-11G.5
#[test]
fn panic_takes_an_action_of_the_active_character() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 6)).piles(10, 0, &[Card::Panic]).acting(YOU, Gorman);
    table.acts(aliens::rules::actions::ActionAnswer::Rest);
    table.chooses(YOU, Choice::DrawMore(aliens::rules::drawing::DrawAnswer::Draw));

    table.shows(Outcome::CardDraw(Card::Panic));

    assert!(table.has_heard(Heard::ActionLost { character: Gorman }));
    assert_eq!(table.board().active().actions, 0);
}

/// AGD-11G.5
#[test]
fn panic_without_an_action_left_exhausts_2_cards() {
    assert_eq!(struck(gorman(), Hazard::Panic).piles(), (8, 2, 0));
}
