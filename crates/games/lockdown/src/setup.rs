//! LOC-25: the modes and options of a table.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{RuleId, TableOption, Word};

use crate::words::{Cast, Mode, Side, Species};

/// What is settled before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Setup {
    pub players: u8,
    pub mode: Mode,
    /// LOC-25.60
    pub side: Side,
    /// LOC-25.90
    pub intruders: Species,
    /// LOC-25.40
    pub characters: Cast,
}

impl engine::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 1..=5;

    const OPTIONS: &'static [TableOption] = &[
        TableOption { name: "co-operative", values: &["off", "on"], players: (2, 5), rule: RuleId("LOC-25.20") },
        TableOption { name: "side", values: &["main", "alternative"], players: (1, 5), rule: RuleId("LOC-25.60") },
        TableOption {
            name: "intruders",
            values: &["night-stalkers", "base"],
            players: (1, 5),
            rule: RuleId("LOC-25.90"),
        },
        TableOption { name: "characters", values: &["lockdown", "mixed"], players: (1, 5), rule: RuleId("LOC-25.40") },
    ];

    fn standard(players: u8) -> Self {
        // LOC-25.10: whoever plays alone plays solo.
        let mode = if players == 1 { Mode::Solo } else { Mode::SemiCooperative };
        Setup { players, mode, side: Side::Main, intruders: Species::NightStalkers, characters: Cast::Lockdown }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn value(&self, option: usize) -> usize {
        let Setup { players: _, mode, side, intruders, characters } = *self;
        [(mode == Mode::FullCooperative) as usize, side.index(), intruders.index(), characters.index()][option]
    }

    fn set_value(&mut self, option: usize, value: usize) {
        match option {
            0 if value == 0 => self.mode = Setup::standard(self.players).mode,
            0 => self.mode = Mode::FullCooperative,
            1 => self.side = Side::ALL[value],
            2 => self.intruders = Species::ALL[value],
            3 => self.characters = Cast::ALL[value],
            _ => panic!("the options are numbered as in OPTIONS"),
        }
    }
}
