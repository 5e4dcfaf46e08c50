//! What a check found.

use std::fmt::Display;

/// What is wrong, and what is worth saying besides.
#[derive(Debug, Default)]
pub struct Findings {
    /// What is wrong: each with its place. One is enough to fail.
    pub problems: Vec<String>,
    /// Counts and lists that are not wrong.
    pub notes: Vec<String>,
}

impl Findings {
    /// Something is wrong at a place: a file, or a file and a line.
    pub fn problem(&mut self, place: impl Display, what: impl Display) {
        self.problems.push(format!("{place}: {what}"));
    }

    /// Something worth saying.
    pub fn note(&mut self, what: impl Display) {
        self.notes.push(what.to_string());
    }
}

/// For tests: every one of `parts` is in some problem, and there are no other problems.
#[cfg(test)]
#[track_caller]
pub fn assert_found(findings: &Findings, parts: &[&str]) {
    let problems = &findings.problems;
    for part in parts {
        assert!(problems.iter().any(|problem| problem.contains(part)), "no problem with `{part}` in {problems:#?}");
    }
    assert_eq!(problems.len(), parts.len(), "{problems:#?}");
}
