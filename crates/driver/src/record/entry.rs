//! What happens at a table, one line each.

use std::fmt;

use engine::{Game, Seat};

use crate::{
    hex,
    line::{self, LineError, Words},
    record::{Holder, MOST_LINES},
};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<G: Game> {
    /// A player answered.
    Chose {
        /// Who.
        seat: Seat,
        /// The answer.
        choice: G::Choice,
    },
    /// Chance showed something.
    Rolled {
        /// What.
        outcome: G::Outcome,
    },
    /// A player left the game.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The table was put back to how it was after so many entries.
    Undone {
        /// How many.
        to: usize,
    },
    /// Another person or bot took a seat.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// By whom.
        holder: Holder,
    },
    /// The game was stopped before its end.
    Stopped {
        /// Why.
        reason: StopReason,
    },
}

engine::words! {
    /// Why a game was stopped.
    pub enum StopReason {
        /// A game among bots took too many rounds.
        RoundLimit,
        /// The players agreed on it.
        Agreed,
        /// Nobody came back.
        Abandoned,
        /// The rules have changed, and the game cannot go on under the new ones.
        RulesChanged,
        /// Its record is as long as a record can be.
        RecordFull,
    }
}

/// An entry, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written<G: Game> {
    /// The line, from 1.
    pub line: usize,
    /// What happened.
    pub entry: Entry<G>,
    /// The hash of the board, on the line below, if a round or the game was over.
    pub check: Option<Check>,
    /// How many outcomes there are on the line of play up to here.
    pub(super) outcomes: usize,
}

/// The hash of the board at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The round that is over.
    pub round: u16,
    /// The hash.
    pub hash: StateHash,
}

/// A hash of the facts on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StateHash(pub [u8; 8]);

/// The hash of a board: the first 8 bytes of BLAKE3 in its mode for deriving keys, with
/// the context `airlock record 1: state`, over the game's name, a zero byte, the version of
/// the digest in two bytes with the lesser first, and the facts as borsh encodes them.
pub fn state_hash<G: Game>(board: &G::Board) -> StateHash {
    let mut hasher = blake3::Hasher::new_derive_key("airlock record 1: state");
    hasher.update(G::NAME.as_bytes()).update(&[0]).update(&G::DIGEST_VERSION.to_le_bytes());
    borsh::to_writer(&mut hasher, board).expect("hashing succeeds");
    let mut hash = [0; 8];
    hash.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    StateHash(hash)
}

impl<G: Game> Entry<G> {
    /// Who has answered, and what, if it is an answer.
    pub fn answer(&self) -> Option<(Seat, G::Choice)> {
        match *self {
            Entry::Chose { seat, choice } => Some((seat, choice)),
            Entry::Rolled { .. }
            | Entry::Resigned { .. }
            | Entry::Undone { .. }
            | Entry::SeatTaken { .. }
            | Entry::Stopped { .. } => None,
        }
    }

    /// Whether the game was stopped by it.
    pub fn is_stop(&self) -> bool {
        matches!(self, Entry::Stopped { .. })
    }

    /// The seat that it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Chose { seat, .. } | Entry::Resigned { seat } | Entry::SeatTaken { seat, .. } => Some(*seat),
            Entry::Rolled { .. } | Entry::Undone { .. } | Entry::Stopped { .. } => None,
        }
    }

    /// The line for this entry.
    pub(crate) fn print(&self) -> Result<String, LineError> {
        Ok(match self {
            Entry::Chose { seat, choice } => format!("> {seat} {}", line::print(choice)?),
            Entry::Rolled { outcome } => format!("! {}", line::print(outcome)?),
            Entry::Resigned { seat } => format!("x {seat}"),
            Entry::Undone { to } => format!("< {to}"),
            Entry::SeatTaken { seat, holder } => format!("@ {seat} {holder}"),
            Entry::Stopped { reason } => format!("# {}", line::print(reason)?),
        })
    }

    /// Reads the rest of a line that begins with one of [`MARKS`].
    pub(super) fn read(mark: Mark, words: &mut Words<'_>, players: u8) -> Result<Self, LineError> {
        Ok(match mark {
            Mark::Chose => Entry::Chose { seat: read_seat(words, players)?, choice: line::read_from(words)? },
            Mark::Rolled => Entry::Rolled { outcome: line::read_from(words)? },
            Mark::Resigned => Entry::Resigned { seat: read_seat(words, players)? },
            Mark::Undone => Entry::Undone { to: words.take_number(0, MOST_LINES as u64)? as usize },
            Mark::SeatTaken => Entry::SeatTaken { seat: read_seat(words, players)?, holder: Holder::read(words)? },
            Mark::Stopped => Entry::Stopped { reason: line::read_from(words)? },
        })
    }
}

/// What a line with an entry begins with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mark {
    Chose,
    Rolled,
    Resigned,
    Undone,
    SeatTaken,
    Stopped,
}

pub(super) const MARKS: [(&str, Mark); 6] = [
    (">", Mark::Chose),
    ("!", Mark::Rolled),
    ("x", Mark::Resigned),
    ("<", Mark::Undone),
    ("@", Mark::SeatTaken),
    ("#", Mark::Stopped),
];

/// Reads the number of a seat at a table for `players`.
pub(super) fn read_seat(words: &mut Words<'_>, players: u8) -> Result<Seat, LineError> {
    let number: u8 = words.take_number(1, players)?;
    Ok(Seat(number - 1))
}

impl Check {
    pub(crate) fn print(&self) -> String {
        format!("= round {} {}", self.round, self.hash)
    }

    /// Reads the rest of a line that begins with `=`.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, LineError> {
        words.take_one_of(&["round"])?;
        let round = words.take_number(0, u16::MAX)?;
        Ok(Check { round, hash: StateHash(words.take_hex()?) })
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
