//! LOC-38.70 to LOC-38.74: the cards of the Hacker.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Handled,
    rules::{
        aims::Aim,
        and_then,
        cards::{ActionCardPrint, plans},
        computers::{self, ComputerAction, ComputerUse, NextCard},
        markers, power,
    },
    words::{ActionCard, CombatIcon, ComputerAction as Line, RoomNumber, WeaponClass},
};

/// LOC-38.72: how much ammunition comes out of the wall.
const RECHARGED: u8 = 2;

pub const CARDS: [ActionCard; 5] =
    [ActionCard::Neuralink, ActionCard::Bypass, ActionCard::Recharge, ActionCard::ItWorksForMe, ActionCard::MasterPlan];

pub const PRINTS: [ActionCardPrint; 5] = [
    ActionCardPrint::free(ActionCard::Neuralink, CombatIcon::OutOfCombat, each_link, link),
    ActionCardPrint::free(ActionCard::Bypass, CombatIcon::OutOfCombat, each_bypass, bypass).costing(1),
    ActionCardPrint::free(ActionCard::Recharge, CombatIcon::OutOfCombat, each_empty, recharge),
    ActionCardPrint::free(ActionCard::ItWorksForMe, CombatIcon::OutOfCombat, each_fix, fix).costing(1),
    ActionCardPrint::free(ActionCard::MasterPlan, CombatIcon::OutOfCombat, each_plan, plan),
];

/// LOC-38.70: power without a computer, or a computer without power.
fn each_link(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.has_computer(room) != board.has_power(room) {
        computers::each_use(board, seat, &mut |with| offer(Aim::Computer { with }));
    }
}

fn link(_: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.70");
    let Aim::Computer { with } = aim else { unreachable!("only what was offered is carried out") };
    Flow::Become(ComputerAction { seat, with }.into())
}

/// LOC-38.71: where the computer can be used; and everywhere but on staircases and crossroads, the power.
fn each_bypass(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.has_computer(room) && board.has_power(room) {
        let mut is_any = false;
        computers::each_use(board, seat, &mut |_| is_any = true);
        if is_any {
            offer(Aim::Lines);
        }
    }
    if board.level(room).is_some() {
        offer(Aim::TurnPower);
    }
}

fn bypass(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.71");
    if aim == Aim::Lines {
        return Flow::Become(Bypass { seat, used: [None; 3] }.into());
    }
    let level = board.level(room).expect("only where there is a level it is offered");
    power::turn_over(board, level.power(), log);
    Flow::Done
}

/// LOC-29.86: line after line of the face-up card, each at most once, in any order.
#[engine::frame]
pub struct Bypass {
    pub seat: Seat,
    /// The lines that have been used.
    pub used: [Option<Line>; 3],
}

/// Another line, or that is all. LOC-18.10: without its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BypassAnswer {
    Done,
    Line { with: ComputerUse },
}

impl Question<Lockdown> for Bypass {
    type Answer = BypassAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(BypassAnswer)) {
        if self.used[0].is_some() {
            offer(BypassAnswer::Done);
        }
        computers::each_use(board, seat, &mut |with| {
            if !self.used.contains(&Some(with.action())) {
                offer(BypassAnswer::Line { with });
            }
        });
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: BypassAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.84");
        rule!("LOC-29.86");
        let BypassAnswer::Line { with } = answer else { return Flow::Become(NextCard { seat }.into()) };
        let mut used = self.used;
        *used.iter_mut().find(|used| used.is_none()).expect("the card has three lines") = Some(with.action());
        let then = match used.contains(&None) {
            true => Bypass { used, ..self }.into(),
            false => NextCard { seat }.into(),
        };
        and_then(computers::use_line(board, seat, with, log), then)
    }
}

/// LOC-38.72: each energy weapon that is not full. LOC-17.8: of two of one name, the emptier one.
fn each_empty(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if !board.has_power(room) {
        return;
    }
    let hands = &board.player(seat).hands;
    for card in board.player(seat).item_cards() {
        let emptiest = hands.emptiest(card.item);
        if emptiest.is_some_and(|it| it.is(WeaponClass::Energy) && it.ammo < it.capacity()) {
            offer(Aim::Load { item: card.item });
        }
    }
}

fn recharge(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.72");
    let Aim::Load { item: weapon } = aim else { unreachable!("only what was offered is carried out") };
    let held = board.player_mut(seat).hands.emptiest_mut(weapon).expect("the weapon is in a hand");
    held.load(RECHARGED);
    let ammo = held.ammo;
    log.push(Handled::Loaded { seat, weapon, ammo }.into());
    Flow::Done
}

/// LOC-38.73: something is broken; once it works, the computer may be used if it has power.
fn each_fix(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if !board.malfunction.has(room) {
        return;
    }
    offer(Aim::Repair);
    if board.room(room).is_some_and(|it| it.print().has_computer) && board.has_power(room) {
        computers::each_use(board, seat, &mut |with| offer(Aim::RepairAndCompute { with }));
    }
}

fn fix(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.73");
    markers::repair(board, room, log);
    match aim {
        Aim::RepairAndCompute { with } => Flow::Become(ComputerAction { seat, with }.into()),
        _ => Flow::Done,
    }
}

/// LOC-38.74: power is not needed.
fn each_plan(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.has_computer(room) {
        plans::each_room_action(board, seat, room, offer);
    }
    plans::each_look(board, seat, offer);
}

fn plan(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.74");
    plans::carry_out(board, seat, room, aim, log)
}
