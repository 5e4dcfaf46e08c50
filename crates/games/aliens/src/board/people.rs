//! AGD-6F: the characters, what they carry, and the players.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{List, Pool, Seat, Word, rule};

use crate::{
    ground::Square,
    rules::windows::Reaction,
    words::{Card, Character, Condition, Gear, Keyword, Side, Team, Weapon},
};

/// Endurance cards of which only the kinds matter: a hand, or a pile face up.
pub type Cards = Pool<Card, 29>;

/// A character: its model, its card and what lies on it.
#[engine::open(FigureFacts)]
pub struct Figure {
    pub condition: Condition,
    /// Where the model is; of no meaning for one that is on no square.
    pub square: Square,
    /// AGD-6F.3: whose hero it is, on the board or after it has left; nobody's is a grunt.
    pub owner: Option<Seat>,
    /// AGD-6D.1: what the Aim dial shows; 0 without a dial.
    pub dial: u8,
    /// AGD-6F.21: the first weapon, and one with Backup.
    pub weapon: Option<Weapon>,
    pub backup: Option<Weapon>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Gear>"))]
    pub gear: List<Gear, 2>,
    /// AGD-6N.2
    pub facehuggers: u8,
    /// AGD-4.7: whether it has been activated this turn, or may not be any more.
    pub is_activated: bool,
    /// AGD-11D.3: whether Hicks has re-rolled this turn.
    pub has_rerolled: bool,
    /// AGD-11G.3: how many Ammo Pouches were used this turn.
    pub pouches_used: u8,
    /// AGD-11E.10: on which side of the nest it starts.
    pub team: Team,
    /// AGD-11E.31: whether it was a captive when the mission began.
    pub was_captive: bool,
}

impl Figure {
    /// AGD-6F.3: the side of its card that is up.
    #[inline]
    pub fn side(&self) -> Side {
        if self.owner.is_some() { Side::Hero } else { Side::Grunt }
    }

    /// Whether it is a character on a square: standing or knocked down.
    #[inline]
    pub fn is_on_board(&self) -> bool {
        match self.condition {
            Condition::Standing | Condition::KnockedDown => true,
            Condition::Absent
            | Condition::Left
            | Condition::Killed
            | Condition::Captured
            | Condition::Cocooned
            | Condition::Hidden => false,
        }
    }

    #[inline]
    pub fn is_standing(&self) -> bool {
        self.condition == Condition::Standing
    }

    #[inline]
    pub fn is_knocked_down(&self) -> bool {
        self.condition == Condition::KnockedDown
    }

    /// AGD-6F.20: its weapons, the first before the backup.
    #[inline]
    pub fn weapons(&self) -> impl Iterator<Item = Weapon> + Clone + use<> {
        self.weapon.into_iter().chain(self.backup)
    }

    #[inline]
    pub fn has_gear(&self, gear: Gear) -> bool {
        self.gear.contains(&gear)
    }

    /// How many of a Gear it carries.
    pub fn count_gear(&self, gear: Gear) -> u8 {
        self.gear.iter().filter(|&&it| it == gear).count() as u8
    }

    /// All cards it carries. AGD-6F.29: they are in neither deck nor Exhaust pile.
    pub fn equipped(&self) -> impl Iterator<Item = Card> + '_ {
        self.weapons().map(Weapon::card).chain(self.gear.iter().map(|gear| gear.card()))
    }

    /// AGD-6F.21: whether there is a place for a weapon. A Backup weapon moves over by itself when
    /// another is taken up.
    pub fn may_carry(&self, weapon: Weapon) -> bool {
        rule!("AGD-6F.23");
        if weapon.is(Keyword::Backup) {
            rule!("AGD-6F.22");
            return self.backup.is_none() && self.weapon.is_none_or(|first| !first.is(Keyword::Massive));
        }
        self.weapon.is_none() && (self.backup.is_none() || !weapon.is(Keyword::Massive))
    }

    /// AGD-6F.20: whether there is a place for a Gear.
    pub fn may_wear(&self) -> bool {
        self.gear.len() < 2
    }

    /// Puts a card on; there is a place for it.
    pub fn equip(&mut self, card: Card) {
        if let Some(weapon) = card.weapon() {
            let place = if weapon.is(Keyword::Backup) { &mut self.backup } else { &mut self.weapon };
            debug_assert!(place.is_none(), "the slot is empty");
            *place = Some(weapon);
        } else if let Some(gear) = card.gear() {
            self.gear.push(gear);
        }
    }

    /// Takes a card off that is on.
    pub fn take_off(&mut self, card: Card) {
        if let Some(weapon) = card.weapon() {
            let place = if weapon.is(Keyword::Backup) { &mut self.backup } else { &mut self.weapon };
            debug_assert!(*place == Some(weapon), "the card is on");
            *place = None;
        } else if let Some(gear) = card.gear() {
            let at = self.gear.iter().position(|&it| it == gear).expect("the card is on");
            self.gear.remove(at);
        }
    }
}

/// A player, besides the heroes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Player {
    /// AGD-6E.5
    pub hand: Cards,
    /// AGD-6L.3: the tunnel this player placed this turn, by its place in the row.
    pub tunnel: Option<u8>,
    /// AGD-4.30: the answer in a window that is still open.
    pub reaction: Option<Reaction>,
}

/// A set of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Characters(u8);

impl Characters {
    pub const NONE: Characters = Characters(0);

    #[inline]
    pub fn has(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub fn with(self, character: Character) -> Characters {
        Characters(self.0 | 1 << character as u8)
    }

    #[inline]
    #[must_use]
    pub fn without(self, character: Character) -> Characters {
        Characters(self.0 & !(1 << character as u8))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The characters, in the order of the automatic choices.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        Character::ALL.iter().copied().filter(move |&character| self.has(character))
    }

    #[inline]
    pub fn first(self) -> Option<Character> {
        self.iter().next()
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Characters::NONE, Characters::with)
    }
}

impl serde::Serialize for Characters {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
