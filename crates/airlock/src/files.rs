//! Files: read whole, and written whole or not at all.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
    process,
};

use anyhow::Result;
use catalog::GameId;
use driver::{Record, record};
use engine::Game;

use crate::failure::Failure;

/// Reads a file that may be a record: no further than the longest record goes.
pub fn read_record(path: &Path) -> Result<Vec<u8>> {
    let read = || -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(record::MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    read().map_err(|error| Failure::from_file("error-file-not-read", path, &error).into())
}

/// The game that a record is of, if it is one of ours.
pub fn game_of(path: &Path, bytes: &[u8]) -> Result<GameId> {
    let name = record::game_of(bytes).map_err(|error| Failure::told(&error).in_file(path))?;
    GameId::from_name(&name).ok_or_else(|| unknown_game(&name).into())
}

/// Reads a record of a game.
pub fn parse<G: Game>(path: &Path, bytes: &[u8]) -> Result<Record<G>> {
    Ok(Record::parse(bytes).map_err(|error| Failure::told(&error).in_file(path))?)
}

/// The failure to know a game of this name.
pub fn unknown_game(name: &str) -> Failure {
    let games: Vec<&str> = <GameId as engine::Word>::ALL.iter().map(|game| game.name()).collect();
    Failure::new("error-unknown-game").with("name", name).with("games", games.join(", "))
}

/// Writes a file as a whole: whoever reads it sees what was there before or all that is
/// new.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let unfinished = beside(path, &format!(".{}.part", process::id()));
    let written = File::create(&unfinished)
        .and_then(|mut file| file.write_all(bytes))
        .and_then(|()| fs::rename(&unfinished, path));
    written.map_err(|error| {
        // What could not be finished is of no use, and may not be there at all.
        _ = fs::remove_file(&unfinished);
        Failure::from_file("error-file-not-written", path, &error).into()
    })
}

/// Writes a file that only its owner may read, and holds it: nobody else can as long as the answer is
/// kept. Nothing is written if another program holds it.
pub fn hold_secret(path: &Path, bytes: &[u8]) -> io::Result<Option<File>> {
    let mut file = open_secret(path)?;
    // Where the system has no locks, nobody is kept out.
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Ok(None);
    }
    let is_there = io::read_to_string(&file).is_ok_and(|before| before.as_bytes() == bytes);
    if !is_there {
        file.set_len(0)?;
        file.rewind()?;
        file.write_all(bytes)?;
    }
    Ok(Some(file))
}

/// Makes a folder, and those that it is in.
pub fn make_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).map_err(|error| Failure::from_file("error-folder-not-made", path, &error).into())
}

/// Removes a file. It is no loss if it is not there.
pub fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Failure::from_file("error-file-not-removed", path, &error).into())
        }
        Err(_) | Ok(()) => Ok(()),
    }
}

/// The path with something added to its last part.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn open_secret(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl Failure {
    /// A failure of the system to do something with a file.
    pub fn from_file(key: &'static str, path: &Path, error: &io::Error) -> Self {
        Failure::from_system(key, error).with("file", path.display().to_string())
    }

    /// A failure of the system, with a word for what it says.
    pub fn from_system(key: &'static str, error: &io::Error) -> Self {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "not-found",
            io::ErrorKind::PermissionDenied => "not-allowed",
            io::ErrorKind::AlreadyExists => "exists",
            io::ErrorKind::IsADirectory => "folder",
            io::ErrorKind::NotADirectory => "no-folder",
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
            io::ErrorKind::ReadOnlyFilesystem => "read-only",
            _ => "other",
        };
        Failure::new(key).with("reason", reason).with("code", error.raw_os_error().unwrap_or_default())
    }
}
