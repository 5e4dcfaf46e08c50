//! NEM-35.6, NEM-13.10: Alcohol: one contamination card is scanned and removed.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Timing, rule};

use super::offer_if;
use crate::{
    Frame, Nemesis,
    board::{Board, Card},
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        contamination::{self, contaminate},
    },
    words::{CombatIcon, Component, Contamination, Item, RoomNumber},
};

/// NEM-35.6
pub const ALCOHOL: ItemPrint =
    ItemPrint::once(Item::Alcohol, CombatIcon::OutOfCombat, each_aim, carry_out).of(Component::Chemical);

fn each_aim(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(!board.player(seat).hand.contamination.is_empty(), Aim::Nothing, offer);
}

fn carry_out(_: &mut Board, seat: Seat, _: RoomNumber, _: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-35.6");
    Flow::Become(AlcoholCard { seat }.into())
}

/// Which of the contamination cards in hand is scanned.
#[engine::frame]
pub struct AlcoholCard {
    pub seat: Seat,
}

impl Question<Nemesis> for AlcoholCard {
    type Answer = Card;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Card)) {
        let hand = board.player(seat).hand;
        let contaminated = hand.kinds().filter(|card| match card {
            Card::Action(_) => false,
            Card::Scanned(_) | Card::Unscanned => true,
        });
        contaminated.for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match card {
            Card::Unscanned => Flow::Become(AlcoholScan { seat }.into()),
            Card::Scanned(says) => {
                remove(board, seat, card, says, log);
                Flow::Done
            }
            Card::Action(_) => unreachable!("only contamination is offered"),
        }
    }
}

/// A card that was never scanned says what it is.
#[engine::frame]
pub struct AlcoholScan {
    pub seat: Seat,
}

impl Roll<Nemesis> for AlcoholScan {
    type Shown = Contamination;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contamination, u32)) {
        contamination::each_result(board, may_show);
    }

    fn rolled(self, board: &mut Board, says: Contamination, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        contamination::take_result(board, says);
        log.push(Heard::scanned(self.seat, says));
        remove(board, self.seat, Card::Unscanned, says, log);
        Flow::Done
    }
}

/// NEM-13.10, NEM-25.15: the card leaves the game, whatever it says; an infected one brings another
/// card, and no larva.
fn remove(board: &mut Board, seat: Seat, card: Card, says: Contamination, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-13.10");
    board.player_mut(seat).hand.take(card);
    let removed = &mut board.contamination.removed;
    match says {
        Contamination::Clean => removed.clean += 1,
        Contamination::Infected => removed.infected += 1,
    }
    log.push(Heard::ContaminationRemoved { seat, cards: 1, from_hand: 1, from_deck: 0 }.into());
    if says == Contamination::Infected {
        contaminate(board, seat, log);
    }
}
