//! NEM-24: the same table to a viewer, with all that is hidden from them changed. Written from the
//! table of hidden information, row by row.

use engine::{Known, Memory, Pool, Seat, State, Viewer, Word};
use nemesis_kit::imagine::{
    draw,
    scramble::{self as kit, Handling, is_hidden, redraw},
};

use super::dealing::{Needs, deal_hand, declared_items};
use crate::{
    Frame, Nemesis,
    board::{Board, Cards},
    words::{Coordinates, EngineToken, Objective, ObjectiveDeck, Room},
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
    kit::pile(&mut board_events.pile, &mut board_events.unseen, viewer, below);
    let board_attacks = &mut board.attacks;
    kit::pile(&mut board_attacks.pile, &mut board_attacks.unseen, viewer, below);
    intruder_player(&mut board, viewer, below);
    State::left_at(board, frames.iter().copied())
}

/// NEM-24.1: face-down tiles that others have seen.
fn tiles(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    let Board { places, unseen_tiles, .. } = board;
    let is_alike = |one: Room, other: Room| one.print().tile == other.print().tile;
    let tiles = places.iter_mut().filter_map(|place| place.tile.as_mut());
    redraw(tiles, unseen_tiles, viewer, is_alike, below);
}

/// NEM-24.2: face-down exploration tokens that others have seen.
fn exploration_tokens(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    let Board { places, unseen_tokens, .. } = board;
    let tokens = places.iter_mut().filter_map(|place| place.token.as_mut());
    redraw(tokens, unseen_tokens, viewer, |_, _| true, below);
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
            kit::contamination(&mut pile.contamination, contamination, below);
        }
    }
}

/// NEM-24.12, NEM-24.15, NEM-24.16: items of others, by their backs, and cards in the decks.
fn items(board: &mut Board, frames: &[Frame], viewer: Viewer, others: &[Seat], below: &mut dyn FnMut(u32) -> u32) {
    let declared =
        others.iter().flat_map(|&seat| declared_items(board, seat).into_iter().map(move |card| (seat, card)));
    let handling = Handling {
        searcher: crate::view::searcher(frames),
        is_found_heavy: crate::view::is_found_heavy(frames),
        traders: crate::view::traders(frames),
        declared: declared.collect(),
    };
    kit::items::<Nemesis>(board, &handling, viewer, others, below);
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
