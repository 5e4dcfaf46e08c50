//! NEM-24.12, NEM-24.15, LOC-27.12, LOC-27.18: items that could be where they are.

use engine::{Seat, Slot, Word};

use crate::{
    Aboard, CardOf, CarriedCard, CarriedItem, Counted, Held, Kin, ObjectOf, SEARCHED,
    imagine::{Below, draw, pile},
    rules::trade::Goods,
    view::{CardCount, GoodsView, ItemPileView},
    words::Back,
};

/// All that is seen of items, but for hands, which everybody sees.
#[derive(Debug)]
pub struct SeenItems<'a, C, O> {
    /// The discard piles.
    pub discard: &'a [CardCount<C>],
    /// The crafted items that are left.
    pub crafted: &'a [CardCount<C>],
    /// The decks.
    pub piles: &'a [ItemPileView<C>],
    /// What somebody has found, and by what back everybody knows it.
    pub found: &'a [Option<C>],
    /// The backs of what was found.
    pub found_backs: &'a [Back],
    /// Whether everybody knows that what was found is heavy.
    pub is_found_heavy: bool,
    /// Who offers something to whom.
    pub traders: Option<(Seat, Seat)>,
    /// What the first of them offers, and what the other does.
    pub offered: [Option<&'a GoodsView<C, O>>; 2],
    /// The inventories.
    pub carriers: Vec<Carrier<'a, C>>,
}

/// An inventory.
#[derive(Debug)]
pub struct Carrier<'a, C> {
    /// Whose it is.
    pub seat: Seat,
    /// What is in it, if that is seen.
    pub inventory: Option<&'a [CardCount<C>]>,
    /// By what backs everybody knows it.
    pub backs: &'a [Back],
    /// What everybody knows to be in it, because it was declared and is not used yet.
    pub declared: Vec<C>,
}

/// Items that are not seen are drawn by their backs, from `all` there are. What is held is on the board already.
pub fn items<G: Kin>(
    board: &mut G::Board,
    seen: &SeenItems<'_, CardOf<G>, ObjectOf<G>>,
    all: <G::Board as Aboard>::Pool,
    below: Below<'_>,
) {
    let mut hidden = all;
    take_seen::<G>(board, seen, &mut hidden);
    board.items_mut().discard = CardCount::pool(seen.discard);
    board.items_mut().crafted = CardCount::pool(seen.crafted);
    for carrier in &seen.carriers {
        inventory::<G>(board, seen, carrier, &mut hidden, below);
    }
    *board.found_mut() = seen
        .found
        .iter()
        .zip(seen.found_backs)
        .map(|(card, &back)| {
            let may = |card: CardOf<G>| card.back() == back && (card.is_heavy() || !seen.is_found_heavy);
            card.unwrap_or_else(|| draw(&mut hidden, may, below).expect("there is a card with this back"))
        })
        .collect();
    for (back, it) in SEARCHED.into_iter().zip(seen.piles) {
        let mut any = || draw(&mut hidden, |card: CardOf<G>| card.back() == back, below).expect("there is a card");
        let pile = pile(&it.slots, &mut |_| any());
        let n_unseen = pile.slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
        let unseen: Vec<CardOf<G>> = (0..n_unseen).map(|_| any()).collect();
        let items = board.items_mut();
        items.piles[back as usize] = pile;
        for &card in CardOf::<G>::ALL.iter().filter(|card| card.back() == back) {
            while items.unseen.iter().any(|(it, _)| it == card) {
                items.unseen.take(card);
            }
        }
        unseen.into_iter().for_each(|card| items.unseen.add(card));
    }
    trade::<G>(board, seen);
}

