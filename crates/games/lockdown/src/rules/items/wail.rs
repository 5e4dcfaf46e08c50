//! LOC-37.21: the Wail of the Lab Rat: noise is silenced on the own level, or made there.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use nemesis_kit::{Passage, Told, Ways};
use serde::{Deserialize, Serialize};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    heard::Heard,
    rules::{aims::Aim, turn},
    words::{CombatIcon, Item, RoomNumber},
};

/// LOC-37.21: in how many corridors there can be noise.
const CORRIDORS: u8 = 3;

/// LOC-37.21
pub const WAIL: ItemPrint = ItemPrint::reusable(Item::Wail, CombatIcon::Any, each_aim, carry_out);

/// The corridors of the level of a room. On staircases and crossroads there are none.
fn corridors(board: &Board, room: RoomNumber) -> Ways {
    let Some(level) = board.level(room) else { return Ways::NONE };
    let complex = board.complex();
    let of_level = complex.plan.corridors().filter(|(_, corridor)| complex.level(corridor) == Some(level));
    of_level.map(|(way, _)| way).collect()
}

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let corridors = corridors(board, room);
    offer_if(!corridors.and(board.noise).is_empty(), Aim::Hush, offer);
    offer_if(!corridors.without(board.noise).is_empty(), Aim::Clamour, offer);
}

fn carry_out(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-37.21");
    match aim {
        Aim::Hush => {
            let level = board.level(room).expect("only on a level it is offered");
            board.noise = board.noise.without(corridors(board, room));
            log.push(Heard::NoiseRemoved { level }.into());
            turn::pass_after(board, seat);
            Flow::Done
        }
        Aim::Clamour => Flow::Become(WailNoise { seat, left: CORRIDORS }.into()),
        _ => not_offered(aim),
    }
}

/// LOC-37.21: in which corridor there is noise; then in another one, or that is all.
#[engine::frame]
pub struct WailNoise {
    pub seat: Seat,
    pub left: u8,
}

/// A corridor, or that is all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WailAnswer {
    Done,
    Noise { passage: Passage },
}

impl WailNoise {
    fn quiet(self, board: &Board) -> Ways {
        board.player(self.seat).room().map_or(Ways::NONE, |room| corridors(board, room).without(board.noise))
    }
}

impl Question<Lockdown> for WailNoise {
    type Answer = WailAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(WailAnswer)) {
        if self.left < CORRIDORS {
            offer(WailAnswer::Done);
        }
        self.quiet(board).iter().for_each(|way| offer(WailAnswer::Noise { passage: Passage::of(board.plan(), way) }));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: WailAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        if let WailAnswer::Noise { passage } = answer {
            rule!("LOC-37.21");
            board.noise.insert(passage.find(board.plan()).expect("the corridor is on the board"));
            log.push(Told::NoiseMade { room: passage.room, number: passage.corridor }.into());
            if self.left > 1 && !self.quiet(board).is_empty() {
                return Flow::Become(WailNoise { left: self.left - 1, ..self }.into());
            }
        }
        turn::pass_after(board, seat);
        Flow::Done
    }
}
