//! NEM-33.3, NEM-26.91: the Smoke Grenade: everybody else loses a card, and one is gone.

use engine::{Flow, Log, Question, Seat, Seats, Timing, rule};
use nemesis_kit::crew::common::each_way;
pub use nemesis_kit::things::smoke::Smoke;

use super::not_offered;
use crate::{
    Frame, Nemesis,
    board::{Board, Card},
    content::items::ItemPrint,
    heard::Heard,
    rules::aims::Aim,
    words::{ActionCard, CombatIcon, Item, RoomNumber},
};

/// NEM-33.3
pub const SMOKE_GRENADE: ItemPrint = ItemPrint::once(Item::SmokeGrenade, CombatIcon::InCombat, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_way::<Nemesis>(board, room, &mut |corridor| offer(Aim::Way { corridor }));
}

fn carry_out(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Way { corridor } = aim else { not_offered(aim) };
    Flow::Become(Smoke::begin::<Nemesis>(board, seat, room, corridor).into())
}

/// NEM-25.80: which action card is discarded. Nothing, if there is none.
#[engine::frame]
pub struct SmokeDiscard {
    pub seat: Seat,
}

impl Question<Nemesis> for SmokeDiscard {
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
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        match answer {
            Some(card) => {
                rule!("NEM-25.80");
                board.player_mut(seat).discard_action(card);
                log.push(Heard::card_discarded(seat, Card::Action(card)));
            }
            None => rule!("NEM-26.91"),
        }
        Flow::Done
    }
}
