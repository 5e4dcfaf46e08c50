//! AGD-8B: line of sight, one board alone. Viewer and target both open doors.

use aliens::words::BoardFace::{CoolingGantry, EggChamber, HiveTunnels, Operations, ProcessorRamp, SouthLock};

use crate::field::alone;

/// AGD-L1
#[test]
fn nothing_hides_the_far_side_of_the_open_apron() {
    let board = alone(SouthLock);

    assert!(board.sees((11, 6), (10, 3)));
}

/// AGD-L2 AGD-6A.3
#[test]
fn a_fenced_square_does_not_block_sight() {
    let board = alone(SouthLock);

    assert!(board.sees((10, 9), (12, 9)));
}

/// AGD-L3 AGD-6B.2
#[test]
fn a_door_with_nobody_beside_it_is_closed_to_sight() {
    let board = alone(SouthLock);

    assert!(!board.sees((8, 7), (11, 7)));
}

/// AGD-L4
#[test]
fn a_viewer_beside_a_door_opens_it_and_sees_through() {
    let board = alone(SouthLock);

    assert!(board.sees((9, 7), (11, 7)));
}

/// AGD-L5 AGD-6B.3
#[test]
fn a_barricaded_door_stays_closed_to_sight() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7));

    assert!(!board.sees((9, 7), (11, 7)));
}

/// AGD-L6
#[test]
fn a_target_beside_a_door_opens_it_and_is_seen() {
    let board = alone(SouthLock);

    assert!(board.sees((8, 7), (10, 7)));
}

/// AGD-L7
#[test]
fn the_closed_garage_door_hides_what_is_inside() {
    let board = alone(SouthLock);

    assert!(!board.sees((6, 6), (3, 4)));
}

/// AGD-L8
#[test]
fn the_open_garage_door_shows_the_far_corner() {
    let board = alone(SouthLock);

    assert!(board.sees((3, 6), (5, 1)));
}

/// AGD-L9
#[test]
fn one_can_look_round_the_corner_of_the_corridor() {
    let board = alone(SouthLock);

    assert!(board.sees((6, 5), (1, 6)));
}

/// AGD-L10
#[test]
fn one_step_back_the_corner_hides_the_corridor() {
    let board = alone(SouthLock);

    assert!(!board.sees((6, 4), (4, 6)));
}

/// AGD-L11
#[test]
fn from_the_end_of_the_corridor_the_corner_hides_it() {
    let board = alone(SouthLock);

    assert!(!board.sees((6, 1), (1, 6)));
}

/// AGD-L12 AGD-6C.1
#[test]
fn a_comrade_in_the_row_blocks_the_line() {
    let board = alone(SouthLock).standing(&[(4, 6)]);

    assert!(!board.sees((1, 6), (8, 6)));
}

/// AGD-L13 AGD-6C.2
#[test]
fn a_comrade_who_lies_blocks_nothing() {
    let board = alone(SouthLock).lying(&[(4, 6)]);

    assert!(board.sees((1, 6), (8, 6)));
}

/// AGD-L14
#[test]
fn one_can_look_past_a_comrade() {
    let board = alone(SouthLock).standing(&[(4, 6)]);

    assert!(board.sees((1, 7), (8, 6)));
}

/// AGD-L15
#[test]
fn a_line_slips_between_two_comrades_at_the_viewers_own_corner() {
    let board = alone(SouthLock).standing(&[(7, 6), (6, 7)]);

    assert!(board.sees((6, 6), (7, 7)));
}

/// AGD-L16
#[test]
fn it_slips_through_to_a_target_further_away_too() {
    let board = alone(SouthLock).standing(&[(6, 6), (5, 7)]);

    assert!(board.sees((5, 6), (7, 7)));
}

/// AGD-L17
#[test]
fn it_does_not_slip_through_a_corner_that_the_viewer_does_not_touch() {
    let board = alone(SouthLock).standing(&[(6, 6), (5, 7)]);

    assert!(!board.sees((4, 6), (7, 7)));
}

/// AGD-L18
#[test]
fn one_sees_over_pits() {
    let board = alone(CoolingGantry);

    assert!(board.sees((3, 5), (6, 5)));
}

/// AGD-L19
#[test]
fn a_wall_blocks_sight() {
    let board = alone(CoolingGantry);

    assert!(!board.sees((6, 1), (3, 3)));
}

/// AGD-L20
#[test]
fn one_sees_past_the_corner_of_a_wall() {
    let board = alone(CoolingGantry);

    assert!(board.sees((1, 6), (3, 3)));
}

/// AGD-L21 AGD-6C.3
#[test]
fn nothing_slips_between_two_walls_that_meet_at_a_corner() {
    let board = alone(HiveTunnels);

    assert!(!board.sees((4, 7), (5, 8)));
}

/// AGD-L22
#[test]
fn a_corner_with_one_open_way_round_it_is_open_to_sight() {
    let board = alone(HiveTunnels);

    assert!(board.sees((4, 6), (5, 5)));
}

/// AGD-L23
#[test]
fn a_solid_square_between_blocks_sight() {
    let board = alone(HiveTunnels);

    assert!(!board.sees((2, 2), (4, 4)));
}

/// AGD-L24 AGD-6C.4
#[test]
fn the_straight_shaft_is_seen_to_its_end() {
    let board = alone(HiveTunnels);

    assert!(board.sees((6, 1), (6, 12)));
}

/// AGD-L25
#[test]
fn the_central_pillar_blocks_sight() {
    let board = alone(EggChamber);

    assert!(!board.sees((4, 6), (9, 6)));
}

/// AGD-L26
#[test]
fn one_sees_along_the_pillar() {
    let board = alone(EggChamber);

    assert!(board.sees((4, 5), (9, 5)));
}

/// AGD-L27
#[test]
fn a_solid_square_in_the_row_blocks_sight() {
    let board = alone(EggChamber);

    assert!(!board.sees((1, 6), (4, 6)));
}

/// AGD-L28
#[test]
fn one_sees_across_the_pit() {
    let board = alone(ProcessorRamp);

    assert!(board.sees((4, 6), (9, 6)));
}

/// AGD-L29
#[test]
fn the_side_of_the_apc_hides_what_is_inside() {
    let board = alone(ProcessorRamp);

    assert!(!board.sees((9, 7), (11, 6)));
}

/// AGD-L30
#[test]
fn one_sees_over_the_fenced_console() {
    let board = alone(Operations);

    assert!(board.sees((12, 1), (8, 5)));
}

/// AGD-L37 AGD-6C.5
#[test]
fn the_other_way_round_the_corner_of_the_target_does_not_help() {
    let board = alone(SouthLock).standing(&[(6, 6), (5, 7)]);

    assert!(!board.sees((7, 7), (5, 6)));
}

/// AGD-L38 AGD-6C.6
#[test]
fn the_narrowest_gap_beside_the_end_of_a_wall_is_enough() {
    let board = alone(SouthLock);

    assert!(board.sees((6, 2), (9, 7)));
}

/// AGD-L39
#[test]
fn and_whoever_is_seen_through_it_sees_back() {
    let board = alone(SouthLock);

    assert!(board.sees((9, 7), (6, 2)));
}

/// AGD-L40 R-17
#[test]
fn a_line_along_the_border_of_two_characters_touches_them_both() {
    let board = alone(SouthLock).standing(&[(3, 6), (5, 7)]);

    assert!(!board.sees((1, 6), (8, 6)));
    assert!(alone(SouthLock).standing(&[(5, 7)]).sees((1, 6), (8, 6)), "with room beside it one is clear");
}
