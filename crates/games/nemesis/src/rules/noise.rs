//! NEM-7: noise rolls, as in both books; and the motion scanner.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Timing, Word, rule};
use nemesis_kit::Told;
pub use nemesis_kit::rules::noise::{
    Coming, Danger, NoiseRoll, alarmed, danger, draw_in, is_way_open, noise, noise_all_around,
};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Card},
    heard::Heard,
    words::{ActionCard, Item, NoiseFace},
};

/// NEM-31.18, NEM-26.66: the motion scanner may be used out of combat, for an action card.
pub fn may_reroll(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.hands.item(Item::MotionScanner).is_some() && !board.is_fighting(seat) && !player.hand.is_empty()
}

/// NEM-31.18: whoever holds the motion scanner may roll again.
#[engine::frame]
pub struct MotionScanner {
    pub seat: Seat,
    pub face: NoiseFace,
}

/// Whether to roll again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MotionScannerAnswer {
    Keep,
    /// NEM-25.12: an action card, never contamination.
    Reroll(ActionCard),
}

impl Question<Nemesis> for MotionScanner {
    type Answer = MotionScannerAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(MotionScannerAnswer)) {
        offer(MotionScannerAnswer::Keep);
        board.player(seat).hand.actions().for_each(|card| offer(MotionScannerAnswer::Reroll(card)));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: MotionScannerAnswer,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        match answer {
            MotionScannerAnswer::Keep => noise(board, seat, self.face, log),
            MotionScannerAnswer::Reroll(card) => {
                rule!("NEM-4.49");
                rule!("NEM-31.18");
                board.player_mut(seat).discard_action(card);
                log.push(Heard::card_discarded(seat, Card::Action(card)));
                Flow::Become(NoiseReroll { seat }.into())
            }
        }
    }
}

/// NEM-26.66: the second result stands.
#[engine::frame]
pub struct NoiseReroll {
    pub seat: Seat,
}

impl Roll<Nemesis> for NoiseReroll {
    type Shown = NoiseFace;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(NoiseFace, u32)) {
        NoiseFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: NoiseFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        log.push(Told::NoiseRolled { seat: self.seat, face }.into());
        noise(board, self.seat, face, log)
    }
}
