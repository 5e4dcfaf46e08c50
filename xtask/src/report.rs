//! What the checks found: each with its name, its outcome and its time.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use crate::{retried, shell};

/// How a check ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All is well, with a few words for the table.
    Passed(String),
    /// Something is wrong, with a few words for the table; more of it stands on further
    /// lines, and is told above the table.
    Failed(String),
    /// It did not run, and why.
    Skipped(String),
}

impl Outcome {
    /// Passed if there is no error, failed with the error's words otherwise.
    pub fn of<T>(result: anyhow::Result<T>) -> Self {
        match result {
            Ok(_) => Outcome::Passed(String::new()),
            Err(error) => Outcome::Failed(format!("{error:#}")),
        }
    }
}

/// The checks that ran so far.
#[derive(Default)]
pub struct Report {
    rows: Vec<Row>,
    retried: Vec<String>,
}

struct Row {
    name: String,
    outcome: Outcome,
    time: Duration,
}

impl Report {
    /// Runs one check and says how it went.
    pub fn run(&mut self, name: &str, check: impl FnOnce() -> Outcome) {
        println!("--- {name}");
        let start = Instant::now();
        let outcome = check();
        let row = Row { name: name.to_owned(), outcome, time: start.elapsed() };
        println!("{}\n", row.sentence());
        self.rows.push(row);
    }

    /// Notes tests that passed only when they were tried once more.
    pub fn note_retried(&mut self, names: Vec<String>) {
        self.retried.extend(names);
    }

    /// Prints the table of all checks, and what had to be tried once more; fails if one of them did, and says why.
    pub fn close(self) -> ExitCode {
        let again = retried::remember(&self.retried, &shell::root().join(retried::MEMORY));
        print!("{}{}{}", self.reasons(), self.table(), self.second_tries(&again));
        match self.failed().is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }

    fn failed(&self) -> Vec<&str> {
        let failed = self.rows.iter().filter(|row| matches!(row.outcome, Outcome::Failed(_)));
        failed.map(|row| row.name.as_str()).collect()
    }

    /// What failed has to say, check by check: on a screen that shows only the end, the rest
    /// is far away.
    fn reasons(&self) -> String {
        let mut reasons = String::new();
        for Row { name, outcome, .. } in &self.rows {
            if let Outcome::Failed(why) = outcome
                && why.contains('\n')
            {
                reasons.push_str(&format!("--- why {name} failed: {why}\n\n"));
            }
        }
        reasons
    }

    /// The tests that depend on a quiet machine, each on a line; and which time it is.
    fn second_tries(&self, times: &[usize]) -> String {
        if self.retried.is_empty() {
            return String::new();
        }
        let told = |(name, times): (&String, &usize)| match times {
            0 | 1 => format!("  {name}\n"),
            times => format!("  {name} (for the {})\n", retried::nth_time(*times)),
        };
        let names: String = self.retried.iter().zip(times).map(told).collect();
        format!("Passed only when tried once more ({}):\n{names}", self.retried.len())
    }

    fn table(&self) -> String {
        let width = self.rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
        let mut table = String::new();
        for Row { name, outcome, time } in &self.rows {
            let (word, remark) = outcome.words();
            let line = format!("{name:width$}  {word:7}  {:>8}  {remark}", seconds(*time));
            table.push_str(line.trim_end());
            table.push('\n');
        }
        let total: Duration = self.rows.iter().map(|row| row.time).sum();
        let failed = self.failed();
        let verdict = match failed.is_empty() {
            true => format!("All checks passed in {}.\n", seconds(total)),
            false => format!("Failed after {}: {}.\n", seconds(total), failed.join(", ")),
        };
        table + &verdict
    }
}

impl Row {
    fn sentence(&self) -> String {
        let (word, remark) = self.outcome.words();
        let separator = if remark.is_empty() { "" } else { ": " };
        format!("{} {word} in {}{separator}{remark}", self.name, seconds(self.time))
    }
}

impl Outcome {
    fn words(&self) -> (&'static str, &str) {
        match self {
            Outcome::Passed(remark) => ("passed", remark),
            Outcome::Failed(remark) => ("FAILED", remark.lines().next().unwrap_or_default()),
            Outcome::Skipped(remark) => ("skipped", remark),
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_the_checks_that_failed() {
        let mut report = Report::default();
        report.run("good", || Outcome::Passed("3 files".to_owned()));
        report.run("bad", || Outcome::Failed("2 problems".to_owned()));
        report.run("absent", || Outcome::Skipped("not installed".to_owned()));

        assert_eq!(report.failed(), ["bad"]);
        assert!(report.table().ends_with(": bad.\n"), "{}", report.table());
        assert_eq!(report.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_report_tells_once_more_why_a_check_failed() {
        let mut report = Report::default();
        report.run("bad", || Outcome::Failed("`npx` failed\nthe third line was cut".to_owned()));

        assert!(report.table().starts_with("bad  FAILED"), "{}", report.table());
        assert!(!report.table().contains("was cut"), "{}", report.table());
        assert!(report.reasons().contains("bad failed: `npx` failed\nthe third line was cut"));
    }

    #[test]
    fn a_report_names_at_its_end_what_had_to_be_tried_once_more() {
        let mut report = Report::default();
        report.run("good", || Outcome::of(Ok(())));
        assert_eq!(report.second_tries(&[]), "");

        report.note_retried(vec!["airlock::serve a_house_opens".to_owned(), "airlock::help it_helps".to_owned()]);

        let told = report.second_tries(&[1, 2]);
        let names = "  airlock::serve a_house_opens\n  airlock::help it_helps (for the 2nd time)\n";
        assert_eq!(told, format!("Passed only when tried once more (2):\n{names}"));
    }

    #[test]
    fn a_report_without_failures_succeeds() {
        let mut report = Report::default();
        report.run("good", || Outcome::of(Ok(())));
        report.run("absent", || Outcome::Skipped("not installed".to_owned()));

        assert!(report.table().contains("All checks passed"));
        assert_eq!(report.close(), ExitCode::SUCCESS);
    }
}
