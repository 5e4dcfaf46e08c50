//! NEM-7: noise rolls, and what they bring.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Timing, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Card, Figure, Rooms},
    heard::Heard,
    rules::{doors, encounter::Encounter, pods},
    words::{ActionCard, CorridorNumber, Item, NoiseFace, RoomNumber},
};

/// NEM-7.1: a noise roll of a character.
#[engine::frame]
pub struct NoiseRoll {
    pub seat: Seat,
}

impl Roll<Nemesis> for NoiseRoll {
    type Shown = NoiseFace;

    /// NEM-7.2, NEM-30.4
    #[inline]
    fn odds(self, _: &Board, may_show: &mut impl FnMut(NoiseFace, u32)) {
        NoiseFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: NoiseFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-7.2");
        let seat = self.seat;
        log.push(Heard::NoiseRolled { seat, face }.into());
        if may_reroll(board, seat) {
            return Flow::Become(MotionScanner { seat, face }.into());
        }
        noise(board, seat, face, log)
    }
}

/// NEM-31.18, NEM-26.66, NEM-4.49: the motion scanner may be used out of combat, for an action card.
fn may_reroll(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.hands.item(Item::MotionScanner).is_some() && !board.is_fighting(seat) && !player.hand.is_empty()
}

/// NEM-31.18: whoever holds the motion scanner may roll again.
#[engine::frame]
pub struct MotionScanner {
    pub seat: Seat,
    pub face: NoiseFace,
}

/// Whether to roll again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MotionScannerAnswer {
    Keep,
    /// NEM-25.12: an action card, never contamination.
    Reroll(ActionCard),
}

impl Question<Nemesis> for MotionScanner {
    type Answer = MotionScannerAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(MotionScannerAnswer)) {
        offer(MotionScannerAnswer::Keep);
        board.player(seat).hand.actions().for_each(|card| offer(MotionScannerAnswer::Reroll(card)));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: MotionScannerAnswer,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        match answer {
            MotionScannerAnswer::Keep => noise(board, seat, self.face, log),
            MotionScannerAnswer::Reroll(card) => {
                rule!("NEM-31.18");
                board.player_mut(seat).discard_action(card);
                log.push(Heard::card_discarded(seat, Card::Action(card)));
                Flow::Become(NoiseReroll { seat }.into())
            }
        }
    }
}

/// NEM-26.66: the second result stands.
#[engine::frame]
pub struct NoiseReroll {
    pub seat: Seat,
}

impl Roll<Nemesis> for NoiseReroll {
    type Shown = NoiseFace;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(NoiseFace, u32)) {
        NoiseFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: NoiseFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        log.push(Heard::NoiseRolled { seat: self.seat, face }.into());
        noise(board, self.seat, face, log)
    }
}

/// NEM-7.3 to NEM-7.12: what a face of the die comes to. NEM-7.15: for the room, whoever else is in it.
fn noise(board: &mut Board, seat: Seat, face: NoiseFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Some(room) = board.room_for_noise(seat) else { return Flow::Done };
    match Coming::of(board, room, face, board.player(seat).has_slime) {
        Coming::Encounter => {
            rule!("NEM-7.5");
            return Flow::Become(Encounter { seat }.into());
        }
        Coming::Noise { number } => {
            rule!("NEM-7.3");
            board.noise.insert(board.plan().way(room, number));
            log.push(Heard::NoiseMade { room, number }.into());
        }
        Coming::Nothing => rule!("NEM-7.8"),
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
    pub fn of(board: &Board, room: RoomNumber, face: NoiseFace, has_slime: bool) -> Coming {
        match (face, face.corridor()) {
            (_, Some(number)) if board.noise.has(board.plan().way(room, number)) => Coming::Encounter,
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
    /// NEM-7.8, NEM-9.2: it would be silence without the slime.
    OfSlime,
}

/// NEM-7.9 to NEM-7.13: intruders from next door come in, or there is noise everywhere. NEM-8.6:
/// technical corridors are no door to next door.
pub fn danger(board: &mut Board, room: RoomNumber, why: Danger, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-7.9");
    log.push(Heard::DangerCame { room, is_slimed: why == Danger::OfSlime }.into());
    // Who comes is settled before anybody moves, and so is whom a door stops.
    let from: Rooms = alarmed(board, room).map(|figure| figure.room).collect();
    if from.is_empty() {
        rule!("NEM-7.11");
        board.fill_with_noise(room);
        log.push(Heard::NoiseAllAround { room }.into());
        return;
    }
    from.iter().for_each(|from| draw_in(board, from, room, |_| true, log));
    pods::clear_section(board, room, log);
}

/// NEM-7.10: the intruders that danger in a room concerns: those next door, but for those in combat.
pub fn alarmed(board: &Board, room: RoomNumber) -> impl Iterator<Item = &Figure> {
    let neighbours = board.plan().neighbours(room);
    board.swarm.figures.iter().filter(move |figure| neighbours.has(figure.room) && !board.is_in_combat(figure))
}

/// NEM-26.83: whether intruders can go from a room to the next one, or a closed door is in the way.
pub fn is_way_open(board: &Board, from: RoomNumber, to: RoomNumber) -> bool {
    !board.plan().between(from, to).without(board.doors.closed()).is_empty()
}

/// NEM-7.10, NEM-26.83: all intruders of a room that `may` go to the next one, through a corridor
/// without a closed door; if there is none, they break the door with the lowest number instead.
pub fn draw_in(
    board: &mut Board,
    from: RoomNumber,
    to: RoomNumber,
    may: impl Fn(&Figure) -> bool,
    log: &mut Log<'_, Nemesis>,
) {
    if is_way_open(board, from, to) {
        let ids = board.swarm.figures;
        for figure in ids.iter().filter(|figure| figure.room == from && may(figure)) {
            board.swarm.figure_mut(figure.id).expect("the figure is on the board").room = to;
            log.push(Heard::IntruderMoved { figure: figure.id, kind: figure.kind, from, to }.into());
        }
        return;
    }
    let breaks = |board: &Board| {
        board.swarm.intruders_in(from).any(|figure| may(figure) && doors::can_destroy(board, figure.kind))
    };
    if breaks(board) {
        rule!("NEM-7.10");
        doors::destroy(board, board.plan().lowest_between(from, to), log);
    }
}
