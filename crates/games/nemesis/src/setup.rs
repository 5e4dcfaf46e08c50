//! NEM-22, NEM-26, NEM-48: the modes and options of a table.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{RuleId, TableOption, Word};

use crate::words::{Mode, Side};

/// What is settled before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Setup {
    pub players: u8,
    pub mode: Mode,
    /// NEM-22.5
    pub side: Side,
    /// NEM-22.4: whether the first who dies goes on as the intruders.
    pub intruder_player: bool,
    /// NEM-26.21: the airlock leaves no bodies.
    pub airlock_ejects_bodies: bool,
    /// NEM-26.36: the Emergency Room heals wounds that are not dressed, too.
    pub er_heals_undressed: bool,
    /// NEM-26.69: Duct Tape is a tool when something is crafted.
    pub duct_tape_is_tool: bool,
    /// NEM-48: every character has a trait.
    pub traits: bool,
}

impl engine::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 1..=5;

    const OPTIONS: &'static [TableOption] = &[
        TableOption { name: "co-operative", values: &["off", "on"], players: (2, 5), rule: RuleId("NEM-22.6") },
        TableOption { name: "side", values: &["basic", "alternative"], players: (1, 5), rule: RuleId("NEM-22.29") },
        TableOption { name: "intruder-player", values: &["off", "on"], players: (2, 5), rule: RuleId("NEM-22.18") },
        TableOption {
            name: "airlock-ejects-bodies",
            values: &["off", "on"],
            players: (1, 5),
            rule: RuleId("NEM-26.21"),
        },
        TableOption { name: "er-heals-undressed", values: &["off", "on"], players: (1, 5), rule: RuleId("NEM-26.36") },
        TableOption { name: "duct-tape-is-tool", values: &["off", "on"], players: (1, 5), rule: RuleId("NEM-26.69") },
        TableOption { name: "traits", values: &["off", "on"], players: (1, 5), rule: RuleId("NEM-48.1") },
    ];

    fn standard(players: u8) -> Self {
        Setup {
            players,
            // NEM-22.2: whoever plays alone plays solo.
            mode: if players == 1 { Mode::Solo } else { Mode::SemiCooperative },
            side: Side::Basic,
            intruder_player: false,
            airlock_ejects_bodies: false,
            er_heals_undressed: false,
            duct_tape_is_tool: false,
            traits: false,
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn value(&self, option: usize) -> usize {
        let Setup {
            players: _,
            mode,
            side,
            intruder_player,
            airlock_ejects_bodies,
            er_heals_undressed,
            duct_tape_is_tool,
            traits,
        } = *self;
        [
            (mode == Mode::FullCooperative) as usize,
            side.index(),
            intruder_player as usize,
            airlock_ejects_bodies as usize,
            er_heals_undressed as usize,
            duct_tape_is_tool as usize,
            traits as usize,
        ][option]
    }

    fn set_value(&mut self, option: usize, value: usize) {
        let is_on = value != 0;
        match option {
            0 => self.mode = if is_on { Mode::FullCooperative } else { Setup::standard(self.players).mode },
            1 => self.side = Side::ALL[value],
            2 => self.intruder_player = is_on,
            3 => self.airlock_ejects_bodies = is_on,
            4 => self.er_heals_undressed = is_on,
            5 => self.duct_tape_is_tool = is_on,
            6 => self.traits = is_on,
            _ => panic!("the options are numbered as in OPTIONS"),
        }
    }
}
