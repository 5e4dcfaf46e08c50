//! AF-13: the Shipyard.

use engine::{Log, Seat, rule};

use crate::{
    AlienFrontiers, Heard,
    board::{Berth, Board, ShipNumber, Tokens},
    words::Territory,
};

/// AF-13.2: the price of the next ship; none with six in play. AF-13.8: it rises with each
/// ship built. AF-13.9, AF-13.12, AF-17.8: Herbert Valley takes one fuel and one ore off the
/// price of each, as it stands at the docking, and never more than there is.
#[inline]
pub fn price(board: &Board, seat: Seat) -> Option<Tokens> {
    let n_in_play = board.player(seat).fleet.n_in_play();
    if n_in_play >= 6 {
        return None;
    }
    rule!("AF-13.2");
    rule!("AF-13.12");
    rule!("AF-17.8");
    let full = n_in_play.saturating_sub(2);
    let each = full.saturating_sub(board.has_bonus(seat, Territory::Herbert) as u8);
    Some(Tokens::new(each, each))
}

/// AF-13.3: a ship goes from the stock to the Maintenance Bay, also one that was lost or given
/// up before (AF-13.7, AF-15.4, AF-27.14). AF-13.10, AF-13.11: every pair that docks builds one, and stays.
pub fn build(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-13.3");
    let fleet = &mut board.player_mut(seat).fleet;
    let in_stock = |&ship: &ShipNumber| fleet.ship(ship).berth == Berth::Stock;
    let ship = ShipNumber::ALL[..6].iter().copied().find(in_stock).expect("a ship is in the stock");
    fleet.lay_up(ship, Berth::Bay);
    log.push(Heard::ShipBuilt { seat, ship });
}
