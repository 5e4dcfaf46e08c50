//! What goes wrong with the storage: for whoever reads and writes, and for whoever opens a
//! database or copies it. The words are for developers and the log; programs go by the kind.

use std::{
    io,
    path::{Path, PathBuf},
};

use thiserror::Error;

use crate::config::KeyError;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The disk, or the database, says no.
    #[error("storage failed: {0}")]
    Failed(String),
    /// A row is there, but has something in it that nobody here has written.
    #[error("a stored row cannot be read: {column}: {what}")]
    Unreadable {
        /// Where in the row.
        column: String,
        /// What is the matter with it.
        what: String,
    },
    /// A table was to be changed that is not there.
    #[error("there is no such table")]
    NoSuchTable,
    /// Somebody else has taken the table, or its row was changed from outside.
    #[error("the table is somebody else's by now")]
    NotHeld,
    /// Moments that do not follow those that are there, or a row that does not follow its moments.
    #[error("a moment is missing, or is there already")]
    Gap,
    /// A number is greater than any that can be kept.
    #[error("a number is too large to be kept")]
    TooLarge,
    /// A name that somebody with a password has already.
    #[error("the name is taken")]
    NameTaken,
    /// The storage was closed.
    #[error("storage is closed")]
    Closed,
}

/// Why a database of a server cannot be used. Nothing of it tells its address, which may have a password in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ServerFault {
    /// It is not written as one.
    #[error("this is no address of a PostgreSQL database: {0}")]
    NoAddress(String),
    /// Nobody is there, or nobody lets us in.
    #[error("the database cannot be reached: {0}")]
    NotReached(String),
    /// It may lose what it has said that it stored.
    #[error("the server would lose what it has stored: {setting} is {value}")]
    Unsafe {
        /// The setting.
        setting: String,
        /// How it is set.
        value: String,
    },
    /// It is a copy that follows another server.
    #[error("the server only follows another one: nothing can be written to it")]
    ReadOnly,
    /// It is older than any that this program knows.
    #[error("the server is PostgreSQL {found}, and has to be {least} at least")]
    TooOld {
        /// Its version.
        found: i64,
        /// The oldest that will do.
        least: i64,
    },
    /// It does not keep every letter.
    #[error("the database is kept in {0}, and has to be in UTF8")]
    Encoding(String),
    /// Another house uses it.
    #[error("another server is using this database")]
    InUse,
    /// A later program has made it.
    #[error("the database has version {version}, and this program knows up to {known}: update it")]
    Newer {
        /// Its version.
        version: i64,
        /// The latest that is known here.
        known: i64,
    },
    /// Another kind of program has made it.
    #[error("this is the database of another program")]
    Foreign,
    /// The database says no, in its own words.
    #[error("{0}")]
    Database(String),
}

/// Why a database cannot be opened, copied or put back, and which file it is about.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {fault}", file.display())]
pub struct FileError {
    /// The file, or the folder.
    pub file: PathBuf,
    /// What is the matter with it.
    pub fault: FileFault,
}

/// What can be the matter with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// Another server holds it.
    #[error("another server is using this database")]
    InUse,
    /// A later program has made it.
    #[error("the database has version {version}, and this program knows up to {known}: update it")]
    Newer {
        /// Its version.
        version: i64,
        /// The latest that is known here.
        known: i64,
    },
    /// It is damaged, or no database at all.
    #[error("the database is damaged or cannot be read: {0}")]
    Damaged(String),
    /// There is no room on the disk. The database may well be sound.
    #[error("the disk is full")]
    Full,
    /// Another kind of program has made it.
    #[error("this is the database of another program")]
    Foreign,
    /// There is nothing to copy.
    #[error("there is no database")]
    NoDatabase,
    /// There is nothing to put back.
    #[error("there is no copy")]
    NoCopy,
    /// There is a database to put back, and nothing is in it.
    #[error("there is nothing in this copy")]
    EmptyCopy,
    /// What is there would be lost.
    #[error("there is a database already: move it away first")]
    AlreadyThere,
    /// A copy would replace what it is a copy of.
    #[error("this is the database itself: name another file")]
    Itself,
    /// A copy is to be a file.
    #[error("this is a folder: name a file")]
    Folder,
    /// There is a key already, and it is another than that of the copy.
    #[error("there is the key of another house: move it away first")]
    OtherKey,
    /// What should hold the key of a house does not.
    #[error("this holds no key of a house")]
    NoKey,
    /// The database wants its names in Unicode.
    #[error("the name is not valid Unicode")]
    NotUnicode,
    /// The system says no.
    #[error("{what}")]
    System {
        /// What kind of no.
        kind: io::ErrorKind,
        /// In its own words.
        what: String,
    },
    /// The database says no, in its own words.
    #[error("{0}")]
    Database(String),
}

impl FileFault {
    /// The same about a file.
    pub(super) fn of(self, file: &Path) -> FileError {
        FileError { file: file.to_owned(), fault: self }
    }
}

/// What the system says about a file.
pub(super) fn from_system(file: &Path, error: &io::Error) -> FileError {
    FileFault::System { kind: error.kind(), what: error.to_string() }.of(file)
}

/// What is the matter with the key of a house, or of a copy.
pub(super) fn from_key(folder: &Path, error: &KeyError) -> FileError {
    match error {
        KeyError::Unkept { path, source } => from_system(path, source),
        KeyError::Damaged { path } => FileFault::NoKey.of(path),
        KeyError::NoChance => from_system(folder, &io::Error::other(error.to_string())),
    }
}

/// What the database says about a file.
pub(super) fn from_database(file: &Path, error: impl std::fmt::Display) -> FileError {
    FileFault::Database(error.to_string()).of(file)
}
