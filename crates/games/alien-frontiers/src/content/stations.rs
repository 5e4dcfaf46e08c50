//! AF-2.9, AF-5.13, AF-29.5: the stations as they are printed on the board.

use engine::rule;

use crate::words::Station;

/// Which ships one use of a station takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Single,
    Pair,
    Triple,
    Run,
}

impl Shape {
    /// How many ships it is.
    pub fn size(self) -> u8 {
        match self {
            Shape::Single => 1,
            Shape::Pair => 2,
            Shape::Triple | Shape::Run => 3,
        }
    }
}

/// One station of the board.
#[derive(Clone, Copy, Debug)]
pub struct StationPrint {
    pub station: Station,
    pub shape: Shape,
    /// Ports in all. Those of the Colonist Hub are one player's.
    pub ports: u8,
    /// AF-3.9: ports blocked with three players.
    pub blocked_for_three: u8,
    /// AF-3.10: ports blocked with two players.
    pub blocked_for_two: u8,
}

const fn row(station: Station, shape: Shape, ports: u8, blocked_for_three: u8, blocked_for_two: u8) -> StationPrint {
    StationPrint { station, shape, ports, blocked_for_three, blocked_for_two }
}

/// The stations, in the order of [`Station`]. AF-8.6: two triples fit into the Constructor, or
/// one. AF-11.1: two pairs fit into the Market, or one.
pub static STATIONS: [StationPrint; 9] = [
    row(Station::SolarConverter, Shape::Single, 8, 1, 1),
    row(Station::LunarMine, Shape::Single, 5, 1, 2),
    row(Station::AlienArtifact, Shape::Single, 4, 0, 0),
    row(Station::ColonistHub, Shape::Single, 3, 0, 0),
    row(Station::ColonyConstructor, Shape::Triple, 6, 0, 3),
    row(Station::TerraformingStation, Shape::Single, 1, 0, 0),
    row(Station::Shipyard, Shape::Pair, 6, 2, 4),
    row(Station::OrbitalMarket, Shape::Pair, 4, 2, 2),
    row(Station::RaidersOutpost, Shape::Run, 3, 0, 0),
];

impl Station {
    /// What is printed at the station.
    #[inline]
    pub fn print(self) -> &'static StationPrint {
        &STATIONS[self as usize]
    }

    /// Which ships one use takes.
    #[inline]
    pub fn shape(self) -> Shape {
        self.print().shape
    }

    /// AF-3.12: blocked ports are ports that are not there. AF-3.11, AF-3.13, AF-27.15: so no effect can
    /// reach the dice that block them, and they combine with nobody's ships.
    #[inline]
    pub fn ports(self, ports_for: u8) -> u8 {
        let print = self.print();
        match ports_for {
            2 => {
                rule!("AF-3.10");
                print.ports - print.blocked_for_two
            }
            3 => {
                rule!("AF-3.9");
                print.ports - print.blocked_for_three
            }
            _ => print.ports,
        }
    }
}
