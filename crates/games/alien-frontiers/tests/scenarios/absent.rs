//! AF-30.12, AF-30.13, AF-30.14: players who are gone, and games that go on and on.

use alien_frontiers::{
    AlienFrontiers, Choice, Frame, Heard,
    rules::{actions::Action, cannon::CannonAnswer, discards::Discard, outpost::LootAnswer, powers::Power},
    words::{
        Ending,
        Field::Repulsor,
        Resource::{Fuel, Ore},
        Ships,
        Station::{
            self, AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard,
            SolarConverter, TerraformingStation,
        },
        Technology::{
            AlienCity, BoosterPod, HolographicDecoy, OrbitalTeleporter, PlasmaCannon, PolarityDevice, TemporalWarper,
        },
        Territory::{Burroughs, Heinlein, Lem, Pohl},
    },
};
use engine::{Game, Log, Refused, Seat};

use crate::table::*;

/// Takes what is done for the absent, so many times, and tells it.
fn defaults<const N: usize>(table: &mut Table) -> [Choice; N] {
    [(); N].map(|()| {
        let choice = table.default_answer();
        table.chooses(choice);
        choice
    })
}

fn docking(station: Station, value: u8) -> Choice {
    Choice::Turn(dock(station, Ships::own(value)))
}

/// AF-30.12
#[test]
fn the_absent_dock_in_ascending_value_at_the_converter_and_end_the_turn() {
    let mut table = given().hand(YOU, &[5, 2, 4]).holds(YOU, &[BoosterPod]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    let done = defaults(&mut table);

    let converter = |value| docking(SolarConverter, value);
    assert_eq!(done, [converter(2), converter(4), converter(5), Choice::Turn(Action::EndTurn)]);
}

/// AF-30.12
#[test]
fn the_absent_go_to_the_hub_the_mine_and_the_artifact_when_the_converter_is_full() {
    let mut table = given()
        .hand(YOU, &[2, 2, 2, 2, 2, 3])
        .docked(RED, SolarConverter, &[1; 6])
        .docked(GREEN, SolarConverter, &[1])
        .docked(YELLOW, LunarMine, &[3])
        .displayed(&[BoosterPod, AlienCity, PlasmaCannon])
        .on_the_turn_of(YOU);

    let done = defaults(&mut table);

    assert_eq!(
        done,
        [
            docking(SolarConverter, 2),
            docking(ColonistHub, 2),
            docking(ColonistHub, 2),
            docking(ColonistHub, 2),
            docking(AlienArtifact, 2),
            docking(LunarMine, 3),
        ]
    );
    assert!(table.is_displayed(AlienCity), "the display is not cycled");
}

/// AF-30.12
#[test]
fn the_absent_dock_pairs_at_the_market_and_runs_at_the_outpost_without_loot() {
    let mut table = given().crowded().hand(YOU, &[4, 4, 4, 5, 6]).circle(YOU, 7).tokens(RED, 3, 3).on_the_turn_of(YOU);

    let done = defaults(&mut table);

    assert_eq!(
        done,
        [
            docking(OrbitalMarket, 4),
            docking(RaidersOutpost, 4),
            Choice::Loot(LootAnswer::Enough),
            Choice::Turn(Action::EndTurn),
        ]
    );
    assert_eq!((table.fuel(RED), table.ore(RED)), (3, 3));
}

/// AF-30.12
#[test]
fn the_absent_build_before_they_settle_on_the_first_open_territory() {
    let given = |fuel| {
        given()
            .docked(RED, SolarConverter, &[1; 6])
            .docked(GREEN, SolarConverter, &[1; 2])
            .docked(GREEN, AlienArtifact, &[1; 4])
            .docked(YELLOW, LunarMine, &[6])
            .docked(YELLOW, OrbitalMarket, &[1; 4])
            .hand(YOU, &[4, 4, 4])
            .circle(YOU, 7)
            .tokens(YOU, fuel, 3)
            .field(Repulsor, Heinlein)
    };

    let mut shipyard = given(1).on_the_turn_of(YOU);
    assert_eq!(defaults(&mut shipyard), [docking(Shipyard, 4)]);

    let mut constructor = given(0).on_the_turn_of(YOU);
    assert_eq!(defaults(&mut constructor), [Choice::Turn(settle(ColonyConstructor, Ships::own(4), Pohl))]);
}

/// AF-30.12 AF-30.7
#[test]
fn the_absent_give_up_the_relic_ship_rather_than_one_of_their_colour() {
    let given = || given().crowded().hand(YOU, &[6]).ships_in_play(YOU, 4).circle(YOU, 7).tokens(YOU, 1, 1);

    let own = given().on_the_turn_of(YOU);
    assert_eq!(own.default_answer(), Choice::Turn(settle(TerraformingStation, Ships::own(6), Heinlein)));

    let relic = given()
        .docked(YOU, OrbitalMarket, &[1, 1])
        .docked(YELLOW, OrbitalMarket, &[1])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 6)
        .on_the_turn_of(YOU);
    assert_eq!(relic.default_answer(), Choice::Turn(settle(TerraformingStation, Ships::with_relic(6), Heinlein)));
}

