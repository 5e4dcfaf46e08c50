//! Items that could be where they are.

use engine::{Known, Pile, Seat, Slot, Word};

use super::held;
use crate::{
    Frame,
    board::{Board, Held, ItemPool, SEARCHED},
    imagine::dealing::{declared_items, draw},
    rules::trade::Goods,
    view::{GoodsView, ItemCount, SlotView, View},
    words::{Back, ItemCard},
};

fn pool(counts: &[ItemCount]) -> ItemPool {
    let mut pool = ItemPool::new();
    counts.iter().for_each(|it| (0..it.count).for_each(|_| pool.add(it.card)));
    pool
}

/// Items that are not seen are drawn by their backs.
pub(super) fn items(board: &mut Board, view: &View, frames: &[Frame], below: &mut dyn FnMut(u32) -> u32) {
    board.items.discard = pool(&view.decks.item_discard);
    board.items.crafted = pool(&view.decks.crafted);
    let mut hidden = ItemPool::of(|card| card.item.copies(card.back));
    let mut see = |card: ItemCard| {
        if hidden.count(card) > 0 {
            hidden.take(card);
        }
    };
    for counts in [&view.decks.item_discard, &view.decks.crafted] {
        counts.iter().for_each(|it| (0..it.count).for_each(|_| see(it.card)));
    }
    for player in &view.players {
        player.inventory.iter().flatten().for_each(|it| (0..it.count).for_each(|_| see(it.card)));
        for held in &board.player(player.seat).hands.0 {
            match held {
                Held::Item(item) => see(item.card),
                Held::Bound(one, other) => [one, other].iter().for_each(|item| see(item.card)),
                Held::Nothing | Held::Object(_) => (),
            }
        }
    }
    view.decks.items.iter().flat_map(|pile| &pile.slots).filter_map(|slot| slot.card).for_each(&mut see);
    view.scratch.found.iter().flatten().for_each(|&card| see(card));
    let incoming = held(&view.scratch.incoming);
    if let Held::Item(item) = incoming {
        see(item.card);
    }
    board.scratch.incoming = incoming;

    for player in &view.players {
        let seat = player.seat;
        if let Some(inventory) = &player.inventory {
            board.player_mut(seat).inventory = pool(inventory);
            continue;
        }
        let mut backs = player.backs.clone();
        let offered = [&view.scratch.offered, &view.scratch.in_return];
        let shown = declared_items(board, seat).into_iter().chain(shown_goods(view, seat, &offered));
        for card in shown {
            if let Some(at) = backs.iter().position(|&back| back == card.back) {
                backs.remove(at);
                if hidden.count(card) > 0 {
                    hidden.take(card);
                }
                board.player_mut(seat).inventory.add(card);
            }
        }
        for back in backs {
            let may = |card: ItemCard| card.back == back && is_light(card);
            let card = draw(&mut hidden, may, below).expect("there is a card with this back");
            board.player_mut(seat).inventory.add(card);
        }
    }
    let is_found_heavy = crate::view::is_found_heavy(frames);
    board.scratch.found = view
        .scratch
        .found
        .iter()
        .zip(&view.scratch.found_backs)
        .map(|(card, &back)| {
            let may = |card: ItemCard| card.back == back && !(is_found_heavy && is_light(card));
            card.unwrap_or_else(|| draw(&mut hidden, may, below).expect("there is a card with this back"))
        })
        .collect();
    for (back, it) in SEARCHED.into_iter().zip(&view.decks.items) {
        let pile = slots(&it.slots, &mut |_| any_with(&mut hidden, back, below));
        let unseen = pile.slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
        board.items.piles[back as usize] = pile;
        for &card in ItemCard::ALL.iter().filter(|card| card.back == back) {
            (0..board.items.unseen.count(card)).for_each(|_| board.items.unseen.take(card));
        }
        for _ in 0..unseen {
            let card = any_with(&mut hidden, back, below);
            board.items.unseen.add(card);
        }
    }
    trade(board, view);
}

/// NEM-16.4: what can be in an inventory.
fn is_light(card: ItemCard) -> bool {
    !card.item.print().is_heavy
}

fn any_with(hidden: &mut ItemPool, back: Back, below: &mut dyn FnMut(u32) -> u32) -> ItemCard {
    draw(hidden, |card| card.back == back, below).expect("there is a card with this back")
}

/// What the viewer was offered, or is offered back, by somebody.
fn shown_goods<'a>(
    view: &'a View,
    seat: Seat,
    offered: &[&'a Option<GoodsView>; 2],
) -> impl Iterator<Item = ItemCard> + use<'a> {
    let frames: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
    let owners = crate::view::traders(&frames).map(|(from, to)| [from, to]);
    let goods = offered.map(|it| it.as_ref().and_then(|it| it.goods));
    let cards: Vec<ItemCard> = owners
        .into_iter()
        .flat_map(|owners| owners.into_iter().zip(goods))
        .filter(|&(owner, _)| owner == seat)
        .filter_map(|(_, goods)| match goods {
            Some(Goods::Item(card)) if !card.item.print().is_heavy => Some(card),
            Some(Goods::Item(_) | Goods::Object(_)) | None => None,
        })
        .collect();
    cards.into_iter()
}

/// The offers of a trade: a card that is not seen is one that its owner has.
fn trade(board: &mut Board, view: &View) {
    board.scratch.trade.done = view.scratch.trade_done;
    board.scratch.trade.proposals = view.scratch.trade_proposals;
    let frames: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
    let owners = crate::view::traders(&frames);
    let goods = |it: &Option<GoodsView>, owner: Option<Seat>| {
        it.as_ref().and_then(|it| {
            it.goods.or_else(|| {
                let mut inventory = board.player(owner?).inventory.iter();
                inventory.find(|(card, _)| Some(card.back) == it.back).map(|(card, _)| Goods::Item(card))
            })
        })
    };
    let offered = goods(&view.scratch.offered, owners.map(|(from, _)| from));
    let in_return = goods(&view.scratch.in_return, owners.map(|(_, to)| to));
    board.scratch.trade.offered = offered;
    board.scratch.trade.in_return = in_return;
}

/// A pile as it is seen; what others have seen is drawn.
pub(super) fn slots<T: Word + Default, const N: usize>(
    view: &[SlotView<T>],
    any: &mut dyn FnMut(&SlotView<T>) -> T,
) -> Pile<T, N> {
    let mut pile = Pile::unseen(0);
    for slot in view {
        pile.put_on_top(match slot.known_by.is_empty() {
            true => Slot::Unseen,
            false => Slot::Seen(Known::to(slot.known_by, slot.card.unwrap_or_else(|| any(slot)))),
        });
    }
    pile
}
