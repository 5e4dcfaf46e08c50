//! LOC-5.27, LOC-17.60, LOC-17.61, LOC-37.3: quest items become items.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem, ObjectToken},
    content::characters::Condition,
    heard::Heard,
    rules::hands,
    words::{Back, Item, ItemCard},
};

/// What a quest item asks for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuestPrice {
    /// To be somewhere.
    #[default]
    Presence,
    /// LOC-5.8: an item is given up.
    Item { item: ItemCard },
    /// LOC-5.8: an object is.
    Object { object: ObjectToken },
}

/// LOC-17.61: with what the own quest item can be unlocked now. A malfunction in the room does not matter.
pub fn each_price(board: &Board, seat: Seat, offer: &mut dyn FnMut(QuestPrice)) {
    let player = board.player(seat);
    let Some(room) = player.room().filter(|_| player.has_inactive_quest) else { return };
    match player.character.print().condition {
        Condition::BeIn(rooms) => {
            if board.room(room).is_some_and(|it| rooms.contains(&it)) {
                offer(QuestPrice::Presence);
            }
        }
        Condition::BeAtTheExit => {
            if board.is_exit(room) {
                offer(QuestPrice::Presence);
            }
        }
        Condition::Discard(asked) => {
            let fits = player.item_cards().filter(|card| asked.contains(&card.item));
            fits.for_each(|item| offer(QuestPrice::Item { item }));
        }
        Condition::DiscardObject(asked) => {
            let fits = player.hands.object_kinds().filter(|object| asked.contains(&object.object()));
            fits.for_each(|object| offer(QuestPrice::Object { object }));
        }
    }
}

/// LOC-5.8: what is given up, before anybody can interrupt it.
pub fn pay(board: &mut Board, seat: Seat, price: QuestPrice, log: &mut Log<'_, Lockdown>) {
    match price {
        QuestPrice::Presence => (),
        QuestPrice::Item { item } => {
            rule!("LOC-29.97");
            board.spend_item(seat, item);
            log.push(Heard::ItemUsed { seat, item, is_spent: true }.into());
        }
        QuestPrice::Object { object } => {
            rule!("LOC-29.97");
            board.player_mut(seat).hands.drop_object(object);
            board.use_up(object);
            log.push(Heard::ObjectGivenUp { seat, object }.into());
        }
    }
}

/// LOC-17.61: the card is turned upright, and is an item like others; a weapon with its first number of rounds.
pub fn unlock(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-17.61");
    let player = board.player_mut(seat);
    player.has_inactive_quest = false;
    let quest: Item = player.character.print().quest_item;
    log.push(Heard::QuestUnlocked { seat, quest }.into());
    hands::receive(board, seat, HeavyItem::entering(ItemCard::new(quest, Back::Quest)), log)
}