/// AF-30.7
#[test]
fn elsewhere_the_absent_use_the_ship_of_their_colour_first() {
    let table = given().hand(YOU, &[6]).controls(YOU, Burroughs).relic_in_hand(YOU, 6).on_the_turn_of(YOU);

    assert_eq!(table.default_answer(), docking(SolarConverter, 6));
}

/// AF-30.12
#[test]
fn the_absent_return_fuel_first() {
    let mut table = given().tokens(YOU, 2, 9).on_the_turn_of(YOU);

    let done: [Choice; 2] = defaults(&mut table);

    assert_eq!(done, [Choice::Turn(Action::EndTurn), Choice::ResourceLimit(surplus(&[Fuel, Fuel, Ore]))]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 8));
}

/// AF-30.12
#[test]
fn a_question_left_open_by_the_absent_is_answered() {
    let open = |ask: &dyn Fn(&mut Table)| {
        let mut table = given()
            .hand(YOU, &[1, 2])
            .docked(YOU, LunarMine, &[3])
            .holds(YOU, &[OrbitalTeleporter, PlasmaCannon, PolarityDevice, TemporalWarper])
            .tokens(YOU, 4, 0)
            .docked(RED, SolarConverter, &[1])
            .controls(RED, Lem)
            .controls(GREEN, Pohl)
            .on_the_turn_of(YOU);
        ask(&mut table);
        table
    };
    let asked = [
        open(&|table| {
            table.takes_off(LunarMine, 3);
        }),
        open(&|table| {
            table.uses(Power::PlasmaCannon { station: SolarConverter });
        }),
        open(&|table| {
            table.uses(Power::TemporalWarper);
        }),
        open(&|table| {
            table.discards(Discard::OrbitalTeleporter { colony: colony(RED, Lem) });
        }),
        open(&|table| {
            table.discards(Discard::PolarityDevice { colony: colony(RED, Lem) });
        }),
    ];

    for mut table in asked {
        while !table.waits_for_chance() && !matches!(table.waiting(), Some(Frame::Turn(_))) {
            table.chooses(table.default_answer());
        }
        assert_eq!(table.board().this_turn.seat, YOU);
    }
}

/// AF-30.13
#[test]
fn whoever_resigns_takes_their_ships_off_the_board_and_leaves_everything_else() {
    let mut table = given()
        .docked(RED, LunarMine, &[6])
        .controls(RED, Lem)
        .holds(RED, &[BoosterPod])
        .tokens(RED, 2, 3)
        .on_the_turn_of(YOU);

    table.resigns(RED);

    assert_eq!((table.in_stock(RED), table.free_ports(LunarMine), table.mine_minimum()), (6, 5, 0));
    assert_eq!((table.controller(Lem), table.score(RED)), (Some(RED), 2));
    assert!(table.holds(RED, BoosterPod));
    assert_eq!((table.fuel(RED), table.ore(RED)), (2, 3));
    assert!(table.waits_for(YOU), "the turn goes on");
}

/// AF-30.13
#[test]
fn the_turns_of_those_who_resigned_are_skipped() {
    let mut table = given().first(RED).on_the_turn_of(YOU);

    table.resigns(RED).ends_the_turn();
    assert_eq!((table.board().this_turn.seat, table.board().round), (GREEN, 2), "red's place still counts the rounds");

    table.comes_round_to(YOU);
    assert_eq!(table.in_stock(RED), 6);
}

/// AF-30.13
#[test]
fn a_player_who_resigns_on_their_own_turn_ends_it_at_once() {
    let mut table = given().hand(YOU, &[1, 2]).tokens(YOU, 9, 9).on_the_turn_of(YOU);

    table.resigns(YOU);

    assert_eq!(table.board().this_turn.seat, RED);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (9, 9), "nothing is returned");
    assert!(!table.heard.iter().any(|it| matches!(it, Heard::ShipsStranded { .. })));
}

