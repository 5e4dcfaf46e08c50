//! Items and decks that could be where they are.

use engine::{Pile, Pool};
use nemesis_kit::{
    imagine::{self, Below, Carrier, SeenItems, draw, pile},
    view::{CardCount, WoundCount},
};

use super::held;
use crate::{
    Frame, Lockdown,
    audit::{first_card, surface_card},
    board::{Board, ItemPool},
    view::{View, is_found_heavy, traders},
    words::{Back, Character, ComputerCard, Event, ItemCard},
};

/// Items that are not seen are drawn by their backs.
pub(super) fn items(board: &mut Board, view: &View, frames: &[Frame], below: Below<'_>) {
    board.scratch.incoming = held(&view.scratch.incoming);
    board.scratch.trade.done = view.scratch.trade_done;
    board.scratch.trade.proposals = view.scratch.trade_proposals;
    let carriers = view.players.iter().map(|player| Carrier {
        seat: player.seat,
        inventory: player.inventory.as_deref(),
        backs: &player.backs,
        declared: Vec::new(),
    });
    let seen = SeenItems {
        discard: &view.decks.item_discard,
        crafted: &view.decks.crafted,
        piles: &view.decks.items,
        found: &view.scratch.found,
        found_backs: &view.scratch.found_backs,
        is_found_heavy: is_found_heavy(frames),
        traders: traders(frames),
        offered: [view.scratch.offered.as_ref(), view.scratch.in_return.as_ref()],
        carriers: carriers.collect(),
    };
    let all = ItemPool::of(|card| copies(view, card));
    imagine::items::<Lockdown>(board, &seen, all, below);
    for player in &view.players {
        if let Some(flashlights) = player.flashlights {
            board.player_mut(player.seat).flashlights = flashlights;
        }
    }
}

/// LOC-27.14: how many cards of an item there can be. Whose starting and quest items are in the game, everybody knows.
fn copies(view: &View, card: ItemCard) -> u8 {
    let is_played = |it: Character| view.players.iter().any(|player| player.character == it);
    match card.back {
        Back::Red | Back::Yellow | Back::Green | Back::Blue => card.item.copies(card.back),
        Back::Starting => card.item.starts_with().is_some_and(is_played) as u8,
        Back::Quest => {
            let waits = view.players.iter().any(|player| player.inactive_quest == Some(card.item));
            (!waits && card.item.quest_of().is_some_and(is_played)) as u8
        }
    }
}

/// Events, attacks, computer cards and wounds.
pub(super) fn decks(board: &mut Board, view: &View, frames: &[Frame], below: Below<'_>) {
    let decks = &view.decks;
    let intruders = board.setup.intruders;
    let mut events: Pool<Event, 29> = Pool::of(|event| intruders.event(event).is_some() as u8);
    decks.event_discard.iter().chain(&decks.events_removed).for_each(|it| events.take(it.card));
    board.events.discard = CardCount::pool(&decks.event_discard);
    board.events_removed = CardCount::pool(&decks.events_removed);
    board.event_in_play = decks.event_in_play;
    decks.event_in_play.into_iter().for_each(|event| events.take(event));
    decks.events.iter().filter_map(|slot| slot.card).for_each(|card| events.take(card));
    board.events.pile =
        pile(&decks.events, &mut |_| draw(&mut events, |_| true, below).expect("there is an event left"));
    board.events.unseen = events;

    let mut attacks = board.attacks.unseen;
    board.attacks.discard = CardCount::pool(&decks.attack_discard);
    decks.attack_discard.iter().for_each(|it| (0..it.count).for_each(|_| attacks.take(it.card)));
    frames.iter().filter_map(first_card).for_each(|card| attacks.take(card));
    decks.attacks.iter().filter_map(|slot| slot.card).for_each(|card| attacks.take(card));
    board.attacks.pile =
        pile(&decks.attacks, &mut |_| draw(&mut attacks, |_| true, below).expect("there is an attack card left"));
    board.attacks.unseen = attacks;

    let mut computers: Pool<ComputerCard, 6> = Pool::of(|_| 1);
    board.computers.discard = CardCount::pool(&decks.computer_discard);
    decks.computer_discard.iter().for_each(|it| computers.take(it.card));
    board.computer = view.computer;
    view.computer.into_iter().for_each(|card| computers.take(card));
    decks.computers.iter().filter_map(|slot| slot.card).for_each(|card| computers.take(card));
    // LOC-3.13: put aside until another card is up.
    if frames.iter().any(|frame| matches!(frame, Frame::FirstComputerCard(it) if it.lock_down)) {
        computers.take(ComputerCard::LockDown);
    }
    view.scratch.computers.iter().flatten().for_each(|&card| computers.take(card));
    let mut any = || draw(&mut computers, |_| true, below).expect("there is a card left");
    board.scratch.computers = view.scratch.computers.iter().map(|card| card.unwrap_or_else(&mut any)).collect();
    board.computers.pile =
        pile(&decks.computers, &mut |_| draw(&mut computers, |_| true, below).expect("there is a card left"));
    board.computers.unseen = computers;

    let surface = &mut board.surface;
    surface.discard = CardCount::pool(&decks.surface_discard);
    decks.surface_discard.iter().for_each(|it| surface.unseen.take(it.card));
    frames.iter().filter_map(surface_card).for_each(|card| surface.unseen.take(card));
    surface.pile = Pile::unseen(decks.surface.into());

    board.wounds.deck = WoundCount::pool(&decks.wounds);
    board.wounds.discard = WoundCount::pool(&decks.wound_discard);
}
