//! NEM-9.20 to NEM-9.27, LOC-0.9: doors, at most one in a corridor.

use borsh::{BorshDeserialize, BorshSerialize};

/// The doors of a board, as sets of corridors: bit `n` is the corridor numbered `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Doors {
    closed: u32,
    destroyed: u32,
}

impl Doors {
    /// The corridors that are closed, as a set.
    #[inline]
    pub fn closed(self) -> u32 {
        self.closed
    }

    /// The corridors whose door is destroyed, as a set.
    #[inline]
    pub fn destroyed(self) -> u32 {
        self.destroyed
    }

    /// The tokens on the board.
    pub fn tokens(self) -> u32 {
        (self.closed | self.destroyed).count_ones()
    }

    /// Stands a token up in a corridor, be it empty or with a destroyed door.
    pub fn close(&mut self, corridor: usize) {
        self.closed |= 1 << corridor;
        self.destroyed &= !(1 << corridor);
    }

    /// NEM-9.23: takes the token of a closed door away.
    pub fn open(&mut self, corridor: usize) {
        self.closed &= !(1 << corridor);
    }

    /// NEM-9.24: lays the token of a closed door down.
    pub fn destroy(&mut self, corridor: usize) {
        self.closed &= !(1 << corridor);
        self.destroyed |= 1 << corridor;
    }

    /// NEM-38.7: takes the tokens of all closed doors away.
    pub fn open_all(&mut self) {
        self.closed = 0;
    }
}
