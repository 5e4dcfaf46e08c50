//! AF-5a, AF-5b: docking ships at a station. What each station does with them is in the
//! station's own chapter.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, RuleId, Seat, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, Orbit, Ship, ShipNumber, Tokens},
    content::stations::Shape,
    rules::{
        actions, artifact, colonies, formation,
        formation::Formations,
        hub, market,
        outpost::{self, Raid},
        powers, resources, shipyard,
    },
    setup::DutyToDock,
    words::{Field, Mark, Ships, Station, Technology, Territory, With},
};

/// AF-4.14: a docking with all its choices but the loot of a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Docking {
    /// Ships enter a station.
    Plain { station: Station, ships: Ships },
    /// AF-6.2: a ship enters the Alien Artifact, and the display is cycled. AF-6.3: now or never.
    Cycle { ships: Ships },
    /// Ships enter a station that places a colony.
    Settle { station: Station, ships: Ships, to: Territory },
}

impl Default for Docking {
    fn default() -> Docking {
        Docking::Plain { station: Station::default(), ships: Ships::own(1) }
    }
}

impl Docking {
    #[inline]
    pub fn station(self) -> Station {
        match self {
            Docking::Plain { station, .. } | Docking::Settle { station, .. } => station,
            Docking::Cycle { .. } => Station::AlienArtifact,
        }
    }

    #[inline]
    pub fn ships(self) -> Ships {
        match self {
            Docking::Plain { ships, .. } | Docking::Cycle { ships } | Docking::Settle { ships, .. } => ships,
        }
    }
}

/// A player about to dock: the board, and what can be brought.
pub struct Approach<'a> {
    pub board: &'a Board,
    pub seat: Seat,
    pub orbit: Orbit,
    formations: Formations,
    /// What is left to pay a station with.
    purse: Tokens,
    moved_from: Option<Station>,
}

impl<'a> Approach<'a> {
    /// With the ships in hand. AF-5.9: a docked ship is not among them.
    #[inline]
    pub fn from_hand(board: &'a Board, seat: Seat) -> Self {
        let player = board.player(seat);
        Approach {
            board,
            seat,
            orbit: Orbit::seen_by(seat, board),
            formations: Formations::in_hand(&player.fleet),
            purse: player.tokens,
            moved_from: None,
        }
    }

    /// AF-21.17, AF-21.52: with a ship that is docked, moved by the Orbital Teleporter, whose
    /// fuel is due together with the station's cost.
    pub fn by_teleporter(board: &'a Board, seat: Seat, ship: ShipNumber) -> Self {
        let player = board.player(seat);
        let Berth::Docked(from) = player.fleet.ship(ship).berth else { panic!("the moved ship is docked") };
        let fuel = player.tokens.fuel.saturating_sub(powers::fuel_cost(board, seat, Technology::OrbitalTeleporter, 0));
        Approach {
            board,
            seat,
            orbit: Orbit::seen_by(seat, board),
            formations: Formations::around(&player.fleet, ship),
            purse: Tokens { fuel, ..player.tokens },
            moved_from: Some(from),
        }
    }

    /// What the ships in hand can form.
    #[inline]
    pub fn formations(&self) -> &Formations {
        &self.formations
    }

    /// Each docking at a station that is allowed.
    #[inline]
    pub fn each_at(&self, station: Station, dock: &mut impl FnMut(Docking)) {
        if !self.formations.has_any(station.shape()) {
            return;
        }
        if self.ports(station).is_err() || self.cost(station).is_err() || self.condition(station).is_err() {
            return;
        }
        self.formations.each(station.shape(), &mut |ships| {
            if self.values(station, ships).is_err() || self.ship_can_go(station, ships).is_err() {
                return;
            }
            match station {
                Station::AlienArtifact => {
                    dock(Docking::Plain { station, ships });
                    dock(Docking::Cycle { ships });
                }
                Station::ColonyConstructor | Station::TerraformingStation => {
                    for &to in Territory::ALL {
                        if self.target(to).is_ok() {
                            dock(Docking::Settle { station, ships, to });
                        }
                    }
                }
                Station::SolarConverter
                | Station::LunarMine
                | Station::ColonistHub
                | Station::Shipyard
                | Station::OrbitalMarket
                | Station::RaidersOutpost => dock(Docking::Plain { station, ships }),
            }
        });
    }

