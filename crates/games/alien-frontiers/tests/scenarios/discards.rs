//! AF-21: the discard powers that move fields and colonies. Those of the Plasma Cannon and
//! the Temporal Warper are in the files of these cards.

use alien_frontiers::{
    Choice, Heard,
    rules::{actions::Action, discards::Discard, powers::Power},
    words::{
        Field::{Isolation, Positron, Repulsor},
        Station::{LunarMine, RaidersOutpost},
        Technology::{
            BoosterPod, DataCrystal, GravityManipulator, HolographicDecoy, OrbitalTeleporter, PlasmaCannon,
            PolarityDevice, StasisBeam,
        },
        Territory::{Asimov, Bradbury, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};

use crate::table::*;

/// AF-21.4
#[test]
fn the_booster_pod_returns_a_field_to_the_supply() {
    let mut table = given().holds(YOU, &[BoosterPod]).field(Repulsor, Lem).on_the_turn_of(YOU);
    table.refuses(Action::Discard(Discard::BoosterPod { field: Positron }), "AF-21.4");

    table.discards(Discard::BoosterPod { field: Repulsor });

    assert_eq!(table.field(Repulsor), None);
    assert!(table.is_discarded(BoosterPod));
}

/// AF-27.10
#[test]
fn a_removed_field_comes_back_by_the_discard_that_places_it() {
    let mut table =
        given().holds(YOU, &[BoosterPod]).holds(RED, &[DataCrystal]).field(Positron, Lem).on_the_turn_of(YOU);

    table.discards(Discard::BoosterPod { field: Positron }).finishes_the_turn();
    table.rolls(&[1, 1, 1]).discards(Discard::DataCrystal { to: Lem });

    assert!(table.has_heard(Heard::FieldPlaced { seat: RED, field: Positron, territory: Lem }));
}

/// AF-27.9
#[test]
fn the_repulsor_field_holds_no_field_in_place_not_even_itself() {
    let given = || {
        given()
            .holds(YOU, &[BoosterPod, GravityManipulator, StasisBeam])
            .field(Repulsor, Lem)
            .field(Positron, Lem)
            .field(Isolation, Pohl)
    };

    let mut moved = given().on_the_turn_of(YOU);
    moved.discards(Discard::GravityManipulator { to: Pohl });
    assert_eq!(moved.field(Repulsor), Some(Pohl));
    let mut removed = given().on_the_turn_of(YOU);
    removed.discards(Discard::BoosterPod { field: Positron });
    assert_eq!(removed.field(Positron), None);
    let mut added = given().on_the_turn_of(YOU);
    added.discards(Discard::StasisBeam { to: Lem });
    assert_eq!(added.field(Isolation), Some(Lem));
}

/// AF-21.10 AF-25.69
#[test]
fn the_data_crystal_moves_the_positron_field_to_another_territory() {
    let mut table = given()
        .holds(YOU, &[DataCrystal])
        .field(Positron, Lem)
        .controls(RED, Lem)
        .controls(YOU, Pohl)
        .on_the_turn_of(YOU);
    table.refuses(Action::Discard(Discard::DataCrystal { to: Lem }), "AF-19.3");

    table.discards(Discard::DataCrystal { to: Pohl });

    assert_eq!(table.field(Positron), Some(Pohl));
    assert_eq!((table.score(YOU), table.score(RED)), (3, 2));
}

/// AF-21.12
#[test]
fn the_gravity_manipulator_places_the_repulsor_field() {
    let mut table = given().holds(YOU, &[GravityManipulator]).circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.discards(Discard::GravityManipulator { to: Lem });

    assert_eq!(table.field(Repulsor), Some(Lem));
    table.refuses(Action::Launch { to: Lem }, "AF-19.6");
}

/// AF-21.39
#[test]
fn the_stasis_beam_places_the_isolation_field_and_sends_the_relic_ship_home() {
    let mut table =
        given().holds(YOU, &[StasisBeam]).controls(RED, Burroughs).relic_docked(RED, LunarMine, 5).on_the_turn_of(YOU);

    table.discards(Discard::StasisBeam { to: Burroughs });

    assert_eq!(table.field(Isolation), Some(Burroughs));
    assert!(table.relic_is_home());
    assert_eq!(table.controller(Burroughs), Some(RED));
}

/// AF-21.24 AF-25.28
#[test]
fn a_colony_moved_to_a_tie_wins_the_territory() {
    let mut table = given()
        .holds(YOU, &[OrbitalTeleporter])
        .colonies(YOU, Lem, 1)
        .colonies(RED, Lem, 1)
        .colonies(YOU, VanVogt, 1)
        .colonies(GREEN, VanVogt, 2)
        .on_the_turn_of(YOU);
    assert_eq!(table.score(YOU), 2);

    table.moves_a_colony(YOU, VanVogt, Lem);

    assert_eq!((table.colonies(YOU, Lem), table.colonies(YOU, VanVogt)), (2, 0));
    assert_eq!((table.controller(Lem), table.controller(VanVogt)), (Some(YOU), Some(GREEN)));
    assert_eq!(table.score(YOU), 3);
    assert!(table.is_discarded(OrbitalTeleporter));
}

/// AF-21.24 AF-28.12
#[test]
fn any_players_colony_may_be_moved() {
    let mut table =
        given().holds(YOU, &[OrbitalTeleporter]).colonies(RED, Lem, 2).controls(GREEN, Pohl).on_the_turn_of(YOU);

    table.moves_a_colony(RED, Lem, Pohl);

    assert_eq!((table.colonies(RED, Lem), table.colonies(RED, Pohl)), (1, 1));
    assert_eq!(table.controller(Pohl), None);
    assert_eq!((table.score(RED), table.score(GREEN)), (3, 1));
}

/// AF-21.36 AF-25.33 AF-28.12
#[test]
fn two_opponents_colonies_are_swapped_and_both_lose_control() {
    let mut table =
        given().holds(YOU, &[PolarityDevice]).colonies(YELLOW, Herbert, 2).colonies(RED, Lem, 2).on_the_turn_of(YOU);
    assert_eq!((table.score(YELLOW), table.score(RED)), (3, 3));

    table.swaps((YELLOW, Herbert), (RED, Lem));

    for territory in [Herbert, Lem] {
        assert_eq!((table.colonies(YELLOW, territory), table.colonies(RED, territory)), (1, 1));
        assert_eq!(table.controller(territory), None);
    }
    assert_eq!((table.score(YELLOW), table.score(RED)), (2, 2));
}

/// AF-21.36 AF-21.37
#[test]
fn swapped_colonies_are_of_two_owners_and_on_two_territories() {
    let mut table = given()
        .holds(YOU, &[PolarityDevice])
        .colonies(RED, Lem, 1)
        .colonies(GREEN, Lem, 1)
        .colonies(RED, Pohl, 1)
        .colonies(GREEN, Pohl, 1)
        .on_the_turn_of(YOU);

    table.discards(Discard::PolarityDevice { colony: colony(RED, Lem) });

    table.refuses_choice(Choice::ColonySwap(colony(RED, Pohl)), "AF-21.37");
    table.refuses_choice(Choice::ColonySwap(colony(GREEN, Lem)), "AF-21.36");
    table.chooses(Choice::ColonySwap(colony(GREEN, Pohl)));
    assert_eq!((table.colonies(GREEN, Lem), table.colonies(RED, Pohl)), (2, 2));
}

/// AF-21.24 AF-21.36 AF-27.8
#[test]
fn no_colony_leaves_or_reaches_the_repulsor_field() {
    let table = given()
        .holds(YOU, &[PolarityDevice, OrbitalTeleporter])
        .controls(RED, Lem)
        .controls(GREEN, Pohl)
        .controls(YELLOW, Asimov)
        .field(Repulsor, Lem)
        .on_the_turn_of(YOU);

    let mut held = table.once_more();
    held.refuses(Action::Discard(Discard::OrbitalTeleporter { colony: colony(RED, Lem) }), "AF-19.6");
    held.refuses(Action::Discard(Discard::PolarityDevice { colony: colony(RED, Lem) }), "AF-19.6");
    let mut moved = table.once_more();
    moved.discards(Discard::OrbitalTeleporter { colony: colony(GREEN, Pohl) });
    moved.refuses_choice(Choice::ColonyMove(Lem), "AF-19.6");
    let mut swapped = table.once_more();
    swapped.discards(Discard::PolarityDevice { colony: colony(GREEN, Pohl) });
    swapped.refuses_choice(Choice::ColonySwap(colony(RED, Lem)), "AF-19.6");
}

/// AF-27.8
#[test]
fn an_isolated_bonus_cannot_be_borrowed() {
    let mut table = given()
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 8, 0)
        .controls(RED, Lem)
        .field(Isolation, Lem)
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::DataCrystal { territory: Lem }), "AF-27.8");

    assert_eq!(table.fuel(YOU), 8);
}

