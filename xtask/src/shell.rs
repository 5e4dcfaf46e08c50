//! Running other programs from the root of the repository, in plain sight.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// The root of the repository that cargo was started in.
pub fn root() -> PathBuf {
    let package = env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let root = Path::new(&package).parent().expect("xtask lies in the root of the repository");
    root.to_owned()
}

/// Cargo, to be run from the root with plain output.
pub fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = program(&cargo);
    command.args(arguments).env("CARGO_TERM_COLOR", "never").env("CARGO_TERM_PROGRESS_WHEN", "never");
    command
}

/// A program, to be run from the root.
pub fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// Runs a command to its end. An error if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = announce(command);
    let status = command.status().with_context(|| format!("`{line}` did not start"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Runs a command to its end, passes on what it says on its error stream, and gives back
/// those lines with whether it succeeded.
pub fn run_and_listen(command: &mut Command) -> Result<(bool, Vec<String>)> {
    let line = announce(command);
    let mut child = command.stderr(Stdio::piped()).spawn().with_context(|| format!("`{line}` did not start"))?;
    let errors = child.stderr.take().expect("the error stream was piped");
    let mut heard = Vec::new();
    for said in BufReader::new(errors).split(b'\n') {
        let said = String::from_utf8_lossy(&said?).into_owned();
        println!("{said}");
        heard.push(said);
    }
    let status = child.wait()?;
    Ok((status.success(), heard))
}

/// Runs a command silently and gives back what it prints. An error with its complaint if
/// it fails.
pub fn output(command: &mut Command) -> Result<String> {
    let line = spelled(command);
    let output = command.output().with_context(|| format!("`{line}` did not start"))?;
    if !output.status.success() {
        bail!("`{line}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a command can be run at all, judged by asking for its version.
pub fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The folder in which cargo builds.
pub fn target_directory() -> Result<PathBuf> {
    let metadata = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let directory = metadata["target_directory"].as_str().context("cargo did not say where it builds")?;
    Ok(PathBuf::from(directory))
}

fn announce(command: &Command) -> String {
    let line = spelled(command);
    println!("$ {line}");
    line
}

/// The command as a person would type it.
fn spelled(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args()).map(|word| {
        let word = word.to_string_lossy();
        if word.contains(' ') { format!("'{word}'") } else { word.into_owned() }
    });
    words.collect::<Vec<_>>().join(" ")
}
