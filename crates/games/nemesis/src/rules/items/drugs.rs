//! NEM-35.3, NEM-35.4, NEM-35.7, NEM-36.1: Synthetic Food, the Adrenaline Injection, Military Drugs and the Antidote.
//!
//! NEM-34.8, NEM-36.2: cards leave the hand: as many as one likes, or all of them.

use engine::{Flow, Log, Question, Seat, Seats, rule};
use nemesis_kit::things::adrenaline;
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Card},
    content::items::ItemPrint,
    heard::Heard,
    rules::{
        aims::Aim,
        contamination::{self, ScanFor},
        drawing,
    },
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-35.3
pub const SYNTHETIC_FOOD: ItemPrint =
    ItemPrint::once(Item::SyntheticFood, CombatIcon::OutOfCombat, always, |board, seat, _, _, _| {
        rule!("NEM-35.3");
        drawing::then_draw(board, seat, 2)
    });

/// NEM-35.4
pub const ADRENALINE_INJECTION: ItemPrint =
    ItemPrint::once(Item::AdrenalineInjection, CombatIcon::Any, always, |board, seat, _, _, _| {
        adrenaline::inject::<Nemesis>(board, seat)
    });

/// NEM-35.7
pub const MILITARY_DRUGS: ItemPrint =
    ItemPrint::once(Item::MilitaryDrugs, CombatIcon::Any, always, |_, seat, _, _, _| {
        rule!("NEM-35.7");
        Flow::Become(MilitaryDrugs { seat, discarded: 0 }.into())
    });

/// NEM-36.1
pub const ANTIDOTE: ItemPrint =
    ItemPrint::once(Item::Antidote, CombatIcon::OutOfCombat, always, |board, seat, _, _, log| {
        rule!("NEM-36.1");
        contamination::scan(board, seat, ScanFor::Antidote, log)
    });

fn always(_: &Board, _: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer(Aim::Nothing);
}

/// NEM-35.7: cards are discarded, and one more is drawn.
#[engine::frame]
pub struct MilitaryDrugs {
    pub seat: Seat,
    pub discarded: u8,
}

/// Which card goes, or that it is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DrugsAnswer {
    Draw,
    Discard(Card),
}

impl Question<Nemesis> for MilitaryDrugs {
    type Answer = DrugsAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(DrugsAnswer)) {
        offer(DrugsAnswer::Draw);
        board.player(seat).hand.kinds().for_each(|card| offer(DrugsAnswer::Discard(card)));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: DrugsAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match answer {
            DrugsAnswer::Discard(card) => {
                rule!("NEM-13.3");
                board.player_mut(seat).discard(card);
                log.push(Heard::card_discarded(seat, card));
                Flow::Become(MilitaryDrugs { discarded: self.discarded + 1, ..self }.into())
            }
            DrugsAnswer::Draw => drawing::then_draw(board, seat, self.discarded + 1),
        }
    }
}

/// NEM-36.2: somebody discards the whole hand, contamination too.
pub fn discard_hand(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let next = |board: &Board| board.player(seat).hand.kinds().next();
    while let Some(card) = next(board) {
        board.player_mut(seat).discard(card);
        log.push(Heard::hand_discarded(seat, card));
    }
}

/// NEM-34.8: somebody discards all action cards.
pub fn discard_actions(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let next = |board: &Board| board.player(seat).hand.actions().next();
    while let Some(card) = next(board) {
        board.player_mut(seat).discard(Card::Action(card));
        log.push(Heard::hand_discarded(seat, Card::Action(card)));
    }
}
