//! NEM-32.32: Risk Assessment: the top event card is looked at, and left there or put away.

use engine::{Flow, Log, Roll, Seat, Seats};
pub use nemesis_kit::crew::{EventPlacement, EventPlacementAnswer};

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
