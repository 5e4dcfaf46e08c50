//! NEM-33.2, NEM-36.4, NEM-17.17: the Grenade and the Molotov Cocktail.

use engine::{Flow, Log, Seat, Seats, Step, rule};
use nemesis_kit::rules::eggs;

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId},
    rules::{injuries, markers, wounds::Wounds},
    words::{Cause, RoomNumber, Weakness},
};

/// Everybody in a room is hurt: first the target, then the other intruders, then the characters.
/// NEM-22.35: nobody aims at a character, and whoever stands too near is hurt all the same.
#[engine::frame]
pub struct Blast {
    pub thrower: Seat,
    /// Whoever has yet to be hurt.
    pub hurt: Seats,
    /// The one that suffers the most.
    pub target: Option<FigureId>,
    /// NEM-39.8: fire hurts one more.
    pub injuries: u8,
    /// NEM-17.18: eggs were the target.
    pub is_at_eggs: bool,
}

/// NEM-33.2: a grenade at an intruder.
pub fn grenade(board: &mut Board, thrower: Seat, target: FigureId) -> Flow<Frame> {
    rule!("NEM-33.2");
    let room = board.swarm.figure(target).expect("the target is on the board").room;
    let blast = Blast { target: Some(target), ..Blast::in_room(board, thrower, room) };
    board.swarm.ready(|figure| figure.room == room && figure.id != target);
    Flow::Become(blast.into())
}

/// NEM-17.17, NEM-26.71: a grenade at eggs, as if they were an intruder.
pub fn grenade_at_eggs(board: &mut Board, thrower: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-17.17");
    eggs::destroy(board, room, 2, log);
    let blast = Blast { is_at_eggs: true, ..Blast::in_room(board, thrower, room) };
    board.swarm.ready(|figure| figure.room == room);
    Flow::Become(blast.into())
}

/// NEM-36.4: a burning bottle at a room.
pub fn molotov(board: &mut Board, thrower: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-36.4");
    if let Some(lost) = markers::put_fire(board, room, log) {
        return lost;
    }
    let blast = Blast { injuries: burns(board), ..Blast::in_room(board, thrower, room) };
    board.swarm.ready(|figure| figure.room == room);
    Flow::Become(blast.into())
}

/// NEM-17.17, NEM-26.89: a burning bottle at eggs.
pub fn molotov_at_eggs(board: &mut Board, thrower: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    eggs::destroy(board, room, burns(board), log);
    match molotov(board, thrower, room, log) {
        Flow::Become(Frame::Blast(blast)) => Flow::Become(Blast { is_at_eggs: true, ..blast }.into()),
        flow => flow,
    }
}

/// NEM-39.8, NEM-26.89: how much one burst of fire does.
fn burns(board: &Board) -> u8 {
    if board.has_weakness(Weakness::VulnerabilityToFire) {
        rule!("NEM-39.8");
        2
    } else {
        1
    }
}

impl Blast {
    /// NEM-33.2: the injuries of the target.
    pub const TARGET: u8 = 2;

    fn in_room(board: &Board, thrower: Seat, room: RoomNumber) -> Blast {
        let hurt = board.characters_in(room).collect();
        Blast { thrower, hurt, target: None, injuries: 1, is_at_eggs: false }
    }
}

impl Step<Nemesis> for Blast {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if let Some(target) = self.target {
            let then = Blast { target: None, ..self };
            return after(injuries::injure(board, target, Blast::TARGET, Cause::Blast, log), then);
        }
        if let Some(figure) = board.swarm.next_to_act() {
            return after(injuries::injure(board, figure, self.injuries, Cause::Blast, log), self);
        }
        if let Some(seat) = board.by_number().find(|&seat| self.hurt.has(seat)) {
            rule!("NEM-1.10");
            let then = Blast { hurt: self.hurt.without(seat), ..self };
            return Flow::Call { first: Wounds::serious(seat, Cause::Blast).into(), then: then.into() };
        }
        // NEM-25.72: in the room where the thrower is.
        let can_make_noise = board.player(self.thrower).is_active();
        if self.is_at_eggs && can_make_noise { eggs::attempt_made::<Nemesis>(self.thrower) } else { Flow::Done }
    }
}

/// An intruder has been hurt, and the rest follows.
fn after(check: Option<Frame>, then: Blast) -> Flow<Frame> {
    match check {
        Some(first) => Flow::Call { first, then: then.into() },
        None => Flow::Become(then.into()),
    }
}
