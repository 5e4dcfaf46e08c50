//! NEM-31.12, NEM-26.50: the Orbital Maneuvering System: everybody passes.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        intruder_player::{self, IntruderTurn},
        turn::{self, PassingAnswer},
    },
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-31.12
pub const ORBITAL_MANEUVERING_SYSTEM: ItemPrint = ItemPrint::once(
    Item::OrbitalManeuveringSystem,
    CombatIcon::Any,
    |_, _, _, offer| offer(Aim::Nothing),
    everybody_passes,
);

/// Everybody who still plays passes now, and the intruders will not attack.
fn everybody_passes(board: &mut Board, _: Seat, _: RoomNumber, _: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-31.12");
    board.skips_attacks = true;
    Flow::Become(Jolt {}.into())
}

/// One after the other passes, in order of play.
#[engine::frame]
pub struct Jolt {}

impl Step<Nemesis> for Jolt {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match board.in_order().find(|&seat| board.is_to_act(seat)) {
            // NEM-22.22: whoever leads the intruders passes as ever.
            Some(seat) if intruder_player::leads(board, seat) => {
                Flow::Call { first: IntruderTurn { must_pass: true }.into(), then: self.into() }
            }
            Some(seat) => Flow::Call { first: ForcedPass { seat }.into(), then: self.into() },
            None => Flow::Done,
        }
    }
}

/// NEM-4.10: whoever passes may discard cards first, even now.
#[engine::frame]
pub struct ForcedPass {
    pub seat: Seat,
}

impl Question<Nemesis> for ForcedPass {
    type Answer = PassingAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(PassingAnswer)) {
        offer(PassingAnswer::Done);
        board.player(seat).hand.kinds().for_each(|card| offer(PassingAnswer::Discard(card)));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: PassingAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match answer {
            PassingAnswer::Discard(card) => {
                board.player_mut(seat).discard(card);
                log.push(Heard::card_discarded(seat, card));
                Flow::Become(self.into())
            }
            PassingAnswer::Done => {
                rule!("NEM-26.50");
                turn::pass(board, seat, log).map_or(Flow::Done, Flow::Become)
            }
        }
    }
}
