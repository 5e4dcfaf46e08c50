//! NEM-44, NEM-47: the intruder tokens, and the cards of whoever plays the intruders.

use nemesis_kit::Token;
pub use nemesis_kit::printed::in_the_bag;

use crate::words::{CorridorNumber, Intruder, IntruderAction, IntruderActionCard, IntruderToken};

/// A kind of intruder token.
#[derive(Clone, Copy, Debug)]
pub struct TokenPrint {
    pub token: IntruderToken,
    pub copies: u8,
    /// Nobody is on the blank one.
    pub intruder: Option<Intruder>,
    /// NEM-10.6: whoever holds fewer cards is surprised.
    pub number: u8,
}

/// The tokens, in the order of [`IntruderToken`].
pub static INTRUDER_TOKENS: [TokenPrint; 9] = [
    TokenPrint { token: IntruderToken::Blank, copies: 1, intruder: None, number: 0 },
    token(IntruderToken::LarvaOne, 8, Intruder::Larva, 1),
    token(IntruderToken::CreeperOne, 3, Intruder::Creeper, 1),
    token(IntruderToken::AdultTwo, 4, Intruder::Adult, 2),
    token(IntruderToken::AdultThree, 5, Intruder::Adult, 3),
    token(IntruderToken::AdultFour, 3, Intruder::Adult, 4),
    token(IntruderToken::BreederThree, 1, Intruder::Breeder, 3),
    token(IntruderToken::BreederFour, 1, Intruder::Breeder, 4),
    token(IntruderToken::QueenFour, 1, Intruder::Queen, 4),
];

impl IntruderToken {
    /// What is printed on the token.
    #[inline]
    pub fn print(self) -> &'static TokenPrint {
        &INTRUDER_TOKENS[self as usize]
    }
}

impl Token for IntruderToken {
    #[inline]
    fn intruder(self) -> Option<Intruder> {
        self.print().intruder
    }
}

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

const fn token(token: IntruderToken, copies: u8, intruder: Intruder, number: u8) -> TokenPrint {
    TokenPrint { token, copies, intruder: Some(intruder), number }
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
