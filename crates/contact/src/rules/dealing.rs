//! CON-1.5: the deal.

use engine::{Flow, Log, Roll, Seat, Seats, Setup, rule};

use super::{reckoning::show_hand, round::Round};
use crate::{Contact, Event, Frame, board::Board, words::Signal};

/// How many cards each crew is dealt.
const EACH: u8 = 2;

/// One card is dealt, and then another.
#[engine::frame]
pub struct Dealing {
    /// How many have been dealt.
    pub dealt: u8,
}

impl Roll<Contact> for Dealing {
    type Shown = Signal;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Signal, u32)) {
        board.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, signal: Signal, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-1.5");
        let (players, dealt) = (board.setup.players(), self.dealt + 1);
        let to = Seat(self.dealt % players);
        board.pile.settle(0, &mut board.unseen, signal, Seats::one(to));
        board.draw_seen(to);
        log.push(Event::Dealt { to, signal });
        if board.crew(to).has_resigned {
            show_hand(board, to, log);
        }
        match dealt < players * EACH {
            true => Flow::Become(Dealing { dealt }.into()),
            false => Flow::Become(Round::begin(board, log).into()),
        }
    }
}
