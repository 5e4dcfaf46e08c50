//! LOC-1.2, LOC-6.22, LOC-9: what lies in the rooms.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Seats, Word, rule};
use nemesis_kit::used;

use crate::{
    board::{Board, ObjectToken, Rooms},
    words::{ExplorationToken, Object, PLACES, ROOMS, Room, RoomNumber, Side, SurfaceToken},
};

/// A place on the board. Its fire, malfunction, and whether it is explored are sets of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Place {
    /// LOC-27.1: the tile, once somebody has seen it. Before, nobody knows, and nothing is settled.
    pub tile: Option<Known<Room>>,
    /// LOC-27.1: the exploration token, once somebody has seen it; gone when the room is explored.
    pub token: Option<Known<ExplorationToken>>,
    /// LOC-25.61: the same on the surface.
    pub surface_token: Option<Known<SurfaceToken>>,
    /// LOC-6.22: the item counter.
    pub items: u8,
    /// Whose corpses lie here.
    pub corpses: Seats,
    pub carcasses: u8,
    /// Eggs on the floor, which nobody carries. LOC-29.116: those of the nest are not among them.
    pub eggs: u8,
}

impl Place {
    /// Lays an object down.
    pub fn lay(&mut self, object: ObjectToken) {
        match object {
            ObjectToken::Corpse { of } => self.corpses = self.corpses.with(of),
            ObjectToken::Egg => self.eggs += 1,
            ObjectToken::Carcass => self.carcasses += 1,
        }
    }

    /// Takes an object that lies here.
    pub fn take(&mut self, object: ObjectToken) {
        match object {
            ObjectToken::Corpse { of } => self.corpses = self.corpses.without(of),
            ObjectToken::Egg => self.eggs -= 1,
            ObjectToken::Carcass => self.carcasses -= 1,
        }
    }

    /// Each kind of object that lies here, once.
    pub fn objects(&self) -> impl Iterator<Item = ObjectToken> + use<> {
        let Place { corpses, carcasses, eggs, .. } = *self;
        let bodies = corpses.iter().map(|of| ObjectToken::Corpse { of });
        bodies.chain((eggs > 0).then_some(ObjectToken::Egg)).chain((carcasses > 0).then_some(ObjectToken::Carcass))
    }

    /// Whether an object of this kind lies here.
    pub fn has(&self, object: Object) -> bool {
        self.objects().any(|it| it.object() == object)
    }
}

impl Board {
    /// What an explored room is.
    #[inline]
    pub fn room(&self, number: RoomNumber) -> Option<Room> {
        let tile = self.place(number).tile?;
        self.explored.has(number).then(|| tile.for_rules())
    }

    /// Where a room is, if it is explored.
    pub fn place_of(&self, room: Room) -> Option<RoomNumber> {
        self.rooms_of(room).first()
    }

    /// The explored rooms of a kind.
    pub fn rooms_of(&self, room: Room) -> Rooms {
        self.explored.iter().filter(|&number| self.room(number) == Some(room)).collect()
    }

    /// LOC-25.65: the crossroads of the surface.
    pub fn crossroads(&self) -> Rooms {
        match self.setup.side {
            Side::Main => Rooms::NONE,
            Side::Alternative => (ROOMS as u8 + 1..=PLACES as u8).map(RoomNumber).collect(),
        }
    }

    /// LOC-25.65: whether a place is one of them.
    #[inline]
    pub fn is_crossroads(&self, room: RoomNumber) -> bool {
        room.index() >= ROOMS
    }

    /// LOC-25.67: whether a room is part of a building on the surface.
    #[inline]
    pub fn is_in_a_building(&self, room: RoomNumber) -> bool {
        !self.is_crossroads(room) && self.complex().slot(room).building.is_some()
    }

    /// LOC-49.2: on a crossroads or in a building.
    #[inline]
    pub fn is_on_the_surface(&self, room: RoomNumber) -> bool {
        self.is_crossroads(room) || self.is_in_a_building(room)
    }

    /// The exploration tokens that have been resolved, which everybody has seen.
    pub fn tokens_used(&self) -> impl Iterator<Item = ExplorationToken> + '_ {
        ExplorationToken::ALL.iter().flat_map(|&token| {
            let lying = self.places.iter().filter_map(|place| place.token).filter(|it| it.for_rules() == token).count();
            used(token, token.print().copies, self.unseen_tokens.count(token), lying)
        })
    }

    /// LOC-25.61: the same of the surface.
    pub fn surface_tokens_used(&self) -> impl Iterator<Item = SurfaceToken> + '_ {
        let copies = (self.setup.side == Side::Alternative) as u8;
        SurfaceToken::ALL.iter().flat_map(move |&token| {
            let on_board = self.places.iter().filter_map(|place| place.surface_token);
            let lying = on_board.filter(|it| it.for_rules() == token).count();
            used(token, copies, self.unseen_surface_tokens.count(token), lying)
        })
    }

    /// An explored room without a malfunction.
    pub fn is_working(&self, room: RoomNumber) -> bool {
        rule!("LOC-1.20");
        self.explored.has(room) && !self.malfunction.has(room)
    }

    /// LOC-1.20, LOC-9.16: whether there is a computer that works. Power it need not have.
    pub fn has_computer(&self, room: RoomNumber) -> bool {
        self.is_working(room) && self.room(room).is_some_and(|it| it.print().has_computer)
    }

    /// The rooms with a working computer.
    pub fn computers(&self) -> Rooms {
        self.explored.iter().filter(|&room| self.has_computer(room)).collect()
    }

    /// LOC-19.25, LOC-19.35: the eggs in a room that nobody carries; those of the nest among them.
    pub fn loose_eggs(&self, room: RoomNumber) -> u8 {
        let in_nest = match self.room(room) {
            Some(Room::Nest) => {
                rule!("LOC-19.22");
                self.nest.eggs
            }
            Some(_) | None => 0,
        };
        in_nest + self.place(room).eggs
    }

    /// LOC-19.22, LOC-29.116: an egg is gone from a room, in the nest one of the nest's own if any is left.
    pub fn destroy_egg(&mut self, room: RoomNumber) {
        if self.room(room) == Some(Room::Nest) && self.nest.eggs > 0 {
            self.take_egg_from_nest();
        } else {
            self.place_mut(room).eggs -= 1;
        }
        self.nest.eggs_in_stock += 1;
    }

    /// LOC-19.23, LOC-28.11: an egg leaves the Laboratory board.
    pub fn take_egg_from_nest(&mut self) {
        self.nest.take();
    }

    /// LOC-15.26: an object is used up: an egg returns to the stock, the rest to where there is no end of it.
    pub fn use_up(&mut self, object: ObjectToken) {
        rule!("LOC-15.26");
        self.nest.eggs_in_stock += (object == ObjectToken::Egg) as u8;
    }
}
