//! AF-6: the Alien Artifact, and AF-20: the display of technology.

use engine::{Flow, Log, RuleId, Seat, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board},
    rules::{actions, colonies, docking::unless},
    words::{Mark, Station, Technology},
};

/// AF-6.5: the total from which a card may be claimed.
pub const CLAIM_TOTAL: u8 = 8;

/// AF-6.2, AF-20.13: the displayed cards are discarded; three new ones are dealt as the
/// action ends. AF-6.16: the ship has docked by then, and a claim is another action. AF-20.15: if
/// fewer are displayed, fewer are discarded. AF-20.21: no card is lost, since all of them are in
/// the discard pile before one is dealt.
pub fn cycle(board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-6.2");
    rule!("AF-20.13");
    for card in board.display.iter_mut().filter_map(Option::take) {
        board.discard_pile.add(card);
    }
    log.push(Heard::DisplayCycled { seat });
}

/// AF-6.5, AF-6.11: whether a card may be claimed. AF-6.8: at any time of the turn. AF-6.9: other
/// players' ships do not count.
pub fn may_claim(board: &Board, seat: Seat, card: Technology) -> Result<(), RuleId> {
    unless(!board.display.contains(&Some(card)), "AF-6.5")?;
    unless(board.player(seat).fleet.artifact_total() < CLAIM_TOTAL, "AF-6.5")?;
    unless(board.player(seat).cards.has(card), "AF-6.11")
}

/// AF-6.5: each card that may be claimed.
#[inline]
pub fn each_claim(board: &Board, seat: Seat, claim: &mut impl FnMut(Technology)) {
    if board.player(seat).fleet.artifact_total() < CLAIM_TOTAL {
        return;
    }
    for (slot, card) in board.display.iter().enumerate() {
        let Some(card) = *card else { continue };
        let is_twin = board.display[..slot].contains(&Some(card));
        if !board.player(seat).cards.has(card) && !is_twin {
            claim(card);
        }
    }
}

/// AF-6.6, AF-27.11: claiming spends every ship counted so far. AF-6.14: nothing else limits how often.
/// AF-6.7: the gap is filled as the action ends. AF-6.13: the card may be used at once.
pub fn claim(board: &mut Board, seat: Seat, card: Technology, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    rule!("AF-6.6");
    let before = colonies::standing_before(board, log);
    let slot = board.display.iter().position(|&it| it == Some(card)).expect("the card is displayed");
    board.display[slot] = None;
    board.player_mut(seat).cards.insert(card);
    for ship in &mut board.player_mut(seat).fleet.ships {
        if ship.berth == Berth::Docked(Station::AlienArtifact) {
            ship.mark = Mark::Spent;
        }
    }
    log.push(Heard::CardClaimed { seat, card, slot: slot as u8 + 1 });
    colonies::update(board, before, log);
    actions::end(board)
}
