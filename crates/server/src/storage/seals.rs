//! Seeds as they are stored: sealed with the key of the house, so that whoever reads the
//! database, or a copy of it without the key, does not know what the dice will show.
//!
//! A seal is made by XChaCha20-Poly1305 with a number of its own, and for one table: put
//! into the row of another it does not open. A house with another key cannot open it either;
//! then the game is frozen until the right key is back.

use std::path::Path;

use chacha20poly1305::{AeadInOut, KeyInit, Tag, XChaCha20Poly1305, XNonce};
use driver::{Dealer, Seed};
use sqlx::{Connection, SqliteConnection};

use super::{
    TableId,
    error::{FileError, from_database, from_key},
};
use crate::config::SecretKey;

const OPEN: &str = "select id, seed from tables where seal is null";
const SEALED: &str = "update tables set seed = ?, seal = ? where id = ?";

/// What the key of the house is used for here.
const PURPOSE: &str = "airlock server 2026-11: seeds at rest";

/// How long the number of a seal is, and how long the mark that tells whether it was broken.
const NUMBER: usize = 24;
const MARK: usize = 16;

/// A dealer's seed as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeed {
    /// The seed, if there is no seal; else what only the house can read.
    pub bytes: [u8; 32],
    /// The number of the seal, and the mark that tells whether it was broken. Seeds from
    /// before there were seals have none, until the house is opened the next time.
    pub seal: Option<[u8; NUMBER + MARK]>,
}

/// Seals seeds, and opens them again.
#[derive(Clone)]
pub struct Seals(XChaCha20Poly1305);

impl Seals {
    /// The seals of the house that has this key.
    pub fn of(key: &SecretKey) -> Seals {
        Seals(XChaCha20Poly1305::new(&key.for_purpose(PURPOSE).into()))
    }

    /// Seals the seed of a table.
    pub fn seal(&self, table: &TableId, seed: Seed) -> StoredSeed {
        let (number, mut bytes): ([u8; NUMBER], _) = (rand::random(), seed.0);
        let sealed = self.0.encrypt_inout_detached(&XNonce::from(number), table.0.as_bytes(), (&mut bytes[..]).into());
        let mark: [u8; MARK] = sealed.expect("a seed is not too long to be sealed").into();
        let mut seal = [0; NUMBER + MARK];
        seal[..NUMBER].copy_from_slice(&number);
        seal[NUMBER..].copy_from_slice(&mark);
        StoredSeed { bytes, seal: Some(seal) }
    }

    /// Opens the seed of a table. None if it was sealed with another key, for another table, or
    /// was changed.
    pub fn open(&self, table: &TableId, stored: &StoredSeed) -> Option<Dealer> {
        let mut bytes = stored.bytes;
        if let Some(seal) = stored.seal {
            let (number, mark) = seal.split_at(NUMBER);
            let number = XNonce::try_from(number).expect("it has the length of a number");
            let mark = Tag::try_from(mark).expect("it has the length of a mark");
            self.0.decrypt_inout_detached(&number, table.0.as_bytes(), (&mut bytes[..]).into(), &mark).ok()?;
        }
        Some(Dealer::with_seed(Seed(bytes)))
    }
}

/// Seals the seeds that were stored before there were seals, if the house has its key already.
pub(super) async fn seal_what_is_open(connection: &mut SqliteConnection, file: &Path) -> Result<(), FileError> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let Some(key) = SecretKey::found_in(folder).map_err(|error| from_key(folder, &error))? else { return Ok(()) };
    let failed = |error| from_database(file, error);
    let open: Vec<(String, Vec<u8>)> = sqlx::query_as(OPEN).fetch_all(&mut *connection).await.map_err(failed)?;
    if open.is_empty() {
        return Ok(());
    }
    let (seals, n_seeds) = (Seals::of(&key), open.len());
    let mut all = connection.begin().await.map_err(failed)?;
    for (id, seed) in open {
        // The database holds nothing else there.
        let Ok(seed) = seed.try_into() else { continue };
        let table = TableId(id);
        let StoredSeed { bytes, seal } = seals.seal(&table, Seed(seed));
        let (bytes, seal) = (bytes.to_vec(), seal.map(|seal| seal.to_vec()));
        let sealed = sqlx::query(SEALED).bind(bytes).bind(seal).bind(table.0).execute(&mut *all).await;
        sealed.map_err(failed)?;
    }
    all.commit().await.map_err(failed)?;
    tracing::info!(n_seeds, "seeds from before there were seals are sealed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed([7; 32]);

    fn table(id: &str) -> TableId {
        TableId(id.to_owned())
    }

    fn seals() -> Seals {
        Seals::of(&SecretKey::new().expect("the system gives random numbers"))
    }

    #[test]
    fn what_was_sealed_is_opened_by_the_same_house_and_cannot_be_read() {
        let seals = seals();

        let stored = seals.seal(&table("one"), SEED);

        assert_ne!(stored.bytes, SEED.0);
        assert_ne!(seals.seal(&table("one"), SEED), stored, "no two seals are alike");
        assert_eq!(seals.open(&table("one"), &stored).map(|dealer| dealer.seed()), Some(SEED));
    }

    #[test]
    fn another_house_another_table_and_a_broken_seal_do_not_open_it() {
        let seals = seals();
        let stored = seals.seal(&table("one"), SEED);
        let mut broken = stored.clone();
        broken.bytes[0] ^= 1;

        assert!(self::seals().open(&table("one"), &stored).is_none());
        assert!(seals.open(&table("two"), &stored).is_none());
        assert!(seals.open(&table("one"), &broken).is_none());
    }

    #[test]
    fn a_seed_from_before_there_were_seals_is_as_it_stands() {
        let stored = StoredSeed { bytes: SEED.0, seal: None };
        assert_eq!(seals().open(&table("one"), &stored).map(|dealer| dealer.seed()), Some(SEED));
    }
}
