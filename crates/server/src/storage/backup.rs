//! A copy of the house, taken while it is open, and the way back from it.
//!
//! A copy is one file: the database as it was at one moment, whatever is being written
//! meanwhile, and the secret key, without which nobody would be known again. It is checked
//! before it gets its name: an older copy of that name is there until then.

use std::{
    fs::{File, Permissions, remove_file, rename},
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    error::{FileError, FileFault, from_database, from_key, from_system},
    sqlite::file::{self, Look},
};
use crate::config::SecretKey;

/// In a copy the key of the house is in a table of its own, which a database in use lacks.
const KEEP_KEY: &str = "create table if not exists house_key (key blob not null check (length(key) = 32)) strict; \
     delete from house_key; insert into house_key (key) values (?)";
const HAS_KEY: &str = "select count(*) from sqlite_schema where name = 'house_key'";
const KEY: &str = "select key from house_key";
/// Nothing is left of the key in pages that are not used any more.
const NO_KEY: &str = "pragma secure_delete = on; drop table house_key; vacuum";

/// What was put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restored {
    /// The database and the key: everybody is known as before.
    House,
    /// The database alone, since the copy has no key: whoever has no password is unknown now.
    WithoutKey,
}

/// Copies the database of a folder, and the key beside it, into a file. The server may run
/// meanwhile. A file of that name is replaced, once the copy is complete.
pub async fn backup(from_folder: impl AsRef<Path>, to_file: impl AsRef<Path>) -> Result<(), FileError> {
    let (from, to) = (file::file_of(from_folder.as_ref()), to_file.as_ref());
    if !file::has_content(&from)? {
        return Err(FileFault::NoDatabase.of(&from));
    }
    if to.is_dir() {
        return Err(FileFault::Folder.of(to));
    }
    if is_same(&from, to) {
        return Err(FileFault::Itself.of(to));
    }
    let folder = folder_of(&from);
    let key = SecretKey::found_in(folder).map_err(|error| from_key(folder, &error))?;
    file::make_room(to)?;
    let partial = Partial::beside(to);
    partial.copy(&from).await?;
    if let Some(key) = key {
        partial.keep_key(&key).await?;
    }
    partial.put_in_place(to).await
}

/// Puts a copy back as the database of a folder, and its key beside it. A copy that is damaged
/// or newer than this program is refused, and so is a folder that has a database, or the key
/// of another house.
pub async fn restore(file: impl AsRef<Path>, to_folder: impl AsRef<Path>) -> Result<Restored, FileError> {
    let (from, to) = (file.as_ref(), file::file_of(to_folder.as_ref()));
    if !file::has_content(from)? {
        return Err(FileFault::NoCopy.of(from));
    }
    if file::check(from, Look::Whole).await? == 0 {
        return Err(FileFault::EmptyCopy.of(from));
    }
    if file::is_there(&to) {
        return Err(FileFault::AlreadyThere.of(&to));
    }
    file::make_room(&to)?;
    let lock = file::hold(&to).await?;
    // Somebody may have opened the folder before the lock was ours.
    if file::is_there(&to) {
        return Err(FileFault::AlreadyThere.of(&to));
    }
    let partial = Partial::beside(&to);
    partial.copy(from).await?;
    let key = partial.take_key().await?;
    if let Some(key) = &key {
        put_key(key, folder_of(&to))?;
    }
    partial.put_in_place(&to).await?;
    drop(lock);
    Ok(if key.is_some() { Restored::House } else { Restored::WithoutKey })
}

/// The key comes before the database: a folder in which only the key is can be filled again.
fn put_key(key: &SecretKey, folder: &Path) -> Result<(), FileError> {
    let unkept = |error| from_key(folder, &error);
    match SecretKey::found_in(folder).map_err(unkept)? {
        Some(there) if there == *key => Ok(()),
        Some(_) => Err(FileFault::OtherKey.of(folder)),
        None => key.put_into(folder).map_err(unkept),
    }
}

/// A copy that is not complete yet. If it does not become so, it goes.
struct Partial(PathBuf);

impl Partial {
    /// Beside the copy, so that it can be renamed; and of this process alone.
    fn beside(to: &Path) -> Partial {
        let mut name = to.as_os_str().to_owned();
        name.push(format!(".partial-{}", std::process::id()));
        Partial(name.into())
    }

    async fn copy(&self, from: &Path) -> Result<(), FileError> {
        let name = self.0.to_str().ok_or_else(|| FileFault::NotUnicode.of(&self.0))?;
        file::make_file(&self.0)?;
        let mut connection = file::to_read(from).connect().await.map_err(|error| from_database(from, error))?;
        let copied = sqlx::query("vacuum into ?").bind(name).execute(&mut connection).await;
        connection.close().await.map_err(|error| from_database(from, error))?;
        copied.map(drop).map_err(|error| from_database(from, error))
    }

    async fn keep_key(&self, key: &SecretKey) -> Result<(), FileError> {
        let mut connection = self.opened().await?;
        let kept = sqlx::query(KEEP_KEY).bind(key.to_copy()).execute(&mut connection).await;
        self.closed(connection, kept.map(drop)).await
    }

    /// The key that was copied along, if there is one. It is in the copy no more.
    async fn take_key(&self) -> Result<Option<SecretKey>, FileError> {
        let mut connection = self.opened().await?;
        let taken = taken_from(&mut connection).await;
        let key = taken.as_ref().ok().cloned().flatten();
        self.closed(connection, taken.map(drop)).await?;
        let key = key.map(|key| key.try_into().map_err(|_| FileFault::NoKey.of(&self.0))).transpose()?;
        Ok(key.map(SecretKey::copied))
    }

    async fn opened(&self) -> Result<SqliteConnection, FileError> {
        let options = SqliteConnectOptions::new().filename(&self.0).disable_statement_logging();
        options.connect().await.map_err(|error| from_database(&self.0, error))
    }

    async fn closed(&self, connection: SqliteConnection, done: sqlx::Result<()>) -> Result<(), FileError> {
        let closed = connection.close().await;
        done.and(closed).map_err(|error| from_database(&self.0, error))
    }

    /// The copy is sound and on disk before it gets its name, and then the name is on disk as
    /// well.
    async fn put_in_place(self, to: &Path) -> Result<(), FileError> {
        let partial = &self.0;
        file::check(partial, Look::Whole).await?;
        let failed = |error| from_system(partial, &error);
        let copy = File::options().read(true).write(true).open(partial).map_err(failed)?;
        #[cfg(unix)]
        copy.set_permissions(<Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o600)).map_err(failed)?;
        copy.sync_all().map_err(failed)?;
        rename(partial, to).map_err(|error| from_system(to, &error))?;
        let folder = folder_of(to);
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| from_system(folder, &error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // It may not have been made at all, or have got its name.
        remove_file(&self.0).ok();
    }
}

async fn taken_from(connection: &mut SqliteConnection) -> sqlx::Result<Option<Vec<u8>>> {
    let has_key: i64 = sqlx::query_scalar(HAS_KEY).fetch_one(&mut *connection).await?;
    if has_key == 0 {
        return Ok(None);
    }
    let key = sqlx::query_scalar(KEY).fetch_optional(&mut *connection).await?;
    connection.execute(NO_KEY).await?;
    Ok(key)
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
