//! What can be wrong with a record that reads well.

use engine::Refused;
use thiserror::Error;

use crate::{
    record::StateHash,
    told::{Arguments, Told},
};

/// The first thing in a record that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {why}")]
pub struct Misfit {
    /// The line, from 1.
    pub line: usize,
    /// The entry, from 1, if it is about one.
    pub entry: Option<usize>,
    /// Why it does not fit.
    pub why: Unfit,
}

/// Why something in a record does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// The rules refuse it.
    #[error("the rules refuse it: {0:?}")]
    Refused(Refused),
    /// The game was over.
    #[error("the game was over")]
    AfterTheEnd,
    /// Taken back to a moment that has not been.
    #[error("there were no {to} entries before")]
    NoSuchMoment {
        /// The moment.
        to: usize,
    },
    /// What chance had shown was taken back, though the game was not for practice.
    #[error("what chance had shown is taken back")]
    PastARoll,
    /// A round was over, and the hash of the board is missing.
    #[error("the hash after round {round} is missing")]
    NoCheck {
        /// The round.
        round: u16,
    },
    /// A hash of the board where no round was over.
    #[error("a hash though no round was over")]
    NoCheckDue,
    /// The hash of another round than the one that was over.
    #[error("the hash should be that of round {round}")]
    OtherRound {
        /// The round that was over.
        round: u16,
    },
    /// The board has another hash.
    #[error("the board has the hash {hash}")]
    OtherBoard {
        /// The hash of the board.
        hash: StateHash,
    },
    /// The seed is not the one that was committed to.
    #[error("the commitment is not to this seed")]
    OtherSeed,
    /// The dealer would have dealt something else.
    #[error("the dealer dealt `{dealt}`")]
    OtherOutcome {
        /// What the dealer dealt.
        dealt: String,
    },
    /// The record has an end, but the game goes on.
    #[error("the game was not over")]
    NotOver,
    /// The game ended in another way.
    #[error("the game ended with `{ending}`")]
    OtherEnding {
        /// How it ended.
        ending: String,
    },
    /// The seats stand otherwise.
    #[error("the seats stand otherwise")]
    OtherPlaces,
    /// The lines are not those that were hashed.
    #[error("the lines have the hash {chain}")]
    OtherChain {
        /// The hash of the lines.
        chain: String,
    },
}

/// Why an entry cannot be carried out, at a table or in a replay.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hitch {
    Refused(Refused),
    NoSuchMoment { to: usize },
}

impl From<Refused> for Hitch {
    fn from(refused: Refused) -> Self {
        Hitch::Refused(refused)
    }
}

impl From<Hitch> for Unfit {
    fn from(hitch: Hitch) -> Self {
        match hitch {
            Hitch::Refused(refused) => Unfit::Refused(refused),
            Hitch::NoSuchMoment { to } => Unfit::NoSuchMoment { to },
        }
    }
}

impl Told for Unfit {
    fn code(&self) -> &'static str {
        match self {
            Unfit::Refused(refused) => refused.code(),
            Unfit::AfterTheEnd => "misfit-after-the-end",
            Unfit::NoSuchMoment { .. } => "misfit-no-such-moment",
            Unfit::PastARoll => "misfit-past-a-roll",
            Unfit::NoCheck { .. } => "misfit-no-check",
            Unfit::NoCheckDue => "misfit-no-check-due",
            Unfit::OtherRound { .. } => "misfit-other-round",
            Unfit::OtherBoard { .. } => "misfit-other-board",
            Unfit::OtherSeed => "misfit-other-seed",
            Unfit::OtherOutcome { .. } => "misfit-other-outcome",
            Unfit::NotOver => "misfit-not-over",
            Unfit::OtherEnding { .. } => "misfit-other-ending",
            Unfit::OtherPlaces => "misfit-other-places",
            Unfit::OtherChain { .. } => "misfit-other-chain",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Unfit::Refused(refused) => refused.arguments(),
            Unfit::NoSuchMoment { to } => vec![("to", to.to_string())],
            Unfit::NoCheck { round } | Unfit::OtherRound { round } => vec![("round", round.to_string())],
            Unfit::OtherBoard { hash } => vec![("hash", hash.to_string())],
            Unfit::OtherOutcome { dealt } => vec![("dealt", dealt.clone())],
            Unfit::OtherEnding { ending } => vec![("ending", ending.clone())],
            Unfit::OtherChain { chain } => vec![("chain", chain.clone())],
            Unfit::AfterTheEnd
            | Unfit::PastARoll
            | Unfit::NoCheckDue
            | Unfit::OtherSeed
            | Unfit::NotOver
            | Unfit::OtherPlaces => Vec::new(),
        }
    }
}

impl Told for Misfit {
    fn code(&self) -> &'static str {
        self.why.code()
    }

    fn arguments(&self) -> Arguments {
        let mut arguments = vec![("line", self.line.to_string())];
        arguments.extend(self.entry.map(|entry| ("entry", entry.to_string())));
        arguments.extend(self.why.arguments());
        arguments
    }
}
