//! CON-4: the turn, and how others can break into it.

use engine::{Flow, Log, Question, Roll, RuleId, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use super::{
    find::{Draw, Find},
    gift::Gift,
};
use crate::{
    Contact, Event, Frame,
    board::{Board, MOST_IN_HAND},
    words::{Place, Signal},
};

/// A crew takes its turn.
#[engine::frame]
pub struct Turn {
    /// Whose it is.
    pub by: Seat,
}

/// What can be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draws the top card.
    Listen,
    /// Looks at the top card.
    Look,
    /// Offers a card, face down, to the next crew.
    Give(Signal),
    /// Does nothing.
    Pass,
    /// Breaks into the turn of another crew.
    Jam,
}

/// The top card is looked at.
#[engine::frame]
pub struct Glance {
    /// Who looks.
    pub by: Seat,
}

/// The card that was looked at is put back.
#[engine::frame]
pub struct PutBack {
    /// Who looked.
    pub by: Seat,
}

impl Turn {
    /// Everything the crew whose turn it is could think of doing.
    pub fn candidates(self, board: &Board) -> impl Iterator<Item = Action> {
        let hand = board.crew(self.by).hand;
        let gifts = Signal::ALL.iter().filter(move |&&signal| hand.count(signal) > 0);
        [Action::Listen, Action::Look]
            .into_iter()
            .chain(gifts.map(|&signal| Action::Give(signal)))
            .chain([Action::Pass])
    }

    /// The rule that stands against an action. Jamming is not asked about here.
    fn objection(self, board: &Board, action: Action) -> Option<RuleId> {
        let is_full = |seat| board.crew(seat).hand.len() >= MOST_IN_HAND;
        match action {
            Action::Listen | Action::Look if board.pile.is_empty() => Some(RuleId("CON-4.1")),
            Action::Listen => is_full(self.by).then_some(RuleId("CON-4.2")),
            Action::Look => board.top_known_to(self.by).map(|_| RuleId("CON-4.3")),
            Action::Give(_) => is_full(board.next_active(self.by)).then_some(RuleId("CON-5.2")),
            Action::Pass | Action::Jam => None,
        }
    }
}

impl Question<Contact> for Turn {
    type Answer = Action;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.by)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.active().without(self.by).iter().filter(|&seat| board.crew(seat).jammers > 0).collect()
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
        if seat != self.by {
            return offer(Action::Jam);
        }
        self.candidates(board).filter(|&action| self.objection(board, action).is_none()).for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        let by = self.by;
        match action {
            Action::Listen if board.pile.is_unseen(0) => Flow::Become(Draw { by }.into()),
            Action::Listen => {
                rule!("CON-4.5");
                let signal = board.draw_seen(by);
                log.push(Event::Drew { by, signal });
                Flow::Become(Find { by, signal }.into())
            }
            Action::Look if board.pile.is_unseen(0) => Flow::Become(Glance { by }.into()),
            Action::Look => {
                rule!("CON-4.4");
                board.pile.show(0, Seats::one(by));
                let signal = board.top_known_to(by).expect("the top card has just been shown");
                log.push(Event::Looked { by, signal });
                Flow::Become(PutBack { by }.into())
            }
            Action::Give(signal) => {
                rule!("CON-5.1");
                let to = board.next_active(by);
                log.push(Event::Offered { from: by, to, signal });
                Flow::Become(Gift { from: by, to, signal }.into())
            }
            Action::Pass => Flow::Done,
            Action::Jam => {
                rule!("CON-4.6");
                board.crew_mut(seat).jammers -= 1;
                log.push(Event::Jammed { by: seat });
                Flow::Done
            }
        }
    }

    fn forbids(self, board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
        let is_thinkable = seat == self.by && self.candidates(board).any(|it| it == action);
        is_thinkable.then(|| self.objection(board, action)).flatten()
    }
}

impl Roll<Contact> for Glance {
    type Shown = Signal;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Signal, u32)) {
        board.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, signal: Signal, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-4.4");
        board.pile.settle(0, &mut board.unseen, signal, Seats::one(self.by));
        log.push(Event::Looked { by: self.by, signal });
        Flow::Become(PutBack { by: self.by }.into())
    }
}

impl Question<Contact> for PutBack {
    type Answer = Place;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.by)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Place)) {
        Place::ALL.iter().for_each(|&place| offer(place));
    }

    fn answered(self, board: &mut Board, seat: Seat, place: Place, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-4.7");
        let signal = board.top_known_to(seat).expect("the crew has looked at the top card");
        let round = board.round;
        board.crew_mut(seat).memory.remember(place, signal, round);
        if place == Place::Bottom {
            let card = board.pile.take_top().expect("the card that was looked at is on top");
            board.pile.put_at_bottom(card);
        }
        log.push(Event::PutBack { by: seat, place });
        Flow::Done
    }
}
