//! `cargo xtask package`: in `target/package` the program as a Debian package, and by itself in one file
//! that needs no libraries; with `--try` the package on a fresh Debian, as `docs/running.md` says it is done.
//!
//! The package has the program against the libraries of Debian, as other packages have.

mod deb;
mod machine;
mod page;
mod socket;
mod trying;
mod visitor;

use std::{
    env::consts::ARCH,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};

use crate::{
    report::{Outcome, Report},
    shell::{self, answers, cargo, program, root, target_directory},
};

/// What is wanted.
pub struct Wishes {
    /// A program that is built already.
    pub binary: Option<PathBuf>,
    /// Whether the package is tried.
    pub tries: bool,
}

/// Makes the package; if that is wanted one that is soon unpacked again, and tries it.
pub fn run(wishes: &Wishes) -> Result<ExitCode> {
    let folder = folder()?;
    let binary = match &wishes.binary {
        Some(binary) => fs::canonicalize(binary).with_context(|| format!("there is no {}", binary.display()))?,
        None => {
            build_static(&folder)?;
            build()?
        }
    };
    if wishes.tries {
        let mut report = Report::default();
        trying::run_within(&mut report, &binary, &folder);
        return Ok(report.close());
    }
    // Of packages of other versions none is left that somebody could take for this one.
    for old in fs::read_dir(&folder)?.filter_map(|entry| Some(entry.ok()?.path())) {
        if old.extension().is_some_and(|ending| ending == "deb") {
            fs::remove_file(old)?;
        }
    }
    let package = deb::make(&binary, &deb::version()?, &folder, deb::Packed::Small)?;
    println!("The package: {}", package.display());
    Ok(ExitCode::SUCCESS)
}

/// The same, among other checks.
pub fn run_within(report: &mut Report) {
    if let Some(missing) = machine::missing() {
        report.run("package", || Outcome::Skipped(missing));
        return;
    }
    let mut built = None;
    report.run("package", || Outcome::of(build().and_then(|binary| folder().map(|it| built = Some((binary, it))))));
    if let Some((binary, folder)) = built {
        trying::run_within(report, &binary, &folder);
    }
}

fn folder() -> Result<PathBuf> {
    let folder = target_directory()?.join("package");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Builds the program as it is released, against the libraries of this machine.
fn build() -> Result<PathBuf> {
    shell::run(&mut cargo(["build", "--release", "--package", "airlock"]))?;
    Ok(target_directory()?.join("release/airlock"))
}

/// Builds the program with all it needs in it, so that it runs on any Linux, if that can be done here.
fn build_static(folder: &Path) -> Result<()> {
    let target = format!("{ARCH}-unknown-linux-musl");
    if let Some(why) = why_not_static(&target) {
        println!("No program without libraries is made: {why}.");
        return Ok(());
    }
    shell::run(&mut cargo(["build", "--release", "--package", "airlock", "--target", &target]))?;
    let program = folder.join("airlock");
    deb::strip(&target_directory()?.join(target).join("release/airlock"), &program)?;
    if deb::needs_libraries(&program)? {
        bail!("{} needs libraries", program.display());
    }
    println!("The program without libraries: {}", program.display());
    Ok(())
}

/// Why no program can be built that needs no libraries.
fn why_not_static(target: &str) -> Option<String> {
    let installed = shell::output(program("rustup").args(["target", "list", "--installed"]));
    if !installed.is_ok_and(|installed| installed.lines().any(|line| line == target)) {
        return Some(format!("there is no {target}; `rustup target add {target}` brings it"));
    }
    let has_linker = answers(program("musl-gcc").arg("--version"));
    (!has_linker).then(|| "there is no musl-gcc; `apt install musl-tools` brings it".to_owned())
}

/// Copies a file of the repository, and says which it was if that fails.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let folder = to.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder)?;
    fs::copy(from, to).with_context(|| format!("{} cannot be copied to {}", from.display(), to.display()))?;
    Ok(())
}

/// The path of a file of the repository.
fn ours(path: &str) -> PathBuf {
    root().join(path)
}
