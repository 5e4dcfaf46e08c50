//! LOC-20, LOC-21, LOC-33: the time track and all that lies on it, the gate, and the Rover.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Pool, Seat, Word, rule};
use nemesis_kit::used;
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Whereabouts},
    content::tracks,
    words::{Autodestruction, BackupPower, CssToken, Pod, Room, RoomNumber, Side},
};

/// LOC-33: the time token, and the tokens that depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct TimeTrack {
    /// LOC-33.1: from 15 down to 0, which is S.
    pub space: u8,
    pub backup: BackupPower,
    /// LOC-21.20: the space of the alert token, once the alert has been started.
    pub alert: Option<u8>,
    /// LOC-21.10
    pub autodestruction: Option<Bomb>,
    /// LOC-3.8: the CSS tokens that lie on the track.
    pub css: List<CssOnTrack, 6>,
    /// What the CSS tokens are that nobody has seen, the one in the box among them.
    pub unseen_css: Pool<CssToken, 5>,
}

/// LOC-21.10: the autodestruction token on the time track.
#[engine::open(BombView)]
pub struct Bomb {
    pub space: u8,
    pub side: Autodestruction,
}

/// A CSS token that lies face down on the time track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct CssOnTrack {
    pub space: u8,
    /// LOC-27.8: what it says, once somebody has seen it.
    pub token: Option<Known<CssToken>>,
}

impl TimeTrack {
    /// LOC-3.16: as it is at the beginning.
    pub fn at_the_start() -> TimeTrack {
        let css = tracks::CSS_SPACES.into_iter().map(|space| CssOnTrack { space, token: None });
        TimeTrack {
            space: tracks::TIME,
            backup: BackupPower::Off,
            alert: None,
            autodestruction: None,
            css: css.collect(),
            unseen_css: Pool::of(CssToken::copies),
        }
    }

    /// The CSS token on a space, if there is one.
    pub fn css_at(&self, space: u8) -> Option<&CssOnTrack> {
        self.css.iter().find(|css| css.space == space)
    }

    /// The same, to be changed.
    pub fn css_at_mut(&mut self, space: u8) -> Option<&mut CssOnTrack> {
        self.css.iter_mut().find(|css| css.space == space)
    }

    /// LOC-20.27: a CSS token leaves the track.
    pub fn take_css(&mut self, space: u8) {
        let at = self.css.iter().position(|css| css.space == space);
        self.css.remove(at.expect("there is a token on the space"));
    }

    /// LOC-20.20: the CSS tokens that have been revealed, which everybody has seen.
    pub fn css_used(&self) -> impl Iterator<Item = CssToken> + '_ {
        CssToken::ALL.iter().flat_map(|&token| {
            let lying = self.css.iter().filter_map(|css| css.token).filter(|it| it.for_rules() == token).count();
            used(token, token.copies(), self.unseen_css.count(token), lying)
        })
    }

    /// LOC-20.1: whether the Isolation Room is open.
    pub fn is_isolation_open(&self) -> bool {
        self.space <= tracks::ISOLATION_OPENS || self.alert.is_some()
    }
}

/// LOC-20.33, LOC-20.36: where the Rover is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Rover {
    Exit { room: RoomNumber },
    Bunker,
}

impl Board {
    /// LOC-20.10: who waits in a pod.
    pub fn occupant(&self, pod: Pod) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).whereabouts == Whereabouts::Pod { pod })
    }

    /// LOC-20.25: the room of a pod, if it has been explored.
    pub fn css_room(&self, pod: Pod) -> Option<RoomNumber> {
        self.place_of(pod.room())
    }

    /// LOC-1.16, LOC-25.68: whether one gets out of the Complex here.
    pub fn is_exit(&self, room: RoomNumber) -> bool {
        let is_exit = self.complex().exits.contains(&room);
        if is_exit && self.setup.side == Side::Alternative {
            rule!("LOC-25.68");
        }
        is_exit
    }

    /// LOC-20.1: whether a character could lock itself in here.
    pub fn is_isolation(&self, room: RoomNumber) -> bool {
        self.room(room) == Some(Room::IsolationRoom)
    }
}
