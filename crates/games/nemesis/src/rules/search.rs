//! NEM-5.39 to NEM-5.44: searching.

use engine::{Flow, Log, Roll, Seat, Step, rule};
pub use nemesis_kit::rules::search::KeepOne;

use crate::{
    Frame, Nemesis,
    board::{Board, HeavyItem, SEARCHED},
    heard::Heard,
    rules::aims::Aim,
    words::{Back, ItemCard, RoomColour, RoomNumber, Trait},
};

/// What a search of a room can be aimed at. NEM-48.5: a white room is searched by the Scout
/// in all decks at once.
pub fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_white = board.room(room).is_some_and(|it| it.print().colour == RoomColour::White);
    if is_white && board.has_trait(seat, Trait::Scavenger) {
        let mut has_any = false;
        each_deck(board, room, &mut |_| has_any = true);
        if has_any {
            offer(Aim::Nothing);
        }
        return;
    }
    each_deck(board, room, &mut |back| offer(Aim::Deck { back }));
}

/// The decks that can be searched in a room and have a card left. NEM-9.12,
/// NEM-9.19, NEM-25.11: a malfunction does not matter. NEM-17.20: nothing is found in the nest.
fn each_deck(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(Back)) {
    let Some(it) = board.room(room) else { return };
    if !it.print().is_searchable {
        return;
    }
    for back in SEARCHED {
        let is_searched = match it.print().colour {
            RoomColour::White => {
                rule!("NEM-5.41");
                true
            }
            RoomColour::Red => back == Back::Red,
            RoomColour::Yellow => back == Back::Yellow,
            RoomColour::Green => back == Back::Green,
            RoomColour::Colourless => false,
        };
        if is_searched && board.items.has_any(back) {
            rule!("NEM-16.7");
            offer(back);
        }
    }
}

/// NEM-5.40: searches a room: its counter goes down, if it is not at 0 already, and two cards are
/// drawn of which one is kept. NEM-48.5: or one of each deck.
pub fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-5.40");
    let items = &mut board.place_mut(room).items;
    *items = items.saturating_sub(1);
    let left = *items;
    if let Aim::Deck { back } = aim {
        log.push(Heard::Searched { seat, room, back, left }.into());
        return find(seat, back);
    }
    rule!("NEM-48.5");
    each_deck(board, room, &mut |back| log.push(Heard::Searched { seat, room, back, left }.into()));
    Flow::Become(Find { seat, back: Back::Red, left: 1, goes_on: true }.into())
}

/// NEM-5.40, NEM-17.10: two cards are drawn, and one is kept.
pub fn find(seat: Seat, back: Back) -> Flow<Frame> {
    Flow::Become(Find { seat, back, left: 2, goes_on: false }.into())
}

/// Cards are drawn from an item deck for one player's eyes, a new one if it runs out.
#[engine::frame]
pub struct Find {
    pub seat: Seat,
    pub back: Back,
    pub left: u8,
    /// NEM-48.5: whether the decks that follow this one are searched as well.
    pub goes_on: bool,
}

impl Step<Nemesis> for Find {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Find { seat, back, left, goes_on } = self;
        // NEM-26.33: if nothing is left, fewer are drawn.
        if left == 0 || !board.items.has_any(back) {
            let following = SEARCHED.into_iter().find(|&it| goes_on && it > back);
            return match (following, board.scratch.found.is_empty()) {
                (Some(back), _) => Flow::Become(Find { back, left: 1, ..self }.into()),
                (None, true) => Flow::Done,
                (None, false) => Flow::Become(KeepOne { seat }.into()),
            };
        }
        rule!("NEM-5.43");
        board.items.renew(back);
        match board.items.pile(back).top_known() {
            Some(card) => found(board, self, card, log),
            None => Flow::Become(ItemDraw { find: self }.into()),
        }
    }
}

fn found(board: &mut Board, find: Find, card: ItemCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    nemesis_kit::rules::search::found(board, find.seat, card, log);
    Flow::Become(Find { left: find.left - 1, ..find }.into())
}

/// The top card of an item deck, which nobody has seen.
#[engine::frame]
pub struct ItemDraw {
    pub find: Find,
}

impl Roll<Nemesis> for ItemDraw {
    type Shown = ItemCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ItemCard, u32)) {
        board.items.odds(self.find.back, may_show);
    }

    fn rolled(self, board: &mut Board, card: ItemCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        found(board, self.find, card, log)
    }
}

/// NEM-33.13, NEM-25.22: a weapon is found with one round.
pub fn as_found(card: ItemCard) -> HeavyItem {
    match card.item.weapon() {
        Some(_) => {
            rule!("NEM-16.11");
            HeavyItem::new(card, 1)
        }
        None => HeavyItem::new(card, 0),
    }
}
