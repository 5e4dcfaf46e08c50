//! NEM-32: the action cards, a character a file: what is printed on a card, what it can be aimed at, and what it does
//! stand together. What Lockdown plays with, too, is in `nemesis_kit::crew`.
//!
//! A card offers its aims only where its effect is possible (NEM-5.5, NEM-5.9); cost and combat icon are checked for all
//! cards alike, where actions are offered. Reactions are played where their moment is: `interruption.rs`, `attack.rs`.

pub mod at_hand;
pub mod captain;
pub mod common;
pub mod mechanic;
pub mod pilot;
pub mod risk;
pub mod scientist;
pub mod scout;
pub mod soldier;

use engine::{Flow, Log, Seat};
pub use nemesis_kit::{
    crew::{Consent, CoveringWeapon, DrawEach, Follower},
    rules::and_then,
};

use crate::{Frame, Nemesis, board::Board, rules::aims::Aim, words::ActionCard};

pub use common::{each_door, each_repair, each_search, each_technical_way, each_unseen_tile};

/// An action card of this game.
pub type ActionCardPrint = nemesis_kit::crew::ActionCardPrint<Nemesis>;

/// The cards, in the order of [`ActionCard`].
pub static ACTION_CARDS: [ActionCardPrint; 28] = {
    let files: [&[ActionCardPrint]; 7] = [
        &common::PRINTS,
        &captain::PRINTS,
        &pilot::PRINTS,
        &mechanic::PRINTS,
        &soldier::PRINTS,
        &scout::PRINTS,
        &scientist::PRINTS,
    ];
    let mut cards = [common::PRINTS[0]; 28];
    let mut file = 0;
    while file < files.len() {
        let mut nth = 0;
        while nth < files[file].len() {
            let print = files[file][nth];
            cards[print.card as usize] = print;
            nth += 1;
        }
        file += 1;
    }
    cards
};

impl ActionCard {
    /// The card: what is printed on it, and what it does.
    #[inline]
    pub fn print(self) -> &'static ActionCardPrint {
        &ACTION_CARDS[self as usize]
    }
}

/// Every aim that a card can have now.
pub fn each_aim(board: &Board, seat: Seat, card: ActionCard, offer: &mut impl FnMut(Aim)) {
    if let (Some(room), Some(play)) = (board.player(seat).room(), card.print().play) {
        (play.each_aim)(board, seat, room, offer);
    }
}

/// Carries out a card that has been paid for and stands.
pub fn carry_out(board: &mut Board, seat: Seat, card: ActionCard, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever plays a card stands in a room");
    let play = card.print().play.expect("only what was offered is carried out");
    (play.carry_out)(board, seat, room, aim, log)
}
