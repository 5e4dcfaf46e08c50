//! LOC-4.45, LOC-43.3: the dark parts of the event cards.

use lockdown::{
    Choice, Frame,
    board::Light,
    rules::{
        events::{EventEffect, dark::EventReactionAnswer, panic::PanicLossAnswer},
        light::LightAnswer,
    },
    words::{ActionCard, AttackCard, Character, Event, Intruder, Item, Room, RoomNumber, SeriousWound},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

fn drawn(given: Given, event: Event) -> Table {
    given.under_way(EventEffect { event, nth: 0 })
}

/// You are in the dark, the others are not; nobody holds a card.
fn dark() -> Given {
    given().stands(YOU, 22).stands(SHE, 4).stands(HE, 13)
}

/// LOC-43.3 LOC-4.45 LOC-43.15 LOC-28.12
#[test]
fn only_whoever_is_in_darkness_hears_noise_all_around() {
    let table = drawn(dark(), Event::BulkheadsOpen);

    assert_eq!(table.board().noise, table.board().plan().ways_of(RoomNumber(22)));
}

/// LOC-43.17
#[test]
fn the_dark_part_comes_besides_the_other() {
    let table = drawn(dark().explored(8, Room::Nest, 0), Event::Nest);

    let around = |room| table.board().plan().ways_of(RoomNumber(room));
    assert_eq!(table.board().noise, around(8).or(around(22)));
}

/// LOC-16.14 LOC-4.69 LOC-39.34
#[test]
fn whoever_lights_up_after_the_event_ignores_its_dark_part() {
    let mut table = drawn(dark().carries(YOU, Item::Flashlight), Event::BulkheadsOpen);
    assert!(matches!(table.waiting(), Frame::EventReaction(_)));

    table.chooses(YOU, Choice::EventReaction(EventReactionAnswer::Light { with: LightAnswer::Flashlight }));

    assert!(table.board().noise.is_empty());
    assert_eq!(table.player(YOU).light, Light::Unasked, "the occasion is over");
}

/// LOC-38.34
#[test]
fn whoever_feels_the_dark_ignores_it_too() {
    let rat = dark().character(YOU, Character::LabRat).hand(YOU, &[ActionCard::FeelOfTheDark]);
    let mut table = drawn(rat, Event::BulkheadsOpen);

    table.chooses(YOU, Choice::EventReaction(EventReactionAnswer::FeelOfTheDark));

    assert!(table.board().noise.is_empty());
    assert_eq!(table.player(YOU).discard.n_actions(), 1);
}

/// LOC-43.5 LOC-43.6 LOC-26.73
#[test]
fn in_the_dark_blood_is_traced_to_whoever_holds_cards_too() {
    let dark =
        given().power([(3, false), (1, true), (4, false), (2, true)]).stands(YOU, 4).stands(SHE, 7).stands(HE, 13);
    let wounded =
        dark.wound(YOU, SeriousWound::Leg).hand(YOU, &[ActionCard::Search, ActionCard::Rest, ActionCard::Bypass]);
    let hunted = wounded.intruder(Intruder::Adult, 3).intruder(Intruder::Adult, 1).intruder(Intruder::Adult, 20);
    let mut table = drawn(hunted, Event::BloodTraceThree);
    table.chooses(YOU, Choice::EventReaction(EventReactionAnswer::Nothing));

    assert_eq!((table.intruders_in(4).len(), table.intruders_in(20).len()), (2, 1));
}

/// LOC-43.7
#[test]
fn in_the_dark_whoever_holds_cards_panics_too() {
    let armed = dark().hand(YOU, &[ActionCard::Rest]).hand(SHE, &[ActionCard::Rest]).hand(HE, &[ActionCard::Rest]);
    let mut table = drawn(armed, Event::Panic);
    table.chooses(YOU, Choice::EventReaction(EventReactionAnswer::Nothing));
    let round = Choice::PanicLoss(PanicLossAnswer::Ammo { weapon: Item::SmartGun });

    table.chooses(YOU, round).chooses(YOU, round);

    assert!(table.is_quiet(), "she is in the light");
}

/// LOC-43.11 LOC-29.93
#[test]
fn rooms_with_somebody_in_the_dark_are_damaged() {
    let table = drawn(dark(), Event::Damage);

    assert_eq!(table.board().malfunction.iter().collect::<Vec<_>>(), [RoomNumber(22)]);
}

/// LOC-43.16
#[test]
fn in_the_dark_one_is_infested_outside_of_the_nest() {
    let mut table = drawn(dark(), Event::Hatching);
    let (first, _) = table.odds()[0];
    table.shows(first);

    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).has_larva), [true, false, false]);
}

