//! CON-6: what a crew draws, and what it may have to fight.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Shown, Step, Viewer, Word, rule};
use serde::Serialize;

use super::{reckoning::Reckoning, round::Round};
use crate::{
    Contact, Event, Frame,
    board::Board,
    words::{Ending, Face, Signal},
};

/// The unseen top card is drawn.
#[engine::frame]
pub struct Draw {
    /// Who draws.
    pub by: Seat,
}

/// A crew decides in secret about the card it drew. It is asked whatever the card is:
/// not to be asked would tell the others.
#[engine::frame(hides)]
pub struct Find {
    /// Who drew.
    pub by: Seat,
    /// The card, by now in hand.
    pub signal: Signal,
}

/// What may be known of a find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindView {
    /// Who drew.
    pub by: Seat,
    /// The card, to those who know it.
    pub signal: Option<Signal>,
}

engine::words! {
    /// What one can do with a find.
    pub enum FindAnswer { Keep, Fight }
}

/// A hunter is fought.
#[engine::frame]
pub struct Fight {
    /// Who fights.
    pub by: Seat,
}

/// What is left after a fight.
#[engine::frame]
pub struct Spoils {
    /// Who fought.
    pub by: Seat,
}

impl Roll<Contact> for Draw {
    type Shown = Signal;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Signal, u32)) {
        board.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, signal: Signal, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-4.5");
        let by = self.by;
        board.pile.settle(0, &mut board.unseen, signal, Seats::one(by));
        board.draw_seen(by);
        log.push(Event::Drew { by, signal });
        Flow::Become(Find { by, signal }.into())
    }
}

impl Shown for Find {
    type View = FindView;

    fn shown_to(self, viewer: Viewer) -> FindView {
        let Find { by, signal } = self;
        FindView { by, signal: viewer.is(by).then_some(signal) }
    }

    /// A hidden card becomes any card: it has to be chosen from the imagined hand.
    fn imagined(view: &FindView) -> Find {
        let &FindView { by, signal } = view;
        Find { by, signal: signal.unwrap_or_default() }
    }
}

impl Question<Contact> for Find {
    type Answer = FindAnswer;

    const IS_PUBLIC: bool = false;
    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.by)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(FindAnswer)) {
        offer(FindAnswer::Keep);
        if self.signal == Signal::Hunter {
            offer(FindAnswer::Fight);
        }
    }

    fn answered(self, board: &mut Board, by: Seat, answer: FindAnswer, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        match answer {
            FindAnswer::Keep => Flow::Done,
            FindAnswer::Fight => {
                rule!("CON-6.1");
                board.discard(by, Signal::Hunter);
                log.push(Event::Challenged { by });
                Flow::Call { first: Fight { by }.into(), then: Spoils { by }.into() }
            }
        }
    }
}

impl Roll<Contact> for Fight {
    type Shown = Face;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(Face, u32)) {
        Face::ALL.iter().for_each(|&face| may_show(face, face.sides()));
    }

    fn rolled(self, board: &mut Board, face: Face, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        let by = self.by;
        log.push(Event::Fought { by, face });
        match face {
            Face::Calm => {
                rule!("CON-6.3");
                board.crew_mut(by).points += 2;
                log.push(Event::Scored { by, points: 2 });
                Flow::Done
            }
            Face::Storm => {
                rule!("CON-6.4");
                Flow::Unwind(Round::without_turns(board).into())
            }
            Face::Echo => {
                rule!("CON-6.5");
                Flow::End(Reckoning { ending: Ending::FirstContact }.into())
            }
        }
    }
}

impl Step<Contact> for Spoils {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        let crew = board.crew_mut(self.by);
        if crew.jammers == 0 {
            rule!("CON-6.6");
            crew.jammers = 1;
            log.push(Event::JammerFound { by: self.by });
        }
        Flow::Done
    }
}
