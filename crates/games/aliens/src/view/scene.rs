//! AGD-9: what is on the boards, and what is going on there, as a viewer sees it.

use engine::Word;
use serde::Serialize;

use crate::{
    board::{Fittings, SentryGun},
    ground::{Door, Square, Squares},
    words::{Exit, Gun, MissionBlipFace},
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
    #[serde(flatten)]
    pub facts: SentryGun,
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
            guns: placed.map(|(gun, facts)| GunView { gun, facts }).collect(),
            crates: *crates,
            mission_blips: *mission_blips,
            mission_faces: mission_faces.iter().flat_map(|(face, n)| (0..n).map(move |_| face)).collect(),
            open_exit: *open_exit,
        }
    }
}

/// Squares as bits: for each board its rows, the column furthest west in the lowest bit.
pub(super) fn seen(squares: &Squares) -> Vec<Vec<u16>> {
    let mut boards = vec![vec![0; usize::from(Square::ACROSS)]; Square::COUNT / Square::ON_BOARD];
    for square in squares.iter() {
        boards[usize::from(square.board() - 1)][usize::from(square.row() - 1)] |= 1 << (square.column() - 1);
    }
    boards
}
