//! LOC-4.68, LOC-11.12, LOC-11.13, LOC-37.10, LOC-37.13, LOC-39.20, LOC-39.21: what whoever shoots decides.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use super::{Shot, hit, roll, settled, spend};
use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    words::{ActionCard, ShotFace, YesNo},
};

/// LOC-37.10: whether a further round buys a second die.
#[engine::frame]
pub struct SecondDie {
    pub shot: Shot,
}

impl Question<Lockdown> for SecondDie {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let has_second = answer == YesNo::Yes;
        if has_second {
            rule!("LOC-37.10");
            spend(board, seat, self.shot.weapon, 1, log);
        }
        roll(board, Shot { has_second, ..self.shot })
    }
}

/// LOC-37.10: which of two dice counts.
#[engine::frame]
pub struct DieChoice {
    pub shot: Shot,
    pub first: ShotFace,
    pub second: ShotFace,
}

/// The die that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DieAnswer {
    First,
    Second,
}

impl Question<Lockdown> for DieChoice {
    type Answer = DieAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(DieAnswer)) {
        offer(DieAnswer::First);
        offer(DieAnswer::Second);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: DieAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-37.10");
        let face = match answer {
            DieAnswer::First => self.first,
            DieAnswer::Second => self.second,
        };
        log.push(Heard::DieChosen { seat, face }.into());
        settled(board, self.shot, face, log)
    }
}

/// LOC-37.13, LOC-39.20: whether the die is rolled again, whichever it is (LOC-11.10).
#[engine::frame]
pub struct ShotReroll {
    pub shot: Shot,
    pub face: ShotFace,
}

impl Question<Lockdown> for ShotReroll {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match answer {
            YesNo::No => settled(board, self.shot, self.face, log),
            YesNo::Yes => {
                rule!("LOC-11.10");
                roll(board, Shot { may_reroll: false, ..self.shot })
            }
        }
    }
}

/// LOC-39.21: whether a further round is spent for a further injury.
#[engine::frame]
pub struct ExtraRound {
    pub shot: Shot,
    pub face: ShotFace,
}

impl Question<Lockdown> for ExtraRound {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let mut shot = self.shot;
        if answer == YesNo::Yes {
            rule!("LOC-39.21");
            spend(board, seat, shot.weapon, 1, log);
            shot.bonus += 1;
        }
        hit(board, shot, self.face, log)
    }
}

/// LOC-4.68: whether an action card is discarded for what the Advantage die shows.
#[engine::frame]
pub struct Advantage {
    pub shot: Shot,
    pub face: ShotFace,
}

/// What is given for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AdvantageAnswer {
    Nothing,
    Discard(ActionCard),
}

impl Question<Lockdown> for Advantage {
    type Answer = AdvantageAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    /// LOC-11.18: only action cards will do.
    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(AdvantageAnswer)) {
        offer(AdvantageAnswer::Nothing);
        board.player(seat).hand.actions().for_each(|card| offer(AdvantageAnswer::Discard(card)));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: AdvantageAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        rule!("LOC-4.68");
        let mut shot = self.shot;
        if let AdvantageAnswer::Discard(card) = answer {
            rule!("LOC-11.11");
            match self.face {
                ShotFace::EnhancedHit => rule!("LOC-11.13"),
                ShotFace::Blank
                | ShotFace::Creeper
                | ShotFace::Adult
                | ShotFace::SingleHit
                | ShotFace::DoubleHit
                | ShotFace::ConditionalHit => rule!("LOC-11.12"),
            }
            board.player_mut(seat).discard_action(card);
            log.push(Heard::AdvantageTaken { seat, card }.into());
            shot.cards = 1;
        }
        hit(board, shot, self.face, log)
    }
}
