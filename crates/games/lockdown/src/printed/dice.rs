//! LOC-36: the dice as they are printed.

use serde::Serialize;

use crate::words::{AdvantageFace, CombatFace, CorridorNumber, NoiseFace, ShotFace, SurfaceFace};

/// LOC-36.2: a face of the noise die, and how many of the ten show it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedNoise {
    pub face: NoiseFace,
    pub faces: u32,
    pub number: Option<CorridorNumber>,
}

/// LOC-36.4: a face of the die of the surface, and how many of the twelve show it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSurfaceFace {
    pub face: SurfaceFace,
    pub faces: u32,
    /// LOC-25.71: the face of the noise die that means the same.
    pub noise: Option<NoiseFace>,
}

/// LOC-36.1, LOC-36.3: a face of the combat die or of the advantage die, and how many of the six show it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedShot {
    pub face: ShotFace,
    pub faces: u32,
}

impl PrintedNoise {
    pub(super) fn of(face: NoiseFace) -> PrintedNoise {
        PrintedNoise { face, faces: face.faces(), number: face.corridor() }
    }
}

impl PrintedSurfaceFace {
    pub(super) fn of(face: SurfaceFace) -> PrintedSurfaceFace {
        PrintedSurfaceFace { face, faces: face.faces(), noise: face.noise() }
    }
}

impl PrintedShot {
    pub(super) fn of_combat(face: CombatFace) -> PrintedShot {
        PrintedShot { face: face.into(), faces: face.faces() }
    }

    pub(super) fn of_advantage(face: AdvantageFace) -> PrintedShot {
        // LOC-36.3: every face is on it once.
        PrintedShot { face: face.into(), faces: 1 }
    }
}
