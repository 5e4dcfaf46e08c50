//! What comes by chance in a house and decides how a game goes: the seeds of its tables, how long
//! tables take in people's names, and who newcomers are, since their names are made up from it.
//!
//! Nobody knows these dice. Only a program that was built for tests can be told how they fall: the
//! feature `known-dice` is switched on by tests and by nothing else, and `tidy` sees to that.

use std::{sync::Arc, time::Duration};

use driver::Seed;

use crate::tables::{Chance, Seeds};

/// Something that gives a number to tell a newcomer by, which cannot be guessed.
pub type Ids = dyn Fn() -> u128 + Send + Sync;

/// Where a house takes its chance from.
pub struct Dice {
    /// The seed of each new table.
    pub seeds: Arc<Seeds>,
    /// What nobody can foresee of how long things take.
    pub chance: Arc<Chance>,
    /// Who comes.
    pub newcomers: Arc<Ids>,
    /// How long a bot may think, whatever is configured. Whoever runs out of time answers by the
    /// clock and not by the dice.
    pub thinking: Option<Duration>,
}

impl Dice {
    /// Dice that nobody knows.
    pub fn unknown() -> Dice {
        Dice {
            seeds: Arc::new(|| Seed(rand::random())),
            chance: Arc::new(rand::random::<f64>),
            newcomers: Arc::new(rand::random::<u128>),
            thinking: None,
        }
    }

    /// The dice of this program.
    #[cfg(not(feature = "known-dice"))]
    pub(super) fn of_this_program() -> Dice {
        Dice::unknown()
    }
}

#[cfg(feature = "known-dice")]
mod known {
    use std::{
        env,
        sync::atomic::{AtomicU64, Ordering},
    };

    use super::*;

    /// From which words the dice of a program for tests follow. Without it nobody knows them.
    const VARIABLE: &str = "AIRLOCK_TEST_DICE";

    impl Dice {
        /// Dice that fall the same whenever they follow from the same words.
        pub fn known(words: &str) -> Dice {
            let key = blake3::derive_key("airlock tests: known dice", words.as_bytes());
            let row = |of: &'static str| {
                let n_drawn = AtomicU64::new(0);
                move || {
                    let place = format!("{of} {}", n_drawn.fetch_add(1, Ordering::SeqCst));
                    *blake3::keyed_hash(&key, place.as_bytes()).as_bytes()
                }
            };
            let (seeds, chance, newcomers) = (row("seed"), row("chance"), row("newcomer"));
            Dice {
                seeds: Arc::new(move || Seed(seeds())),
                chance: Arc::new(move || f64::from(u32::from_le_bytes(first(&chance()))) / (f64::from(u32::MAX) + 1.0)),
                newcomers: Arc::new(move || u128::from_le_bytes(first(&newcomers()))),
                thinking: Some(Duration::from_secs(600)),
            }
        }

        /// The dice of this program: those that it is told.
        pub(in crate::house) fn of_this_program() -> Dice {
            env::var(VARIABLE).map_or_else(|_| Dice::unknown(), |words| Dice::known(&words))
        }
    }

    fn first<const N: usize>(bytes: &[u8; 32]) -> [u8; N] {
        *bytes.first_chunk().expect("there are enough bytes")
    }
}
