//! AGD-6M: sentry guns.

use aliens::{
    Choice, Heard,
    rules::{
        actions::ActionAnswer,
        guns::is_in_field,
        moving::StepAnswer,
        placing::{BlipEntry, EntryPoint},
        pull::PullAnswer,
        tracker_text::{CardMoves, Movers},
    },
    words::{
        BlipValue, Card,
        Character::{Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, Exit, Facing, Gun, Mission, Phase, SpawnPoint, Stage,
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

/// Hicks in front of a gun.
fn hicks_before_a_gun() -> Given {
    given(Mission::Gantry, 2).hero(YOU, Hicks, p2(6, 5)).hero(SECOND, Gorman, p2(6, 12)).gun(
        Gun::A,
        p2(6, 6),
        Facing::North,
        9,
    )
}

fn n_shots(table: &Table) -> usize {
    table.times_heard(|heard| matches!(heard, Heard::GunFired { .. }))
}

/// AGD-T45 AGD-6M.3 AGD-5.13 R-37
#[test]
fn a_gun_shoots_at_its_own_side_for_every_step() {
    let mut table = hicks_before_a_gun().acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[p2(6, 4)]).gun_rolls(9, 8);
    table.steps(&[p2(6, 3)]).gun_rolls(8, 8);
    table.steps(&[p2(6, 2)]).gun_rolls(1, 10);

    assert_eq!(table.condition(Hicks), Condition::Killed);
    assert_eq!(table.board().fittings.guns[0].expect("the gun stands there").shots, 6);
}

/// AGD-6M.7
#[test]
fn nobody_is_asked_whether_a_gun_shoots_at_a_character() {
    let mut table = hicks_before_a_gun().hand(YOU, &[Card::Steady]).hand(SECOND, &[Card::Steady]).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[p2(6, 4)]);

    assert_eq!(n_shots(&table), 1);
    assert!(table.all_asked().is_empty());
}

/// AGD-6I.25
#[test]
fn tactical_armour_does_not_help_against_a_gun() {
    let mut table = hicks_before_a_gun().carries(Hicks, &[Card::TacticalArmour]).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[p2(6, 4)]).gun_rolls(7, 10);

    assert_eq!(table.condition(Hicks), Condition::Killed);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}

/// AGD-6M.9
#[test]
fn both_guns_shoot_at_the_same_step_a_first() {
    let mut table = hicks_before_a_gun().gun(Gun::B, p2(7, 6), Facing::North, 9).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[p2(6, 4)]).gun_rolls(8, 9).gun_rolls(9, 8);

    let fired = table.heard.iter().filter_map(|heard| match heard {
        Heard::GunFired { gun, .. } => Some(*gun),
        _ => None,
    });
    assert_eq!(fired.collect::<Vec<_>>(), [Gun::A, Gun::B]);
    assert_eq!(table.condition(Hicks), Condition::Standing);
}

/// AGD-6M.10 AGD-11D.6
#[test]
fn whom_newt_pulls_through_a_guns_field_is_shot_at_for_both_steps() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(6, 1))
        .gun(Gun::A, p2(6, 9), Facing::North, 9)
        .piles(10, 0, &[])
        .at_stage(YOU, Newt, Stage::EndOfActivation);

    table.chooses(YOU, Choice::Pull(PullAnswer::Character { character: Ripley }));
    table.chooses(YOU, Choice::PullSquare(p2(6, 5))).gun_rolls(8, 10);
    assert_eq!((n_shots(&table), table.square(Ripley)), (1, p2(6, 5)), "it missed");
    table.chooses(YOU, Choice::PullSquare(p2(6, 4))).gun_rolls(10, 7);

    assert_eq!((n_shots(&table), table.condition(Ripley)), (2, Condition::Killed));
}

/// AGD-6M.10
#[test]
fn standing_up_in_a_guns_field_is_no_move() {
    let table = given(Mission::Gantry, 1)
        .hero(YOU, Hudson, p2(6, 4))
        .lies(Hudson)
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .signals(&[])
        .alien_phase();

    assert_eq!(table.condition(Hudson), Condition::Standing);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::GunFired { .. })), 0);
}

/// AGD-6M.10
#[test]
fn a_blip_that_is_placed_in_a_guns_field_is_not_shot_at() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .with(|board| board.phase = Phase::AlienPhase)
        .begins(BlipEntry::at(EntryPoint::Spawn { point: SpawnPoint::One }));

    table.blip_is(BlipValue::Two);

    assert!(is_in_field(table.board(), Gun::A, p2(6, 1)));
    assert_eq!((table.n_enemies(), n_shots(&table)), (1, 0));
}

/// AGD-6M.10
#[test]
fn an_alien_that_a_card_moves_is_shot_at() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .gun(Gun::A, p2(6, 6), Facing::North, 9)
        .alien(p2(6, 1), 0)
        .with(|board| board.phase = Phase::AlienPhase)
        .begins(CardMoves { movers: Movers::Everything, steps: 1, has_begun: false, interrupted: None });

    table.gun_rolls(1, 1);

    assert_eq!((table.n_enemies(), n_shots(&table)), (0, 1));
}

/// AGD-6M.10
#[test]
fn whoever_leaves_by_an_exit_is_not_shot_at() {
    let exit = h1(12, 6);
    let mut table = given(Mission::Survive, 1)
        .hero(YOU, Hicks, exit)
        .gun(Gun::A, h1(10, 6), Facing::East, 9)
        .with(|board| board.fittings.open_exit = Some(Exit::ExitA))
        .acting(YOU, Hicks);
    assert!(is_in_field(table.board(), Gun::A, exit));

    table.acts(ActionAnswer::Move).chooses(YOU, Choice::NextStep(StepAnswer::Leave));

    assert_eq!((table.condition(Hicks), n_shots(&table)), (Condition::Left, 0));
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
