//! NEM-44, NEM-47: the intruder tokens, and the cards of whoever plays the intruders.

pub use nemesis_kit::{
    base::{INTRUDER_TOKENS, TokenPrint},
    printed::in_the_bag,
};

use crate::words::{CorridorNumber, IntruderAction, IntruderActionCard};

/// A card of whoever plays the intruders.
#[derive(Clone, Copy, Debug)]
pub struct IntruderActionPrint {
    pub card: IntruderActionCard,
    /// The corridor through which an intruder is moved; any, where there is none (NEM-47.11).
    pub corridor: Option<CorridorNumber>,
    /// NEM-22.23: how many attack cards are drawn, of which one is used.
    pub attack_cards: u8,
    pub effect: IntruderAction,
}

/// The cards, in the order of [`IntruderActionCard`].
pub static INTRUDER_ACTIONS: [IntruderActionPrint; 10] = [
    action(IntruderActionCard::PursuitOne, Some(1), 2, IntruderAction::Pursuit),
    action(IntruderActionCard::PursuitTwo, Some(2), 2, IntruderAction::Pursuit),
    action(IntruderActionCard::PursuitThree, Some(3), 2, IntruderAction::Pursuit),
    action(IntruderActionCard::PursuitAny, None, 3, IntruderAction::Pursuit),
    action(IntruderActionCard::CoordinatedHuntThree, Some(3), 1, IntruderAction::CoordinatedHunt),
    action(IntruderActionCard::CoordinatedHuntFour, Some(4), 1, IntruderAction::CoordinatedHunt),
    action(IntruderActionCard::MetamorphosisOne, Some(1), 1, IntruderAction::Metamorphosis),
    action(IntruderActionCard::PlanningFour, Some(4), 1, IntruderAction::Planning),
    action(IntruderActionCard::PlanningAny, None, 1, IntruderAction::Planning),
    action(IntruderActionCard::SelfHealingTwo, Some(2), 1, IntruderAction::SelfHealing),
];

impl IntruderActionCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static IntruderActionPrint {
        &INTRUDER_ACTIONS[self as usize]
    }
}

const fn action(
    card: IntruderActionCard,
    corridor: Option<u8>,
    attack_cards: u8,
    effect: IntruderAction,
) -> IntruderActionPrint {
    let corridor = match corridor {
        Some(number) => Some(CorridorNumber(number)),
        None => None,
    };
    IntruderActionPrint { card, corridor, attack_cards, effect }
}
