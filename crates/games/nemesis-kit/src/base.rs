//! NEM-37, NEM-44, LOC-25.93, LOC-25.94, LOC-51.2: what is printed on the tokens and attack cards of the intruders of
//! Nemesis, with which Lockdown can be played, too.

use crate::{
    Token,
    printed::Symbols,
    words::{
        Blood, Intruder,
        base::{Attack, AttackCard, IntruderToken},
    },
};

/// A kind of intruder token.
#[derive(Clone, Copy, Debug)]
pub struct TokenPrint {
    /// Which it is.
    pub token: IntruderToken,
    /// How many there are.
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

/// An attack card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct AttackCardPrint {
    /// Which it is.
    pub card: AttackCard,
    /// How many there are.
    pub copies: u8,
    /// How its intruders attack.
    pub attack: Attack,
    /// What an intruder can bear.
    pub blood: Blood,
}

/// The deck, in the order of [`AttackCard`].
pub static ATTACK_CARDS: [AttackCardPrint; 19] = [
    card(AttackCard::ScratchTwo, Attack::Scratch, Blood::Endurance(2)),
    card(AttackCard::ScratchThree, Attack::Scratch, Blood::Endurance(3)),
    card(AttackCard::ScratchFive, Attack::Scratch, Blood::Endurance(5)),
    card(AttackCard::ScratchSix, Attack::Scratch, Blood::Endurance(6)),
    card(AttackCard::ClawAttackThree, Attack::ClawAttack, Blood::Endurance(3)),
    card(AttackCard::ClawAttackFour, Attack::ClawAttack, Blood::Endurance(4)),
    card(AttackCard::ClawAttackFive, Attack::ClawAttack, Blood::Endurance(5)),
    card(AttackCard::ClawAttackRetreat, Attack::ClawAttack, Blood::Retreat),
    AttackCardPrint { copies: 2, ..card(AttackCard::BiteFour, Attack::Bite, Blood::Endurance(4)) },
    card(AttackCard::BiteSix, Attack::Bite, Blood::Endurance(6)),
    card(AttackCard::BiteRetreat, Attack::Bite, Blood::Retreat),
    card(AttackCard::TailAttackTwo, Attack::TailAttack, Blood::Endurance(2)),
    card(AttackCard::TailAttackFive, Attack::TailAttack, Blood::Endurance(5)),
    card(AttackCard::TransformationFour, Attack::Transformation, Blood::Endurance(4)),
    card(AttackCard::TransformationFive, Attack::Transformation, Blood::Endurance(5)),
    card(AttackCard::FrenzyThree, Attack::Frenzy, Blood::Endurance(3)),
    card(AttackCard::FrenzyFour, Attack::Frenzy, Blood::Endurance(4)),
    card(AttackCard::SlimeFive, Attack::Slime, Blood::Endurance(5)),
    card(AttackCard::SummoningThree, Attack::Summoning, Blood::Endurance(3)),
];

impl AttackCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static AttackCardPrint {
        &ATTACK_CARDS[self as usize]
    }
}

impl Attack {
    /// The kinds of intruders that attack this way.
    #[inline]
    pub const fn symbols(self) -> Symbols {
        match self {
            Attack::Scratch | Attack::Slime => Symbols::CABQ,
            Attack::ClawAttack | Attack::Bite => Symbols::ABQ,
            Attack::TailAttack => Symbols::Q,
            Attack::Transformation => Symbols::C,
            Attack::Frenzy => Symbols::BQ,
            Attack::Summoning => Symbols::CQ,
        }
    }
}

const fn card(card: AttackCard, attack: Attack, blood: Blood) -> AttackCardPrint {
    AttackCardPrint { card, copies: 1, attack, blood }
}

const fn token(token: IntruderToken, copies: u8, intruder: Intruder, number: u8) -> TokenPrint {
    TokenPrint { token, copies, intruder: Some(intruder), number }
}
