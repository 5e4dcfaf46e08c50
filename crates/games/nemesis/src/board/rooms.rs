//! NEM-1.3, NEM-6.12, NEM-9: what lies in the rooms.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Seat, Seats, Viewer, Word};

use crate::{
    board::{Board, ObjectToken},
    words::{ExplorationToken, Object, Room},
};

/// A place on the board. Its fire, malfunction, and whether it is explored are sets of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Place {
    /// NEM-24.1: the tile, once somebody has seen it. Before, nobody knows, and nothing is settled.
    pub tile: Option<Known<Room>>,
    /// NEM-24.2: the exploration token, once somebody has seen it; gone when the room is explored.
    pub token: Option<Known<ExplorationToken>>,
    /// NEM-6.13: the item counter.
    pub items: u8,
    /// Whose corpses lie here.
    pub corpses: Seats,
    /// NEM-3.25
    pub has_blue_corpse: bool,
    pub carcasses: u8,
    /// Eggs on the floor, which nobody carries. NEM-26.52: those of the nest are not among them.
    pub eggs: u8,
}

impl Place {
    /// Lays an object down.
    pub fn lay(&mut self, object: ObjectToken) {
        match object {
            ObjectToken::BlueCorpse => self.has_blue_corpse = true,
            ObjectToken::Corpse { of } => self.corpses = self.corpses.with(of),
            ObjectToken::Egg => self.eggs += 1,
            ObjectToken::Carcass => self.carcasses += 1,
        }
    }

    /// Takes an object that lies here.
    pub fn take(&mut self, object: ObjectToken) {
        match object {
            ObjectToken::BlueCorpse => self.has_blue_corpse = false,
            ObjectToken::Corpse { of } => self.corpses = self.corpses.without(of),
            ObjectToken::Egg => self.eggs -= 1,
            ObjectToken::Carcass => self.carcasses -= 1,
        }
    }

    /// Each kind of object that lies here, once.
    pub fn objects(&self) -> impl Iterator<Item = ObjectToken> + use<> {
        let Place { corpses, has_blue_corpse, carcasses, eggs, .. } = *self;
        let bodies = corpses.iter().map(|of| ObjectToken::Corpse { of });
        has_blue_corpse
            .then_some(ObjectToken::BlueCorpse)
            .into_iter()
            .chain(bodies)
            .chain((eggs > 0).then_some(ObjectToken::Egg))
            .chain((carcasses > 0).then_some(ObjectToken::Carcass))
    }

    /// Whether an object of this kind lies here.
    pub fn has(&self, object: Object) -> bool {
        match object {
            Object::CharacterCorpse => self.has_blue_corpse || !self.corpses.is_empty(),
            Object::Egg => self.eggs > 0,
            Object::IntruderCarcass => self.carcasses > 0,
        }
    }

    /// Whether `seat` knows the tile.
    pub fn tile_is_known_to(&self, seat: Seat) -> bool {
        self.tile.is_some_and(|tile| tile.seen_by(Viewer::seat(seat)).is_some())
    }
}

impl Board {
    /// The exploration tokens that have been resolved, which everybody has seen.
    pub fn tokens_used(&self) -> impl Iterator<Item = ExplorationToken> + '_ {
        ExplorationToken::ALL.iter().flat_map(|&token| {
            let lying = self.places.iter().filter_map(|place| place.token).filter(|it| it.for_rules() == token).count();
            nemesis_kit::used(token, token.print().copies, self.unseen_tokens.count(token), lying)
        })
    }
}
