//! Dealing what is hidden.

use engine::Seat;
use nemesis_kit::imagine::{Below, pick};

use crate::{
    Frame,
    board::{Board, Card, Cards},
    rules::contamination::ScanFor,
};

/// Takes any card.
fn draw_card(from: &mut Cards, may: impl Fn(Card) -> bool, below: Below<'_>) -> Option<Card> {
    let kinds: Vec<(Card, u8)> = from.kinds().filter(|&card| may(card)).map(|card| (card, from.count(card))).collect();
    let drawn = pick(kinds.into_iter(), below)?;
    from.take(drawn);
    Some(drawn)
}

/// What a hidden hand must have, by what everybody sees under way.
#[derive(Clone, Copy, Default)]
pub(super) struct Needs {
    pub(super) unscanned: u8,
    pub(super) contamination: u8,
}

impl Needs {
    /// A scan needs a card to be scanned, and whoever sheds contamination some of it.
    pub(super) fn of(board: &Board, under_way: &[Frame], seat: Seat) -> Needs {
        let mut needs = Needs::default();
        for frame in under_way {
            if let Frame::Scan(scan) = frame
                && scan.seat == seat
                && is_in_hand(board, scan.purpose)
            {
                needs.unscanned = 1;
            }
            if let Frame::Shedding(shedding) = frame
                && shedding.seat == seat
            {
                needs.contamination = 1;
            }
        }
        needs
    }
}

impl Needs {
    /// LOC-39.53: what is drawn for the hand and scanned has a card to be scanned.
    pub(super) fn of_drawn(under_way: &[Frame]) -> Needs {
        let is_scanned = |frame: &Frame| matches!(frame, Frame::Scan(scan) if scan.purpose == ScanFor::Pills);
        Needs { unscanned: under_way.iter().any(is_scanned) as u8, contamination: 0 }
    }
}

/// Whether what is being scanned can only be a card of the hand.
fn is_in_hand(board: &Board, purpose: ScanFor) -> bool {
    match purpose {
        ScanFor::Eclosion => board.scratch.drawn.contamination.unscanned == 0,
        ScanFor::Rest
        | ScanFor::RushedAnalysis
        | ScanFor::Antiseptic
        | ScanFor::Analysis
        | ScanFor::Decontamination => true,
        ScanFor::Surgery
        | ScanFor::Neutralizer
        | ScanFor::Pills
        | ScanFor::ShellCard
        | ScanFor::ShellDraw
        | ScanFor::VictoryCheck => false,
    }
}

/// Deals a hand of so many cards; the rest is the deck.
pub(super) fn deal_hand(all: &mut Cards, n: u8, needs: Needs, below: Below<'_>) -> Cards {
    let mut hand = Cards::default();
    let mut deal = |hand: &mut Cards, n: u8, may: &dyn Fn(Card) -> bool| {
        for _ in 0..n {
            if let Some(card) = draw_card(all, may, below) {
                hand.add(card);
            }
        }
    };
    deal(&mut hand, needs.unscanned, &|card| card == Card::Unscanned);
    deal(&mut hand, needs.contamination, &|card| !matches!(card, Card::Action(_)));
    let left = n.saturating_sub(hand.len());
    deal(&mut hand, left, &|_| true);
    hand
}