    /// Whether any docking is allowed.
    pub fn any(&self) -> bool {
        Station::ALL.iter().any(|&station| self.any_at(station))
    }

    /// AF-5.4, AF-5.5, AF-5.6, AF-30.10: whether a ship in hand has to be docked before the turn can end.
    /// AF-5.20: what the docking would do does not matter.
    pub fn must_dock(&self) -> bool {
        rule!("AF-5.6");
        rule!("AF-30.10");
        Station::ALL.iter().any(|&station| self.is_compulsory(station) && self.any_at(station))
    }

    /// AF-5.21: whether the duty to dock concerns a station.
    #[inline]
    pub fn is_compulsory(&self, station: Station) -> bool {
        match self.board.setup.duty_to_dock {
            DutyToDock::Strict => true,
            DutyToDock::FreeStationsOnly => {
                rule!("AF-5.21");
                price(self.board, self.seat, station).is_none_or(|price| price == Tokens::NONE)
            }
        }
    }

    /// AF-5.17: whether a docking is allowed; if not, the rule that forbids it, the first in
    /// the order of that rule.
    pub fn check(&self, docking: Docking) -> Result<(), RuleId> {
        let (station, ships) = (docking.station(), docking.ships());
        self.left_elsewhere(station)?;
        self.ships(station, ships)?;
        self.ports(station)?;
        self.values(station, ships)?;
        self.cost(station)?;
        self.condition(station)?;
        self.ship_can_go(station, ships)?;
        match docking {
            Docking::Plain { .. } | Docking::Cycle { .. } => Ok(()),
            Docking::Settle { to, .. } => self.target(to),
        }
    }

    fn any_at(&self, station: Station) -> bool {
        let mut any = false;
        self.each_at(station, &mut |_| any = true);
        any
    }

    /// AF-21.20: a teleported ship may not return to the station it left.
    #[inline]
    fn left_elsewhere(&self, station: Station) -> Result<(), RuleId> {
        unless(self.moved_from == Some(station), "AF-21.20")
    }

    /// AF-5.1, AF-5.10: the ships are in hand, and are the pair (AF-11.1, AF-13.1), triple (AF-8.1)
    /// or run (AF-12.1) that the station asks for.
    fn ships(&self, station: Station, ships: Ships) -> Result<(), RuleId> {
        if self.formations.can_form(station.shape(), ships) {
            return Ok(());
        }
        Err(RuleId(match (self.moved_from, station.shape(), station) {
            (Some(_), _, _) => "AF-21.18",
            (None, Shape::Single, _) => "AF-5.1",
            (None, Shape::Triple, _) => "AF-8.1",
            (None, Shape::Run, _) => "AF-12.1",
            (None, Shape::Pair, Station::Shipyard) => "AF-13.1",
            (None, Shape::Pair, _) => "AF-11.1",
        }))
    }

    /// AF-5.2, AF-7.3: free ports are counted, not grouped. AF-5.3: the Outpost is taken over.
    /// AF-5.12: how often the station was used does not matter. AF-9.6: Van Vogt makes no port.
    #[inline]
    fn ports(&self, station: Station) -> Result<(), RuleId> {
        self.left_elsewhere(station)?;
        let enough = self.orbit.free_ports(station) >= station.shape().size();
        match station {
            Station::RaidersOutpost => {
                rule!("AF-5.3");
                Ok(())
            }
            Station::ColonistHub => unless(!enough, "AF-7.3"),
            Station::SolarConverter
            | Station::LunarMine
            | Station::AlienArtifact
            | Station::ColonyConstructor
            | Station::TerraformingStation
            | Station::Shipyard
            | Station::OrbitalMarket => unless(!enough, "AF-5.2"),
        }
    }

