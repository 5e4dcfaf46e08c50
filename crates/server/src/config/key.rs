//! The secret key of a house: made on the first start, kept beside the database, and known
//! to nobody else.

use std::{
    fmt, fs, io,
    io::Write,
    path::{Path, PathBuf},
};

use rand::{TryRng, rngs::SysRng};

/// The file in the data folder.
const FILE: &str = "secret-key";
const LENGTH: usize = 32;

/// Thirty-two bytes that only this house knows. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretKey([u8; LENGTH]);

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The folder or the file cannot be read or written.
    #[error("the secret key cannot be kept in {path}")]
    Unkept {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// There is a file, but no key in it.
    #[error("{path} holds no key of 32 bytes")]
    Damaged {
        /// Which.
        path: PathBuf,
    },
    /// The system gave no random numbers.
    #[error("the system gives no random numbers")]
    NoChance,
}

impl SecretKey {
    /// The key that is kept in a folder. On the first start there is none, and one is made.
    pub fn kept_in(folder: &Path) -> Result<SecretKey, KeyError> {
        let path = folder.join(FILE);
        let unkept = |source| KeyError::Unkept { path: path.clone(), source };
        if !path.try_exists().map_err(unkept)? {
            fs::create_dir_all(folder).map_err(unkept)?;
            SecretKey::new()?.put_into(folder)?;
        }
        keep_private(&path).map_err(unkept)?;
        let bytes = fs::read(&path).map_err(unkept)?;
        bytes.try_into().map(SecretKey).map_err(|_| KeyError::Damaged { path })
    }

    /// The key that is kept in a folder, if there is one.
    pub(crate) fn found_in(folder: &Path) -> Result<Option<SecretKey>, KeyError> {
        let path = folder.join(FILE);
        let is_there = path.try_exists().map_err(|source| KeyError::Unkept { path, source })?;
        if is_there { SecretKey::kept_in(folder).map(Some) } else { Ok(None) }
    }

    /// Puts the key into a folder that has none.
    pub(crate) fn put_into(&self, folder: &Path) -> Result<(), KeyError> {
        let path = folder.join(FILE);
        let new = folder.join(format!("{FILE}.{:016x}", rand::random::<u64>()));
        // A key is put in place when it is whole, so that no crash leaves half of one.
        let put = write_privately(&new, &self.0).and_then(|()| fs::rename(&new, &path));
        put.map_err(|source| KeyError::Unkept { path, source })
    }

    /// The key as it was copied along with a house.
    pub(crate) fn copied(bytes: [u8; LENGTH]) -> SecretKey {
        SecretKey(bytes)
    }

    /// The key, to be copied along with the house.
    pub(crate) fn to_copy(&self) -> &[u8] {
        &self.0
    }

    /// A new key, kept nowhere.
    pub fn new() -> Result<SecretKey, KeyError> {
        let mut bytes = [0; LENGTH];
        SysRng.try_fill_bytes(&mut bytes).map_err(|_| KeyError::NoChance)?;
        Ok(SecretKey(bytes))
    }

    /// A key for one purpose, from which neither this key nor another purpose's follows.
    pub fn for_purpose(&self, purpose: &str) -> [u8; LENGTH] {
        blake3::derive_key(purpose, &self.0)
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(…)")
    }
}

fn write_privately(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Takes away what others may do with the file: a copied folder may have lost it.
#[cfg(unix)]
fn keep_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let permissions = fs::metadata(path)?.permissions();
    if permissions.mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn keep_private(_path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_start_makes_a_key_and_later_starts_find_it() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let folder = folder.path().join("airlock-data");

        let first = SecretKey::kept_in(&folder).expect("a key is made");
        let second = SecretKey::kept_in(&folder).expect("the key is there");

        assert_eq!(first.0, second.0);
        assert_ne!(first.0, [0; LENGTH]);
        assert_eq!(fs::read_dir(&folder).expect("the folder is there").count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_the_key() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().expect("a folder can be made");
        let mode = || fs::metadata(folder.path().join(FILE)).expect("the key is there").permissions().mode() & 0o777;

        SecretKey::kept_in(folder.path()).expect("a key is made");
        assert_eq!(mode(), 0o600);

        let open = fs::Permissions::from_mode(0o644);
        fs::set_permissions(folder.path().join(FILE), open).expect("permissions can be changed");
        SecretKey::kept_in(folder.path()).expect("the key is there");
        assert_eq!(mode(), 0o600);
    }

    #[test]
    fn a_damaged_key_is_told_and_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        fs::write(folder.path().join(FILE), b"short").expect("a file can be written");

        let error = SecretKey::kept_in(folder.path()).expect_err("five bytes are no key");

        assert!(matches!(error, KeyError::Damaged { .. }));
        assert_eq!(fs::read(folder.path().join(FILE)).expect("it is there"), b"short");
    }

    #[test]
    fn each_purpose_has_a_key_of_its_own_and_none_is_printed() {
        let key = SecretKey::new().expect("the system gives random numbers");

        assert_ne!(key.for_purpose("one"), key.for_purpose("another"));
        assert_ne!(key.for_purpose("one"), key.0);
        assert_eq!(format!("{key:?}"), "SecretKey(…)");
    }
}
