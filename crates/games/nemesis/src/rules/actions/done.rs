//! NEM-5.2 to NEM-5.10: what the actions do that have been paid for and stand.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Held},
    content::items::Use,
    heard::Heard,
    rules::{
        actions::Action,
        cards, combat, crafting, hands, items,
        movement::{Manner, Movement},
        quests, rooms,
        trade::Trading,
    },
};

/// What a declared action does.
pub fn carry_out(board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match action {
        // None of these is declared: a pass ends the turn, and the others are done at once.
        Action::Pass | Action::Rush | Action::DropItem { .. } | Action::DropObject { .. } => Flow::Done,
        Action::Move { corridor } => {
            match board.is_fighting(seat) {
                true => rule!("NEM-5.12"),
                false => rule!("NEM-5.11"),
            }
            Flow::Become(Movement::through(board, seat, corridor, Manner::Plain).into())
        }
        Action::CarefulMove { corridor } => {
            rule!("NEM-5.13");
            Flow::Become(Movement::through(board, seat, corridor, Manner::Careful).into())
        }
        Action::Shoot { weapon, at } => {
            rule!("NEM-5.14");
            combat::shoot(board, seat, weapon, at, log)
        }
        Action::Melee { at } => {
            rule!("NEM-5.15");
            combat::strike(board, seat, at, log)
        }
        Action::PickUp { object } => {
            rule!("NEM-5.16");
            rule!("NEM-5.24");
            let room = board.player(seat).room().expect("whoever picks something up stands in a room");
            board.place_mut(room).take(object);
            hands::take(board, seat, Held::Object(object), log)
        }
        Action::Trade => {
            rule!("NEM-5.17");
            Flow::Become(Trading::open(board, seat, log).into())
        }
        Action::Craft { item, one, other } => {
            rule!("NEM-5.57");
            crafting::craft(board, seat, item, [one, other], log)
        }
        Action::Activate { quest, giving } => {
            rule!("NEM-5.58");
            quests::activate(board, seat, quest, giving, log)
        }
        Action::Play { card, aim } => cards::carry_out(board, seat, card, aim, log),
        Action::Use { item, aim } => {
            rule!("NEM-5.46");
            let is_spent = match item.item.print().using {
                Use::Action { once, .. } => once,
                Use::Reaction { .. } | Use::ActionOrReaction { .. } | Use::Weapon | Use::Passive => false,
            };
            log.push(Heard::ItemUsed { seat, item, is_spent }.into());
            if is_spent {
                board.discard_item(seat, item);
            }
            items::carry_out(board, seat, item, aim, log)
        }
        Action::UseRoom { aim } => {
            rule!("NEM-5.48");
            let room = board.player(seat).room().expect("whoever uses a room stands in it");
            rooms::carry_out(board, seat, room, aim, log)
        }
    }
}
