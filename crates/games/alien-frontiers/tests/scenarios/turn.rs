//! AF-4: the states of a turn, and what holds during all of it.

use alien_frontiers::{
    Choice, Frame, Heard, Outcome,
    board::{ShipNumber, ThisTurn},
    rules::{
        actions::Action,
        discards::{Discard, ShipPlace},
        powers::Power,
    },
    words::{
        Field::Isolation,
        Resource::{Fuel, Ore},
        Ships,
        Station::{
            AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::{
            BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, PlasmaCannon, PolarityDevice,
            ResourceCache, StasisBeam, TemporalWarper,
        },
        Territory::{Asimov, Burroughs, Heinlein, Lem, VanVogt},
        Value,
    },
};
use engine::{Pending, Refused};

use crate::table::*;

/// AF-4.1
#[test]
fn turns_go_round_clockwise_from_the_first_player() {
    let mut table = Table::new_game(4, &[]);
    table.begins_with(GREEN).is_dealt(&[PlasmaCannon, StasisBeam, TemporalWarper]);
    table.is_dealt(&[BoosterPod, DataCrystal, PolarityDevice, GravityManipulator]);

    for _ in 0..5 {
        table.rolls(&[1, 1, 1]).sends_the_fleet_to_the_hub();
    }

    let began = |event: &Heard| if let Heard::TurnBegan { seat, round } = *event { Some((seat, round)) } else { None };
    let turns: Vec<_> = table.heard.iter().filter_map(began).collect();
    assert_eq!(turns, [(GREEN, 1), (YELLOW, 1), (YOU, 1), (RED, 1), (GREEN, 2), (YELLOW, 2)]);
}

/// AF-4.2 AF-15.3 AF-27.1 AF-27.2
#[test]
fn a_turn_begins_with_the_forfeit_the_gathering_the_roll_and_the_resource_cache() {
    let mut table = given()
        .docked(YOU, TerraformingStation, &[6])
        .docked(YOU, LunarMine, &[3])
        .docked(YOU, SolarConverter, &[2])
        .ships_in_play(YOU, 4)
        .holds(YOU, &[ResourceCache])
        .on_the_turn_of(YELLOW);

    table.ends_the_turn().rolls(&[1, 3, 4]);

    assert!(table.has_heard_in_order(&[
        Heard::TurnBegan { seat: YOU, round: 2 },
        Heard::ShipForfeited { seat: YOU, ship: ShipNumber(0) },
        Heard::FleetGathered { seat: YOU, ships: (1..4).map(ShipNumber).collect() },
        Heard::ShipRolled { seat: YOU, ship: ShipNumber(1), value: Value(1) },
        Heard::ShipRolled { seat: YOU, ship: ShipNumber(2), value: Value(3) },
        Heard::ShipRolled { seat: YOU, ship: ShipNumber(3), value: Value(4) },
        Heard::CacheCounted { seat: YOU, odd: 2, even: 1 },
        Heard::OreGained { seat: YOU, ore: 1 },
    ]));
    assert_eq!((table.hand(YOU), table.in_stock(YOU)), (vec![1, 3, 4], 3));
    assert!(table.waits_for(YOU), "and the actions follow");
}

/// AF-4.2 AF-5.8
#[test]
fn a_turn_ends_with_stranded_ships_the_resource_limit_and_the_next_player() {
    let mut table = given()
        .crowded()
        .circle(YOU, 7)
        .docked(YOU, ColonistHub, &[3, 4])
        .hand(YOU, &[2])
        .tokens(YOU, 6, 4)
        .on_the_turn_of(YOU);

    table.ends_the_turn();
    assert_eq!((table.hand(YOU), table.in_bay(YOU)), (vec![], 1));
    assert!(matches!(table.waiting(), Some(Frame::ResourceLimit(_))));
    assert!(table.waits_for(YOU));

    table.returns(&[Fuel, Ore]);
    assert!(table.has_heard_in_order(&[
        Heard::ShipsStranded { seat: YOU, ships: [ShipNumber(2)].into_iter().collect() },
        Heard::ResourcesReturned { seat: YOU, fuel: 1, ore: 1 },
        Heard::TurnEnded { seat: YOU },
        Heard::TurnBegan { seat: RED, round: 1 },
    ]));
}

/// AF-4.3 AF-23.1
#[test]
fn after_the_last_colony_nothing_of_the_turn_is_left() {
    let mut table = given().unplaced(YOU, 1).circle(YOU, 7).hand(YOU, &[2, 5]).tokens(YOU, 7, 7).on_the_turn_of(YOU);

    table.launches(Lem);

    assert!(table.is_over());
    assert_eq!(table.hand(YOU), [2, 5], "no ship is stranded");
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (6, 6), "no token is returned");
    assert!(!table.has_heard(Heard::TurnEnded { seat: YOU }), "nobody else is on turn");
}

