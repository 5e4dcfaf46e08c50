//! NEM-7, LOC-7: noise rolls, and what they bring.

use engine::{Flow, Log, Roll, Seat, Word};

use crate::{
    Aboard, Figure, Kin, Rooms, Told, rule_of,
    rules::{doors, encounter::Encounter},
    words::{CorridorNumber, NoiseFace, RoomNumber},
};

/// A noise roll of a character.
#[engine::frame]
pub struct NoiseRoll {
    pub seat: Seat,
}

impl<G: Kin> Roll<G> for NoiseRoll {
    type Shown = NoiseFace;

    /// NEM-7.2, NEM-30.4, LOC-7.2, LOC-36.2
    #[inline]
    fn odds(self, _: &G::Board, may_show: &mut impl FnMut(NoiseFace, u32)) {
        NoiseFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut G::Board, face: NoiseFace, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-7.2", "LOC-7.2");
        let seat = self.seat;
        log.push(Told::NoiseRolled { seat, face }.into());
        match G::after_noise_roll(board, seat, face) {
            Some(own) => Flow::Become(own),
            None => noise(board, seat, face, log),
        }
    }
}

/// NEM-7.3 to NEM-7.12, LOC-7.3 to LOC-7.9: what a face of the die comes to. NEM-7.15, LOC-7.14, LOC-7.15: for the
/// room, whoever else is in it. LOC-7.10: whatever stands in the corridor.
pub fn noise<G: Kin>(board: &mut G::Board, seat: Seat, face: NoiseFace, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    let Some(room) = board.room_for_noise(seat) else { return Flow::Done };
    rule_of!(G, "NEM-7.1", "LOC-7.1");
    match Coming::of(board, room, face, G::is_scented(board, seat)) {
        Coming::Encounter => {
            rule_of!(G, "NEM-7.5", "LOC-7.4");
            return Flow::Become(Encounter { seat }.into());
        }
        Coming::Noise { number } => {
            rule_of!(G, "NEM-7.3", "LOC-7.3");
            let way = board.plan().way(room, number);
            board.noise_mut().insert(way);
            log.push(G::noise_made(board, room, number));
        }
        Coming::Nothing => rule_of!(G, "NEM-7.8", "LOC-7.5"),
        Coming::Danger if face == NoiseFace::Silence => danger(board, room, Danger::OfSlime, log),
        Coming::Danger => danger(board, room, Danger::Plain, log),
    }
    Flow::Done
}

/// What a face of the noise die comes to in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    Nothing,
    Noise { number: CorridorNumber },
    Encounter,
    Danger,
}

impl Coming {
    pub fn of(board: &impl Aboard, room: RoomNumber, face: NoiseFace, has_slime: bool) -> Coming {
        match (face, face.corridor()) {
            (_, Some(number)) if board.noise().has(board.plan().way(room, number)) => Coming::Encounter,
            (_, Some(number)) => Coming::Noise { number },
            (NoiseFace::Silence, None) if has_slime => Coming::Danger,
            (NoiseFace::Danger, None) => Coming::Danger,
            (NoiseFace::Silence | NoiseFace::One | NoiseFace::Two | NoiseFace::Three | NoiseFace::Four, None) => {
                Coming::Nothing
            }
        }
    }
}

/// Why there is danger.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Danger {
    Plain,
    /// NEM-7.8, NEM-9.2, LOC-7.5, LOC-9.2: it would be silence without the slime.
    OfSlime,
}

/// NEM-7.9 to NEM-7.13, LOC-7.6 to LOC-7.9, LOC-7.15: intruders from next door come in, or there is noise everywhere.
/// NEM-8.6, LOC-8.25: technical corridors are no door to next door.
pub fn danger<G: Kin>(board: &mut G::Board, room: RoomNumber, why: Danger, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-7.9", "LOC-7.6");
    log.push(Told::DangerCame { room, is_slimed: why == Danger::OfSlime }.into());
    // Who comes is settled before anybody moves, and so is whom a door stops.
    let from: Rooms = alarmed::<G>(board, room).map(|figure| figure.room).collect();
    if from.is_empty() {
        rule_of!(G, "NEM-7.11", "LOC-7.8");
        noise_all_around(board, room, log);
        return;
    }
    from.iter().for_each(|from| draw_in(board, from, room, |_| true, log));
    G::intruder_came(board, room, log);
}

/// NEM-7.10, LOC-7.6: the intruders that danger in a room concerns: those who hear of it, but for those in combat.
pub fn alarmed<G: Kin>(board: &G::Board, room: RoomNumber) -> impl Iterator<Item = &Figure> {
    let heard_in = G::danger_is_heard_in(board, room);
    let figures = board.swarm().figures.iter();
    figures.filter(move |figure| heard_in.has(figure.room) && !board.has_character(figure.room))
}

/// NEM-7.11, NEM-10.8, LOC-7.8, LOC-10.9: noise everywhere around a room.
pub fn noise_all_around<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) {
    let around = board.plan().ways_of(room);
    *board.noise_mut() = board.noise().or(around);
    log.push(Told::NoiseAllAround { room }.into());
}

/// NEM-26.83: whether intruders can go from a room to another one, or a closed door is in the way. LOC-25.73: whoever
/// comes from further away meets none.
pub fn is_way_open(board: &impl Aboard, from: RoomNumber, to: RoomNumber) -> bool {
    let between = board.plan().between(from, to);
    between.is_empty() || !between.without(board.doors().closed()).is_empty()
}

/// NEM-7.10, NEM-26.83, LOC-7.7: all intruders of a room that `may` go to the next one, through a corridor
/// without a closed door; if there is none, they break the door with the lowest number instead (LOC-28.2).
pub fn draw_in<G: Kin>(
    board: &mut G::Board,
    from: RoomNumber,
    to: RoomNumber,
    may: impl Fn(&Figure) -> bool,
    log: &mut Log<'_, G>,
) {
    if is_way_open(board, from, to) {
        for figure in board.swarm_mut().figures.iter_mut().filter(|figure| figure.room == from && may(figure)) {
            figure.room = to;
            log.push(Told::IntruderMoved { figure: figure.id, kind: figure.kind, from, to }.into());
        }
        return;
    }
    if board.swarm().intruders_in(from).any(|figure| may(figure) && G::breaks_doors(board, figure.kind)) {
        rule_of!(G, "NEM-7.10", "LOC-7.7");
        doors::destroy(board, board.plan().lowest_between(from, to), log);
    }
}
