//! AGD-6M: sentry guns.

use aliens::{
    Heard,
    rules::{actions::ActionAnswer, guns::is_in_field},
    words::{
        BlipValue,
        Character::{Gorman, Hicks},
        Condition, Facing, Gun, Mission,
    },
};

use crate::table::*;

/// AGD-T43 AGD-6M.6
#[test]
fn the_last_shot_leaves_the_counter_at_000() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 1)
        .alien(p2(6, 1), 0)
        .alien_phase();

    table.gun_rolls(10, 10);

    assert!(table.has_heard(Heard::GunFired { gun: Gun::A, square: p2(6, 2), rounds: 0 }));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::GunFired { .. })), 1, "it goes on unharmed");
    assert_eq!(table.n_enemies(), 1);
}

/// AGD-T44 AGD-6M.4
#[test]
fn the_higher_die_of_a_gun_is_left_out() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .alien(p2(6, 1), 3)
        .alien_phase();

    table.gun_rolls(8, 7);

    assert_eq!(table.n_enemies(), 0, "the whole swarm is dead");
}

/// AGD-T45 AGD-6M.3 AGD-6M.7 AGD-5.13 R-37 AGD-6I.25
#[test]
fn a_gun_shoots_at_its_own_side_for_every_step() {
    let mut table = given(Mission::Gantry, 2)
        .hero(YOU, Hicks, p2(6, 5))
        .hero(SECOND, Gorman, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[p2(6, 4)]).gun_rolls(9, 8);
    table.steps(&[p2(6, 3)]).gun_rolls(8, 8);
    table.steps(&[p2(6, 2)]).gun_rolls(1, 10);

    assert_eq!(table.condition(Hicks), Condition::Killed);
    assert_eq!(table.board().fittings.guns[0].expect("the gun stands there").shots, 6);
}

/// AGD-T55 AGD-6M.12 R-59 AGD-6G.12
#[test]
fn a_blip_is_spotted_before_the_gun_shoots_at_what_it_has_become() {
    let mut table = given(Mission::Nest, 1)
        .hero(YOU, Hicks, p3(6, 12))
        .gun(Gun::A, p3(7, 12), Facing::North, 9)
        .blip(p3(8, 4), BlipValue::Three)
        .alien_phase();

    table.blips_have_speed(6);
    table.gun_rolls(6, 9);

    let spotted = table.heard.iter().position(|heard| matches!(heard, Heard::BlipSpotted { aliens: 3, .. }));
    let fired = table.heard.iter().position(|heard| matches!(heard, Heard::GunFired { .. }));
    assert!(spotted < fired && spotted.is_some());
    assert_eq!(table.n_enemies(), 0, "model and tokens are dead");
}

/// AGD-T93 AGD-6M.2 AGD-6C.8
#[test]
fn a_gun_covers_what_is_strictly_in_front_of_it() {
    let table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .acting(YOU, Hicks);
    let covers = |square| is_in_field(table.board(), Gun::A, square);

    assert!(covers(p2(6, 5)) && covers(p2(3, 5)));
    assert!(!covers(p2(5, 6)), "beside it");
    assert!(!covers(p2(6, 7)), "behind it");
}
