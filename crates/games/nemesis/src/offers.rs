//! Answers as a person meets them: what each touches and costs.

mod touches;

use engine::{Offer, Seat, State};
use serde::Serialize;

pub use touches::{Touch, touches};

use crate::{
    Choice, Heard, Nemesis,
    heard::{self, Happened, Harm},
    rules::actions::{self, Action},
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
    Signal {
        seat: Seat,
    },
}

/// The answers of `seat`, with their consequences up to the next roll.
pub fn offers(state: &State<Nemesis>, seat: Seat) -> Vec<Offer<Nemesis>> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let offer = |choice: Choice| {
        let (offer, events) = Offer::bare(state, seat, choice);
        let mut gives = Vec::new();
        // A card that somebody else has seen is turned up without a roll: what it brings is news.
        let foreseen = events.iter().take_while(|event| !heard::is_barrier(event, seat));
        foreseen.for_each(|event| weigh(event, &mut gives));
        Offer { touches: touches(state, seat, choice), costs: costs(state, seat, choice), gives, ..offer }
    };
    choices.into_iter().map(offer).collect()
}

fn costs(state: &State<Nemesis>, seat: Seat, choice: Choice) -> Vec<Amount> {
    let Choice::Turn(action) = choice else { return Vec::new() };
    let played = matches!(action, Action::Play { .. }) as u8;
    let cards = actions::cost(state.board(), seat, action) + played;
    let cards = (cards > 0).then_some(Amount::Cards { n: cards });
    let mut costs: Vec<Amount> = cards.into_iter().collect();
    if let Action::Shoot { weapon, .. } = action {
        costs.push(Amount::Ammo { weapon, n: 1 });
    }
    costs
}

/// What happens openly, before anything else is asked or rolled.
fn weigh(happened: &Happened, gives: &mut Vec<Amount>) {
    let Happened::Openly(heard) = happened else { return };
    if let Heard::Harm(Harm::LightWoundSuffered { seat, .. }) = *heard {
        gives.push(Amount::LightWounds { seat, n: 1 });
    } else if let Heard::Harm(Harm::Contaminated { seat }) = *heard {
        gives.push(Amount::Contamination { seat, n: 1 });
    } else if let Heard::SignalSent { seat } = *heard {
        gives.push(Amount::Signal { seat });
    }
}
