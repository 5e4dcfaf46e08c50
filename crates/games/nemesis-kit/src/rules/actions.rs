//! NEM-5.2, NEM-5.60, LOC-5.2, LOC-5.11: an action is paid for, may be interrupted, and is carried out. Which there are,
//! each book says.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing};

use crate::{
    Aboard, ActionCardOf, Kin, Played, rule_of,
    rules::{
        interruption,
        turn::{Passing, TurnEnd},
    },
};

/// An action has been declared: it is paid for if it costs cards.
pub fn declared<F: From<Payment> + From<Declared>>(cost: u8) -> F {
    match cost {
        0 => Declared {}.into(),
        left => Payment { left }.into(),
    }
}

/// An action is paid for, one card after the other. NEM-5.10: and is not paid back.
#[engine::frame]
pub struct Payment {
    pub left: u8,
}

impl<G: Kin> Question<G> for Payment {
    type Answer = ActionCardOf<G>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &G::Board) -> Seats {
        Seats::one(board.on_turn())
    }

    /// NEM-5.3: never contamination.
    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(ActionCardOf<G>)) {
        board.each_action_card_in_hand(seat, offer);
    }

    fn answered(self, board: &mut G::Board, seat: Seat, card: ActionCardOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.40", "LOC-4.61");
        rule_of!(G, "NEM-5.2", "LOC-5.2");
        board.discard_action_card(seat, card);
        log.push(Played::ActionCardDiscarded { seat, card }.into());
        Flow::Become(declared(self.left - 1))
    }
}

/// An action has been declared and paid for; others in the room may interrupt it. NEM-5.59, LOC-5.74: nothing
/// else is declared.
#[engine::frame]
pub struct Declared {}

impl<G: Kin> Step<G> for Declared {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        G::action_paid(board, log);
        rule_of!(G, "NEM-5.60", "LOC-5.75");
        let window = interruption::window::<G>(board, board.on_turn());
        Flow::Call { first: window.unwrap_or(Deed {}.into()), then: ActionEnd {}.into() }
    }
}

/// The action is carried out, unless it was cancelled. NEM-1.20: no other begins before it is over.
#[engine::frame]
pub struct Deed {}

impl<G: Kin> Step<G> for Deed {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let seat = board.on_turn();
        match board.declared_mut().take() {
            Some(action) => G::carry_out(board, seat, action, log),
            None => {
                rule_of!(G, "NEM-5.53", "LOC-5.71");
                Flow::Done
            }
        }
    }
}

/// After an action: another one, or the end of the turn.
#[engine::frame]
pub struct ActionEnd {}

impl<G: Kin> Step<G> for ActionEnd {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        *board.declared_mut() = None;
        let left = board.actions_left_mut();
        *left = left.saturating_sub(1);
        let seat = board.on_turn();
        if !board.is_active(seat) || board.has_passed(seat) {
            return Flow::Become(TurnEnd {}.into());
        }
        if board.must_pass() {
            rule_of!(G, "NEM-42.6", "LOC-29.130");
            return Flow::Become(Passing {}.into());
        }
        rule_of!(G, "NEM-4.8", "LOC-4.14");
        match board.has_actions_left() {
            true => Flow::Become(G::next_action()),
            false => Flow::Become(TurnEnd {}.into()),
        }
    }
}
