//! Lists the files of texts, so that each is part of the program.
//!
//! A new file is picked up by itself: nothing but its place in the folder names it.

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
    fs::write(of("OUT_DIR").join("files.rs"), table(&texts, &files))
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
fn table(texts: &Path, files: &[PathBuf]) -> String {
    let mut table = String::from("&[\n");
    for path in files {
        let name = path.strip_prefix(texts).expect("the file was found there");
        let name = name.to_str().expect("files of texts have plain names").replace('\\', "/");
        let (language, file) = name.split_once('/').expect("each file is in the folder of a language");
        writeln!(table, "    ({language:?}, {file:?}, include_str!({path:?})),").expect("a string takes all");
    }
    table.push_str("]\n");
    table
}
