//! LOC-4.11, LOC-27.9: personal cards are drawn.

use engine::{Flow, Log, Roll, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    heard::Heard,
};

/// Cards are drawn from a personal deck into the hand, one after the other.
#[engine::frame]
pub struct CardDraw {
    pub seat: Seat,
    pub left: u8,
}

/// So many cards are to be drawn; nothing if there are none, or none is left.
pub fn draw(board: &mut Board, seat: Seat, n: u8) -> Option<Frame> {
    if n == 0 || !board.player(seat).can_draw() || !board.player(seat).is_active() {
        return None;
    }
    board.player_mut(seat).renew_deck();
    Some(CardDraw { seat, left: n }.into())
}

/// The same as the end of a rule.
pub fn then_draw(board: &mut Board, seat: Seat, n: u8) -> Flow<Frame> {
    draw(board, seat, n).map_or(Flow::Done, Flow::Become)
}

impl Roll<Lockdown> for CardDraw {
    type Shown = Card;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.11");
        let CardDraw { seat, left } = self;
        let player = board.player_mut(seat);
        player.deck.take(card);
        player.hand.add(card);
        log.push(Heard::card_drawn(seat, card));
        then_draw(board, seat, left - 1)
    }
}
