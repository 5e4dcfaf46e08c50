//! AGD-6B, AGD-6L, AGD-6M, AGD-6O: what is on the boards besides figures.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{List, Pool};

use crate::{
    ground::{Doors, Square},
    words::{Exit, Facing, MissionBlipFace, SpawnPoint},
};

/// AGD-2.5
pub const BARRICADES: usize = 12;
/// AGD-2.5
pub const TUNNELS: usize = 4;

/// AGD-6M.6: how many shots a gun has at first, and how much each takes off the counter.
pub const GUN_SHOTS: u8 = 9;

/// Tokens on the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Fittings {
    /// AGD-6B.3
    pub barricaded: Doors,
    /// AGD-6B.7: barricaded spawn points and tunnels, by their number, as bits.
    pub barricaded_points: u8,
    pub barricaded_tunnels: u8,
    /// AGD-6L.2: in the order in which they were placed.
    pub tunnels: List<Square, TUNNELS>,
    /// AGD-6M.1
    pub guns: [Option<SentryGun>; 2],
    /// AGD-6O.1: crates that have not been opened, by their place in the mission's list, as bits.
    pub crates: u8,
    /// AGD-11E.2: mission blips that lie face down, by their place, as bits.
    pub mission_blips: u8,
    /// What the mission blips are that lie face down.
    pub mission_faces: Pool<MissionBlipFace, 3>,
    /// AGD-11E.6, AGD-11E.21: the exit that can be used.
    pub open_exit: Option<Exit>,
}

/// AGD-6M.1: a sentry gun.
#[engine::open(GunFacts)]
pub struct SentryGun {
    pub square: Square,
    pub facing: Facing,
    pub is_on: bool,
    /// AGD-6M.6: shots left.
    pub shots: u8,
}

/// AGD-5.17: something that can be barricaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    Spawn(SpawnPoint),
    /// By its place in the row.
    Tunnel(u8),
}

impl Fittings {
    /// AGD-5.20: how many Barricade tokens are in use.
    pub fn n_barricades(&self) -> usize {
        self.barricaded.len() + (self.barricaded_points.count_ones() + self.barricaded_tunnels.count_ones()) as usize
    }

    /// AGD-6B.7
    pub fn is_barricaded(&self, point: Point) -> bool {
        let (bits, number) = match point {
            Point::Spawn(point) => (self.barricaded_points, point as u8),
            Point::Tunnel(number) => (self.barricaded_tunnels, number),
        };
        bits >> number & 1 == 1
    }

    /// Puts a Barricade token there, or takes it away.
    pub fn turn_barricade(&mut self, point: Point) {
        match point {
            Point::Spawn(point) => self.barricaded_points ^= 1 << point as u8,
            Point::Tunnel(number) => self.barricaded_tunnels ^= 1 << number,
        }
    }

    /// The tunnel on a square, by its place in the row.
    pub fn tunnel_on(&self, square: Square) -> Option<u8> {
        self.tunnels.iter().position(|&tunnel| tunnel == square).map(|at| at as u8)
    }
}
