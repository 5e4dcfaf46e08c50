//! NEM-24, LOC-27: what both games hide alike, changed behind a viewer's back.

use engine::{Known, Pile, Pool, Seat, Seats, Slot, Viewer, Word};

use crate::{
    Aboard, CardOf, CarriedCard, ContaminationDeck, Contaminations, Counted, Kin, SEARCHED, everybody,
    imagine::{Below, draw},
    rules::trade::{Goods, GoodsOf},
};

/// Whether a viewer does not see something that somebody has seen.
pub fn is_hidden<T: Copy>(known: &Known<T>, viewer: Viewer) -> bool {
    known.by() != everybody() && known.seen_by(viewer).is_none()
}

/// What is hidden among these changes places, and with what nobody has seen; `alike` says which may stand for each
/// other.
pub fn redraw<'a, T: Word, P: Counted<Kind = T>>(
    known: impl Iterator<Item = &'a mut Known<T>>,
    unseen: &mut P,
    viewer: Viewer,
    alike: impl Fn(T, T) -> bool,
    below: Below<'_>,
) {
    let mut hidden: Vec<&mut Known<T>> = known.filter(|it| is_hidden(it, viewer)).collect();
    hidden.iter().for_each(|it| unseen.add(it.for_rules()));
    for it in &mut hidden {
        let before = it.for_rules();
        let drawn = draw(unseen, |other| alike(before, other), below).expect("what was put back can be drawn");
        **it = Known::to(it.by(), drawn);
    }
}

/// NEM-24.15, LOC-27.18: cards in a deck that others have seen.
pub fn pile<T: Word + Default, const N: usize, const K: usize>(
    pile: &mut Pile<T, N>,
    unseen: &mut Pool<T, K>,
    viewer: Viewer,
    below: Below<'_>,
) {
    let slots = pile.slots().to_vec();
    for slot in &slots {
        if let Slot::Seen(card) = slot
            && is_hidden(card, viewer)
        {
            unseen.add(card.for_rules());
        }
    }
    *pile = Pile::unseen(0);
    for slot in slots {
        pile.put_on_top(match slot {
            Slot::Seen(card) if is_hidden(&card, viewer) => {
                Slot::Seen(Known::to(card.by(), draw(unseen, |_| true, below).expect("a card was put back")))
            }
            slot => slot,
        });
    }
}

/// NEM-24.11, LOC-27.11: what scans have told others of the cards of a pile.
pub fn contamination(cards: &mut Contaminations, deck: &mut ContaminationDeck, below: Below<'_>) {
    if cards.infected > 0 && deck.clean > 0 && below(2) == 0 {
        cards.infected -= 1;
        cards.clean += 1;
        deck.infected += 1;
        deck.clean -= 1;
    } else if cards.clean > 0 && deck.infected > 0 && below(2) == 0 {
        cards.clean -= 1;
        cards.infected += 1;
        deck.clean += 1;
        deck.infected -= 1;
    }
}

/// Who does what with items that others do not see.
#[derive(Debug)]
pub struct Handling<C> {
    /// Who has found something.
    pub searcher: Option<Seat>,
    /// Whether everybody knows that what was found is heavy.
    pub is_found_heavy: bool,
    /// Who offers something to whom.
    pub traders: Option<(Seat, Seat)>,
    /// What everybody knows others to have, because it was declared and is not used yet.
    pub declared: Vec<(Seat, C)>,
}

