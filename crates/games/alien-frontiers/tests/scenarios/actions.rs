//! AF-5c: the list of actions.

use alien_frontiers::{
    Choice, Frame, Heard,
    rules::{actions::Action, discards::Discard, docking::Docking, powers::Power},
    words::{
        Field::{Isolation, Positron},
        Resource::{Fuel, Ore},
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard,
            SolarConverter, TerraformingStation,
        },
        Technology::{AlienCity, BoosterPod, DataCrystal, HolographicDecoy, PlasmaCannon, ResourceCache, StasisBeam},
        Territory::{Burroughs, Lem},
        Value, With,
    },
};
use engine::Refused;

use crate::table::*;

/// AF-5.14
#[test]
fn ships_may_dock_at_any_station_that_takes_them() {
    let table = given().hand(YOU, &[4, 5, 6, 6, 6]).tokens(YOU, 5, 5).on_the_turn_of(YOU);

    let dockings = [
        dock(SolarConverter, Ships::own(4)),
        dock(LunarMine, Ships::own(4)),
        dock(AlienArtifact, Ships::own(4)),
        Action::Dock(Docking::Cycle { ships: Ships::own(4) }),
        dock(ColonistHub, Ships::own(4)),
        settle(ColonyConstructor, Ships::own(6), Lem),
        settle(TerraformingStation, Ships::own(6), Lem),
        dock(Shipyard, Ships::own(6)),
        dock(OrbitalMarket, Ships::own(6)),
        dock(RaidersOutpost, Ships::own(4)),
    ];

    for docking in dockings {
        assert!(table.allows(docking), "{docking:?}");
    }
}

/// A table on which everything but docking can be done.
fn everything_else() -> Given {
    given()
        .controls(YOU, Burroughs)
        .field(Positron, Lem)
        .displayed(&[AlienCity, StasisBeam, DataCrystal])
        .holds(YOU, &[BoosterPod])
        .circle(YOU, 7)
        .docked(YOU, AlienArtifact, &[6, 2])
        .tokens(YOU, 5, 2)
}

const ALL_ELSE: [Action; 6] = [
    Action::Claim { card: AlienCity },
    Action::Launch { to: Lem },
    Action::Trade { rate: 3 },
    Action::BuyRelicShip,
    Action::Use(Power::BoosterPod { ship: Ships { value: Value(1), with: With::Own } }),
    Action::Discard(Discard::BoosterPod { field: Positron }),
];

/// AF-5.14
#[test]
fn besides_one_may_claim_launch_trade_buy_and_use_or_discard_cards_and_end_the_turn() {
    let mut table = everything_else().hand(YOU, &[3, 3, 1]).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3);

    for action in ALL_ELSE {
        let mut after = table.once_more();
        assert!(after.allows(action), "{action:?}");
        after.does(action);
    }

    table.docks(LunarMine, 1).ends_the_turn();
}

/// AF-5.14 AF-20.3 AF-28.30
#[test]
fn before_the_roll_nothing_can_be_done() {
    let mut table = everything_else().on_the_turn_of(YELLOW);
    table.ends_the_turn();
    assert_eq!(table.board().this_turn.seat, YOU);
    assert!(table.waits_for_chance());

    for action in ALL_ELSE.into_iter().chain([Action::EndTurn, dock(SolarConverter, Ships::own(1))]) {
        let refused = table.state.may_choose(YOU, Choice::Turn(action));
        assert_eq!(refused, Err(Refused::NotAsked), "{action:?}");
    }

    table.rolls(&[1, 3, 3]);
    assert!(table.allows(Action::Launch { to: Lem }));
    assert!(table.allows(Action::BuyRelicShip));
    assert!(table.allows(Action::Use(Power::BoosterPod { ship: Ships::own(1) })));
}

