//! AF-18: the Relic Ship is bought. How it is lost is told where that happens.

use engine::{Flow, Log, RuleId, Seat, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber, Tokens},
    rules::{actions, docking::unless, resources},
    words::Territory,
};

/// AF-18.3, AF-18.8: no reduction applies.
pub const PRICE: Tokens = Tokens::new(1, 1);

/// AF-18.3, AF-17.6: its buyer controls Burroughs Desert, no Isolation Field is there, and it
/// is Home. AF-18.9, AF-18.10: how often it was bought before, this turn too, does not matter.
#[inline]
pub fn may_buy(board: &Board, seat: Seat) -> Result<(), RuleId> {
    unless(!board.player(seat).tokens.cover(PRICE), "AF-18.3")?;
    unless(!board.has_bonus(seat, Territory::Burroughs), "AF-18.3")?;
    unless(board.seats().any(|it| board.player(it).fleet.has_relic()), "AF-18.3")
}

/// AF-18.3: it waits in the Maintenance Bay for the next turn.
pub fn buy(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    rule!("AF-17.6");
    rule!("AF-18.3");
    resources::pay(board, seat, PRICE, log);
    board.player_mut(seat).fleet.lay_up(ShipNumber::RELIC, Berth::Bay);
    log.push(Heard::RelicBought { seat });
    actions::end(board)
}
