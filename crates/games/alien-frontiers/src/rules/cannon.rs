//! AF-21.25: the Plasma Cannon's fuel power.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber, ShipSet},
    rules::{actions, docking::unless, powers},
    words::{Ships, Station, Technology},
};

/// AF-21.25: whether the Cannon can shoot at anything there.
pub fn may_aim_at(board: &Board, seat: Seat, station: Station) -> Result<(), RuleId> {
    let fuel = board.player(seat).tokens.fuel;
    unless(powers::fuel_cost(board, seat, Technology::PlasmaCannon, 1) > fuel, "AF-20.9")?;
    unless(!opponents_are_at(board, seat, station), "AF-21.25")
}

/// AF-21.27: own ships are no targets, and blocking dice are no ships at all.
fn opponents_are_at(board: &Board, seat: Seat, station: Station) -> bool {
    let is_there = |owner: Seat| !board.player(owner).fleet.at(Berth::Docked(station)).is_empty();
    board.opponents(seat).any(is_there)
}

pub fn each_station(board: &Board, seat: Seat, of: &mut impl FnMut(Station)) {
    for &station in Station::ALL {
        if may_aim_at(board, seat, station).is_ok() {
            of(station);
        }
    }
}

/// The ships to be shot at one station are chosen, one at a time.
#[engine::frame]
pub struct CannonFire {
    pub station: Station,
    /// The chosen ships of each seat.
    pub targets: [ShipSet; 4],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CannonAnswer {
    Target { owner: Seat, ship: Ships },
    Fire,
}

impl CannonFire {
    pub fn at(station: Station) -> CannonFire {
        CannonFire { station, ..CannonFire::default() }
    }

    /// The targets of an owner who has not resigned since they were chosen (AF-30.13).
    fn targets_of(&self, board: &Board, owner: Seat) -> ShipSet {
        let there = board.player(owner).fleet.at(Berth::Docked(self.station));
        self.targets[owner.index()].iter().filter(|&ship| there.has(ship)).collect()
    }

    fn n_targets(&self, board: &Board) -> u8 {
        board.seats().map(|owner| self.targets_of(board, owner).len()).sum()
    }

    /// AF-20.20: something is aimed at; or nothing is left to aim at, since its owner resigned.
    fn may_fire(&self, board: &Board, seat: Seat) -> bool {
        self.n_targets(board) > 0 || !opponents_are_at(board, seat, self.station)
    }

    /// The first ship of the kind that is not a target yet.
    fn find(&self, board: &Board, owner: Seat, ship: Ships) -> Option<ShipNumber> {
        board.player(owner).fleet.find(Berth::Docked(self.station), ship, self.targets[owner.index()])
    }

    fn check(&self, board: &Board, seat: Seat, answer: CannonAnswer) -> Result<(), RuleId> {
        match answer {
            CannonAnswer::Fire => unless(!self.may_fire(board, seat), "AF-20.20"),
            CannonAnswer::Target { owner, ship } => {
                let is_opponent = board.opponents(seat).any(|it| it == owner);
                unless(!is_opponent, "AF-21.27")?;
                // AF-21.28: only ships at the one station.
                unless(self.find(board, owner, ship).is_none(), "AF-21.28")?;
                let price = powers::fuel_cost(board, seat, Technology::PlasmaCannon, self.n_targets(board) + 1);
                unless(price > board.player(seat).tokens.fuel, "AF-20.9")
            }
        }
    }
}

impl Question<AlienFrontiers> for CannonFire {
    type Answer = CannonAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(CannonAnswer)) {
        for owner in board.opponents(seat) {
            for number in ShipNumber::ALL {
                let value = board.player(owner).fleet.ship(number).value;
                let ship = Ships { value: crate::words::Value(value), with: number.with() };
                let target = CannonAnswer::Target { owner, ship };
                let is_first_of_its_kind = self.find(board, owner, ship) == Some(number);
                if is_first_of_its_kind && self.check(board, seat, target).is_ok() {
                    offer(target);
                }
            }
        }
        if self.may_fire(board, seat) {
            offer(CannonAnswer::Fire);
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: CannonAnswer,
        log: &mut Log<'_, AlienFrontiers>,
    ) -> Flow<Frame> {
        match answer {
            CannonAnswer::Target { owner, ship } => {
                let number = self.find(board, owner, ship).expect("the target is there");
                let mut next = self;
                next.targets[owner.index()].insert(number);
                Flow::Become(next.into())
            }
            // AF-30.13: nothing is shot and nothing is paid if all those aimed at have resigned.
            CannonAnswer::Fire if self.n_targets(board) == 0 => actions::end(board),
            CannonAnswer::Fire => {
                rule!("AF-21.25");
                powers::spend(board, seat, Technology::PlasmaCannon, self.n_targets(board), log);
                board.opponents(seat).for_each(|owner| self.shoot(board, seat, owner, log));
                actions::end(board)
            }
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: CannonAnswer) -> Option<RuleId> {
        self.check(board, seat, answer).err()
    }
}

impl CannonFire {
    /// AF-21.25: to the Maintenance Bay. AF-21.26, AF-15.10: from the Terraforming Station
    /// to the stock, the Relic Ship Home. AF-21.29, AF-21.55: the ship moves and nothing else; a
    /// colony in the Hub and all that was earned stay.
    fn shoot(&self, board: &mut Board, seat: Seat, owner: Seat, log: &mut Log<'_, AlienFrontiers>) {
        let to = match self.station {
            Station::TerraformingStation => {
                rule!("AF-15.10");
                rule!("AF-21.26");
                Berth::Stock
            }
            _ => Berth::Bay,
        };
        for ship in self.targets_of(board, owner).iter() {
            board.player_mut(owner).fleet.lay_up(ship, to);
            log.push(Heard::ShipShot { seat, owner, ship, station: self.station });
        }
    }
}
