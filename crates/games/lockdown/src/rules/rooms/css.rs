//! LOC-19.50, LOC-29.145: the CSS Control Room.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::Board,
    content::tracks,
    heard::Heard,
    rules::{aims::RoomAim, and_then, looking},
};

/// LOC-19.50: any token on the track may be looked at.
pub fn each_token(board: &Board, offer: &mut impl FnMut(RoomAim)) {
    board.time.css.iter().for_each(|css| offer(RoomAim::Css { space: css.space }));
}

/// LOC-19.50: a look, and then the token may be moved.
pub fn look(board: &mut Board, seat: Seat, space: u8, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.50");
    and_then(looking::at_css(board, seat, space, log), CssMove { seat, space }.into())
}

/// LOC-4.87: whether the token that was looked at is moved.
#[engine::frame]
pub struct CssMove {
    pub seat: Seat,
    pub space: u8,
}

/// Where a CSS token goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CssMoveAnswer {
    Stay,
    /// One space back, to what is past or soon.
    Sooner,
    /// One space on.
    Later,
}

impl CssMove {
    pub fn goal(self, answer: CssMoveAnswer) -> u8 {
        match answer {
            CssMoveAnswer::Stay => self.space,
            CssMoveAnswer::Sooner => self.space + 1,
            CssMoveAnswer::Later => self.space - 1,
        }
    }

    /// LOC-19.50: not that of the time token's space, not onto another one, and not off the track.
    fn may(self, board: &Board, answer: CssMoveAnswer) -> bool {
        let goal = self.goal(answer);
        let is_on_track = (tracks::LAST_SPACE + 1..=tracks::TIME).contains(&goal);
        self.space != board.time.space && is_on_track && board.time.css_at(goal).is_none()
    }
}

impl Question<Lockdown> for CssMove {
    type Answer = CssMoveAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(CssMoveAnswer)) {
        offer(CssMoveAnswer::Stay);
        let moves = [CssMoveAnswer::Sooner, CssMoveAnswer::Later].into_iter();
        moves.filter(|&answer| self.may(board, answer)).for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, answer: CssMoveAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        if answer != CssMoveAnswer::Stay {
            rule!("LOC-4.87");
            let to = self.goal(answer);
            board.time.css_at_mut(self.space).expect("the token lies there").space = to;
            log.push(Heard::CssMoved { from: self.space, to }.into());
        }
        Flow::Done
    }
}
