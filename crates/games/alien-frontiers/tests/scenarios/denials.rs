//! What a person would try in vain, each with the rule that forbids it.

use alien_frontiers::{
    AlienFrontiers, Choice,
    board::ShipNumber,
    offers::Touch,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Discard, ShipPlace},
        powers::Power,
        warper::RerollAnswer,
    },
    words::{
        Field::{Isolation, Repulsor},
        Resource::{Fuel, Ore},
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard,
            SolarConverter, TerraformingStation,
        },
        Technology::{
            BoosterPod, DataCrystal, HolographicDecoy, OrbitalTeleporter, PlasmaCannon, PolarityDevice, StasisBeam,
            TemporalWarper,
        },
        Territory::{Asimov, Burroughs, Heinlein, Lem, Pohl},
    },
};
use engine::{Refused, Views};

use crate::table::*;

/// Every denial is what the rules say when it is tried.
#[track_caller]
fn denials_are_true(table: &Table) {
    let seat = table.board().this_turn.seat;
    for denied in AlienFrontiers::denials(&table.state, seat) {
        assert_eq!(table.state.may_choose(seat, denied.choice), Err(Refused::Because(denied.rule)));
    }
}

/// AF-5.17
#[test]
fn a_docking_is_denied_by_the_rule_of_the_station() {
    let table = given()
        .hand(YOU, &[2, 4, 6])
        .docked(RED, LunarMine, &[5])
        .circle(YOU, 7)
        .field(Repulsor, Heinlein)
        .on_the_turn_of(YOU);
    let docking = |station, value| Choice::Turn(dock(station, Ships::own(value)));

    assert_eq!(table.denied_by(docking(LunarMine, 2)), "AF-9.2");
    assert_eq!(table.denied_by(docking(ColonistHub, 2)), "AF-7.9");
    assert_eq!(table.denied_by(docking(Shipyard, 2)), "AF-13.1");
    assert_eq!(table.denied_by(docking(OrbitalMarket, 2)), "AF-11.1");
    assert_eq!(table.denied_by(docking(RaidersOutpost, 2)), "AF-12.1");
    let settling = |station, value| Choice::Turn(settle(station, Ships::own(value), Pohl));
    assert_eq!(table.denied_by(settling(ColonyConstructor, 4)), "AF-8.1");
    assert_eq!(table.denied_by(settling(TerraformingStation, 4)), "AF-15.1");
    assert_eq!(
        table.denial(docking(LunarMine, 2)).touches,
        [
            Touch::Ships { owner: YOU, ships: [ShipNumber(0)].into_iter().collect() },
            Touch::Station { station: LunarMine },
        ]
    );
    denials_are_true(&table);
}

/// AF-5.17
#[test]
fn other_actions_are_denied_by_their_rules() {
    let table =
        given().hand(YOU, &[1, 6]).circle(YOU, 3).displayed(&[BoosterPod, DataCrystal, StasisBeam]).on_the_turn_of(YOU);
    let action = |action| table.denied_by(Choice::Turn(action));

    assert_eq!(action(Action::Claim { card: BoosterPod }), "AF-6.5");
    assert_eq!(action(Action::Launch { to: Lem }), "AF-7.8");
    assert_eq!(action(Action::Trade { rate: 1 }), "AF-11.6");
    assert_eq!(action(Action::BuyRelicShip), "AF-18.3");
    assert_eq!(action(Action::EndTurn), "AF-5.4");
    denials_are_true(&table);
}

/// AF-5.17 AF-20.9
#[test]
fn powers_are_denied_by_their_rules() {
    let table = given()
        .hand(YOU, &[1, 6])
        .docked(YOU, SolarConverter, &[3])
        .holds(YOU, &[BoosterPod, DataCrystal, StasisBeam, PlasmaCannon, OrbitalTeleporter])
        .tokens(YOU, 1, 0)
        .colonies(RED, Lem, 2)
        .controls(RED, Burroughs)
        .field(Isolation, Asimov)
        .docked(RED, LunarMine, &[2])
        .on_the_turn_of(YOU);
    let power = |power| table.denied_by(Choice::Turn(Action::Use(power)));
    let discard = |discard| table.denied_by(Choice::Turn(Action::Discard(discard)));

    assert_eq!(power(Power::BoosterPod { ship: Ships::own(6) }), "AF-20.10");
    assert_eq!(power(Power::StasisBeam { ship: Ships::own(1) }), "AF-20.10");
    assert_eq!(power(Power::DataCrystal { territory: Lem }), "AF-20.9");
    assert_eq!(power(Power::DataCrystal { territory: Burroughs }), "AF-18.11");
    assert_eq!(power(Power::PlasmaCannon { station: AlienArtifact }), "AF-21.25");
    assert_eq!(power(take_off(SolarConverter, 3)), "AF-20.9");
    assert_eq!(discard(Discard::BoosterPod { field: Repulsor }), "AF-21.4");
    assert_eq!(discard(Discard::StasisBeam { to: Asimov }), "AF-19.3");
    let shot = Discard::PlasmaCannon { owner: RED, ship: Ships::own(2), place: ShipPlace::LunarMine };
    assert_eq!(discard(shot), "AF-21.31");
    denials_are_true(&table);
}

