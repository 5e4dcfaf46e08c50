//! LOC-38, LOC-25.43, LOC-50.20: the action cards, a character a file: what is printed on a card, what it can be aimed at,
//! and what it does stand together. What Nemesis plays with, too, is in `nemesis_kit::crew`.
//!
//! A card offers its aims only where its effect is possible (LOC-5.4, LOC-5.9). Cost and combat icon are checked where
//! actions are offered, and so are interruption and the discard; what a card asks for beside action cards (LOC-5.8) is
//! paid by [`pay`]. Reactions are played where their moment is: `attack/reactions.rs`, `events/dark.rs`.

pub mod captain;
pub mod common;
pub mod hacker;
pub mod janitor;
pub mod lab_rat;
pub mod mechanic;
pub mod pilot;
pub mod plans;
pub mod scientist;
pub mod scout;
pub mod sentry;
pub mod soldier;
pub mod survivor;
pub mod top_cards;
pub mod tour;
pub mod xenobiologist;

use engine::{Flow, Log, Seat, Step, rule};
use nemesis_kit::Handled;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{aims::Aim, combat},
    words::ActionCard,
};

/// An action card of this game.
pub type ActionCardPrint = nemesis_kit::crew::ActionCardPrint<Lockdown>;

/// The cards, in the order of [`ActionCard`].
pub static ACTION_CARDS: [ActionCardPrint; 55] = {
    let files: [&[ActionCardPrint]; 13] = [
        &common::PRINTS,
        &survivor::PRINTS,
        &lab_rat::PRINTS,
        &sentry::PRINTS,
        &janitor::PRINTS,
        &xenobiologist::PRINTS,
        &hacker::PRINTS,
        &captain::PRINTS,
        &pilot::PRINTS,
        &scientist::PRINTS,
        &scout::PRINTS,
        &soldier::PRINTS,
        &mechanic::PRINTS,
    ];
    let mut cards = [common::PRINTS[0]; 55];
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

/// Every aim that a card can have now. LOC-6.2: of whoever stands in a room.
pub fn each_aim(board: &Board, seat: Seat, card: ActionCard, offer: &mut dyn FnMut(Aim)) {
    if let (Some(room), Some(play)) = (board.player(seat).room(), card.print().play) {
        (play.each_aim)(board, seat, room, offer);
    }
}

/// LOC-5.8: what a card asks for beside action cards, before anybody can interrupt it.
pub fn pay(board: &mut Board, seat: Seat, card: ActionCard, aim: Aim, log: &mut Log<'_, Lockdown>) {
    if let Some(item) = aim.giving() {
        rule!("LOC-29.97");
        board.spend_item(seat, item);
        log.push(Handled::ItemDropped { seat, item }.into());
    }
    if card == ActionCard::Vivisection {
        rule!("LOC-38.60");
        board.player_mut(seat).probe_uses -= 1;
    }
    if let Aim::Shot { weapon, .. } | Aim::EggShot { weapon } = aim {
        rule!("LOC-5.8");
        combat::spend(board, seat, weapon, 1, log);
    }
}

/// Carries out a card that has been paid for and stands.
pub fn carry_out(
    board: &mut Board,
    seat: Seat,
    card: ActionCard,
    aim: Aim,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever plays a card stands in a room");
    let play = card.print().play.expect("only what was offered is carried out");
    (play.carry_out)(board, seat, room, aim, log)
}

/// LOC-5.11: a card that was declared and paid for does what it does.
#[engine::frame]
pub struct CardAction {
    pub seat: Seat,
    pub card: ActionCard,
    pub aim: Aim,
}

impl Step<Lockdown> for CardAction {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        carry_out(board, self.seat, self.card, self.aim, log)
    }
}
