//! AGD-8E, AGD-6G.11, AGD-6G.13: where an enemy may end its move, and how it gets there.

use aliens::words::BoardFace::{CoolingGantry, HiveTunnels, ResidentialBlock, SouthLock};

use crate::field::alone;

/// AGD-V1 AGD-6G.11
#[test]
fn three_squares_beside_the_target_are_six_steps_away() {
    let board = alone(SouthLock);

    assert_eq!(board.ends((6, 1), &[(6, 8)], &[]), [(5, 7), (6, 7), (7, 7)]);
}

/// AGD-V2 AGD-6G.4
#[test]
fn it_stops_in_front_of_the_barricade_on_its_way() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7)).barricaded((9, 2), (10, 2));

    assert_eq!(board.ends((6, 6), &[(11, 6)], &[]), [(9, 7)]);
}

/// AGD-V3
#[test]
fn the_nearer_way_may_lead_through_the_other_door() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7)).barricaded((9, 2), (10, 2));

    assert_eq!(board.ends((6, 5), &[(12, 2)], &[]), [(9, 2)]);
}

/// AGD-V4
#[test]
fn it_goes_round_two_others_until_its_speed_is_used_up() {
    let board = alone(HiveTunnels);

    assert_eq!(board.ends((6, 1), &[(6, 12)], &[(6, 5), (7, 5)]), [(6, 7), (7, 7)]);
}

/// AGD-V5
#[test]
fn two_targets_equally_near_give_the_ends_of_both() {
    let board = alone(CoolingGantry);

    assert_eq!(board.ends((6, 1), &[(3, 6), (10, 6)], &[]), [(2, 5), (3, 5), (10, 5), (11, 5)]);
}

/// AGD-V6
#[test]
fn a_blocked_tunnel_makes_it_go_the_long_way() {
    let board = alone(HiveTunnels);

    assert_eq!(board.ends((2, 3), &[(2, 7)], &[(2, 5)]), [(3, 6)]);
}

/// AGD-V7 AGD-6G.13
#[test]
fn without_a_route_it_goes_as_near_as_it_can() {
    let board = alone(ResidentialBlock);

    assert_eq!(board.ends((6, 9), &[(8, 10)], &[(8, 9)]), [(7, 9)]);
}

/// AGD-V8 AGD-6G.5
#[test]
fn whoever_can_be_reached_is_the_target() {
    let board = alone(ResidentialBlock);

    assert_eq!(board.ends((6, 9), &[(8, 10), (5, 10)], &[(8, 9)]), [(5, 9)]);
}

/// AGD-6G.11
#[test]
fn of_equal_ways_it_takes_the_one_that_goes_straight_first() {
    let board = alone(SouthLock);

    let (steps, breaks) = board.way((6, 1), &[(6, 8)], (6, 7));

    assert_eq!(steps, [(6, 2), (6, 3), (6, 4), (6, 5), (6, 6), (6, 7)]);
    assert_eq!(breaks, None);
}

/// AGD-6G.11
#[test]
fn south_comes_before_the_diagonals_even_if_a_diagonal_has_to_follow() {
    let board = alone(SouthLock);

    let (steps, _) = board.way((6, 1), &[(6, 8)], (7, 7));

    assert_eq!(steps, [(6, 2), (6, 3), (6, 4), (6, 5), (6, 6), (7, 7)]);
}

/// AGD-6B.5
#[test]
fn in_front_of_the_barricade_it_means_to_break_it() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7)).barricaded((9, 2), (10, 2));

    let (steps, breaks) = board.way((6, 6), &[(11, 6)], (9, 7));

    assert_eq!(steps, [(7, 6), (8, 6), (9, 7)]);
    assert_eq!(breaks, Some((10, 7)));
}

/// AGD-6G.11
#[test]
fn beside_the_barricade_already_it_has_nowhere_to_go() {
    let board = alone(SouthLock).barricaded((9, 7), (10, 7)).barricaded((9, 2), (10, 2));

    assert_eq!(board.ends((9, 7), &[(11, 6)], &[]), [(9, 7)]);
    assert_eq!(board.way((9, 7), &[(11, 6)], (9, 7)), (vec![], Some((10, 7))));
}

/// AGD-6G.6
#[test]
fn beside_a_character_the_move_is_over_whoever_the_target_is() {
    let board = alone(SouthLock);

    let ends = board.ends((6, 1), &[(7, 4)], &[]);

    assert_eq!(ends, [(6, 3), (7, 3)]);
}

/// AGD-6G.13
#[test]
fn without_a_route_and_without_a_nearer_square_it_stays() {
    let board = alone(ResidentialBlock);

    assert_eq!(board.ends((7, 9), &[(8, 10)], &[(8, 9)]), []);
}

/// AGD-6G.13
#[test]
fn without_a_route_it_does_not_break_a_barricade() {
    let board = alone(ResidentialBlock).barricaded((7, 9), (8, 9));

    assert_eq!(board.ends((6, 5), &[(8, 10)], &[(8, 9)]), [(7, 9)]);
    assert_eq!(board.way_blocked((6, 5), &[(8, 10)], &[(8, 9)], (7, 9)), None);
}
