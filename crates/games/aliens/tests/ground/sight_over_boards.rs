//! AGD-8B: line of sight on the boards of missions.

use aliens::{
    ground::Square,
    words::{
        BoardFace::{CoolingGantry, MedLab, Operations, ProcessorRamp, ResidentialBlock, SouthLock},
        Mission,
    },
};

use crate::field::sees_in;

/// AGD-L31 AGD-6A.10
#[test]
fn one_sees_across_a_joined_seam() {
    let (viewer, target) = (Square::on(SouthLock, 6, 6), Square::on(Operations, 7, 6));

    assert!(sees_in(Mission::Newt, viewer, target));
}

/// AGD-L32
#[test]
fn one_sees_across_a_seam_and_through_the_door_that_the_target_opens() {
    let (viewer, target) = (Square::on(SouthLock, 1, 7), Square::on(Operations, 12, 5));

    assert!(sees_in(Mission::Newt, viewer, target));
}

/// AGD-L33
#[test]
fn a_sealed_seam_is_a_wall() {
    let (viewer, target) = (Square::on(SouthLock, 6, 12), Square::on(MedLab, 6, 1));

    assert!(!sees_in(Mission::Newt, viewer, target));
}

/// AGD-L34
#[test]
fn one_sees_diagonally_across_a_seam() {
    let (viewer, target) = (Square::on(Operations, 6, 12), Square::on(ResidentialBlock, 7, 1));

    assert!(sees_in(Mission::Newt, viewer, target));
}

/// AGD-L35
#[test]
fn a_wall_before_the_seam_blocks_sight() {
    let (viewer, target) = (Square::on(Operations, 6, 10), Square::on(ResidentialBlock, 7, 1));

    assert!(!sees_in(Mission::Newt, viewer, target));
}

/// AGD-L36
#[test]
fn one_sees_over_two_boards() {
    let (viewer, target) = (Square::on(CoolingGantry, 6, 6), Square::on(ProcessorRamp, 4, 7));

    assert!(sees_in(Mission::Escape, viewer, target));
}
