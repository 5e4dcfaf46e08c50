//! NEM-3.13, NEM-37, NEM-38, LOC-3.10, LOC-42, LOC-43: what cards of both books show alike, and what the bag holds at
//! the beginning.

use crate::words::Intruder;

/// A set of kinds of intruders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbols(u8);

impl Symbols {
    /// Creeper, Adult, Breeder and Queen. Larvae are on no card.
    pub const CABQ: Symbols = Symbols::of(&[Intruder::Creeper, Intruder::Adult, Intruder::Breeder, Intruder::Queen]);
    /// Adult, Breeder and Queen.
    pub const ABQ: Symbols = Symbols::of(&[Intruder::Adult, Intruder::Breeder, Intruder::Queen]);
    /// Creeper, Breeder and Queen.
    pub const CBQ: Symbols = Symbols::of(&[Intruder::Creeper, Intruder::Breeder, Intruder::Queen]);
    /// Breeder and Queen.
    pub const BQ: Symbols = Symbols::of(&[Intruder::Breeder, Intruder::Queen]);
    /// Adult and Breeder.
    pub const AB: Symbols = Symbols::of(&[Intruder::Adult, Intruder::Breeder]);
    /// Creeper and Adult.
    pub const CA: Symbols = Symbols::of(&[Intruder::Creeper, Intruder::Adult]);
    /// Creeper and Queen.
    pub const CQ: Symbols = Symbols::of(&[Intruder::Creeper, Intruder::Queen]);
    /// Creeper alone.
    pub const C: Symbols = Symbols::of(&[Intruder::Creeper]);
    /// Queen alone.
    pub const Q: Symbols = Symbols::of(&[Intruder::Queen]);

    const fn of(kinds: &[Intruder]) -> Symbols {
        let mut bits = 0;
        let mut n = 0;
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        Symbols(bits)
    }

    /// Whether this kind is among them.
    #[inline]
    pub const fn has(self, kind: Intruder) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

/// NEM-3.13, LOC-3.10: how many tokens of a kind the bag holds at the beginning. The blank is in it too.
pub const fn in_the_bag(intruder: Intruder, n_players: u8) -> u8 {
    match intruder {
        Intruder::Larva => 4,
        Intruder::Creeper | Intruder::Queen => 1,
        Intruder::Adult => 3 + n_players,
        Intruder::Breeder => 0,
    }
}
