//! NEM-5.2 to NEM-5.10, NEM-5.60: an action is paid for, may be interrupted, and is carried out.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Held},
    content::items::Use,
    heard::Heard,
    rules::{
        actions::Action,
        cards, combat, crafting, hands, interruption, items,
        movement::{Manner, Movement},
        quests, rooms,
        trade::Trading,
        turn::{Passing, Turn, TurnEnd},
    },
    words::ActionCard,
};

/// An action is paid for, one card after the other. NEM-5.10: and is not paid back.
#[engine::frame]
pub struct Payment {
    pub left: u8,
}

impl Question<Nemesis> for Payment {
    type Answer = ActionCard;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    /// NEM-5.3: never contamination.
    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(ActionCard)) {
        board.player(seat).hand.actions().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: ActionCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.40");
        rule!("NEM-5.2");
        board.player_mut(seat).discard_action(card);
        log.push(Heard::CardDiscarded { seat, card }.into());
        match self.left {
            1 => Flow::Become(Declared {}.into()),
            left => Flow::Become(Payment { left: left - 1 }.into()),
        }
    }
}

/// An action has been declared and paid for; others in the room may interrupt it. NEM-5.59: nothing else is declared.
#[engine::frame]
pub struct Declared {}

impl Step<Nemesis> for Declared {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-5.60");
        let window = interruption::window(board, board.turn.seat);
        Flow::Call { first: window.unwrap_or(Deed {}.into()), then: ActionEnd {}.into() }
    }
}

/// The action is carried out, unless it was cancelled. NEM-1.20: no other begins before it is over.
#[engine::frame]
pub struct Deed {}

impl Step<Nemesis> for Deed {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let seat = board.turn.seat;
        match board.turn.declared.take() {
            Some(action) => carry_out(board, seat, action, log),
            None => {
                rule!("NEM-5.53");
                Flow::Done
            }
        }
    }
}

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

/// After an action: another one, or the end of the turn.
#[engine::frame]
pub struct ActionEnd {}

impl Step<Nemesis> for ActionEnd {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.turn.declared = None;
        board.turn.actions_left = board.turn.actions_left.saturating_sub(1);
        let player = board.player(board.turn.seat);
        if !player.is_active() || player.has_passed {
            return Flow::Become(TurnEnd {}.into());
        }
        if board.turn.must_pass {
            rule!("NEM-42.6");
            return Flow::Become(Passing {}.into());
        }
        rule!("NEM-4.8");
        if board.turn.actions_left > 0 || board.turn.is_unlimited {
            return Flow::Become(Turn {}.into());
        }
        Flow::Become(TurnEnd {}.into())
    }
}
