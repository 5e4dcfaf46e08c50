//! AF-11: the Orbital Market.

use engine::{Flow, Log, RuleId, Seat, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, Tokens},
    rules::{actions, docking::unless},
    words::{Mark, Resource, Station, Territory},
};

/// The marks of pairs docked in one turn. AF-11.9, AF-11.12: they are lost when the ships are
/// gathered, so that an old pair is none.
const PAIRS: [Mark; 3] = [Mark::FirstPair, Mark::SecondPair, Mark::ThirdPair];

/// AF-11.8: a mark that no ship of the player at the Market carries.
pub fn fresh_pair(board: &Board, seat: Seat) -> Mark {
    rule!("AF-11.8");
    let is_free = |&pair: &Mark| halves(board, seat, pair).count() == 0;
    PAIRS.into_iter().find(is_free).expect("four ports hold at most three pairs and leftovers")
}

/// AF-11.2, AF-11.7: each rate at which fuel may be traded now, as a set of bits. AF-11.5,
/// AF-17.7: with Heinlein Plains it is one for one.
#[inline]
pub fn rates(board: &Board, seat: Seat) -> u8 {
    if !board.player(seat).fleet.ships.iter().any(|ship| ship.berth == Berth::Docked(Station::OrbitalMarket)) {
        return 0;
    }
    let mut rates = 0u8;
    for pair in PAIRS {
        let mut halves = halves(board, seat, pair);
        if let (Some(value), Some(_)) = (halves.next(), halves.next()) {
            rule!("AF-11.2");
            rule!("AF-11.7");
            rates |= 1 << value;
        }
    }
    if rates != 0 && board.has_bonus(seat, Territory::Heinlein) {
        rule!("AF-11.5");
        rule!("AF-17.7");
        rates = 1 << 1;
    }
    rates
}

/// What the ships of a pair show that are still at the Market.
fn halves(board: &Board, seat: Seat, pair: Mark) -> impl Iterator<Item = u8> + '_ {
    let market = Berth::Docked(Station::OrbitalMarket);
    let ships = board.player(seat).fleet.ships.iter();
    ships.filter(move |ship| ship.berth == market && ship.mark == pair).map(|ship| ship.value)
}

/// AF-11.4, AF-11.6, AF-11.11: whether fuel may be traded at this rate.
pub fn may_trade(board: &Board, seat: Seat, rate: u8) -> Result<(), RuleId> {
    unless(rate == 0 || rate > 6 || rates(board, seat) >> rate & 1 == 0, "AF-11.6")?;
    unless(board.player(seat).tokens.fuel < rate, "AF-11.4")?;
    unless(!board.has_ore_in_stock(), "AF-11.11")
}

/// Each rate at which a trade can be made.
#[inline]
pub fn each_trade(board: &Board, seat: Seat, trade: &mut impl FnMut(u8)) {
    let mut rest = rates(board, seat);
    while rest != 0 {
        let rate = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        if rate <= board.player(seat).tokens.fuel && board.has_ore_in_stock() {
            trade(rate);
        }
    }
}

/// AF-11.4: fuel goes to the stock, one ore comes from it; AF-11.10: never the other way round.
/// AF-11.3, AF-27.18: other actions, and their fuel, may come between two trades.
/// AF-11.13: each trade is an action of its own, and is tested by itself.
pub fn trade(board: &mut Board, seat: Seat, rate: u8, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    rule!("AF-11.4");
    board.pay(seat, Tokens::new(rate, 0));
    board.gain(seat, Resource::Ore, 1);
    log.push(Heard::Traded { seat, fuel: rate });
    actions::end(board)
}
