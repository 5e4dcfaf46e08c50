//! AGD-8D, AGD-6A.9: distances on the boards of missions.

use aliens::{
    ground::{Doors, Layout, Reach, Square, Squares},
    words::{
        BoardFace::{CoolingGantry, EggChamber, MedLab, Operations, ProcessorRamp, ResidentialBlock, SouthLock},
        Mission,
    },
};

use crate::field::steps_in;

/// AGD-P1
#[test]
fn the_next_square_is_one_step_away() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(SouthLock, 10, 7));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(1));
}

/// AGD-P2
#[test]
fn the_operations_centre_is_15_steps_from_the_start() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(Operations, 12, 2));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(15));
}

/// AGD-P3
#[test]
fn the_communications_room_is_22_steps_from_the_start() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(Operations, 2, 2));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(22));
}

/// AGD-P4
#[test]
fn the_west_dormitory_is_36_steps_from_the_start() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(ResidentialBlock, 1, 12));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(36));
}

/// AGD-P5
#[test]
fn the_medical_laboratory_is_40_steps_from_the_start() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(MedLab, 2, 1));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(40));
}

/// AGD-P6
#[test]
fn the_specimen_store_is_44_steps_from_the_start() {
    let (from, to) = (Square::on(SouthLock, 11, 6), Square::on(MedLab, 12, 11));

    assert_eq!(steps_in(Mission::Newt, from, to), Some(44));
}

/// AGD-P7
#[test]
fn the_trapped_marines_are_42_steps_from_the_exit() {
    let (from, to) = (Square::on(EggChamber, 6, 8), Square::on(ProcessorRamp, 12, 6));

    assert_eq!(steps_in(Mission::Escape, from, to), Some(42));
}

/// AGD-P8
#[test]
fn exit_a_is_20_steps_from_the_operations_centre() {
    let (from, to) = (Square::on(Operations, 9, 4), Square::on(SouthLock, 12, 6));

    assert_eq!(steps_in(Mission::Survive, from, to), Some(20));
}

/// AGD-P9
#[test]
fn exit_b_is_22_steps_from_the_operations_centre() {
    let (from, to) = (Square::on(Operations, 9, 4), Square::on(ResidentialBlock, 1, 6));

    assert_eq!(steps_in(Mission::Survive, from, to), Some(22));
}

/// AGD-P10
#[test]
fn the_first_cocoon_is_20_steps_from_the_exit() {
    let (from, to) = (Square::on(CoolingGantry, 1, 6), Square::on(EggChamber, 9, 6));

    assert_eq!(steps_in(Mission::Rescue, from, to), Some(20));
}

/// AGD-6A.9
#[test]
fn a_barricade_makes_a_path_longer_and_an_approach_not() {
    let layout = Layout::of(Mission::Survive);
    let (inside, corridor) = (Square::on(Operations, 9, 5), Square::on(Operations, 9, 6));

    let barricaded = Mission::Survive.barricaded();

    assert_eq!(layout.distance(inside, corridor, Reach::Approach), Some(1));
    assert_eq!(layout.distance(inside, corridor, Reach::Path(Doors::NONE)), Some(1));
    assert_eq!(layout.distance(inside, corridor, Reach::Path(barricaded)), None, "all three doors are barricaded");
    let one_door = Doors::one(barricaded.iter().nth(1).expect("there are three"));
    assert!(layout.distance(inside, corridor, Reach::Path(one_door)).is_some_and(|steps| steps > 1));
}

/// AGD-6A.9
#[test]
fn where_nothing_has_a_path_the_nearest_is_found_by_approach() {
    let layout = Layout::of(Mission::Survive);
    let inside = Square::on(Operations, 9, 5);
    let outside: Squares = [Square::on(Operations, 9, 6), Square::on(Operations, 1, 6)].into_iter().collect();

    let nearest = layout.nearest(inside, &outside, Mission::Survive.barricaded());

    assert_eq!(nearest, Squares::one(Square::on(Operations, 9, 6)));
}

/// AGD-6A.9 AGD-6A.11 R-15
#[test]
fn range_counts_columns_and_rows_over_all_boards() {
    let layout = Layout::of(Mission::Newt);

    let range = layout.range(Square::on(Operations, 12, 3), Square::on(SouthLock, 2, 8));

    assert_eq!(range, 5);
    assert_eq!(layout.range(Square::on(Operations, 1, 1), Square::on(MedLab, 12, 12)), 23);
    assert_eq!(layout.place(Square::on(MedLab, 12, 12)).x, 24);
    assert_eq!(layout.place(Square::on(ResidentialBlock, 3, 4)).y, 16);
}
