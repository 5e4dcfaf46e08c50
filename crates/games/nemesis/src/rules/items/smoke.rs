//! NEM-33.3, NEM-26.91: the Smoke Grenade: everybody else loses a card, and one is gone.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Card},
    heard::Heard,
    rules::movement::{Manner, Movement},
    words::{ActionCard, CorridorNumber},
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
    pub fn begin(board: &Board, thrower: Seat, corridor: CorridorNumber) -> Flow<Frame> {
        let room = board.player(thrower).room().expect("whoever throws stands in a room");
        let others = board.characters_in(room).filter(|&seat| seat != thrower && !board.player(seat).hand.is_empty());
        Flow::Become(Smoke { thrower, corridor, left: others.collect() }.into())
    }
}

impl Step<Nemesis> for Smoke {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
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

/// NEM-25.80: which action card is discarded. Nothing, if there is none.
#[engine::frame]
pub struct SmokeDiscard {
    pub seat: Seat,
}

impl Question<Nemesis> for SmokeDiscard {
    type Answer = Option<ActionCard>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Option<ActionCard>)) {
        let hand = board.player(seat).hand;
        if hand.n_actions() == 0 {
            offer(None);
        }
        hand.actions().for_each(|card| offer(Some(card)));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: Option<ActionCard>,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        match answer {
            Some(card) => {
                rule!("NEM-25.80");
                board.player_mut(seat).discard_action(card);
                log.push(Heard::card_discarded(seat, Card::Action(card)));
            }
            None => rule!("NEM-26.91"),
        }
        Flow::Done
    }
}
