//! AGD-11E.1, AGD-11E.10, AGD-11E.20: the three missions of the campaign.

use super::{DoorPrint, ExitPrint, MissionPrint, OPERATIONS_CENTRE, h1, h2, h3, h4, mission, p1, p2, p3, p4};
use crate::{
    content::boards::area,
    words::{BoardFace, Exit, Facing, Mission},
};

/// AGD-11E.1: find Newt and bring her out.
pub(super) static NEWT: MissionPrint = MissionPrint {
    sealed: &[(BoardFace::SouthLock, BoardFace::MedLab)],
    exits: &[ExitPrint { exit: Exit::Exit, squares: [h1(12, 6), h1(12, 7)], facing: Facing::East }],
    blips: &[h1(10, 3), h1(10, 11), h1(3, 7), h2(4, 6), h2(6, 9), h3(7, 9), h4(4, 7)],
    mission_blips: &[h2(2, 2), h3(1, 12), h4(2, 1), h4(12, 11)],
    computers: &[h2(12, 3)],
    barricaded: &[
        DoorPrint { face: BoardFace::SouthLock, square: (9, 7), facing: Facing::East },
        DoorPrint { face: BoardFace::SouthLock, square: (9, 2), facing: Facing::East },
    ],
    first_draw: 5,
    turns_worth: [3, 4],
    ..mission(
        Mission::Newt,
        &[&[BoardFace::Operations, BoardFace::SouthLock], &[BoardFace::ResidentialBlock, BoardFace::MedLab]],
        &[(BoardFace::SouthLock, area(11, 12, 5, 8))],
        [h1(11, 12), h3(6, 12), h2(1, 6), h4(12, 7)],
    )
};

/// AGD-11E.10: get the trapped Marines out of the nest.
pub(super) static ESCAPE: MissionPrint = MissionPrint {
    apc_start: &[(BoardFace::ProcessorRamp, area(10, 11, 6, 6)), (BoardFace::ProcessorRamp, area(11, 11, 7, 7))],
    exits: &[ExitPrint { exit: Exit::Exit, squares: [p1(12, 6), p1(12, 7)], facing: Facing::East }],
    blips: &[p4(6, 2), p4(11, 5), p3(2, 4), p3(7, 7), p2(6, 4), p2(10, 10), p1(3, 5)],
    computers: &[p1(10, 7)],
    turns_worth: [1, 3],
    ..mission(
        Mission::Escape,
        &[&[BoardFace::EggChamber, BoardFace::HiveTunnels, BoardFace::CoolingGantry, BoardFace::ProcessorRamp]],
        &[(BoardFace::EggChamber, area(4, 9, 8, 8))],
        [p4(1, 6), p3(6, 1), p2(6, 12), p1(6, 1)],
    )
};

/// AGD-11E.20: hold out until the dropship comes.
pub(super) static SURVIVE: MissionPrint = MissionPrint {
    exits: &[
        ExitPrint { exit: Exit::ExitA, squares: [h1(12, 6), h1(12, 7)], facing: Facing::East },
        ExitPrint { exit: Exit::ExitB, squares: [h3(1, 6), h3(1, 7)], facing: Facing::West },
    ],
    blips: &[h3(3, 6), h4(6, 6), h1(6, 9)],
    computers: &[h2(11, 1)],
    barricaded: &OPERATIONS_CENTRE,
    has_sentry_guns: true,
    turns_worth: [4, 4],
    ..mission(
        Mission::Survive,
        &[&[BoardFace::ResidentialBlock, BoardFace::Operations], &[BoardFace::MedLab, BoardFace::SouthLock]],
        &[(BoardFace::Operations, area(8, 12, 1, 5))],
        [h3(1, 7), h4(6, 12), h1(12, 7), h2(6, 1)],
    )
};
