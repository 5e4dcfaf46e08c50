//! NEM-32.5 to NEM-32.9: the cards of the Captain.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew;

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Handled,
    rules::{aims::Aim, cards::ActionCardPrint},
    words::{ActionCard, Item, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::BasicRepairs,
    ActionCard::Reload,
    ActionCard::Order,
    ActionCard::Motivation,
    ActionCard::SuppressiveFire,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    crew::reload(ActionCard::Reload, each_revolver, reload),
    crew::order(ActionCard::Order),
    crew::motivation(ActionCard::Motivation),
];

fn each_revolver(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.player(seat).hands.item(Item::Revolver).is_some_and(|it| it.ammo < it.capacity()) {
        offer(Aim::Nothing);
    }
}

fn reload(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.6");
    let revolver = board.player_mut(seat).hands.item_mut(Item::Revolver).expect("the revolver is in a hand");
    revolver.load(1);
    log.push(Handled::Loaded { seat, weapon: Item::Revolver, ammo: revolver.ammo }.into());
    Flow::Done
}
