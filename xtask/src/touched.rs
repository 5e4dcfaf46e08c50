//! What a change can touch, so that `cargo xtask test --changed` runs that and no more.
//!
//! A file belongs to a crate, to the web client, or to everything; with a crate goes whoever
//! depends on it. Where it is not certain what reads a file, everything is run.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::{
    shell::{self, program},
    tidy::house::Crate,
};

/// Files outside of the crates, by the beginning of their path, and the crates that read them.
const READ_BY: &[(&str, &[&str])] = &[
    ("texts/", &["airlock-texts", "airlock-web"]),
    ("web/tests/fixtures/", &["airlock-protocol"]),
    ("web/tests/", &[]),
    ("web/src/types/", &["airlock-catalog", "airlock-web"]),
    ("web/src/printed/", &["airlock-catalog", "airlock-web"]),
    ("web/", &["airlock-web"]),
    ("docs/books/", &["airlock-web"]),
    ("docs/rules/", &["airlock", "airlock-web"]),
    ("docs/api.md", &["airlock-catalog", "airlock-server"]),
    ("docs/running.md", &["airlock", "xtask"]),
    ("docs/", &[]),
    ("golden/alien-frontiers/", &["alien-frontiers"]),
    ("golden/aliens/", &["aliens"]),
    ("golden/lockdown/", &["lockdown"]),
    ("golden/nemesis/", &["nemesis"]),
    ("fuzz/", &[]),
    ("packaging/", &["airlock", "xtask"]),
    ("examples/", &["airlock"]),
];

/// What of the house is looked at.
#[derive(Debug, PartialEq, Eq)]
pub struct Touched {
    /// The packages, or none where it is all of them.
    packages: Option<BTreeSet<String>>,
    /// Whether the web client is.
    client: bool,
    /// Whether the fuzz targets themselves are.
    fuzz: bool,
}

impl Touched {
    /// All there is.
    pub fn everything() -> Self {
        Touched { packages: None, client: true, fuzz: true }
    }

    /// What differs from a revision, with what git does not know yet.
    pub fn since(base: &str, crates: &[Crate]) -> Result<Self> {
        let changed = shell::output(program("git").args(["diff", "--name-only", base]))?;
        let new = shell::output(program("git").args(["ls-files", "--others", "--exclude-standard"]))?;
        Ok(Touched::by(changed.lines().chain(new.lines()), crates))
    }

    fn by<'a>(files: impl Iterator<Item = &'a str>, crates: &[Crate]) -> Self {
        let mut touched = Touched { packages: Some(BTreeSet::new()), client: false, fuzz: false };
        let mut packages = BTreeSet::new();
        for file in files.filter(|file| file.contains('/') || !file.ends_with(".md")) {
            touched.client |= file.starts_with("web/") || file.starts_with("texts/");
            touched.fuzz |= file.starts_with("fuzz/");
            if let Some(of) = crates.iter().find(|it| file.starts_with(&format!("{}/", it.folder))) {
                packages.insert(of.name.clone());
            } else if let Some((_, readers)) = READ_BY.iter().find(|(start, _)| file.starts_with(start)) {
                packages.extend(readers.iter().map(|&it| it.to_owned()));
            } else {
                return Touched::everything();
            }
        }
        while let Some(one_more) = crates.iter().find(|it| {
            !packages.contains(&it.name) && it.dependencies.iter().any(|dependency| packages.contains(&dependency.name))
        }) {
            packages.insert(one_more.name.clone());
        }
        touched.packages = Some(packages);
        touched
    }

    /// The flags by which cargo takes these packages; nothing where there are none.
    pub fn flags(&self) -> Option<Vec<&str>> {
        match &self.packages {
            None => Some(vec!["--workspace"]),
            Some(packages) if packages.is_empty() => None,
            Some(packages) => Some(packages.iter().flat_map(|it| ["--package", it]).collect()),
        }
    }

    /// Whether a package is among them.
    pub fn has(&self, package: &str) -> bool {
        self.packages.as_ref().is_none_or(|packages| packages.contains(package))
    }

    /// Whether the web client is looked at by itself.
    pub fn has_client(&self) -> bool {
        self.client
    }

    /// Whether a browser could show anything else than before.
    pub fn has_browser(&self) -> bool {
        self.client || self.has("airlock")
    }

    /// Whether the fuzz targets could fail to compile.
    pub fn has_fuzz(&self) -> bool {
        self.fuzz
            || self.has("airlock-driver")
            || self.has("alien-frontiers")
            || self.has("aliens")
            || self.has("nemesis")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tidy::House;

    fn touched(files: &[&str]) -> Touched {
        let package = |name: &str, folder: &str, on: &[&str]| {
            let dependencies: Vec<_> =
                on.iter().map(|it| json!({ "name": it, "kind": null, "optional": false })).collect();
            json!({ "name": name, "manifest_path": format!("/house/{folder}/Cargo.toml"), "dependencies": dependencies })
        };
        let metadata = json!({ "packages": [
            package("airlock-engine", "crates/engine", &[]),
            package("nemesis", "crates/games/nemesis", &["airlock-engine"]),
            package("aliens", "crates/games/aliens", &["airlock-engine"]),
            package("airlock-server", "crates/server", &["nemesis", "aliens"]),
            package("airlock-web", "crates/web", &[]),
            package("airlock", "crates/airlock", &["airlock-server", "airlock-web"]),
            package("xtask", "xtask", &[]),
        ] });
        Touched::by(files.iter().copied(), House::of_crates(&metadata).crates())
    }

    #[test]
    fn a_rule_touches_its_game_and_whoever_plays_it() {
        let touched = touched(&["crates/games/nemesis/src/rules/noise.rs"]);

        assert!(["nemesis", "airlock-server", "airlock"].iter().all(|it| touched.has(it)));
        assert!(!["airlock-engine", "aliens", "airlock-web", "xtask"].iter().any(|it| touched.has(it)));
        assert!(touched.has_browser() && touched.has_fuzz() && !touched.has_client());
    }

    #[test]
    fn a_screen_touches_the_client_and_the_program_that_holds_it() {
        let touched = touched(&["web/src/screens/Book.svelte"]);

        assert_eq!(touched.flags().unwrap(), ["--package", "airlock", "--package", "airlock-web"]);
        assert!(touched.has_client() && touched.has_browser() && !touched.has_fuzz());
    }

    #[test]
    fn a_browser_test_touches_no_crate() {
        let touched = touched(&["web/tests/browser/undo.spec.ts"]);

        assert_eq!(touched.flags(), None);
        assert!(touched.has_client() && touched.has_browser());
    }

    #[test]
    fn documents_touch_nothing_but_what_reads_them() {
        assert_eq!(touched(&["README.md", "docs/load.md"]).flags(), None);
        assert!(touched(&["docs/api.md"]).has("airlock-server"));
    }

    #[test]
    fn what_everything_hangs_on_and_what_nobody_knows_touches_everything() {
        assert_eq!(touched(&["Cargo.lock"]), Touched::everything());
        assert_eq!(touched(&["somewhere/else.txt"]), Touched::everything());
    }
}
