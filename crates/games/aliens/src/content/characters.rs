//! AGD-11D: the character cards.

use engine::Word;

use crate::words::{Ability, Character, Heading, Side, Statistic, Symbol};

/// One character card.
#[derive(Clone, Copy, Debug)]
pub struct CharacterPrint {
    /// Who it is.
    pub character: Character,
    /// AGD-6F.4: 1 to 3 for Marines; civilians have none.
    pub rank: Option<u8>,
    /// The values on the hero side, in the order of [`Statistic`].
    pub hero: [u8; 5],
    /// The values on the grunt side.
    pub grunt: [u8; 5],
}

/// One ability of a character card.
#[derive(Clone, Copy, Debug)]
pub struct AbilityPrint {
    /// Which it is.
    pub ability: Ability,
    /// When it works.
    pub heading: Heading,
    /// AGD-6E.22: whether it can be declined.
    pub is_optional: bool,
}

/// AGD-6F.13: in place of an Aim value; Newt has no dial.
const NO_DIAL: u8 = 0;

const fn marine(character: Character, rank: u8, hero: [u8; 5], grunt: [u8; 5]) -> CharacterPrint {
    CharacterPrint { character, rank: Some(rank), hero, grunt }
}

const fn civilian(character: Character, hero: [u8; 5], grunt: [u8; 5]) -> CharacterPrint {
    CharacterPrint { character, rank: None, hero, grunt }
}

/// AGD-11D.1: Speed, Aim, Tech, Defence and Melee, in the order of [`Character`]. AGD-6F.2: the
/// hero side is the better one.
pub static CHARACTERS: [CharacterPrint; 7] = [
    marine(Character::Gorman, 3, [5, 6, 6, 6, 2], [5, 4, 4, 5, 1]),
    marine(Character::Hicks, 2, [5, 8, 5, 7, 4], [5, 6, 4, 6, 3]),
    civilian(Character::Ripley, [6, 7, 6, 7, 4], [6, 5, 5, 6, 3]),
    marine(Character::Hudson, 1, [5, 7, 8, 6, 3], [5, 5, 6, 5, 2]),
    marine(Character::Vasquez, 1, [5, 8, 3, 7, 5], [5, 6, 2, 6, 4]),
    marine(Character::Frost, 1, [5, 7, 4, 6, 3], [5, 5, 3, 5, 2]),
    civilian(Character::Newt, [5, NO_DIAL, 3, 8, 0], [5, NO_DIAL, 2, 7, 0]),
];

impl Character {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static CharacterPrint {
        &CHARACTERS[self.index()]
    }

    /// A value of the side that is up.
    #[inline]
    pub fn value(self, side: Side, statistic: Statistic) -> u8 {
        let values = match side {
            Side::Hero => &self.print().hero,
            Side::Grunt => &self.print().grunt,
        };
        values[statistic.index()]
    }

    /// AGD-6F.4: the rank of a Marine.
    #[inline]
    pub fn rank(self) -> Option<u8> {
        self.print().rank
    }

    /// AGD-6F.1: the symbol on the card.
    pub fn symbol(self) -> Symbol {
        if self.rank().is_some() { Symbol::Marine } else { Symbol::Civilian }
    }

    /// Whether the character is a Marine.
    #[inline]
    pub fn is_marine(self) -> bool {
        self.rank().is_some()
    }

    /// AGD-6F.13: whether the character has an Aim dial, and can use Weapons.
    #[inline]
    pub fn has_dial(self) -> bool {
        self != Character::Newt
    }

    /// AGD-11D.3: the abilities of one side.
    pub fn abilities(self, side: Side) -> &'static [Ability] {
        match (self, side) {
            (Character::Gorman, Side::Hero) => &[Ability::GormanHeroDraw],
            (Character::Gorman, Side::Grunt) => &[],
            (Character::Hicks, Side::Hero) => &[Ability::HicksHeroDraw, Ability::HicksHeroReroll],
            (Character::Hicks, Side::Grunt) => &[Ability::HicksGruntRecover],
            (Character::Ripley, Side::Hero) => &[Ability::RipleyHeroRecover],
            (Character::Ripley, Side::Grunt) => &[Ability::RipleyGruntRecover],
            (Character::Hudson, Side::Hero) => &[Ability::HudsonHeroRecover, Ability::HudsonHeroReveal],
            (Character::Hudson, Side::Grunt) => &[Ability::HudsonGruntReveal],
            (Character::Vasquez, Side::Hero) => &[Ability::VasquezHeroReveal, Ability::VasquezHeroSmartGun],
            (Character::Vasquez, Side::Grunt) => &[Ability::VasquezGruntSmartGun],
            (Character::Frost, Side::Hero) => &[Ability::FrostHeroIncinerator, Ability::FrostHeroSpare],
            (Character::Frost, Side::Grunt) => &[Ability::FrostGruntIncinerator],
            (Character::Newt, Side::Hero) => &[Ability::NewtRest, Ability::NewtHeroPull],
            (Character::Newt, Side::Grunt) => &[Ability::NewtRest],
        }
    }
}

impl Ability {
    /// What is printed on the card.
    pub fn print(self) -> AbilityPrint {
        let (heading, is_optional) = match self {
            Ability::HicksHeroDraw | Ability::HudsonHeroRecover => (Heading::OnActivation, true),
            Ability::HicksGruntRecover
            | Ability::VasquezHeroReveal
            | Ability::RipleyHeroRecover
            | Ability::RipleyGruntRecover
            | Ability::MotionTracker => (Heading::OnActivation, false),
            Ability::GormanHeroDraw | Ability::HudsonHeroReveal | Ability::HudsonGruntReveal => {
                (Heading::EndOfActivation, false)
            }
            Ability::NewtHeroPull => (Heading::EndOfActivation, true),
            Ability::HicksHeroReroll | Ability::FrostHeroSpare | Ability::NewtRest => (Heading::Passive, true),
            Ability::FrostHeroIncinerator
            | Ability::FrostGruntIncinerator
            | Ability::VasquezHeroSmartGun
            | Ability::VasquezGruntSmartGun => (Heading::Passive, false),
        };
        AbilityPrint { ability: self, heading, is_optional }
    }
}
