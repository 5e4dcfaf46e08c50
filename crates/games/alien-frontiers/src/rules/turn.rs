//! AF-4: a turn, from the forfeit to the next player.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, Ship, ShipNumber, ShipSet, ThisTurn},
    rules::{
        actions::ActionEnd,
        resources::{self, ResourceLimit},
    },
    words::{Station, Technology, Value},
};

/// AF-4.2, T1 to T3: the forfeit, the gathering, and the roll.
#[engine::frame]
pub struct TurnStart {
    pub seat: Seat,
}

impl Step<AlienFrontiers> for TurnStart {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        let seat = self.seat;
        if seat == board.first {
            board.round += 1;
        }
        if board.player(seat).has_resigned {
            rule!("AF-30.13");
            return Flow::Become(TurnStart { seat: board.next(seat) }.into());
        }
        rule!("AF-4.2");
        rule!("AF-4.9");
        board.this_turn = ThisTurn { seat, ..ThisTurn::default() };
        log.push(Heard::TurnBegan { seat, round: board.round });
        // AF-27.1: the forfeit comes before the gathering.
        forfeit(board, seat, log);
        gather(board, seat, log);
        Flow::Call { first: ShipRoll {}.into(), then: AfterRoll {}.into() }
    }
}

/// AF-15.3, AF-18.5: a ship on the Terraforming Station goes to the stock, the Relic Ship Home.
fn forfeit(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    let fleet = &mut board.player_mut(seat).fleet;
    for ship in fleet.at(Berth::Docked(Station::TerraformingStation)).iter() {
        rule!("AF-15.3");
        fleet.lay_up(ship, Berth::Stock);
        log.push(Heard::ShipForfeited { seat, ship });
    }
}

/// AF-4.2, T2: all other ships are picked up. AF-4.12, AF-10.2: those in the Maintenance Bay too.
/// AF-4.7: until now they stood where they were. AF-4.13: nothing else puts a ship into the hand.
fn gather(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    let mut gathered = ShipSet::default();
    for (number, ship) in (0..).map(ShipNumber).zip(&mut board.player_mut(seat).fleet.ships) {
        if ship.berth != Berth::Stock {
            *ship = Ship { berth: Berth::Hand, ..Ship::default() };
            gathered.insert(number);
        }
    }
    log.push(Heard::FleetGathered { seat, ships: gathered });
}

/// AF-4.2, T3: the first ship in hand that shows nothing yet is rolled, and so on until
/// all show something. The Relic Ship is last (AF-30.5).
#[engine::frame]
pub struct ShipRoll {}

impl Roll<AlienFrontiers> for ShipRoll {
    type Shown = Value;

    /// AF-2.12: dice are fair.
    #[inline]
    fn odds(self, _: &Board, may_show: &mut impl FnMut(Value, u32)) {
        Value::ALL.into_iter().for_each(|value| may_show(value, 1));
    }

    #[inline]
    fn rolled(self, board: &mut Board, value: Value, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-2.12");
        rule!("AF-30.5");
        let seat = board.this_turn.seat;
        let fleet = &mut board.player_mut(seat).fleet;
        let ship = fleet.unrolled().expect("a ship is to be rolled");
        fleet.ship_mut(ship).value = value.0;
        log.push(Heard::ShipRolled { seat, ship, value });
        if fleet.unrolled().is_some() { Flow::Become(self.into()) } else { Flow::Done }
    }
}

/// AF-4.2, T4: the Resource Cache pays, and the player's actions begin. AF-21.45, AF-27.2: it pays
/// before any of them and asks nobody. AF-21.46: a Cache acquired by one of them waits for the
/// next roll.
#[engine::frame]
pub struct AfterRoll {}

impl Step<AlienFrontiers> for AfterRoll {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        let seat = board.this_turn.seat;
        if board.player(seat).cards.has(Technology::ResourceCache) {
            open_cache(board, seat, log);
        }
        Flow::Become(ActionEnd {}.into())
    }
}

/// AF-21.44: ore for more odd values, fuel for more even ones; both, and the card is gone,
/// for as many of each. AF-21.48: which an odd number of ships cannot show. AF-21.57: the card
/// is gone even if the stock lacks what it gives.
fn open_cache(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-21.44");
    rule!("AF-21.45");
    let in_hand = board.player(seat).fleet.at(Berth::Hand);
    let odd = in_hand.iter().filter(|&ship| board.player(seat).fleet.ship(ship).value % 2 == 1).count() as u8;
    let even = in_hand.len() - odd;
    log.push(Heard::CacheCounted { seat, odd, even });
    if even >= odd {
        resources::gain_fuel(board, seat, 1, log);
    }
    if odd >= even {
        resources::gain_ore(board, seat, 1, log);
    }
    if odd == even {
        rule!("AF-21.47");
        board.player_mut(seat).cards.remove(Technology::ResourceCache);
        board.discard_pile.add(Technology::ResourceCache);
        log.push(Heard::CardDiscarded { seat, card: Technology::ResourceCache });
    }
}

/// AF-4.2, T6 to T8: stranded ships, the resource limit, the next player clockwise (AF-4.1).
/// AF-4.3: a game that is over never comes here. AF-22.3: tokens are limited nowhere else.
#[engine::frame]
pub struct TurnEnd {}

impl Step<AlienFrontiers> for TurnEnd {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        let seat = board.this_turn.seat;
        strand(board, seat, log);
        if resources::is_above_limit(board, seat) {
            return Flow::Call { first: ResourceLimit {}.into(), then: self.into() };
        }
        rule!("AF-4.1");
        log.push(Heard::TurnEnded { seat });
        Flow::Become(TurnStart { seat: board.next(seat) }.into())
    }
}

/// AF-5.8: ships left in hand go to the Maintenance Bay.
fn strand(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    let fleet = &mut board.player_mut(seat).fleet;
    let stranded = fleet.at(Berth::Hand);
    if !stranded.is_empty() {
        rule!("AF-5.8");
        stranded.iter().for_each(|ship| fleet.lay_up(ship, Berth::Bay));
        log.push(Heard::ShipsStranded { seat, ships: stranded });
    }
}
