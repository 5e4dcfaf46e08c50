//! LOC-42: the attack deck of the Night Stalkers.

use nemesis_kit::printed::Symbols;
pub use nemesis_kit::words::Blood;

use crate::words::{Attack, AttackCard};

/// An attack card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct AttackCardPrint {
    pub card: AttackCard,
    pub copies: u8,
    pub attack: Attack,
    pub blood: Blood,
}

/// LOC-42.3 to LOC-42.10: the deck, in the order of [`AttackCard`].
pub static ATTACK_CARDS: [AttackCardPrint; 19] = [
    card(AttackCard::CutTwo, Attack::Cut, Blood::Endurance(2)),
    card(AttackCard::CutThree, Attack::Cut, Blood::Endurance(3)),
    card(AttackCard::CutFour, Attack::Cut, Blood::Endurance(4)),
    card(AttackCard::CutFive, Attack::Cut, Blood::Endurance(5)),
    card(AttackCard::CutRetreat, Attack::Cut, Blood::Retreat),
    card(AttackCard::PerchedInTheDarkTwo, Attack::PerchedInTheDark, Blood::Endurance(2)),
    card(AttackCard::PerchedInTheDarkFour, Attack::PerchedInTheDark, Blood::Endurance(4)),
    AttackCardPrint {
        copies: 2,
        ..card(AttackCard::PerchedInTheDarkFive, Attack::PerchedInTheDark, Blood::Endurance(5))
    },
    card(AttackCard::PerchedInTheDarkRetreat, Attack::PerchedInTheDark, Blood::Retreat),
    card(AttackCard::BloodChaseTwo, Attack::BloodChase, Blood::Endurance(2)),
    card(AttackCard::BloodChaseFour, Attack::BloodChase, Blood::Endurance(4)),
    card(AttackCard::BloodChaseFive, Attack::BloodChase, Blood::Endurance(5)),
    card(AttackCard::EvolveFour, Attack::Evolve, Blood::Endurance(4)),
    card(AttackCard::EvolveRetreat, Attack::Evolve, Blood::Retreat),
    card(AttackCard::BloodRageThree, Attack::BloodRage, Blood::Endurance(3)),
    card(AttackCard::BloodRageFive, Attack::BloodRage, Blood::Endurance(5)),
    card(AttackCard::PiercingTheHeartThree, Attack::PiercingTheHeart, Blood::Endurance(3)),
    card(AttackCard::PiercingTheHeartFive, Attack::PiercingTheHeart, Blood::Endurance(5)),
    card(AttackCard::InfectingTheHostFour, Attack::InfectingTheHost, Blood::Endurance(4)),
];

impl AttackCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static AttackCardPrint {
        &ATTACK_CARDS[self as usize]
    }
}

impl Attack {
    /// LOC-42.3 to LOC-42.10: the kinds of intruders that attack this way.
    #[inline]
    pub const fn symbols(self) -> Symbols {
        match self {
            Attack::Cut | Attack::BloodChase => Symbols::CABQ,
            Attack::PerchedInTheDark => Symbols::ABQ,
            Attack::Evolve => Symbols::C,
            Attack::BloodRage => Symbols::BQ,
            Attack::PiercingTheHeart => Symbols::Q,
            Attack::InfectingTheHost => Symbols::CQ,
        }
    }

    /// LOC-42.3 to LOC-42.10: whether a second part follows in darkness.
    #[inline]
    pub const fn has_dark_part(self) -> bool {
        match self {
            Attack::Cut
            | Attack::PerchedInTheDark
            | Attack::Evolve
            | Attack::PiercingTheHeart
            | Attack::InfectingTheHost => true,
            Attack::BloodChase | Attack::BloodRage => false,
        }
    }
}

const fn card(card: AttackCard, attack: Attack, blood: Blood) -> AttackCardPrint {
    AttackCardPrint { card, copies: 1, attack, blood }
}
