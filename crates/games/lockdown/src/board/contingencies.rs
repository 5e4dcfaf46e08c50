//! LOC-22, LOC-27.4 to LOC-27.6: the contingency tokens: where each lies, and who has seen it.
//!
//! A token that nobody has seen has no code yet, so there is none to leak.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Pool, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::words::Contingency;

/// LOC-2.31: how many tokens there are.
pub const CONTINGENCY_TOKENS: usize = 7;

/// Which token of all: its back tells nothing, and everybody can follow it with the eyes (LOC-22.11). Counted from 0
/// inside the program, and from 1 wherever a person can see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct CodeToken(pub u8);

impl Serialize for CodeToken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("CodeToken", &self.0.saturating_add(1))
    }
}

impl<'de> Deserialize<'de> for CodeToken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <u8 as Deserialize>::deserialize(deserializer)?;
        match number.checked_sub(1) {
            Some(index) if usize::from(index) < CONTINGENCY_TOKENS => Ok(CodeToken(index)),
            _ => Err(de::Error::invalid_value(de::Unexpected::Unsigned(number.into()), &"a token from 1 to 7")),
        }
    }
}

/// LOC-3.23: where a contingency token lies.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "lies", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CodePlace {
    /// In the neutral pool.
    #[default]
    Pool,
    /// On the active space.
    Active,
    /// With a player. LOC-22.7: also with one who has left.
    With { seat: Seat },
    /// LOC-25.21: face up, in co-operative play.
    FaceUp,
}

/// A contingency token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ContingencyToken {
    pub lies: CodePlace,
    /// What it says, once somebody has seen it.
    pub code: Option<Known<Contingency>>,
}

/// The contingency tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Contingencies {
    pub tokens: [ContingencyToken; CONTINGENCY_TOKENS],
    /// What the tokens say that nobody has seen.
    pub unseen: Pool<Contingency, 5>,
}

impl Contingencies {
    /// All of them in the neutral pool, and nobody has seen one.
    pub fn all_in_the_pool() -> Contingencies {
        Contingencies {
            tokens: [ContingencyToken::default(); CONTINGENCY_TOKENS],
            unseen: Pool::of(|code: Contingency| code.print().copies),
        }
    }

    pub fn token(&self, id: CodeToken) -> &ContingencyToken {
        &self.tokens[usize::from(id.0)]
    }

    pub fn token_mut(&mut self, id: CodeToken) -> &mut ContingencyToken {
        &mut self.tokens[usize::from(id.0)]
    }

    /// All tokens, by their ids.
    pub fn iter(&self) -> impl Iterator<Item = (CodeToken, &ContingencyToken)> {
        (0..).map(CodeToken).zip(&self.tokens)
    }

    /// The tokens that lie in a place.
    pub fn lying(&self, lies: CodePlace) -> impl Iterator<Item = CodeToken> + '_ {
        self.iter().filter(move |(_, token)| token.lies == lies).map(|(id, _)| id)
    }

    /// LOC-22.1: the token that is carried out at the end.
    pub fn active(&self) -> Option<CodeToken> {
        self.lying(CodePlace::Active).next()
    }

    /// Settles what a token says that nobody had seen.
    pub fn settle(&mut self, id: CodeToken, code: Contingency, by: Seats) {
        self.unseen.take(code);
        self.token_mut(id).code = Some(Known::to(by, code));
    }
}
