//! LOC-39.14, LOC-29.137: the Smoke Grenade, as in both books.

use engine::{Flow, Log, Question, Seat, Seats, Timing, rule};
use nemesis_kit::crew::common::each_way;
pub use nemesis_kit::things::smoke::Smoke;

use super::not_offered;
use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    content::items::ItemPrint,
    heard::Heard,
    rules::aims::Aim,
    words::{ActionCard, CombatIcon, Item, RoomNumber},
};

/// LOC-39.14
pub const SMOKE_GRENADE: ItemPrint = ItemPrint::once(Item::SmokeGrenade, CombatIcon::InCombat, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_way::<Lockdown>(board, room, &mut |corridor| offer(Aim::Way { corridor }));
}

fn carry_out(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Way { corridor } = aim else { not_offered(aim) };
    Flow::Become(Smoke::begin::<Lockdown>(board, seat, room, corridor).into())
}

/// LOC-39.14: which action card is discarded. Nothing, if there is none.
#[engine::frame]
pub struct SmokeDiscard {
    pub seat: Seat,
}

impl Question<Lockdown> for SmokeDiscard {
    type Answer = Option<ActionCard>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Option<ActionCard>)) {
        let hand = board.player(seat).hand;
        if hand.n_actions() == 0 {
            offer(None);
        }
        hand.actions().for_each(|card| offer(Some(card)));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: Option<ActionCard>,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        match answer {
            Some(card) => {
                rule!("LOC-39.14");
                board.player_mut(seat).discard_action(card);
                log.push(Heard::card_discarded(seat, Card::Action(card)));
            }
            None => rule!("LOC-29.137"),
        }
        Flow::Done
    }
}
