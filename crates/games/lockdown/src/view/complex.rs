//! LOC-27.1, LOC-27.20: what may be known of the Complex.

use engine::{Known, Seats, Viewer, Word, rule};
use nemesis_kit::{
    Ways,
    view::{known_by, shown},
};
use serde::Serialize;

use crate::{
    board::{Board, Place, Power},
    content::complex::Exit,
    words::{ExplorationToken, PLACES, PowerArea, PowerToken, ROOMS, Room, RoomNumber, Side, SurfaceToken, Zone},
};

/// A room, or a crossroads of the surface.
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
    /// LOC-25.61: the same on the surface.
    pub surface_token: Option<SurfaceToken>,
    pub surface_token_known_by: Seats,
    pub items: u8,
    pub is_burning: bool,
    pub has_malfunction: bool,
    pub corpses: Seats,
    pub carcasses: u8,
    pub eggs: u8,
}

/// LOC-8.2: a place for a power token, and the token that lies there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerView {
    pub area: PowerArea,
    pub token: Option<PowerToken>,
    pub is_on: bool,
}

impl RoomView {
    pub(super) fn of(board: &Board, number: RoomNumber, viewer: Viewer) -> RoomView {
        rule!("LOC-27.1");
        let Place { tile, token, surface_token, items, corpses, carcasses, eggs } = board.place(number);
        let seen_by = |by: Option<Seats>| known_by(board.seats(), by);
        RoomView {
            number,
            room: tile.and_then(|tile| shown(tile, viewer)),
            known_by: seen_by(tile.map(|tile| tile.by())),
            is_explored: board.explored.has(number),
            token: token.and_then(|token: Known<_>| shown(token, viewer)),
            token_known_by: seen_by(token.map(|token| token.by())),
            surface_token: surface_token.and_then(|token: Known<_>| shown(token, viewer)),
            surface_token_known_by: seen_by(surface_token.map(|token| token.by())),
            items: *items,
            is_burning: board.fire.has(number),
            has_malfunction: board.malfunction.has(number),
            corpses: *corpses,
            carcasses: *carcasses,
            eggs: *eggs,
        }
    }
}

impl PowerView {
    pub(super) fn each(power: &Power) -> Vec<PowerView> {
        let view = |&area| PowerView { area, token: power.token(area), is_on: power.is_on(area) };
        PowerArea::ALL.iter().map(view).collect()
    }
}

/// The places of a side of the board.
pub(super) fn places(side: Side) -> impl Iterator<Item = RoomNumber> {
    let n = match side {
        Side::Main => ROOMS,
        Side::Alternative => PLACES,
    };
    (1..=n as u8).map(RoomNumber)
}

pub(super) fn dark(board: &Board) -> Vec<RoomNumber> {
    places(board.setup.side).filter(|&room| board.is_dark_room(room)).collect()
}

pub(super) fn has_technical_noise(noise: Ways) -> bool {
    noise.has(Exit::Technical.way())
}

pub(super) fn zone_noise(noise: Ways) -> Vec<Zone> {
    Zone::ALL.iter().copied().filter(|&zone| noise.has(Exit::Zone(zone).way())).collect()
}
