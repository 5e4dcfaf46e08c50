//! Answers as a person meets them: what they touch, cost and give, or what forbids them.

use engine::{Denied, Offer, Refused, Seat, State};
use serde::Serialize;

use crate::{
    Choice, Contact, Frame,
    rules::{find::FindAnswer, gift::GiftAnswer, turn::Action},
    words::{Place, Signal, Stance},
};

/// What on the table an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    Stance(Stance),
    Pile(Place),
    Hand(Signal),
    Crew(Seat),
}

/// What is paid or gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    Cards(u8),
    Jammers(u8),
}

/// What a turn leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    /// What listening would find, if the crew has seen it.
    pub next: Option<Signal>,
}

pub(crate) fn offers(state: &State<Contact>, seat: Seat) -> Vec<Offer<Contact>> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let offer = |choice| {
        let (offer, _) = Offer::bare(state, seat, choice);
        Offer { touches: touches(state, choice), costs: costs(choice), gives: gives(choice), ..offer }
    };
    choices.into_iter().map(offer).collect()
}

pub(crate) fn denials(state: &State<Contact>, seat: Seat) -> Vec<Denied<Contact>> {
    let Some(Frame::Turn(turn)) = state.under_way().last() else { return Vec::new() };
    let denied = |choice| match state.may_choose(seat, choice) {
        Err(Refused::Because(rule)) => Some(Denied { choice, touches: touches(state, choice), rule }),
        Err(Refused::NotAsked | Refused::NotOffered | Refused::NoRoll | Refused::CannotShow) | Ok(()) => None,
    };
    turn.candidates(state.board()).map(Choice::Turn).filter_map(denied).collect()
}

pub(crate) fn foresight(state: &State<Contact>, seat: Seat) -> Option<Foresight> {
    let Some(Frame::Turn(turn)) = state.under_way().last() else { return None };
    (turn.by == seat).then(|| Foresight { next: state.board().top_known_to(seat) })
}

fn touches(state: &State<Contact>, choice: Choice) -> Vec<Touch> {
    match choice {
        Choice::StanceTaking(stance) => vec![Touch::Stance(stance)],
        Choice::Turn(Action::Listen | Action::Look) => vec![Touch::Pile(Place::Top)],
        Choice::Turn(Action::Give(signal)) => {
            let to = state.board().on_turn.map(|from| Touch::Crew(state.board().next_active(from)));
            [Touch::Hand(signal)].into_iter().chain(to).collect()
        }
        Choice::Turn(Action::Jam) => state.board().on_turn.map(Touch::Crew).into_iter().collect(),
        Choice::Turn(Action::Pass) => Vec::new(),
        Choice::PutBack(place) => vec![Touch::Pile(place)],
        Choice::Gift(GiftAnswer::Accept | GiftAnswer::Decline) => {
            state.board().on_turn.map(Touch::Crew).into_iter().collect()
        }
        Choice::Find(FindAnswer::Keep | FindAnswer::Fight) => Vec::new(),
    }
}

fn costs(choice: Choice) -> Vec<Amount> {
    match choice {
        Choice::Turn(Action::Jam) => vec![Amount::Jammers(1)],
        Choice::Find(FindAnswer::Fight) => vec![Amount::Cards(1)],
        Choice::Turn(Action::Listen | Action::Look | Action::Give(_) | Action::Pass) => Vec::new(),
        Choice::StanceTaking(_) | Choice::PutBack(_) | Choice::Gift(_) | Choice::Find(FindAnswer::Keep) => Vec::new(),
    }
}

fn gives(choice: Choice) -> Vec<Amount> {
    match choice {
        Choice::Turn(Action::Listen) | Choice::Gift(GiftAnswer::Accept) => vec![Amount::Cards(1)],
        Choice::Turn(Action::Look | Action::Give(_) | Action::Pass | Action::Jam) => Vec::new(),
        Choice::StanceTaking(_) | Choice::PutBack(_) | Choice::Gift(GiftAnswer::Decline) | Choice::Find(_) => {
            Vec::new()
        }
    }
}
