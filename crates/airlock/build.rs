//! Lists the chapters of the written rules, so that each is part of the program.
//!
//! Of the specification only the player's part is taken: the files `NN-….md` directly in a game's folder. What
//! another language says stands in a folder of its own, and all of it is taken, what is for maintainers last.

use std::{
    env,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

/// The languages that say again what is written in English, by the names of their folders.
const OTHERS: [&str; 3] = ["ru", "uk", "pl"];

fn main() -> io::Result<()> {
    let of = |variable| PathBuf::from(env::var_os(variable).expect("cargo says where things are"));
    let rules = of("CARGO_MANIFEST_DIR").join("../../docs/rules");
    println!("cargo::rerun-if-changed={}", rules.display());

    let mut table = String::from("&[\n");
    for game in sorted(&rules)?.into_iter().filter(|path| path.is_dir()) {
        for chapter in &chapters_in(&game)? {
            list(&mut table, &game, "en", chapter)?;
        }
        for language in OTHERS {
            let folder = game.join(language);
            for chapter in chapters_in(&folder)?.iter().chain(&chapters_in(&folder.join("maintainers"))?) {
                list(&mut table, &game, language, chapter)?;
            }
        }
    }
    table.push_str("]\n");
    fs::write(of("OUT_DIR").join("chapters.rs"), table)
}

fn list(table: &mut String, game: &Path, language: &str, chapter: &Path) -> io::Result<()> {
    let chapter = fs::canonicalize(chapter)?;
    writeln!(table, "    ({:?}, {language:?}, include_str!({chapter:?})),", name(game)).expect("a string takes all");
    Ok(())
}

fn chapters_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = if folder.is_dir() { sorted(folder)? } else { Vec::new() };
    Ok(paths.into_iter().filter(|path| is_chapter(path)).collect())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn is_chapter(path: &Path) -> bool {
    let name = name(path);
    name.starts_with(|first: char| first.is_ascii_digit()) && name.ends_with(".md")
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("rules have plain names")
}