/// AF-5.15
#[test]
fn tokens_are_not_given_away_and_cards_are_not_thrown_away_for_nothing() {
    let table = given()
        .docked(YOU, ColonistHub, &[1, 2, 3])
        .tokens(YOU, 6, 6)
        .tokens(RED, 3, 3)
        .holds(YOU, &[HolographicDecoy, ResourceCache, AlienCity, BoosterPod])
        .on_the_turn_of(YOU);

    assert_eq!(table.choices(), [Choice::Turn(Action::EndTurn)]);
}

/// AF-5.15 AF-5.4
#[test]
fn there_is_no_passing_with_a_ship_that_can_be_docked() {
    let mut table = given().hand(YOU, &[4]).on_the_turn_of(YOU);

    table.refuses(Action::EndTurn, "AF-5.4");
}

/// AF-5.16
#[test]
fn exactly_the_tokens_above_eight_are_returned_at_the_end_of_the_turn() {
    let mut table = given().tokens(YOU, 6, 4).on_the_turn_of(YOU);

    table.ends_the_turn();
    assert!(matches!(table.waiting(), Some(Frame::ResourceLimit(_))));
    let mixes = [[Fuel, Fuel], [Fuel, Ore], [Ore, Ore]];
    assert_eq!(table.choices(), mixes.map(|mix| Choice::ResourceLimit(surplus(&mix))));
    table.refuses_choice(Choice::ResourceLimit(surplus(&[Ore])), "AF-5.16");
    table.refuses_choice(Choice::ResourceLimit(surplus(&[Ore, Ore, Ore])), "AF-5.16");

    table.returns(&[Ore, Ore]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (6, 2));
    assert_eq!(table.board().this_turn.seat, RED, "nobody is asked to go below eight");
}

/// AF-5.16
#[test]
fn nothing_is_returned_from_eight_tokens_and_one_from_nine() {
    let mut eight = given().tokens(YOU, 4, 4).on_the_turn_of(YOU);
    eight.ends_the_turn();
    assert_eq!((eight.fuel(YOU), eight.ore(YOU)), (4, 4));

    let mut nine = given().tokens(YOU, 8, 1).on_the_turn_of(YOU);
    nine.ends_the_turn().returns(&[Ore]);
    assert_eq!((nine.fuel(YOU), nine.ore(YOU)), (8, 0));
    assert_eq!(nine.board().this_turn.seat, RED);
}

/// AF-5.19
#[test]
fn a_fuel_power_is_paid_and_noted_before_it_acts() {
    let mut table =
        given().holds(YOU, &[PlasmaCannon]).docked(RED, LunarMine, &[2]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.shoots(LunarMine, &[(RED, 2)]);

    let is_shot = |event: &Heard| matches!(event, Heard::ShipShot { seat: YOU, owner: RED, .. });
    let shot = *table.heard.iter().find(|event| is_shot(event)).expect("the ship was shot");
    let used = Heard::PowerUsed { seat: YOU, card: PlasmaCannon };
    assert!(table.has_heard_in_order(&[used, Heard::Paid { seat: YOU, fuel: 1, ore: 0 }, shot]));
    assert!(table.board().this_turn.used.has(PlasmaCannon));
}

/// AF-5.19 AF-16.9 AF-20.14
#[test]
fn a_card_is_discarded_before_it_acts_and_the_display_is_filled_last() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_docked(YOU, LunarMine, 4)
        .holds(YOU, &[StasisBeam])
        .displayed(&[DataCrystal, PlasmaCannon])
        .draw_pile(&[], Rest::Held)
        .on_the_turn_of(YOU);

    table.discards(Discard::StasisBeam { to: Burroughs }).is_dealt(&[StasisBeam]);

    assert!(table.has_heard_in_order(&[
        Heard::CardDiscarded { seat: YOU, card: StasisBeam },
        Heard::FieldPlaced { seat: YOU, field: Isolation, territory: Burroughs },
        Heard::RelicWentHome { seat: YOU },
        Heard::PileReshuffled { cards: 1 },
        Heard::CardDisplayed { card: StasisBeam, slot: 3 },
    ]));
    assert!(table.board().this_turn.discard_used);
}
