//! NEM-16.4: quest items become items.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, HeavyItem},
    heard::Heard,
    rules::hands,
    words::{Back, Item, ItemCard},
};

/// NEM-16.51: a quest item is activated, and what it asks for is given up.
pub fn activate(
    board: &mut Board,
    seat: Seat,
    quest: Item,
    giving: Option<ItemCard>,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
    rule!("NEM-16.51");
    if let Some(item) = giving {
        board.discard_item(seat, item);
    }
    let player = board.player_mut(seat);
    let at = player.character.quests().iter().position(|&it| it == quest);
    player.inactive_quests[at.expect("the quest item is the character's")] = false;
    log.push(Heard::QuestActivated { seat, quest, giving }.into());
    // NEM-26.96: without the rifle it is an item like others.
    if quest == Item::Autoloader
        && let Some(rifle) = player.hands.item_mut(Item::AssaultRifle)
    {
        rule!("NEM-31.16");
        rifle.has_autoloader = true;
        rifle.load(1);
        return Flow::Done;
    }
    hands::receive(board, seat, HeavyItem::new(ItemCard::new(quest, Back::Quest), 0), log)
}
