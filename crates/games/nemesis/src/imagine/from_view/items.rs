//! Items that could be where they are.

use nemesis_kit::imagine::{self, Carrier, SeenItems};

use super::held;
use crate::{
    Frame, Nemesis,
    board::{Board, ItemPool},
    imagine::dealing::declared_items,
    view::View,
};

/// Items that are not seen are drawn by their backs.
pub(super) fn items(board: &mut Board, view: &View, frames: &[Frame], below: &mut dyn FnMut(u32) -> u32) {
    board.scratch.incoming = held(&view.scratch.incoming);
    board.scratch.trade.done = view.scratch.trade_done;
    board.scratch.trade.proposals = view.scratch.trade_proposals;
    let carriers = view.players.iter().map(|player| Carrier {
        seat: player.seat,
        inventory: player.inventory.as_deref(),
        backs: &player.backs,
        declared: declared_items(board, player.seat),
    });
    let seen = SeenItems {
        discard: &view.decks.item_discard,
        crafted: &view.decks.crafted,
        piles: &view.decks.items,
        found: &view.scratch.found,
        found_backs: &view.scratch.found_backs,
        is_found_heavy: crate::view::is_found_heavy(frames),
        traders: crate::view::traders(frames),
        offered: [view.scratch.offered.as_ref(), view.scratch.in_return.as_ref()],
        carriers: carriers.collect(),
    };
    imagine::items::<Nemesis>(board, &seen, ItemPool::of(|card| card.item.copies(card.back)), below);
}
