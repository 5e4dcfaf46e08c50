//! LOC-16: what threatens somebody in the Complex, and more in the dark.

use engine::Seat;
use lockdown::{
    board::{Board, Player},
    words::Item,
};

use super::body;
use crate::family::threat::{DEADLY, Exposed};

/// LOC-42: what the dark parts of attacks and events may do.
const DARKNESS: f32 = 0.015;

/// The chance to get away from what is near.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let is_dark = board.is_in_darkness(seat) && !has_light(player);
    let is_vented = player.room().is_some() && board.venting == player.room();
    let exposed = Exposed {
        seat,
        body: &body::of(player),
        surprised: surprised(board, player, is_dark),
        is_stuck: player.has_passed || player.hand.n_actions() == 0,
        doom: if is_vented { DEADLY } else { 0.0 } + if is_dark { DARKNESS } else { 0.0 },
    };
    exposed.chance(board)
}

/// LOC-10.7, LOC-27.17: the share of the tokens in the bag that surprise somebody with so many cards.
fn surprised(board: &Board, player: &Player, is_dark: bool) -> f32 {
    let cards = player.hand.len();
    let (mut surprising, mut all) = (0, 0);
    for (token, n) in board.swarm.bag.iter() {
        let print = token.print();
        let number = if is_dark { print.dark } else { print.lit };
        all += n;
        surprising += if number > cards { n } else { 0 };
    }
    f32::from(surprising) / f32::from(all.max(1))
}

/// LOC-39.11, LOC-39.33, LOC-39.34: whether there is something at hand that gives light.
pub(super) fn has_light(player: &Player) -> bool {
    let [_, charged, full] = player.flashlights;
    charged + full > 0 || player.has_item(Item::Glowstick) || player.has_item(Item::Lighter)
}
