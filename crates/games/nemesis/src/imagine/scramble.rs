//! NEM-24: the same table to a viewer, with all that is hidden from them changed. Written from the
//! table of hidden information, row by row.

use engine::{Known, Memory, Pile, Pool, Seat, Seats, Slot, State, Viewer, Word};

use super::dealing::{Needs, deal_hand, declared_items, draw};
use crate::{
    Frame, Nemesis,
    board::{Board, Cards, ItemPool, SEARCHED, everybody},
    rules::trade::Goods,
    words::{Coordinates, EngineToken, Objective, ObjectiveDeck, Tile},
};

pub(super) fn scramble(state: &State<Nemesis>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Nemesis> {
    let mut board = *state.board();
    let frames = state.under_way();
    let others: Vec<Seat> = board.seats().filter(|&seat| !viewer.is(seat)).collect();
    tiles(&mut board, viewer, below);
    exploration_tokens(&mut board, viewer, below);
    coordinates_and_engines(&mut board, viewer, &others, below);
    objectives(&mut board, viewer, &others, below);
    for &seat in &others {
        personal_cards(&mut board, frames, seat, below);
    }
    contamination(&mut board, &others, below);
    items(&mut board, frames, viewer, &others, below);
    let board_events = &mut board.events;
    pile(&mut board_events.pile, &mut board_events.unseen, viewer, below);
    let board_attacks = &mut board.attacks;
    pile(&mut board_attacks.pile, &mut board_attacks.unseen, viewer, below);
    intruder_player(&mut board, viewer, below);
    State::left_at(board, frames.iter().copied())
}

fn is_hidden<T: Copy>(known: &Known<T>, viewer: Viewer) -> bool {
    known.by() != everybody() && known.seen_by(viewer).is_none()
}

/// NEM-24.1: face-down tiles that others have seen.
fn tiles(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    for kind in [Tile::One, Tile::Two] {
        let Board { places, unseen_tiles, .. } = board;
        let hidden = |tile: &Known<_>| is_hidden(tile, viewer);
        let mut of_kind: Vec<_> = places
            .iter_mut()
            .filter_map(|place| place.tile.as_mut())
            .filter(|tile| hidden(tile) && tile.for_rules().print().tile == kind)
            .collect();
        of_kind.iter().for_each(|tile| unseen_tiles.add(tile.for_rules()));
        for tile in &mut of_kind {
            let drawn = draw(unseen_tiles, |room| room.print().tile == kind, below);
            **tile = Known::to(tile.by(), drawn.expect("a tile was put back"));
        }
    }
}

/// NEM-24.2: face-down exploration tokens that others have seen.
fn exploration_tokens(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    let Board { places, unseen_tokens, .. } = board;
    let hidden = |token: &&mut Known<_>| is_hidden(token, viewer);
    let mut tokens: Vec<_> = places.iter_mut().filter_map(|place| place.token.as_mut()).filter(hidden).collect();
    tokens.iter().for_each(|token| unseen_tokens.add(token.for_rules()));
    for token in &mut tokens {
        **token = Known::to(token.by(), draw(unseen_tokens, |_| true, below).expect("a token was put back"));
    }
}

/// NEM-24.4, NEM-24.6: what others have seen of the course and the engines.
fn coordinates_and_engines(board: &mut Board, viewer: Viewer, others: &[Seat], below: &mut dyn FnMut(u32) -> u32) {
    if let Some(card) = board.tracks.coordinates.filter(|card| is_hidden(card, viewer)) {
        let any = Coordinates::ALL[below(Coordinates::ALL.len() as u32) as usize];
        board.tracks.coordinates = Some(Known::to(card.by(), any));
    }
    for engine in board.engines.iter_mut().flatten().filter(|engine| is_hidden(engine, viewer)) {
        *engine = Known::to(engine.by(), EngineToken::ALL[below(2) as usize]);
    }
    for &seat in others {
        let seen = board.player(seat).engines_seen;
        let mut memory = Memory::new();
        seen.seen().iter().for_each(|it| memory.remember(it.what, EngineToken::ALL[below(2) as usize], it.round));
        board.player_mut(seat).engines_seen = memory;
        let seen = board.player(seat).objectives_seen;
        let mut memory = Memory::new();
        // What was remembered is another objective, but each only once.
        let shift = below(25) as usize;
        for it in seen.seen() {
            memory.remember(Objective::ALL[(it.what.index() + shift) % 25], it.value, it.round);
        }
        board.player_mut(seat).objectives_seen = memory;
    }
}

/// NEM-24.7: objectives of others change places with each other and with those in the box.
fn objectives(board: &mut Board, viewer: Viewer, others: &[Seat], below: &mut dyn FnMut(u32) -> u32) {
    let players = board.setup.players;
    for deck in ObjectiveDeck::ALL {
        let is_there = |objective: Objective| {
            let print = objective.print();
            print.deck == *deck && print.from_players <= players
        };
        let mut hidden: Pool<Objective, 25> = Pool::of(|objective| is_there(objective) as u8);
        let held = |board: &Board, seat: Seat| board.player(seat).objectives;
        for seat in board.seats() {
            for objective in held(board, seat).into_iter().flatten() {
                let is_shown = viewer.is(seat) || !is_hidden(&objective, viewer);
                if is_shown && is_there(objective.for_rules()) {
                    hidden.take(objective.for_rules());
                }
            }
        }
        board.common_objectives.iter().filter(|&&it| is_there(it)).for_each(|&it| hidden.take(it));
        for &seat in others {
            for objective in board.player_mut(seat).objectives.iter_mut().flatten() {
                if is_hidden(objective, viewer) && is_there(objective.for_rules()) {
                    let any = draw(&mut hidden, |_| true, below).expect("there are objectives enough");
                    *objective = Known::to(objective.by(), any);
                }
            }
        }
    }
}

/// NEM-24.8, NEM-24.9: which of the cards that are not discarded are in hand.
fn personal_cards(board: &mut Board, frames: &[Frame], seat: Seat, below: &mut dyn FnMut(u32) -> u32) {
    let needs = Needs::of(board, frames, seat);
    let player = board.player_mut(seat);
    let n = player.hand.len();
    let (mut deck, mut hand) = (player.deck, player.hand);
    let mut all = Cards::default();
    all.take_all(&mut deck);
    all.take_all(&mut hand);
    player.hand = deal_hand(&mut all, n, needs, below);
    player.deck = all;
}

/// NEM-24.11: what scans have told others.
fn contamination(board: &mut Board, others: &[Seat], below: &mut dyn FnMut(u32) -> u32) {
    let Board { players, contamination, .. } = board;
    for seat in others {
        let player = &mut players[seat.index()];
        for pile in [&mut player.deck, &mut player.hand, &mut player.discard] {
            let cards = &mut pile.contamination;
            if cards.infected > 0 && contamination.clean > 0 && below(2) == 0 {
                cards.infected -= 1;
                cards.clean += 1;
                contamination.infected += 1;
                contamination.clean -= 1;
            } else if cards.clean > 0 && contamination.infected > 0 && below(2) == 0 {
                cards.clean -= 1;
                cards.infected += 1;
                contamination.clean += 1;
                contamination.infected -= 1;
            }
        }
    }
}

/// NEM-24.12, NEM-24.15, NEM-24.16: items of others, by their backs, and cards in the decks.
fn items(board: &mut Board, frames: &[Frame], viewer: Viewer, others: &[Seat], below: &mut dyn FnMut(u32) -> u32) {
    let searcher = crate::view::searcher(frames);
    for back in SEARCHED {
        let mut hidden = ItemPool::new();
        board.items.unseen.iter().filter(|(card, _)| card.back == back).for_each(|(card, n)| {
            (0..n).for_each(|_| hidden.add(card));
        });
        for (card, n) in hidden.iter().collect::<Vec<_>>() {
            (0..n).for_each(|_| board.items.unseen.take(card));
        }
        let declared: Vec<_> = others.iter().map(|&seat| declared_items(board, seat)).collect();
        // What is offered in a trade is seen by those who trade.
        let mut wanted: Vec<(Seat, u8)> = Vec::new();
        for (&seat, declared) in others.iter().zip(&declared) {
            let mut kept: ItemPool = ItemPool::new();
            declared.iter().filter(|card| card.back == back).for_each(|&card| kept.add(card));
            for (card, to) in offered_by(board, frames, seat) {
                if card.back == back && viewer.is(to) && kept.count(card) == 0 {
                    kept.add(card);
                }
            }
            let inventory = &mut board.player_mut(seat).inventory;
            let mut n_hidden = 0;
            for (card, n) in inventory.iter().filter(|(card, _)| card.back == back).collect::<Vec<_>>() {
                for _ in kept.count(card)..n {
                    inventory.take(card);
                    hidden.add(card);
                    n_hidden += 1;
                }
            }
            wanted.push((seat, n_hidden));
        }
        let hides_found = searcher.is_some_and(|seat| !viewer.is(seat));
        let found: Vec<_> = board.scratch.found.iter().copied().collect();
        if hides_found {
            found.iter().filter(|card| card.back == back).for_each(|&card| hidden.add(card));
        }
        let slots: Vec<_> = board.items.pile(back).slots().to_vec();
        for slot in &slots {
            if let Slot::Seen(card) = slot
                && is_hidden(card, viewer)
            {
                hidden.add(card.for_rules());
            }
        }
        let light = |card: crate::words::ItemCard| !card.item.print().is_heavy;
        for (seat, n) in wanted {
            for _ in 0..n {
                let card = draw(&mut hidden, light, below).expect("what was put in can be drawn");
                board.player_mut(seat).inventory.add(card);
            }
        }
        if hides_found {
            for card in board.scratch.found.iter_mut().filter(|card| card.back == back) {
                let may = |card| !light(card) || !crate::view::is_found_heavy(frames);
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
        board.items.piles[back as usize] = pile;
        board.items.unseen.take_all(&mut hidden);
    }
    offers_follow(board, frames, viewer);
}

/// What somebody offers in a trade, and to whom.
fn offered_by(board: &Board, frames: &[Frame], seat: Seat) -> impl Iterator<Item = (crate::words::ItemCard, Seat)> {
    let deal = board.scratch.trade;
    let (from, to) = crate::view::traders(frames).unwrap_or((Seat(7), Seat(7)));
    let offered = deal.offered.filter(|_| seat == from).map(|goods| (goods, to));
    let back = deal.in_return.filter(|_| seat == to).map(|goods| (goods, from));
    offered.into_iter().chain(back).filter_map(|(goods, to)| match goods {
        Goods::Item(card) => Some((card, to)),
        Goods::Object(_) => None,
    })
}

/// A card that is offered behind the viewer's back is one that its owner has now.
fn offers_follow(board: &mut Board, frames: &[Frame], viewer: Viewer) {
    let Some((from, to)) = crate::view::traders(frames) else { return };
    if viewer.is_any_of(Seats::one(from).with(to)) {
        return;
    }
    let other = |board: &Board, goods: Option<Goods>, owner: Seat| match goods {
        Some(Goods::Item(card)) if !Goods::Item(card).is_open() => {
            let same_back = board.player(owner).inventory.iter().find(|(it, _)| it.back == card.back);
            same_back.map(|(card, _)| Goods::Item(card))
        }
        goods => goods,
    };
    board.scratch.trade.offered = other(board, board.scratch.trade.offered, from);
    board.scratch.trade.in_return = other(board, board.scratch.trade.in_return, to);
}

/// NEM-24.15: cards in a deck that others have seen.
fn pile<T: Word + Default, const N: usize, const K: usize>(
    pile: &mut Pile<T, N>,
    unseen: &mut Pool<T, K>,
    viewer: Viewer,
    below: &mut dyn FnMut(u32) -> u32,
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

/// NEM-24.24: the hand of whoever leads the intruders, and what they are looking at.
fn intruder_player(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    let Some(seat) = board.intruders.seat.filter(|&seat| !viewer.is(seat)) else { return };
    debug_assert!(!viewer.is(seat), "the own hand is seen");
    let n = board.intruders.hand.len();
    let mut all = board.intruders.deck;
    all.take_all(&mut board.intruders.hand);
    for _ in 0..n {
        board.intruders.hand.add(draw(&mut all, |_| true, below).expect("a card was put back"));
    }
    board.intruders.deck = all;
    for card in board.scratch.attacks.iter_mut() {
        board.attacks.unseen.add(*card);
        *card = draw(&mut board.attacks.unseen, |_| true, below).expect("a card was put back");
    }
    for event in board.scratch.events.iter_mut() {
        board.events.unseen.add(*event);
        *event = draw(&mut board.events.unseen, |_| true, below).expect("a card was put back");
    }
}
