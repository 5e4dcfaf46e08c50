//! The repository as the checks see it: its files, its Rust sources taken apart, its
//! crates.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result};
use serde_json::Value;

use super::source::Source;
use crate::shell;

/// All that the checks look at, read once.
pub struct House {
    /// The text files by their path from the root, with `/` between folders.
    texts: BTreeMap<String, String>,
    /// The files that are no text.
    pictures: BTreeSet<String>,
    /// The Rust files that can be read.
    sources: Vec<Source>,
    /// The Rust files that cannot be read, each with the reason.
    unreadable: Vec<(String, String)>,
    /// The crates of the workspace.
    crates: Vec<Crate>,
}

/// A crate of the workspace, as cargo tells it.
#[derive(Debug)]
pub struct Crate {
    /// The name of the package.
    pub name: String,
    /// The folder from the root.
    pub folder: String,
    /// What it depends on.
    pub dependencies: Vec<Dependency>,
    /// The features that are switched on by one of its own.
    pub switched: Vec<String>,
}

/// One line of a crate's dependencies.
#[derive(Debug)]
pub struct Dependency {
    /// The name of the package depended on.
    pub name: String,
    /// Whether only tests, examples and benches depend on it.
    pub is_for_tests: bool,
    /// Whether it is there only with a feature.
    pub is_optional: bool,
    /// Which of its features are switched on.
    pub features: Vec<String>,
}

impl House {
    /// Reads the repository at `root`, but for what git is told to ignore.
    pub fn read(root: &Path) -> Result<Self> {
        let mut walk = Walk::default();
        walk.folder(root, "")?;
        let metadata =
            shell::output(shell::cargo(["metadata", "--no-deps", "--format-version", "1"]).current_dir(root))?;
        let metadata = serde_json::from_str(&metadata).context("cargo metadata is JSON")?;
        let root = root.to_str().context("the path of the repository is text")?;
        Ok(House::new(walk.texts, walk.pictures, crates(&metadata, root)))
    }

    /// For tests: a house of these files and no crates.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let texts = files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect();
        House::new(texts, BTreeSet::new(), Vec::new())
    }

    /// For tests: a house of no files and the crates that this metadata tells.
    #[cfg(test)]
    pub fn of_crates(metadata: &Value) -> Self {
        House::new(BTreeMap::new(), BTreeSet::new(), crates(metadata, "/house"))
    }

    fn new(texts: BTreeMap<String, String>, pictures: BTreeSet<String>, crates: Vec<Crate>) -> Self {
        let mut sources = Vec::new();
        let mut unreadable = Vec::new();
        for (path, text) in texts.iter().filter(|(path, _)| path.ends_with(".rs")) {
            match Source::read(path, text) {
                Ok(source) => sources.push(source),
                Err(reason) => unreadable.push((path.clone(), reason.to_string())),
            }
        }
        House { texts, pictures, sources, unreadable, crates }
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// The text files below a folder, with their text; `""` is the root.
    pub fn texts_under(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        let start = if folder.is_empty() { String::new() } else { format!("{folder}/") };
        let texts = self.texts.iter().filter(move |(path, _)| path.starts_with(&start));
        texts.map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// All files, text or not.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().chain(&self.pictures).map(String::as_str)
    }

    /// Whether there is a file or a folder of this path.
    pub fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let below = format!("{path}/");
        path.is_empty() || self.paths().any(|it| it == path || it.starts_with(&below))
    }

    /// The names of the folders directly in a folder.
    pub fn folders_in(&self, folder: &str) -> BTreeSet<&str> {
        let start = format!("{folder}/");
        let below = self.paths().filter_map(|path| path.strip_prefix(start.as_str()));
        below.filter_map(|path| path.split_once('/')).map(|(name, _)| name).collect()
    }

    /// The Rust sources.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The Rust files that are not Rust, each with the reason.
    pub fn unreadable(&self) -> &[(String, String)] {
        &self.unreadable
    }

    /// The crates of the workspace.
    pub fn crates(&self) -> &[Crate] {
        &self.crates
    }

    /// The names of the games that have a crate; the kit of the two Nemesis is no game.
    pub fn games(&self) -> BTreeSet<&str> {
        let mut games = self.folders_in("crates/games");
        games.retain(|game| *game != "nemesis-kit");
        games
    }
}

