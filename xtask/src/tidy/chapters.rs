//! A file is a chapter: it says at its head what it is about, and it ends before it is
//! two.

use super::{Findings, House};

/// Over this, a file is listed.
const LONG: usize = 400;
/// Over this, it fails.
const TOO_LONG: usize = 600;

/// Checks the length and the head of every Rust file.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    for (path, reason) in house.unreadable() {
        findings.problem(path, format_args!("is not Rust: {reason}"));
    }
    for (path, text) in house.texts_under("").filter(|(path, _)| path.ends_with(".rs")) {
        if !text.starts_with("//!") {
            findings.problem(path, "does not begin with `//!` and what it is about");
        }
        match text.lines().count() {
            lines if lines > TOO_LONG => {
                findings.problem(path, format_args!("{lines} lines; over {TOO_LONG}, so it is two chapters"));
            }
            lines if lines > LONG => findings.note(format_args!("{path}: {lines} lines, over {LONG}")),
            _ => (),
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    #[test]
    fn a_good_chapter_passes() {
        assert_found(&check(&House::of(&[("a.rs", "//! On noise.\n"), ("b.md", "")])), &[]);
    }

    #[test]
    fn a_file_without_a_head_fails() {
        assert_found(&check(&House::of(&[("a.rs", "fn a() {}\n")])), &["a.rs: does not begin"]);
    }

    #[test]
    fn a_file_that_cannot_be_read_fails() {
        assert_found(&check(&House::of(&[("a.rs", "//! On noise.\nfn a( {}\n")])), &["a.rs: is not Rust"]);
    }

    #[test]
    fn a_long_file_is_listed_and_a_too_long_one_fails() {
        let of = |lines: usize| check(&House::of(&[("a.rs", &format!("//! On noise.\n{}", "//\n".repeat(lines - 1)))]));

        assert_found(&of(400), &[]);
        assert!(of(400).notes.is_empty());
        assert_found(&of(401), &[]);
        assert_eq!(of(401).notes, ["a.rs: 401 lines, over 400"]);
        assert_found(&of(601), &["601 lines"]);
    }
}
