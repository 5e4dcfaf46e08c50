//! NEM-24: what some hear in full, and the others in part.

use engine::{Seat, Seats, rule};
use nemesis_kit::Handles;

use crate::{
    Nemesis,
    board::{Card, everybody},
    heard::{Happened, Heard},
    rules::looking::{Shown, Sight},
    words::{Contamination, Event, IntruderActionCard, Objective},
};

impl Heard {
    /// NEM-24.8: a card comes into a hand.
    pub fn card_drawn(seat: Seat, card: Card) -> Happened {
        rule!("NEM-24.8");
        let drawn = |card| Heard::CardDrawn { seat, card };
        whispered(seat, drawn(Some(card)), drawn(None))
    }

    /// NEM-24.10: a card is discarded face up.
    pub fn card_discarded(seat: Seat, card: Card) -> Happened {
        Happened::Openly(discarded(seat, card))
    }

    /// NEM-24.10: a card of a hand that is discarded as a whole. Nobody chose to show it, and now
    /// everybody has seen it, so it is told like a secret that comes out.
    pub fn hand_discarded(seat: Seat, card: Card) -> Happened {
        let heard = discarded(seat, card);
        Happened::Whispered { to: everybody(), heard, others: Some(heard) }
    }

    /// NEM-38.15, NEM-20.9: a card is turned up for all to see.
    pub fn card_turned_up(seat: Seat, card: Card) -> Happened {
        Happened::Openly(match card {
            Card::Action(card) => Heard::CardTurnedUp { seat, card },
            Card::Scanned(_) | Card::Unscanned => Heard::ContaminationTurnedUp { seat },
        })
    }

    /// NEM-24.11: what a scan told is for the owner.
    pub fn scanned(seat: Seat, result: Contamination) -> Happened {
        rule!("NEM-24.11");
        let scanned = |result| Heard::Scanned { seat, result };
        whispered(seat, scanned(Some(result)), scanned(None))
    }

    /// NEM-24.7: an objective is dealt.
    pub fn objective_dealt(seat: Seat, objective: Objective) -> Happened {
        let dealt = |objective| Heard::ObjectiveDealt { seat, objective };
        whispered(seat, dealt(Some(objective)), dealt(None))
    }

    /// NEM-24.7, NEM-4.42: which of two objectives is kept.
    pub fn objective_chosen(seat: Seat, kept: Objective) -> Happened {
        let chosen = |objective| Heard::ObjectiveChosen { seat, objective };
        whispered(seat, chosen(Some(kept)), chosen(None))
    }

    /// NEM-24.7: an objective of somebody is shown to one player.
    pub fn objective_seen(seat: Seat, of: Seat, objective: Objective) -> Happened {
        let seen = |objective| Heard::ObjectiveSeen { seat, of, objective };
        whispered(seat, seen(Some(objective)), seen(None))
    }

    /// NEM-24.1 to NEM-24.6: what was looked at is for all, what was seen is not.
    pub fn looked(seat: Seat, sight: Sight, shown: Shown) -> Happened {
        let looked = |shown| Heard::Looked { seat, sight, shown };
        whispered(seat, looked(Some(shown)), looked(None))
    }

    /// NEM-24.15: the top event card is shown to one player.
    pub fn event_seen(seat: Seat, event: Event) -> Happened {
        let seen = |card| Heard::EventSeen { seat, card };
        whispered(seat, seen(Some(event)), seen(None))
    }

    /// NEM-24.24: a card of whoever plays the intruders.
    pub fn intruder_card_drawn(seat: Seat, card: IntruderActionCard) -> Happened {
        rule!("NEM-24.24");
        let drawn = |card| Heard::IntruderCardDrawn { card };
        whispered(seat, drawn(Some(card)), drawn(None))
    }
}

/// NEM-1.21: what a scan has told of a contamination card is not printed on it.
fn discarded(seat: Seat, card: Card) -> Heard {
    match card {
        Card::Action(card) => Heard::CardDiscarded { seat, card },
        Card::Scanned(_) | Card::Unscanned => {
            rule!("NEM-1.21");
            Heard::ContaminationDiscarded { seat }
        }
    }
}

fn whispered(to: Seat, heard: Heard, others: Heard) -> Happened {
    Happened::Whispered { to: Seats::one(to), heard, others: Some(others) }
}

impl From<Handles<Nemesis>> for Happened {
    fn from(handled: Handles<Nemesis>) -> Happened {
        match handled.secret() {
            Some((to, others)) => {
                Happened::Whispered { to, heard: Heard::Handled(handled), others: Some(Heard::Handled(others)) }
            }
            None => Happened::Openly(Heard::Handled(handled)),
        }
    }
}
