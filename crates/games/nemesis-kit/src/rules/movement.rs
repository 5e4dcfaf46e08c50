//! NEM-6.2, NEM-11.5, LOC-6.1, LOC-11.5: movement, and escape from what is in the room.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step};
use serde::{Deserialize, Serialize};

use crate::{
    Aboard, Kin, Walked, rule_of,
    rules::exploration::Arrival,
    words::{CorridorNumber, RoomNumber},
};

/// How a character moves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// NEM-6.6, NEM-11.28, LOC-6.3, LOC-11.51: intruders in the room attack first; a noise roll on arrival.
    #[default]
    Plain,
    /// NEM-5.18, LOC-5.30: one marker of one's choice instead of the noise roll.
    Careful,
    /// NEM-32.27: no noise, and no Silence or Danger.
    Quiet,
    /// NEM-26.43, LOC-29.137: nobody attacks.
    Covered,
    /// NEM-26.87, LOC-29.85: whoever follows makes no noise, and nobody attacks.
    Following,
}

impl Manner {
    /// NEM-11.28, LOC-11.51: whether those who are left behind attack first.
    pub fn is_attacked(self) -> bool {
        match self {
            Manner::Plain | Manner::Careful | Manner::Quiet => true,
            Manner::Covered | Manner::Following => false,
        }
    }
}

/// A character leaves its room for another. NEM-6.11, NEM-11.27, LOC-6.8: whatever makes it, and in combat, too. NEM-11.34, LOC-29.119: where to is settled before anybody attacks. NEM-6.3: any number may
/// be there.
#[engine::frame]
pub struct Movement {
    pub seat: Seat,
    pub to: RoomNumber,
    /// The corridor's number in the room that is left; nothing for movement without a corridor.
    pub through: Option<CorridorNumber>,
    pub manner: Manner,
    /// Whether the intruders in the room have begun to attack.
    pub is_under_attack: bool,
}

impl Movement {
    /// Through a corridor of the room in which the character stands. NEM-6.5: if there are two, the number tells
    /// which.
    pub fn through(board: &impl Aboard, seat: Seat, corridor: CorridorNumber, manner: Manner) -> Movement {
        let room = board.room_of(seat).expect("whoever moves stands in a room");
        let through = board.plan().corridor(room, corridor).expect("a corridor bears this number");
        let to = board.plan().other_end(through, room);
        Movement { seat, to, through: Some(corridor), manner, is_under_attack: false }
    }

    /// To any room, by no corridor.
    pub fn to(seat: Seat, to: RoomNumber, manner: Manner) -> Movement {
        Movement { seat, to, through: None, manner, is_under_attack: false }
    }
}

impl<G: Kin> Step<G> for Movement {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Movement { seat, to, through, manner, is_under_attack } = self;
        let Some(from) = board.room_of(seat) else {
            rule_of!(G, "NEM-11.29", "LOC-11.52");
            return Flow::Done;
        };
        if manner == Manner::Covered {
            rule_of!(G, "NEM-11.32", "LOC-11.54");
        }
        if manner.is_attacked() {
            if !is_under_attack {
                rule_of!(G, "NEM-6.10", "LOC-6.7");
                board.swarm_mut().ready(|figure| figure.room == from);
            }
            if let Some(attacker) = board.swarm_mut().next_to_act() {
                rule_of!(G, "NEM-11.28", "LOC-11.51");
                let first = G::escape_attack(attacker, seat);
                return Flow::Call { first, then: Movement { is_under_attack: true, ..self }.into() };
            }
        }
        if is_under_attack {
            rule_of!(G, "NEM-11.30", "LOC-11.53");
        }
        rule_of!(G, "NEM-6.6", "LOC-6.3");
        let was_empty = go(board, seat, to, log);
        let through = through.and_then(|number| board.plan().corridor(from, number));
        Flow::Become(Arrival { seat, through: through.map(|corridor| corridor.0), manner, was_empty }.into())
    }
}

/// A figure is put into another room. Says whether nobody else is there. NEM-11.33, LOC-29.72: whoever comes along is.
pub fn go<G: Kin>(board: &mut G::Board, seat: Seat, to: RoomNumber, log: &mut Log<'_, G>) -> bool {
    let from = board.room_of(seat).expect("whoever moves stands in a room");
    let was_empty = !board.has_character(to);
    if was_empty {
        rule_of!(G, "NEM-6.7", "LOC-6.3");
    }
    board.put(seat, to);
    log.push(Walked::Moved { seat, from, to }.into());
    G::character_left(board, seat, from, log);
    was_empty && !board.swarm().is_in(to)
}

/// Whoever moves carefully chooses where the noise is.
#[engine::frame]
pub struct CarefulNoise {
    pub seat: Seat,
}

impl<G: Kin> Question<G> for CarefulNoise {
    type Answer = CorridorNumber;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    /// NEM-5.19, LOC-5.31: where there is none yet.
    fn answers(self, board: &G::Board, _: Seat, offer: &mut impl FnMut(CorridorNumber)) {
        if let Some(room) = board.room_of(self.seat) {
            let quiet = board.plan().exits_of(room).filter(|&(_, way)| !board.noise().has(way));
            quiet.for_each(|(number, _)| offer(number));
        }
    }

    fn answered(
        self,
        board: &mut G::Board,
        seat: Seat,
        number: CorridorNumber,
        log: &mut Log<'_, G>,
    ) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.43", "LOC-4.64");
        rule_of!(G, "NEM-5.18", "LOC-5.30");
        rule_of!(G, "NEM-5.19", "LOC-5.31");
        let room = board.room_of(seat).expect("whoever has moved stands in a room");
        let way = board.plan().way(room, number);
        board.noise_mut().insert(way);
        log.push(G::noise_made(board, room, number));
        Flow::Done
    }
}
