//! AF-20, AF-21: the fuel powers of technology cards.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, RuleId, Seat, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber, ShipSet, Tokens},
    content::{stations::Shape, technology::FuelCost},
    rules::{
        actions,
        cannon::{self, CannonFire},
        docking::{Approach, unless},
        formation::Formations,
        resources,
        teleporter::{self, DockedShip, Teleport},
        warper::Reroll,
    },
    words::{Field, Ships, Station, Technology, Territory, Value, With},
};

/// AF-21.54: a fuel power with what it is used on. The Cannon's targets, the Teleporter's
/// goal and the Warper's ships are asked for afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    BoosterPod { ship: Ships },
    DataCrystal { territory: Territory },
    GravityManipulator { lower: Ships, raise: Ships },
    OrbitalTeleporter { ship: DockedShip },
    PlasmaCannon { station: Station },
    PolarityDevice { ship: Ships },
    StasisBeam { ship: Ships },
    TemporalWarper,
}

impl Power {
    pub fn card(self) -> Technology {
        match self {
            Power::BoosterPod { .. } => Technology::BoosterPod,
            Power::DataCrystal { .. } => Technology::DataCrystal,
            Power::GravityManipulator { .. } => Technology::GravityManipulator,
            Power::OrbitalTeleporter { .. } => Technology::OrbitalTeleporter,
            Power::PlasmaCannon { .. } => Technology::PlasmaCannon,
            Power::PolarityDevice { .. } => Technology::PolarityDevice,
            Power::StasisBeam { .. } => Technology::StasisBeam,
            Power::TemporalWarper => Technology::TemporalWarper,
        }
    }
}

/// AF-17.10, AF-17.12, AF-17.15: the fuel for one use on `n` colonies or ships, less one with
/// Pohl Foothills.
#[inline]
pub fn fuel_cost(board: &Board, seat: Seat, card: Technology, n: u8) -> u8 {
    let full = match card.print().fuel_power {
        Some(FuelCost::Flat(fuel)) => fuel,
        Some(FuelCost::PerColony | FuelCost::PerShip) => n,
        None => 0,
    };
    rule!("AF-17.10");
    rule!("AF-17.15");
    full.saturating_sub(board.has_bonus(seat, Territory::Pohl) as u8)
}

/// AF-20.4: each fuel power that can be used now. AF-20.8, AF-20.22: since when and from where
/// the player has the card makes no difference.
#[inline]
pub fn each(approach: &Approach<'_>, offer: &mut impl FnMut(Power)) {
    let (board, seat) = (approach.board, approach.seat);
    let cards = board.player(seat).cards.without(board.this_turn.used);
    for card in cards.iter() {
        let fuel = board.player(seat).tokens.fuel;
        match card.print().fuel_power {
            Some(FuelCost::Flat(_)) if fuel_cost(board, seat, card, 1) <= fuel => each_of(approach, card, offer),
            Some(FuelCost::PerColony | FuelCost::PerShip) => each_of(approach, card, offer),
            Some(FuelCost::Flat(_)) | None => (),
        }
    }
}

fn each_of(approach: &Approach<'_>, card: Technology, offer: &mut impl FnMut(Power)) {
    let (board, seat, formations) = (approach.board, approach.seat, approach.formations());
    match card {
        Technology::BoosterPod => each_ship(formations, 1..=5, &mut |ship| offer(Power::BoosterPod { ship })),
        Technology::StasisBeam => each_ship(formations, 2..=6, &mut |ship| offer(Power::StasisBeam { ship })),
        Technology::PolarityDevice => each_ship(formations, 1..=6, &mut |ship| offer(Power::PolarityDevice { ship })),
        Technology::GravityManipulator => each_ship(formations, 2..=6, &mut |lower| {
            each_ship(formations, 1..=5, &mut |raise| {
                if are_two_ships(formations, lower, raise) {
                    offer(Power::GravityManipulator { lower, raise });
                }
            });
        }),
        Technology::TemporalWarper => {
            let mut any = false;
            each_ship(formations, 1..=6, &mut |_| any = true);
            if any {
                offer(Power::TemporalWarper);
            }
        }
        Technology::DataCrystal => {
            for &territory in Territory::ALL {
                if may_borrow(board, seat, territory).is_ok() {
                    offer(Power::DataCrystal { territory });
                }
            }
        }
        Technology::OrbitalTeleporter => {
            teleporter::each_ship(board, seat, &mut |ship| offer(Power::OrbitalTeleporter { ship }));
        }
        Technology::PlasmaCannon => {
            cannon::each_station(board, seat, &mut |station| offer(Power::PlasmaCannon { station }));
        }
        Technology::AlienCity
        | Technology::AlienMonument
        | Technology::HolographicDecoy
        | Technology::ResourceCache => (),
    }
}

