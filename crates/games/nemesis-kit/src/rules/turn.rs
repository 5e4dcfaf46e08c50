//! NEM-4.2, LOC-4.2: turns, one after another, until everybody has passed.

use engine::{Flow, Log, Question, Seat, Seats, Step};
use serde::{Deserialize, Serialize};

use crate::{
    Aboard, Kin, PersonalOf, Played, rule_of,
    rules::{death::Death, wounds::Wounds},
};

/// Whose turn is next, from this seat on.
#[engine::frame]
pub struct TurnOrder {
    pub next: Seat,
}

impl<G: Kin> Step<G> for TurnOrder {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let players = board.players();
        let mut seats = (0..players).map(|n| Seat((self.next.0 + n) % players));
        let Some(seat) = seats.find(|&seat| G::is_to_act(board, seat)) else {
            return Flow::Become(G::all_have_passed());
        };
        rule_of!(G, "NEM-4.7", "LOC-4.13");
        board.begin_turn(seat);
        log.push(Played::TurnBegan { seat }.into());
        if G::is_given_up(board, seat) {
            // Whoever has left the table is given up by the others as well.
            let then = TurnOrder { next: board.next(seat) }.into();
            return Flow::Call { first: Death { seat, by: G::RESIGNATION }.into(), then };
        }
        Flow::Become(G::turn(board, seat))
    }
}

/// A player passes, and may discard cards first.
#[engine::frame]
pub struct Passing {}

/// What is done with the hand on a pass: `C` are the personal cards of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PassingAnswer<C> {
    /// The rest is kept.
    Done,
    Discard(C),
}

impl<G: Kin> Question<G> for Passing {
    type Answer = PassingAnswer<PersonalOf<G>>;

    fn asked(self, board: &G::Board) -> Seats {
        Seats::one(board.on_turn())
    }

    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(Self::Answer)) {
        offer(PassingAnswer::Done);
        board.each_card_in_hand(seat, &mut |card| offer(PassingAnswer::Discard(card)));
    }

    fn answered(self, board: &mut G::Board, seat: Seat, answer: Self::Answer, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        match answer {
            PassingAnswer::Discard(card) => {
                rule_of!(G, "NEM-4.41", "LOC-4.62");
                rule_of!(G, "NEM-4.10", "LOC-4.16");
                board.discard(seat, card);
                log.push(Played::CardDiscarded { seat, card }.into());
                Flow::Become(Passing {}.into())
            }
            PassingAnswer::Done => match pass(board, seat, log) {
                Some(bleeding) => Flow::Call { first: bleeding, then: TurnEnd {}.into() },
                None => Flow::Become(TurnEnd {}.into()),
            },
        }
    }
}

/// Turns the help card over. NEM-26.39, LOC-4.21: whoever bleeds suffers for it, and burns after that.
pub fn pass<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) -> Option<G::Frame> {
    *board.has_passed_mut(seat) = true;
    log.push(Played::Passed { seat }.into());
    board.serious_wounds(seat).iter().any(|it| it.wound == G::BLEEDING && !it.is_dressed).then(|| {
        rule_of!(G, "NEM-42.5", "LOC-48.5");
        Wounds::light(seat, 1, G::BLED).into()
    })
}

/// The end of a turn. NEM-9.4, LOC-9.4: fire hurts; LOC-28.1: not whoever has passed before, and has no turn.
#[engine::frame]
pub struct TurnEnd {}

impl<G: Kin> Step<G> for TurnEnd {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let seat = board.on_turn();
        log.push(Played::TurnEnded { seat }.into());
        let next = TurnOrder { next: board.next(seat) }.into();
        match board.room_of(seat) {
            Some(room) if board.fire().has(room) && G::burns(board, seat) => {
                rule_of!(G, "NEM-4.11", "LOC-4.17");
                Flow::Call { first: Wounds::light(seat, 1, G::FIRE).into(), then: next }
            }
            Some(_) | None => Flow::Become(next),
        }
    }
}
