//! The rooms, as somebody knows them who has something to do there.

use engine::{Seat, Viewer};
use nemesis_kit::{Aboard, Counted, Rooms, words::RoomNumber};

use super::{
    paths::{Apart, Paths},
    work::{MOVE, Work},
};

/// What it takes to see another room.
pub(crate) const A_ROOM: f32 = 1.8;

/// What lies on a slot of a board.
type TileOf<B> = <<B as Aboard>::Tiles as Counted>::Kind;

/// The rooms as somebody knows them.
pub(crate) struct Ground<'a, B> {
    pub(crate) board: &'a B,
    pub(crate) seat: Seat,
    pub(crate) paths: &'a Paths,
    pub(crate) apart: &'static Apart,
    /// Where tiles lie.
    pub(crate) rooms: Rooms,
    /// Whether there is something in hand with which a room can be repaired.
    pub(crate) can_repair: bool,
    /// What falls to one, where others may do it as well.
    pub(crate) share: f32,
}

impl<B: Aboard> Ground<'_, B> {
    /// Something is done in a room, wherever that is.
    pub(crate) fn at(&self, room: TileOf<B>, cards: f32) -> Work {
        match self.find(room) {
            Some(place) => self.in_room(place, cards),
            None => self.somewhere(room, cards),
        }
    }

    /// Something is done in a room that is found.
    pub(crate) fn in_room(&self, room: RoomNumber, cards: f32) -> Work {
        let way = Work { cards: MOVE * f32::from(self.paths.to(room)) + cards, chance: 1.0, ends: Some(room) };
        way.then(self.obstacles(room))
    }

    /// The same, from another room.
    pub(crate) fn onward(&self, room: TileOf<B>, cards: f32, from: Option<RoomNumber>) -> Work {
        match (self.find(room), from) {
            (Some(place), Some(from)) => {
                let moves = self.apart.between(from, place);
                Work { cards: MOVE * f32::from(moves) + cards, chance: 1.0, ends: Some(place) }
                    .then(self.obstacles(place))
            }
            (_, _) => self.at(room, cards),
        }
    }

    /// NEM-5.49, LOC-19.1: what is broken has to be repaired, and what is there has to go.
    pub(crate) fn obstacles(&self, room: RoomNumber) -> Work {
        let broken = match self.board.malfunction().has(room) {
            true if self.can_repair => Work { cards: 2.0, ..Work::luck(0.95) },
            true => Work { cards: 5.0, ..Work::luck(0.7) },
            false => Work::DONE,
        };
        let haunted = if self.board.swarm().is_in(room) { Work { cards: 2.0, ..Work::luck(0.7) } } else { Work::DONE };
        broken.then(haunted)
    }

    /// A room that nobody has found is behind any door with such a tile.
    pub(crate) fn somewhere(&self, room: TileOf<B>, cards: f32) -> Work {
        let (n, moves) = self.paths.nearest(self.unexplored().filter(|&place| self.board.may_lie(room, place)));
        if n == 0 {
            return Work::luck(0.02);
        }
        // Others look for it too.
        let further = (n - 1) as f32 * 0.5 * A_ROOM * self.share;
        Work { cards: MOVE * f32::from(moves) + further + cards, chance: 0.9, ends: None }
    }

    /// Where a room is, if this one knows.
    pub(crate) fn find(&self, room: TileOf<B>) -> Option<RoomNumber> {
        let me = Viewer::seat(self.seat);
        self.rooms.iter().find(|&place| self.board.tile(place).is_some_and(|tile| tile.seen_by(me) == Some(room)))
    }

    /// All of these rooms are to be seen.
    pub(crate) fn explore(&self, rooms: impl Iterator<Item = RoomNumber>) -> Work {
        match self.paths.nearest(rooms) {
            (0, _) => Work::DONE,
            (n, moves) => {
                let cards = MOVE * f32::from(moves) + A_ROOM * (n - 1) as f32 * self.share;
                Work { cards, chance: 0.9, ends: None }
            }
        }
    }

    /// The rooms that nobody has explored.
    pub(crate) fn unexplored(&self) -> impl Iterator<Item = RoomNumber> + use<B> {
        self.rooms.without(self.board.explored()).iter()
    }
}