    /// AF-15.1: only a 6 terraforms. AF-6.1, AF-7.1: the Artifact and the Hub take any value.
    #[inline]
    fn values(&self, station: Station, ships: Ships) -> Result<(), RuleId> {
        match station {
            Station::LunarMine => unless(!self.mine_takes(ships.value.0), "AF-9.2"),
            Station::TerraformingStation => unless(ships.value.0 != 6, "AF-15.1"),
            Station::RaidersOutpost => unless(outpost::total(ships) <= self.orbit.outpost_total, "AF-12.4"),
            Station::SolarConverter
            | Station::AlienArtifact
            | Station::ColonistHub
            | Station::ColonyConstructor
            | Station::Shipyard
            | Station::OrbitalMarket => Ok(()),
        }
    }

    /// AF-9.2: at least the highest value there. AF-9.4, AF-17.11: Van Vogt frees the first
    /// ship of the turn. AF-9.7: one that comes by Teleporter is no exception.
    #[inline]
    fn mine_takes(&self, value: u8) -> bool {
        if self.board.this_turn.mine_docked || !self.board.has_bonus(self.seat, Territory::VanVogt) {
            return value >= self.orbit.mine_minimum;
        }
        rule!("AF-9.4");
        rule!("AF-17.11");
        true
    }

    /// AF-4.6, AF-27.5: the cost can be paid now.
    #[inline]
    fn cost(&self, station: Station) -> Result<(), RuleId> {
        let Some(price) = price(self.board, self.seat, station) else { return Ok(()) };
        if self.purse.cover(price) {
            return Ok(());
        }
        Err(RuleId(match station {
            _ if self.board.player(self.seat).tokens.cover(price) => "AF-21.52",
            Station::ColonyConstructor => "AF-8.1",
            Station::Shipyard => "AF-13.2",
            _ => "AF-15.1",
        }))
    }

    /// AF-5.1: the station's own conditions. AF-13.4: a ship to build. AF-6.12: the Artifact has none.
    #[inline]
    fn condition(&self, station: Station) -> Result<(), RuleId> {
        match station {
            Station::ColonistHub => unless(!hub::can_advance(self.board, self.seat), "AF-7.9"),
            Station::ColonyConstructor => unless(!colonies::has_one_to_place(self.board, self.seat), "AF-8.4"),
            Station::TerraformingStation => unless(!colonies::has_one_to_place(self.board, self.seat), "AF-15.8"),
            Station::Shipyard => unless(self.board.player(self.seat).fleet.n_in_play() == 6, "AF-13.4"),
            Station::SolarConverter
            | Station::LunarMine
            | Station::AlienArtifact
            | Station::OrbitalMarket
            | Station::RaidersOutpost => Ok(()),
        }
    }

    /// AF-15.5, AF-15.6: an own-colour ship may be given up only if three others stay, so
    /// that every turn has three dice (AF-4.10). AF-15.13: this is looked at once, at the docking.
    #[inline]
    fn ship_can_go(&self, station: Station, ships: Ships) -> Result<(), RuleId> {
        if station != Station::TerraformingStation {
            return Ok(());
        }
        if ships.with == With::Relic {
            rule!("AF-15.6");
            return Ok(());
        }
        unless(self.board.player(self.seat).fleet.n_in_play() < 4, "AF-15.5")
    }

    /// AF-16.3: no colony can be put under the Repulsor Field.
    #[inline]
    fn target(&self, to: Territory) -> Result<(), RuleId> {
        may_receive(self.board, to)
    }
}

/// AF-16.3, AF-19.6: whether a colony may be put on or taken from a territory. AF-16.13: there
/// is one Repulsor Field, so that seven territories always can. AF-19.7: it does nothing else.
#[inline]
pub fn may_receive(board: &Board, territory: Territory) -> Result<(), RuleId> {
    unless(board.field_is_on(Field::Repulsor, territory), "AF-19.6")
}

/// Ok, unless something forbids it.
#[inline]
pub fn unless(forbidden: bool, rule: &'static str) -> Result<(), RuleId> {
    if forbidden { Err(RuleId(rule)) } else { Ok(()) }
}

