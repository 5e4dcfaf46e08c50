//! Answers as a person meets them: what each touches, costs and gives.

mod touches;

use engine::{Offer, Seat, State};
use serde::Serialize;

pub use touches::{Touch, touches};

use crate::{
    Aliens, Choice, Frame, Heard,
    rules::{
        aiming::{Aiming, TargetChoice},
        attack::price,
        windows::Reaction,
    },
};

engine::words! {
    /// What is paid or gained.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Goods {
        Action,
        /// Cards that go to the Exhaust pile.
        Exhausted,
        Recovered,
        Aim,
        /// AGD-6E.12: it would be the end.
        Defeat,
    }
}

/// So much of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amount {
    pub what: Goods,
    pub n: u8,
}

/// The answers of `seat`, with their consequences up to the next roll.
pub fn offers(state: &State<Aliens>, seat: Seat) -> Vec<Offer<Aliens>> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let offer = |choice: Choice| {
        if let Choice::ReactWindow(reaction) = choice {
            return face_down(state, reaction);
        }
        let (offer, events) = Offer::bare(state, seat, choice);
        let (mut costs, mut gives) = (Vec::new(), Vec::new());
        // What follows from something revealed is not for anybody to know beforehand, and what the next
        // in turn does by itself is not of this answer.
        let is_spotted = |event: &&Heard| matches!(event, Heard::BlipSpotted { .. });
        let foreseen = events.iter().take_while(|event| !is_spotted(event) && !is_handed_on(event));
        foreseen.for_each(|event| weigh(event, &mut costs, &mut gives));
        if !events.iter().any(|event| is_spotted(&event)) {
            warn(&Offer::preview(state, seat, choice).0, &mut costs);
        }
        Offer { touches: touches(state, choice), costs, gives, ..offer }
    };
    choices.into_iter().map(offer).collect()
}

/// Whether somebody else is on from here. What an ability does by itself for whoever is activated is no
/// gain of the answer that chooses them.
fn is_handed_on(event: &Heard) -> bool {
    matches!(
        event,
        Heard::TokenPassed { .. } | Heard::ActivationBegan { .. } | Heard::AlienPhaseBegan {} | Heard::TurnBegan { .. }
    )
}

/// AGD-4.30: an answer in a window. What follows from it would tell what others have answered: only
/// the cost of a card is foreseen.
fn face_down(state: &State<Aliens>, reaction: Reaction) -> Offer<Aliens> {
    let choice = Choice::ReactWindow(reaction);
    let costs = match reaction {
        Reaction::Play { play } => {
            let n = play.event.card().cost();
            let is_the_end = state.board().endurance.would_run_out(n);
            let cost = (n > 0).then_some(Amount { what: Goods::Exhausted, n });
            cost.into_iter().chain(is_the_end.then_some(Amount { what: Goods::Defeat, n: 1 })).collect()
        }
        Reaction::Pass => Vec::new(),
    };
    Offer { choice, touches: touches(state, choice), costs, gives: Vec::new(), is_final: true, forgoes: false }
}

/// AGD-6D.8, AGD-6E.11, AGD-6E.29: how many cards go is certain even where it is not which, and whether
/// they are the last: what a preview cannot tell because a card has to be turned over on the way, or a
/// target to be chosen.
fn warn(after: &State<Aliens>, costs: &mut Vec<Amount>) {
    let endurance = &after.board().endurance;
    let (left, is_the_end) = match *after.under_way() {
        [.., Frame::TargetChoice(TargetChoice { aiming: Aiming { attacker, weapon, fire } })] => {
            let price = price(after.board(), attacker, weapon, fire);
            (price, endurance.would_run_out(price))
        }
        [.., Frame::Overdrawn(rest)] => (rest.left, endurance.would_run_out(rest.left)),
        [.., Frame::Exhaust(rest), Frame::Reshuffle(_), Frame::Settling(_)] => {
            (rest.left, endurance.would_run_out(rest.left))
        }
        [.., Frame::CardDraw(_)] => (0, endurance.n_left() == 1),
        _ => (0, false),
    };
    if left > 0 {
        add(costs, Goods::Exhausted, left);
    }
    if is_the_end {
        add(costs, Goods::Defeat, 1);
    }
}

fn add(amounts: &mut Vec<Amount>, what: Goods, n: u8) {
    match amounts.iter_mut().find(|amount| amount.what == what) {
        Some(amount) => amount.n += n,
        None => amounts.push(Amount { what, n }),
    }
}

/// What an event costs and gives.
fn weigh(event: &Heard, costs: &mut Vec<Amount>, gives: &mut Vec<Amount>) {
    if let Heard::ActionTaken { .. } = event {
        add(costs, Goods::Action, 1);
    }
    if let Heard::CardExhausted {} | Heard::HandCardExhausted { .. } = event {
        add(costs, Goods::Exhausted, 1);
    }
    if let Heard::CardsRecovered { cards } = event {
        add(gives, Goods::Recovered, *cards);
    }
    if let Heard::HandCardRecovered { .. } = event {
        add(gives, Goods::Recovered, 1);
    }
    if let Heard::GameOver { ending: crate::words::Ending::OutOfEndurance } = event {
        add(costs, Goods::Defeat, 1);
    }
}
