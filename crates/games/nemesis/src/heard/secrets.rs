//! NEM-24: what some hear in full, and the others in part.

use engine::{Seat, Seats, rule};

use crate::{
    board::{Card, everybody},
    heard::{Happened, Heard},
    rules::{
        looking::{Shown, Sight},
        trade::Goods,
    },
    words::{Back, Contamination, Event, IntruderActionCard, ItemCard, Objective},
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

    /// NEM-24.12, NEM-24.16: what is found is for the searcher; the back is for all.
    pub fn item_found(seat: Seat, card: ItemCard) -> Happened {
        rule!("NEM-24.16");
        let found = |item| Heard::ItemFound { seat, back: card.back, item };
        whispered(seat, found(Some(card.item)), found(None))
    }

    /// NEM-24.12: which of the two is kept.
    pub fn item_kept(seat: Seat, card: ItemCard) -> Happened {
        let kept = |item| Heard::ItemKept { seat, back: card.back, item };
        whispered(seat, kept(Some(card.item)), kept(None))
    }

    /// NEM-5.28: a card is shown to somebody.
    pub fn item_shown(seat: Seat, to: Seat, card: ItemCard) -> Happened {
        let shown = |item| Heard::ItemShown { seat, to, back: card.back, item };
        Happened::Whispered { to: Seats::one(seat).with(to), heard: shown(Some(card.item)), others: Some(shown(None)) }
    }

    /// NEM-5.27: something is offered; a card of the inventory is shown only to whom it is offered.
    pub fn goods_offered(seat: Seat, to: Seat, goods: Goods) -> Happened {
        between(seat, to, goods, |back, goods| Heard::GoodsOffered { seat, to, back, goods })
    }

    /// NEM-5.30: something changes hands.
    pub fn goods_changed_hands(from: Seat, to: Seat, goods: Goods) -> Happened {
        between(from, to, goods, |back, goods| Heard::GoodsChangedHands { from, to, back, goods })
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

/// What two know of their goods, and what the others see: all of what is heavy, and the back of
/// the rest.
fn between(one: Seat, other: Seat, goods: Goods, told: impl Fn(Option<Back>, Option<Goods>) -> Heard) -> Happened {
    match goods {
        Goods::Item(card) if !card.item.print().is_heavy => Happened::Whispered {
            to: Seats::one(one).with(other),
            heard: told(Some(card.back), Some(goods)),
            others: Some(told(Some(card.back), None)),
        },
        Goods::Item(card) => Happened::Openly(told(Some(card.back), Some(goods))),
        Goods::Object(_) => Happened::Openly(told(None, Some(goods))),
    }
}
