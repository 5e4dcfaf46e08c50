//! LOC-25.75, LOC-25.79: what is found on the surface for the first time.

use engine::{Flow, Known, Log, Roll, Seat, Seats, Step, rule};
use nemesis_kit::{
    Kin as _,
    rules::{
        exploration::{Sound, items_in, sound_of},
        noise::{self, Danger},
    },
};

use super::cards;
use crate::{
    Frame, Lockdown,
    board::{Board, everybody},
    heard::Heard,
    rules::{
        and_then,
        exploration::{self, Arrival, TileReveal, TokenReveal},
        markers,
        search::Find,
    },
    words::{Back, Exploration, RoomNumber, SurfaceEffect, SurfaceToken},
};

/// A character has come to a place on the surface that nobody has explored.
#[engine::frame]
pub struct SurfaceArrival {
    pub arrival: Arrival,
}

impl Step<Lockdown> for SurfaceArrival {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let seat = self.arrival.seat;
        let Some(room) = board.player(seat).room() else { return Flow::Done };
        if let Some(first) = next_reveal(board, room) {
            return Flow::Call { first, then: self.into() };
        }
        if board.is_crossroads(room) {
            rule!("LOC-25.79");
        }
        match turn_up(board, seat, room, log) {
            SurfaceEffect::RedItem => self.take(board, Back::Red),
            SurfaceEffect::YellowItem => self.take(board, Back::Yellow),
            SurfaceEffect::GreenItem => self.take(board, Back::Green),
            SurfaceEffect::SurfaceCard => {
                rule!("LOC-25.75");
                and_then(cards::draw(board, seat), self.afterwards())
            }
            SurfaceEffect::Silence => self.hear(board, room, Exploration::Silence, log),
            SurfaceEffect::Danger => self.hear(board, room, Exploration::Danger, log),
            SurfaceEffect::Slime => {
                markers::slime(board, seat, log);
                Flow::Become(self.afterwards())
            }
            SurfaceEffect::Malfunction => {
                markers::put_malfunction(board, room, log).unwrap_or(Flow::Become(self.afterwards()))
            }
        }
    }
}

impl SurfaceArrival {
    /// LOC-25.75: the noise comes as usual: the place is explored by now, and who came there may have died of it.
    fn afterwards(self) -> Frame {
        self.arrival.into()
    }

    /// LOC-25.75: the top item of a deck, if there is one.
    fn take(self, board: &Board, back: Back) -> Flow<Frame> {
        rule!("LOC-25.75");
        match board.items.has_any(back) {
            true => {
                let first = Find { seat: self.arrival.seat, back, left: 1 }.into();
                Flow::Call { first, then: self.afterwards() }
            }
            false => Flow::Become(self.afterwards()),
        }
    }

    /// LOC-6.25, LOC-6.26: what is heard, instead of noise.
    fn hear(
        self,
        board: &mut Board,
        room: RoomNumber,
        effect: Exploration,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        let Arrival { seat, manner, .. } = self.arrival;
        let why = if effect == Exploration::Silence { Danger::OfSlime } else { Danger::Plain };
        match sound_of::<Lockdown>(effect, manner, Lockdown::is_scented(board, seat)) {
            Sound::AsUsual => Flow::Become(self.afterwards()),
            Sound::Quiet => Flow::Done,
            Sound::Danger => {
                noise::danger(board, room, why, log);
                Flow::Done
            }
        }
    }
}

/// LOC-6.3: what has to be seen first of a place that is about to be explored: its tile, then its token.
pub fn next_reveal(board: &Board, room: RoomNumber) -> Option<Frame> {
    let place = board.place(room);
    if place.tile.is_none() {
        return Some(TileReveal { room }.into());
    }
    match board.is_on_the_surface(room) {
        true => place.surface_token.is_none().then(|| SurfaceTokenReveal { room }.into()),
        false => place.token.is_none().then(|| TokenReveal { room }.into()),
    }
}

/// LOC-6.21, LOC-6.22: tile and token are turned up, and the items are counted, in buildings. Says what the token does, if
/// nobody ignores it (LOC-38.44).
pub fn turn_up(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Lockdown>) -> SurfaceEffect {
    let place = board.place(room);
    let tile = place.tile.expect("the tile has been seen").for_rules();
    let token = place.surface_token.expect("the token has been seen").for_rules().print();
    let items = items_in::<Lockdown>(board, tile, token.items);
    let place = board.place_mut(room);
    place.tile = Some(Known::to(everybody(), tile));
    place.surface_token = None;
    place.items = items;
    board.explored.insert(room);
    log.push(Heard::SurfaceExplored { seat, number: room, room: tile, effect: token.effect, items }.into());
    exploration::room_entered(board, seat, room, log);
    token.effect
}

/// LOC-25.61: a token of the surface that nobody has seen is turned up for all.
#[engine::frame]
pub struct SurfaceTokenReveal {
    pub room: RoomNumber,
}

impl Roll<Lockdown> for SurfaceTokenReveal {
    type Shown = SurfaceToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(SurfaceToken, u32)) {
        board.unseen_surface_tokens.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: SurfaceToken, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-25.61");
        settle_token(board, self.room, token, everybody());
        Flow::Done
    }
}

/// A token is seen for the first time.
pub fn settle_token(board: &mut Board, room: RoomNumber, token: SurfaceToken, by: Seats) {
    board.unseen_surface_tokens.take(token);
    board.place_mut(room).surface_token = Some(Known::to(by, token));
}
