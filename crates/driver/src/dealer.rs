//! The dealer: who says what chance shows, in a way that anybody can check afterwards.
//!
//! The dealer has a seed of 32 bytes. Before the first roll the table publishes a
//! commitment to it, and after the last the seed itself. What comes up depends on the
//! seed and on everything written before, and on nothing else, so that it can be
//! computed again. With `H` and the transcript `h` as in [`transcript`](crate::transcript):
//!
//! 1. `commitment = H("airlock record 1: commitment", seed)`.
//! 2. For each outcome, `key = H("airlock record 1: outcome", seed ‖ h)`, where `h` is the
//!    hash of all lines before the line of this outcome.
//! 3. The stream is ChaCha20 with 20 rounds under that key, with nonce and counter zero.
//!    It is read as numbers of 64 bits, eight bytes each, the least significant first.
//! 4. The rules name what may come up, in an order, each in a number of ways. Let `total`
//!    be the sum of all ways, and `rest` the remainder of 2⁶⁴ divided by `total`.
//! 5. Numbers from the stream are passed over as long as they are 2⁶⁴ − `rest` or more:
//!    else small remainders would come up more often than great ones.
//! 6. The first number that is not passed over is divided by `total`. The remainder says
//!    what comes up: the first thing if it is less than its ways, else the second if it
//!    is less than the ways of the first two together, and so on.
//!
//! What this proves: nobody chose an outcome after the commitment was published. What it
//! does not prove: that the table did not try several seeds before it opened (a nonce
//! from each seat, given after the commitment, excludes that), and that a player in
//! league with the table did not know what would come, or choose its nonce by it.

use std::{fmt, str::FromStr};

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

/// Says what chance shows. Never rewinds: after something is taken back, the transcript
/// is longer, and what comes up is new.
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

    /// What comes up after these lines; nothing if there is nothing that could.
    pub fn deal<T: Copy>(&self, so_far: Transcript, odds: &[(T, u32)]) -> Option<T> {
        let total = odds.iter().map(|&(_, ways)| u64::from(ways)).sum();
        let mut remainder = self.number_below(total, so_far)?;
        for &(outcome, ways) in odds {
            match remainder.checked_sub(ways.into()) {
                Some(left) => remainder = left,
                None => return Some(outcome),
            }
        }
        unreachable!("the remainder is less than the sum of all ways")
    }

    /// An even choice of one of `total` numbers from 0; nothing if there are none.
    pub fn number_below(&self, total: u64, so_far: Transcript) -> Option<u64> {
        let rest = (u64::MAX.checked_rem(total)? + 1) % total;
        let mut stream = ChaCha20Rng::from_seed(self.key(so_far));
        loop {
            let number = stream.next_u64();
            if number <= u64::MAX - rest {
                return Some(number % total);
            }
        }
    }

    fn key(&self, so_far: Transcript) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key("airlock record 1: outcome");
        hasher.update(&self.seed.0).update(&so_far.digest().0);
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