/// AF-21.56
#[test]
fn a_colony_in_the_hub_or_in_the_supply_is_neither_moved_nor_swapped() {
    let mut table = given()
        .holds(YOU, &[PolarityDevice, OrbitalTeleporter])
        .circle(RED, 5)
        .controls(GREEN, Pohl)
        .controls(YELLOW, Asimov)
        .on_the_turn_of(YOU);

    table.refuses(Action::Discard(Discard::OrbitalTeleporter { colony: colony(RED, Lem) }), "AF-21.56");
    table.refuses(Action::Discard(Discard::PolarityDevice { colony: colony(RED, Lem) }), "AF-21.56");
    table.discards(Discard::PolarityDevice { colony: colony(GREEN, Pohl) });
    table.refuses_choice(Choice::ColonySwap(colony(RED, Lem)), "AF-21.56");
}

/// AF-21.56 AF-23.13 AF-25.128
#[test]
fn moving_and_swapping_colonies_never_ends_the_game() {
    let given = || {
        given()
            .holds(YOU, &[OrbitalTeleporter, PolarityDevice])
            .colonies(RED, Lem, 3)
            .colonies(RED, Bradbury, 2)
            .controls(YOU, Heinlein)
    };

    let mut moved = given().on_the_turn_of(YOU);
    moved.moves_a_colony(RED, Lem, Pohl);
    let mut swapped = given().on_the_turn_of(YOU);
    swapped.swaps((RED, Lem), (YOU, Heinlein));

    for table in [&moved, &swapped] {
        assert!(!table.is_over());
        assert_eq!((table.board().unplaced(RED), table.board().unplaced(YOU)), (1, 5));
    }
}

