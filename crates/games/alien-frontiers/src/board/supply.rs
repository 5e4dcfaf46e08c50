//! Tokens and cards in front of a player, and the stocks.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Word, rule};

use crate::{
    board::Board,
    setup::ResourceSupply,
    words::{Resource, Technology},
};
use engine::Seat;

/// Fuel and ore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Tokens {
    pub fuel: u8,
    pub ore: u8,
}

impl Tokens {
    pub const NONE: Tokens = Tokens { fuel: 0, ore: 0 };

    pub const fn new(fuel: u8, ore: u8) -> Tokens {
        Tokens { fuel, ore }
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.fuel + self.ore
    }

    /// Whether these tokens can pay `cost`.
    #[inline]
    pub fn cover(self, cost: Tokens) -> bool {
        self.fuel >= cost.fuel && self.ore >= cost.ore
    }

    #[inline]
    pub fn of(self, what: Resource) -> u8 {
        match what {
            Resource::Fuel => self.fuel,
            Resource::Ore => self.ore,
        }
    }

    #[inline]
    pub fn of_mut(&mut self, what: Resource) -> &mut u8 {
        match what {
            Resource::Fuel => &mut self.fuel,
            Resource::Ore => &mut self.ore,
        }
    }
}

/// AF-20.2: technology cards held, at most one of each kind. AF-20.18: Alien City and Alien
/// Monument are two kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Cards(u16);

impl Cards {
    #[inline]
    pub fn has(self, card: Technology) -> bool {
        self.0 & card.bit() != 0
    }

    #[inline]
    pub fn insert(&mut self, card: Technology) {
        rule!("AF-20.2");
        self.0 |= card.bit();
    }

    #[inline]
    pub fn remove(&mut self, card: Technology) {
        self.0 &= !card.bit();
    }

    /// These without `others`.
    #[inline]
    pub fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Technology> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Technology::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<Technology> for Cards {
    fn from_iter<I: IntoIterator<Item = Technology>>(cards: I) -> Self {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Board {
    /// AF-22.5: a player takes what they are entitled to, or what is there. Says how many.
    pub fn gain(&mut self, seat: Seat, what: Resource, n: u8) -> u8 {
        let n = match self.setup.resource_supply {
            ResourceSupply::Finite => {
                rule!("AF-22.5");
                let stock = self.stock.of_mut(what);
                let n = n.min(*stock);
                *stock -= n;
                n
            }
            ResourceSupply::Unlimited => {
                rule!("AF-22.9");
                n
            }
        };
        *self.player_mut(seat).tokens.of_mut(what) += n;
        n
    }

    /// AF-4.6: costs are paid in full, to the stocks.
    pub fn pay(&mut self, seat: Seat, cost: Tokens) {
        rule!("AF-4.6");
        let tokens = &mut self.player_mut(seat).tokens;
        tokens.fuel -= cost.fuel;
        tokens.ore -= cost.ore;
        if self.setup.resource_supply == ResourceSupply::Finite {
            self.stock.fuel += cost.fuel;
            self.stock.ore += cost.ore;
        }
    }

    /// AF-22.6: whether the stock has ore to give.
    #[inline]
    pub fn has_ore_in_stock(&self) -> bool {
        match self.setup.resource_supply {
            ResourceSupply::Finite => {
                rule!("AF-22.6");
                self.stock.ore > 0
            }
            ResourceSupply::Unlimited => true,
        }
    }
}
