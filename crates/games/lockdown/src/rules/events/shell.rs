//! LOC-43.19, LOC-43.27: what is in somebody leaves its shell, or gets in.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    heard::Heard,
    rules::contamination::{self, ScanFor, contaminate},
};

/// How many cards are drawn by whoever carries no larva.
const DRAWN: u8 = 4;

/// LOC-43.19, LOC-51.15: one character after the other.
#[engine::frame]
pub struct Shell {
    pub seat: Seat,
    /// Which cards are scanned when they are drawn.
    pub purpose: ScanFor,
}

impl Step<Lockdown> for Shell {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Shell { seat, purpose } = self;
        if !board.player(seat).has_larva {
            return draw(board, ShellDraw { seat, left: DRAWN, purpose }, log);
        }
        let before = board.player(seat).discard.contamination.unscanned;
        contaminate(board, seat, log);
        if board.player(seat).discard.contamination.unscanned == before {
            rule!("LOC-29.39");
            return Flow::Done;
        }
        rule!("LOC-43.19");
        board.player_mut(seat).discard.take(Card::Unscanned);
        board.scratch.drawn.add(Card::Unscanned);
        contamination::scan(board, seat, ScanFor::ShellCard, log)
    }
}

/// The next card, or the scan of what has been drawn.
fn draw(board: &mut Board, next: ShellDraw, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let ShellDraw { seat, left, purpose } = next;
    let player = board.player_mut(seat);
    if left == 0 || !player.can_draw() {
        return contamination::scan(board, seat, purpose, log);
    }
    player.renew_deck();
    Flow::Become(next.into())
}

/// LOC-43.19: cards of the own deck are turned up.
#[engine::frame]
pub struct ShellDraw {
    pub seat: Seat,
    pub left: u8,
    pub purpose: ScanFor,
}

impl Roll<Lockdown> for ShellDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-43.19");
        let ShellDraw { seat, left, purpose } = self;
        board.player_mut(seat).deck.take(card);
        board.scratch.drawn.add(card);
        log.push(Heard::card_turned_up(seat, card));
        draw(board, ShellDraw { seat, left: left - 1, purpose }, log)
    }
}
