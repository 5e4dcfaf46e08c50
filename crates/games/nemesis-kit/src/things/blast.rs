//! NEM-33.2, NEM-17.17, LOC-39.12, LOC-19.31: what is thrown at a room hurts everybody there.

use engine::{Flow, Log, Seat, Seats, Step};

use crate::{
    Aboard, Kin, Rooms, rule_of,
    rules::{eggs, injuries, noise, wounds::Wounds},
    words::{FigureId, RoomNumber},
};

/// What a grenade is thrown at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Figure { figure: FigureId },
    Eggs { room: RoomNumber },
}

/// Everybody in a room is hurt: first the target, then the other intruders, then the characters.
/// NEM-22.35, LOC-1.23: nobody aims at a character, and whoever stands too near is hurt all the same.
#[engine::frame]
pub struct Blast {
    pub thrower: Seat,
    /// Whoever has yet to be hurt.
    pub hurt: Seats,
    /// The one that suffers the most.
    pub target: Option<FigureId>,
    /// What each of the others suffers. NEM-39.8: fire hurts one more.
    pub injuries: u8,
    /// NEM-17.18, LOC-19.32: eggs were the target.
    pub is_at_eggs: bool,
}

/// NEM-26.46, NEM-9.21, LOC-39.12, LOC-9.21: where something can be thrown: the own room, and what is next door and not
/// behind a closed door.
pub fn in_range<G: Kin>(board: &G::Board, room: RoomNumber) -> Rooms {
    rule_of!(G, "NEM-9.21", "LOC-9.21");
    let is_open = |&there: &RoomNumber| noise::is_way_open(board, room, there);
    board.plan().neighbours(room).iter().filter(is_open).collect::<Rooms>().or(Rooms::one(room))
}

/// NEM-33.2, LOC-39.12: whom a grenade can hit from a room. NEM-17.17, LOC-19.31: eggs as if they were an intruder.
pub fn each_target<G: Kin>(board: &G::Board, room: RoomNumber, offer: &mut dyn FnMut(Target)) {
    for there in in_range::<G>(board, room).iter() {
        board.swarm().intruders_in(there).for_each(|figure| offer(Target::Figure { figure: figure.id }));
        if board.loose_eggs(there) > 0 {
            offer(Target::Eggs { room: there });
        }
    }
}

/// NEM-33.2, LOC-39.12: a grenade is thrown.
pub fn throw_grenade<G: Kin>(board: &mut G::Board, thrower: Seat, at: Target, log: &mut Log<'_, G>) -> Blast {
    rule_of!(G, "NEM-33.2", "LOC-39.12");
    match at {
        Target::Figure { figure: target } => {
            let room = board.swarm().figure(target).expect("the target is on the board").room;
            let blast = Blast { target: Some(target), ..Blast::in_room::<G>(board, thrower, room) };
            board.swarm_mut().ready(|figure| figure.room == room && figure.id != target);
            blast
        }
        // NEM-26.71, LOC-29.132: whoever is there suffers as usual.
        Target::Eggs { room } => {
            rule_of!(G, "NEM-17.17", "LOC-19.31");
            eggs::destroy(board, room, Blast::TARGET, log);
            Blast { is_at_eggs: true, ..Blast::in_room::<G>(board, thrower, room) }
        }
    }
}

impl Blast {
    /// NEM-33.2, LOC-39.12: the injuries of whoever a grenade is aimed at.
    pub const TARGET: u8 = 2;

    /// All intruders of a room suffer an injury, and all characters a serious wound.
    pub fn in_room<G: Kin>(board: &mut G::Board, thrower: Seat, room: RoomNumber) -> Blast {
        board.swarm_mut().ready(|figure| figure.room == room);
        let is_there = |&seat: &Seat| board.sits(seat) && board.room_of(seat) == Some(room);
        let hurt = Seat::all(Seat::MOST as u8).filter(is_there).collect();
        Blast { thrower, hurt, target: None, injuries: 1, is_at_eggs: false }
    }
}

impl<G: Kin> Step<G> for Blast {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        if let Some(target) = self.target {
            let then = Blast { target: None, ..self };
            return after::<G>(injuries::injure(board, target, Blast::TARGET, G::BLAST, log), then);
        }
        if let Some(figure) = board.swarm_mut().next_to_act() {
            return after::<G>(injuries::injure(board, figure, self.injuries, G::BLAST, log), self);
        }
        if let Some(seat) = board.first_of(self.hurt) {
            rule_of!(G, "NEM-1.10", "LOC-1.12");
            let then = Blast { hurt: self.hurt.without(seat), ..self };
            return Flow::Call { first: Wounds::serious(seat, G::BLAST).into(), then: then.into() };
        }
        // NEM-25.72, LOC-19.32: in the room where the thrower is.
        match self.is_at_eggs && board.is_active(self.thrower) {
            true => eggs::attempt_made::<G>(board, self.thrower),
            false => Flow::Done,
        }
    }
}

/// An intruder has been hurt, and the rest follows.
fn after<G: Kin>(check: Option<G::Frame>, then: Blast) -> Flow<G::Frame> {
    match check {
        Some(first) => Flow::Call { first, then: then.into() },
        None => Flow::Become(then.into()),
    }
}
