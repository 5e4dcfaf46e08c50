//! The end of a finished record: the result, and all that is needed to check it.

use engine::{Game, Standing};

use crate::{
    dealer::Seed,
    line::{self, Expected, LineError, Words},
    record::{RecordError, entry::read_seat, parse::Lines},
    transcript::Digest,
};

/// The end of a finished record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footer {
    /// How the game ended.
    pub ended: Ended,
    /// Where each seat stands.
    pub places: Vec<Standing>,
    /// The dealer's seed.
    pub seed: Seed,
    /// The hash of the transcript, as it is written.
    pub chain: Digest,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// As the rules say, in the words of the game.
    Over(String),
    /// Before its end.
    Stopped,
}

impl Footer {
    pub(super) fn lines_before_chain(&self) -> Vec<String> {
        let mut lines = vec![self.ended.print()];
        let place = |&Standing { seat, rank, score }: &Standing| format!("place {rank} seat {seat} score {score}");
        lines.extend(self.places.iter().map(place));
        lines.push(format!("seed {}", self.seed));
        lines
    }

    pub(super) fn chain_line(&self) -> String {
        format!("chain {}", self.chain)
    }
}

impl Ended {
    /// The ending of a game that is over, in words.
    pub(crate) fn over<G: Game>(board: &G::Board) -> Result<Self, LineError> {
        line::print(&G::ending(board)).map(Ended::Over)
    }

    pub(crate) fn print(&self) -> String {
        match self {
            Ended::Over(ending) => format!("end {ending}"),
            Ended::Stopped => "stopped".to_owned(),
        }
    }

    /// Reads the rest of a line that begins with `end`.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, LineError> {
        Ok(Ended::Over(words.take_rest(|| Expected::Word)?.to_owned()))
    }
}

/// Reads one line for each seat at a table for `players`.
pub(super) fn read_places(lines: &mut Lines<'_>, players: u8) -> Result<Vec<Standing>, RecordError> {
    let place = |words: &mut Words<'_>| {
        let rank = words.take_number(1, u8::MAX)?;
        words.take_one_of(&["seat"])?;
        let seat = read_seat(words, players)?;
        words.take_one_of(&["score"])?;
        Ok(Standing { seat, rank, score: words.take_number(i16::MIN, i16::MAX)? })
    };
    (0..players).map(|_| lines.must(&["place"], place)).collect()
}

pub(super) fn read_seed(lines: &mut Lines<'_>) -> Result<Seed, RecordError> {
    lines.must(&["seed"], |words| words.take_hex().map(Seed))
}

pub(super) fn read_chain(lines: &mut Lines<'_>) -> Result<Digest, RecordError> {
    lines.must(&["chain"], |words| words.take_hex().map(Digest))
}
