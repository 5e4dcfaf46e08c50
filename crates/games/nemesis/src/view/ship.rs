//! NEM-24.1 to NEM-24.6, NEM-24.18 to NEM-24.22: what may be known of the ship and the intruders.

use engine::{Known, Seats, Viewer, Word, rule};
use serde::Serialize;

use crate::{
    board::{Board, Passage, Place, Pod, Tokens},
    content::ship::Exit,
    view::{knowing, shown},
    words::{
        CorridorNumber, Door, Engine, EngineToken, ExplorationToken, IntruderToken, Network, PodNumber, PodSide, Room,
        RoomNumber, Section,
    },
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

/// A corridor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CorridorView {
    pub passage: Passage,
    pub rooms: [RoomNumber; 2],
    pub numbers: Vec<CorridorNumber>,
    pub has_noise: bool,
    pub door: Door,
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

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TokenCount {
    pub token: IntruderToken,
    pub count: u8,
}

impl RoomView {
    pub(super) fn of(board: &Board, number: RoomNumber, viewer: Viewer) -> RoomView {
        rule!("NEM-24.1");
        rule!("NEM-24.2");
        let Place { tile, token, items, corpses, has_blue_corpse, carcasses, eggs } = board.place(number);
        RoomView {
            number,
            room: tile.and_then(|tile| shown(tile, viewer)),
            known_by: knowing(board, tile.map(|tile| tile.by())),
            is_explored: board.explored.has(number),
            token: token.and_then(|token| shown(token, viewer)),
            token_known_by: knowing(board, token.map(|token| token.by())),
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

pub(super) fn corridors(board: &Board) -> Vec<CorridorView> {
    let plan = board.plan();
    plan.corridors()
        .map(|(corridor, print)| CorridorView {
            passage: Passage::of(plan, corridor),
            rooms: print.rooms,
            numbers: print.numbers.iter().map(|&number| CorridorNumber(number)).collect(),
            has_noise: board.noise.has(corridor),
            door: board.door(corridor),
        })
        .collect()
}

pub(super) fn technical_noise(board: &Board) -> Vec<Network> {
    let loud = |network: &&Network| board.noise.has(Exit::Entrance(**network).way());
    Network::ALL.iter().filter(loud).copied().collect()
}

pub(super) fn engines(board: &Board, engines: &[Option<Known<EngineToken>>; 3], viewer: Viewer) -> Vec<EngineView> {
    let view = |(&engine, token): (&Engine, &Option<Known<EngineToken>>)| EngineView {
        engine,
        token: token.and_then(|token| shown(token, viewer)),
        known_by: knowing(board, token.map(|token| token.by())),
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

impl TokenCount {
    pub(super) fn of(pool: &Tokens) -> Vec<TokenCount> {
        pool.iter().map(|(token, count)| TokenCount { token, count }).collect()
    }
}
