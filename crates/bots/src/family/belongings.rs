//! NEM-10.6, LOC-10.7: cards in hand.

/// What so many cards in hand are worth, beside the surprises that they ward off.
const WORTH: [f32; 7] = [0.0, 1.6, 2.8, 3.7, 4.3, 4.7, 5.0];

/// What so many cards in hand are worth.
pub(crate) fn of_hand(cards: u8) -> f32 {
    WORTH[usize::from(cards).min(WORTH.len() - 1)]
}
