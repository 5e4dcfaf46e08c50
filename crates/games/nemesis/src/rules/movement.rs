//! NEM-6.2, NEM-11.5: movement, and escape from what is in the room.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use nemesis_kit::Told;
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Whereabouts},
    heard::Heard,
    rules::{
        attack::{IntruderAttack, Occasion},
        exploration::Arrival,
    },
    words::{CorridorNumber, RoomNumber},
};

/// How a character moves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// NEM-6.6, NEM-11.28: intruders in the room attack first; a noise roll on arrival.
    #[default]
    Plain,
    /// NEM-5.18: one marker of one's choice instead of the noise roll.
    Careful,
    /// NEM-32.27: no noise, and no Silence or Danger.
    Quiet,
    /// NEM-26.43: nobody attacks.
    Covered,
    /// NEM-26.87: whoever follows makes no noise, and nobody attacks.
    Following,
}

impl Manner {
    /// NEM-11.28: whether those who are left behind attack first.
    pub fn is_attacked(self) -> bool {
        match self {
            Manner::Plain | Manner::Careful | Manner::Quiet => true,
            Manner::Covered => {
                rule!("NEM-11.32");
                false
            }
            Manner::Following => false,
        }
    }
}

/// A character leaves its room for another. NEM-6.11, NEM-11.27: whatever makes it, and in combat too. NEM-11.34: where to is settled before anybody attacks. NEM-6.3: any number may be there.
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
    /// Through a corridor of the room in which the character stands. NEM-6.5: if there are two, the
    /// number tells which.
    pub fn through(board: &Board, seat: Seat, corridor: CorridorNumber, manner: Manner) -> Flow<Frame> {
        let room = board.player(seat).room().expect("whoever moves stands in a room");
        let through = board.corridor(room, corridor).expect("a corridor bears this number");
        let to = board.plan().other_end(through, room);
        Flow::Become(Movement { seat, to, through: Some(corridor), manner, is_under_attack: false }.into())
    }

    /// To any room, by no corridor.
    pub fn to(seat: Seat, to: RoomNumber, manner: Manner) -> Flow<Frame> {
        Flow::Become(Movement { seat, to, through: None, manner, is_under_attack: false }.into())
    }
}

impl Step<Nemesis> for Movement {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Movement { seat, to, through, manner, is_under_attack } = self;
        let Some(from) = board.player(seat).room() else {
            rule!("NEM-11.29");
            return Flow::Done;
        };
        if manner.is_attacked() {
            if !is_under_attack {
                rule!("NEM-6.10");
                board.swarm.ready(|figure| figure.room == from);
            }
            if let Some(attacker) = board.swarm.next_to_act() {
                rule!("NEM-11.28");
                let attack = IntruderAttack { attacker, on: seat, occasion: Occasion::Escape };
                return Flow::Call { first: attack.into(), then: Movement { is_under_attack: true, ..self }.into() };
            }
        }
        // NEM-11.33: nobody follows.
        if is_under_attack {
            rule!("NEM-11.30");
        }
        rule!("NEM-6.6");
        let was_empty = board.is_deserted(to);
        board.player_mut(seat).whereabouts = Whereabouts::Room { room: to };
        log.push(Heard::Moved { seat, from, to }.into());
        let through = through.and_then(|number| board.corridor(from, number));
        Flow::Become(Arrival { seat, through: through.map(|corridor| corridor.0), manner, was_empty }.into())
    }
}

/// Whoever moves carefully chooses where the noise is.
#[engine::frame]
pub struct CarefulNoise {
    pub seat: Seat,
}

impl Question<Nemesis> for CarefulNoise {
    type Answer = CorridorNumber;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    /// NEM-5.19: where there is none yet.
    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(CorridorNumber)) {
        if let Some(room) = board.player(self.seat).room() {
            let quiet = board.plan().exits_of(room).filter(|&(_, way)| !board.noise.has(way));
            quiet.for_each(|(number, _)| offer(number));
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        number: CorridorNumber,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        rule!("NEM-4.43");
        rule!("NEM-5.18");
        rule!("NEM-5.19");
        let room = board.player(seat).room().expect("whoever has moved stands in a room");
        board.noise.insert(board.plan().way(room, number));
        log.push(Told::NoiseMade { room, number }.into());
        Flow::Done
    }
}
