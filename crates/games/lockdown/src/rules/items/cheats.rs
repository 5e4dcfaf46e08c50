//! LOC-37.25: the Cheat Codes of the Hacker: of the next three computer cards one is turned up, and used for nothing.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};

use super::offer_if;
use crate::{
    Frame, Lockdown,
    board::{Board, everybody},
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        computers::{self, ComputerAction, ComputerUse},
    },
    words::{CombatIcon, ComputerCard, Item, RoomNumber},
};

/// LOC-37.25: how many cards are looked at.
const LOOKED_AT: usize = 3;

/// LOC-37.25
pub const CHEAT_CODES: ItemPrint = ItemPrint::reusable(Item::CheatCodes, CombatIcon::OutOfCombat, each_aim, carry_out);

/// LOC-37.25, LOC-28.8: where there is a computer, with or without power.
fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.has_computer(room), Aim::Nothing, offer);
}

fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-37.25");
    if let Some(card) = board.computer.take() {
        board.computers.put_under(card, everybody());
    }
    Flow::Become(CheatLook { seat }.into())
}

/// LOC-37.25: one card after the other is looked at.
#[engine::frame]
pub struct CheatLook {
    pub seat: Seat,
}

impl Step<Lockdown> for CheatLook {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let seat = self.seat;
        if board.scratch.computers.len() == LOOKED_AT {
            return Flow::Become(CheatChoice { seat }.into());
        }
        match board.computers.draw_known() {
            Some(card) => seen(board, seat, card, log),
            None => Flow::Become(CheatDraw { seat }.into()),
        }
    }
}

fn seen(board: &mut Board, seat: Seat, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    board.scratch.computers.push(card);
    log.push(Heard::computer_card_seen(seat, card));
    Flow::Become(CheatLook { seat }.into())
}

/// LOC-37.25: a card that nobody has seen.
#[engine::frame]
pub struct CheatDraw {
    pub seat: Seat,
}

impl Roll<Lockdown> for CheatDraw {
    type Shown = ComputerCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ComputerCard, u32)) {
        board.computers.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.computers.draw(card);
        seen(board, self.seat, card, log)
    }
}

/// LOC-37.25: which of them is turned up. Lock-Down never is.
#[engine::frame]
pub struct CheatChoice {
    pub seat: Seat,
}

impl Question<Lockdown> for CheatChoice {
    type Answer = ComputerCard;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(ComputerCard)) {
        let cards = board.scratch.computers.iter().copied();
        cards.filter(|&card| card != ComputerCard::LockDown).for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-37.25");
        take(board, card);
        board.computer = Some(card);
        log.push(Heard::ComputerCardTurned { card }.into());
        Flow::Become(CheatOrder { seat }.into())
    }
}

/// LOC-37.25: which of the others goes under the deck first.
#[engine::frame]
pub struct CheatOrder {
    pub seat: Seat,
}

impl Question<Lockdown> for CheatOrder {
    type Answer = ComputerCard;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(ComputerCard)) {
        board.scratch.computers.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: ComputerCard, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-37.25");
        take(board, card);
        let last = board.scratch.computers.pop();
        for card in [Some(card), last].into_iter().flatten() {
            board.computers.put_under(card, Seats::one(seat));
        }
        let mut can_compute = false;
        computers::each_use(board, seat, &mut |_| can_compute = true);
        match can_compute {
            true => Flow::Become(CheatUse { seat }.into()),
            false => Flow::Done,
        }
    }
}

/// A card that was looked at goes.
fn take(board: &mut Board, card: ComputerCard) {
    let at = board.scratch.computers.iter().position(|&it| it == card);
    board.scratch.computers.remove(at.expect("the card was looked at"));
}

/// LOC-37.25: which line of the card is used, for nothing.
#[engine::frame]
pub struct CheatUse {
    pub seat: Seat,
}

impl Question<Lockdown> for CheatUse {
    type Answer = ComputerUse;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(ComputerUse)) {
        computers::each_use(board, seat, offer);
    }

    fn answered(self, _: &mut Board, seat: Seat, with: ComputerUse, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-37.25");
        Flow::Become(ComputerAction { seat, with }.into())
    }
}
