//! LOC-31, LOC-32, LOC-34, LOC-35, LOC-49: the board as it is printed, rooms, and what lies on them.

use engine::RuleId;
use nemesis_kit::CorridorPrint;
use serde::Serialize;

use crate::{
    content::{complex::Exit, surface::Reach},
    words::{
        Building, CorridorNumber, Exploration, ExplorationToken, Level, PLACES, ROOMS, Room, RoomColour, RoomNumber,
        Side, SurfaceCard, SurfaceEffect, SurfaceToken, Tile, Zone, all_rooms,
    },
};

/// One side of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedComplex {
    pub side: Side,
    pub slots: Vec<PrintedSlot>,
    pub corridors: Vec<PrintedCorridor>,
    pub entrances: Vec<PrintedEntrance>,
    /// LOC-31.6, LOC-32.6: the rooms from which one gets out.
    pub exits: &'static [RoomNumber],
    /// LOC-25.65: the crossroads, counted on from the rooms, and the paths between them and to the exits.
    pub crossroads: Vec<RoomNumber>,
    pub paths: &'static [[RoomNumber; 2]],
    /// LOC-25.69: where a number leads into a zone of the surface.
    pub zones: Vec<PrintedZone>,
    /// LOC-25.78: the crossroads from which a path leads to the Bunker.
    pub to_the_bunker: Option<RoomNumber>,
}

/// A place for a room.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSlot {
    pub number: RoomNumber,
    pub tile: Tile,
    /// What is printed there, or lies there from the beginning.
    pub room: Option<Room>,
    /// LOC-8.18: staircases belong to no level.
    pub level: Option<Level>,
    /// LOC-32.2: the building on the surface of which it is a part.
    pub building: Option<Building>,
}

/// LOC-31.2: one number or two, the same at both ends, the lower room first.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCorridor {
    pub rooms: [RoomNumber; 2],
    pub numbers: &'static [u8],
    /// LOC-31.5: the level whose noise it is removed with.
    pub level: Option<Level>,
}

/// LOC-8.20: where a room has an entrance to the technical corridors.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedEntrance {
    pub room: RoomNumber,
    pub numbers: &'static [u8],
}

/// LOC-25.69: the number that leads into a zone from a room or from a crossroads.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedZone {
    pub room: RoomNumber,
    pub number: CorridorNumber,
    pub zone: Zone,
}

/// A room, and where the rules of what can be done there are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedRoom {
    pub room: Room,
    pub tile: Tile,
    pub colour: RoomColour,
    pub has_computer: bool,
    pub is_searchable: bool,
    pub rules: &'static [RuleId],
}

/// LOC-35.10 to LOC-35.15: an exploration token.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedExploration {
    pub token: ExplorationToken,
    pub effect: Exploration,
    pub items: u8,
    pub copies: u8,
}

/// LOC-35.20 to LOC-35.28: an exploration token of the surface.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSurfaceToken {
    pub token: SurfaceToken,
    pub effect: SurfaceEffect,
    pub items: u8,
}

/// LOC-49.1: a card of the surface, and whether it is for everybody there.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSurfaceCard {
    pub card: SurfaceCard,
    pub is_for_all: bool,
}

