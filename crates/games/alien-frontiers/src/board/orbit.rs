//! The stations as they stand: who is docked where, seen once and asked often.

use engine::{Seat, Word, rule};

use crate::{
    board::{Berth, Board},
    words::Station,
};

/// What the docked ships of all players add up to. Derived, never stored (AF-30.2). AF-0.10: so
/// the way in which a ship left makes no difference. AF-4.7: whose turn it is makes none either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orbit {
    /// AF-5.2: free ports of each station, for the player who looks.
    free_ports: [u8; 9],
    /// AF-9.3: the highest value at the Lunar Mine; 0 if no ship is there.
    pub mine_minimum: u8,
    /// AF-12.2: the sum of the ships at the Raiders' Outpost. Of a broken run only the ships
    /// still there count (AF-12.5); with no ship there it is 0, which every run beats (AF-12.3).
    pub outpost_total: u8,
}

impl Orbit {
    /// The stations as `seat` finds them. Ports at the Hub are the player's own (AF-7.2).
    #[inline]
    pub fn seen_by(seat: Seat, board: &Board) -> Orbit {
        let mut docked = [0u8; 9];
        let (mut mine_minimum, mut outpost_total) = (0, 0);
        for (owner, player) in board.players.iter().enumerate() {
            for ship in &player.fleet.ships {
                let Berth::Docked(station) = ship.berth else { continue };
                match station {
                    Station::ColonistHub => {
                        rule!("AF-7.2");
                        docked[station as usize] += (owner == seat.index()) as u8;
                    }
                    Station::LunarMine => {
                        rule!("AF-9.3");
                        docked[station as usize] += 1;
                        mine_minimum = ship.value.max(mine_minimum);
                    }
                    Station::RaidersOutpost => {
                        rule!("AF-12.5");
                        docked[station as usize] += 1;
                        outpost_total += ship.value;
                    }
                    Station::SolarConverter
                    | Station::AlienArtifact
                    | Station::ColonyConstructor
                    | Station::TerraformingStation
                    | Station::Shipyard
                    | Station::OrbitalMarket => docked[station as usize] += 1,
                }
            }
        }
        let ports_for = board.setup.ports_for();
        let mut free_ports = [0; 9];
        for &station in Station::ALL {
            free_ports[station as usize] = station.ports(ports_for) - docked[station as usize];
        }
        Orbit { free_ports, mine_minimum, outpost_total }
    }

    /// AF-15.11: the port of the Terraforming Station, too, is free again in the turn in which
    /// the Relic Ship leaves it.
    #[inline]
    pub fn free_ports(&self, station: Station) -> u8 {
        self.free_ports[station as usize]
    }
}
