//! Known holes in what the program is built from.
//!
//! Rust packages are held against the RustSec advisories by cargo-deny, the packages of the web
//! client against what their registry knows. Where the data cannot be had that is said, and where
//! it is old, with its date: a check that did not look never looks like one that found nothing.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{
    report::{Outcome, Report},
    shell::{self, cargo, program},
    test,
};

/// Older data is called old.
const OLD: Duration = Duration::from_secs(30 * DAY);
const DAY: u64 = 24 * 60 * 60;

/// Looks for known holes in Rust packages and in those of the web client.
pub fn run_within(report: &mut Report) {
    report.run("advisories", in_rust_packages);
    report.run("advisories of the web client", in_web_packages);
}

fn in_rust_packages() -> Outcome {
    if let Err(error) = test::install("cargo-deny", "deny") {
        return nobody_looked(&format!("cargo-deny is not there: {}", first_line(&error)));
    }
    let fetched = shell::run(&mut cargo(["deny", "fetch", "db"]));
    let Some(data) = newest_data(&databases()) else {
        let why = fetched.err().map_or_else(|| "there is none".to_owned(), |error| first_line(&error));
        return nobody_looked(&format!("no advisory data can be had: {why}"));
    };
    let checked = shell::run(&mut cargo(["deny", "check", "--disable-fetch", "advisories"]));
    verdict(checked, &data, SystemTime::now())
}

/// The advisories that are at hand.
struct Data {
    /// The day of the newest of them, as it is written.
    day: String,
    time: SystemTime,
}

/// What was found, and by what.
fn verdict(checked: Result<()>, data: &Data, now: SystemTime) -> Outcome {
    let age = now.duration_since(data.time).unwrap_or_default();
    let days = age.as_secs() / DAY;
    let old = if age > OLD { "; that is OLD" } else { "" };
    match checked {
        Ok(()) => Outcome::Passed(format!("by the data of {}, {days} days ago{old}", data.day)),
        Err(error) => Outcome::Failed(format!("by the data of {}, {days} days ago{old}: {error:#}", data.day)),
    }
}

fn in_web_packages() -> Outcome {
    // Also what only builds the client: it runs on the machine of whoever builds.
    let arguments = ["audit", "--package-lock-only", "--json"];
    match shell::run_and_listen(program("npm").args(arguments).current_dir(shell::root().join("web"))) {
        Ok((_, heard)) => web_verdict(&heard),
        Err(error) => nobody_looked(&first_line(&error)),
    }
}

/// What npm found. It counts what it has looked at, and that has to be something.
fn web_verdict(heard: &[String]) -> Outcome {
    let Some(audit) = audit_in(heard) else {
        let said = heard.iter().find(|line| line.contains("error")).or(heard.last());
        return nobody_looked(&format!("the registry does not answer: {}", said.cloned().unwrap_or_default()));
    };
    let n = |path: &str| audit.pointer(path).and_then(Value::as_u64).unwrap_or_default();
    let n_looked_at = n("/metadata/dependencies/total");
    let grave = n("/metadata/vulnerabilities/high") + n("/metadata/vulnerabilities/critical");
    match (n_looked_at, grave) {
        (0, _) => nobody_looked("npm has looked at no package"),
        (_, 0) => Outcome::Passed(format!("{n_looked_at} packages, by what the registry knows today")),
        (_, _) => {
            let packages = audit.get("vulnerabilities").and_then(Value::as_object).into_iter().flatten();
            let names: Vec<&str> = packages.map(|(name, _)| name.as_str()).collect();
            Outcome::Failed(format!("{grave} grave holes; npm names {}", names.join(", ")))
        }
    }
}

/// The report among what npm said, unless it could not look.
fn audit_in(heard: &[String]) -> Option<Value> {
    let from = heard.iter().position(|line| line.starts_with('{'))?;
    let to = heard.iter().rposition(|line| line.starts_with('}'))?;
    let audit: Value = serde_json::from_str(&heard.get(from..=to)?.join("\n")).ok()?;
    audit.get("metadata").is_some().then_some(audit)
}

fn nobody_looked(why: &str) -> Outcome {
    Outcome::Skipped(format!("NOBODY LOOKED for known holes: {why}"))
}

fn first_line(error: &anyhow::Error) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}

/// Where cargo-deny keeps what it has fetched.
fn databases() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from).join("advisory-dbs")
}

/// The newest of the databases in a folder.
fn newest_data(folder: &Path) -> Option<Data> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let found = entries.filter_map(|entry| dated(&entry.path()).ok());
    found.max_by_key(|data| data.time)
}

/// A database says its date by its last commit.
fn dated(database: &Path) -> Result<Data> {
    let last = shell::output(program("git").arg("-C").arg(database).args(["log", "-1", "--format=%ct %cs"]))?;
    let (seconds, day) = last.trim().split_once(' ').context("git did not say when")?;
    Ok(Data { day: day.to_owned(), time: SystemTime::UNIX_EPOCH + Duration::from_secs(seconds.parse()?) })
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    fn data_of(days_ago: u64) -> (Data, SystemTime) {
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000);
        (Data { day: "2026-09-21".to_owned(), time }, time + Duration::from_secs(days_ago * DAY))
    }

    #[test]
    fn what_was_found_is_told_with_the_date_of_the_data() {
        let (data, now) = data_of(3);

        assert_eq!(verdict(Ok(()), &data, now), Outcome::Passed("by the data of 2026-09-21, 3 days ago".to_owned()));
        let Outcome::Failed(why) = verdict(Err(anyhow!("a hole")), &data, now) else { panic!("it was found") };
        assert_eq!(why, "by the data of 2026-09-21, 3 days ago: a hole");
    }

    #[test]
    fn old_data_is_called_old() {
        let (data, now) = data_of(31);

        let Outcome::Passed(remark) = verdict(Ok(()), &data, now) else { panic!("nothing was found") };
        assert_eq!(remark, "by the data of 2026-09-21, 31 days ago; that is OLD");
    }

    #[test]
    fn without_data_it_is_said_that_nobody_looked() {
        let heard = ["npm error audit endpoint returned an error".to_owned()];

        let Outcome::Skipped(why) = web_verdict(&heard) else { panic!("nobody looked") };
        assert!(why.starts_with("NOBODY LOOKED") && why.ends_with(&heard[0]), "{why}");
        assert!(newest_data(Path::new("/nowhere")).is_none());
    }

    /// What npm says of so many packages, of which one has so many grave holes.
    fn audited(packages: u32, high: u32) -> Vec<String> {
        let audit = serde_json::json!({
            "auditReportVersion": 2,
            "vulnerabilities": if high > 0 { serde_json::json!({ "leaky": {} }) } else { serde_json::json!({}) },
            "metadata": {
                "vulnerabilities": { "moderate": 4, "high": high, "critical": 0 },
                "dependencies": { "prod": 1, "dev": packages, "total": packages },
            },
        });
        serde_json::to_string_pretty(&audit).expect("it is JSON").lines().map(str::to_owned).collect()
    }

    #[test]
    fn npm_is_believed_when_it_has_looked_at_something() {
        let Outcome::Passed(remark) = web_verdict(&audited(300, 0)) else { panic!("nothing was found") };
        assert_eq!(remark, "300 packages, by what the registry knows today");
        let Outcome::Failed(why) = web_verdict(&audited(300, 2)) else { panic!("it was found") };
        assert_eq!(why, "2 grave holes; npm names leaky");

        let Outcome::Skipped(why) = web_verdict(&audited(0, 0)) else { panic!("nobody looked") };
        assert!(why.starts_with("NOBODY LOOKED"), "{why}");
    }
}
