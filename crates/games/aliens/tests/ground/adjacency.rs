//! AGD-8C: adjacency. A figure is on the first square.

use aliens::words::BoardFace::{CoolingGantry, EggChamber, HiveTunnels, ProcessorRamp, SouthLock};

use crate::field::{At, alone};

/// AGD-A1 AGD-6A.6
#[test]
fn two_squares_are_adjacent_through_an_open_door() {
    let board = alone(SouthLock);

    assert!(board.are_adjacent((5, 2), (6, 2)));
}

/// AGD-A2 R-14
#[test]
fn no_diagonal_step_leads_through_a_doorway() {
    let board = alone(SouthLock);

    assert!(!board.are_adjacent((5, 1), (6, 2)));
}

/// AGD-A3
#[test]
fn not_even_with_the_door_open() {
    let board = alone(SouthLock).opened_by(&[(6, 2)]);

    assert!(!board.are_adjacent((5, 1), (6, 2)));
}

/// AGD-A4
#[test]
fn nor_out_of_the_doorway() {
    let board = alone(SouthLock);

    assert!(!board.are_adjacent((5, 2), (6, 3)));
}

/// AGD-A5 AGD-6B.3
#[test]
fn a_barricade_parts_two_squares() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7));

    assert!(!board.are_adjacent((9, 7), (10, 7)));
}

/// AGD-A6
#[test]
fn nothing_lies_between_two_squares_of_the_apron() {
    let board = alone(SouthLock);

    assert!(board.are_adjacent((10, 8), (11, 8)));
}

/// AGD-A7
#[test]
fn a_fenced_square_parts_its_neighbours() {
    let board = alone(SouthLock);

    assert!(!board.are_adjacent((10, 9), (12, 9)));
}

/// AGD-A8 AGD-6A.8
#[test]
fn a_corner_with_one_open_way_round_it_can_be_cut() {
    let board = alone(SouthLock);

    assert!(board.are_adjacent((5, 6), (6, 5)));
}

/// AGD-A9 AGD-6A.7
#[test]
fn a_corner_with_walls_on_both_ways_cannot() {
    let board = alone(SouthLock);

    assert!(!board.are_adjacent((5, 5), (6, 6)));
}

/// AGD-A10
#[test]
fn the_corner_of_a_pit_can_be_cut() {
    let board = alone(CoolingGantry);

    assert!(board.are_adjacent((5, 6), (6, 5)));
}

/// AGD-A11
#[test]
fn one_way_round_a_solid_square_is_enough() {
    let board = alone(HiveTunnels);

    assert!(board.are_adjacent((4, 6), (5, 5)));
}

/// AGD-A12 AGD-6A.4
#[test]
fn two_solid_squares_leave_no_way() {
    let board = alone(HiveTunnels);

    assert!(!board.are_adjacent((4, 7), (5, 8)));
}

/// AGD-A13
#[test]
fn nobody_is_next_to_a_solid_square() {
    let board = alone(HiveTunnels);

    assert!(!board.are_adjacent((2, 2), (3, 3)));
}

/// AGD-A14
#[test]
fn the_rim_of_the_chamber_leads_on() {
    let board = alone(EggChamber);

    assert!(board.are_adjacent((2, 5), (2, 6)));
}

/// AGD-A15
#[test]
fn the_corner_of_the_apc_can_be_cut_on_the_ramp() {
    let board = alone(ProcessorRamp);

    assert!(board.are_adjacent((9, 6), (10, 5)));
}

/// AGD-6A.5
#[test]
fn each_kind_of_edge_lets_pass_and_see_as_its_row_says() {
    // Between two squares, with figures that open doors there or further away.
    let (open, wall, fence, door) = (((10, 8), (11, 8)), ((5, 5), (6, 5)), ((10, 9), (12, 9)), ((9, 7), (10, 7)));
    let edge = |(one, other): (At, At)| {
        let board = alone(SouthLock);
        (board.are_adjacent(one, other), board.sees(one, other))
    };
    assert_eq!(edge(open), (true, true));
    assert_eq!(edge(wall), (false, false));
    assert_eq!(edge(fence), (false, true), "over the fenced square between them");
    assert_eq!(edge(door), (true, true), "a door that is open");
    assert!(!alone(SouthLock).sees((8, 7), (11, 7)), "a door that is closed");
    let barricaded = alone(SouthLock).barricaded(door.0, door.1);
    assert_eq!((barricaded.are_adjacent(door.0, door.1), barricaded.sees(door.0, door.1)), (false, false));
}
