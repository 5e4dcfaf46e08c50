//! LOC-43.7, LOC-4.83, LOC-29.70: whoever panics loses ammunition, or an item.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Player},
    heard::Heard,
    rules::hands,
    words::{Item, ItemCard},
};

/// How many rounds are lost.
const ROUNDS: u8 = 2;

/// LOC-4.83: what is lost. With enough ammunition, so many rounds of it; else an item.
#[engine::frame]
pub struct PanicLoss {
    pub seat: Seat,
    pub rounds: u8,
}

/// Something that is lost in a panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PanicLossAnswer {
    /// A round of a weapon.
    Ammo {
        weapon: Item,
    },
    Item {
        item: ItemCard,
    },
}

impl PanicLoss {
    /// What somebody has to lose; nothing, if there is nothing.
    pub fn begin(board: &Board, seat: Seat) -> Option<Frame> {
        let player = board.player(seat);
        let has_ammo = ammo(player) >= ROUNDS;
        let rounds = if has_ammo { ROUNDS } else { 0 };
        (has_ammo || player.item_cards().next().is_some()).then(|| PanicLoss { seat, rounds }.into())
    }
}

/// All the ammunition that somebody has.
fn ammo(player: &Player) -> u8 {
    player.hands.items().filter(|held| held.card.item.weapon().is_some()).map(|held| held.ammo).sum()
}

impl Question<Lockdown> for PanicLoss {
    type Answer = PanicLossAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(PanicLossAnswer)) {
        let player = board.player(seat);
        if self.rounds == 0 {
            player.item_cards().for_each(|item| offer(PanicLossAnswer::Item { item }));
            return;
        }
        let is_loaded = |weapon: &Item| player.hands.item(*weapon).is_some_and(|held| held.ammo > 0);
        let weapons = player.item_cards().map(|card| card.item).filter(|item| item.weapon().is_some());
        weapons.filter(is_loaded).for_each(|weapon| offer(PanicLossAnswer::Ammo { weapon }));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: PanicLossAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        rule!("LOC-4.83");
        match answer {
            PanicLossAnswer::Ammo { weapon } => {
                let held = board.player_mut(seat).hands.item_mut(weapon).expect("the weapon is in a hand");
                held.ammo -= 1;
                log.push(Heard::AmmoLost { seat, weapon }.into());
                match self.rounds - 1 {
                    0 => Flow::Done,
                    rounds => Flow::Become(PanicLoss { rounds, ..self }.into()),
                }
            }
            PanicLossAnswer::Item { item } => {
                hands::lose_item(board, seat, item, log);
                Flow::Done
            }
        }
    }
}