/// NEM-24.12, NEM-24.15, NEM-24.16, LOC-27.12, LOC-27.18, LOC-27.22: items of others, by their backs, and cards in the
/// decks.
pub fn items<G: Kin>(
    board: &mut G::Board,
    handling: &Handling<CardOf<G>>,
    viewer: Viewer,
    others: &[Seat],
    below: Below<'_>,
) {
    let hides_found = handling.searcher.is_some_and(|seat| !viewer.is(seat));
    for back in SEARCHED {
        let of_back = |card: CardOf<G>| card.back() == back;
        let mut hidden = <G::Board as Aboard>::Pool::default();
        let unseen: Vec<_> = board.items_mut().unseen.iter().filter(|&(card, _)| of_back(card)).collect();
        for (card, n) in unseen {
            (0..n).for_each(|_| {
                board.items_mut().unseen.take(card);
                hidden.add(card);
            });
        }
        // What is offered in a trade is seen by those who trade.
        let mut wanted: Vec<Seat> = Vec::new();
        for &seat in others {
            let mut kept: Vec<CardOf<G>> =
                handling.declared.iter().filter(|&&(by, _)| by == seat).map(|&(_, card)| card).collect();
            for (card, to) in offered_by::<G>(board, handling, seat) {
                if viewer.is(to) && !kept.contains(&card) {
                    kept.push(card);
                }
            }
            let inventory: Vec<_> = board.inventory(seat).iter().filter(|&(card, _)| of_back(card)).collect();
            for (card, n) in inventory {
                let n_kept = kept.iter().filter(|&&it| it == card).count().min(n.into());
                for _ in n_kept..n.into() {
                    board.take_item(seat, card);
                    hidden.add(card);
                    wanted.push(seat);
                }
            }
        }
        if hides_found {
            board.found().iter().filter(|&&card| of_back(card)).for_each(|&card| hidden.add(card));
        }
        let slots = board.items_mut().pile(back).slots().to_vec();
        for slot in &slots {
            if let Slot::Seen(card) = slot
                && is_hidden(card, viewer)
            {
                hidden.add(card.for_rules());
            }
        }
        for seat in wanted {
            let card = draw(&mut hidden, |card| !card.is_heavy(), below).expect("what was put in can be drawn");
            board.stow(seat, G::as_found(card));
        }
        if hides_found {
            for card in board.found_mut().iter_mut().filter(|card| of_back(**card)) {
                let may = |card: CardOf<G>| card.is_heavy() || !handling.is_found_heavy;
                *card = draw(&mut hidden, may, below).expect("what was put in can be drawn");
            }
        }
        let mut pile = Pile::unseen(0);
        for slot in &slots {
            pile.put_on_top(match slot {
                Slot::Seen(card) if is_hidden(card, viewer) => {
                    Slot::Seen(Known::to(card.by(), draw(&mut hidden, |_| true, below).expect("a card is left")))
                }
                Slot::Seen(card) => Slot::Seen(*card),
                Slot::Unseen => Slot::Unseen,
            });
        }
        board.items_mut().piles[back as usize] = pile;
        board.items_mut().unseen.take_all(&mut hidden);
    }
    offers_follow::<G>(board, handling, viewer);
}

/// What somebody offers in a trade, and to whom.
fn offered_by<G: Kin>(
    board: &G::Board,
    handling: &Handling<CardOf<G>>,
    seat: Seat,
) -> impl Iterator<Item = (CardOf<G>, Seat)> {
    let deal = *board.deal();
    let goods = handling.traders.map(|(from, to)| [(from, deal.offered, to), (to, deal.in_return, from)]);
    goods.into_iter().flatten().filter(move |&(by, ..)| by == seat).filter_map(|(_, goods, to)| match goods {
        Some(Goods::Item(card)) => Some((card, to)),
        Some(Goods::Object(_)) | None => None,
    })
}

/// A card that is offered behind the viewer's back is one that its owner has now.
fn offers_follow<G: Kin>(board: &mut G::Board, handling: &Handling<CardOf<G>>, viewer: Viewer) {
    let Some((from, to)) = handling.traders else { return };
    if viewer.is_any_of(Seats::one(from).with(to)) {
        return;
    }
    let other = |board: &G::Board, goods: Option<GoodsOf<G>>, owner: Seat| match goods {
        Some(goods @ Goods::Item(card)) if !goods.is_open() => {
            let mut inventory = board.inventory(owner).iter();
            inventory.find(|(it, _)| it.back() == card.back()).map(|(card, _)| Goods::Item(card))
        }
        goods => goods,
    };
    let offered = other(board, board.deal().offered, from);
    let in_return = other(board, board.deal().in_return, to);
    let deal = board.deal_mut();
    (deal.offered, deal.in_return) = (offered, in_return);
}
