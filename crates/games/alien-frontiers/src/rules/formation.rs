//! AF-5.10, AF-30.7: which pairs, triples and runs the ships in hand can form.

use engine::rule;

use crate::{
    board::{Berth, Fleet, ShipNumber, ShipSet},
    content::stations::Shape,
    words::{Ships, Value, With},
};

/// The groups that can be formed. For each shape one bit for each value, that of the
/// lowest ship; bit 0 is the value 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formations {
    /// Groups of own-colour ships.
    own: [u8; 4],
    /// Groups with the Relic Ship among them.
    relic: [u8; 4],
}

/// The values in hand: which are shown at all, which at least twice, which three times,
/// by own-colour ships; and what the Relic Ship shows.
#[derive(Clone, Copy)]
struct Hand {
    once: u8,
    twice: u8,
    thrice: u8,
    relic: u8,
}

impl Hand {
    #[inline]
    fn of(fleet: &Fleet) -> Hand {
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for ship in &fleet.ships[..6] {
            if ship.berth == Berth::Hand {
                let bit = bit(ship.value);
                thrice |= twice & bit;
                twice |= once & bit;
                once |= bit;
            }
        }
        let relic = fleet.ship(ShipNumber::RELIC);
        let relic = if relic.berth == Berth::Hand {
            rule!("AF-5.11");
            bit(relic.value)
        } else {
            0
        };
        Hand { once, twice, thrice, relic }
    }
}

/// The bit of a value; none for a ship that has not been rolled.
#[inline]
fn bit(value: u8) -> u8 {
    (1u8 << value) >> 1
}

/// The runs in `values` that have the ship of `bit` in them.
#[inline]
fn runs_with(values: u8, bit: u8) -> u8 {
    let values = values | bit;
    values & values >> 1 & values >> 2 & (bit | bit >> 1 | bit >> 2)
}

impl Formations {
    /// What the ships in hand can form. AF-5.11: the Relic Ship is as good as any. AF-10.3: ships
    /// in the Maintenance Bay are not in hand.
    #[inline]
    pub fn in_hand(fleet: &Fleet) -> Formations {
        let Hand { once, twice, thrice, relic } = Hand::of(fleet);
        Formations {
            own: [once, twice, thrice, once & once >> 1 & once >> 2],
            relic: [relic, relic & once, relic & twice, runs_with(once, relic)],
        }
    }

    /// AF-21.18: what `moved`, a docked ship, can form with partners from the hand.
    pub fn around(fleet: &Fleet, moved: ShipNumber) -> Formations {
        rule!("AF-21.18");
        let Hand { once, twice, thrice: _, relic } = Hand::of(fleet);
        let moving = bit(fleet.ship(moved).value);
        let without_relic = [moving, moving & once, moving & twice, runs_with(once, moving)];
        match moved.with() {
            With::Relic => Formations { own: [0; 4], relic: without_relic },
            With::Own => {
                let same = moving & relic;
                let runs = if same == 0 && relic != 0 {
                    runs_with(once | relic, moving) & runs_with(once | moving, relic)
                } else {
                    0
                };
                Formations { own: without_relic, relic: [0, same, same & once, runs] }
            }
        }
    }

    /// Whether any group of a shape can be formed.
    #[inline]
    pub fn has_any(&self, shape: Shape) -> bool {
        self.own[shape as usize] | self.relic[shape as usize] != 0
    }

    /// Whether this group can be formed.
    #[inline]
    pub fn can_form(&self, shape: Shape, ships: Ships) -> bool {
        self.with(ships.with)[shape as usize] & bit(ships.value.0) != 0
    }

    /// Each group of a shape that can be formed, in ascending value.
    #[inline]
    pub fn each(&self, shape: Shape, of: &mut impl FnMut(Ships)) {
        let (own, relic) = (self.own[shape as usize], self.relic[shape as usize]);
        let mut rest = own | relic;
        while rest != 0 {
            let at = rest.trailing_zeros();
            rest &= rest - 1;
            let value = Value(at as u8 + 1);
            if own >> at & 1 == 1 {
                of(Ships { value, with: With::Own });
            }
            if relic >> at & 1 == 1 {
                of(Ships { value, with: With::Relic });
            }
        }
    }

    #[inline]
    fn with(&self, with: With) -> &[u8; 4] {
        match with {
            With::Own => &self.own,
            With::Relic => &self.relic,
        }
    }
}

/// The ships that a group is made of: `moved`, if there is one, and others from the hand.
pub fn members(fleet: &Fleet, shape: Shape, ships: Ships, moved: Option<ShipNumber>) -> ShipSet {
    let lowest = ships.value.0;
    let values: &[u8] = match shape {
        Shape::Single => &[lowest],
        Shape::Pair => &[lowest, lowest],
        Shape::Triple => &[lowest, lowest, lowest],
        Shape::Run => &[lowest, lowest + 1, lowest + 2],
    };
    let mut members = ShipSet::default();
    for &value in values {
        let fits = |ship: ShipNumber| !members.has(ship) && fleet.ship(ship).value == value;
        let in_hand = |ship: ShipNumber| fleet.ship(ship).berth == Berth::Hand;
        let the_moved = moved.filter(|&ship| fits(ship));
        let the_relic =
            Some(ShipNumber::RELIC).filter(|&ship| ships.with == With::Relic && fits(ship) && in_hand(ship));
        let an_own = || ShipNumber::ALL[..6].iter().copied().find(|&ship| fits(ship) && in_hand(ship));
        let member = the_moved.or(the_relic).or_else(an_own);
        members.insert(member.expect("the group can be formed"));
    }
    members
}
