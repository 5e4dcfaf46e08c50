//! NEM-5.60, LOC-5.11: what the cards of both games are aimed at.

use engine::Seat;

use crate::words::{Back, CorridorNumber, FigureId, RoomNumber};

/// What a card is aimed at that both games have: `I` are the items, `C` the item cards, `R` what the actions of rooms are
/// aimed at. Each game says it with a word of its own `Aim`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the aims of a game")]
pub enum CrewAim<I, C, R> {
    /// There is nothing to choose.
    Nothing,
    /// The deck that is searched.
    Deck { back: Back },
    /// A door in a corridor of the own room: open it if it is closed, close it if it is open.
    Door { corridor: CorridorNumber },
    /// A closed door in a corridor of the own room.
    Demolish { corridor: CorridorNumber },
    /// A malfunction in a room.
    Break { room: RoomNumber },
    /// The malfunction of the own room.
    Repair,
    /// The fire of the own room.
    Extinguish,
    /// A fire in the own room, for which an item is given up.
    Ignite { giving: C },
    /// Somebody moves through a corridor of the own room.
    Sends { seat: Seat, corridor: CorridorNumber },
    /// The player and somebody else move through a corridor of the own room.
    Together { seat: Seat, corridor: CorridorNumber },
    /// Oneself moves through a corridor of the own room.
    Way { corridor: CorridorNumber },
    /// A weapon of one's own, at an intruder.
    Shot { weapon: I, figure: FigureId },
    /// A weapon of one's own, at the eggs of the own room.
    EggShot { weapon: I },
    /// Something is crafted.
    Craft { item: I, one: C, other: C },
    /// The action of a room, without its cost.
    RoomAction { room: RoomNumber, with: R },
}
