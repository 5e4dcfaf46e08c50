//! AF-6: the Alien Artifact.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, discards::Discard, docking::Docking, powers::Power, teleporter::DockedShip},
    words::{
        Field::Positron,
        Mark, Ships,
        Station::{AlienArtifact, ColonistHub, LunarMine, SolarConverter},
        Technology::{
            AlienCity, BoosterPod, DataCrystal, GravityManipulator, HolographicDecoy, OrbitalTeleporter, PlasmaCannon,
            PolarityDevice, ResourceCache, StasisBeam, TemporalWarper,
        },
        Territory::{Burroughs, Lem},
        Value, With,
    },
};

use crate::table::*;

/// AF-6.1
#[test]
fn four_ships_of_any_value_may_dock_free_of_charge() {
    for value in 1..=6 {
        let mut table = given().hand(YOU, &[value]).on_the_turn_of(YOU);
        table.docks(AlienArtifact, value);
        assert_eq!(table.artifact_total(YOU), value);
    }

    let mut table = given().docked(RED, AlienArtifact, &[1, 1, 1]).hand(YOU, &[2, 3]).on_the_turn_of(YOU);
    table.docks(AlienArtifact, 2);
    table.refuses(dock(AlienArtifact, Ships::own(3)), "AF-5.2");
}

/// AF-6.2
#[test]
fn a_docked_ship_may_cycle_the_display_or_leave_it() {
    let shown = [AlienCity, BoosterPod, DataCrystal];
    let fresh = [StasisBeam, PolarityDevice, PlasmaCannon];
    let mut table = given().displayed(&shown).hand(YOU, &[1, 2]).on_the_turn_of(YOU);

    table.docks(AlienArtifact, 1);
    assert_eq!(table.board().display, shown.map(Some));

    table.docks_and_cycles(2, &fresh);
    assert_eq!(table.board().display, fresh.map(Some));
    assert!(shown.iter().all(|&card| table.is_discarded(card)));
    assert_eq!(table.board().discard_pile.len(), 3);
}

/// AF-6.3 AF-28.15
#[test]
fn a_cycle_that_was_not_made_at_the_docking_is_gone() {
    let mut table = given().hand(YOU, &[1]).on_the_turn_of(YOU);

    table.docks(AlienArtifact, 1);

    assert_eq!(table.choices(), [Choice::Turn(Action::EndTurn)]);
}

/// AF-6.4 AF-6.5 AF-28.23
#[test]
fn the_total_of_the_values_has_to_be_8_whatever_the_number_of_ships() {
    let claim = Action::Claim { card: PolarityDevice };
    let shown = [PolarityDevice, AlienCity, BoosterPod];
    for (hand, total) in [(&[6, 2][..], 8), (&[6, 6], 12), (&[1, 1, 6], 8), (&[2, 2, 2, 2], 8)] {
        let mut table = given().displayed(&shown).hand(YOU, hand).on_the_turn_of(YOU);
        hand.iter().for_each(|&value| {
            table.refuses(claim, "AF-6.5").docks(AlienArtifact, value);
        });
        assert_eq!(table.artifact_total(YOU), total);
        assert!(table.allows(claim), "{hand:?}");
    }
    for hand in [&[6][..], &[6, 1], &[2, 2, 3], &[1, 1, 1, 4]] {
        let mut table = given().displayed(&shown).hand(YOU, hand).on_the_turn_of(YOU);
        hand.iter().for_each(|&value| {
            table.docks(AlienArtifact, value);
        });
        table.refuses(claim, "AF-6.5");
    }
}

