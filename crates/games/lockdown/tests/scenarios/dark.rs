//! LOC-10.7, LOC-16: darkness in encounters, and light sources.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::Light,
    rules::{actions::Action, encounter::Encounter, light::LightAnswer},
    words::{ActionCard, Back, Intruder, Item, ItemCard, SeriousWound, StalkerToken, Weakness},
};

use crate::table::{Given, Table, YOU, given};

/// In a room, an encounter with this token begins.
fn meets(given: Given, token: StalkerToken) -> Table {
    let mut table = given.in_the_bag(token).under_way(Encounter { seat: YOU });
    table.shows(Outcome::EncounterDraw(token));
    table
}

fn is_surprised(table: &Table) -> bool {
    table.told().iter().any(|it| matches!(it, Heard::Attacked { .. }))
}

const CARDS: [ActionCard; 3] = [ActionCard::Search, ActionCard::Rest, ActionCard::Demolition];

/// LOC-10.7 LOC-16.11 LOC-16.10 LOC-1.10
#[test]
fn the_larger_number_surprises_in_darkness_and_the_smaller_one_in_the_light() {
    let lit = meets(given().stands(YOU, 4).hand(YOU, &CARDS), StalkerToken::AdultTwoFour);
    assert!(!is_surprised(&lit), "S-01 has power: 3 cards are not fewer than 2");

    let dark = meets(given().stands(YOU, 22).hand(YOU, &CARDS), StalkerToken::AdultTwoFour);
    assert!(is_surprised(&dark), "S-03 has none: 3 cards are fewer than 4");
}

/// LOC-8.18 LOC-26.56
#[test]
fn staircases_are_dark_whatever_has_power() {
    let all = [(1, true), (2, true), (3, true), (4, true)];
    let table = meets(given().power(all).stands(YOU, 6).hand(YOU, &CARDS), StalkerToken::AdultTwoFour);

    assert!(is_surprised(&table));
    assert!(table.board().level(lockdown::words::RoomNumber(6)).is_none());
}

/// LOC-29.105
#[test]
fn elevator_rooms_follow_their_level_and_not_the_elevator() {
    let only_elevator = given().power([(3, false), (4, false), (2, false), (1, true)]);
    let table = meets(only_elevator.stands(YOU, 2).hand(YOU, &CARDS), StalkerToken::AdultTwoFour);

    assert!(is_surprised(&table));
}

/// LOC-48.6
#[test]
fn whoever_has_hurt_eyes_is_in_darkness_in_the_light_too() {
    let hurt = given().stands(YOU, 4).hand(YOU, &CARDS).wound(YOU, SeriousWound::Eyes);
    assert!(is_surprised(&meets(hurt, StalkerToken::AdultTwoFour)));

    let dressed = given().stands(YOU, 4).hand(YOU, &CARDS).dressed_wound(YOU, SeriousWound::Eyes);
    assert!(!is_surprised(&meets(dressed, StalkerToken::AdultTwoFour)));
}

/// LOC-26.76
#[test]
fn a_larva_with_a_nought_surprises_nobody_in_the_light() {
    let lit = meets(given().stands(YOU, 4), StalkerToken::LarvaZeroOne);
    assert!(!is_surprised(&lit));

    let dark = meets(given().stands(YOU, 22), StalkerToken::LarvaZeroOne);
    assert!(dark.player(YOU).has_larva, "0 cards are fewer than 1");
}

/// LOC-26.14 LOC-4.69 LOC-16.12 LOC-16.14 LOC-39.34
#[test]
fn a_flashlight_is_offered_after_the_token_and_brings_the_smaller_number() {
    let with_light = given().stands(YOU, 22).hand(YOU, &CARDS).carries(YOU, Item::Flashlight);
    let mut table = meets(with_light, StalkerToken::AdultTwoFour);
    assert!(matches!(table.waiting(), Frame::LightSource(_)));

    table.chooses(YOU, Choice::LightSource(LightAnswer::Flashlight));

    assert!(table.is_quiet() && !is_surprised(&table));
    assert_eq!(table.player(YOU).flashlights, [0, 1, 0], "one charge is spent");
    assert!(!table.board().has_power(lockdown::words::RoomNumber(22)), "there is no power for it");
}

/// LOC-39.11 LOC-16.13
#[test]
fn a_glowstick_shines_until_the_end_of_the_round() {
    let with_light = given().stands(YOU, 22).hand(YOU, &CARDS).carries(YOU, Item::Glowstick);
    let mut table = meets(with_light, StalkerToken::AdultTwoFour);

    table.chooses(YOU, Choice::LightSource(LightAnswer::Glowstick));

    assert!(table.is_quiet() && !is_surprised(&table));
    assert_eq!(table.player(YOU).light, Light::Round);
    assert_eq!(table.board().items.discard.len(), 1, "it is used up");
}

/// LOC-27.27
#[test]
fn whoever_has_anything_in_the_inventory_is_asked_for_a_light() {
    let table = meets(given().stands(YOU, 22).hand(YOU, &CARDS).carries(YOU, Item::Medkit), StalkerToken::AdultTwoFour);

    assert!(matches!(table.waiting(), Frame::LightSource(_)));
    assert_eq!(table.answers(YOU), [Choice::LightSource(LightAnswer::None)]);
    assert!(table.state.is_window());
}

/// LOC-44.4 LOC-15.21 LOC-26.48
#[test]
fn who_knows_a_readable_ambush_reads_one_card_less() {
    let known = given().stands(YOU, 4).hand(YOU, &CARDS[..1]).weakness(0, Weakness::ReadableAmbush, None);
    assert!(is_surprised(&meets(known.knowledge(YOU, 2), StalkerToken::AdultTwoFour)), "2 is too little for slot 3");
    assert!(!is_surprised(&meets(known.knowledge(YOU, 3), StalkerToken::AdultTwoFour)));
    let larva = meets(known.knowledge(YOU, 3), StalkerToken::LarvaOneTwo);
    assert_eq!(larva.intruders_in(4), [Intruder::Larva]);
}

/// LOC-17.8 LOC-39.34
#[test]
fn of_two_flashlights_the_fuller_one_shines_and_the_emptier_one_is_dropped() {
    let two = given().stands(YOU, 22).hand(YOU, &CARDS).carries(YOU, Item::Flashlight).carries(YOU, Item::Flashlight);
    let two = two.with(|board| board.player_mut(YOU).flashlights = [0, 1, 1]);
    let mut lit = meets(two, StalkerToken::AdultTwoFour);
    lit.chooses(YOU, Choice::LightSource(LightAnswer::Flashlight));
    assert_eq!(lit.player(YOU).flashlights, [0, 2, 0]);

    let mut dropped = two.on_the_turn_of(YOU);
    dropped.does(Action::DropItem { item: ItemCard::new(Item::Flashlight, Back::Yellow) });
    assert_eq!(dropped.player(YOU).flashlights, [0, 0, 1]);
}

/// LOC-16.14 LOC-4.69
#[test]
fn whoever_leaves_the_light_off_is_not_asked_again_and_is_surprised() {
    let with_light = given().stands(YOU, 22).hand(YOU, &CARDS).carries(YOU, Item::Glowstick);
    let mut table = meets(with_light, StalkerToken::AdultTwoFour);
    table.chooses(YOU, Choice::LightSource(LightAnswer::None));

    assert!(is_surprised(&table));
    assert!(table.player(YOU).has_item(Item::Glowstick));
}
