//! NEM-32.32: Risk Assessment: the top event card is looked at, and left there or put away.

use engine::{Flow, Log, Question, Roll, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{Frame, Nemesis, board::Board, heard::Heard, words::Event};

/// Whether there is an event card to look at.
pub fn is_possible(board: &Board) -> bool {
    !board.events.has_run_out()
}

/// The top card is looked at.
pub fn assess(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    board.events.renew();
    match board.events.pile.top_known() {
        Some(event) => look(board, seat, event, log),
        None => Flow::Become(EventLook { seat }.into()),
    }
}

/// The top event card, which nobody has seen, is looked at.
#[engine::frame]
pub struct EventLook {
    pub seat: Seat,
}

impl Roll<Nemesis> for EventLook {
    type Shown = Event;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Event, u32)) {
        board.events.odds(may_show);
    }

    fn rolled(self, board: &mut Board, event: Event, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        look(board, self.seat, event, log)
    }
}

fn look(board: &mut Board, seat: Seat, event: Event, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    board.events.look(event, Seats::one(seat));
    log.push(Heard::event_seen(seat, event));
    Flow::Become(EventPlacement { seat }.into())
}

/// Where the event card goes. Everybody sees where, and nobody else what it is.
#[engine::frame]
pub struct EventPlacement {
    pub seat: Seat,
}

/// On top or at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EventPlacementAnswer {
    Top,
    Bottom,
}

impl Question<Nemesis> for EventPlacement {
    type Answer = EventPlacementAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(EventPlacementAnswer)) {
        offer(EventPlacementAnswer::Top);
        offer(EventPlacementAnswer::Bottom);
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: EventPlacementAnswer,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        rule!("NEM-24.15");
        match answer {
            EventPlacementAnswer::Top => (),
            EventPlacementAnswer::Bottom => {
                let top = board.events.pile.take_top().expect("the card that was looked at lies on top");
                board.events.pile.put_at_bottom(top);
            }
        }
        log.push(Heard::EventPlaced { seat, answer }.into());
        Flow::Done
    }
}
