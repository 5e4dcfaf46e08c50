//! LOC-42, LOC-25.94: the attack deck of the Night Stalkers, and that of base Nemesis.

use engine::rule;
pub use nemesis_kit::words::Blood;
use nemesis_kit::{
    base,
    printed::Symbols,
    words::base::{Attack as Base, AttackCard as BaseCard},
};

use crate::words::{Attack, AttackCard, Species};

/// An attack card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct AttackCardPrint {
    pub card: AttackCard,
    pub copies: u8,
    pub attack: Attack,
    pub blood: Blood,
}

/// LOC-42.3 to LOC-42.10: the deck, in the order of [`AttackCard`].
pub static ATTACK_CARDS: [AttackCardPrint; 38] = [
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
    base(AttackCard::ScratchTwo, Attack::Scratch, BaseCard::ScratchTwo),
    base(AttackCard::ScratchThree, Attack::Scratch, BaseCard::ScratchThree),
    base(AttackCard::ScratchFive, Attack::Scratch, BaseCard::ScratchFive),
    base(AttackCard::ScratchSix, Attack::Scratch, BaseCard::ScratchSix),
    base(AttackCard::ClawAttackThree, Attack::ClawAttack, BaseCard::ClawAttackThree),
    base(AttackCard::ClawAttackFour, Attack::ClawAttack, BaseCard::ClawAttackFour),
    base(AttackCard::ClawAttackFive, Attack::ClawAttack, BaseCard::ClawAttackFive),
    base(AttackCard::ClawAttackRetreat, Attack::ClawAttack, BaseCard::ClawAttackRetreat),
    base(AttackCard::BiteFour, Attack::Bite, BaseCard::BiteFour),
    base(AttackCard::BiteSix, Attack::Bite, BaseCard::BiteSix),
    base(AttackCard::BiteRetreat, Attack::Bite, BaseCard::BiteRetreat),
    base(AttackCard::TailAttackTwo, Attack::TailAttack, BaseCard::TailAttackTwo),
    base(AttackCard::TailAttackFive, Attack::TailAttack, BaseCard::TailAttackFive),
    base(AttackCard::TransformationFour, Attack::Transformation, BaseCard::TransformationFour),
    base(AttackCard::TransformationFive, Attack::Transformation, BaseCard::TransformationFive),
    base(AttackCard::FrenzyThree, Attack::Frenzy, BaseCard::FrenzyThree),
    base(AttackCard::FrenzyFour, Attack::Frenzy, BaseCard::FrenzyFour),
    base(AttackCard::SlimeFive, Attack::Slime, BaseCard::SlimeFive),
    base(AttackCard::SummoningThree, Attack::Summoning, BaseCard::SummoningThree),
];

impl AttackCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static AttackCardPrint {
        &ATTACK_CARDS[self as usize]
    }

    /// LOC-25.94: how many of these are in the deck that is played with.
    pub fn copies(self, species: Species) -> u8 {
        let of = if self < AttackCard::ScratchTwo { Species::NightStalkers } else { Species::BaseIntruders };
        if species == Species::BaseIntruders {
            rule!("LOC-25.94");
        }
        if of == species { self.print().copies } else { 0 }
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
            Attack::Scratch => Base::Scratch.symbols(),
            Attack::ClawAttack => Base::ClawAttack.symbols(),
            Attack::Bite => Base::Bite.symbols(),
            Attack::TailAttack => Base::TailAttack.symbols(),
            Attack::Transformation => Base::Transformation.symbols(),
            Attack::Frenzy => Base::Frenzy.symbols(),
            Attack::Slime => Base::Slime.symbols(),
            Attack::Summoning => Base::Summoning.symbols(),
        }
    }

    /// LOC-25.94, LOC-51.2: which attack of base Nemesis this is, if it is one.
    pub const fn base(self) -> Option<Base> {
        match self {
            Attack::Cut
            | Attack::PerchedInTheDark
            | Attack::BloodChase
            | Attack::Evolve
            | Attack::BloodRage
            | Attack::PiercingTheHeart
            | Attack::InfectingTheHost => None,
            Attack::Scratch => Some(Base::Scratch),
            Attack::ClawAttack => Some(Base::ClawAttack),
            Attack::Bite => Some(Base::Bite),
            Attack::TailAttack => Some(Base::TailAttack),
            Attack::Transformation => Some(Base::Transformation),
            Attack::Frenzy => Some(Base::Frenzy),
            Attack::Slime => Some(Base::Slime),
            Attack::Summoning => Some(Base::Summoning),
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
            Attack::BloodChase
            | Attack::BloodRage
            | Attack::Scratch
            | Attack::ClawAttack
            | Attack::Bite
            | Attack::TailAttack
            | Attack::Transformation
            | Attack::Frenzy
            | Attack::Slime
            | Attack::Summoning => false,
        }
    }
}

const fn card(card: AttackCard, attack: Attack, blood: Blood) -> AttackCardPrint {
    AttackCardPrint { card, copies: 1, attack, blood }
}

/// LOC-25.94: a card of base Nemesis.
const fn base(card: AttackCard, attack: Attack, of: BaseCard) -> AttackCardPrint {
    let print = &base::ATTACK_CARDS[of as usize];
    AttackCardPrint { card, copies: print.copies, attack, blood: print.blood }
}
