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
    database::{self, Look},
    error::{FileError, FileFault, from_database, from_system},
};

/// Copies the database of a folder into a file. The server may run meanwhile. A file of
/// that name is replaced, once the copy is complete.
pub async fn backup(from_folder: impl AsRef<Path>, to_file: impl AsRef<Path>) -> Result<(), FileError> {
    let (from, to) = (database::file_of(from_folder.as_ref()), to_file.as_ref());
    if !database::has_content(&from)? {
        return Err(FileFault::NoDatabase.of(&from));
    }
    if to.is_dir() {
        return Err(FileFault::Folder.of(to));
    }
    if is_same(&from, to) {
        return Err(FileFault::Itself.of(to));
    }
    database::make_room(to)?;
    copy(&from, to).await
}

/// Puts a copy back as the database of a folder. A copy that is damaged or newer than this
/// program is refused, and so is a folder that has a database.
pub async fn restore(file: impl AsRef<Path>, to_folder: impl AsRef<Path>) -> Result<(), FileError> {
    let (from, to) = (file.as_ref(), database::file_of(to_folder.as_ref()));
    if !database::has_content(from)? {
        return Err(FileFault::NoCopy.of(from));
    }
    if database::check(from, Look::Whole).await? == 0 {
        return Err(FileFault::EmptyCopy.of(from));
    }
    if database::is_there(&to) {
        return Err(FileFault::AlreadyThere.of(&to));
    }
    database::make_room(&to)?;
    let lock = database::hold(&to).await?;
    // Somebody may have opened the folder before the lock was ours.
    if database::is_there(&to) {
        return Err(FileFault::AlreadyThere.of(&to));
    }
    copy(from, &to).await?;
    drop(lock);
    Ok(())
}

async fn copy(from: &Path, to: &Path) -> Result<(), FileError> {
    let partial = partial_name(to);
    let copied = copy_to(from, &partial).await.and_then(|()| put_in_place(&partial, to));
    if copied.is_err() {
        // It may not have been made at all.
        remove_file(&partial).ok();
    }
    copied
}

async fn copy_to(from: &Path, partial: &Path) -> Result<(), FileError> {
    let name = partial.to_str().ok_or_else(|| FileFault::NotUnicode.of(partial))?;
    database::make_file(partial)?;
    let mut connection = database::to_read(from).connect().await.map_err(|error| from_database(from, error))?;
    let copied = sqlx::query("vacuum into ?").bind(name).execute(&mut connection).await;
    connection.close().await.map_err(|error| from_database(from, error))?;
    copied.map_err(|error| from_database(from, error))?;
    database::check(partial, Look::Whole).await.map(drop)
}

/// The copy is on disk before it gets its name, and then the name is on disk as well.
fn put_in_place(partial: &Path, to: &Path) -> Result<(), FileError> {
    let copy = File::options().read(true).write(true).open(partial).map_err(|error| from_system(partial, &error))?;
    #[cfg(unix)]
    copy.set_permissions(<Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o600))
        .map_err(|error| from_system(partial, &error))?;
    copy.sync_all().map_err(|error| from_system(partial, &error))?;
    rename(partial, to).map_err(|error| from_system(to, &error))?;
    let folder = folder_of(to);
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| from_system(folder, &error))
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