/// The crates that `cargo metadata` tells of a workspace at `root`.
fn crates(metadata: &Value, root: &str) -> Vec<Crate> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let texts = |value: &Value| list(value).iter().map(text).collect::<Vec<_>>();
    let packages = list(&metadata["packages"]);
    let packages = packages.iter().map(|package| {
        let manifest = text(&package["manifest_path"]);
        let folder = manifest.strip_prefix(root).unwrap_or(&manifest).trim_matches('/');
        let dependencies = list(&package["dependencies"]);
        let dependencies = dependencies.iter().map(|dependency| Dependency {
            name: text(&dependency["name"]),
            is_for_tests: dependency["kind"] == "dev",
            is_optional: dependency["optional"] == true,
            features: texts(&dependency["features"]),
        });
        Crate {
            name: text(&package["name"]),
            folder: folder.trim_end_matches("Cargo.toml").trim_end_matches('/').to_owned(),
            dependencies: dependencies.collect(),
            switched: package["features"].as_object().into_iter().flatten().flat_map(|(_, on)| texts(on)).collect(),
        }
    });
    packages.collect()
}

/// A walk through the folders that keeps what it reads.
#[derive(Default)]
struct Walk {
    texts: BTreeMap<String, String>,
    pictures: BTreeSet<String>,
    /// What the `.gitignore` files met so far name: the folder of the file, and its line.
    ignored: Vec<(String, String)>,
}

impl Walk {
    fn folder(&mut self, root: &Path, folder: &str) -> Result<()> {
        let here = root.join(folder);
        if let Ok(lines) = fs::read_to_string(here.join(".gitignore")) {
            let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
            self.ignored.extend(lines.map(|line| (folder.to_owned(), line.to_owned())));
        }
        for entry in fs::read_dir(&here).with_context(|| format!("reading {}", here.display()))? {
            let entry = entry?;
            let Some(name) = entry.file_name().to_str().map(str::to_owned) else { continue };
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if name == ".git" || self.is_ignored(&path, &name) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.folder(root, &path)?;
                continue;
            }
            match String::from_utf8(fs::read(entry.path()).with_context(|| format!("reading {path}"))?) {
                Ok(text) => _ = self.texts.insert(path, text),
                Err(_) => _ = self.pictures.insert(path),
            }
        }
        Ok(())
    }

    /// Understands names, `/names`, `folders/` and `*.endings`, which is all that is used.
    fn is_ignored(&self, path: &str, name: &str) -> bool {
        self.ignored.iter().any(|(folder, line)| {
            let line = line.trim_end_matches('/');
            let Some(below) = path.strip_prefix(folder.as_str()).map(|below| below.trim_start_matches('/')) else {
                return false;
            };
            match (line.strip_prefix('*'), line.contains('/')) {
                (Some(ending), _) => name.ends_with(ending),
                (None, true) => below == line.trim_start_matches('/'),
                (None, false) => name == line,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_git_ignores_is_not_looked_at() {
        let ignored = [("", "/target"), ("", "*.log"), ("fuzz", "corpus")];
        let ignored = ignored.map(|(folder, line)| (folder.to_owned(), line.to_owned())).to_vec();
        let walk = Walk { ignored, ..Walk::default() };

        assert!(walk.is_ignored("target", "target"));
        assert!(walk.is_ignored("crates/a/b.log", "b.log"));
        assert!(walk.is_ignored("fuzz/corpus", "corpus"));
        assert!(!walk.is_ignored("crates/target", "target"));
        assert!(!walk.is_ignored("docs/corpus", "corpus"));
    }

    #[test]
    fn folders_exist_by_their_files() {
        let crates = ["chess", "lockdown", "nemesis-kit"].map(|name| format!("crates/games/{name}/src/lib.rs"));
        let house = House::of(&crates.each_ref().map(|path| (path.as_str(), "")));

        assert!(house.has("crates/games"));
        assert!(house.has("crates/games/chess/"));
        assert!(!house.has("crates/game"));
        assert_eq!(house.games(), BTreeSet::from(["chess", "lockdown"]));
    }
}