/// AF-6.5 AF-6.7 AF-25.2
#[test]
fn a_2_and_a_6_claim_a_displayed_card_and_the_gap_is_filled() {
    let mut table = given().displayed(&[PolarityDevice, AlienCity, BoosterPod]).hand(YOU, &[2, 6]).on_the_turn_of(YOU);

    table.docks(AlienArtifact, 2).docks(AlienArtifact, 6);
    assert_eq!(table.artifact_total(YOU), 8);

    table.claims(PolarityDevice, &[StasisBeam]);
    assert!(table.holds(YOU, PolarityDevice));
    assert_eq!(table.board().display, [Some(StasisBeam), Some(AlienCity), Some(BoosterPod)]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// A 3, a 2 and a 4 docked, each with a cycle, and Plasma Cannon displayed by the third.
fn three_cycles(hand: &[u8]) -> Table {
    let shown = [HolographicDecoy, ResourceCache, AlienCity];
    let mut table = given().displayed(&shown).hand(YOU, hand).on_the_turn_of(YOU);
    table.docks_and_cycles(3, &[BoosterPod, BoosterPod, DataCrystal]);
    table.docks_and_cycles(2, &[DataCrystal, GravityManipulator, GravityManipulator]);
    table.docks_and_cycles(4, &[PlasmaCannon, StasisBeam, TemporalWarper]);
    table
}

/// AF-6.3 AF-25.3
#[test]
fn three_ships_may_cycle_three_times_and_then_claim() {
    let mut table = three_cycles(&[3, 2, 4]);

    assert_eq!(table.artifact_total(YOU), 9);
    assert_eq!(table.board().discard_pile.len(), 9);

    table.claims(PlasmaCannon, &[PolarityDevice]);
    assert!(table.holds(YOU, PlasmaCannon));
}

/// AF-6.6 AF-25.4
#[test]
fn after_a_claim_the_total_starts_again_from_nothing() {
    let mut table = three_cycles(&[3, 2, 4, 6]);
    table.claims(PlasmaCannon, &[PolarityDevice]);
    assert_eq!((table.artifact_total(YOU), table.free_ports(AlienArtifact)), (0, 1));

    table.docks_and_cycles(6, &[PolarityDevice, OrbitalTeleporter, OrbitalTeleporter]);

    assert_eq!(table.artifact_total(YOU), 6);
    table.refuses(Action::Claim { card: PolarityDevice }, "AF-6.5");
}

/// AF-6.6 AF-6.14 AF-25.64 AF-27.11
#[test]
fn two_claims_take_two_times_8_and_fill_the_artifact() {
    let mut table =
        given().displayed(&[PolarityDevice, DataCrystal, BoosterPod]).hand(YOU, &[6, 2, 5, 3, 6]).on_the_turn_of(YOU);

    table.docks(AlienArtifact, 6).refuses(Action::Claim { card: PolarityDevice }, "AF-6.5");
    table.docks(AlienArtifact, 2).claims(PolarityDevice, &[StasisBeam]);
    table.docks(AlienArtifact, 5).docks(AlienArtifact, 3).claims(StasisBeam, &[AlienCity]);

    assert!(table.holds(YOU, PolarityDevice) && table.holds(YOU, StasisBeam));
    table.refuses(dock(AlienArtifact, Ships::own(6)), "AF-5.2");
    table.refuses(Action::Claim { card: AlienCity }, "AF-6.5");
}

/// AF-6.6 AF-25.65
#[test]
fn four_ships_docked_before_the_claim_make_one_claim_only() {
    let mut table =
        given().displayed(&[PolarityDevice, DataCrystal, BoosterPod]).hand(YOU, &[6, 2, 5, 3]).on_the_turn_of(YOU);
    [6, 2, 5, 3].iter().for_each(|&value| {
        table.docks(AlienArtifact, value);
    });
    assert_eq!(table.artifact_total(YOU), 16);

    table.claims(PolarityDevice, &[StasisBeam]);

    assert_eq!(table.artifact_total(YOU), 0);
    table.refuses(Action::Claim { card: StasisBeam }, "AF-6.5");
}

/// AF-6.8
#[test]
fn a_claim_may_wait_for_more_ships_and_cycles_but_not_for_the_next_turn() {
    let mut table =
        given().displayed(&[PolarityDevice, DataCrystal, BoosterPod]).hand(YOU, &[6, 6, 1]).on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 6).docks_and_cycles(1, &[StasisBeam, AlienCity, PlasmaCannon]);

    let mut waits = table.once_more();
    waits.claims(AlienCity, &[TemporalWarper]).refuses(Action::Claim { card: StasisBeam }, "AF-6.5");

    table.ends_the_turn().comes_round_to(YOU).rolls(&[1, 1, 1]);
    assert_eq!(table.artifact_total(YOU), 0);
    table.refuses(Action::Claim { card: AlienCity }, "AF-6.5");
}

/// AF-6.9
#[test]
fn opponents_ships_take_ports_and_count_for_nothing() {
    let mut table = given()
        .displayed(&[PolarityDevice, DataCrystal, BoosterPod])
        .docked(RED, AlienArtifact, &[6, 6, 6])
        .hand(YOU, &[5])
        .on_the_turn_of(YOU);

    table.docks(AlienArtifact, 5);

    assert_eq!((table.artifact_total(YOU), table.free_ports(AlienArtifact)), (5, 0));
    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.5");
}

/// AF-6.10 AF-21.23 AF-25.77
#[test]
fn an_unspent_ship_takes_its_value_away_with_it() {
    let mut table = given()
        .displayed(&[PolarityDevice, DataCrystal, BoosterPod])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .hand(YOU, &[6, 3])
        .on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 3);
    assert_eq!(table.artifact_total(YOU), 9);

    table.teleports(AlienArtifact, 6, plain(SolarConverter, 6));

    assert_eq!((table.fuel(YOU), table.artifact_total(YOU)), (3, 3));
    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.5");
}

