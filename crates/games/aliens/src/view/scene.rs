//! AGD-9: what is on the boards, and what is going on there, as a viewer sees it.

use engine::{Seat, Word};
use serde::Serialize;

use crate::{
    board::{Blast, BlastSquare, Defence, Fittings, SentryGun, Signal},
    ground::{Door, Square},
    words::{Character, Exit, Facing, Gun, MissionBlipFace, SpawnPoint, TrackerCard},
};

/// Tokens on the boards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FittingsView {
    pub barricaded: Vec<Door>,
    /// Barricaded spawn points and tunnels, by their number, as bits.
    pub barricaded_points: u8,
    pub barricaded_tunnels: u8,
    pub tunnels: Vec<Square>,
    pub guns: Vec<GunView>,
    /// Crates and face-down mission blips that are still there, by their number, as bits.
    pub crates: u8,
    pub mission_blips: u8,
    /// AGD-11E.2: what the face-down ones are between them, for everybody has seen the others.
    pub mission_faces: Vec<MissionBlipFace>,
    pub open_exit: Option<Exit>,
}

/// A sentry gun.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GunView {
    pub gun: Gun,
    pub square: Square,
    pub facing: Facing,
    pub is_on: bool,
    /// AGD-6M.6: shots left; the counter shows fifty times as many.
    pub shots: u8,
}

impl FittingsView {
    pub(super) fn of(fittings: &Fittings) -> FittingsView {
        let Fittings {
            barricaded,
            barricaded_points,
            barricaded_tunnels,
            tunnels,
            guns,
            crates,
            mission_blips,
            mission_faces,
            open_exit,
        } = fittings;
        let placed = Gun::ALL.iter().zip(guns).filter_map(|(&gun, placed)| Some((gun, (*placed)?)));
        FittingsView {
            barricaded: barricaded.iter().collect(),
            barricaded_points: *barricaded_points,
            barricaded_tunnels: *barricaded_tunnels,
            tunnels: tunnels.to_vec(),
            guns: placed.map(|(gun, placed)| GunView::of(gun, placed)).collect(),
            crates: *crates,
            mission_blips: *mission_blips,
            mission_faces: mission_faces.iter().flat_map(|(face, n)| (0..n).map(move |_| face)).collect(),
            open_exit: *open_exit,
        }
    }
}

impl GunView {
    fn of(gun: Gun, placed: SentryGun) -> GunView {
        let SentryGun { square, facing, is_on, shots } = placed;
        GunView { gun, square, facing, is_on, shots }
    }
}

/// A square of the Area attack under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BlastSquareView {
    pub square: Square,
    pub rolls: u8,
    pub hits: u8,
}

pub(super) fn blast(blast: &Blast) -> Vec<BlastSquareView> {
    let Blast { squares } = blast;
    let view = |&BlastSquare { square, rolls, hits }: &BlastSquare| BlastSquareView { square, rolls, hits };
    squares.iter().map(view).collect()
}

/// The Motion Tracker card under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SignalView {
    pub card: Option<TrackerCard>,
    pub drawer: Seat,
    pub hero: Option<Character>,
    pub tunnel: Option<u8>,
    pub near: Option<SpawnPoint>,
    pub placed: u8,
    pub in_sight: u8,
    pub last: Option<Square>,
}

impl SignalView {
    pub(super) fn of(signal: &Signal) -> SignalView {
        let Signal { card, drawer, hero, tunnel, near, placed, in_sight, last } = *signal;
        SignalView { card, drawer, hero, tunnel, near, placed, in_sight, last }
    }
}

/// The Defence Roll under way, or the last.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DefenceView {
    pub character: Character,
    pub result: u8,
    pub was_rerolled: bool,
    pub is_to_be_rerolled: bool,
    pub armours: u8,
    pub is_saved: bool,
}

impl DefenceView {
    pub(super) fn of(defence: &Defence) -> DefenceView {
        let Defence { character, result, was_rerolled, is_to_be_rerolled, armours, is_saved } = *defence;
        DefenceView { character, result, was_rerolled, is_to_be_rerolled, armours, is_saved }
    }
}