#[inline]
fn each_ship(formations: &Formations, values: std::ops::RangeInclusive<u8>, of: &mut impl FnMut(Ships)) {
    formations.each(Shape::Single, &mut |ship| {
        if values.contains(&ship.value.0) {
            of(ship);
        }
    });
}

/// AF-21.11: one ship is lowered, another is raised.
fn are_two_ships(formations: &Formations, lower: Ships, raise: Ships) -> bool {
    lower != raise || (lower.with == With::Own && formations.can_form(Shape::Pair, lower))
}

/// AF-5.17: whether a fuel power may be used; if not, the rule that forbids it.
pub fn check(board: &Board, seat: Seat, power: Power) -> Result<(), RuleId> {
    let card = power.card();
    unless(board.this_turn.used.has(card), "AF-20.4")?;
    // AF-20.3: nobody is asked but the player on turn, and they may use their own cards only.
    unless(!board.player(seat).cards.has(card), "AF-20.3")?;
    let formations = Formations::in_hand(&board.player(seat).fleet);
    // AF-20.11: docked ships are not turned.
    let in_hand = |ship: Ships| unless(!formations.can_form(Shape::Single, ship), "AF-20.11");
    // AF-20.9: a power that cannot be paid is not used.
    let affordable = |n: u8| unless(fuel_cost(board, seat, card, n) > board.player(seat).tokens.fuel, "AF-20.9");
    match power {
        Power::BoosterPod { ship } => {
            in_hand(ship)?;
            // AF-20.10, AF-27.20: raising a 6 is refused, not wasted.
            unless(ship.value.0 == 6, "AF-20.10")?;
            affordable(1)
        }
        Power::StasisBeam { ship } => {
            in_hand(ship)?;
            unless(ship.value.0 == 1, "AF-20.10")?;
            affordable(1)
        }
        Power::PolarityDevice { ship } => {
            in_hand(ship)?;
            affordable(1)
        }
        Power::GravityManipulator { lower, raise } => {
            in_hand(lower)?;
            in_hand(raise)?;
            unless(!are_two_ships(&formations, lower, raise), "AF-21.11")?;
            unless(lower.value.0 == 1 || raise.value.0 == 6, "AF-20.10")?;
            affordable(1)
        }
        Power::TemporalWarper => {
            unless(board.player(seat).fleet.at(Berth::Hand).is_empty(), "AF-20.20")?;
            affordable(1)
        }
        Power::DataCrystal { territory } => may_borrow(board, seat, territory),
        Power::OrbitalTeleporter { ship } => {
            unless(ship.find(board, seat).is_none(), "AF-21.16")?;
            affordable(1)?;
            teleporter::may_take_off(board, seat, ship)
        }
        Power::PlasmaCannon { station } => cannon::may_aim_at(board, seat, station),
    }
}

/// AF-21.5: a territory with colonies, not isolated, not Burroughs Desert (AF-18.11), whose
/// bonus the player has not got (AF-21.9), for one fuel a colony.
pub fn may_borrow(board: &Board, seat: Seat, territory: Territory) -> Result<(), RuleId> {
    // AF-27.19: the colonies of all players count.
    let price = fuel_cost(board, seat, Technology::DataCrystal, board.colonies_on(territory));
    unless(price > board.player(seat).tokens.fuel, "AF-20.9")?;
    unless(territory == Territory::Burroughs, "AF-18.11")?;
    unless(board.colonies_on(territory) == 0, "AF-21.5")?;
    // AF-27.8: a field prevails over a card.
    unless(board.field_is_on(Field::Isolation, territory), "AF-27.8")?;
    unless(board.has_bonus(seat, territory), "AF-21.9")
}

