//! LOC-27: the same table to a viewer, with all that is hidden from them changed. Written from the table of hidden
//! information, line by line.

use engine::{Known, Memory, Pool, Seat, State, Viewer, Word};
use nemesis_kit::imagine::{
    Below, draw,
    scramble::{self as kit, Handling, is_hidden, redraw},
};

use super::dealing::{Needs, deal_hand};
use crate::{
    Frame, Lockdown,
    board::{Board, Cards},
    view::{are_drawn_for_the_hand, is_found_heavy, looker, owner_of_drawn, searcher, traders},
    words::{Item, Objective, ObjectiveDeck, Room},
};

pub(super) fn scramble(state: &State<Lockdown>, viewer: Viewer, below: Below<'_>) -> State<Lockdown> {
    let mut board = *state.board();
    let frames = state.under_way();
    let others: Vec<Seat> = board.seats().filter(|&seat| !viewer.is(seat)).collect();
    rooms(&mut board, viewer, below);
    codes_and_css(&mut board, viewer, below);
    objectives(&mut board, viewer, &others, below);
    for &seat in &others {
        memories(&mut board, seat, below);
        personal_cards(&mut board, frames, seat, below);
    }
    contamination(&mut board, frames, &others, below);
    items(&mut board, frames, viewer, &others, below);
    decks(&mut board, frames, viewer, below);
    State::left_at(board, frames.iter().copied())
}

/// LOC-27.1: face-down tiles and exploration tokens that others have seen.
fn rooms(board: &mut Board, viewer: Viewer, below: Below<'_>) {
    let Board { places, unseen_tiles, unseen_tokens, unseen_surface_tokens, .. } = board;
    let is_alike = |one: Room, other: Room| one.print().tile == other.print().tile;
    redraw(places.iter_mut().filter_map(|place| place.tile.as_mut()), unseen_tiles, viewer, is_alike, below);
    let tokens = places.iter_mut().filter_map(|place| place.token.as_mut());
    redraw(tokens, unseen_tokens, viewer, |_, _| true, below);
    let tokens = places.iter_mut().filter_map(|place| place.surface_token.as_mut());
    redraw(tokens, unseen_surface_tokens, viewer, |_, _| true, below);
}

/// LOC-27.4, LOC-27.5, LOC-27.8: contingency and CSS tokens that others have seen. LOC-27.6: the active one nobody has.
fn codes_and_css(board: &mut Board, viewer: Viewer, below: Below<'_>) {
    let Board { contingencies, time, .. } = board;
    let codes = contingencies.tokens.iter_mut().filter_map(|token| token.code.as_mut());
    redraw(codes, &mut contingencies.unseen, viewer, |_, _| true, below);
    let css = time.css.iter_mut().filter_map(|css| css.token.as_mut());
    redraw(css, &mut time.unseen_css, viewer, |_, _| true, below);
}

/// LOC-27.3: objectives of others change places with each other and with those in the box.
fn objectives(board: &mut Board, viewer: Viewer, others: &[Seat], below: Below<'_>) {
    let players = board.setup.players;
    for deck in ObjectiveDeck::ALL {
        let is_there = |objective: Objective| {
            let print = objective.print();
            print.deck == *deck && print.from_players <= players
        };
        let mut hidden: Pool<Objective, 28> = Pool::of(|objective| is_there(objective) as u8);
        let is_shown = |known: &Known<Objective>, seat: Seat| viewer.is(seat) || !is_hidden(known, viewer);
        for seat in board.seats() {
            for objective in board.player(seat).objectives.into_iter().flatten() {
                if is_shown(&objective, seat) && is_there(objective.for_rules()) {
                    hidden.take(objective.for_rules());
                }
            }
        }
        board.common_objectives.iter().filter(|&&it| is_there(it)).for_each(|&it| hidden.take(it));
        for &seat in others {
            for objective in board.player_mut(seat).objectives.iter_mut().flatten() {
                if !is_shown(objective, seat) && is_there(objective.for_rules()) {
                    let any = draw(&mut hidden, |_| true, below).expect("there are objectives enough");
                    *objective = Known::to(objective.by(), any);
                }
            }
        }
    }
}

