//! LOC-25.64 to LOC-25.74: the Martian surface: its die, where noise goes, and how danger is heard there. What lies on it
//! stands in `surface/exploration.rs`, its cards in `surface/cards.rs`.

pub mod cards;
pub mod exploration;

use engine::{Flow, Log, Roll, Seat, Viewer, Word, rule};
use nemesis_kit::{
    Rooms, Told,
    foresight::TokenSeen,
    rules::noise::{self, NoiseRoll},
};

use crate::{
    Frame, Lockdown,
    board::Board,
    content::complex::Exit,
    heard::{Happened, Heard},
    words::{CorridorNumber, Exploration, RoomNumber, Side, SurfaceEffect, SurfaceFace},
};

/// LOC-7.12: a character makes a noise roll, on the surface with its own die.
pub fn noise_roll(board: &Board, seat: Seat) -> Frame {
    if board.player(seat).room().is_some_and(|room| board.is_on_the_surface(room)) {
        return SurfaceRoll { seat }.into();
    }
    match board.setup.side {
        Side::Alternative => rule!("LOC-25.64"),
        Side::Main => (),
    }
    NoiseRoll { seat }.into()
}

/// LOC-25.71 to LOC-25.74: a noise roll on a crossroads or in a building.
#[engine::frame]
pub struct SurfaceRoll {
    pub seat: Seat,
}

impl Roll<Lockdown> for SurfaceRoll {
    type Shown = SurfaceFace;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(SurfaceFace, u32)) {
        SurfaceFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: SurfaceFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let seat = self.seat;
        log.push(Heard::SurfaceRolled { seat, face }.into());
        match face.noise() {
            Some(face) => {
                rule!("LOC-25.71");
                noise::noise::<Lockdown>(board, seat, face, log)
            }
            None => {
                rule!("LOC-25.74");
                cards::draw(board, seat)
            }
        }
    }
}

/// LOC-25.73, LOC-29.51: on a crossroads danger is heard on all others, and nowhere else. LOC-25.72, LOC-29.52: elsewhere
/// next door, along paths, too.
pub fn danger_is_heard_in(board: &Board, room: RoomNumber) -> Rooms {
    if board.is_crossroads(room) {
        rule!("LOC-25.73");
        return board.crossroads().without(Rooms::one(room));
    }
    if board.is_on_the_surface(room) {
        rule!("LOC-25.72");
    }
    board.plan().neighbours(room)
}

/// Noise is made where a number leads to. LOC-29.42, LOC-29.53: what goes there itself is gone, as in technical corridors.
pub fn noise_made(board: &Board, room: RoomNumber, number: CorridorNumber) -> Happened {
    match board.complex().exit(room, number) {
        Exit::Zone(zone) => {
            match board.is_crossroads(room) {
                true => rule!("LOC-25.69"),
                false => rule!("LOC-25.70"),
            }
            Heard::ZoneNoise { zone }.into()
        }
        Exit::Corridor(_) | Exit::Technical => Told::NoiseMade { room, number }.into(),
    }
}

/// LOC-9.8, LOC-25.65: a fire can break out in any room, but not on a crossroads.
pub fn may_burn(board: &Board, room: RoomNumber) -> bool {
    let is_crossroads = board.is_crossroads(room);
    if is_crossroads {
        rule!("LOC-25.65");
    }
    !is_crossroads
}

/// LOC-27.1: what a viewer knows of the exploration token of a place. A card of the surface may bring anything.
pub fn token_seen(board: &Board, room: RoomNumber, viewer: Viewer) -> Option<TokenSeen> {
    let place = board.place(room);
    if !board.is_on_the_surface(room) {
        return Some(TokenSeen::Effect(place.token?.seen_by(viewer)?.print().effect));
    }
    Some(match place.surface_token?.seen_by(viewer)?.print().effect {
        SurfaceEffect::Silence => TokenSeen::Effect(Exploration::Silence),
        SurfaceEffect::Danger => TokenSeen::Effect(Exploration::Danger),
        SurfaceEffect::Slime => TokenSeen::Effect(Exploration::Slime),
        SurfaceEffect::Malfunction => TokenSeen::Effect(Exploration::Malfunction),
        SurfaceEffect::RedItem | SurfaceEffect::YellowItem | SurfaceEffect::GreenItem => TokenSeen::NoSound,
        SurfaceEffect::SurfaceCard => return None,
    })
}
