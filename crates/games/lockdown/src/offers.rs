//! Answers as a person meets them: what each touches and costs.

mod touches;

use engine::{Offer, Seat, State};
use serde::Serialize;

pub use touches::{Touch, touches};

use crate::{
    Choice, Heard, Lockdown,
    board::Board,
    heard::{self, Happened, Harm},
    rules::{
        actions::{self, Action},
        aims::Aim,
        combat::AdvantageAnswer,
        events::panic::PanicLossAnswer,
    },
    words::Item,
};

/// Something paid or gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Amount {
    /// Action cards from the hand.
    Cards {
        n: u8,
    },
    /// Rounds of a weapon.
    Ammo {
        weapon: Item,
        n: u8,
    },
    LightWounds {
        seat: Seat,
        n: u8,
    },
    Contamination {
        seat: Seat,
        n: u8,
    },
    Knowledge {
        seat: Seat,
        knowledge: u8,
    },
    Signal {
        seat: Seat,
    },
}

/// The answers of `seat`, with their consequences up to the next roll.
pub fn offers(state: &State<Lockdown>, seat: Seat) -> Vec<Offer<Lockdown>> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let offer = |choice: Choice| {
        let (offer, events) = Offer::bare(state, seat, choice);
        let mut gives = Vec::new();
        // A card that somebody else has seen is turned up without a roll: what it brings is news.
        let foreseen = events.iter().take_while(|event| !heard::is_barrier(event, seat));
        foreseen.for_each(|event| weigh(event, &mut gives));
        Offer { touches: touches(state, seat, choice), costs: costs(state.board(), seat, choice), gives, ..offer }
    };
    choices.into_iter().map(offer).collect()
}

fn costs(board: &Board, seat: Seat, choice: Choice) -> Vec<Amount> {
    match choice {
        Choice::Turn(action) => of_action(board, seat, action),
        Choice::Advantage(AdvantageAnswer::Discard(_)) => vec![Amount::Cards { n: 1 }],
        Choice::PanicLoss(PanicLossAnswer::Ammo { weapon }) => vec![Amount::Ammo { weapon, n: 1 }],
        _ => Vec::new(),
    }
}

/// LOC-5.2, LOC-5.8: the cards, the one that is played among them, and the round of a weapon.
fn of_action(board: &Board, seat: Seat, action: Action) -> Vec<Amount> {
    let is_played = matches!(action, Action::Play { .. });
    let cards = actions::cost(board, seat, action) + is_played as u8;
    let cards = (cards > 0).then_some(Amount::Cards { n: cards });
    let weapon = match action {
        Action::Shoot { weapon, .. } | Action::Play { aim: Aim::Shot { weapon, .. } | Aim::EggShot { weapon }, .. } => {
            Some(weapon)
        }
        _ => None,
    };
    let ammo = weapon.map(|weapon| Amount::Ammo { weapon, n: 1 });
    cards.into_iter().chain(ammo).collect()
}

/// What happens openly, before anything else is asked or rolled.
fn weigh(happened: &Happened, gives: &mut Vec<Amount>) {
    let Happened::Openly(heard) = happened else { return };
    if let Heard::Harm(Harm::LightWoundSuffered { seat, .. }) = *heard {
        gives.push(Amount::LightWounds { seat, n: 1 });
    } else if let Heard::Harm(Harm::Contaminated { seat }) = *heard {
        gives.push(Amount::Contamination { seat, n: 1 });
    } else if let Heard::KnowledgeGained { seat, knowledge } = *heard {
        gives.push(Amount::Knowledge { seat, knowledge });
    } else if let Heard::SignalSent { seat } = *heard {
        gives.push(Amount::Signal { seat });
    }
}