impl PrintedComplex {
    pub(super) fn of(side: Side) -> PrintedComplex {
        let complex = side.complex();
        let slot = |number| {
            let slot = complex.slot(number);
            PrintedSlot { number, tile: slot.tile, room: slot.fixed, level: slot.level, building: slot.building }
        };
        let corridor = |(_, it): (_, &CorridorPrint)| PrintedCorridor {
            rooms: it.rooms,
            numbers: it.numbers,
            level: complex.level(it),
        };
        let entrance = |room| PrintedEntrance { room, numbers: complex.slot(room).technical };
        let crossroads: Vec<RoomNumber> = match side {
            Side::Main => Vec::new(),
            Side::Alternative => (ROOMS as u8 + 1..=PLACES as u8).map(RoomNumber).collect(),
        };
        let zones = all_rooms().chain(crossroads.iter().copied()).flat_map(|room| {
            CorridorNumber::ALL.into_iter().filter_map(move |number| match complex.exit(room, number) {
                Exit::Zone(zone) => Some(PrintedZone { room, number, zone }),
                Exit::Corridor(_) | Exit::Technical => None,
            })
        });
        PrintedComplex {
            side,
            slots: all_rooms().map(slot).collect(),
            corridors: complex.plan.corridors().map(corridor).collect(),
            entrances: complex.entrances.iter().map(entrance).collect(),
            exits: complex.exits,
            paths: complex.paths,
            zones: zones.collect(),
            to_the_bunker: complex.to_the_bunker,
            crossroads,
        }
    }
}

impl PrintedRoom {
    pub(super) fn of(room: Room) -> PrintedRoom {
        let print = room.print();
        PrintedRoom {
            room,
            tile: print.tile,
            colour: print.colour,
            has_computer: print.has_computer,
            is_searchable: print.is_searchable,
            rules: rules_of(room),
        }
    }
}

/// LOC-19: the rows of each room in the rules.
const fn rules_of(room: Room) -> &'static [RuleId] {
    match room {
        Room::Archive => &[RuleId("LOC-19.10")],
        Room::CaveEntrance => &[RuleId("LOC-19.11")],
        Room::PowerGenerator => &[RuleId("LOC-19.12"), RuleId("LOC-19.13")],
        Room::Nest => &[RuleId("LOC-19.14")],
        Room::Laboratory => &[RuleId("LOC-19.15")],
        Room::EmergencyRoom => &[RuleId("LOC-19.16")],
        Room::DeconRoom => &[RuleId("LOC-19.17")],
        Room::TransmitterControlRoom => &[RuleId("LOC-19.18"), RuleId("LOC-19.19")],
        Room::CssRoomA => &[RuleId("LOC-19.28")],
        Room::CoolingSystem => &[RuleId("LOC-19.29")],
        Room::ContaminatedRoom => &[RuleId("LOC-19.37")],
        Room::Surgery => &[RuleId("LOC-19.38")],
        Room::GuardRoom => &[RuleId("LOC-19.39")],
        Room::TestingLab => &[RuleId("LOC-19.40")],
        Room::CssRoomB => &[RuleId("LOC-19.41")],
        Room::CssRoomC => &[RuleId("LOC-19.42")],
        Room::VentControlRoom => &[RuleId("LOC-19.43")],
        Room::CssControlRoom => &[RuleId("LOC-19.44")],
        Room::DefenseControlRoom => &[RuleId("LOC-19.51")],
        Room::EmergencyStaircases => &[RuleId("LOC-19.58")],
        Room::ElevatorRoom => &[RuleId("LOC-19.59")],
        Room::IsolationRoom => &[RuleId("LOC-19.61")],
        Room::BackupPowerSupply => &[RuleId("LOC-19.65")],
        Room::Repository => &[RuleId("LOC-19.67")],
        Room::AlertRoom => &[RuleId("LOC-19.70"), RuleId("LOC-19.71")],
        Room::Crossroads => &[RuleId("LOC-25.65")],
    }
}

impl PrintedExploration {
    pub(super) fn of(token: ExplorationToken) -> PrintedExploration {
        let print = token.print();
        PrintedExploration { token, effect: print.effect, items: print.items, copies: print.copies }
    }
}

impl PrintedSurfaceToken {
    pub(super) fn of(token: SurfaceToken) -> PrintedSurfaceToken {
        let print = token.print();
        PrintedSurfaceToken { token, effect: print.effect, items: print.items }
    }
}

impl PrintedSurfaceCard {
    pub(super) fn of(card: SurfaceCard) -> PrintedSurfaceCard {
        PrintedSurfaceCard { card, is_for_all: card.reach() == Reach::All }
    }
}