/// AF-4.3
#[test]
fn a_round_of_turns_without_a_placement_does_not_end_the_game() {
    let mut table = given().unplaced(YOU, 1).circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.ends_the_turn().comes_round_to(YOU);

    assert!(!table.is_over());
}

/// AF-4.4 AF-27.4
#[test]
fn cards_are_used_before_between_and_after_dockings() {
    let mut table = given()
        .holds(YOU, &[BoosterPod, StasisBeam, PlasmaCannon])
        .docked(RED, LunarMine, &[1])
        .tokens(YOU, 3, 0)
        .hand(YOU, &[3, 5])
        .on_the_turn_of(YOU);

    table.uses(Power::BoosterPod { ship: Ships::own(5) }).docks(LunarMine, 6);
    table.uses(Power::StasisBeam { ship: Ships::own(3) }).docks(AlienArtifact, 2);
    table.shoots(LunarMine, &[(RED, 1)]);

    assert_eq!((table.docked(YOU, LunarMine), table.docked(YOU, AlienArtifact)), (vec![6], vec![2]));
    assert_eq!((table.fuel(YOU), table.in_bay(RED)), (0, 3));
}

/// AF-4.4
#[test]
fn nobody_has_to_use_a_card() {
    let mut table = given()
        .holds(YOU, &[BoosterPod, StasisBeam, PlasmaCannon])
        .docked(RED, LunarMine, &[1])
        .tokens(YOU, 3, 0)
        .hand(YOU, &[3])
        .on_the_turn_of(YOU);

    table.docks(SolarConverter, 3);

    assert!(table.allows(Action::EndTurn));
}

/// AF-4.5 AF-27.3
#[test]
fn a_benefit_can_be_used_at_once_but_a_new_ship_waits_for_the_next_turn() {
    let mut table = given().players(2, &[]).hand(YOU, &[1, 4, 4]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.docks(LunarMine, 1).docks(Shipyard, 4);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0), "the ore of the Mine has paid");
    assert_eq!((table.hand(YOU), table.in_bay(YOU)), (vec![], 1));

    table.ends_the_turn().lets_an_opponent_play().rolls(&[2, 2, 2, 5]);
    assert_eq!(table.hand(YOU), [2, 2, 2, 5]);
}

/// AF-4.6
#[test]
fn costs_are_paid_in_full_and_to_the_stocks() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    let stock = table.board().stock;

    table.launches(Lem);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!((table.board().stock.fuel, table.board().stock.ore), (stock.fuel + 1, stock.ore + 1));

    for (fuel, ore) in [(1, 0), (0, 1), (0, 0)] {
        let mut short = given().circle(YOU, 7).tokens(YOU, fuel, ore).on_the_turn_of(YOU);
        short.refuses(Action::Launch { to: Lem }, "AF-7.8");
    }
}

/// AF-4.7
#[test]
fn docked_ships_stay_and_count_during_the_turns_of_the_opponents() {
    let mut table = given().hand(YOU, &[2, 3, 4, 5]).on_the_turn_of(YOU);

    table.raids(2, &[]).docks(LunarMine, 5).ends_the_turn().rolls(&[1, 2, 3]);

    assert_eq!((table.docked(YOU, RaidersOutpost), table.docked(YOU, LunarMine)), (vec![2, 3, 4], vec![5]));
    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");
    table.refuses(dock(LunarMine, Ships::own(3)), "AF-9.2");
    assert_eq!(table.free_ports(LunarMine), 4);
}

