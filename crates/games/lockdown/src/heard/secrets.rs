//! LOC-27: what some hear in full, and the others in part.

use engine::{Seat, Seats};
use nemesis_kit::Handles;

use crate::{
    Lockdown,
    board::{Card, CodeToken, everybody},
    heard::{Happened, Heard},
    words::{
        AttackCard, ComputerCard, Contamination, Contingency, CssToken, Event, ExplorationToken, ItemCard, Objective,
        Room, RoomNumber, SurfaceToken,
    },
};

impl Heard {
    /// LOC-27.9: a card comes into a hand.
    pub fn card_drawn(seat: Seat, card: Card) -> Happened {
        let drawn = |card| Heard::CardDrawn { seat, card };
        whispered(seat, drawn(Some(card)), drawn(None))
    }

    /// LOC-27.10: a card is discarded face up.
    pub fn card_discarded(seat: Seat, card: Card) -> Happened {
        Happened::Openly(discarded(seat, card))
    }

    /// LOC-27.10: a card of a hand that is discarded as a whole. Nobody chose to show it, and now everybody has seen
    /// it, so it is told like a secret that comes out.
    pub fn hand_discarded(seat: Seat, card: Card) -> Happened {
        let heard = discarded(seat, card);
        Happened::Whispered { to: everybody(), heard, others: Some(heard) }
    }

    /// LOC-43.19, LOC-23.11: a card is turned up for all to see.
    pub fn card_turned_up(seat: Seat, card: Card) -> Happened {
        Happened::Openly(match card {
            Card::Action(card) => Heard::CardTurnedUp { seat, card },
            Card::Scanned(_) | Card::Unscanned => Heard::ContaminationTurnedUp { seat },
        })
    }

    /// LOC-27.11, LOC-29.38: what a scan told is for the owner.
    pub fn scanned(seat: Seat, result: Contamination) -> Happened {
        let scanned = |result| Heard::Scanned { seat, result };
        whispered(seat, scanned(Some(result)), scanned(None))
    }

    /// LOC-27.3: an objective is dealt.
    pub fn objective_dealt(seat: Seat, objective: Objective) -> Happened {
        let dealt = |objective| Heard::ObjectiveDealt { seat, objective };
        whispered(seat, dealt(Some(objective)), dealt(None))
    }

    /// LOC-27.3, LOC-21.1: which of two objectives is kept.
    pub fn objective_chosen(seat: Seat, kept: Objective) -> Happened {
        let chosen = |objective| Heard::ObjectiveChosen { seat, objective };
        whispered(seat, chosen(Some(kept)), chosen(None))
    }

    /// LOC-27.3: an objective of somebody is shown to one player.
    pub fn objective_seen(seat: Seat, of: Seat, objective: Objective) -> Happened {
        let seen = |objective| Heard::ObjectiveSeen { seat, of, objective };
        whispered(seat, seen(Some(objective)), seen(None))
    }

    /// LOC-27.4: a contingency token is dealt.
    pub fn code_dealt(seat: Seat, token: CodeToken, code: Contingency) -> Happened {
        let dealt = |code| Heard::CodeDealt { seat, token, code };
        whispered(seat, dealt(Some(code)), dealt(None))
    }

    /// LOC-27.4, LOC-27.5: a contingency token is looked at: which one, everybody sees.
    pub fn code_seen(seat: Seat, token: CodeToken, code: Contingency) -> Happened {
        let seen = |code| Heard::CodeSeen { seat, token, code };
        whispered(seat, seen(Some(code)), seen(None))
    }

    /// LOC-27.25: an item of the inventory goes face down under its deck: its colour is for all, what it was is not.
    pub fn item_lost(seat: Seat, card: ItemCard) -> Happened {
        let lost = |item| Heard::ItemLost { seat, back: card.back, item };
        whispered(seat, lost(Some(card.item)), lost(None))
    }

    /// LOC-27.1: the tile of an unexplored room is looked at.
    pub fn tile_seen(seat: Seat, room: RoomNumber, tile: Room) -> Happened {
        let seen = |tile| Heard::TileSeen { seat, room, tile };
        whispered(seat, seen(Some(tile)), seen(None))
    }

    /// LOC-27.18, LOC-38.61: an event card is looked at.
    pub fn event_seen(seat: Seat, card: Event) -> Happened {
        let seen = |card| Heard::EventSeen { seat, card };
        whispered(seat, seen(Some(card)), seen(None))
    }

    /// LOC-27.18, LOC-38.61: an attack card is looked at.
    pub fn attack_seen(seat: Seat, card: AttackCard) -> Happened {
        let seen = |card| Heard::AttackSeen { seat, card };
        whispered(seat, seen(Some(card)), seen(None))
    }

    /// LOC-27.1: an exploration token is looked at: where, everybody sees.
    pub fn token_seen(seat: Seat, room: RoomNumber, token: ExplorationToken) -> Happened {
        let seen = |token| Heard::TokenSeen { seat, room, token };
        whispered(seat, seen(Some(token)), seen(None))
    }

    /// LOC-27.1: the same on the surface.
    pub fn surface_token_seen(seat: Seat, room: RoomNumber, token: SurfaceToken) -> Happened {
        let seen = |token| Heard::SurfaceTokenSeen { seat, room, token };
        whispered(seat, seen(Some(token)), seen(None))
    }

    /// LOC-27.18, LOC-37.25: a computer card is looked at.
    pub fn computer_card_seen(seat: Seat, card: ComputerCard) -> Happened {
        let seen = |card| Heard::ComputerCardSeen { seat, card };
        whispered(seat, seen(Some(card)), seen(None))
    }

    /// LOC-27.8: a CSS token is looked at.
    pub fn css_seen(seat: Seat, space: u8, token: CssToken) -> Happened {
        let seen = |token| Heard::CssSeen { seat, space, token };
        whispered(seat, seen(Some(token)), seen(None))
    }
}

/// LOC-1.21: what a scan has told of a contamination card is not printed on it.
fn discarded(seat: Seat, card: Card) -> Heard {
    match card {
        Card::Action(card) => Heard::CardDiscarded { seat, card },
        Card::Scanned(_) | Card::Unscanned => Heard::ContaminationDiscarded { seat },
    }
}

fn whispered(to: Seat, heard: Heard, others: Heard) -> Happened {
    Happened::Whispered { to: Seats::one(to), heard, others: Some(others) }
}

impl From<Handles<Lockdown>> for Happened {
    fn from(handled: Handles<Lockdown>) -> Happened {
        match handled.secret() {
            Some((to, others)) => {
                Happened::Whispered { to, heard: Heard::Handled(handled), others: Some(Heard::Handled(others)) }
            }
            None => Happened::Openly(Heard::Handled(handled)),
        }
    }
}
