//! AGD-11E.50: the four Bug Hunts.

use super::{GUN_SHOTS, MissionPrint, NO_SIGNATURE, OPERATIONS_CENTRE, Signature, h2, h3, h4, mission, p2, p3, p4};
use crate::{
    content::boards::{Area, area},
    ground::Square,
    words::{BoardFace, Mission},
};

/// AGD-11E.50, AGD-7E.5: what all Bug Hunts have in common: sentry guns, crates and no exit.
const fn bug_hunt(
    which: Mission,
    boards: &'static [&'static [BoardFace]],
    start: &'static [(BoardFace, Area)],
    spawn_points: [Square; 4],
    crates: &'static [Square],
) -> MissionPrint {
    MissionPrint { crates, has_sentry_guns: true, turns_worth: [1, 3], ..mission(which, boards, start, spawn_points) }
}

/// Hold the operations centre. AGD-11E.54: its doors are barricaded, and the guns have less to shoot.
pub(super) static LAST_STAND: MissionPrint = MissionPrint {
    signature: Signature { barricaded: &OPERATIONS_CENTRE, facehuggers: &[], gun_shots: 5 },
    ..bug_hunt(
        Mission::LastStand,
        &[&[BoardFace::Operations]],
        &[(BoardFace::Operations, area(8, 12, 1, 5))],
        [h2(6, 1), h2(1, 6), h2(6, 12), h2(12, 7)],
        &[h2(1, 1), h2(1, 12), h2(12, 12), h2(6, 10)],
    )
};

/// Clear the living quarters.
pub(super) static BLOCK_SWEEP: MissionPrint = MissionPrint {
    signature: NO_SIGNATURE,
    ..bug_hunt(
        Mission::BlockSweep,
        &[&[BoardFace::ResidentialBlock, BoardFace::MedLab]],
        &[(BoardFace::ResidentialBlock, area(5, 8, 6, 7))],
        [h3(1, 6), h3(6, 1), h3(6, 12), h4(12, 7)],
        &[h3(1, 1), h3(12, 1), h4(1, 1), h4(12, 12)],
    )
};

/// Stand on the gantry.
pub(super) static GANTRY: MissionPrint = MissionPrint {
    signature: NO_SIGNATURE,
    ..bug_hunt(
        Mission::Gantry,
        &[&[BoardFace::CoolingGantry]],
        &[(BoardFace::CoolingGantry, area(5, 8, 6, 7))],
        [p2(6, 1), p2(1, 6), p2(6, 12), p2(12, 7)],
        &[p2(3, 3), p2(10, 3), p2(3, 10), p2(10, 10)],
    )
};

/// Burn out the nest. AGD-11E.54: facehuggers wait in it.
pub(super) static NEST: MissionPrint = MissionPrint {
    signature: Signature { barricaded: &[], facehuggers: &[p4(6, 5), p4(7, 8)], gun_shots: GUN_SHOTS },
    ..bug_hunt(
        Mission::Nest,
        &[&[BoardFace::HiveTunnels, BoardFace::EggChamber]],
        &[(BoardFace::HiveTunnels, area(4, 9, 4, 4)), (BoardFace::HiveTunnels, area(5, 8, 5, 5))],
        [p3(1, 6), p3(6, 1), p3(6, 12), p4(12, 7)],
        &[p3(2, 2), p3(11, 2), p4(3, 4), p4(10, 9)],
    )
};
