//! CON-1.1 to CON-1.3: who plays, for how long, and with how many jammers.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{RuleId, Setup, TableOption, Word};
use serde::Serialize;

use crate::words::{Jammers, Length};

/// What is settled before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize, Serialize)]
pub struct ContactSetup {
    /// How many play.
    pub players: u8,
    /// How long.
    pub length: Length,
    /// With how many jammers.
    pub jammers: Jammers,
}

impl ContactSetup {
    /// CON-1.2: how many rounds are played.
    pub fn rounds(&self) -> u16 {
        match self.length {
            Length::Short => 3,
            Length::Long => 5,
        }
    }

    /// CON-1.3: how many jammers a crew starts with.
    pub fn jammers_each(&self) -> u8 {
        match self.jammers {
            Jammers::One => 1,
            Jammers::Two => 2,
        }
    }
}

impl Setup for ContactSetup {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [TableOption] = &[
        TableOption { name: "length", values: &["short", "long"], players: (2, 4), rule: RuleId("CON-1.2") },
        TableOption { name: "jammers", values: &["one", "two"], players: (3, 4), rule: RuleId("CON-1.3") },
    ];

    fn standard(players: u8) -> Self {
        ContactSetup { players, length: Length::Short, jammers: Jammers::One }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn value(&self, option: usize) -> usize {
        [self.length.index(), self.jammers.index()][option]
    }

    fn set_value(&mut self, option: usize, value: usize) {
        match option {
            0 => self.length = Length::ALL[value],
            1 => self.jammers = Jammers::ALL[value],
            other => panic!("the game has two options, and no option {other}"),
        }
    }
}
