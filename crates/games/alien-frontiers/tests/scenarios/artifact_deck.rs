//! AF-6, AF-20: the display, the draw pile and the discard pile at the Alien Artifact.

use alien_frontiers::{
    Heard, Outcome,
    rules::{actions::Action, discards::Discard, docking::Docking},
    words::{
        Field::Positron,
        Ships,
        Station::AlienArtifact,
        Technology::{
            AlienCity, AlienMonument, BoosterPod, DataCrystal, GravityManipulator, HolographicDecoy, PlasmaCannon,
            PolarityDevice, StasisBeam, TemporalWarper,
        },
        Territory::Lem,
    },
};

use crate::table::*;

/// A table on which you may claim a card.
fn claimant() -> Given {
    given().docked(YOU, AlienArtifact, &[6, 2])
}

/// AF-6.7 AF-20.12 AF-25.62
#[test]
fn when_the_draw_pile_is_empty_the_discard_pile_becomes_a_new_one() {
    let discarded = [PlasmaCannon, PolarityDevice, StasisBeam, GravityManipulator, TemporalWarper];
    let mut table = claimant()
        .displayed(&[BoosterPod, AlienCity, DataCrystal])
        .discarded(&discarded)
        .draw_pile(&[], Rest::Held)
        .on_the_turn_of(YOU);

    table.claims(BoosterPod, &[StasisBeam]);

    assert!(table.has_heard(Heard::PileReshuffled { cards: 5 }));
    assert!(table.is_displayed(StasisBeam));
    assert_eq!((table.board().draw_pile.len(), table.board().discard_pile.len()), (4, 0));
}

/// AF-20.12 AF-28.18
#[test]
fn the_discard_pile_is_not_shuffled_before_a_card_is_needed() {
    let mut table = claimant()
        .displayed(&[BoosterPod, AlienCity, DataCrystal])
        .discarded(&[PlasmaCannon, PolarityDevice])
        .draw_pile(&[StasisBeam], Rest::Held)
        .on_the_turn_of(YOU);

    table.claims(BoosterPod, &[StasisBeam]);

    assert_eq!((table.board().draw_pile.len(), table.board().discard_pile.len()), (0, 2));
}

/// AF-20.12 AF-20.13 AF-20.21 AF-25.81
#[test]
fn a_cycle_may_turn_its_own_cards_into_the_new_draw_pile() {
    let mut table = given()
        .displayed(&[BoosterPod, AlienCity, DataCrystal])
        .discarded(&[PlasmaCannon, PolarityDevice, HolographicDecoy, HolographicDecoy])
        .draw_pile(&[StasisBeam, TemporalWarper], Rest::Held)
        .hand(YOU, &[3])
        .on_the_turn_of(YOU);

    table.docks_and_cycles(3, &[StasisBeam, TemporalWarper]);
    assert_eq!(table.board().discard_pile.len(), 7);

    table.is_dealt(&[AlienCity]);
    assert!(table.has_heard(Heard::PileReshuffled { cards: 7 }));
    assert_eq!(table.board().display, [StasisBeam, TemporalWarper, AlienCity].map(Some));
    assert_eq!((table.board().draw_pile.len(), table.board().discard_pile.len()), (6, 0));
}

/// AF-20.14 AF-25.82 AF-28.47
#[test]
fn a_short_display_is_filled_as_soon_as_there_is_a_card() {
    let mut table = claimant()
        .field(Positron, Lem)
        .displayed(&[DataCrystal, AlienCity, AlienMonument])
        .holds(YOU, &[BoosterPod])
        .draw_pile(&[], Rest::Held)
        .on_the_turn_of(YOU);

    table.does(Action::Claim { card: AlienCity });
    assert!(table.waits_for(YOU), "no card is dealt");
    assert_eq!(table.board().display, [Some(DataCrystal), None, Some(AlienMonument)]);

    table.discards(Discard::BoosterPod { field: Positron }).is_dealt(&[BoosterPod]);
    assert_eq!(table.board().display, [DataCrystal, BoosterPod, AlienMonument].map(Some));
    assert_eq!((table.board().draw_pile.len(), table.board().discard_pile.len()), (0, 0));
}

/// AF-20.15 AF-25.83
#[test]
fn a_cycle_with_nothing_else_to_deal_shows_the_same_cards_again() {
    let mut table =
        given().displayed(&[BoosterPod, DataCrystal]).draw_pile(&[], Rest::Held).hand(YOU, &[3]).on_the_turn_of(YOU);

    table.does(Action::Dock(Docking::Cycle { ships: Ships::own(3) }));
    assert_eq!(table.odds(), [BoosterPod, DataCrystal].map(|card| (Outcome::CardDraw(card), 1)));

    table.is_dealt(&[DataCrystal, BoosterPod]);
    assert_eq!(table.board().display, [Some(DataCrystal), Some(BoosterPod), None]);
    assert!(table.waits_for(YOU));
}

/// AF-6.16
#[test]
fn a_cycle_without_any_card_is_legal_and_does_nothing() {
    let mut table = given().displayed(&[]).draw_pile(&[], Rest::Held).hand(YOU, &[3]).on_the_turn_of(YOU);

    table.docks_and_cycles(3, &[]);

    assert_eq!((table.board().display, table.artifact_total(YOU)), ([None; 3], 3));
    assert!(table.waits_for(YOU));
}

/// AF-6.16
#[test]
fn the_new_display_is_seen_before_anything_is_claimed() {
    let mut table = given().displayed(&[BoosterPod, AlienCity, DataCrystal]).hand(YOU, &[6, 2]).on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks_and_cycles(2, &[StasisBeam, PlasmaCannon, PolarityDevice]);

    assert_eq!(table.artifact_total(YOU), 8);
    assert!(table.player(YOU).cards.is_empty());
    table.refuses(Action::Claim { card: AlienCity }, "AF-6.5");
    table.claims(PlasmaCannon, &[TemporalWarper]);
}
