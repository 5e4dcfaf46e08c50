//! LOC-19.67, LOC-19.68: the Repository, where everybody may craft with one component.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Player},
    content::items::RECIPES,
    heard::Heard,
    rules::{aims::RoomAim, hands, rooms::offer_if},
    words::{Item, ItemCard, RoomNumber},
};

/// LOC-27.12: whether others could craft something is a secret, so it is offered if there is a component that the actor
/// has, or something that somebody else has.
pub fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    let mut can_craft = false;
    each_craft(board, board.player(seat), &mut |_| can_craft = true);
    let others = board.characters_in(room).filter(|&other| other != seat);
    let has_any = |other: Seat| board.player(other).item_cards().next().is_some();
    offer_if(can_craft || others.clone().any(has_any), RoomAim::Nothing, offer);
}

/// LOC-19.68: the actor first.
pub fn open(seat: Seat) -> Flow<Frame> {
    Flow::Become(Workshop { seat, done: Seats::NONE }.into())
}

/// LOC-19.68: one after the other may craft something.
#[engine::frame]
pub struct Workshop {
    pub seat: Seat,
    /// Who has decided.
    pub done: Seats,
}

impl Step<Lockdown> for Workshop {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Workshop { seat, done } = self;
        let Some(room) = board.player(seat).room() else { return Flow::Done };
        let waits = |&it: &Seat| !done.has(it) && board.player(it).room() == Some(room);
        let Some(next) = [seat].into_iter().chain(board.in_order()).find(waits) else { return Flow::Done };
        let then = Workshop { done: done.with(next), ..self }.into();
        // LOC-27.12: what is in an inventory is a secret, so whoever has anything is asked.
        match board.player(next).item_cards().next().is_some() {
            true => Flow::Call { first: CraftHere { seat: next }.into(), then },
            false => Flow::Become(then),
        }
    }
}

/// LOC-4.72, LOC-28.18: whether somebody crafts here, and of what.
#[engine::frame]
pub struct CraftHere {
    pub seat: Seat,
}

/// What is crafted of one component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CraftHereAnswer {
    Nothing,
    Craft { item: Item, of: ItemCard },
}

/// LOC-19.68, LOC-5.51: each item of which a card is left, for one of its two components.
fn each_craft(board: &Board, player: &Player, offer: &mut impl FnMut(CraftHereAnswer)) {
    for recipe in RECIPES.iter().filter(|recipe| board.has_crafted(recipe.item)) {
        let fits = |card: &ItemCard| card.item.print().component.is_some_and(|it| recipe.of.contains(&it));
        player.item_cards().filter(fits).for_each(|of| offer(CraftHereAnswer::Craft { item: recipe.item, of }));
    }
}

impl Question<Lockdown> for CraftHere {
    type Answer = CraftHereAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(CraftHereAnswer)) {
        offer(CraftHereAnswer::Nothing);
        each_craft(board, board.player(seat), offer);
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: CraftHereAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        let CraftHereAnswer::Craft { item, of } = answer else { return Flow::Done };
        rule!("LOC-4.72");
        rule!("LOC-19.68");
        // Components are never heavy.
        board.player_mut(seat).unstow(of);
        board.items.discard(of);
        log.push(Heard::CraftedHere { seat, item, of }.into());
        hands::take_crafted(board, seat, item, log)
    }
}
