//! AF-20: the display of technology, the draw pile and the discard pile.

use alien_frontiers::{
    Heard,
    rules::discards::Discard,
    words::{
        Field::Positron,
        Station::AlienArtifact,
        Technology::{self, *},
        Territory::Lem,
    },
};

use crate::table::*;

fn displayed(table: &Table) -> Vec<Technology> {
    table.board().display.iter().flatten().copied().collect()
}

/// AF-20.12
#[test]
fn the_discard_pile_becomes_the_draw_pile_only_when_a_card_has_to_be_dealt() {
    let mut table = given()
        .hand(YOU, &[6, 2, 5, 3])
        .displayed(&[BoosterPod, DataCrystal, StasisBeam])
        .draw_pile(&[PlasmaCannon], Rest::Discarded)
        .on_the_turn_of(YOU);
    let discarded = table.board().discard_pile.len();

    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).claims(BoosterPod, &[PlasmaCannon]);
    assert!(table.board().draw_pile.is_empty(), "the last card is dealt, and nothing is shuffled yet");
    assert_eq!(table.board().discard_pile.len(), discarded);

    table.docks(AlienArtifact, 5).docks(AlienArtifact, 3).claims(DataCrystal, &[AlienCity]);
    assert!(table.has_heard(Heard::PileReshuffled { cards: discarded as u8 }));
    assert!(table.board().discard_pile.is_empty());
    assert_eq!(table.board().draw_pile.len(), discarded - 1);
}

/// AF-20.13
#[test]
fn cycled_cards_are_part_of_the_reshuffle_in_the_same_cycle() {
    let mut table = given()
        .hand(YOU, &[1])
        .displayed(&[BoosterPod, DataCrystal, StasisBeam])
        .draw_pile(&[], Rest::Held)
        .on_the_turn_of(YOU);

    table.docks_and_cycles(1, &[StasisBeam, BoosterPod, DataCrystal]);

    assert_eq!(displayed(&table), [StasisBeam, BoosterPod, DataCrystal]);
}

/// AF-20.14
#[test]
fn a_short_display_is_topped_up_as_soon_as_a_card_is_discarded_also_right_after_a_roll() {
    let mut table = given()
        .players(2, &[])
        .ships_in_play(RED, 4)
        .displayed(&[AlienCity, AlienMonument])
        .draw_pile(&[], Rest::Held)
        .hand(YOU, &[1, 2, 3])
        .on_the_turn_of(YOU);

    table.finishes_the_turn();
    assert_eq!(displayed(&table).len(), 2, "there is no card to deal");

    table.rolls(&[1, 2, 3, 4]);
    assert!(!table.holds(RED, ResourceCache), "as many odd as even: the Resource Cache is discarded");
    table.is_dealt(&[ResourceCache]);
    assert_eq!(displayed(&table), [AlienCity, AlienMonument, ResourceCache]);
    assert!(table.waits_for(RED));
}

/// AF-20.14
#[test]
fn a_short_display_is_topped_up_at_the_end_of_an_action() {
    let mut table = given()
        .displayed(&[AlienCity, AlienMonument])
        .draw_pile(&[], Rest::Held)
        .field(Positron, Lem)
        .on_the_turn_of(YELLOW);

    table.discards(Discard::BoosterPod { field: Positron }).is_dealt(&[BoosterPod]);

    assert_eq!(displayed(&table), [AlienCity, AlienMonument, BoosterPod]);
    assert!(table.board().discard_pile.is_empty());
}

/// AF-20.15
#[test]
fn a_cycle_of_a_short_display_discards_what_is_there_and_deals_three() {
    let mut table = given().hand(YOU, &[1]).displayed(&[AlienCity, AlienMonument]).on_the_turn_of(YOU);

    table.docks_and_cycles(1, &[BoosterPod, DataCrystal, StasisBeam]);

    assert_eq!(table.board().discard_pile.len(), 2);
    assert!(table.is_discarded(AlienCity) && table.is_discarded(AlienMonument));
    assert_eq!(displayed(&table), [BoosterPod, DataCrystal, StasisBeam]);
}

/// AF-20.21 AF-20.13
#[test]
fn a_cycle_reshuffles_once_at_the_most_and_loses_no_card() {
    let mut table = given()
        .hand(YOU, &[1])
        .displayed(&[BoosterPod, DataCrystal, StasisBeam])
        .draw_pile(&[PlasmaCannon], Rest::Held)
        .on_the_turn_of(YOU);

    table.docks_and_cycles(1, &[PlasmaCannon, StasisBeam, BoosterPod]);

    let shuffles = table.heard.iter().filter(|it| matches!(it, Heard::PileReshuffled { .. })).count();
    assert_eq!(shuffles, 1);
    assert_eq!(displayed(&table), [PlasmaCannon, StasisBeam, BoosterPod]);
    assert_eq!((table.board().draw_pile.len(), table.board().draw_pile.count(DataCrystal)), (1, 1));
    assert!(table.board().discard_pile.is_empty());
}

/// AF-20.21
#[test]
fn a_cycle_deals_until_no_card_is_left() {
    let mut table =
        given().hand(YOU, &[1]).displayed(&[BoosterPod]).draw_pile(&[PlasmaCannon], Rest::Held).on_the_turn_of(YOU);

    table.docks_and_cycles(1, &[PlasmaCannon, BoosterPod]);

    assert_eq!(displayed(&table), [PlasmaCannon, BoosterPod]);
    assert!(table.waits_for(YOU), "nothing more is dealt");
}
