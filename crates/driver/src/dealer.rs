//! The dealer: who says what chance shows, in a way that anybody can check afterwards.
//!
//! The dealer has a seed of 32 bytes. Before the first roll the table publishes a
//! commitment to it, and after the last the seed itself. What comes up depends on the
//! seed, on the header, and on how many outcomes there were before it on the line of play,
//! which leaves out what was taken back; and on nothing else, so that it can be computed
//! again. With `H` and the hashes `h` as in [`transcript`](crate::transcript):
//!
//! 1. `commitment = H("airlock record 1: commitment", seed)`.
//! 2. For the outcome that has `n` others before it on the line of play,
//!    `key = H("airlock record 2: outcome", seed ‖ h(0) ‖ n)`, with `n` in eight bytes, the
//!    least significant first.
//! 3. The stream is ChaCha20 with 20 rounds under that key, with nonce and counter zero.
//!    It is read as numbers of 64 bits, eight bytes each, the least significant first.
//! 4. The rules name what may come up, in an order, each in a number of ways. Let `total`
//!    be the sum of all ways, and `rest` the remainder of 2⁶⁴ divided by `total`.
//! 5. A number from the stream is multiplied by `total`. As long as the lower 64 bits of the
//!    product are less than `rest` it is passed over: else some things would come up more
//!    often than others. The upper 64 bits are the choice, from 0 to below `total`.
//! 6. The choice says what comes up: the first thing if it is less than its ways, else the
//!    second if it is less than the ways of the first two together, and so on.
//!
//! So every place on the line of play has one fate, a point between 0 and 1, whatever was
//! answered before it or taken back. What this proves, and what it does not, stands in
//! `docs/adr/0016-fate-has-its-place.md`.
//!
//! Records of format 1 were dealt otherwise, and still are where they go on: in step 2,
//! `key = H("airlock record 1: outcome", seed ‖ h)`, where `h` is the hash of all lines before
//! the line of this outcome; and instead of step 5, numbers are passed over as long as they
//! are 2⁶⁴ − `rest` or more, and the choice is the remainder of the first other one divided by
//! `total`. There, taking back and answering again brought another outcome.

use std::{fmt, iter, str::FromStr};

use engine::Seat;
use rand::{Rng, SeedableRng, TryRng, rngs::SysRng};
use rand_chacha::ChaCha20Rng;
use thiserror::Error;

use crate::{
    hex,
    told::{Arguments, Told},
    transcript::{Digest, Transcript},
};

/// What a dealer's outcomes follow from. A secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// A number that a seat adds, so that the table alone cannot choose what comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nonce(pub [u8; 16]);

/// Not 32 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a nonce has 32 hexadecimal digits, in lower case")]
pub struct BadNonce;

/// What an outcome depends on besides the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The header, and how many outcomes there were before it on the line of play.
    OnTheLine {
        /// The hash of the header.
        header: Digest,
        /// How many.
        outcomes: usize,
    },
    /// All lines before it, as in records of format 1.
    AfterLines(Transcript),
}

/// Says what chance shows. Never changes its mind: whatever was taken back, the same place
/// brings the same.
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Seed,
}

/// The operating system gave no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the operating system gave no random numbers")]
pub struct NoSeed;

impl Dealer {
    /// A dealer whose seed is drawn from the operating system.
    pub fn new() -> Result<Self, NoSeed> {
        let mut seed = [0; 32];
        SysRng.try_fill_bytes(&mut seed).map_err(|_| NoSeed)?;
        Ok(Dealer::with_seed(Seed(seed)))
    }

    /// A dealer that deals the same in every run, for tests and examples.
    pub fn seeded(number: u64) -> Self {
        let seed = blake3::derive_key("airlock record 1: seed from a number", &number.to_le_bytes());
        Dealer::with_seed(Seed(seed))
    }

    /// A dealer with a seed that was kept.
    pub fn with_seed(seed: Seed) -> Self {
        Dealer { seed }
    }

    /// The seed. Whoever knows it knows everything that will come up.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What is published beforehand, so that the seed cannot be changed afterwards.
    pub fn commitment(&self) -> Digest {
        Digest(blake3::derive_key("airlock record 1: commitment", &self.seed.0))
    }

    /// What the thoughts of a bot in a seat that has given so many answers start from: they are the
    /// same whenever the game is, and whoever knows them knows nothing of the seed. It does not
    /// matter what others have answered meanwhile, since where several are asked nobody knows who
    /// is first.
    pub fn thought_of(&self, seat: Seat, n_answers: usize) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key("airlock: what a bot's thoughts start from");
        hasher.update(&self.seed.0).update(&[seat.number()]).update(&(n_answers as u64).to_le_bytes());
        u64::from_le_bytes(*hasher.finalize().as_bytes().first_chunk().expect("a hash has more than eight bytes"))
    }

    /// What comes up at a place; nothing if there is nothing that could.
    pub fn deal<T: Copy>(&self, place: Place, odds: &[(T, u32)]) -> Option<T> {
        let total = odds.iter().map(|&(_, ways)| u64::from(ways)).sum();
        let mut choice = self.number_below(total, place)?;
        for &(outcome, ways) in odds {
            match choice.checked_sub(ways.into()) {
                Some(left) => choice = left,
                None => return Some(outcome),
            }
        }
        unreachable!("the choice is less than the sum of all ways")
    }

    /// An even choice of one of `total` numbers from 0; nothing if there are none.
    pub fn number_below(&self, total: u64, place: Place) -> Option<u64> {
        let rest = (u64::MAX.checked_rem(total)? + 1) % total;
        let mut stream = ChaCha20Rng::from_seed(self.key(place));
        let mut numbers = iter::repeat_with(|| stream.next_u64());
        match place {
            Place::OnTheLine { .. } => numbers.find_map(|number| {
                let product = u128::from(number) * u128::from(total);
                ((product as u64) >= rest).then_some((product >> 64) as u64)
            }),
            Place::AfterLines(_) => numbers.find(|&number| number <= u64::MAX - rest).map(|number| number % total),
        }
    }

    fn key(&self, place: Place) -> [u8; 32] {
        let hasher = match place {
            Place::OnTheLine { header, outcomes } => {
                let mut hasher = blake3::Hasher::new_derive_key("airlock record 2: outcome");
                hasher.update(&self.seed.0).update(&header.0).update(&(outcomes as u64).to_le_bytes());
                hasher
            }
            Place::AfterLines(transcript) => {
                let mut hasher = blake3::Hasher::new_derive_key("airlock record 1: outcome");
                hasher.update(&self.seed.0).update(&transcript.digest().0);
                hasher
            }
        };
        *hasher.finalize().as_bytes()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

/// A seed is not shown by accident, in a log or in the report of a crash.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl FromStr for Nonce {
    type Err = BadNonce;

    fn from_str(text: &str) -> Result<Self, BadNonce> {
        hex::read(text).map(Nonce).ok_or(BadNonce)
    }
}

impl Told for NoSeed {
    fn code(&self) -> &'static str {
        "dealer-no-seed"
    }

    fn arguments(&self) -> Arguments {
        Vec::new()
    }
}
