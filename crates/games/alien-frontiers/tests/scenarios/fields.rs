//! AF-19: the field generators.

use alien_frontiers::{
    Choice, Heard,
    rules::{
        actions::Action,
        discards::{Colony, Discard},
        powers::Power,
    },
    words::{
        Field::{self, Isolation, Positron, Repulsor},
        Ships,
        Station::{ColonyConstructor, SolarConverter, TerraformingStation},
        Technology::{BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, PolarityDevice, StasisBeam},
        Territory::{self, Asimov, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};
use engine::Word;

use crate::table::*;

/// The discard power that puts a field on a territory.
fn put(field: Field, to: Territory) -> Discard {
    match field {
        Isolation => Discard::StasisBeam { to },
        Positron => Discard::DataCrystal { to },
        Repulsor => Discard::GravityManipulator { to },
    }
}

/// AF-19.1
#[test]
fn a_field_is_in_the_supply_or_on_a_territory_and_may_share_it_with_others() {
    let mut table =
        given().field(Isolation, Lem).field(Positron, Lem).holds(YOU, &[GravityManipulator]).on_the_turn_of(YOU);
    assert_eq!(table.field(Repulsor), None);

    table.discards(put(Repulsor, Lem));

    assert_eq!(Field::ALL.iter().filter(|&&field| table.field(field) == Some(Lem)).count(), 3);
}

/// AF-19.2
#[test]
fn each_field_comes_with_its_own_card() {
    for &field in Field::ALL {
        let mut table = given().holds(YOU, &[StasisBeam, DataCrystal, GravityManipulator]).on_the_turn_of(YOU);

        table.discards(put(field, Lem));

        let others: Vec<&Field> = Field::ALL.iter().filter(|&&it| it != field).collect();
        assert_eq!(table.field(field), Some(Lem));
        assert!(others.into_iter().all(|&other| table.field(other).is_none()), "{field:?} and no other");
    }
}

/// AF-19.2
#[test]
fn a_field_prevails_over_a_card() {
    let mut table = given()
        .controls(RED, Lem)
        .controls(RED, Herbert)
        .controls(GREEN, Pohl)
        .field(Isolation, Lem)
        .field(Repulsor, Herbert)
        .holds(YOU, &[DataCrystal, OrbitalTeleporter, PolarityDevice])
        .tokens(YOU, 5, 0)
        .on_the_turn_of(YOU);
    let colony = Colony { owner: RED, territory: Herbert };

    table.refuses(Action::Use(Power::DataCrystal { territory: Lem }), "AF-27.8");
    table.refuses(Action::Discard(Discard::OrbitalTeleporter { colony }), "AF-19.6");
    table.refuses(Action::Discard(Discard::PolarityDevice { colony }), "AF-19.6");
}

/// AF-19.3 AF-19.4
#[test]
fn a_field_goes_to_any_territory_but_the_one_it_is_on() {
    let given = || {
        let given = given().holds(YOU, &[StasisBeam, DataCrystal, GravityManipulator]);
        given.controls(YOU, Pohl).controls(RED, Herbert).colonies(RED, Asimov, 1).colonies(YOU, Asimov, 1)
    };
    for &field in Field::ALL {
        for &to in Territory::ALL {
            let mut table = given().on_the_turn_of(YOU);
            table.discards(put(field, to));
            assert_eq!(table.field(field), Some(to));

            let crowded = Field::ALL.iter().filter(|&&other| other != field);
            let mut table = crowded.fold(given(), |given, &other| given.field(other, to)).on_the_turn_of(YOU);
            table.discards(put(field, to));
            assert_eq!(table.field(field), Some(to), "others there are no obstacle");
        }

        let mut table = given().field(field, Lem).on_the_turn_of(YOU);
        table.refuses(Action::Discard(put(field, Lem)), "AF-19.3");
        table.discards(put(field, VanVogt));
        assert_eq!(table.field(field), Some(VanVogt));
    }
}

/// AF-19.5 AF-19.12
#[test]
fn a_field_taken_off_by_the_booster_pod_can_come_back_later() {
    let mut table = given()
        .players(2, &[])
        .field(Isolation, Lem)
        .holds(YOU, &[BoosterPod])
        .holds(RED, &[StasisBeam])
        .on_the_turn_of(YOU);

    table.discards(Discard::BoosterPod { field: Isolation });
    assert_eq!(table.field(Isolation), None);

    table.ends_the_turn().rolls(&[1, 1, 1]).discards(put(Isolation, Lem));
    assert_eq!(table.field(Isolation), Some(Lem));
    assert_eq!(table.board().colonies_on(Lem), 0, "there is no colony there");
}

/// AF-19.12
#[test]
fn nothing_but_the_booster_pod_brings_a_field_back_to_the_supply() {
    let table = given()
        .field(Isolation, Lem)
        .field(Positron, Herbert)
        .field(Repulsor, Asimov)
        .hand(YOU, &[6, 5, 5, 5, 4, 4])
        .tokens(YOU, 8, 8)
        .circle(YOU, 7)
        .controls(RED, Herbert)
        .holds(YOU, &[BoosterPod, DataCrystal, GravityManipulator, StasisBeam])
        .on_the_turn_of(YOU);
    let mut removed = Vec::new();

    for choice in table.choices() {
        let mut next = table.once_more();
        next.chooses(choice);
        for &field in Field::ALL.iter().filter(|&&field| next.field(field).is_none()) {
            assert_eq!(choice, Choice::Turn(Action::Discard(Discard::BoosterPod { field })));
            removed.push(field);
        }
    }

    assert_eq!(removed, Field::ALL);
}

/// AF-16.3 AF-19.6 AF-25.22
#[test]
fn no_colony_comes_to_or_leaves_the_repulsor_field() {
    let given = || {
        let given = given().field(Repulsor, Asimov).controls(RED, Asimov).controls(GREEN, Lem);
        given.holds(YOU, &[OrbitalTeleporter, PolarityDevice])
    };
    let colony = |owner, territory| Colony { owner, territory };
    let mut table = given().circle(YOU, 7).hand(YOU, &[6, 5, 5, 5]).tokens(YOU, 4, 4).on_the_turn_of(YOU);
    table.refuses(Action::Launch { to: Asimov }, "AF-19.6");
    table.refuses(settle(ColonyConstructor, Ships::own(5), Asimov), "AF-19.6");
    table.refuses(settle(TerraformingStation, Ships::own(6), Asimov), "AF-19.6");
    table.refuses(Action::Discard(Discard::OrbitalTeleporter { colony: colony(RED, Asimov) }), "AF-19.6");
    table.refuses(Action::Discard(Discard::PolarityDevice { colony: colony(RED, Asimov) }), "AF-19.6");

    table.discards(Discard::OrbitalTeleporter { colony: colony(GREEN, Lem) });
    table.refuses_choice(Choice::ColonyMove(Asimov), "AF-19.6");

    let mut table = given().controls(YELLOW, Pohl).on_the_turn_of(YOU);
    table.discards(Discard::PolarityDevice { colony: colony(GREEN, Lem) });
    table.refuses_choice(Choice::ColonySwap(colony(RED, Asimov)), "AF-19.6");
}

/// AF-19.6 AF-25.22
#[test]
fn the_repulsor_field_holds_no_field_in_place_not_even_itself() {
    let given = || given().field(Repulsor, Asimov).field(Positron, Asimov);

    let mut table = given().holds(YOU, &[GravityManipulator]).on_the_turn_of(YOU);
    table.discards(put(Repulsor, Lem));
    assert_eq!(table.field(Repulsor), Some(Lem));

    let mut table = given().holds(YOU, &[DataCrystal]).on_the_turn_of(YOU);
    table.discards(put(Positron, Lem));
    assert_eq!(table.field(Positron), Some(Lem));

    let mut table = given().holds(YOU, &[StasisBeam]).on_the_turn_of(YOU);
    table.discards(put(Isolation, Asimov));
    assert_eq!(table.field(Isolation), Some(Asimov));

    for field in [Repulsor, Positron] {
        let mut table = given().holds(YOU, &[BoosterPod]).on_the_turn_of(YOU);
        table.discards(Discard::BoosterPod { field });
        assert_eq!(table.field(field), None);
    }
}

/// AF-19.7
#[test]
fn the_repulsor_field_changes_neither_control_nor_bonus_nor_points() {
    let mut table = given().controls(YOU, Lem).hand(YOU, &[3]).holds(YOU, &[GravityManipulator]).on_the_turn_of(YOU);

    table.discards(put(Repulsor, Lem)).docks(SolarConverter, 3);

    assert_eq!(table.controller(Lem), Some(YOU));
    assert_eq!(table.score(YOU), 2);
    assert_eq!(table.fuel(YOU), 3, "with the bonus of Lem Badlands");
}

/// AF-19.8 AF-25.21
#[test]
fn the_positron_point_is_the_controllers_and_moves_with_the_field() {
    let mut table = given()
        .controls(GREEN, Herbert)
        .controls(RED, Lem)
        .field(Positron, Herbert)
        .holds(YOU, &[DataCrystal])
        .on_the_turn_of(YOU);
    assert_eq!((table.score(GREEN), table.score(RED)), (3, 2), "green has one point more");

    table.discards(put(Positron, Lem));

    assert_eq!((table.score(GREEN), table.score(RED)), (2, 3));
}

/// AF-19.8
#[test]
fn without_a_controller_nobody_scores_the_positron_field() {
    let mut table =
        given().colonies(GREEN, Herbert, 1).colonies(RED, Herbert, 1).holds(YOU, &[DataCrystal]).on_the_turn_of(YOU);

    table.discards(put(Positron, Herbert));

    let scores: Vec<u8> = table.board().seats().map(|seat| table.score(seat)).collect();
    assert_eq!(scores, [0, 1, 1, 0]);
}

/// AF-19.9
#[test]
fn isolation_ends_a_loan_at_once() {
    let mut table = given()
        .controls(RED, Lem)
        .hand(YOU, &[4, 4])
        .holds(YOU, &[DataCrystal, StasisBeam])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    table.uses(Power::DataCrystal { territory: Lem }).docks(SolarConverter, 4);
    assert_eq!(table.fuel(YOU), 3);

    table.discards(put(Isolation, Lem));

    assert_eq!(table.board().this_turn.borrowed, None);
    table.docks(SolarConverter, 4);
    assert_eq!(table.fuel(YOU), 3 + 2);
}

/// AF-19.10
#[test]
fn a_bonus_works_again_as_soon_as_isolation_leaves() {
    let mut table = given()
        .controls(YOU, Lem)
        .field(Isolation, Lem)
        .hand(YOU, &[3, 3])
        .holds(YOU, &[BoosterPod])
        .on_the_turn_of(YOU);
    table.docks(SolarConverter, 3);
    assert_eq!(table.fuel(YOU), 2);

    table.discards(Discard::BoosterPod { field: Isolation }).docks(SolarConverter, 3);

    assert_eq!(table.fuel(YOU), 2 + 3);
}

/// AF-19.10 AF-18.7
#[test]
fn the_relic_ship_has_to_be_bought_anew_when_isolation_leaves() {
    let mut table = given()
        .players(2, &[])
        .controls(YOU, Burroughs)
        .relic_docked(YOU, SolarConverter, 2)
        .holds(RED, &[StasisBeam])
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(RED);
    table.discards(put(Isolation, Burroughs)).ends_the_turn().rolls(&[1, 1, 1]);

    table.discards(Discard::BoosterPod { field: Isolation });
    assert!(table.relic_is_home());

    table.buys_the_relic_ship();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-19.11 AF-25.115
#[test]
fn moving_isolation_switches_one_bonus_on_and_another_off_in_one_step() {
    let mut table = given()
        .controls(YOU, Pohl)
        .controls(RED, Heinlein)
        .field(Isolation, Pohl)
        .hand(YOU, &[3])
        .holds(YOU, &[StasisBeam, BoosterPod])
        .on_the_turn_of(YOU);
    table.refuses(Action::Use(Power::BoosterPod { ship: Ships::own(3) }), "AF-20.9");
    assert!(table.has_bonus(RED, Heinlein));

    table.discards(put(Isolation, Heinlein));
    assert!(table.has_heard(Heard::FieldMoved { seat: YOU, field: Isolation, from: Pohl, to: Heinlein }));
    assert_eq!(table.field(Isolation), Some(Heinlein), "it is not on Pohl any more");
    assert!(table.has_bonus(YOU, Pohl) && !table.has_bonus(RED, Heinlein));

    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!((table.fuel(YOU), table.hand(YOU)), (0, vec![4]));
}

/// AF-16.13 AF-25.113
#[test]
fn the_last_colony_can_be_launched_anywhere_but_under_the_repulsor_field() {
    let given = || given().colonies(YOU, Herbert, 5).circle(YOU, 7).tokens(YOU, 1, 1).field(Repulsor, Lem);
    given().on_the_turn_of(YOU).refuses(Action::Launch { to: Lem }, "AF-19.6");

    for &to in Territory::ALL.iter().filter(|&&to| to != Lem) {
        let mut table = given().on_the_turn_of(YOU);
        table.launches(to);
        assert!(table.is_over(), "{to:?}");
    }
}

/// AF-25.114
#[test]
fn a_territory_is_open_again_in_the_turn_in_which_the_repulsor_field_leaves() {
    let mut table =
        given().circle(YOU, 7).tokens(YOU, 1, 1).field(Repulsor, Lem).holds(YOU, &[BoosterPod]).on_the_turn_of(YOU);
    table.refuses(Action::Launch { to: Lem }, "AF-19.6");

    table.discards(Discard::BoosterPod { field: Repulsor }).launches(Lem);

    assert_eq!(table.colonies(YOU, Lem), 1);
}
