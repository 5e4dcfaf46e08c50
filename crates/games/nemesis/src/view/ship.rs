//! NEM-24.1 to NEM-24.6, NEM-24.18 to NEM-24.22: what may be known of the ship and the intruders.

use engine::{Known, Seats, Viewer, Word, rule};
use nemesis_kit::view::{known_by, shown};
use serde::Serialize;

use crate::{
    board::{Board, Place, Pod},
    content::ship::Exit,
    words::{Engine, EngineToken, ExplorationToken, Network, PodNumber, PodSide, Room, RoomNumber, Section},
};

/// A room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoomView {
    pub number: RoomNumber,
    /// What it is, if that is seen.
    pub room: Option<Room>,
    /// Who has seen the tile.
    pub known_by: Seats,
    pub is_explored: bool,
    /// The exploration token, if it is there and seen.
    pub token: Option<ExplorationToken>,
    pub token_known_by: Seats,
    pub items: u8,
    /// NEM-24.22: what lies and stands on the board is open.
    pub is_burning: bool,
    pub has_malfunction: bool,
    pub corpses: Seats,
    pub has_blue_corpse: bool,
    pub carcasses: u8,
    pub eggs: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EngineView {
    pub engine: Engine,
    pub token: Option<EngineToken>,
    pub known_by: Seats,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PodView {
    pub pod: PodNumber,
    pub section: Section,
    pub side: PodSide,
}

impl RoomView {
    pub(super) fn of(board: &Board, number: RoomNumber, viewer: Viewer) -> RoomView {
        rule!("NEM-24.1");
        rule!("NEM-24.2");
        let Place { tile, token, items, corpses, has_blue_corpse, carcasses, eggs } = board.place(number);
        RoomView {
            number,
            room: tile.and_then(|tile| shown(tile, viewer)),
            known_by: known_by(board.seats(), tile.map(|tile| tile.by())),
            is_explored: board.explored.has(number),
            token: token.and_then(|token| shown(token, viewer)),
            token_known_by: known_by(board.seats(), token.map(|token| token.by())),
            items: *items,
            is_burning: board.fire.has(number),
            has_malfunction: board.malfunction.has(number),
            corpses: *corpses,
            has_blue_corpse: *has_blue_corpse,
            carcasses: *carcasses,
            eggs: *eggs,
        }
    }
}

pub(super) fn technical_noise(board: &Board) -> Vec<Network> {
    let loud = |network: &&Network| board.noise.has(Exit::Entrance(**network).way());
    Network::ALL.iter().filter(loud).copied().collect()
}

pub(super) fn engines(board: &Board, engines: &[Option<Known<EngineToken>>; 3], viewer: Viewer) -> Vec<EngineView> {
    let view = |(&engine, token): (&Engine, &Option<Known<EngineToken>>)| EngineView {
        engine,
        token: token.and_then(|token| shown(token, viewer)),
        known_by: known_by(board.seats(), token.map(|token| token.by())),
    };
    Engine::ALL.iter().zip(engines).map(view).collect()
}

pub(super) fn pods(board: &Board) -> Vec<PodView> {
    let view = |pod: PodNumber| {
        let Pod { is_there: _, section, side } = *board.pod(pod);
        PodView { pod, section, side }
    };
    board.pods_aboard().map(view).collect()
}
