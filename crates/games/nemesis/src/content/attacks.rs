//! NEM-37: the intruder attack deck.

pub use nemesis_kit::words::Blood;

use nemesis_kit::printed::Symbols;

use crate::words::{Attack, AttackCard};
/// An attack card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct AttackCardPrint {
    pub card: AttackCard,
    pub copies: u8,
    pub attack: Attack,
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
