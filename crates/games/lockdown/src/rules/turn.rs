//! LOC-4.13 to LOC-4.21: turns, one after another, until everybody has passed, as in both books; and what is done in
//! them.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Timing, rule};
use nemesis_kit::Handled;
pub use nemesis_kit::rules::turn::{Passing, TurnEnd, TurnOrder, pass};

use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    heard::Heard,
    rules::{
        actions::{self, Action},
        hands,
    },
};

/// What is done with the hand on a pass.
pub type PassingAnswer = nemesis_kit::rules::turn::PassingAnswer<Card>;

impl Board {
    /// LOC-4.2: whether a player still takes turns in this round.
    pub fn is_to_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if player.has_passed {
            rule!("LOC-4.15");
            return false;
        }
        rule!("LOC-4.2");
        player.is_active()
    }
}

/// What the player does next.
#[engine::frame]
pub struct Turn {}

impl Question<Lockdown> for Turn {
    type Answer = Action;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
        actions::each_action(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.60");
        let cost = actions::cost(board, seat, action);
        match action {
            Action::Pass => return Flow::Become(Passing {}.into()),
            Action::DropItem { item } => {
                rule!("LOC-17.40");
                let gone = board.take_item(seat, item);
                board.let_go(seat, gone);
                log.push(Handled::ItemDropped { seat, item }.into());
                return Flow::Become(Turn {}.into());
            }
            Action::DropObject { object } => {
                rule!("LOC-17.41");
                hands::drop_object(board, seat, object, log);
                return Flow::Become(Turn {}.into());
            }
            Action::Play { card, .. } => board.player_mut(seat).discard_action(card),
            Action::Move { .. }
            | Action::CarefulMove { .. }
            | Action::Shoot { .. }
            | Action::Melee { .. }
            | Action::PickUp { .. }
            | Action::Trade
            | Action::Craft { .. }
            | Action::Use { .. }
            | Action::Unlock { .. }
            | Action::UseRoom { .. }
            | Action::Computer { .. } => (),
        }
        board.player_mut(seat).has_acted = true;
        board.turn.declared = Some(action);
        let (to, against) = (actions::leads_to(board, seat, action), actions::is_against(board, action));
        log.push(Heard::Declared { seat, action, to, against }.into());
        Flow::Become(actions::declared(cost))
    }

    fn forbids(self, board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
        actions::objection(board, seat, action)
    }
}

/// LOC-37.21: what somebody does in a turn ends it with a pass, with all that is done then.
pub fn pass_after(board: &mut Board, seat: Seat) {
    if board.turn.seat == seat {
        board.turn.must_pass = true;
    }
}
