//! AGD-11E.30, AGD-11E.40: the missions between two of the campaign.

use super::{ExitPrint, MissionPrint, h2, h3, mission, p2, p4};
use crate::{
    content::boards::area,
    words::{BoardFace, Exit, Facing, Mission},
};

/// AGD-11E.30: free those who were captured.
pub(super) static RESCUE: MissionPrint = MissionPrint {
    exits: &[ExitPrint { exit: Exit::Exit, squares: [p2(1, 6), p2(1, 7)], facing: Facing::West }],
    blips: &[p4(2, 6), p4(6, 9), p4(12, 7)],
    facehuggers: &[p4(9, 4), p4(9, 9)],
    cocoons: &[p4(9, 6), p4(9, 7), p4(4, 6), p4(4, 7), p4(6, 4), p4(7, 9)],
    first_draw: 3,
    turns_worth: [3, 4],
    ..mission(
        Mission::Rescue,
        &[&[BoardFace::CoolingGantry, BoardFace::EggChamber]],
        &[(BoardFace::CoolingGantry, area(1, 4, 6, 7))],
        [p2(6, 1), p2(6, 12), p4(6, 1), p4(6, 12)],
    )
};

/// AGD-11E.40: fetch what is left in the stores.
pub(super) static RESUPPLY: MissionPrint = MissionPrint {
    exits: &[ExitPrint { exit: Exit::Exit, squares: [h2(12, 6), h2(12, 7)], facing: Facing::East }],
    blips: &[h2(6, 4), h2(4, 10), h3(9, 6), h3(6, 10)],
    crates: &[h2(12, 1), h2(1, 1), h2(1, 9), h2(12, 12), h3(12, 1), h3(1, 1), h3(12, 12), h3(1, 12)],
    turns_worth: [3, 3],
    ..mission(
        Mission::Resupply,
        &[&[BoardFace::ResidentialBlock, BoardFace::Operations]],
        &[(BoardFace::Operations, area(10, 12, 6, 7))],
        [h2(6, 1), h2(6, 12), h3(6, 1), h3(1, 7)],
    )
};
