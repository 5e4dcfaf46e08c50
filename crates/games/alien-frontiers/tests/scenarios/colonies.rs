//! AF-16: colonies, territories, control.

use alien_frontiers::{
    Choice, Frame, Heard,
    rules::{
        actions::Action,
        discards::{Colony, Discard},
        docking::Docking,
        powers::Power,
    },
    words::{
        Ending,
        Field::{Isolation, Positron, Repulsor},
        Ships,
        Station::{ColonyConstructor, SolarConverter, TerraformingStation},
        Technology::{
            AlienCity, BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, PlasmaCannon, PolarityDevice,
            StasisBeam,
        },
        Territory::{self, Asimov, Bradbury, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};
use engine::{Log, Seat, Word};

use crate::table::*;

/// A table where nearly everything can be done, and some of it with every colony.
fn a_rich_table() -> Table {
    given()
        .hand(YOU, &[6, 5, 5, 5, 4, 4])
        .tokens(YOU, 8, 8)
        .circle(YOU, 7)
        .colonies(YOU, Lem, 2)
        .controls(YOU, Burroughs)
        .colonies(RED, Lem, 1)
        .controls(RED, Heinlein)
        .colonies(GREEN, Pohl, 2)
        .docked(RED, SolarConverter, &[1])
        .ships_in_play(RED, 5)
        .field(Positron, Lem)
        .holds(YOU, &[BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter])
        .holds(YOU, &[PlasmaCannon, PolarityDevice, StasisBeam])
        .on_the_turn_of(YOU)
}

/// How many colonies each player has on territories.
fn on_territories(table: &Table) -> Vec<u8> {
    table.board().seats().map(|seat| table.player(seat).colonies.total()).collect()
}

/// Each answer that can be given now, and the table after it and what it asks further.
fn each_outcome(table: &Table) -> Vec<(Choice, Table)> {
    let after = |choice: Choice| {
        let mut next = table.once_more();
        next.state.choose_unchecked(next.board().this_turn.seat, choice, &mut Log::On(&mut next.heard));
        (choice, next)
    };
    let mut outcomes = Vec::new();
    for (choice, next) in table.choices().into_iter().map(after) {
        if matches!(next.waiting(), Some(Frame::ColonyMove(_) | Frame::ColonySwap(_))) {
            outcomes.extend(each_outcome(&next).into_iter().map(|(_, last)| (choice, last)));
        } else {
            outcomes.push((choice, next));
        }
    }
    outcomes
}

/// AF-16.1
#[test]
fn colonies_reach_territories_by_launch_constructor_and_terraforming_alone() {
    let table = a_rich_table();
    let mut routes = Vec::new();

    for (choice, next) in each_outcome(&table) {
        let placed = on_territories(&next)[0] - on_territories(&table)[0];
        let route = match choice {
            Choice::Turn(Action::Launch { .. }) => Some("launch"),
            Choice::Turn(Action::Dock(Docking::Settle { station: ColonyConstructor, .. })) => Some("constructor"),
            Choice::Turn(Action::Dock(Docking::Settle { station: TerraformingStation, .. })) => Some("terraforming"),
            _ => None,
        };
        assert_eq!(placed, route.is_some() as u8, "{choice:?}");
        routes.extend(route);
    }

    routes.dedup();
    assert_eq!(routes, ["launch", "constructor", "terraforming"]);
}

/// AF-16.2
#[test]
fn no_act_takes_a_colony_off_the_territories() {
    let table = a_rich_table();
    let mut moved = 0;

    for (choice, next) in each_outcome(&table) {
        let fewer = on_territories(&table).into_iter().zip(on_territories(&next)).any(|(before, after)| after < before);
        assert!(!fewer, "{choice:?}");
        let shifts = |event: &Heard| matches!(event, Heard::ColonyMoved { .. } | Heard::ColoniesSwapped { .. });
        moved += next.heard.iter().filter(|event| shifts(event)).count();
    }

    assert!(moved > 0, "colonies can be moved and swapped");
}

/// AF-16.3 AF-16.13
#[test]
fn a_colony_may_be_placed_on_any_territory_but_the_one_with_the_repulsor_field() {
    let given = || {
        let given = given().hand(YOU, &[6, 5, 5, 5]).tokens(YOU, 4, 4).circle(YOU, 7).field(Positron, Heinlein);
        given.field(Isolation, VanVogt).colonies(RED, Lem, 3)
    };
    let open = |table: &Table, place: &dyn Fn(Territory) -> Action| {
        Territory::ALL.iter().filter(|&&to| table.allows(place(to))).count()
    };
    let routes: [&dyn Fn(Territory) -> Action; 3] =
        [&|to| Action::Launch { to }, &|to| settle(ColonyConstructor, Ships::own(5), to), &|to| {
            settle(TerraformingStation, Ships::own(6), to)
        }];
    for place in routes {
        assert_eq!(open(&given().on_the_turn_of(YOU), place), 8);

        for &repelled in Territory::ALL {
            let mut table = given().field(Repulsor, repelled).on_the_turn_of(YOU);
            table.refuses(place(repelled), "AF-19.6");
            assert_eq!(open(&table, place), 7);
        }
    }
}

/// AF-16.4 AF-16.5 AF-16.11 AF-28.10
#[test]
fn a_territory_is_controlled_with_more_colonies_than_every_other_single_player() {
    for (colonies, controller) in [
        ([2, 1, 1, 1], Some(YOU)),
        ([2, 2, 1, 1], None),
        ([1, 0, 0, 0], Some(YOU)),
        ([1, 1, 0, 0], None),
        ([0, 0, 0, 0], None),
        ([3, 2, 2, 0], Some(YOU)),
        ([1, 3, 2, 0], Some(RED)),
    ] {
        let mut given = given();
        for (seat, n) in [YOU, RED, GREEN, YELLOW].into_iter().zip(colonies) {
            given = given.colonies(seat, Lem, n);
        }
        let table = given.on_the_turn_of(YOU);

        assert_eq!(table.controller(Lem), controller, "{colonies:?}");
        for (seat, n) in table.board().seats().zip(colonies) {
            assert_eq!(table.score(seat), n + (controller == Some(seat)) as u8, "{colonies:?}");
            assert_eq!(table.has_bonus(seat, Lem), controller == Some(seat), "{colonies:?}");
        }
    }
}

/// AF-16.5 AF-25.56
#[test]
fn a_tie_for_the_most_leaves_a_territory_its_bonus_and_its_positron_point_to_nobody() {
    let table = given()
        .colonies(YOU, Lem, 2)
        .colonies(RED, Lem, 2)
        .colonies(GREEN, Lem, 1)
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    assert_eq!(table.controller(Lem), None);
    let scores: Vec<u8> = table.board().seats().map(|seat| table.score(seat)).collect();
    assert_eq!(scores, [2, 2, 1, 0], "colonies only");
    assert!(!table.board().seats().any(|seat| table.has_bonus(seat, Lem)));
}

/// AF-16.6 AF-28.40
#[test]
fn control_is_looked_at_once_when_a_swap_is_complete() {
    let mut table = given().controls(GREEN, Lem).controls(RED, Pohl).holds(YOU, &[PolarityDevice]).on_the_turn_of(YOU);

    table.swaps((GREEN, Lem), (RED, Pohl));

    let control = |event: &&Heard| matches!(event, Heard::ControlLost { .. } | Heard::ControlGained { .. });
    let heard: Vec<Heard> = table.heard.iter().filter(control).copied().collect();
    assert_eq!(
        heard,
        [
            Heard::ControlLost { seat: RED, territory: Pohl },
            Heard::ControlGained { seat: GREEN, territory: Pohl },
            Heard::ControlLost { seat: GREEN, territory: Lem },
            Heard::ControlGained { seat: RED, territory: Lem },
        ],
        "no moment in between is heard of"
    );
    assert_eq!((table.score(RED), table.score(GREEN)), (2, 2));
}

/// AF-16.7
#[test]
fn control_gives_its_points_and_its_bonus_at_once() {
    let mut table = given().hand(YOU, &[6, 3, 1, 1]).tokens(YOU, 1, 1).field(Positron, Lem).on_the_turn_of(YOU);
    assert_eq!(table.score(YOU), 0);

    table.settles(TerraformingStation, 6, Lem);
    assert_eq!(table.controller(Lem), Some(YOU));
    assert_eq!(table.score(YOU), 3, "the colony, the control and the Positron Field");

    table.docks(SolarConverter, 3);
    assert_eq!(table.fuel(YOU), 3, "with the bonus of Lem Badlands");
}

/// AF-16.8
#[test]
fn losing_control_costs_the_point_and_the_bonus_at_once() {
    let mut table = given()
        .controls(YOU, Lem)
        .hand(YOU, &[3, 3])
        .holds(YOU, &[PolarityDevice])
        .colonies(RED, Pohl, 1)
        .on_the_turn_of(YOU);
    table.docks(SolarConverter, 3);
    assert_eq!((table.fuel(YOU), table.score(YOU)), (3, 2));

    table.swaps((YOU, Lem), (RED, Pohl));

    assert_eq!(table.controller(Lem), Some(RED), "the token goes to the new controller");
    assert!(table.has_heard(Heard::ControlLost { seat: YOU, territory: Lem }));
    table.docks(SolarConverter, 3);
    assert_eq!(table.fuel(YOU), 3 + 2);
}

/// AF-16.8 AF-25.21
#[test]
fn losing_control_of_the_positron_field_costs_two_points() {
    let mut table = given()
        .controls(GREEN, Herbert)
        .field(Positron, Herbert)
        .hand(YOU, &[6, 1, 1, 1])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    assert_eq!(table.score(GREEN), 3, "the colony, the control and the Positron Field");

    table.settles(TerraformingStation, 6, Herbert);

    assert_eq!(table.controller(Herbert), None, "the token is back on the board");
    assert_eq!(table.score(GREEN), 1);
}

/// AF-16.9
#[test]
fn after_a_placement_come_control_the_relic_ship_the_scores_and_the_end() {
    let mut table = given()
        .controls(RED, Burroughs)
        .relic_docked(RED, SolarConverter, 2)
        .colonies(YOU, Lem, 5)
        .hand(YOU, &[6, 1, 1, 1])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Burroughs);

    let last: Vec<Heard> = table.heard[table.heard.len() - 6..].to_vec();
    assert_eq!(
        last,
        [
            Heard::ColonyPlaced { seat: YOU, territory: Burroughs },
            Heard::ControlLost { seat: RED, territory: Burroughs },
            Heard::RelicWentHome { seat: RED },
            Heard::ScoreChanged { seat: YOU, from: 6, to: 7 },
            Heard::ScoreChanged { seat: RED, from: 2, to: 1 },
            Heard::GameOver { ending: Ending::LastColony },
        ]
    );
}

/// AF-16.10
#[test]
fn the_isolation_field_takes_the_bonus_and_nothing_else() {
    let mut table =
        given().controls(YOU, Lem).field(Isolation, Lem).field(Positron, Lem).hand(YOU, &[3]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 3);

    assert_eq!(table.fuel(YOU), 2, "no bonus");
    assert_eq!(table.controller(Lem), Some(YOU));
    assert_eq!(table.score(YOU), 3, "the colony, the control and the Positron Field");
}

/// AF-16.12
#[test]
fn a_placement_never_costs_its_player_a_territory_and_a_move_or_swap_can() {
    let table = a_rich_table();
    let controlled = |table: &Table, seat: Seat| -> Vec<Territory> {
        Territory::ALL.iter().copied().filter(|&territory| table.controller(territory) == Some(seat)).collect()
    };
    let mine = controlled(&table, YOU);
    assert_eq!(mine, [Lem, Burroughs]);
    let mut lost_by = Vec::new();

    for (choice, next) in each_outcome(&table) {
        let kept = mine.iter().all(|territory| controlled(&next, YOU).contains(territory));
        if !kept {
            let Choice::Turn(Action::Discard(discard)) = choice else { panic!("{choice:?} costs a territory") };
            lost_by.push(discard.card());
        }
    }

    lost_by.dedup();
    assert_eq!(lost_by, [OrbitalTeleporter, PolarityDevice]);
}

/// AF-16.13
#[test]
fn a_colony_may_go_where_it_gains_nothing_but_its_own_point() {
    let mut table = given()
        .colonies(RED, Bradbury, 3)
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .field(Repulsor, Asimov)
        .holds(YOU, &[AlienCity])
        .on_the_turn_of(YOU);

    table.launches(Bradbury);

    assert_eq!(table.controller(Bradbury), Some(RED));
    assert_eq!(table.score(YOU), 2, "the Alien City and the colony");
}

/// AF-16.10 AF-25.20
#[test]
fn an_isolated_pohl_foothills_gives_no_discount_and_no_loan_but_its_point() {
    let mut table = given()
        .controls(YOU, Pohl)
        .field(Isolation, Pohl)
        .hand(YOU, &[3])
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!(table.fuel(YOU), 0, "the Booster Pod costs 1");
    assert_eq!(table.score(YOU), 2, "the colony and the control");

    let mut table = given()
        .controls(YOU, Pohl)
        .field(Isolation, Pohl)
        .holds(RED, &[DataCrystal])
        .tokens(RED, 3, 0)
        .on_the_turn_of(RED);
    table.refuses(Action::Use(Power::DataCrystal { territory: Pohl }), "AF-27.8");
}

/// AF-25.122
#[test]
fn a_swap_moves_control_and_the_positron_point_with_it() {
    let mut table = given()
        .colonies(YOU, Lem, 1)
        .colonies(RED, Lem, 1)
        .colonies(RED, Pohl, 2)
        .field(Positron, Pohl)
        .holds(YOU, &[PolarityDevice])
        .on_the_turn_of(YOU);
    assert_eq!((table.score(YOU), table.score(RED)), (1, 5));

    let colony = |owner, territory| Colony { owner, territory };
    table.discards(Discard::PolarityDevice { colony: colony(RED, Pohl) });
    table.refuses_choice(Choice::ColonySwap(colony(RED, Lem)), "AF-21.37");
    table.chooses(Choice::ColonySwap(colony(YOU, Lem)));

    assert_eq!((table.colonies(RED, Lem), table.controller(Lem)), (2, Some(RED)));
    assert_eq!((table.colonies(YOU, Pohl), table.colonies(RED, Pohl), table.controller(Pohl)), (1, 1, None));
    assert_eq!((table.score(YOU), table.score(RED)), (1, 4));
}

/// AF-16.4
#[test]
fn the_fourth_player_controls_like_the_others() {
    let table = given().colonies(YELLOW, Lem, 2).colonies(YOU, Lem, 1).on_the_turn_of(YOU);

    assert_eq!(table.controller(Lem), Some(YELLOW));
}
