//! Where a game is kept: its record, and beside it, while the game is under way, the
//! dealer's seed. Whoever looks into that second file knows what will be rolled; whoever holds it
//! is the one who plays, and nobody else writes the record meanwhile.

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::Result;
use driver::{Dealer, Seed, Table};
use engine::Views;
use texts::Args;

use crate::{failure::Failure, files, say::Say};

/// The file of a game, and how much of the game is in it.
pub struct Keeping {
    record: PathBuf,
    n_bytes: usize,
    /// The file with the seed, for as long as the game is under way here.
    held: Option<File>,
}

impl Keeping {
    /// In a new file.
    pub fn at(path: &Path) -> Result<Self> {
        if path.exists() {
            return Err(Failure::new("error-file-exists").with("file", path.display().to_string()).into());
        }
        Ok(Keeping::again(path))
    }

    /// In the file that it was read from.
    pub fn again(path: &Path) -> Self {
        Keeping { record: path.to_owned(), n_bytes: 0, held: None }
    }

    /// In a new file with a number in its name, in the folder for what programs keep.
    pub fn somewhere(game: &str) -> Result<Self> {
        let folder = data_folder();
        files::make_folder(&folder)?;
        Ok(first_free(|number| folder.join(format!("{game}-{number}.game"))))
    }

    /// In a new file beside another.
    pub fn beside(path: &Path) -> Result<Self> {
        let stem = path.with_extension("");
        Ok(first_free(|number| files::beside(&stem, &format!("-{}.game", number + 1))))
    }

    /// Writes down what is new.
    pub fn keep<G: Views>(&mut self, table: &Table<G>) -> Result<()> {
        let text = table.record().text();
        if text.len() == self.n_bytes {
            return Ok(());
        }
        if self.n_bytes == 0 && !table.is_finished() {
            let seed = format!("{}\n", table.dealer().seed());
            let held = files::hold_secret(&seed_file(&self.record), seed.as_bytes());
            let held = held.map_err(|error| Failure::from_file("error-file-not-written", &self.record, &error))?;
            let in_use = || Failure::new("error-game-in-use").with("file", self.record.display().to_string());
            self.held = Some(held.ok_or_else(in_use)?);
        }
        files::write(&self.record, text.as_bytes())?;
        self.n_bytes = text.len();
        if table.is_finished() {
            // The seed is in the record now, for everybody to see.
            self.held = None;
            files::remove(&seed_file(&self.record))?;
        }
        Ok(())
    }

    /// A text that names the file.
    pub fn says(&self, say: &Say, key: &str) -> String {
        say.with(key, &Args::new().with("file", quoted(&self.record)))
    }
}

/// The dealer of a game under way, if its seed was kept.
pub fn dealer_of(record: &Path) -> Result<Option<Dealer>> {
    let path = seed_file(record);
    if !path.exists() {
        return Ok(None);
    }
    let text = files::read_record(&path)?;
    let bad = || Failure::new("error-seed-file").with("file", path.display().to_string());
    let text = std::str::from_utf8(&text).map_err(|_| bad())?;
    Ok(Some(Dealer::with_seed(read_seed(text.trim()).ok_or_else(bad)?)))
}

fn read_seed(text: &str) -> Option<Seed> {
    let mut seed = [0; 32];
    if text.len() != 2 * seed.len() || !text.is_ascii() {
        return None;
    }
    for (place, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(Seed(seed))
}

/// Where the seed of a game under way is.
pub fn seed_file(record: &Path) -> PathBuf {
    files::beside(record, ".seed")
}

fn first_free(path: impl Fn(u32) -> PathBuf) -> Keeping {
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    let path = (1..).map(path).find(is_free).expect("some number is free");
    Keeping::again(&path)
}

/// Where programs keep what belongs to a person; the current folder if there is no such
/// place.
pub fn data_folder() -> PathBuf {
    let folder = |variable| env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")));
    data.map_or_else(PathBuf::new, |data| data.join("airlock"))
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:,@".contains(letter);
    match text.chars().all(is_plain) {
        true => text,
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_was_written() {
        let seed = Dealer::seeded(7).seed();

        assert_eq!(read_seed(&seed.to_string()), Some(seed));
        assert_eq!(read_seed("abc"), None);
        assert_eq!(read_seed(&"ж".repeat(32)), None);
    }

    #[test]
    fn a_path_with_spaces_is_quoted() {
        assert_eq!(quoted(Path::new("/tmp/my game")), "'/tmp/my game'");
        assert_eq!(quoted(Path::new("/tmp/игра.game")), "/tmp/игра.game");
    }
}
