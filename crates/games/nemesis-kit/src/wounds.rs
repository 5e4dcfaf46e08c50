//! NEM-14.1, NEM-14.2, LOC-0.14: the track of light wounds.

use borsh::{BorshDeserialize, BorshSerialize};

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
