//! Ships: six dice of a colour, and the Relic Ship while its owner has it.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::rule;
use serde::{Serialize, Serializer};

use crate::words::{Mark, Ships, Station, Technology, With};

/// Where a ship is. AF-18.2: the Relic Ship goes the same ways as the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum Berth {
    /// Out of play. The Relic Ship is on Burroughs Desert instead (AF-18.5).
    #[default]
    Stock,
    /// AF-10.1: new, displaced, shot and stranded ships wait here. AF-10.3: they show nothing, and
    /// nothing can be done with them.
    Bay,
    Hand,
    Docked(Station),
}

/// One die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Ship {
    pub berth: Berth,
    /// What it shows, in the hand and docked; 0 where that means nothing, and in the hand
    /// before it is rolled.
    pub value: u8,
    pub mark: Mark,
}

/// One of a player's ships: 0 to 5 of the own colour, 6 the Relic Ship. Counted from 1
/// wherever a person can see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct ShipNumber(pub u8);

impl ShipNumber {
    /// AF-18.16: one of the fleet, so that cards turn it and the Resource Cache counts it.
    pub const RELIC: ShipNumber = ShipNumber(6);
    pub const ALL: [ShipNumber; 7] =
        [ShipNumber(0), ShipNumber(1), ShipNumber(2), ShipNumber(3), ShipNumber(4), ShipNumber(5), ShipNumber::RELIC];

    #[inline]
    pub fn with(self) -> With {
        rule!("AF-0.5");
        if self == ShipNumber::RELIC { With::Relic } else { With::Own }
    }
}

impl Serialize for ShipNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("ShipNumber", &(self.0 + 1))
    }
}

/// Some of a player's ships.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<ShipNumber>"))]
pub struct ShipSet(pub u8);

impl ShipSet {
    #[inline]
    pub fn one(ship: ShipNumber) -> ShipSet {
        ShipSet(1 << ship.0)
    }

    #[inline]
    pub fn has(self, ship: ShipNumber) -> bool {
        self.0 >> ship.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, ship: ShipNumber) {
        self.0 |= 1 << ship.0;
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ShipNumber> {
        ShipNumber::ALL.into_iter().filter(move |&ship| self.has(ship))
    }
}

impl FromIterator<ShipNumber> for ShipSet {
    fn from_iter<I: IntoIterator<Item = ShipNumber>>(ships: I) -> Self {
        let mut set = ShipSet::default();
        ships.into_iter().for_each(|ship| set.insert(ship));
        set
    }
}

impl fmt::Debug for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|ship| ship.0)).finish()
    }
}

impl Serialize for ShipSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A player's ships. AF-4.11: seven at the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Fleet {
    pub ships: [Ship; 7],
}

impl Fleet {
    /// AF-3.7: three ships in the Maintenance Bay, three in the stock. AF-3.2: the Relic Ship is
    /// nobody's.
    pub fn at_the_start() -> Fleet {
        rule!("AF-3.2");
        rule!("AF-3.7");
        let mut fleet = Fleet { ships: [Ship::default(); 7] };
        fleet.ships[..3].fill(Ship { berth: Berth::Bay, ..Ship::default() });
        fleet
    }

    #[inline]
    pub fn ship(&self, ship: ShipNumber) -> Ship {
        self.ships[ship.0 as usize]
    }

    #[inline]
    pub fn ship_mut(&mut self, ship: ShipNumber) -> &mut Ship {
        &mut self.ships[ship.0 as usize]
    }

    /// The ships at `berth`.
    #[inline]
    pub fn at(&self, berth: Berth) -> ShipSet {
        let mut set = ShipSet::default();
        for (number, ship) in self.ships.iter().enumerate() {
            set.0 |= ((ship.berth == berth) as u8) << number;
        }
        set
    }

    /// AF-0.6: how many own-colour ships are in play. A ship just built counts (AF-15.7), and
    /// one on the Terraforming Station still does (AF-13.5); the Relic Ship does not (AF-13.6,
    /// AF-18.4).
    #[inline]
    pub fn n_in_play(&self) -> u8 {
        rule!("AF-0.6");
        rule!("AF-18.4");
        self.ships[..6].iter().map(|ship| (ship.berth != Berth::Stock) as u8).sum()
    }

    /// AF-18.1: whether the Relic Ship is this player's.
    #[inline]
    pub fn has_relic(&self) -> bool {
        self.ship(ShipNumber::RELIC).berth != Berth::Stock
    }

    /// Puts a ship where its value means nothing: the bay or the stock. AF-18.13: what it
    /// earned stays, and what depends on its standing at a station ends.
    pub fn lay_up(&mut self, ship: ShipNumber, berth: Berth) {
        rule!("AF-18.13");
        *self.ship_mut(ship) = Ship { berth, ..Ship::default() };
    }

    /// The first ship of the kind at `berth`, besides those that are spoken for. AF-30.7: no other number
    /// tells ships apart.
    pub fn find(&self, berth: Berth, kind: Ships, besides: ShipSet) -> Option<ShipNumber> {
        rule!("AF-30.7");
        let is_it = |&number: &ShipNumber| {
            let ship = self.ship(number);
            ship.berth == berth && ship.value == kind.value.0 && number.with() == kind.with && !besides.has(number)
        };
        ShipNumber::ALL.into_iter().find(is_it)
    }

    /// The next ship in the hand that has not been rolled.
    #[inline]
    pub fn unrolled(&self) -> Option<ShipNumber> {
        let is_unrolled = |ship: &Ship| ship.berth == Berth::Hand && ship.value == 0;
        self.ships.iter().position(is_unrolled).map(|at| ShipNumber(at as u8))
    }

    /// AF-4.9, AF-6.4: the total of ships at the Alien Artifact that have not paid for a claim.
    /// AF-6.10: a ship that has left is not counted.
    #[inline]
    pub fn artifact_total(&self) -> u8 {
        rule!("AF-6.4");
        let counts = |ship: &&Ship| ship.berth == Berth::Docked(Station::AlienArtifact) && ship.mark == Mark::Unmarked;
        self.ships.iter().filter(counts).map(|ship| ship.value).sum()
    }
}

impl Technology {
    /// The bit of the card in a set of cards.
    #[inline]
    pub(super) fn bit(self) -> u16 {
        1 << self as u8
    }
}