/// AF-5.19: pays, notes the use, and acts.
pub fn carry_out(board: &mut Board, seat: Seat, power: Power, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    match power {
        Power::BoosterPod { ship } => {
            rule!("AF-21.3");
            spend(board, seat, power.card(), 1, log);
            turn_ship(board, seat, ship, ship.value.0 + 1, log);
        }
        Power::StasisBeam { ship } => {
            rule!("AF-21.38");
            spend(board, seat, power.card(), 1, log);
            turn_ship(board, seat, ship, ship.value.0 - 1, log);
        }
        Power::PolarityDevice { ship } => {
            rule!("AF-21.35");
            spend(board, seat, power.card(), 1, log);
            turn_ship(board, seat, ship, 7 - ship.value.0, log);
        }
        Power::GravityManipulator { lower, raise } => {
            rule!("AF-21.11");
            spend(board, seat, power.card(), 1, log);
            manipulate(board, seat, lower, raise, log);
        }
        Power::DataCrystal { territory } => {
            rule!("AF-21.5");
            // AF-21.7: paid once, for the colonies there are now. AF-21.8: and before the loan.
            spend(board, seat, power.card(), board.colonies_on(territory), log);
            board.this_turn.borrowed = Some(territory);
            log.push(Heard::BonusBorrowed { seat, territory });
        }
        Power::OrbitalTeleporter { ship } => {
            let ship = ship.find(board, seat).expect("the ship is docked there");
            return Flow::Become(Teleport { ship }.into());
        }
        Power::PlasmaCannon { station } => return Flow::Become(CannonFire::at(station).into()),
        Power::TemporalWarper => return Flow::Become(Reroll::default().into()),
    }
    actions::end(board)
}

/// AF-20.4, AF-28.45: pays for one use and notes it, also if it cost nothing.
pub fn spend(board: &mut Board, seat: Seat, card: Technology, n: u8, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-5.19");
    rule!("AF-20.4");
    let fuel = fuel_cost(board, seat, card, n);
    log.push(Heard::PowerUsed { seat, card });
    resources::pay(board, seat, Tokens::new(fuel, 0), log);
    // AF-20.19: until the end of the turn the card can be neither discarded nor joined by the
    // second copy, so its kind is used once.
    board.this_turn.used.insert(card);
}

/// AF-21.52: the Teleporter is paid, and the ship leaves its station. AF-21.22, AF-21.23: its port
/// there and all that depends on it are derived from where it is, and follow.
pub fn leave_by_teleporter(board: &mut Board, seat: Seat, ship: ShipNumber, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-21.52");
    spend(board, seat, Technology::OrbitalTeleporter, 1, log);
    if let Berth::Docked(from) = board.player(seat).fleet.ship(ship).berth {
        rule!("AF-21.22");
        log.push(Heard::ShipTeleported { seat, ship, from });
    }
}

fn turn_ship(board: &mut Board, seat: Seat, ship: Ships, to: u8, log: &mut Log<'_, AlienFrontiers>) {
    let fleet = &mut board.player_mut(seat).fleet;
    let number = fleet.find(Berth::Hand, ship, ShipSet::default()).expect("the ship is in hand");
    fleet.ship_mut(number).value = to;
    log.push(Heard::ShipTurned { seat, ship: number, from: ship.value, to: Value(to) });
}

/// AF-21.11: both ships are found before either is turned, so that one cannot be the other.
fn manipulate(board: &mut Board, seat: Seat, lower: Ships, raise: Ships, log: &mut Log<'_, AlienFrontiers>) {
    let fleet = &mut board.player_mut(seat).fleet;
    let lowered = fleet.find(Berth::Hand, lower, ShipSet::default()).expect("the ship is in hand");
    let raised = fleet.find(Berth::Hand, raise, ShipSet::one(lowered)).expect("another ship is in hand");

    for (ship, from, to) in [(lowered, lower.value, lower.value.0 - 1), (raised, raise.value, raise.value.0 + 1)] {
        fleet.ship_mut(ship).value = to;
        log.push(Heard::ShipTurned { seat, ship, from, to: Value(to) });
    }
}
