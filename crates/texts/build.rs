//! Lists the files of texts, so that each is part of the program.
//!
//! A new file is picked up by itself: nothing but its place in the folder names it. What a family of games says
//! is said by each of them (`texts/families.txt`).

use std::{
    env,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let of = |variable| PathBuf::from(env::var_os(variable).expect("cargo says where things are"));
    let texts = of("CARGO_MANIFEST_DIR").join("../../texts");
    println!("cargo::rerun-if-changed={}", texts.display());

    let mut files = Vec::new();
    if texts.is_dir() {
        find(&texts, &mut files)?;
    }
    files.sort();
    let families = fs::read_to_string(texts.join("families.txt"))?;
    fs::write(of("OUT_DIR").join("files.rs"), table(&texts, &files, &families)?)
}

/// The games of a family, or none where a folder is no family's.
fn games_of<'a>(folder: &str, families: &'a str) -> Vec<&'a str> {
    let lines = families.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    lines.filter(|(family, _)| *family == folder).flat_map(|(_, games)| games.split(", ")).collect()
}

/// Finds all files of texts in a folder and the folders in it.
fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}

/// The Rust source of the table: for each file its folder, its name and what it says.
fn table(texts: &Path, files: &[PathBuf], families: &str) -> io::Result<String> {
    let mut table = String::from("&[\n");
    for path in files {
        let name = path.strip_prefix(texts).expect("the file was found there");
        let name = name.to_str().expect("files of texts have plain names").replace('\\', "/");
        let (language, file) = name.split_once('/').expect("each file is in the folder of a language");
        let folder = file.split_once('/').map_or("", |(folder, _)| folder);
        let games = games_of(folder, families);
        for game in &games {
            let text = fs::read_to_string(path)?.replace(&format!("{folder}-"), &format!("{game}-"));
            writeln!(table, "    ({language:?}, {file:?}, {text:?}),").expect("a string takes all");
        }
        if games.is_empty() {
            writeln!(table, "    ({language:?}, {file:?}, include_str!({path:?})),").expect("a string takes all");
        }
    }
    table.push_str("]\n");
    Ok(table)
}
