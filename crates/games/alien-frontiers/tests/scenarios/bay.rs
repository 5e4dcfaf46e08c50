//! AF-10: the Maintenance Bay.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, powers::Power},
    words::{
        Ships,
        Station::{self, ColonistHub, LunarMine, RaidersOutpost, Shipyard, SolarConverter},
        Technology::{BoosterPod, OrbitalTeleporter, PlasmaCannon, TemporalWarper},
        Territory::Burroughs,
    },
};
use engine::Word;

use crate::table::*;

/// AF-10.1
#[test]
fn the_bay_holds_new_ships_and_a_bought_relic_ship() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .docked(YOU, ColonistHub, &[1])
        .hand(YOU, &[2, 2])
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);

    table.docks(Shipyard, 2);
    assert_eq!(table.in_bay(YOU), 1);

    table.buys_the_relic_ship();
    assert_eq!(table.in_bay(YOU), 2);
    assert!(table.has_relic(YOU));
}

/// AF-10.1
#[test]
fn the_bay_holds_ships_that_were_displaced_shot_or_stranded() {
    let mut table = given()
        .docked(RED, RaidersOutpost, &[1, 2, 3])
        .docked(GREEN, SolarConverter, &[1, 1, 1])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 2, 0)
        .hand(YOU, &[2, 3, 4])
        .on_the_turn_of(YOU);

    table.raids(2, &[]);
    assert_eq!(table.in_bay(RED), 3);

    table.shoots(SolarConverter, &[(GREEN, 1), (GREEN, 1)]);
    assert_eq!(table.in_bay(GREEN), 2);

    let mut stranded =
        given().crowded().circle(YOU, 7).docked(YOU, ColonistHub, &[1, 2]).hand(YOU, &[5]).on_the_turn_of(YOU);
    stranded.ends_the_turn();
    assert_eq!(stranded.in_bay(YOU), 1);
}

/// AF-10.2
#[test]
fn ships_in_the_bay_are_in_play_and_gathered_with_the_others() {
    let mut table = given().ships_in_play(YOU, 5).docked(YOU, LunarMine, &[3, 3]).on_the_turn_of(YELLOW);
    assert_eq!((table.in_bay(YOU), table.player(YOU).fleet.n_in_play()), (3, 5));

    table.ends_the_turn().rolls(&[1, 2, 3, 4, 5]);

    assert_eq!((table.hand(YOU), table.in_bay(YOU)), (vec![1, 2, 3, 4, 5], 0));
}

/// AF-10.3
#[test]
fn a_ship_that_came_to_the_bay_can_be_neither_docked_changed_rolled_nor_teleported() {
    let mut table = given()
        .holds(YOU, &[BoosterPod, OrbitalTeleporter, TemporalWarper])
        .hand(YOU, &[2, 2, 5])
        .tokens(YOU, 8, 8)
        .on_the_turn_of(YOU);
    table.docks(Shipyard, 2).docks(SolarConverter, 5);
    assert_eq!((table.in_bay(YOU), table.hand(YOU)), (1, vec![]));

    for value in 1..=6 {
        for station in [SolarConverter, LunarMine, ColonistHub] {
            table.refuses(dock(station, Ships::own(value)), "AF-5.1");
        }
        table.refuses(Action::Use(Power::BoosterPod { ship: Ships::own(value) }), "AF-20.11");
    }
    table.refuses(Action::Use(Power::TemporalWarper), "AF-20.20");
    let teleports = [take_off(SolarConverter, 5), take_off(Shipyard, 2)].map(|power| Choice::Turn(Action::Use(power)));
    let is_use = |choice: &Choice| matches!(choice, Choice::Turn(Action::Use(_)));
    let uses: Vec<Choice> = table.choices().into_iter().filter(is_use).collect();
    assert!(uses.len() == 2 && uses.iter().all(|choice| teleports.contains(choice)), "{uses:?}");
}

/// AF-10.3
#[test]
fn a_ship_in_the_bay_gives_nothing() {
    let mut table = given().ships_in_play(YOU, 6).on_the_turn_of(YOU);
    let before = *table.player(YOU);

    table.ends_the_turn();

    assert_eq!(*table.player(YOU), before);
    assert!(Station::ALL.iter().all(|&station| table.docked(YOU, station).is_empty()));
}