/// AF-30.13
#[test]
fn the_relic_ship_of_a_player_who_resigns_goes_home_and_nobody_can_buy_it() {
    let mut table =
        given().controls(RED, Burroughs).relic_docked(RED, LunarMine, 5).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.resigns(RED);

    assert!(table.relic_is_home());
    table.refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-30.13
#[test]
fn tokens_and_cards_of_a_player_who_resigned_may_still_be_raided() {
    let given = || given().hand(YOU, &[1, 2, 3]).tokens(RED, 1, 1).holds(RED, &[BoosterPod]);

    let mut table = given().on_the_turn_of(YOU);
    table.resigns(RED).raids(1, &[(RED, Ore)]);
    assert_eq!(table.ore(YOU), 1);

    let mut decoy = given().holds(RED, &[HolographicDecoy]).on_the_turn_of(YOU);
    decoy.resigns(RED).docks(RaidersOutpost, 1).refuses_choice(token(RED, Ore), "AF-12.11");
}

/// AF-30.13
#[test]
fn those_who_resigned_rank_last() {
    let mut table = given().colonies(RED, Lem, 5).holds(RED, &[AlienCity]).on_the_turn_of(YOU);

    table.resigns(RED);

    let standings = AlienFrontiers::standings(table.board());
    let last = standings.last().expect("four players are ranked");
    assert_eq!((last.seat, last.rank, last.score), (RED, 4, 7));
}

/// AF-30.13
#[test]
fn the_last_player_left_wins() {
    let mut table = given().players(2, &[]).colonies(RED, Lem, 5).on_the_turn_of(YOU);

    table.resigns(RED);

    assert!(table.is_over());
    assert!(table.has_heard(Heard::GameOver { ending: Ending::LastPlayer }));
    assert_eq!(table.winners(), [YOU]);
}

/// AF-30.13
#[test]
fn nobody_resigns_twice_or_after_the_end() {
    let mut table = given().players(3, &[]).on_the_turn_of(YOU);
    table.resigns(RED);
    assert_eq!(table.state.resign(RED, &mut Log::Off), Err(Refused::NotAsked));

    table.resigns(GREEN);
    assert_eq!(table.state.resign(YOU, &mut Log::Off), Err(Refused::NotAsked));
}

/// AF-30.13
#[test]
fn a_ship_aimed_at_is_not_shot_if_its_owner_resigns() {
    let given = || given().holds(YOU, &[PlasmaCannon]).tokens(YOU, 2, 0).docked(RED, LunarMine, &[4]);
    let target = |owner, value| Choice::CannonFire(CannonAnswer::Target { owner, ship: Ships::own(value) });
    let fire = Choice::CannonFire(CannonAnswer::Fire);

    let mut alone = given().on_the_turn_of(YOU);
    alone.uses(Power::PlasmaCannon { station: LunarMine }).chooses(target(RED, 4)).resigns(RED).chooses(fire);
    assert_eq!((alone.fuel(YOU), alone.in_bay(RED), alone.in_stock(RED)), (2, 0, 6));
    assert!(matches!(alone.waiting(), Some(Frame::Turn(_))));

    let mut both = given().docked(GREEN, LunarMine, &[5]).on_the_turn_of(YOU);
    both.uses(Power::PlasmaCannon { station: LunarMine }).chooses(target(RED, 4)).chooses(target(GREEN, 5));
    both.resigns(RED).chooses(fire);
    assert_eq!((both.fuel(YOU), both.in_bay(GREEN), both.in_stock(RED)), (1, 3, 6));
}

/// AF-23.10 AF-30.14
#[test]
fn nothing_but_a_last_colony_ends_a_game_however_long_it_takes() {
    let mut table = given().first(YOU).on_the_turn_of(YOU);
    assert_eq!(AlienFrontiers::ROUNDS_AMONG_BOTS, 60);

    while table.board().round <= 60 {
        table.comes_round_to(RED).comes_round_to(YOU);
    }

    assert!(!table.is_over());
    assert_eq!(AlienFrontiers::standings(table.board()).len(), 4, "a game that is stopped is scored as it stands");
}

/// AF-30.13
#[test]
fn nobody_resigns_who_does_not_sit_at_the_table() {
    let mut table = given().players(3, &[]).on_the_turn_of(YOU);

    for seat in [YELLOW, Seat(9)] {
        assert_eq!(table.state.resign(seat, &mut Log::Off), Err(Refused::NotAsked));
    }
}

/// AF-30.13
#[test]
fn the_table_is_set_up_for_the_others_if_somebody_resigns_before() {
    let mut table = Table::new_game(3, &[]);

    table.resigns(YOU).begins_with(RED);

    assert_eq!((table.board().first, table.board().round), (RED, 0));
}