/// What is seen somewhere cannot be anywhere else.
fn take_seen<G: Kin>(
    board: &mut G::Board,
    seen: &SeenItems<'_, CardOf<G>, ObjectOf<G>>,
    hidden: &mut <G::Board as Aboard>::Pool,
) {
    let mut see = |card: CardOf<G>| take_if_there(hidden, card);
    let inventories = seen.carriers.iter().filter_map(|it| it.inventory);
    for counts in [seen.discard, seen.crafted].into_iter().chain(inventories) {
        counts.iter().for_each(|it| (0..it.count).for_each(|_| see(it.card)));
    }
    for carrier in &seen.carriers {
        board.hands(carrier.seat).items().for_each(|item| see(item.card()));
    }
    seen.piles.iter().flat_map(|pile| &pile.slots).filter_map(|slot| slot.card).for_each(&mut see);
    seen.found.iter().flatten().for_each(|&card| see(card));
    match *board.incoming_mut() {
        Held::Item(item) => see(item.card()),
        Held::Nothing | Held::Bound(..) | Held::Object(_) => (),
    }
}

fn take_if_there<P: Counted>(pool: &mut P, card: P::Kind) {
    if pool.iter().any(|(it, _)| it == card) {
        pool.take(card);
    }
}

fn inventory<G: Kin>(
    board: &mut G::Board,
    seen: &SeenItems<'_, CardOf<G>, ObjectOf<G>>,
    carrier: &Carrier<'_, CardOf<G>>,
    hidden: &mut <G::Board as Aboard>::Pool,
    below: Below<'_>,
) {
    let seat = carrier.seat;
    if let Some(inventory) = carrier.inventory {
        inventory.iter().for_each(|it| (0..it.count).for_each(|_| board.stow(seat, G::as_found(it.card))));
        return;
    }
    let mut backs = carrier.backs.to_vec();
    for card in carrier.declared.iter().copied().chain(offered::<G>(seen, seat)) {
        if let Some(at) = backs.iter().position(|&back| back == card.back()) {
            backs.remove(at);
            take_if_there(hidden, card);
            board.stow(seat, G::as_found(card));
        }
    }
    for back in backs {
        // NEM-16.4, LOC-17.4: nothing heavy is in an inventory.
        let may = |card: CardOf<G>| card.back() == back && !card.is_heavy();
        let card = draw(hidden, may, below).expect("there is a card with this back");
        board.stow(seat, G::as_found(card));
    }
}

/// What the viewer was offered, or is offered back, by somebody.
fn offered<'a, G: Kin>(
    seen: &'a SeenItems<'_, CardOf<G>, ObjectOf<G>>,
    seat: Seat,
) -> impl Iterator<Item = CardOf<G>> + 'a {
    let owners = seen.traders.map(|(from, to)| [from, to]);
    let goods = seen.offered.map(|it| it.and_then(|it| it.goods));
    let offers = owners.into_iter().flat_map(move |owners| owners.into_iter().zip(goods));
    offers.filter(move |&(owner, _)| owner == seat).filter_map(|(_, goods)| match goods {
        Some(Goods::Item(card)) if !card.is_heavy() => Some(card),
        Some(Goods::Item(_) | Goods::Object(_)) | None => None,
    })
}

/// The offers of a trade: a card that is not seen is one that its owner has.
fn trade<G: Kin>(board: &mut G::Board, seen: &SeenItems<'_, CardOf<G>, ObjectOf<G>>) {
    let goods = |it: Option<&GoodsView<CardOf<G>, ObjectOf<G>>>, owner: Option<Seat>| {
        let it = it?;
        it.goods.or_else(|| {
            let mut inventory = board.inventory(owner?).iter();
            inventory.find(|(card, _)| Some(card.back()) == it.back).map(|(card, _)| Goods::Item(card))
        })
    };
    let [offered, in_return] = seen.offered;
    let offered = goods(offered, seen.traders.map(|(from, _)| from));
    let in_return = goods(in_return, seen.traders.map(|(_, to)| to));
    let deal = board.deal_mut();
    (deal.offered, deal.in_return) = (offered, in_return);
}
