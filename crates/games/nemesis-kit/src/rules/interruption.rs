//! NEM-5.6, LOC-5.6: interruptions.

use engine::{Flow, Log, Question, Seat, Seats};

use crate::{Aboard, Kin, Played, rule_of, rules::actions::Deed, words::YesNo};

/// Somebody in the room is asked whether to interrupt. NEM-5.55: it costs nothing and is no action. An action stands
/// until it is interrupted, and again when the interruption is.
#[engine::frame]
pub struct Interruption {
    pub asked: Seat,
    /// Whose action, or interruption, would be cancelled.
    pub against: Seat,
    /// Whether the action stands if nobody speaks up.
    pub stands: bool,
}

/// The first question that an action of this player opens, if there is anybody to ask.
pub fn window<G: Kin>(board: &G::Board, actor: Seat) -> Option<G::Frame> {
    let asked = next_asked::<G>(board, actor, actor)?;
    Some(Interruption { asked, against: actor, stands: true }.into())
}

/// The next to be asked, clockwise from the one whose deed it is. NEM-25.10, LOC-29.99: whoever has passed is asked, too.
/// NEM-24.25: everybody with a card in hand is asked, so that asking tells nothing.
fn next_asked<G: Kin>(board: &G::Board, against: Seat, after: Seat) -> Option<Seat> {
    let room = board.room_of(against)?;
    let mut seat = board.next(after);
    while seat != against {
        if board.room_of(seat) == Some(room) && board.hand_size(seat) > 0 && !board.has_resigned(seat) {
            rule_of!(G, "NEM-5.61", "LOC-5.76");
            return Some(seat);
        }
        seat = board.next(seat);
    }
    None
}

impl<G: Kin> Question<G> for Interruption {
    type Answer = YesNo;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.asked)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::No);
        if board.has_action_card(seat, G::INTERRUPTION) {
            offer(YesNo::Yes);
        }
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: YesNo, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.46", "LOC-4.67");
        let (against, after, stands) = match answer {
            YesNo::No => (self.against, seat, self.stands),
            YesNo::Yes => {
                rule_of!(G, "NEM-5.52", "LOC-5.70");
                if !self.stands {
                    rule_of!(G, "NEM-5.54", "LOC-5.72");
                }
                board.discard_action_card(seat, G::INTERRUPTION);
                log.push(Played::Interrupted { seat, against: self.against }.into());
                (seat, seat, !self.stands)
            }
        };
        if let Some(asked) = next_asked::<G>(board, against, after) {
            return Flow::Become(Interruption { asked, against, stands }.into());
        }
        rule_of!(G, "NEM-5.56", "LOC-5.75");
        if !stands {
            *board.declared_mut() = None;
        }
        Flow::Become(Deed {}.into())
    }
}
