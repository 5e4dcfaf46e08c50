//! Lists the chapters of the written rules, so that each is part of the program.
//!
//! Only the player's part is taken: the files `NN-….md` directly in a game's folder.

use std::{
    env,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let of = |variable| PathBuf::from(env::var_os(variable).expect("cargo says where things are"));
    let rules = of("CARGO_MANIFEST_DIR").join("../../docs/rules");
    println!("cargo::rerun-if-changed={}", rules.display());

    let mut table = String::from("&[\n");
    for game in sorted(&rules)?.into_iter().filter(|path| path.is_dir()) {
        let chapters = sorted(&game)?.into_iter().filter(|path| is_chapter(path));
        for chapter in chapters {
            let chapter = fs::canonicalize(chapter)?;
            writeln!(table, "    ({:?}, include_str!({chapter:?})),", name(&game)).expect("a string takes all");
        }
    }
    table.push_str("]\n");
    fs::write(of("OUT_DIR").join("chapters.rs"), table)
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
