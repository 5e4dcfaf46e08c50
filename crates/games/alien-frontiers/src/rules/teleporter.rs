//! AF-21.16: the Orbital Teleporter's fuel power.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, RuleId, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame,
    board::{Berth, Board, ShipNumber},
    rules::{
        docking::{self, Approach, Docking, unless},
        outpost::{Loot, Raid},
    },
    words::{Mark, Station, Technology, Value, With},
};

/// AF-21.54, AF-30.7: one of the player's docked ships, by all that tells it from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DockedShip {
    pub station: Station,
    pub value: Value,
    pub with: With,
    pub mark: Mark,
}

impl DockedShip {
    /// AF-21.21: nothing for a ship in the Maintenance Bay.
    pub fn of(board: &Board, seat: Seat, number: ShipNumber) -> Option<DockedShip> {
        let ship = board.player(seat).fleet.ship(number);
        let Berth::Docked(station) = ship.berth else { return None };
        Some(DockedShip { station, value: Value(ship.value), with: number.with(), mark: ship.mark })
    }

    /// The first ship that it describes.
    pub fn find(self, board: &Board, seat: Seat) -> Option<ShipNumber> {
        ShipNumber::ALL.into_iter().find(|&ship| DockedShip::of(board, seat, ship) == Some(self))
    }
}

/// AF-21.16: each ship that can be moved and has somewhere to go.
pub fn each_ship(board: &Board, seat: Seat, of: &mut impl FnMut(DockedShip)) {
    for number in ShipNumber::ALL {
        let Some(ship) = DockedShip::of(board, seat, number) else { continue };
        let is_first_of_its_kind = ship.find(board, seat) == Some(number);
        if is_first_of_its_kind && may_take_off(board, seat, ship).is_ok() {
            of(ship);
        }
    }
}

/// AF-21.16, AF-15.9, AF-21.17: whether a ship may be moved.
pub fn may_take_off(board: &Board, seat: Seat, ship: DockedShip) -> Result<(), RuleId> {
    let number = ship.find(board, seat).ok_or(RuleId("AF-21.16"))?;
    unless(ship.station == Station::TerraformingStation, "AF-15.9")?;
    unless(!Approach::by_teleporter(board, seat, number).any(), "AF-21.17")
}

/// A docked ship is about to be moved: where to, and with which partners?
#[engine::frame]
pub struct Teleport {
    pub ship: ShipNumber,
}

impl Question<AlienFrontiers> for Teleport {
    type Answer = Docking;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Docking)) {
        // AF-21.53: the ship counts at its old station until it docks, which makes no difference:
        // it cannot go there.
        let approach = Approach::by_teleporter(board, seat, self.ship);
        Station::ALL.iter().for_each(|&station| approach.each_at(station, offer));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        docking: Docking,
        log: &mut Log<'_, AlienFrontiers>,
    ) -> Flow<Frame> {
        rule!("AF-21.16");
        // AF-21.19: what the ship earned before stays, and the new docking is one like any other.
        debug_assert!(board.player(seat).cards.has(Technology::OrbitalTeleporter));
        match docking.station() {
            Station::RaidersOutpost => Flow::Become(Loot::of(docking, Some(self.ship)).into()),
            _ => docking::dock(board, seat, docking, Some(self.ship), Raid::Nothing, log),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, docking: Docking) -> Option<RuleId> {
        Approach::by_teleporter(board, seat, self.ship).check(docking).err()
    }
}
