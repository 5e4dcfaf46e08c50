//! Decks that could lie so.

use engine::Pool;
use nemesis_kit::{
    imagine::{draw, pile},
    view::WoundCount,
};

use crate::{Frame, board::Board, rules::injuries, view::View, words::Event};

/// Events, attacks and wounds.
pub(super) fn decks(board: &mut Board, view: &View, frames: &[Frame], below: &mut dyn FnMut(u32) -> u32) {
    let decks = &view.decks;
    let mut events: Pool<Event, 20> = Pool::of(|_| 1);
    for it in &decks.event_discard {
        events.take(it.card);
        board.events.discard.add(it.card);
    }
    for it in &decks.events_removed {
        events.take(it.card);
        board.events_removed.add(it.card);
    }
    board.event_in_play = decks.event_in_play;
    decks.event_in_play.into_iter().for_each(|event| events.take(event));
    decks.events.iter().filter_map(|slot| slot.card).for_each(|card| events.take(card));
    view.scratch.events.iter().flatten().for_each(|&card| events.take(card));
    let mut any = || draw(&mut events, |_| true, below).expect("there is an event left");
    board.events.pile = pile(&decks.events, &mut |_| any());
    board.scratch.events = view.scratch.events.iter().map(|card| card.unwrap_or_else(&mut any)).collect();
    board.events.unseen = events;

    let mut attacks = board.attacks.unseen;
    for it in &decks.attack_discard {
        for _ in 0..it.count {
            attacks.take(it.card);
            board.attacks.discard.add(it.card);
        }
    }
    frames.iter().filter_map(injuries::first_card).for_each(|card| attacks.take(card));
    decks.attacks.iter().filter_map(|slot| slot.card).for_each(|card| attacks.take(card));
    view.scratch.attacks.iter().flatten().for_each(|&card| attacks.take(card));
    let mut any = || draw(&mut attacks, |_| true, below).expect("there is an attack card left");
    board.attacks.pile = pile(&decks.attacks, &mut |_| any());
    board.scratch.attacks = view.scratch.attacks.iter().map(|card| card.unwrap_or_else(&mut any)).collect();
    board.attacks.unseen = attacks;

    board.wounds.deck = WoundCount::pool(&decks.wounds);
    board.wounds.discard = WoundCount::pool(&decks.wound_discard);
}

pub(super) fn intruder_player(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    let it = &view.intruders;
    board.intruders.seat = it.seat;
    board.intruders.is_in_charge = it.is_in_charge;
    if it.seat.is_none() {
        return;
    }
    let mut all = Pool::of(|_| 1);
    it.discard.iter().for_each(|&card| {
        all.take(card);
        board.intruders.discard.add(card);
    });
    match &it.cards {
        Some(cards) => cards.iter().for_each(|&card| {
            all.take(card);
            board.intruders.hand.add(card);
        }),
        None => (0..it.hand).for_each(|_| {
            board.intruders.hand.add(draw(&mut all, |_| true, below).expect("there is a card left"));
        }),
    }
    board.intruders.deck = all;
}