/// AF-4.8
#[test]
fn a_victim_is_asked_nothing() {
    let mut table = given()
        .controls(RED, Lem)
        .docked(RED, LunarMine, &[2])
        .tokens(RED, 0, 2)
        .holds(YOU, &[PlasmaCannon])
        .hand(YOU, &[1, 2, 3])
        .circle(YOU, 7)
        .tokens(YOU, 2, 1)
        .on_the_turn_of(YOU);
    let only_you_decide = |table: &Table| {
        assert!(table.waits_for(YOU) && !table.waits_for(RED));
        let red = table.state.may_choose(RED, Choice::Turn(Action::EndTurn));
        assert_eq!(red, Err(Refused::NotAsked));
    };

    table.raids(1, &[(RED, Ore)]);
    only_you_decide(&table);
    table.shoots(LunarMine, &[(RED, 2)]);
    only_you_decide(&table);
    table.launches(Lem);
    only_you_decide(&table);
    assert_eq!(table.controller(Lem), None);
}

/// AF-4.9
#[test]
fn what_is_noted_for_a_turn_is_forgotten_at_its_end() {
    let mut table = given()
        .controls(RED, Heinlein)
        .controls(YOU, Asimov)
        .field(Isolation, Lem)
        .holds(YOU, &[BoosterPod, StasisBeam, DataCrystal])
        .hand(YOU, &[1, 2, 3, 4])
        .circle(YOU, 5)
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);

    table.uses(Power::BoosterPod { ship: Ships::own(1) }).uses(Power::DataCrystal { territory: Heinlein });
    table.discards(Discard::StasisBeam { to: Burroughs });
    table.docks(LunarMine, 3).docks(AlienArtifact, 4).docks(ColonistHub, 2).docks(ColonistHub, 2);
    let during = table.board().this_turn;
    assert!(during.used.has(BoosterPod) && during.used.has(DataCrystal));
    assert!(during.discard_used && during.mine_docked && during.asimov_used && during.hub_excess);
    assert_eq!((during.hub_docked, during.borrowed), (2, Some(Heinlein)));
    assert_eq!(table.artifact_total(YOU), 4);

    table.ends_the_turn();
    assert_eq!(table.board().this_turn, ThisTurn { seat: RED, ..ThisTurn::default() });

    table.comes_round_to(YOU).rolls(&[1, 1, 1, 1]);
    assert_eq!(table.board().this_turn, ThisTurn { seat: YOU, ..ThisTurn::default() });
    assert_eq!(table.artifact_total(YOU), 0);
}

