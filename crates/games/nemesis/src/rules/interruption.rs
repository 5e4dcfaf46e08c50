//! NEM-5.6: interruptions.

use engine::{Flow, Log, Question, Seat, Seats, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    rules::actions::Deed,
    words::{ActionCard, YesNo},
};

/// Somebody in the room is asked whether to interrupt. NEM-5.55: it costs nothing and is no action. An
/// action stands until it is interrupted, and again when the interruption is.
#[engine::frame]
pub struct Interruption {
    pub asked: Seat,
    /// Whose action, or interruption, would be cancelled.
    pub against: Seat,
    /// Whether the action stands if nobody speaks up.
    pub stands: bool,
}

/// The first question that an action of this player opens, if there is anybody to ask.
pub fn window(board: &Board, actor: Seat) -> Option<Frame> {
    let asked = next_asked(board, actor, actor)?;
    Some(Interruption { asked, against: actor, stands: true }.into())
}

/// The next to be asked, clockwise from the one whose deed it is. NEM-25.10: whoever has passed is asked
/// too. NEM-24.25: everybody with a card in hand is asked, so that asking tells nothing.
fn next_asked(board: &Board, against: Seat, after: Seat) -> Option<Seat> {
    let room = board.player(against).room()?;
    let mut seat = board.next(after);
    while seat != against {
        let player = board.player(seat);
        if player.room() == Some(room) && !player.hand.is_empty() && !player.has_resigned {
            rule!("NEM-5.61");
            return Some(seat);
        }
        seat = board.next(seat);
    }
    None
}

impl Question<Nemesis> for Interruption {
    type Answer = YesNo;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.asked)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::No);
        if board.player(seat).hand.has(ActionCard::Interruption) {
            offer(YesNo::Yes);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.46");
        let (against, after, stands) = match answer {
            YesNo::No => (self.against, seat, self.stands),
            YesNo::Yes => {
                rule!("NEM-5.52");
                if !self.stands {
                    rule!("NEM-5.54");
                }
                board.player_mut(seat).discard_action(ActionCard::Interruption);
                log.push(Heard::Interrupted { seat, against: self.against }.into());
                (seat, seat, !self.stands)
            }
        };
        if let Some(asked) = next_asked(board, against, after) {
            return Flow::Become(Interruption { asked, against, stands }.into());
        }
        rule!("NEM-5.56");
        if !stands {
            board.turn.declared = None;
        }
        Flow::Become(Deed {}.into())
    }
}
