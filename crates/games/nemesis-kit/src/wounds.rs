//! NEM-14.1 to NEM-14.8, LOC-14.1 to LOC-14.6: the wounds of a character, and the deck of serious ones.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::List;
use serde::{Deserialize, Serialize};

use crate::Counted;

/// NEM-14.4, LOC-14.4: with so many serious wounds any further wound kills.
pub const SERIOUS_WOUNDS: usize = 3;

/// The serious wounds of a character. Which kinds there are, the game says.
pub type SeriousWounds<W> = List<Wound<W>, SERIOUS_WOUNDS>;

/// NEM-14.3, LOC-14.2: a serious wound. NEM-14.7, LOC-14.5: a dressed one has no effect, and still counts.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct Wound<W> {
    pub wound: W,
    pub is_dressed: bool,
}

/// NEM-42, LOC-48: the deck of serious wounds, of which nobody sees one before it is suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct WoundDeck<P> {
    /// What may be suffered.
    pub deck: P,
    /// What was healed.
    pub discard: P,
}

impl<P: Counted + Default> WoundDeck<P> {
    /// A deck of all cards.
    pub fn full(deck: P) -> WoundDeck<P> {
        WoundDeck { deck, discard: P::default() }
    }
}

/// A track of two spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct LightWounds(u8);

/// What a light wound comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LightWound {
    /// The marker moves on.
    Light,
    /// The third one: the track is empty, and a serious wound is suffered instead.
    Serious,
}

impl LightWounds {
    /// How many are on the track.
    #[inline]
    pub fn count(self) -> u8 {
        self.0
    }

    /// A track with so many on it, at most two.
    pub fn of(count: u8) -> LightWounds {
        LightWounds(count.min(2))
    }

    /// Suffers one.
    pub fn suffer(&mut self) -> LightWound {
        match self.0 {
            2 => {
                self.0 = 0;
                LightWound::Serious
            }
            _ => {
                self.0 += 1;
                LightWound::Light
            }
        }
    }

    /// Heals one, if there is one.
    pub fn heal_one(&mut self) {
        self.0 = self.0.saturating_sub(1);
    }

    /// Heals all.
    pub fn heal_all(&mut self) {
        self.0 = 0;
    }
}
