//! NEM-24.22, LOC-27.20: the corridors, with what lies and stands in them.

use serde::Serialize;

use crate::{
    Doors, Passage, Plan, Ways,
    words::{CorridorNumber, Door, RoomNumber},
};

/// A corridor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct CorridorView {
    pub passage: Passage,
    pub rooms: [RoomNumber; 2],
    pub numbers: Vec<CorridorNumber>,
    pub has_noise: bool,
    pub door: Door,
}

/// All corridors, as they are printed.
pub fn corridors(plan: &Plan, noise: Ways, doors: Doors) -> Vec<CorridorView> {
    let view = |(corridor, print): (crate::Way, &'static crate::CorridorPrint)| CorridorView {
        passage: Passage::of(plan, corridor),
        rooms: print.rooms,
        numbers: print.numbers.iter().map(|&number| CorridorNumber(number)).collect(),
        has_noise: noise.has(corridor),
        door: doors.at(corridor),
    };
    plan.corridors().map(view).collect()
}
