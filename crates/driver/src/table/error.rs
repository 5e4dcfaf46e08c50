//! Why a table does not do what it is told. Nothing has changed then.

use engine::{BadSetup, Refused, Seat};
use thiserror::Error;

use crate::{
    line::LineError,
    replay::{Hitch, Misfit},
    table::Barrier,
    told::{Arguments, Told},
};

/// Why a table does not do what it is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The game is over, or was stopped.
    #[error("the game is finished")]
    Finished,
    /// The rules refuse it.
    #[error("the rules refuse it: {0:?}")]
    Refused(Refused),
    /// It cannot be taken back freely.
    #[error(transparent)]
    Barrier(#[from] Barrier),
    /// There is no moment to go back to.
    #[error("there were no {to} entries before")]
    NoSuchMoment {
        /// The moment.
        to: usize,
    },
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// Not one holder for each seat.
    #[error("{given} holders for {needed} seats")]
    Holders {
        /// How many were given.
        given: usize,
        /// How many seats there are.
        needed: u8,
    },
    /// No set-up of the game.
    #[error("no set-up of this game: {0:?}")]
    Setup(BadSetup),
    /// A record cannot be continued from that moment.
    #[error("there is nothing to continue from that moment")]
    NothingToContinue,
    /// The dealer is not the one that the record is committed to.
    #[error("the record is committed to another dealer")]
    OtherDealer,
    /// A record does not replay.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The record is as long as a record can be. The game can still be stopped.
    #[error("the record is full")]
    RecordFull,
    /// Chance is asked, but the rules name nothing that could come up: a defect of the game.
    #[error("nothing can come up")]
    NoOdds,
    /// The game has types that cannot be written down: a defect of the game.
    #[error(transparent)]
    Unwritable(#[from] LineError),
}

impl From<Hitch> for TableError {
    fn from(hitch: Hitch) -> Self {
        match hitch {
            Hitch::Refused(refused) => TableError::Refused(refused),
            Hitch::NoSuchMoment { to } => TableError::NoSuchMoment { to },
        }
    }
}

impl Told for TableError {
    fn code(&self) -> &'static str {
        match self {
            TableError::Finished => "table-finished",
            TableError::Refused(refused) => refused.code(),
            TableError::Barrier(barrier) => barrier.code(),
            TableError::NoSuchMoment { .. } => "table-no-such-moment",
            TableError::NoSuchSeat(_) => "table-no-such-seat",
            TableError::Holders { .. } => "table-holders",
            TableError::Setup(bad) => bad.code(),
            TableError::NothingToContinue => "table-nothing-to-continue",
            TableError::OtherDealer => "table-other-dealer",
            TableError::Misfit(misfit) => misfit.code(),
            TableError::RecordFull => "table-record-full",
            TableError::NoOdds => "table-no-odds",
            TableError::Unwritable(error) => error.code(),
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            TableError::Refused(refused) => refused.arguments(),
            TableError::Barrier(barrier) => barrier.arguments(),
            TableError::NoSuchMoment { to } => vec![("to", to.to_string())],
            TableError::NoSuchSeat(seat) => vec![("seat", seat.to_string())],
            TableError::Holders { given, needed } => {
                vec![("given", given.to_string()), ("needed", needed.to_string())]
            }
            TableError::Setup(bad) => bad.arguments(),
            TableError::Misfit(misfit) => misfit.arguments(),
            TableError::Unwritable(error) => error.arguments(),
            TableError::Finished
            | TableError::NothingToContinue
            | TableError::OtherDealer
            | TableError::RecordFull
            | TableError::NoOdds => Vec::new(),
        }
    }
}
