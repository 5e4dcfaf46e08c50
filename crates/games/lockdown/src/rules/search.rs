//! LOC-5.80 to LOC-5.85, LOC-19.37: searching.

use engine::{Flow, Log, Roll, Seat, Step, rule};
pub use nemesis_kit::rules::search::KeepOne;

use crate::{
    Frame, Lockdown,
    board::{Board, SEARCHED},
    heard::Heard,
    rules::markers,
    words::{Back, ItemCard, Room, RoomColour, RoomNumber},
};

/// How many cards are found, of which one is kept.
const FOUND: u8 = 2;

/// LOC-5.80, LOC-5.81, LOC-17.50: the decks that can be searched in a room, and that have a card left (LOC-29.120). LOC-5.83: neither
/// fire nor a malfunction matters. LOC-5.82: the card asks whether anything is left.
pub fn each_deck(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(Back)) {
    let Some(it) = board.room(room) else { return };
    if !it.print().is_searchable {
        return;
    }
    for back in SEARCHED {
        let is_searched = match it.print().colour {
            RoomColour::White => true,
            RoomColour::Red => back == Back::Red,
            RoomColour::Yellow => back == Back::Yellow,
            RoomColour::Green => back == Back::Green,
            RoomColour::Colourless => false,
        };
        if is_searched && board.items.has_any(back) {
            rule!("LOC-17.50");
            offer(back);
        }
    }
}

/// LOC-5.81: the counter goes down, and two cards are drawn of which one is kept. LOC-5.84, LOC-19.37: whoever searches
/// the Contaminated Room gets slime.
pub fn search(board: &mut Board, seat: Seat, room: RoomNumber, back: Back, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-5.81");
    let place = board.place_mut(room);
    place.items = place.items.saturating_sub(1);
    let left = place.items;
    log.push(Heard::Searched { seat, room, back, left }.into());
    if board.room(room) == Some(Room::ContaminatedRoom) {
        rule!("LOC-19.37");
        markers::slime(board, seat, log);
    }
    Flow::Become(Find { seat, back, left: FOUND }.into())
}

/// LOC-5.85: cards are drawn from an item deck for one player's eyes, a new one if it runs out.
#[engine::frame]
pub struct Find {
    pub seat: Seat,
    pub back: Back,
    pub left: u8,
}

impl Step<Lockdown> for Find {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Find { seat, back, left } = self;
        if left == 0 || !board.items.has_any(back) {
            return Flow::Become(KeepOne { seat }.into());
        }
        if board.items.pile(back).is_empty() {
            rule!("LOC-5.85");
            board.items.renew(back);
        }
        match board.items.pile(back).top_known() {
            Some(card) => found(board, self, card, log),
            None => Flow::Become(ItemDraw { find: self }.into()),
        }
    }
}

fn found(board: &mut Board, find: Find, card: ItemCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    nemesis_kit::rules::search::found(board, find.seat, card, log);
    Flow::Become(Find { left: find.left - 1, ..find }.into())
}

/// The top card of an item deck, which nobody has seen.
#[engine::frame]
pub struct ItemDraw {
    pub find: Find,
}

impl Roll<Lockdown> for ItemDraw {
    type Shown = ItemCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ItemCard, u32)) {
        board.items.odds(self.find.back, may_show);
    }

    fn rolled(self, board: &mut Board, card: ItemCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        found(board, self.find, card, log)
    }
}
