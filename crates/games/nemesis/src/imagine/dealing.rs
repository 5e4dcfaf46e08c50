//! Dealing what is hidden.

use engine::Seat;
use nemesis_kit::imagine::pick;

use crate::{
    Frame,
    board::{Board, Card, Cards},
    rules::{actions::Action, aims::Aim, contamination::ScanFor},
    words::ItemCard,
};

/// Takes any card.
fn draw_card(from: &mut Cards, may: impl Fn(Card) -> bool, below: &mut dyn FnMut(u32) -> u32) -> Option<Card> {
    let kinds: Vec<(Card, u8)> = from.kinds().filter(|&card| may(card)).map(|card| (card, from.count(card))).collect();
    let drawn = pick(kinds.into_iter(), below)?;
    from.take(drawn);
    Some(drawn)
}

/// What a hidden hand must have, by what everybody sees under way.
#[derive(Clone, Copy, Default)]
pub(super) struct Needs {
    pub(super) actions: u8,
    pub(super) unscanned: u8,
    pub(super) contamination: u8,
}

impl Needs {
    /// A payment needs cards to pay with, a scan a card to be scanned.
    pub(super) fn of(board: &Board, under_way: &[Frame], seat: Seat) -> Needs {
        let mut needs = Needs::default();
        for frame in under_way {
            if let Frame::Payment(payment) = frame
                && board.turn.seat == seat
            {
                needs.actions = payment.left;
            }
            if let Frame::Scan(scan) = frame
                && scan.seat == seat
                && is_in_hand(board, scan.purpose)
            {
                needs.unscanned = 1;
            }
            if let Frame::AlcoholScan(scan) = frame
                && scan.seat == seat
            {
                needs.unscanned = 1;
            }
            if let Frame::AlcoholCard(alcohol) = frame
                && alcohol.seat == seat
            {
                needs.contamination = 1;
            }
        }
        needs
    }
}

/// Whether what is being scanned can only be a card of the hand.
fn is_in_hand(board: &Board, purpose: ScanFor) -> bool {
    match purpose {
        ScanFor::Rest => true,
        ScanFor::Eclosion => board.scratch.drawn.contamination.unscanned == 0,
        ScanFor::Surgery | ScanFor::Antidote | ScanFor::Alcohol | ScanFor::VictoryCheck => false,
    }
}

/// Deals a hand of so many cards; the rest is the deck.
pub(super) fn deal_hand(all: &mut Cards, n: u8, needs: Needs, below: &mut dyn FnMut(u32) -> u32) -> Cards {
    let mut hand = Cards::default();
    let is_action = |card: Card| matches!(card, Card::Action(_));
    let mut deal = |hand: &mut Cards, n: u8, may: &dyn Fn(Card) -> bool| {
        for _ in 0..n {
            if let Some(card) = draw_card(all, may, below) {
                hand.add(card);
            }
        }
    };
    deal(&mut hand, needs.actions, &is_action);
    deal(&mut hand, needs.unscanned, &|card| card == Card::Unscanned);
    deal(&mut hand, needs.contamination, &|card| !is_action(card));
    let left = n.saturating_sub(hand.len());
    deal(&mut hand, left, &|_| true);
    hand
}

/// Items of an inventory that everybody knows, because they have been declared and not yet used.
pub(super) fn declared_items(board: &Board, seat: Seat) -> Vec<ItemCard> {
    if board.turn.seat != seat {
        return Vec::new();
    }
    let Some(action) = board.turn.declared else { return Vec::new() };
    let cards: Vec<ItemCard> = match action {
        Action::Use { item, aim } => [item].into_iter().chain(given(aim)).collect(),
        Action::Craft { one, other, .. } => vec![one, other],
        Action::Activate { giving, .. } => giving.into_iter().collect(),
        Action::Play { aim, .. } => given(aim),
        Action::Pass
        | Action::Rush
        | Action::Move { .. }
        | Action::CarefulMove { .. }
        | Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::UseRoom { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => Vec::new(),
    };
    let in_hand = |card: &ItemCard| board.player(seat).hands.items().any(|held| held.card == *card);
    cards.into_iter().filter(|card| !in_hand(card)).collect()
}

fn given(aim: Aim) -> Vec<ItemCard> {
    if let Aim::Ignite { giving } = aim {
        return vec![giving];
    }
    let Aim::Craft { one, other, .. } = aim else { return Vec::new() };
    vec![one, other]
}
