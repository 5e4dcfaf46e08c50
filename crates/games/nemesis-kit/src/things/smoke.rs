//! NEM-33.3, NEM-26.91, LOC-39.14, LOC-29.137: the Smoke Grenade: everybody else loses a card, and one is gone.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing};

use crate::{
    Aboard, ActionCardOf, Kin, Played, rule_of,
    rules::movement::{Manner, Movement},
    words::{CorridorNumber, RoomNumber},
};

/// Smoke fills the room.
#[engine::frame]
pub struct Smoke {
    pub thrower: Seat,
    pub corridor: CorridorNumber,
    /// Who has yet to discard a card.
    pub left: Seats,
}

impl Smoke {
    /// Everybody else in the room with a card in hand is asked, so that asking tells nothing.
    pub fn begin<G: Kin>(board: &G::Board, thrower: Seat, room: RoomNumber, corridor: CorridorNumber) -> Smoke {
        rule_of!(G, "NEM-33.3", "LOC-39.14");
        let is_asked = |&seat: &Seat| {
            seat != thrower && board.sits(seat) && board.room_of(seat) == Some(room) && board.hand_size(seat) > 0
        };
        Smoke { thrower, corridor, left: Seat::all(Seat::MOST as u8).filter(is_asked).collect() }
    }
}

impl<G: Kin> Step<G> for Smoke {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Smoke { thrower, corridor, left } = self;
        match board.in_order().find(|&seat| left.has(seat)) {
            Some(seat) => {
                let then = Smoke { left: left.without(seat), ..self };
                Flow::Call { first: SmokeDiscard { seat }.into(), then: then.into() }
            }
            None => Flow::Become(Movement::through(board, thrower, corridor, Manner::Covered).into()),
        }
    }
}

/// NEM-25.80, LOC-39.14: which action card is discarded. Nothing, if there is none.
#[engine::frame]
pub struct SmokeDiscard {
    pub seat: Seat,
}

impl<G: Kin> Question<G> for SmokeDiscard {
    type Answer = Option<ActionCardOf<G>>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(Self::Answer)) {
        let mut has_none = true;
        board.each_action_card_in_hand(seat, &mut |_| has_none = false);
        if has_none {
            offer(None);
        }
        board.each_action_card_in_hand(seat, &mut |card| offer(Some(card)));
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: Self::Answer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        match answer {
            Some(card) => {
                rule_of!(G, "NEM-25.80", "LOC-39.14");
                board.discard_action_card(seat, card);
                log.push(Played::ActionCardDiscarded { seat, card }.into());
            }
            None => rule_of!(G, "NEM-26.91", "LOC-29.137"),
        }
        Flow::Done
    }
}
