//! LOC-38.61: the top two cards of a deck are looked at; one stays on top, and the other goes to the bottom. LOC-25.43: or
//! one event card, which stays or goes there.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Deck, Flow, Log, Question, Roll, Seat, Seats, Word, rule};
use nemesis_kit::crew::EventPlacement;
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    words::{AttackCard, Event},
};

/// How many cards Field Experience looks at.
const TWO: u8 = 2;

/// The deck that is looked at.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TopDeck {
    #[default]
    Events,
    Attacks,
}

/// LOC-38.61: the first look, if there is a card; a deck that has run out is renewed before.
pub fn look(board: &mut Board, seat: Seat, deck: TopDeck, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match deck {
        TopDeck::Events => board.events.renew(),
        TopDeck::Attacks => board.attacks.renew(),
    }
    match deck {
        TopDeck::Events => look_at_event(board, seat, 0, TWO, log),
        TopDeck::Attacks => look_at_attack(board, seat, 0, log),
    }
}

/// NEM-32.32, LOC-25.43: the next event card alone.
pub fn assess(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    board.events.renew();
    look_at_event(board, seat, 0, 1, log)
}

/// The event card so far from the top, of so many. Once all have been seen, whoever looked says where they go.
fn look_at_event(board: &mut Board, seat: Seat, nth: u8, of: u8, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if nth == of {
        return Flow::Become(match of {
            TWO => TopOrder { seat, deck: TopDeck::Events }.into(),
            _ => EventPlacement { seat }.into(),
        });
    }
    // A single card is on top and at the bottom.
    if usize::from(nth) >= board.events.pile.len() {
        return Flow::Done;
    }
    match known(&board.events, nth) {
        Some(event) => see_event(board, EventLook { seat, nth, of }, event, log),
        None => Flow::Become(EventLook { seat, nth, of }.into()),
    }
}

/// The same of the attack card so far from the top.
fn look_at_attack(board: &mut Board, seat: Seat, nth: u8, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if nth == TWO {
        return Flow::Become(TopOrder { seat, deck: TopDeck::Attacks }.into());
    }
    if usize::from(nth) >= board.attacks.pile.len() {
        return Flow::Done;
    }
    match known(&board.attacks, nth) {
        Some(card) => see_attack(board, seat, nth, card, log),
        None => Flow::Become(AttackLook { seat, nth }.into()),
    }
}

/// What somebody has seen of a deck.
fn known<T: Word + Default, const K: usize, const N: usize>(deck: &Deck<T, K, N>, nth: u8) -> Option<T> {
    match deck.pile.slots().iter().rev().nth(nth.into())? {
        engine::Slot::Seen(card) => Some(card.for_rules()),
        engine::Slot::Unseen => None,
    }
}

fn see_event(board: &mut Board, look: EventLook, event: Event, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let EventLook { seat, nth, of } = look;
    board.events.pile.show(nth.into(), Seats::one(seat));
    log.push(Heard::event_seen(seat, event));
    look_at_event(board, seat, nth + 1, of, log)
}

fn see_attack(board: &mut Board, seat: Seat, nth: u8, card: AttackCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    board.attacks.pile.show(nth.into(), Seats::one(seat));
    log.push(Heard::attack_seen(seat, card));
    look_at_attack(board, seat, nth + 1, log)
}

/// LOC-38.61, LOC-25.43: an event card that nobody has seen is looked at, of so many.
#[engine::frame]
pub struct EventLook {
    pub seat: Seat,
    pub nth: u8,
    pub of: u8,
}

impl Roll<Lockdown> for EventLook {
    type Shown = Event;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Event, u32)) {
        board.events.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, event: Event, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let deck = &mut board.events;
        deck.pile.settle(self.nth.into(), &mut deck.unseen, event, Seats::one(self.seat));
        see_event(board, self, event, log)
    }
}

/// LOC-38.61: an attack card that nobody has seen is looked at.
#[engine::frame]
pub struct AttackLook {
    pub seat: Seat,
    pub nth: u8,
}

impl Roll<Lockdown> for AttackLook {
    type Shown = AttackCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(AttackCard, u32)) {
        board.attacks.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: AttackCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let AttackLook { seat, nth } = self;
        let deck = &mut board.attacks;
        deck.pile.settle(nth.into(), &mut deck.unseen, card, Seats::one(seat));
        see_attack(board, seat, nth, card, log)
    }
}

/// LOC-38.61: which of the two cards is on top. Everybody sees which, and nobody else what it is.
#[engine::frame]
pub struct TopOrder {
    pub seat: Seat,
    pub deck: TopDeck,
}

/// The card that is to be on top, as they lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TopOrderAnswer {
    First,
    Second,
}

impl Question<Lockdown> for TopOrder {
    type Answer = TopOrderAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(TopOrderAnswer)) {
        offer(TopOrderAnswer::First);
        offer(TopOrderAnswer::Second);
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: TopOrderAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        rule!("LOC-38.61");
        match self.deck {
            TopDeck::Events => put_back(&mut board.events, answer),
            TopDeck::Attacks => put_back(&mut board.attacks, answer),
        }
        log.push(Heard::TopCardsPlaced { seat, deck: self.deck, on_top: answer }.into());
        Flow::Done
    }
}

/// One of the two cards that were looked at goes to the bottom.
fn put_back<T: Word + Default, const K: usize, const N: usize>(deck: &mut Deck<T, K, N>, on_top: TopOrderAnswer) {
    let mut take = || deck.pile.take_top().expect("two cards were looked at");
    let (first, second) = (take(), take());
    let (top, bottom) = match on_top {
        TopOrderAnswer::First => (first, second),
        TopOrderAnswer::Second => (second, first),
    };
    deck.pile.put_on_top(top);
    deck.pile.put_at_bottom(bottom);
}
