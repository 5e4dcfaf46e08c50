//! AGD-7E, AGD-11E.50 to AGD-11E.54: the Bug Hunts.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Cards},
    rules::{
        drawing::{Drawing, Duty},
        equipping::may_bear,
    },
    words::{Card, Character, Mission},
};

/// The deck is empty, no enemy is left, and somebody is alive. AGD-7E.1: it is never part of a campaign.
pub fn is_won(board: &Board) -> bool {
    rule!("AGD-7E.2");
    rule!("AGD-11E.53");
    let counts = |character: &Character| {
        // AGD-11E.54: in the Nest a facehugger counts as death.
        board.figure(*character).facehuggers == 0
    };
    let has_crates = board.setup.signature_rules && board.setup.mission == Mission::BlockSweep;
    board.tracker.is_empty()
        && board.enemies.is_empty()
        && board.on_board().iter().any(|character| counts(&character))
        && !(has_crates && board.fittings.crates != 0)
}

/// AGD-11E.52: what is in a crate.
#[engine::frame]
pub struct CrateFind {
    pub character: Character,
    /// Whose hand the cards go to.
    pub seat: Seat,
    pub has_drawn: bool,
}

impl CrateFind {
    pub fn begin(board: &mut Board, character: Character) -> CrateFind {
        rule!("AGD-11E.52");
        let seat = board.figure(character).owner.unwrap_or_else(|| board.lead());
        board.find = board.player(seat).hand;
        CrateFind { character, seat, has_drawn: false }
    }
}

/// The cards of a hand that were not in it when the crate was opened.
fn found(board: &Board, seat: Seat) -> Cards {
    let (hand, before) = (&board.player(seat).hand, &board.find);
    Cards::of(|card: Card| hand.count(card).saturating_sub(before.count(card)))
}

impl Step<Aliens> for CrateFind {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let CrateFind { character, seat, has_drawn } = self;
        if !has_drawn {
            let first = Drawing::new(character, seat, 3, Duty::Find).into();
            return Flow::Call { first, then: CrateFind { has_drawn: true, ..self }.into() };
        }
        if !board.figure(character).is_on_board() || board.player(seat).hand.is_empty() {
            return Flow::Done;
        }
        Flow::Become(CrateEquip { character, seat }.into())
    }
}

/// AGD-11E.52: is one of the cards put on at once, for nothing?
#[engine::frame]
pub struct CrateEquip {
    pub character: Character,
    pub seat: Seat,
}

/// AGD-11E.52
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FindAnswer {
    Equip { card: Card },
    Nothing,
}

impl Question<Aliens> for CrateEquip {
    type Answer = FindAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(FindAnswer)) {
        for (card, _) in found(board, seat).iter() {
            if may_bear(board, card, self.character).is_ok() {
                offer(FindAnswer::Equip { card });
            }
        }
        offer(FindAnswer::Nothing);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: FindAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        board.find = Cards::new();
        match answer {
            FindAnswer::Equip { card } => {
                board.player_mut(seat).hand.take(card);
                board.figure_mut(self.character).equip(card);
                log.push(Heard::Equipped { seat, character: self.character, card });
            }
            FindAnswer::Nothing => (),
        }
        Flow::Done
    }
}
