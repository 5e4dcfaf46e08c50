//! Running other programs from the root of the repository, in plain sight.

use std::{
    env,
    io::{self, BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Duration,
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

/// How many of a failed command's last lines are told again: enough to find the reason.
const LAST_LINES: usize = 60;

/// Runs a command to its end. An error with its last lines if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    run_noting(command, &mut Vec::new())
}

/// The same, where what it says is noted, also if it fails.
pub fn run_noting(command: &mut Command, heard: &mut Vec<String>) -> Result<()> {
    let (succeeded, said) = run_and_listen(command)?;
    *heard = said;
    if !succeeded {
        let last = &heard[heard.len().saturating_sub(LAST_LINES)..];
        bail!("`{}` failed\n{}", spelled(command), last.join("\n"));
    }
    Ok(())
}

/// How long a command that has ended is listened to, should something that it started and left
/// behind still be able to speak.
const PATIENCE: Duration = Duration::from_secs(2);

/// Runs a command to its end, passes on what it says, and gives back those lines with
/// whether it succeeded.
pub fn run_and_listen(command: &mut Command) -> Result<(bool, Vec<String>)> {
    let line = announce(command);
    let (listener, speaker) = io::pipe()?;
    let spawned = command.stdout(speaker.try_clone()?).stderr(speaker).spawn();
    // Whoever listens hears the end only when nobody else can speak.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.with_context(|| format!("`{line}` did not start"))?;
    let (teller, told) = mpsc::channel();
    thread::spawn(move || BufReader::new(listener).split(b'\n').try_for_each(|said| teller.send(said)));
    let mut heard = Vec::new();
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok(said) => {
                let said = String::from_utf8_lossy(&said?).into_owned();
                println!("{said}");
                heard.push(said);
            }
            Err(RecvTimeoutError::Timeout) if child.try_wait()?.is_none() => (),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok((child.wait()?.success(), heard))
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

/// Builds the program as tests use it, with all its own checks, and says where it is. Beside a
/// test of its own it is built from the same parts as all tests, and nothing is built twice.
pub fn program_under_test() -> Result<PathBuf> {
    run(&mut cargo(["build", "--workspace", "--test", "help"]))?;
    Ok(target_directory()?.join("debug/airlock"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_told_with_what_it_said_last() {
        let mut complaining = program("sh");
        complaining.args(["-c", "seq 100; echo at fault >&2; exit 3"]);

        let error = run(&mut complaining).unwrap_err().to_string();

        let lines: Vec<_> = error.lines().collect();
        assert!(lines[0].ends_with(" failed"), "{error}");
        assert_eq!(lines.len(), 1 + LAST_LINES);
        assert_eq!(lines[LAST_LINES - 1..], ["100", "at fault"]);
    }

    #[test]
    fn a_command_that_succeeds_is_heard_on_both_of_its_streams() {
        let mut talking = program("sh");
        talking.args(["-c", "echo one; echo two >&2"]);

        assert_eq!(run_and_listen(&mut talking).unwrap(), (true, vec!["one".to_owned(), "two".to_owned()]));
    }

    #[test]
    fn what_a_command_leaves_behind_is_not_waited_for() {
        let mut forgetful = program("sh");
        forgetful.args(["-c", "sleep 600 & echo $!"]);

        let (succeeded, heard) = run_and_listen(&mut forgetful).unwrap();

        assert!(succeeded && program("kill").arg(&heard[0]).status().unwrap().success(), "it still runs");
    }
}
