//! NEM-9.20 to NEM-9.27, LOC-9.20 to LOC-9.26: doors, at most one in a corridor.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Way, Ways, words::Door};

/// The doors of a board, as sets of corridors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Doors {
    closed: Ways,
    destroyed: Ways,
}

impl Doors {
    /// How the door of a corridor stands.
    pub fn at(self, corridor: Way) -> Door {
        match () {
            () if self.closed.has(corridor) => Door::Closed,
            () if self.destroyed.has(corridor) => Door::Destroyed,
            () => Door::Open,
        }
    }

    /// The corridors that are closed.
    #[inline]
    pub fn closed(self) -> Ways {
        self.closed
    }

    /// The corridors whose door is destroyed.
    #[inline]
    pub fn destroyed(self) -> Ways {
        self.destroyed
    }

    /// The tokens on the board.
    pub fn tokens(self) -> u32 {
        self.closed.or(self.destroyed).len()
    }

    /// Stands a token up in a corridor, be it empty or with a destroyed door.
    pub fn close(&mut self, corridor: Way) {
        self.closed.insert(corridor);
        self.destroyed.remove(corridor);
    }

    /// Takes the token of a closed door away.
    pub fn open(&mut self, corridor: Way) {
        self.closed.remove(corridor);
    }

    /// Lays the token of a closed door down.
    pub fn destroy(&mut self, corridor: Way) {
        self.closed.remove(corridor);
        self.destroyed.insert(corridor);
    }
}