/// AF-6.10 AF-25.78
#[test]
fn a_spent_ship_leaves_without_changing_the_total() {
    let mut table = given()
        .displayed(&[PolarityDevice, DataCrystal, BoosterPod])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .hand(YOU, &[6, 2, 5])
        .on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).claims(BoosterPod, &[StasisBeam]).docks(AlienArtifact, 5);
    assert_eq!((table.artifact_total(YOU), table.free_ports(AlienArtifact)), (5, 1));

    let ship = DockedShip { station: AlienArtifact, value: Value(6), with: With::Own, mark: Mark::Spent };
    table.uses(Power::OrbitalTeleporter { ship }).chooses(Choice::Teleport(plain(LunarMine, 6)));

    assert_eq!((table.ore(YOU), table.artifact_total(YOU), table.free_ports(AlienArtifact)), (1, 5, 2));
}

/// AF-6.10 AF-25.79
#[test]
fn a_teleported_ship_adds_its_value_and_brings_a_cycle() {
    let mut table = given()
        .displayed(&[PolarityDevice, DataCrystal, BoosterPod])
        .holds(YOU, &[OrbitalTeleporter])
        .hand(YOU, &[4, 4])
        .on_the_turn_of(YOU);
    table.docks(SolarConverter, 4).docks(AlienArtifact, 4);
    assert_eq!(table.artifact_total(YOU), 4);

    table.teleports(SolarConverter, 4, Docking::Cycle { ships: Ships::own(4) });
    table.is_dealt(&[AlienCity, StasisBeam, PlasmaCannon]);

    assert_eq!(table.artifact_total(YOU), 8);
    table.claims(AlienCity, &[TemporalWarper]);
}

/// AF-6.10 AF-18.6 AF-18.13 AF-25.80
#[test]
fn a_relic_ship_that_goes_home_takes_its_value_away_but_no_claimed_card() {
    let mut table = given()
        .displayed(&[PolarityDevice, DataCrystal, BoosterPod])
        .controls(YOU, Burroughs)
        .docked(YOU, AlienArtifact, &[3])
        .relic_docked(YOU, AlienArtifact, 5)
        .holds(YOU, &[StasisBeam])
        .on_the_turn_of(YOU);
    assert_eq!(table.artifact_total(YOU), 8);
    let isolate = Discard::StasisBeam { to: Burroughs };

    let mut claimed_first = table.once_more();
    claimed_first.claims(BoosterPod, &[AlienCity]).discards(isolate);
    assert!(claimed_first.relic_is_home() && claimed_first.holds(YOU, BoosterPod));

    table.discards(isolate);
    assert!(table.relic_is_home());
    assert_eq!(table.artifact_total(YOU), 3);
    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.5");
}

/// AF-6.11 AF-6.12 AF-25.84
#[test]
fn with_every_displayed_kind_in_hand_there_is_no_claim_but_docking_and_cycling_go_on() {
    let kinds = [BoosterPod, DataCrystal, StasisBeam];
    let mut table = given().displayed(&kinds).holds(YOU, &kinds).hand(YOU, &[6, 6, 1]).on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 6);
    assert_eq!(table.artifact_total(YOU), 12);

    for card in kinds {
        table.refuses(Action::Claim { card }, "AF-6.11");
    }
    let mut cycled = table.once_more();
    cycled.docks_and_cycles(1, &[AlienCity, PlasmaCannon, PolarityDevice]).claims(AlienCity, &[TemporalWarper]);

    table.docks(AlienArtifact, 1).ends_the_turn().comes_round_to(YOU);
    assert_eq!(table.artifact_total(YOU), 0, "the total has lapsed");
}

/// AF-6.11 AF-20.6 AF-25.85
#[test]
fn the_second_copy_can_be_claimed_once_the_first_is_discarded() {
    let mut table = given()
        .field(Positron, Lem)
        .displayed(&[BoosterPod, DataCrystal, StasisBeam])
        .holds(YOU, &[BoosterPod])
        .hand(YOU, &[6, 2, 3])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    let discard = Discard::BoosterPod { field: Positron };
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).refuses(Action::Claim { card: BoosterPod }, "AF-6.11");

    table.discards(discard).claims(BoosterPod, &[AlienCity]);

    table.refuses(Action::Discard(discard), "AF-20.6");
    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!(table.hand(YOU), [4]);
}

/// AF-6.13 AF-20.8
#[test]
fn a_claimed_card_is_used_at_once_but_a_resource_cache_waits_for_the_next_roll() {
    let mut table = given()
        .displayed(&[BoosterPod, DataCrystal, ResourceCache])
        .hand(YOU, &[6, 2, 5, 3, 1])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).claims(BoosterPod, &[AlienCity]);
    table.uses(Power::BoosterPod { ship: Ships::own(1) });
    assert_eq!(table.hand(YOU), [2, 3, 5]);

    table.docks(AlienArtifact, 5).docks(AlienArtifact, 3).claims(ResourceCache, &[StasisBeam]);
    table.docks(ColonistHub, 2).ends_the_turn();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));

    table.comes_round_to(YOU).rolls(&[1, 1, 1, 2, 2]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1));
}
