//! NEM-13, NEM-14: wounds, slime, contamination and larvae.

use engine::Seat;
use nemesis::{
    board::{Board, Player},
    content::tracks,
    words::SeriousWound,
};

/// Of 27 contamination cards seven are infected (NEM-41.1).
const CLEAN: f32 = 20.0 / 27.0;

/// The chance to hold out with so many serious wounds; the fourth kills.
const ONE_WOUND: f32 = 0.86;
const TWO_WOUNDS: f32 = 0.66;
const THREE_WOUNDS: f32 = 0.42;

/// The same with a wound that is not dressed.
const OPEN_WOUND: f32 = 0.95;

/// What a light wound takes.
const LIGHT_WOUND: f32 = 0.035;

/// The chance that the body holds out.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let serious = match player.serious_wounds.len() {
        0 => 1.0,
        1 => ONE_WOUND,
        2 => TWO_WOUNDS,
        _ => THREE_WOUNDS,
    };
    let open = player.serious_wounds.iter().filter(|wound| !wound.is_dressed).count();
    // NEM-42.7: whoever bleeds is hurt by every pass, and with three serious wounds that is the end.
    let bleeding = match player.suffers_from(SeriousWound::Bleeding) {
        true if player.serious_wounds.len() >= tracks::SERIOUS_WOUNDS => 0.2,
        true => 0.8,
        false => 1.0,
    };
    let light = f32::from(player.light_wounds.count());
    let slime = if player.has_slime { 0.96 } else { 1.0 };
    serious * OPEN_WOUND.powi(open as i32) * (1.0 - LIGHT_WOUND * light) * slime * bleeding * is_healthy(board, seat)
}

/// How much worse a blow is for somebody who is hurt already.
pub(super) fn frailty(player: &Player) -> f32 {
    let serious = match player.serious_wounds.len() {
        0 => 1.0,
        1 => 1.25,
        2 => 1.9,
        _ => 2.8,
    };
    serious + 0.15 * f32::from(player.light_wounds.count())
}

/// NEM-20.9, NEM-20.10: the chance to be found healthy at the end.
pub(super) fn is_healthy(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let piles = [player.deck, player.hand, player.discard].map(|pile| pile.contamination);
    let cards = piles.iter().map(|pile| i32::from(pile.len())).sum::<i32>();
    let unscanned = piles.iter().map(|pile| i32::from(pile.unscanned)).sum::<i32>();
    let is_infected = player.has_larva || piles.iter().any(|pile| pile.infected > 0);
    let clean = if is_infected { 0.0 } else { CLEAN.powi(unscanned) };
    clean + (1.0 - clean) * draws_none(cards)
}

/// NEM-20.9: the chance that none of four cards is contamination, beside ten action cards.
fn draws_none(contamination: i32) -> f32 {
    (0..4).map(|drawn| (10 - drawn) as f32 / (10 + contamination - drawn) as f32).product()
}
