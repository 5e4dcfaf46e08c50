//! CON-5: gifts, offered face down.

use engine::{Flow, Log, Question, Seat, Seats, Shown, Viewer, Word, rule};
use serde::Serialize;

use crate::{Contact, Event, Frame, board::Board, words::Signal};

/// A card is on offer. It is still in the hand of the giver.
#[engine::frame(hides)]
pub struct Gift {
    /// Who offers it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// The card, which only the giver knows.
    pub signal: Signal,
}

/// What may be known of a gift on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GiftView {
    /// Who offers it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// The card, to those who know it.
    pub signal: Option<Signal>,
}

engine::words! {
    /// What one can say to a gift.
    pub enum GiftAnswer { Accept, Decline }
}

impl Shown for Gift {
    type View = GiftView;

    fn shown_to(self, viewer: Viewer) -> GiftView {
        let Gift { from, to, signal } = self;
        GiftView { from, to, signal: viewer.is(from).then_some(signal) }
    }

    /// A hidden card becomes any card: it has to be chosen from the imagined hand.
    fn imagined(view: &GiftView) -> Gift {
        let &GiftView { from, to, signal } = view;
        Gift { from, to, signal: signal.unwrap_or_default() }
    }
}

impl Question<Contact> for Gift {
    type Answer = GiftAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.to)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(GiftAnswer)) {
        GiftAnswer::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, board: &mut Board, _: Seat, answer: GiftAnswer, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        let Gift { from, to, signal } = self;
        match answer {
            GiftAnswer::Accept => {
                rule!("CON-5.3");
                board.crew_mut(from).hand.take(signal);
                board.crew_mut(to).hand.add(signal);
                log.push(Event::Accepted { from, to, signal });
                board.crew_mut(from).points += 1;
                log.push(Event::Scored { by: from, points: 1 });
            }
            GiftAnswer::Decline => {
                rule!("CON-5.4");
                log.push(Event::Declined { from, to });
            }
        }
        Flow::Done
    }
}
