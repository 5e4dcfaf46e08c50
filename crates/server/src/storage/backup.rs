//! A copy of the house, taken while it is open, and the way back from it.
//!
//! A copy is taken from one moment of the database, whatever is being written meanwhile, and
//! checked before it gets its name: an older copy of that name is there until then.

use std::{
    fs::{File, Permissions, remove_file, rename},
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection};

use super::{
    StorageError,
    database::{self, Look, at},
};

/// Copies the database of a folder into a file. The server may run meanwhile. A file of
/// that name is replaced, once the copy is complete.
pub async fn backup(from_folder: impl AsRef<Path>, to_file: impl AsRef<Path>) -> Result<(), StorageError> {
    let (from, to) = (database::file_of(from_folder.as_ref()), to_file.as_ref());
    if !database::has_content(&from)? {
        return Err(at(&from, "there is no database"));
    }
    if to.is_dir() {
        return Err(at(to, "this is a folder: name a file"));
    }
    if is_same(&from, to) {
        return Err(at(to, "this is the database itself: name another file"));
    }
    database::make_room(to)?;
    copy(&from, to).await
}

/// Puts a copy back as the database of a folder. A copy that is damaged or newer than this
/// program is refused, and so is a folder that has a database.
pub async fn restore(file: impl AsRef<Path>, to_folder: impl AsRef<Path>) -> Result<(), StorageError> {
    let (from, to) = (file.as_ref(), database::file_of(to_folder.as_ref()));
    if !database::has_content(from)? {
        return Err(at(from, "there is no copy"));
    }
    if database::check(from, Look::Whole).await? == 0 {
        return Err(at(from, "there is nothing in this copy"));
    }
    if database::is_there(&to) {
        return Err(at(&to, "there is a database already: move it away first"));
    }
    database::make_room(&to)?;
    let lock = database::hold(&to).await?;
    // Somebody may have opened the folder before the lock was ours.
    if database::is_there(&to) {
        return Err(at(&to, "there is a database already: move it away first"));
    }
    copy(from, &to).await?;
    drop(lock);
    Ok(())
}

async fn copy(from: &Path, to: &Path) -> Result<(), StorageError> {
    let partial = partial_name(to);
    let copied = copy_to(from, &partial).await.and_then(|()| put_in_place(&partial, to));
    if copied.is_err() {
        // It may not have been made at all.
        remove_file(&partial).ok();
    }
    copied
}

async fn copy_to(from: &Path, partial: &Path) -> Result<(), StorageError> {
    let name = partial.to_str().ok_or_else(|| at(partial, "the name is not valid Unicode"))?;
    database::make_file(partial)?;
    let mut connection = database::to_read(from).connect().await.map_err(|error| at(from, error))?;
    let copied = sqlx::query("vacuum into ?").bind(name).execute(&mut connection).await;
    connection.close().await.map_err(|error| at(from, error))?;
    copied.map_err(|error| at(from, error))?;
    database::check(partial, Look::Whole).await.map(drop)
}

/// The copy is on disk before it gets its name, and then the name is on disk as well.
fn put_in_place(partial: &Path, to: &Path) -> Result<(), StorageError> {
    let copy = File::options().read(true).write(true).open(partial).map_err(|error| at(partial, error))?;
    #[cfg(unix)]
    copy.set_permissions(<Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o600))
        .map_err(|error| at(partial, error))?;
    copy.sync_all().map_err(|error| at(partial, error))?;
    rename(partial, to).map_err(|error| at(to, error))?;
    let folder = folder_of(to);
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| at(folder, error))
}

/// Beside the copy, so that it can be renamed; and of this process alone.
fn partial_name(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".partial-{}", std::process::id()));
    name.into()
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