/// LOC-43.18
#[test]
fn who_is_fought_in_the_dark_attacks() {
    let fights = dark().intruder(Intruder::Creeper, 22).intruder(Intruder::Adult, 22).intruder(Intruder::Adult, 4);
    let mut table = drawn(fights, Event::Lurking);

    table.attacks_with(AttackCard::CutTwo).attacks_with(AttackCard::InfectingTheHostFour);

    assert_eq!(table.wounds(YOU), (2, 0), "the larger one first");
    assert!(table.player(YOU).has_slime && table.player(YOU).has_larva && table.is_quiet());
    assert_eq!(table.wounds(SHE), (0, 0));
}

/// LOC-43.20
#[test]
fn in_the_dark_everybody_is_contaminated() {
    let table = drawn(dark(), Event::EggProtection);

    assert_eq!([YOU, SHE].map(|seat| table.player(seat).discard.contamination.unscanned), [1, 0]);
}

/// LOC-43.22 LOC-29.71
#[test]
fn in_the_dark_an_adult_comes_to_whoever_bleeds_without_an_encounter() {
    let bleeding = dark().wound(YOU, SeriousWound::Leg).wound(SHE, SeriousWound::Leg);
    let table = drawn(bleeding, Event::ScentOfBlood);

    assert_eq!((table.intruders_in(22), table.intruders_in(4).len()), (vec![Intruder::Adult], 0));
    assert!(table.is_quiet(), "nobody is surprised");
    let bag = table.board().tokens_in_bag();
    assert_eq!(bag, dark().board.tokens_in_bag(), "and no token is moved");
}

/// LOC-43.23
#[test]
fn at_an_entrance_in_the_dark_one_is_hurt() {
    let near = given().stands(YOU, 20).stands(SHE, 22).stands(HE, 12);
    let table = drawn(near, Event::NoiseInCorridors);

    assert_eq!([YOU, SHE, HE].map(|seat| table.wounds(seat).0), [1, 0, 0]);
}

/// LOC-43.18 LOC-16.12
#[test]
fn whoever_has_a_light_is_not_attacked_out_of_the_dark_and_whoever_has_none_is() {
    let fight = dark().intruder(Intruder::Adult, 22).carries(YOU, Item::Flashlight);
    let light = Choice::EventReaction(EventReactionAnswer::Light { with: LightAnswer::Flashlight });
    let mut alone = drawn(fight, Event::Lurking);
    alone.chooses(YOU, light);
    assert!(alone.is_quiet(), "a charge covers the whole card");

    let mut both = drawn(fight.stands(SHE, 22).hand(SHE, &[ActionCard::Rest]), Event::Lurking);
    both.chooses(YOU, light).chooses(SHE, Choice::EventReaction(EventReactionAnswer::Nothing));
    both.attacks_with(AttackCard::CutTwo);

    assert_eq!([YOU, SHE].map(|seat| both.wounds(seat)), [(0, 0), (2, 0)], "though you hold fewer cards");
}

/// LOC-43.22
#[test]
fn whoever_fights_already_is_not_sought_out_in_the_dark() {
    let bleeding = dark().wound(YOU, SeriousWound::Leg).intruder(Intruder::Creeper, 22);
    let table = drawn(bleeding, Event::ScentOfBlood);

    assert_eq!(table.intruders_in(22), [Intruder::Creeper]);
}

/// LOC-43.16
#[test]
fn in_a_dark_nest_one_is_infested_once() {
    let nest = given().explored(20, Room::Nest, 0).stands(YOU, 20).stands(SHE, 4).stands(HE, 13);
    let table = drawn(nest, Event::Hatching);

    let player = table.player(YOU);
    assert_eq!((player.has_larva, player.discard.contamination.unscanned), (true, 1));
}
