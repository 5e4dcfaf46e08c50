//! LOC-5.8, LOC-5.20 to LOC-5.28: what actions cost besides cards, and what they do if they stand.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        actions::Action,
        cards, combat,
        computers::ComputerAction,
        crafting, hands,
        items::{self, ItemAction},
        movement::{Manner, Movement},
        quests,
        rooms::RoomAction,
        trade::Trading,
    },
};

/// LOC-29.97, LOC-28.16: what else is lost if the action is interrupted.
pub fn pay(board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-5.8");
    match action {
        Action::Shoot { weapon, .. } => combat::spend(board, seat, weapon, 1, log),
        Action::Play { card, aim } => cards::pay(board, seat, card, aim, log),
        Action::Use { item, aim: _ } => items::pay(board, seat, item, log),
        Action::Unlock { price } => quests::pay(board, seat, price, log),
        Action::Pass
        | Action::Move { .. }
        | Action::CarefulMove { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::UseRoom { .. }
        | Action::Computer { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => (),
    }
}

/// What a declared action does.
pub fn carry_out(board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-5.11");
    match action {
        // None of these is declared: a pass ends the turn, and the others are done at once.
        Action::Pass | Action::DropItem { .. } | Action::DropObject { .. } => Flow::Done,
        Action::Move { corridor } => {
            match board.is_fighting(seat) {
                true => {
                    rule!("LOC-4.81");
                    rule!("LOC-11.50");
                }
                false => rule!("LOC-5.20"),
            }
            Flow::Become(Movement::through(board, seat, corridor, Manner::Plain).into())
        }
        Action::CarefulMove { corridor } => {
            rule!("LOC-5.21");
            Flow::Become(Movement::through(board, seat, corridor, Manner::Careful).into())
        }
        Action::Shoot { weapon, at } => {
            rule!("LOC-5.25");
            combat::fire(board, seat, weapon, at)
        }
        Action::Melee { at } => {
            rule!("LOC-5.26");
            combat::strike(board, seat, at, log)
        }
        Action::PickUp { object } => {
            rule!("LOC-5.22");
            hands::pick_up(board, seat, object, log)
        }
        Action::Trade => {
            rule!("LOC-5.23");
            Flow::Become(Trading::open(board, seat, log).into())
        }
        Action::Craft { item, one, other } => {
            rule!("LOC-5.24");
            crafting::craft(board, seat, item, [one, other], log)
        }
        Action::Unlock { price: _ } => {
            rule!("LOC-5.27");
            quests::unlock(board, seat, log)
        }
        Action::Play { card, aim } => {
            rule!("LOC-5.3");
            cards::carry_out(board, seat, card, aim, log)
        }
        Action::Use { item, aim } => Flow::Become(ItemAction { seat, item, aim }.into()),
        Action::UseRoom { aim } => {
            rule!("LOC-19.1");
            let room = board.player(seat).room().expect("whoever uses a room stands in it");
            Flow::Become(RoomAction { seat, room, aim }.into())
        }
        Action::Computer { with } => {
            rule!("LOC-5.28");
            Flow::Become(ComputerAction { seat, with }.into())
        }
    }
}