/// AF-21.15
#[test]
fn a_decoy_protects_against_raids_only() {
    let given = || {
        given()
            .holds(YOU, &[PlasmaCannon, OrbitalTeleporter, PolarityDevice, StasisBeam])
            .holds(RED, &[HolographicDecoy])
            .hand(YOU, &[2, 3, 4])
            .tokens(YOU, 1, 0)
            .docked(RED, RaidersOutpost, &[1, 2, 3])
            .controls(RED, Lem)
            .controls(YOU, Pohl)
    };

    let mut shot = given().on_the_turn_of(YOU);
    shot.shoots(RaidersOutpost, &[(RED, 3)]);
    assert_eq!(shot.in_bay(RED), 1);
    let mut moved = given().on_the_turn_of(YOU);
    moved.moves_a_colony(RED, Lem, Asimov);
    assert_eq!(moved.controller(Lem), None);
    let mut swapped = given().on_the_turn_of(YOU);
    swapped.swaps((RED, Lem), (YOU, Pohl));
    assert_eq!(swapped.controller(Lem), Some(YOU));
    let mut isolated = given().on_the_turn_of(YOU);
    isolated.discards(Discard::StasisBeam { to: Lem });
    assert!(!isolated.has_bonus(RED, Lem));
    let mut displaced = given().on_the_turn_of(YOU);
    displaced.raids(2, &[]);
    assert_eq!(displaced.in_bay(RED), 3);
}