/// AF-5.13: what one use of a station costs. AF-7.19: the Hub costs nothing before the launch. No
/// price where nothing can be bought.
#[inline]
pub fn price(board: &Board, seat: Seat, station: Station) -> Option<Tokens> {
    rule!("AF-5.13");
    match station {
        Station::ColonyConstructor => {
            // AF-8.1: three ore; Bradbury Plateau takes one off.
            rule!("AF-8.2");
            rule!("AF-17.5");
            Some(Tokens::new(0, 3 - board.has_bonus(seat, Territory::Bradbury) as u8))
        }
        Station::TerraformingStation => Some(Tokens::new(1, 1)),
        Station::Shipyard => shipyard::price(board, seat),
        Station::SolarConverter
        | Station::LunarMine
        | Station::AlienArtifact
        | Station::ColonistHub
        | Station::OrbitalMarket
        | Station::RaidersOutpost => Some(Tokens::NONE),
    }
}

/// AF-0.9: a docking is one event, whatever becomes of its ships. AF-5.18: carries it out, in the
/// order of that rule. AF-4.5: what it gives is given at once.
pub fn dock(
    board: &mut Board,
    seat: Seat,
    docking: Docking,
    moved: Option<ShipNumber>,
    raid: Raid,
    log: &mut Log<'_, AlienFrontiers>,
) -> Flow<Frame> {
    rule!("AF-5.18");
    let (station, ships) = (docking.station(), docking.ships());
    let price = price(board, seat, station).expect("a station that can be used has its price");
    if let Some(ship) = moved {
        powers::leave_by_teleporter(board, seat, ship, log);
    }
    resources::pay(board, seat, price, log);
    if station == Station::RaidersOutpost {
        outpost::displace(board, log);
    }
    enter(board, seat, station, ships, moved, log);
    let value = ships.value.0;
    match docking {
        Docking::Cycle { .. } => {
            rule!("AF-6.3");
            artifact::cycle(board, seat, log);
        }
        Docking::Settle { station: Station::ColonyConstructor, to, .. } => {
            rule!("AF-8.3");
            return colonies::place(board, seat, to, log);
        }
        Docking::Settle { to, .. } => {
            rule!("AF-15.2");
            return colonies::place(board, seat, to, log);
        }
        Docking::Plain { .. } => match station {
            Station::SolarConverter => convert(board, seat, value, log),
            Station::LunarMine => {
                rule!("AF-9.1");
                // AF-9.5: the first ship uses up Van Vogt's privilege, needed or not.
                rule!("AF-9.8");
                board.this_turn.mine_docked = true;
                resources::gain_ore(board, seat, 1, log);
            }
            Station::ColonistHub => hub::advance(board, seat, log),
            Station::Shipyard => shipyard::build(board, seat, log),
            Station::RaidersOutpost => outpost::carry_out(board, seat, raid, log),
            Station::AlienArtifact => rule!("AF-6.1"),
            Station::OrbitalMarket => (),
            Station::ColonyConstructor | Station::TerraformingStation => {
                unreachable!("these stations are told where the colony goes")
            }
        },
    }
    actions::end(board)
}

/// AF-14.1, AF-14.2: half the value of any ship, rounded up. AF-14.3, AF-17.9: one more with
/// Lem Badlands.
fn convert(board: &mut Board, seat: Seat, value: u8, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-14.1");
    rule!("AF-14.2");
    rule!("AF-14.3");
    rule!("AF-17.9");
    let bonus = board.has_bonus(seat, Territory::Lem) as u8;
    resources::gain_fuel(board, seat, value.div_ceil(2) + bonus, log);
}

/// AF-5.18, step 4: the ships enter the ports, and stay there (AF-8.5). AF-6.10: at the Artifact
/// they are unspent, wherever they come from.
fn enter(
    board: &mut Board,
    seat: Seat,
    station: Station,
    ships: Ships,
    moved: Option<ShipNumber>,
    log: &mut Log<'_, AlienFrontiers>,
) {
    let mark = match station {
        Station::OrbitalMarket => market::fresh_pair(board, seat),
        _ => Mark::Unmarked,
    };
    rule!("AF-5.10");
    let fleet = &mut board.player_mut(seat).fleet;
    let members = formation::members(fleet, station.shape(), ships, moved);
    for ship in members.iter() {
        let ship = fleet.ship_mut(ship);
        *ship = Ship { berth: Berth::Docked(station), value: ship.value, mark };
    }
    log.push(Heard::ShipsDocked { seat, station, value: ships.value, with: ships.with, ships: members });
}
