//! Where campaigns are kept: a folder with a file for each, and the records of their missions.

use std::{
    ffi::OsStr,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use anyhow::Result;
use chronicle::{Chronicle, LONGEST};

use crate::{commands::play::keeping, failure::Failure, files};

/// The folder.
pub struct Shelf {
    folder: PathBuf,
}

/// How the name of a campaign's file ends.
const ENDING: &str = "campaign";

impl Shelf {
    /// In this folder, or where programs keep what belongs to a person.
    pub fn at(folder: Option<&Path>) -> Shelf {
        let usual = || keeping::data_folder().join("campaigns");
        Shelf { folder: folder.map_or_else(usual, Path::to_owned) }
    }

    /// All campaigns, by the names of their files.
    pub fn all(&self) -> Result<Vec<PathBuf>> {
        let not_read = |error: io::Error| Failure::from_file("error-file-not-read", &self.folder, &error);
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(not_read)?,
        };
        let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>();
        let mut paths = paths.map_err(not_read)?;
        paths.retain(|path| path.extension() == Some(OsStr::new(ENDING)));
        paths.sort();
        Ok(paths)
    }

    /// The campaign of this name.
    pub fn find(&self, name: &str) -> Result<Chronicle> {
        let path = self.file(name);
        if path.exists() {
            return self.read(&path);
        }
        let stems = self.all()?;
        let stems: Vec<String> =
            stems.iter().filter_map(|path| path.file_stem()?.to_str().map(str::to_owned)).collect();
        let count = stems.len();
        let failure = Failure::new("error-campaign-unknown").with("name", name).with("count", count);
        Err(failure.with("names", stems.join(", ")).into())
    }

    /// Reads the campaign in a file. Nothing is read beyond what a campaign can be.
    pub fn read(&self, path: &Path) -> Result<Chronicle> {
        let read = || -> io::Result<Vec<u8>> {
            let mut bytes = Vec::new();
            File::open(path)?.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
            Ok(bytes)
        };
        let bytes = read().map_err(|error| Failure::from_file("error-file-not-read", path, &error))?;
        Ok(Chronicle::read(&bytes).map_err(|fault| Failure::told(&fault).in_file(path))?)
    }

    /// Puts a campaign there that is not there yet.
    pub fn put(&self, chronicle: &Chronicle) -> Result<()> {
        let path = self.file(&chronicle.campaign.name);
        if fs::symlink_metadata(&path).is_ok() {
            let failure = Failure::new("error-campaign-exists").with("name", chronicle.campaign.name.as_str());
            return Err(failure.with("file", path.display().to_string()).into());
        }
        files::make_folder(&self.folder)?;
        files::write(&path, chronicle.text().as_bytes())
    }

    /// Writes a campaign that has gone on.
    pub fn replace(&self, chronicle: &Chronicle) -> Result<()> {
        files::write(&self.file(&chronicle.campaign.name), chronicle.text().as_bytes())
    }

    /// The record of the mission under way, or of the one that is about to begin.
    pub fn game_of(&self, chronicle: &Chronicle) -> PathBuf {
        let number = chronicle.records.len() + 1;
        self.folder.join(format!("{}-{number}.game", stem(&chronicle.campaign.name)))
    }

    /// A mission that was stopped counts for nothing; its record is kept under another name.
    pub fn put_aside(&self, game: &Path) -> Result<()> {
        let path = |number: u32| game.with_extension(format!("stopped-{number}.game"));
        let aside = (1..).map(path).find(|path| fs::symlink_metadata(path).is_err()).expect("some number is free");
        fs::rename(game, &aside).map_err(|error| Failure::from_file("error-file-not-written", &aside, &error).into())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{}.{ENDING}", stem(name)))
    }
}

/// A name as it can be that of a file anywhere: letters and digits, and strokes between them.
fn stem(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' });
    let words: String = letters.flat_map(char::to_lowercase).collect();
    words.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_files() {
        assert_eq!(stem("Hadley's Hope!"), "hadley-s-hope");
        assert_eq!(stem("  Надежда  Хэдли "), "надежда-хэдли");
        assert_eq!(stem("../../etc/passwd"), "etc-passwd");
    }
}
