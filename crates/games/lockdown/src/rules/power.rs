//! LOC-16: power that is lost and comes back, and where its tokens lie.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    words::{BackupPower, PowerArea, PowerToken},
};

/// LOC-19.66: with fewer active tokens than this, Backup Power Supply starts anew.
const ENOUGH: usize = 3;

/// LOC-16.31: the active token with the highest number goes out; nothing if none is active.
pub fn go_out(board: &mut Board, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-16.31");
    if let Some(token) = board.power.highest_active() {
        turn(board, token, Turn::Off, log);
    }
}

/// The side to which a power token is turned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    On,
    Off,
}

/// LOC-16.32, LOC-16.41: a power token is turned to a side, if it does not lie so already.
pub fn turn(board: &mut Board, token: PowerToken, to: Turn, log: &mut Log<'_, Lockdown>) {
    let is_active = to == Turn::On;
    if board.power.is_active(token) == is_active {
        return;
    }
    board.power.set(token, is_active);
    let area = board.power.area(token).expect("every token lies somewhere");
    log.push(Heard::PowerTurned { area, token, is_active }.into());
}

/// LOC-19.12, LOC-38.71: the token of an area is turned over, whatever its side.
pub fn turn_over(board: &mut Board, area: PowerArea, log: &mut Log<'_, Lockdown>) {
    let token = board.power.token(area).expect("every area has a token");
    let to = if board.power.is_active(token) { Turn::Off } else { Turn::On };
    turn(board, token, to, log);
}

/// LOC-41.29: two tokens change places.
pub fn swap(board: &mut Board, one: PowerArea, other: PowerArea, log: &mut Log<'_, Lockdown>) {
    board.power.swap(one, other);
    for area in [one, other] {
        let token = board.power.token(area).expect("every area has a token");
        log.push(Heard::PowerMoved { area, token }.into());
    }
}

/// LOC-16.20, LOC-16.32: the time token is turned.
pub fn turn_backup(board: &mut Board, backup: BackupPower, log: &mut Log<'_, Lockdown>) {
    if std::mem::replace(&mut board.time.backup, backup) != backup {
        rule!("LOC-16.20");
        log.push(Heard::BackupTurned { backup }.into());
    }
}

/// LOC-19.66: Backup Power Supply: a new start, if it is needed, and then the tokens may be moved.
pub fn restart(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if board.power.n_active() < ENOUGH {
        rule!("LOC-19.66");
        for &token in PowerToken::ALL {
            let to = if token.begins_active() { Turn::On } else { Turn::Off };
            turn(board, token, to, log);
        }
    }
    Flow::Become(Redistribution { seat }.into())
}

/// LOC-4.75, LOC-19.66: the four tokens are laid down anew, without turning them.
#[engine::frame]
pub struct Redistribution {
    pub seat: Seat,
}

/// Which token lies where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Arrangement {
    pub s01: PowerToken,
    pub s02: PowerToken,
    pub s03: PowerToken,
    pub elevator: PowerToken,
}

impl Arrangement {
    fn tokens(self) -> [(PowerArea, PowerToken); 4] {
        let Arrangement { s01, s02, s03, elevator } = self;
        [(PowerArea::S01, s01), (PowerArea::S02, s02), (PowerArea::S03, s03), (PowerArea::Elevator, elevator)]
    }
}

impl Question<Lockdown> for Redistribution {
    type Answer = Arrangement;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    /// LOC-29.144: the new arrangement may be the old one.
    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Arrangement)) {
        let all = PowerToken::ALL;
        for &s01 in all {
            for &s02 in all.iter().filter(|&&it| it != s01) {
                for &s03 in all.iter().filter(|&&it| it != s01 && it != s02) {
                    let last = all.iter().find(|&&it| ![s01, s02, s03].contains(&it));
                    offer(Arrangement { s01, s02, s03, elevator: *last.expect("there are four") });
                }
            }
        }
    }

    fn answered(self, board: &mut Board, _: Seat, answer: Arrangement, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.75");
        for (area, token) in answer.tokens() {
            if board.power.token(area) != Some(token) {
                board.power.lay(area, token);
                log.push(Heard::PowerMoved { area, token }.into());
            }
        }
        rule!("LOC-29.144");
        turn_backup(board, BackupPower::On, log);
        Flow::Done
    }
}
