//! Decks that are turned up card by card, and renewed from their discards.

use engine::{Deck, Word};

/// A deck of a game's cards. A trait only because every game has another number of them.
pub trait CardDeck {
    /// The cards.
    type Card: Word + Default;

    /// Makes a new deck of the discards if this one has no card left.
    fn renew(&mut self);
    /// Draws the top card if somebody has seen it; otherwise it has to be rolled for.
    fn draw_known(&mut self) -> Option<Self::Card>;
    /// What the top card may turn out to be.
    fn odds(&self, may_show: &mut impl FnMut(Self::Card, u32));
    /// Draws the top card, which has turned out to be this one.
    fn draw(&mut self, card: Self::Card);
    /// Puts a card on the discard pile.
    fn discard(&mut self, card: Self::Card);
    /// Puts the top card, which somebody has looked at, at the bottom.
    fn put_top_under(&mut self);
}

impl<T: Word + Default, const KINDS: usize, const CARDS: usize> CardDeck for Deck<T, KINDS, CARDS> {
    type Card = T;

    #[inline]
    fn renew(&mut self) {
        self.renew();
    }
    #[inline]
    fn draw_known(&mut self) -> Option<T> {
        self.draw_known()
    }
    #[inline]
    fn odds(&self, may_show: &mut impl FnMut(T, u32)) {
        self.odds(may_show);
    }
    #[inline]
    fn draw(&mut self, card: T) {
        self.draw(card);
    }
    #[inline]
    fn discard(&mut self, card: T) {
        self.discard.add(card);
    }
    fn put_top_under(&mut self) {
        let top = self.pile.take_top().expect("the card that was looked at lies on top");
        self.pile.put_at_bottom(top);
    }
}
