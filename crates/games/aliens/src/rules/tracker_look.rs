//! AGD-11D.3, AGD-11E.12, AGD-11G.3 G02: looking at the Motion Tracker deck.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::exhausting::Exhaust,
    words::{DeckEnd, ThreatLevel, TrackerCard},
};

/// A player looks at the top cards of the Motion Tracker deck, and puts each back.
#[engine::frame]
pub struct TrackerLook {
    pub seat: Seat,
    /// How many cards, and how many have been looked at.
    pub cards: u8,
    pub seen: u8,
    /// What it costs to put a card at the bottom.
    pub cost: u8,
}

impl TrackerLook {
    /// At the top card.
    pub fn at_one(seat: Seat, cost: u8) -> TrackerLook {
        TrackerLook { seat, cards: 1, seen: 0, cost }
    }

    /// AGD-11E.12: at the top two cards.
    pub fn at_two(seat: Seat) -> TrackerLook {
        TrackerLook { seat, cards: 2, seen: 0, cost: 0 }
    }
}

impl Step<Aliens> for TrackerLook {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let there = board.tracker.deck.len().min(usize::from(self.cards));
        if usize::from(self.seen) < there {
            return Flow::Become(LookedAt { look: self }.into());
        }
        match there {
            0 => Flow::Done,
            1 => Flow::Become(PutBack { look: self, from_top: 0 }.into()),
            _ => Flow::Become(PutBack { look: self, from_top: 1 }.into()),
        }
    }
}

/// The card that is looked at.
#[engine::frame]
pub struct LookedAt {
    pub look: TrackerLook,
}

impl Roll<Aliens> for LookedAt {
    type Shown = TrackerCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(TrackerCard, u32)) {
        board.tracker.odds(usize::from(self.look.seen), may_show);
    }

    fn rolled(self, board: &mut Board, card: TrackerCard, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let TrackerLook { seat, seen, .. } = self.look;
        board.tracker.look(usize::from(seen), card, Seats::one(seat));
        log.push(Heard::TrackerLookedAt { seat, card: Some(card) });
        Flow::Become(TrackerLook { seen: seen + 1, ..self.look }.into())
    }
}

engine::words! {
    /// AGD-11E.12: where a card goes that was looked at: on top, under the other, or to the
    /// bottom.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum PutBackPlace {
        Top,
        Second,
        Bottom,
    }
}

/// AGD-11E.12: top or bottom?
#[engine::frame]
pub struct PutBack {
    pub look: TrackerLook,
    /// Of two cards the second is asked about first.
    pub from_top: u8,
}

impl Question<Aliens> for PutBack {
    type Answer = PutBackPlace;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.look.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(PutBackPlace)) {
        offer(PutBackPlace::Top);
        if self.from_top > 0 {
            offer(PutBackPlace::Second);
        }
        offer(PutBackPlace::Bottom);
    }

    fn answered(self, board: &mut Board, seat: Seat, place: PutBackPlace, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-11E.12");
        let from_top = usize::from(self.from_top);
        log.push(Heard::TrackerPutBack { seat, place });
        match place {
            PutBackPlace::Top => board.tracker.put_on_top(from_top),
            PutBackPlace::Second => (),
            PutBackPlace::Bottom => board.tracker.put_to_bottom(from_top),
        }
        if self.from_top > 0 {
            // A card that was put on top lies above the other now.
            let from_top = u8::from(place == PutBackPlace::Top);
            return Flow::Become(LastPutBack { look: self.look, from_top }.into());
        }
        let cost = if place == PutBackPlace::Bottom { self.look.cost } else { 0 };
        Flow::Call { first: Exhaust { left: cost }.into(), then: TopBack {}.into() }
    }
}

/// AGD-11E.12: and the other card: does it stay, or go to the bottom?
#[engine::frame]
pub struct LastPutBack {
    pub look: TrackerLook,
    pub from_top: u8,
}

impl Question<Aliens> for LastPutBack {
    type Answer = DeckEnd;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.look.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(DeckEnd)) {
        offer(DeckEnd::Top);
        offer(DeckEnd::Bottom);
    }

    fn answered(self, board: &mut Board, seat: Seat, end: DeckEnd, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let place = match end {
            DeckEnd::Top => PutBackPlace::Second,
            DeckEnd::Bottom => PutBackPlace::Bottom,
        };
        if place == PutBackPlace::Bottom {
            board.tracker.put_to_bottom(usize::from(self.from_top));
        }
        log.push(Heard::TrackerPutBack { seat, place });
        Flow::Become(TopBack {}.into())
    }
}

/// AGD-6K.6: everybody sees the back of the top card.
#[engine::frame]
pub struct TopBack {}

impl Step<Aliens> for TopBack {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match board.tracker.is_top_back_unknown() {
            true => Flow::Become(BackSeen {}.into()),
            false => Flow::Done,
        }
    }
}

/// AGD-6K.6: which level is it?
#[engine::frame]
pub struct BackSeen {}

impl Roll<Aliens> for BackSeen {
    type Shown = ThreatLevel;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ThreatLevel, u32)) {
        board.tracker.back_odds(may_show);
    }

    fn rolled(self, board: &mut Board, level: ThreatLevel, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6K.6");
        board.tracker.see_back(level);
        log.push(Heard::TrackerBackSeen { level });
        Flow::Done
    }
}
