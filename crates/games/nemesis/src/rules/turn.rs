//! NEM-4.2: turns, one after another, until everybody has passed, as in both books; and what is done in them.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Timing, rule};
pub use nemesis_kit::rules::turn::{Passing, TurnEnd, TurnOrder, pass};

use crate::{
    Frame, Nemesis,
    board::{Board, Card, Whereabouts},
    heard::{Handled, Heard},
    rules::{
        actions::{self, Action},
        hands,
        intruder_player::{self, IntruderTurn},
        pods::PodTurn,
        traits::Rush,
    },
};

/// What is done with the hand on a pass.
pub type PassingAnswer = nemesis_kit::rules::turn::PassingAnswer<Card>;

/// What somebody's turn begins with. NEM-4.53: whoever waits in a pod may leave it.
pub fn first_question(board: &Board, seat: Seat) -> Frame {
    if intruder_player::leads(board, seat) {
        return IntruderTurn { must_pass: false }.into();
    }
    match board.player(seat).whereabouts {
        Whereabouts::Pod { .. } => PodTurn {}.into(),
        Whereabouts::Room { .. } | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => {
            Turn {}.into()
        }
    }
}

impl Board {
    /// NEM-4.1, NEM-4.7, NEM-22.22: whether a player still takes turns in this round.
    pub fn is_to_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if player.has_passed {
            rule!("NEM-4.9");
            return false;
        }
        player.is_active() || intruder_player::leads(self, seat)
    }
}

/// What the player does next.
#[engine::frame]
pub struct Turn {}

impl Question<Nemesis> for Turn {
    type Answer = Action;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
        actions::each_action(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.39");
        let cost = actions::cost(board, seat, action);
        match action {
            Action::Pass => return Flow::Become(Passing {}.into()),
            Action::Rush => return Rush::begin(board, seat, log),
            Action::DropItem { item } => {
                rule!("NEM-16.30");
                rule!("NEM-16.32");
                board.discard_item(seat, item);
                log.push(Handled::ItemDropped { seat, item }.into());
                return Flow::Become(Turn {}.into());
            }
            Action::DropObject { object } => {
                rule!("NEM-16.30");
                rule!("NEM-16.31");
                hands::drop_object(board, seat, object, log);
                return Flow::Become(Turn {}.into());
            }
            Action::Play { card, .. } => {
                rule!("NEM-5.4");
                board.player_mut(seat).discard_action(card);
            }
            Action::Move { .. }
            | Action::CarefulMove { .. }
            | Action::Shoot { .. }
            | Action::Melee { .. }
            | Action::PickUp { .. }
            | Action::Trade
            | Action::Craft { .. }
            | Action::Activate { .. }
            | Action::Use { .. }
            | Action::UseRoom { .. } => (),
        }
        board.turn.declared = Some(action);
        let (to, against) = (actions::leads_to(board, seat, action), actions::is_against(board, action));
        log.push(Heard::Declared { seat, action, to, against }.into());
        Flow::Become(actions::declared(cost))
    }

    fn forbids(self, board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
        actions::objection(board, seat, action)
    }
}

/// NEM-17.24, NEM-25.13, NEM-18.9: an effect ends with a pass, if it is the player's own turn.
pub fn pass_after(board: &mut Board, seat: Seat) {
    if board.turn.seat == seat {
        board.turn.must_pass = true;
    }
}
