//! Builds the web client when its sources have changed.
//!
//! Its packages are installed when their list has changed. What is built lies in Cargo's
//! folder, so that a checkout stays as it is.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, exit},
};

/// What the client is made of, from the root of the project.
const SOURCES: [&str; 12] = [
    "web/src",
    "web/build",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "texts",
    "docs/books",
    "docs/rules",
];

fn main() {
    let of = |variable| PathBuf::from(env::var_os(variable).expect("cargo says where things are"));
    let root = of("CARGO_MANIFEST_DIR").join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let folder = root.join("web");
    let built = of("OUT_DIR").join("client");
    if !is_installed(&folder).unwrap_or(false) {
        npm(&folder, &["ci", "--no-audit", "--no-fund"]);
    }
    let target = built.to_str().expect("cargo's folders have plain names");
    npm(&folder, &["run", "--silent", "build", "--", "--outDir", target, "--emptyOutDir", "--logLevel", "warn"]);
}

/// Whether the packages are those of the list: npm leaves a copy of it behind.
fn is_installed(folder: &Path) -> io::Result<bool> {
    let list = fs::metadata(folder.join("package-lock.json"))?.modified()?;
    let installed = fs::metadata(folder.join("node_modules/.package-lock.json"))?.modified()?;
    Ok(installed >= list)
}

fn npm(folder: &Path, arguments: &[&str]) {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    match Command::new(program).args(arguments).current_dir(folder).output() {
        Ok(output) if output.status.success() => (),
        Ok(output) => {
            eprintln!("The web client could not be built: npm {} failed in {}.", arguments.join(" "), folder.display());
            eprintln!("{}\n{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            exit(1);
        }
        Err(error) => {
            eprintln!("The web client could not be built, because npm does not start: {error}.");
            eprintln!("Install Node 20 or newer, which comes with npm, and build again.");
            exit(1);
        }
    }
}
