//! AF-7: the Colonist Hub.

use alien_frontiers::words::{Station::ColonistHub, Territory::Asimov};
use crate::table::*;

/// AF-7.4 AF-28.4
#[test]
fn the_first_ship_brings_a_colony_to_circle_1() {
    let mut table = given().hand(YOU, &[2, 3, 5]).on_the_turn_of(YOU);

    table.docks(ColonistHub, 2);

    assert_eq!(table.circle(YOU), 1);
    assert_eq!(table.board().free_colonies(YOU), 5);
}

/// AF-25.9 AF-7.6 AF-17.4
#[test]
fn asimov_crater_gives_one_extra_advance_with_the_second_ship() {
    let mut table = given().hand(YOU, &[1, 2, 3]).controls(YOU, Asimov).circle(YOU, 1).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1);
    assert_eq!(table.circle(YOU), 2);

    table.docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 4, "the second ship brings one more");

    table.docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 5, "the extra advance comes once a turn");
}