/// AF-12.8 AF-12.11
#[test]
fn loot_is_denied_by_the_decoy_and_by_what_was_taken_before() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3])
        .holds(RED, &[HolographicDecoy, BoosterPod])
        .tokens(RED, 1, 1)
        .holds(GREEN, &[DataCrystal])
        .tokens(GREEN, 1, 0)
        .on_the_turn_of(YOU);

    table.docks(RaidersOutpost, 1);
    assert_eq!(table.denied_by(token(RED, Ore)), "AF-12.11");
    assert_eq!(table.denied_by(card(RED, BoosterPod)), "AF-12.11");

    table.chooses(token(GREEN, Fuel));
    assert_eq!(table.denied_by(card(GREEN, DataCrystal)), "AF-12.8");
    assert_eq!(table.denied_by(token(GREEN, Fuel)), "AF-12.7");
    denials_are_true(&table);
}

/// AF-21.18 AF-21.20
#[test]
fn goals_of_a_teleport_are_denied_by_their_rules() {
    let mut table =
        given().hand(YOU, &[3]).holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).circle(YOU, 6).on_the_turn_of(YOU);

    table.docks(ColonistHub, 3).takes_off(ColonistHub, 3);

    assert_eq!(table.denied_by(Choice::Teleport(plain(ColonistHub, 3))), "AF-21.20");
    assert_eq!(table.denied_by(Choice::Teleport(plain(Shipyard, 3))), "AF-21.18");
    denials_are_true(&table);
}

/// AF-20.20 AF-21.27 AF-21.28
#[test]
fn targets_of_the_cannon_are_denied_by_their_rules() {
    let mut table = given()
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .docked(YOU, LunarMine, &[2])
        .docked(RED, LunarMine, &[1, 3])
        .docked(RED, SolarConverter, &[5])
        .on_the_turn_of(YOU);
    let target = |owner, value| Choice::CannonFire(CannonAnswer::Target { owner, ship: Ships::own(value) });

    table.uses(Power::PlasmaCannon { station: LunarMine });
    assert_eq!(table.denied_by(Choice::CannonFire(CannonAnswer::Fire)), "AF-20.20");
    assert_eq!(table.denied_by(target(YOU, 2)), "AF-21.27");
    assert_eq!(table.denied_by(target(RED, 5)), "AF-21.28");

    table.chooses(target(RED, 1));
    assert_eq!(table.denied_by(target(RED, 3)), "AF-20.9");
    denials_are_true(&table);
}

/// AF-20.11 AF-20.20
#[test]
fn a_reroll_is_denied_to_docked_ships_and_to_none() {
    let mut table = given()
        .hand(YOU, &[1])
        .docked(YOU, LunarMine, &[2])
        .holds(YOU, &[TemporalWarper])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    table.uses(Power::TemporalWarper);

    assert_eq!(table.denied_by(Choice::Reroll(RerollAnswer::Roll)), "AF-20.20");
    assert_eq!(table.denied_by(Choice::Reroll(RerollAnswer::Ship { ship: Ships::own(2) })), "AF-20.11");
    denials_are_true(&table);
}

/// AF-19.6 AF-20.20 AF-21.37
#[test]
fn goals_of_a_colony_and_partners_of_a_swap_are_denied_by_their_rules() {
    let table = given()
        .holds(YOU, &[OrbitalTeleporter, PolarityDevice])
        .controls(RED, Lem)
        .controls(RED, Asimov)
        .controls(GREEN, Pohl)
        .controls(GREEN, Heinlein)
        .field(Repulsor, Heinlein)
        .on_the_turn_of(YOU);

    let mut moved = table.once_more();
    moved.discards(Discard::OrbitalTeleporter { colony: colony(RED, Lem) });
    assert_eq!(moved.denied_by(Choice::ColonyMove(Lem)), "AF-20.20");
    assert_eq!(moved.denied_by(Choice::ColonyMove(Heinlein)), "AF-19.6");
    denials_are_true(&moved);

    let mut swapped = table.once_more();
    swapped.discards(Discard::PolarityDevice { colony: colony(RED, Lem) });
    assert_eq!(swapped.denied_by(Choice::ColonySwap(colony(RED, Asimov))), "AF-21.37");
    assert_eq!(swapped.denied_by(Choice::ColonySwap(colony(GREEN, Heinlein))), "AF-19.6");
    denials_are_true(&swapped);
}

/// AF-30.11
#[test]
fn whoever_has_to_return_tokens_may_return_any_mix() {
    let mut table = given().tokens(YOU, 5, 5).on_the_turn_of(YOU);

    table.ends_the_turn();

    let mixes = [[Fuel, Fuel], [Fuel, Ore], [Ore, Ore]];
    assert_eq!(table.choices(), mixes.map(|mix| Choice::ResourceLimit(surplus(&mix))));
    assert_eq!(AlienFrontiers::denials(&table.state, YOU), []);
}
