//! What players do in their turns in the shared chapters.

use engine::Seat;

/// Something of a turn: `A` are the action cards of the game, `C` its personal cards. Each game makes an event of its own
/// of it: who may hear which card, it knows best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Played<A, C> {
    FirstPlayerChanged { seat: Seat },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Passed { seat: Seat },
    CardDrawn { seat: Seat, card: C },
    CardDiscarded { seat: Seat, card: C },
    ActionCardDiscarded { seat: Seat, card: A },
    Interrupted { seat: Seat, against: Seat },
}