/// AF-4.9 AF-11.9
#[test]
fn a_pair_at_the_market_is_forgotten_at_the_end_of_the_turn() {
    let mut table = given().hand(YOU, &[1, 1]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 1);
    assert!(table.allows(Action::Trade { rate: 1 }));

    table.ends_the_turn().comes_round_to(YOU).rolls(&[1, 1, 1]);

    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-4.10 AF-15.5 AF-21.33
#[test]
fn every_turn_has_at_least_three_dice() {
    let mut three = given().hand(YOU, &[6, 1, 1]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    three.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.5");

    let mut table = given()
        .docked(RED, TerraformingStation, &[6])
        .docked(RED, LunarMine, &[1, 2, 3])
        .holds(YOU, &[PlasmaCannon])
        .on_the_turn_of(YOU);
    let place = ShipPlace::LunarMine;
    for value in 1..=3 {
        let discard = Discard::PlasmaCannon { owner: RED, ship: Ships::own(value), place };
        table.refuses(Action::Discard(discard), "AF-21.33");
    }
    table.ends_the_turn();
    assert_eq!(table.hand(RED).len(), 3, "the fourth ship was forfeited");
}

/// AF-4.11
#[test]
fn no_fleet_has_more_than_seven_dice() {
    let mut table = given()
        .ships_in_play(YOU, 6)
        .controls(YOU, Burroughs)
        .relic_in_bay(YOU)
        .tokens(YOU, 5, 5)
        .on_the_turn_of(YELLOW);

    table.ends_the_turn().rolls(&[1, 1, 2, 3, 4, 5, 6]);

    assert_eq!(table.hand(YOU).len(), 7);
    table.refuses(dock(Shipyard, Ships::own(1)), "AF-13.4");
    table.refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-4.12
#[test]
fn the_first_turn_gathers_the_starting_ships_from_the_bay() {
    let mut table = Table::new_game(2, &[]);
    table.begins_with(YOU).is_dealt(&[PlasmaCannon, StasisBeam, TemporalWarper, BoosterPod]);
    assert_eq!(table.in_bay(YOU), 3);

    table.is_dealt(&[DataCrystal]).rolls(&[2, 4, 6]);

    assert_eq!((table.hand(YOU), table.in_bay(YOU)), (vec![2, 4, 6], 0));
}

/// AF-4.13
#[test]
fn every_turn_comes_to_an_end_and_no_ship_returns_to_the_hand() {
    let everything = [
        BoosterPod,
        DataCrystal,
        GravityManipulator,
        OrbitalTeleporter,
        PlasmaCannon,
        PolarityDevice,
        StasisBeam,
        TemporalWarper,
    ];
    for seed in 0..100_u32 {
        let mut table = given()
            .holds(YOU, &everything)
            .hand(YOU, &[1, 2, 3, 4, 4, 4])
            .controls(YOU, Burroughs)
            .controls(RED, VanVogt)
            .relic_in_hand(YOU, 6)
            .docked(RED, LunarMine, &[2, 3])
            .circle(YOU, 6)
            .tokens(YOU, 8, 8)
            .on_the_turn_of(YOU);

        let mut random = seed;
        let mut below = |n: usize| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            random as usize / 65_536 % n
        };
        let mut n_choices = 0;
        while table.board().this_turn.seat == YOU && !table.is_over() {
            let n_in_hand = table.hand(YOU).len();
            if table.state.pending() == Pending::Chance {
                let odds: Vec<(Outcome, u32)> = table.odds();
                table.shows(odds[below(odds.len())].0);
            } else {
                let mut choices = table.choices();
                if choices.len() > 1 {
                    choices.retain(|&choice| choice != Choice::Turn(Action::EndTurn));
                }
                table.chooses(choices[below(choices.len())]);
                n_choices += 1;
            }
            assert!(table.board().this_turn.seat != YOU || table.hand(YOU).len() <= n_in_hand);
            assert!(n_choices < 100, "the turn of seed {seed} goes on and on");
        }
    }
}

/// AF-4.14
#[test]
fn while_the_loot_is_being_chosen_nothing_has_happened_yet() {
    let mut table =
        given().docked(RED, RaidersOutpost, &[1, 2, 3]).tokens(RED, 0, 2).hand(YOU, &[2, 3, 4]).on_the_turn_of(YOU);
    let before = *table.board();

    table.docks(RaidersOutpost, 2).chooses(token(RED, Ore));
    assert_eq!(*table.board(), before);

    table.chooses(token(RED, Ore)).takes(&[]);
    assert_eq!((table.docked(YOU, RaidersOutpost), table.in_bay(RED), table.ore(YOU)), (vec![2, 3, 4], 3, 2));
}

/// AF-4.14
#[test]
fn while_a_teleported_ship_has_no_goal_nothing_has_happened_yet() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[4]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.docks(LunarMine, 4);
    let before = *table.board();

    table.takes_off(LunarMine, 4);
    assert_eq!(*table.board(), before);

    table.chooses(Choice::Teleport(plain(AlienArtifact, 4)));
    assert_eq!((table.docked(YOU, AlienArtifact), table.fuel(YOU)), (vec![4], 0));
}
