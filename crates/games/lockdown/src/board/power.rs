//! LOC-16, LOC-8: power, the elevator, and who is in darkness.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Seat, Word, rule};

use crate::{
    board::{Board, Light},
    words::{Level, PowerArea, PowerToken, ROOMS, RoomNumber, SeriousWound},
};

/// LOC-16.1: the four power tokens: where they lie, and which are active.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Power {
    /// By area. LOC-3.7: nothing until they are dealt.
    lies: [Option<PowerToken>; 4],
    /// By number.
    active: [bool; 4],
}

impl Power {
    /// The token that lies in an area.
    #[inline]
    pub fn token(&self, area: PowerArea) -> Option<PowerToken> {
        self.lies[area.index()]
    }

    /// LOC-1.9: whether the token of an area shows its active side.
    #[inline]
    pub fn is_on(&self, area: PowerArea) -> bool {
        self.token(area).is_some_and(|token| self.is_active(token))
    }

    #[inline]
    pub fn is_active(&self, token: PowerToken) -> bool {
        self.active[token.index()]
    }

    /// How many tokens are active.
    pub fn n_active(&self) -> usize {
        self.active.iter().filter(|&&is_active| is_active).count()
    }

    /// LOC-16.31: the next token to go out.
    pub fn highest_active(&self) -> Option<PowerToken> {
        PowerToken::ALL.iter().rev().copied().find(|&token| self.is_active(token))
    }

    /// Where a token lies.
    pub fn area(&self, token: PowerToken) -> Option<PowerArea> {
        PowerArea::ALL.iter().copied().find(|&area| self.token(area) == Some(token))
    }

    /// Lays a token down.
    pub fn lay(&mut self, area: PowerArea, token: PowerToken) {
        self.lies[area.index()] = Some(token);
    }

    /// Turns a token to a side.
    pub fn set(&mut self, token: PowerToken, is_active: bool) {
        self.active[token.index()] = is_active;
    }

    /// LOC-41.29: two tokens change places, as they are.
    pub fn swap(&mut self, one: PowerArea, other: PowerArea) {
        self.lies.swap(one.index(), other.index());
    }
}

impl Board {
    /// LOC-1.8, LOC-8.18: the level of a room. Staircases and crossroads have none.
    pub fn level(&self, room: RoomNumber) -> Option<Level> {
        (room.index() < ROOMS).then(|| self.complex().slot(room).level).flatten()
    }

    /// LOC-16.2, LOC-11.4, LOC-29.105: whether a room has power.
    pub fn has_power(&self, room: RoomNumber) -> bool {
        self.level(room).is_some_and(|level| self.power.is_on(level.power()))
    }

    /// LOC-1.10, LOC-29.20: whether a room is dark. Staircases always are, crossroads never.
    pub fn is_dark_room(&self, room: RoomNumber) -> bool {
        room.index() < ROOMS && !self.has_power(room)
    }

    /// LOC-16.10: whether a character is in darkness, whatever light it has. LOC-48.6: one with hurt eyes always is.
    pub fn is_in_darkness(&self, seat: Seat) -> bool {
        rule!("LOC-16.10");
        let player = self.player(seat);
        player.room().is_some_and(|room| self.is_dark_room(room) || player.suffers_from(SeriousWound::Eyes))
    }

    /// LOC-16.12: whether darkness matters to a character: a light ends that.
    pub fn is_dark(&self, seat: Seat) -> bool {
        match self.player(seat).light {
            Light::Unasked | Light::Off => self.is_in_darkness(seat),
            Light::Occasion | Light::Round => false,
        }
    }

    /// LOC-8.18, LOC-18.8: whether two characters are on the same level. On staircases nobody is with anybody.
    pub fn share_a_level(&self, one: Seat, other: Seat) -> bool {
        let level = |seat: Seat| self.player(seat).room().and_then(|room| self.level(room));
        level(one).is_some() && level(one) == level(other)
    }
}
