//! AF-24: the modes and options of a table.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{RuleId, TableOption, rule};

/// What is settled before the first die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Setup {
    pub players: u8,
    /// AF-24.4: everybody has eight colonies.
    pub long_game: bool,
    pub two_player_setup: TwoPlayerSetup,
    pub resource_supply: ResourceSupply,
    pub duty_to_dock: DutyToDock,
    /// AF-28.9: the Plasma Cannon's discard power may always choose the Relic Ship.
    pub cannon_relic_exempt: bool,
}

/// AF-28.1: which two-player table is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum TwoPlayerSetup {
    Published,
    /// AF-24.6: seven colonies, and the ports of three players.
    Rulebook,
}

/// AF-28.2: whether the stocks can run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum ResourceSupply {
    Finite,
    Unlimited,
}

/// AF-28.3: which stations a ship must go to if nothing else takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum DutyToDock {
    Strict,
    FreeStationsOnly,
}

impl Setup {
    /// AF-3.8: how many colonies each player has for the whole game: six of four players
    /// (AF-24.1), seven of three (AF-24.2), eight of two (AF-24.3).
    pub fn allotment(&self) -> u8 {
        rule!("AF-3.8");
        match (self.players, self.two_player_setup) {
            _ if self.long_game => 8,
            (2, TwoPlayerSetup::Published) => {
                rule!("AF-24.3");
                8
            }
            (2, TwoPlayerSetup::Rulebook) => 7,
            (3, _) => {
                rule!("AF-24.2");
                7
            }
            (_, _) => {
                rule!("AF-24.1");
                6
            }
        }
    }

    /// AF-24.6: for how many players the ports are blocked.
    pub fn ports_for(&self) -> u8 {
        match self.two_player_setup {
            TwoPlayerSetup::Rulebook => {
                rule!("AF-24.6");
                3
            }
            TwoPlayerSetup::Published => self.players,
        }
    }
}

impl engine::Setup for Setup {
    /// AF-24.7: nobody plays alone, and the options know no teams.
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    /// AF-24.5
    const OPTIONS: &'static [TableOption] = &[
        TableOption { name: "long-game", values: &["off", "on"], players: (3, 4), rule: RuleId("AF-24.4") },
        TableOption {
            name: "two-player-setup",
            values: &["published", "rulebook"],
            players: (2, 2),
            rule: RuleId("AF-28.1"),
        },
        TableOption {
            name: "resource-supply",
            values: &["finite", "unlimited"],
            players: (2, 4),
            rule: RuleId("AF-28.2"),
        },
        TableOption {
            name: "duty-to-dock",
            values: &["strict", "free-stations-only"],
            players: (2, 4),
            rule: RuleId("AF-28.3"),
        },
        TableOption { name: "cannon-relic-exempt", values: &["off", "on"], players: (2, 4), rule: RuleId("AF-28.9") },
    ];

    fn standard(players: u8) -> Self {
        Setup {
            players,
            long_game: false,
            two_player_setup: TwoPlayerSetup::Published,
            resource_supply: ResourceSupply::Finite,
            duty_to_dock: DutyToDock::Strict,
            cannon_relic_exempt: false,
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn value(&self, option: usize) -> usize {
        let Setup { players: _, long_game, two_player_setup, resource_supply, duty_to_dock, cannon_relic_exempt } =
            *self;
        [
            long_game as usize,
            two_player_setup as usize,
            resource_supply as usize,
            duty_to_dock as usize,
            cannon_relic_exempt as usize,
        ][option]
    }

    fn set_value(&mut self, option: usize, value: usize) {
        let other = value != 0;
        match option {
            0 => self.long_game = other,
            1 => self.two_player_setup = [TwoPlayerSetup::Published, TwoPlayerSetup::Rulebook][value],
            2 => self.resource_supply = [ResourceSupply::Finite, ResourceSupply::Unlimited][value],
            3 => self.duty_to_dock = [DutyToDock::Strict, DutyToDock::FreeStationsOnly][value],
            4 => self.cannon_relic_exempt = other,
            _ => panic!("the options are numbered as in OPTIONS"),
        }
    }
}
