//! Words for what a person is shown before choosing, and for those who leave.

use alien_frontiers::{
    AlienFrontiers, Choice,
    offers::{Amount, Touch},
    rules::discards::Colony,
    words::{Goods, Territory},
};
use engine::{Denied, Game, Lawful, Log, Offer, Seat, Views};

use super::Table;

impl Table {
    /// A player leaves the game for good.
    #[track_caller]
    pub fn resigns(&mut self, seat: Seat) -> &mut Self {
        self.state.resign(seat, &mut Log::On(&mut self.heard)).expect("whoever plays may leave");
        AlienFrontiers::audit(&self.state).expect("the table is in order");
        self
    }

    /// What is done for the player on turn if they are absent.
    #[track_caller]
    pub fn default_answer(&self) -> Choice {
        let seat = self.board().this_turn.seat;
        AlienFrontiers::default_answer(&self.state, seat).expect("something is done for the absent")
    }

    /// An answer of the player on turn, as it is offered.
    #[track_caller]
    pub fn offer(&self, choice: Choice) -> Offer<AlienFrontiers> {
        let offers = AlienFrontiers::offers(&self.state, self.board().this_turn.seat);
        offers.into_iter().find(|offer| offer.choice == choice).expect("the answer is offered")
    }

    /// What of the table an offered answer is about.
    #[track_caller]
    pub fn touched(&self, choice: Choice) -> Vec<Touch> {
        self.offer(choice).touches
    }

    /// What an offered answer costs.
    #[track_caller]
    pub fn costs(&self, choice: Choice) -> Vec<Amount> {
        self.offer(choice).costs
    }

    /// What an offered answer gives.
    #[track_caller]
    pub fn gives(&self, choice: Choice) -> Vec<Amount> {
        self.offer(choice).gives
    }

    /// An answer of the player on turn that is shown as not to be had.
    #[track_caller]
    pub fn denial(&self, choice: Choice) -> Denied<AlienFrontiers> {
        let denials = AlienFrontiers::denials(&self.state, self.board().this_turn.seat);
        denials.into_iter().find(|denied| denied.choice == choice).expect("the answer is denied")
    }

    /// The rule that is shown for an answer not to be had.
    #[track_caller]
    pub fn denied_by(&self, choice: Choice) -> &'static str {
        self.denial(choice).rule.0
    }
}

/// So much of something, paid or gained.
pub fn goods(seat: Seat, what: Goods, n: i8) -> Amount {
    Amount { seat, what, n }
}

/// A colony on a territory.
pub fn colony(owner: Seat, territory: Territory) -> Colony {
    Colony { owner, territory }
}
