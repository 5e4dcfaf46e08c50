//! What is done in turns: declared, paid for, interrupted.

use engine::{Log, Refused, Seat};
use lockdown::{
    Choice, Frame,
    board::{Card, ThisTurn},
    rules::{actions::Action, turn::Turn},
    words::{ActionCard, CorridorNumber, YesNo},
};

use crate::table::{Given, Table};

impl Given {
    /// Somebody's turn has begun, in which nothing has been done.
    #[track_caller]
    pub fn on_the_turn_of(mut self, seat: Seat) -> Table {
        self.board.turn = ThisTurn { seat, actions_left: 2, ..ThisTurn::default() };
        self.board.phase = lockdown::words::Phase::Turns;
        self.under_way(Turn {})
    }
}

impl Table {
    pub fn on_turn(&self) -> Seat {
        self.board().turn.seat
    }

    /// The player on turn declares an action.
    #[track_caller]
    pub fn does(&mut self, action: Action) -> &mut Self {
        self.chooses(self.on_turn(), Choice::Turn(action)).nobody_interrupts()
    }

    /// The player on turn discards cards to pay.
    #[track_caller]
    pub fn pays(&mut self, cards: &[ActionCard]) -> &mut Self {
        for &card in cards {
            self.chooses(self.on_turn(), Choice::Payment(card));
        }
        self.nobody_interrupts()
    }

    /// Whoever could interrupt does not.
    #[track_caller]
    pub fn nobody_interrupts(&mut self) -> &mut Self {
        while let Some(&Frame::Interruption(question)) = self.state.under_way().last() {
            self.chooses(question.asked, Choice::Interruption(YesNo::No));
        }
        self
    }

    /// The player on turn passes and keeps what is left in hand.
    #[track_caller]
    pub fn passes(&mut self) -> &mut Self {
        let seat = self.on_turn();
        self.does(Action::Pass).chooses(seat, Choice::Passing(lockdown::rules::turn::PassingAnswer::Done))
    }

    /// Somebody leaves the table.
    #[track_caller]
    pub fn resigns(&mut self, seat: Seat) -> &mut Self {
        self.state.resign(seat, &mut Log::On(&mut self.heard)).expect("whoever plays may leave");
        self
    }

    /// Whether the player on turn may do this.
    pub fn offers(&self, action: Action) -> bool {
        self.state.may_choose(self.on_turn(), Choice::Turn(action)).is_ok()
    }

    /// The rule for which the player on turn may not do something.
    pub fn refuses(&self, action: Action) -> Option<&'static str> {
        match self.state.may_choose(self.on_turn(), Choice::Turn(action)) {
            Err(Refused::Because(rule)) => Some(rule.0),
            Err(_) | Ok(()) => None,
        }
    }

    /// How many cards somebody holds.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }

    /// Whether an action card lies on somebody's discard pile.
    pub fn has_discarded(&self, seat: Seat, card: ActionCard) -> bool {
        self.player(seat).discard.count(Card::Action(card)) > 0
    }

    /// How many action cards have to be paid now.
    pub fn to_pay(&self) -> u8 {
        if let Frame::Payment(payment) = self.waiting() { payment.left } else { 0 }
    }
}

/// Through the corridor with this number.
pub fn go(corridor: u8) -> Action {
    Action::Move { corridor: CorridorNumber(corridor) }
}