/// LOC-27.3: what others remember of objectives is another one, but each only once.
fn memories(board: &mut Board, seat: Seat, below: Below<'_>) {
    let n = Objective::ALL.len();
    let shift = below(n as u32) as usize;
    let mut memory = Memory::new();
    for it in board.player(seat).objectives_seen.seen() {
        memory.remember(Objective::ALL[(it.what.index() + shift) % n], it.value, it.round);
    }
    board.player_mut(seat).objectives_seen = memory;
}

/// LOC-27.9, LOC-27.10: which of the cards that are not discarded are in hand.
fn personal_cards(board: &mut Board, frames: &[Frame], seat: Seat, below: Below<'_>) {
    let needs = Needs::of(board, frames, seat);
    let is_drawing = owner_of_drawn(frames) == Some(seat) && are_drawn_for_the_hand(frames);
    let mut drawn = if is_drawing { std::mem::take(&mut board.scratch.drawn) } else { Cards::default() };
    let n_drawn = drawn.len();
    let player = board.player_mut(seat);
    let n = player.hand.len();
    let (mut deck, mut hand) = (player.deck, player.hand);
    let mut all = Cards::default();
    all.take_all(&mut deck);
    all.take_all(&mut hand);
    all.take_all(&mut drawn);
    let drawn = deal_hand(&mut all, n_drawn, Needs::of_drawn(frames), below);
    player.hand = deal_hand(&mut all, n, needs, below);
    player.deck = all;
    if is_drawing {
        board.scratch.drawn = drawn;
    }
}

/// LOC-27.11, LOC-27.26: what scans have told others, of what went with the dead, too.
fn contamination(board: &mut Board, frames: &[Frame], others: &[Seat], below: Below<'_>) {
    let Board { players, contamination, contamination_gone, scratch, .. } = board;
    for seat in others {
        let player = &mut players[seat.index()];
        for pile in [&mut player.deck, &mut player.hand, &mut player.discard] {
            kit::contamination(&mut pile.contamination, contamination, below);
        }
    }
    if owner_of_drawn(frames).is_some_and(|owner| others.contains(&owner)) {
        kit::contamination(&mut scratch.drawn.contamination, contamination, below);
    }
    kit::contamination(contamination_gone, contamination, below);
}

/// LOC-27.12, LOC-27.18, LOC-27.22, LOC-27.25: items of others, by their backs, and cards in the decks.
fn items(board: &mut Board, frames: &[Frame], viewer: Viewer, others: &[Seat], below: Below<'_>) {
    let handling = Handling {
        searcher: searcher(frames),
        is_found_heavy: is_found_heavy(frames),
        traders: traders(frames),
        declared: Vec::new(),
    };
    kit::items::<Lockdown>(board, &handling, viewer, others, below);
    for &seat in others {
        let player = board.player_mut(seat);
        let flashlights =
            player.inventory.iter().filter(|(card, _)| card.item == Item::Flashlight).map(|(_, n)| n).sum();
        player.flashlights = [0; 3];
        (0..flashlights).for_each(|_: u8| player.flashlights[below(3) as usize] += 1);
    }
}

/// LOC-27.18: cards in a deck that others have seen.
fn decks(board: &mut Board, frames: &[Frame], viewer: Viewer, below: Below<'_>) {
    let Board { events, attacks, computers, scratch, .. } = board;
    kit::pile(&mut events.pile, &mut events.unseen, viewer, below);
    kit::pile(&mut attacks.pile, &mut attacks.unseen, viewer, below);
    kit::pile(&mut computers.pile, &mut computers.unseen, viewer, below);
    // LOC-37.25: those that are looked at.
    if looker(frames).is_some_and(|seat| !viewer.is(seat)) {
        scratch.computers.iter().for_each(|&card| computers.unseen.add(card));
        for card in scratch.computers.iter_mut() {
            *card = draw(&mut computers.unseen, |_| true, below).expect("a card was put back");
        }
    }
}
