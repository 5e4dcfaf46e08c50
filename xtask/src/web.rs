//! The web client: its checks, and the browser that plays with the real program.

use std::{path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    report::{Outcome, Report},
    retried,
    shell::{self, program},
    touched::Touched,
};

/// Debian's browser and a font for whatever ours do not have.
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// Runs the checks of the client that a change can touch. The browser needs the real program.
pub fn run_within(report: &mut Report, touched: &Touched) {
    if !touched.has_browser() {
        return;
    }
    report.run("web packages", || Outcome::of(install()));
    if touched.has_client() {
        checks(report);
    }
    let mut heard = Vec::new();
    report.run("browser tests", || Outcome::of(browser(&["test"], [], &mut heard)));
    report.note_retried(retried::by_playwright(&heard));
}

fn checks(report: &mut Report) {
    report.run("web types", || Outcome::of(shell::run(&mut npm(["run", "--silent", "check"]))));
    report.run("web lint", || Outcome::of(shell::run(&mut npm(["run", "--silent", "lint"]))));
    report.run("web tests", || Outcome::of(shell::run(&mut npm(["run", "--silent", "test"]))));
}

/// `cargo xtask screens`: pictures of every screen and of the table in many states, in each
/// language and size.
pub fn screens() -> Result<()> {
    install()?;
    let folder = shell::root().join("screens");
    let variables = [("AIRLOCK_SCREENS", folder.clone())];
    browser(&["test", "--config", "playwright.screens.config.ts"], variables, &mut Vec::new())?;
    println!("The pictures are in {}.", folder.display());
    Ok(())
}

/// Lets Playwright run against the real program, and notes what it says.
fn browser<const N: usize>(arguments: &[&str], variables: [(&str, PathBuf); N], heard: &mut Vec<String>) -> Result<()> {
    let built = shell::program_under_test()?;
    let mut playwright = program("npx");
    playwright.current_dir(folder()).args(["--no-install", "playwright"]).args(arguments);
    playwright.env("AIRLOCK_PROGRAM", built).env("FORCE_COLOR", "0");
    shell::run_noting(playwright.envs(variables), heard)
}

/// The packages of the client, and a browser.
fn install() -> Result<()> {
    let installed = folder().join("node_modules/.package-lock.json");
    let list = folder().join("package-lock.json");
    let is_current = || Some(installed.metadata().ok()?.modified().ok()? >= list.metadata().ok()?.modified().ok()?);
    if !is_current().unwrap_or(false) {
        shell::run(&mut npm(["ci", "--no-audit", "--no-fund"]))?;
    }
    if shell::answers(program("chromium").arg("--version")) {
        return Ok(());
    }
    shell::run(program("apt-get").args(["update", "--quiet"]))
        .and_then(|()| {
            let mut install = program("apt-get");
            install.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(PACKAGES);
            shell::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
        })
        .with_context(|| format!("the browser tests need {}, which could not be installed", PACKAGES.join(" and ")))
}

fn npm<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut npm = program("npm");
    npm.current_dir(folder()).args(arguments);
    npm
}

fn folder() -> PathBuf {
    shell::root().join("web")
}
