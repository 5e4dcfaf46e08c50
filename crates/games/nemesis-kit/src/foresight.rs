//! What lies ahead, told by the rules of the shared chapters: what a noise roll would meet, and what danger would bring.

mod ways;

use engine::{Seat, Word};
use serde::Serialize;

pub use ways::{EntryAhead, SoundAhead, TokenSeen, WhyNoNoise, arrive, leave, noisy_numbers, quiet_numbers};

use crate::{
    Aboard, Counted, Kin,
    rules::noise::{Coming, alarmed, is_way_open},
    words::{CorridorNumber, FigureId, NoiseFace, RoomNumber},
};

/// What a blow that misses brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MissAhead {
    /// NEM-17.16, LOC-19.25: nothing, at eggs.
    Nothing,
    /// NEM-11.10, LOC-11.22
    SeriousWound,
    /// NEM-14.4, LOC-14.4
    Death,
}

/// What a blast does to an intruder.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct InjuryAhead {
    pub figure: FigureId,
    pub injuries: u8,
}

/// NEM-7.9, LOC-7.6: what danger would bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "danger", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub enum DangerAhead {
    /// NEM-7.11, LOC-7.8: noise in every corridor.
    NoiseAllAround,
    /// NEM-7.10, LOC-7.7: intruders from next door; those behind a closed door break it instead, if they can.
    Intruders { come: Vec<FigureId>, break_a_door: Vec<FigureId> },
}

impl DangerAhead {
    /// NEM-7.9 to NEM-7.13, LOC-7.6 to LOC-7.8: in a room.
    pub fn of<G: Kin>(board: &G::Board, room: RoomNumber) -> DangerAhead {
        if alarmed::<G>(board, room).next().is_none() {
            return DangerAhead::NoiseAllAround;
        }
        let is_free = |from: RoomNumber| is_way_open(board, from, room);
        let come = alarmed::<G>(board, room).filter(|figure| is_free(figure.room));
        let stopped = alarmed::<G>(board, room).filter(|figure| !is_free(figure.room));
        let breaks = stopped.filter(|figure| G::breaks_doors(board, figure.kind));
        DangerAhead::Intruders {
            come: come.map(|figure| figure.id).collect(),
            break_a_door: breaks.map(|figure| figure.id).collect(),
        }
    }
}

/// What the noise die would bring somebody in a room.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NoiseAhead {
    /// NEM-7.3, LOC-7.3: the numbers that bring noise.
    pub noise: Vec<CorridorNumber>,
    /// How many faces of the die bring noise.
    pub n_noise: u8,
    /// NEM-7.5, LOC-7.4: the numbers that bring an encounter.
    pub encounter: Vec<CorridorNumber>,
    /// How many faces of the die bring an encounter.
    pub n_encounter: u8,
    /// How many faces the die has.
    pub of: u8,
    /// NEM-9.2, LOC-9.2: whether Silence counts as Danger, because of slime.
    pub silence_is_danger: bool,
    /// What Danger brings.
    pub danger: DangerAhead,
}

impl NoiseAhead {
    /// For somebody who is in this room then.
    pub fn of<G: Kin>(board: &G::Board, seat: Seat, room: RoomNumber) -> NoiseAhead {
        let comes = |face: NoiseFace| Coming::of(board, room, face, G::is_scented(board, seat));
        let bringing = |wanted: fn(Coming) -> bool| {
            let faces = NoiseFace::ALL.iter().copied().filter(move |&face| wanted(comes(face)));
            faces.collect::<Vec<NoiseFace>>()
        };
        let numbers = |faces: &[NoiseFace]| faces.iter().filter_map(|face| face.corridor()).collect();
        let n_faces = |faces: &[NoiseFace]| faces.iter().map(|face| face.faces()).sum::<u32>() as u8;
        let noise = bringing(|coming| matches!(coming, Coming::Noise { .. }));
        let encounter = bringing(|coming| coming == Coming::Encounter);
        NoiseAhead {
            noise: numbers(&noise),
            n_noise: n_faces(&noise),
            encounter: numbers(&encounter),
            n_encounter: n_faces(&encounter),
            of: n_faces(NoiseFace::ALL),
            silence_is_danger: comes(NoiseFace::Silence) == Coming::Danger,
            danger: DangerAhead::of::<G>(board, room),
        }
    }
}

/// How many tokens of the bag surprise whoever holds no card, one card, and so on; none surprises whoever holds more.
/// `surprise` is the number of cards that each token asks for.
pub fn surprising<B: Aboard>(board: &B, surprise: impl Fn(<B::Tokens as Counted>::Kind) -> u8) -> Vec<u8> {
    let surprised_with = |cards: u8| {
        let surprises = board.swarm().bag.iter().filter(|&(token, _)| surprise(token) > cards);
        surprises.map(|(_, n)| n).sum()
    };
    (0..).map(surprised_with).take_while(|&n: &u8| n > 0).collect()
}
