//! AGD-11G.2: what is printed on the Weapons.

use engine::Word;

use crate::words::{Keyword, Weapon};

/// One Weapon.
#[derive(Clone, Copy, Debug)]
pub struct WeaponPrint {
    /// Which it is.
    pub weapon: Weapon,
    /// AGD-6D.7: how many cards an Attack Action with it exhausts.
    pub exhaust: u8,
    /// How far it reaches; without a number, as far as one sees.
    pub range: Option<u8>,
    /// AGD-6D.14: its keywords.
    pub keywords: &'static [Keyword],
    /// AGD-6D.13: it always hits on this or less; 0 for Weapons without the words.
    pub always_hits: u8,
    /// What it adds to the dial, and up to which range.
    pub dial_bonus: Option<DialBonus>,
}

/// AGD-6D.3: a weapon modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DialBonus {
    /// What is added to the dial for the roll.
    pub amount: u8,
    /// The greatest range at which it counts; without a number, any.
    pub within: Option<u8>,
}

/// In the order of [`Weapon`].
pub static WEAPONS: [WeaponPrint; 6] = [
    WeaponPrint {
        weapon: Weapon::HkVp70Pistol,
        exhaust: 0,
        range: Some(5),
        keywords: &[Keyword::Backup, Keyword::ShortRange],
        always_hits: 3,
        dial_bonus: None,
    },
    WeaponPrint {
        weapon: Weapon::M41aPulseRifle,
        exhaust: 1,
        range: None,
        keywords: &[Keyword::FullAuto],
        always_hits: 0,
        dial_bonus: None,
    },
    WeaponPrint {
        weapon: Weapon::M40Grenades,
        exhaust: 2,
        range: Some(6),
        keywords: &[Keyword::Backup, Keyword::Grenade, Keyword::Area, Keyword::Unwieldy],
        always_hits: 0,
        dial_bonus: None,
    },
    WeaponPrint {
        weapon: Weapon::M56SmartGun,
        exhaust: 2,
        range: None,
        keywords: &[Keyword::FullAuto, Keyword::Massive],
        always_hits: 0,
        dial_bonus: Some(DialBonus { amount: 1, within: None }),
    },
    WeaponPrint {
        weapon: Weapon::M240Incinerator,
        exhaust: 3,
        range: Some(4),
        keywords: &[Keyword::Area, Keyword::ShortRange],
        always_hits: 0,
        dial_bonus: None,
    },
    WeaponPrint {
        weapon: Weapon::Ithaca37Shotgun,
        exhaust: 1,
        range: Some(3),
        keywords: &[Keyword::Backup, Keyword::ShortRange],
        always_hits: 0,
        dial_bonus: Some(DialBonus { amount: 3, within: Some(1) }),
    },
];

impl Weapon {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static WeaponPrint {
        &WEAPONS[self.index()]
    }

    /// Whether it has a keyword.
    #[inline]
    pub fn is(self, keyword: Keyword) -> bool {
        self.print().keywords.contains(&keyword)
    }

    /// Whether something so far away is in its range.
    #[inline]
    pub fn reaches(self, range: u8) -> bool {
        self.print().range.is_none_or(|longest| range <= longest)
    }

    /// AGD-6D.3: what the roll may show at most to hit, with the dial at this value.
    #[inline]
    pub fn hits_up_to(self, dial: u8, range: u8) -> u8 {
        let print = self.print();
        let bonus = print.dial_bonus.filter(|bonus| bonus.within.is_none_or(|within| range <= within));
        let aimed = (dial + bonus.map_or(0, |bonus| bonus.amount)).min(10);
        aimed.max(print.always_hits)
    }
}
