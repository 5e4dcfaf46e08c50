//! Words for several acts at once.

use alien_frontiers::{
    Choice, Frame, Heard,
    board::{Berth, Orbit, Tokens},
    rules::{docking, docking::Docking, outpost::LootAnswer, powers::Power, teleporter::DockedShip},
    words::{Field, Mark, Resource, Ships, Station, Technology, Territory, Value, With},
};
use engine::Seat;

use super::Table;

impl Table {
    /// Takes an own-colour ship off a station with the Teleporter; where it goes is asked next.
    #[track_caller]
    pub fn takes_off(&mut self, from: Station, value: u8) -> &mut Self {
        self.uses(take_off(from, value))
    }

    /// Moves an own-colour ship from a station to another docking with the Teleporter.
    #[track_caller]
    pub fn teleports(&mut self, from: Station, value: u8, docking: Docking) -> &mut Self {
        self.takes_off(from, value).chooses(Choice::Teleport(docking))
    }

    /// Docks what is left in hand at the Solar Converter, ends the turn, and returns fuel
    /// above the limit.
    #[track_caller]
    pub fn finishes_the_turn(&mut self) -> &mut Self {
        let seat = self.board().this_turn.seat;
        for ship in self.player(seat).fleet.at(Berth::Hand).iter() {
            let ships = Ships { value: Value(self.player(seat).fleet.ship(ship).value), with: ship.with() };
            self.does(super::dock(Station::SolarConverter, ships));
        }
        self.ends_the_turn();
        if matches!(self.waiting(), Some(Frame::ResourceLimit(_))) {
            self.chooses(self.choices()[0]);
        }
        self
    }

    /// The player on turn rolls the three ships they have, docks them at the Solar
    /// Converter, and ends the turn.
    #[track_caller]
    pub fn lets_an_opponent_play(&mut self) -> &mut Self {
        self.rolls(&[1, 1, 1]).finishes_the_turn()
    }

    pub fn has_heard(&self, event: Heard) -> bool {
        self.heard.contains(&event)
    }

    /// The sum of the ships at the Raiders' Outpost.
    pub fn total_there(&self) -> u8 {
        Orbit::seen_by(self.board().this_turn.seat, self.board()).outpost_total
    }

    /// The highest value at the Lunar Mine.
    pub fn mine_minimum(&self) -> u8 {
        Orbit::seen_by(self.board().this_turn.seat, self.board()).mine_minimum
    }

    /// Ports that the player on turn finds free.
    pub fn free_ports(&self, station: Station) -> u8 {
        Orbit::seen_by(self.board().this_turn.seat, self.board()).free_ports(station)
    }

    /// What a use of the Shipyard costs the player on turn, fuel and ore.
    pub fn shipyard_price(&self) -> Option<(u8, u8)> {
        let seat = self.board().this_turn.seat;
        docking::price(self.board(), seat, Station::Shipyard).map(|Tokens { fuel, ore }| (fuel, ore))
    }

    pub fn has_bonus(&self, seat: Seat, territory: Territory) -> bool {
        self.board().has_bonus(seat, territory)
    }

    /// Where a field is; nowhere while it is in the supply.
    pub fn field(&self, field: Field) -> Option<Territory> {
        self.board().fields[field as usize]
    }
}

/// The Teleporter used on an own-colour ship that nothing else is to be said of.
pub fn take_off(from: Station, value: u8) -> Power {
    let ship = DockedShip { station: from, value: Value(value), with: With::Own, mark: Mark::Unmarked };
    Power::OrbitalTeleporter { ship }
}

/// Own-colour ships at a station.
pub fn plain(station: Station, value: u8) -> Docking {
    Docking::Plain { station, ships: Ships::own(value) }
}

/// A token that a raid takes.
pub fn token(from: Seat, what: Resource) -> Choice {
    Choice::Loot(LootAnswer::Token { from, what })
}

/// A card that a raid takes.
pub fn card(from: Seat, card: Technology) -> Choice {
    Choice::Loot(LootAnswer::Card { from, card })
}
