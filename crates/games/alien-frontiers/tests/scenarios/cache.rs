//! AF-21: the Resource Cache.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, discards::Discard, powers::Power},
    words::{
        Field::Isolation,
        Ships,
        Station::AlienArtifact,
        Technology::{BoosterPod, DataCrystal, ResourceCache, StasisBeam},
        Territory::{Burroughs, Lem},
    },
};

use crate::table::*;

/// You hold the Cache.
fn given() -> Given {
    crate::table::given().holds(YOU, &[ResourceCache])
}

/// Yellow ends the turn, and your ships show this.
#[track_caller]
fn roll(given: Given, values: &[u8]) -> Table {
    let mut table = given.on_the_turn_of(YELLOW);
    table.ends_the_turn().rolls(values);
    table
}

/// AF-21.44
#[test]
fn more_odd_values_give_ore_more_even_values_give_fuel() {
    let odd = roll(given(), &[1, 5, 2]);
    assert_eq!((odd.fuel(YOU), odd.ore(YOU)), (0, 1));
    assert!(odd.holds(YOU, ResourceCache));

    let even = roll(given(), &[4, 5, 2]);
    assert_eq!((even.fuel(YOU), even.ore(YOU)), (1, 0));
    assert!(even.holds(YOU, ResourceCache));
}

/// AF-21.44
#[test]
fn as_many_odd_as_even_values_give_both_and_cost_the_card() {
    let table = roll(given().ships_in_play(YOU, 4), &[1, 5, 2, 2]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));
    assert!(!table.holds(YOU, ResourceCache) && table.is_discarded(ResourceCache));
}

/// AF-21.45 AF-27.2
#[test]
fn the_cache_counts_the_roll_before_any_card_is_used_and_nobody_is_asked() {
    let mut table = roll(given().holds(YOU, &[BoosterPod]).tokens(YOU, 1, 0), &[1, 3, 2]);
    assert!(table.waits_for(YOU));
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));

    table.uses(Power::BoosterPod { ship: Ships::own(1) });

    assert_eq!(table.hand(YOU), [2, 2, 3], "now there are more even values");
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1));
}

/// AF-21.46 AF-25.34
#[test]
fn a_claimed_cache_pays_after_the_next_roll_of_its_owner() {
    let mut table = crate::table::given()
        .hand(YOU, &[3, 6])
        .displayed(&[ResourceCache, BoosterPod, DataCrystal])
        .on_the_turn_of(YOU);

    table.docks(AlienArtifact, 3).docks(AlienArtifact, 6).claims(ResourceCache, &[StasisBeam]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));

    table.finishes_the_turn().comes_round_to(YOU);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    table.rolls(&[1, 1, 2]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1));
}

/// AF-21.47 AF-25.125 AF-20.17
#[test]
fn a_cache_lost_in_a_tie_leaves_the_discard_power_of_the_turn() {
    let mut table = roll(given().holds(YOU, &[StasisBeam]).ships_in_play(YOU, 4), &[1, 3, 2, 4]);
    assert!(table.is_discarded(ResourceCache));

    table.discards(Discard::StasisBeam { to: Lem });

    assert_eq!(table.field(Isolation), Some(Lem));
}

/// AF-21.47
#[test]
fn the_owner_of_a_cache_cannot_use_or_discard_it() {
    let table = roll(given().tokens(YOU, 4, 0), &[1, 3, 2]);

    let is_about_cards = |it: &Choice| matches!(it, Choice::Turn(Action::Use(_) | Action::Discard(_)));
    assert!(!table.choices().iter().any(is_about_cards));
}

/// AF-21.48
#[test]
fn an_odd_number_of_ships_never_ties() {
    for n in [3, 5] {
        for roll_of in 0..1u8 << n {
            let values: Vec<u8> = (0..n).map(|ship| 1 + (roll_of >> ship & 1)).collect();

            let table = roll(given().ships_in_play(YOU, n), &values);

            assert!(table.holds(YOU, ResourceCache), "{values:?}");
            assert_eq!(table.fuel(YOU) + table.ore(YOU), 1);
        }
    }
}

/// AF-25.123 AF-21.44
#[test]
fn the_relic_ship_counts_for_the_cache() {
    let given = || given().controls(YOU, Burroughs).relic_in_bay(YOU);

    let tie = roll(given(), &[1, 3, 2, 6]);
    assert_eq!((tie.fuel(YOU), tie.ore(YOU)), (1, 1));
    assert!(tie.is_discarded(ResourceCache));

    let odd = roll(given(), &[1, 3, 5, 6]);
    assert_eq!((odd.fuel(YOU), odd.ore(YOU)), (0, 1));
    assert!(odd.holds(YOU, ResourceCache));
}

/// AF-21.57 AF-25.124 AF-28.52
#[test]
fn a_tie_costs_the_card_even_if_the_stock_lacks_ore() {
    let given = given().ships_in_play(YOU, 4).stock(20, 0, RED);

    let table = roll(given, &[1, 3, 2, 4]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 0));
    assert!(table.is_discarded(ResourceCache));
}

/// AF-21.58
#[test]
fn the_number_of_dice_that_count_is_fixed_when_they_are_rolled() {
    let mut table = roll(given().holds(YOU, &[StasisBeam]).controls(YOU, Burroughs).relic_in_bay(YOU), &[1, 3, 5, 6]);
    assert_eq!(table.ore(YOU), 1);

    table.discards(Discard::StasisBeam { to: Burroughs });

    assert!(table.relic_is_home());
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1), "nothing is counted again");
}
