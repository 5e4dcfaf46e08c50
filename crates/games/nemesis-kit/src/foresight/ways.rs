//! What leaving a room and entering another would bring, looked at on a copy of the board. What somebody else knows of an
//! unexplored room is not looked at.

use engine::{Log, Seat, Seats, Viewer};
use serde::Serialize;

use crate::{
    Aboard, Kin, TileOf,
    rules::{
        exploration::{Arrival, Sound, noise_of, sound_of},
        markers,
        movement::{Manner, Movement, go},
    },
    words::{CorridorNumber, Exploration, FigureId, Intruder, RoomNumber},
};

/// NEM-6.6, LOC-6.3: what somebody meets in a room.
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct EntryAhead {
    pub room: RoomNumber,
    /// NEM-6.12, LOC-6.21: whether it is explored with it.
    pub explores: bool,
    pub is_burning: bool,
    pub has_malfunction: bool,
    /// NEM-6.18, LOC-6.27: as far as that is known.
    pub gets_slime: bool,
    /// NEM-6.9, LOC-6.5: the intruders in the room: combat, without an encounter.
    pub combat: Vec<FigureId>,
    /// Who is there already.
    pub company: Seats,
}

/// NEM-6.7, LOC-6.3: what is heard of it.
pub enum SoundAhead {
    /// NEM-6.17, LOC-6.26: danger, whatever the die would show.
    Danger,
    /// There is no noise roll.
    None(WhyNoNoise),
    /// NEM-5.18, LOC-5.30: one marker instead of a roll.
    Careful,
    /// NEM-7.2, LOC-7.2: a noise roll.
    Roll {
        /// NEM-6.16, LOC-6.25: whether an exploration token that is not known may come in between.
        depends_on_token: bool,
    },
}

/// What somebody knows of an exploration token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenSeen {
    /// What it does.
    Effect(Exploration),
    /// LOC-35.20: it gives an item, and noise comes as usual.
    NoSound,
}

/// Why there is no noise roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WhyNoNoise {
    /// NEM-6.8, LOC-6.4: somebody is there.
    Company,
    /// NEM-6.9, LOC-6.5: an intruder is there.
    Combat,
    /// NEM-32.27, NEM-26.87, LOC-29.85: whoever moves so makes none.
    Manner,
    /// NEM-6.16, LOC-6.25: the exploration token is Silence.
    Token,
}

/// Somebody leaves for another room: who attacks before that (NEM-11.28, LOC-11.51), and how it arrives. NEM-12.10,
/// LOC-12.7: a larva is gone with its attack.
pub fn leave<G: Kin>(board: &mut G::Board, movement: Movement) -> Option<(Vec<FigureId>, Arrival)> {
    let Movement { seat, to, through, manner, is_under_attack: _ } = movement;
    let from = board.room_of(seat)?;
    let by = if manner.is_attacked() { attackers(board, from) } else { Vec::new() };
    let was_empty = go::<G>(board, seat, to, &mut Log::Off);
    let through = through.and_then(|number| board.plan().corridor(from, number)).map(|corridor| corridor.0);
    Some((by, Arrival { seat, through, manner, was_empty }))
}

fn attackers(board: &mut impl Aboard, from: RoomNumber) -> Vec<FigureId> {
    let swarm = board.swarm_mut();
    swarm.ready(|figure| figure.room == from);
    let by: Vec<FigureId> = std::iter::from_fn(|| swarm.next_to_act()).collect();
    for &attacker in &by {
        if swarm.figure(attacker).is_some_and(|figure| figure.kind == Intruder::Larva) {
            swarm.remove(attacker);
        }
    }
    by
}

/// Somebody has entered a room: what is there, and what is heard of it, as far as `viewer` knows the tile and the token.
/// `is_slimy` says whether a tile covers whoever enters with slime (NEM-17.44).
pub fn arrive<G: Kin>(
    board: &mut G::Board,
    viewer: Seat,
    arrival: Arrival,
    is_slimy: fn(TileOf<G>) -> bool,
) -> Option<(EntryAhead, SoundAhead)> {
    let Arrival { seat, through: _, manner, was_empty } = arrival;
    let room = board.room_of(seat)?;
    let viewer = Viewer::seat(viewer);
    let explores = !board.explored().has(room);
    let had_slime = board.has_slime(seat);
    let tile = board.tile(room).and_then(|tile| tile.seen_by(viewer));
    let token = G::token_seen(board, room, viewer).filter(|_| explores);
    let effect = match token {
        Some(TokenSeen::Effect(effect)) => Some(effect),
        Some(TokenSeen::NoSound) | None => None,
    };
    if tile.is_some_and(is_slimy) || effect == Some(Exploration::Slime) {
        markers::slime::<G>(board, seat, &mut Log::Off);
    }
    let is_there = |&it: &Seat| it != seat && board.sits(it) && board.room_of(it) == Some(room);
    let entry = EntryAhead {
        room,
        explores,
        is_burning: board.fire().has(room),
        has_malfunction: board.malfunction().has(room),
        gets_slime: board.has_slime(seat) && !had_slime,
        combat: board.swarm().intruders_in(room).map(|figure| figure.id).collect(),
        company: Seat::all(Seat::MOST as u8).filter(is_there).collect(),
    };
    let why = match (entry.combat.is_empty(), was_empty) {
        (false, _) => WhyNoNoise::Combat,
        (true, false) => WhyNoNoise::Company,
        (true, true) => WhyNoNoise::Manner,
    };
    let sound = effect.map_or(Sound::AsUsual, |effect| sound_of::<G>(effect, manner, G::is_scented(board, seat)));
    let sound = match (sound, noise_of::<G>(board, seat, manner, was_empty)) {
        (Sound::Danger, _) => SoundAhead::Danger,
        (Sound::Quiet, _) => SoundAhead::None(WhyNoNoise::Token),
        (Sound::AsUsual, None) => SoundAhead::None(why),
        (Sound::AsUsual, Some(_)) => match manner {
            Manner::Careful => SoundAhead::Careful,
            Manner::Plain | Manner::Covered | Manner::Following => {
                SoundAhead::Roll { depends_on_token: explores && token.is_none() }
            }
            Manner::Quiet => SoundAhead::Roll { depends_on_token: false },
        },
    };
    Some((entry, sound))
}

/// NEM-5.19, LOC-5.31: the numbers of a room where there is no noise yet.
pub fn quiet_numbers(board: &impl Aboard, room: RoomNumber) -> Vec<CorridorNumber> {
    let quiet = board.plan().exits_of(room).filter(|&(_, way)| !board.noise().has(way));
    quiet.map(|(number, _)| number).collect()
}

/// NEM-7.5, LOC-7.4: the numbers of a room where there is noise.
pub fn noisy_numbers(board: &impl Aboard, room: RoomNumber) -> Vec<CorridorNumber> {
    CorridorNumber::ALL.into_iter().filter(|&number| board.noise().has(board.plan().way(room, number))).collect()
}
