//! Documents lead to what exists.
//!
//! Relative links in every Markdown file, and the paths in backticks in
//! `ARCHITECTURE.md`, whose code map is worth nothing if the code has moved.

use super::{Findings, House, markdown};

/// The folders whose paths are checked where they stand in backticks.
const MAPPED: &[&str] = &["crates/", "docs/", "texts/", "xtask/", "golden/", "fuzz/", "web/", "packaging/"];

/// Checks all links and the code map.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    for (path, text) in house.texts_under("").filter(|(path, _)| path.ends_with(".md")) {
        for (line, words) in markdown::prose(text) {
            for link in links_in(words) {
                if !leads_somewhere(house, path, link) {
                    findings.problem(format_args!("{path}:{line}"), format_args!("the link to {link} leads nowhere"));
                }
            }
            if path == "ARCHITECTURE.md" {
                for place in backticked(words).filter(|it| MAPPED.iter().any(|folder| it.starts_with(folder))) {
                    if !stands_for_something(house, place) {
                        findings.problem(format_args!("{path}:{line}"), format_args!("there is no {place}"));
                    }
                }
            }
        }
    }
    findings
}

/// The targets of `[words](target)` and `[words]: target`.
fn links_in(line: &str) -> Vec<&str> {
    let mut plain = line;
    let mut found = Vec::new();
    if let Some((_, target)) = line.trim_start().strip_prefix('[').and_then(|it| it.split_once("]: ")) {
        found.extend(target.split_whitespace().next());
    }
    while let Some((_, after)) = plain.split_once("](") {
        let target = after.split([')', ' ']).next().unwrap_or_default();
        found.push(target.trim_matches(['<', '>']));
        plain = after;
    }
    found
}

fn leads_somewhere(house: &House, from: &str, link: &str) -> bool {
    let is_elsewhere = link.contains("://") || link.starts_with("mailto:") || link.starts_with("picture:");
    let path = link.split('#').next().unwrap_or_default();
    if is_elsewhere || path.is_empty() {
        return true;
    }
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    if path.starts_with('/') {
        folders.clear();
    }
    for step in path.split('/') {
        match step {
            "" | "." => (),
            ".." if folders.pop().is_none() => return false,
            ".." => (),
            name => folders.push(name),
        }
    }
    house.has(&folders.join("/"))
}

/// What stands between single backticks.
pub fn backticked(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a path of the code map stands for at least one file or folder. `{a,b}` is both,
/// and both must exist; `*` and `<name>` are any name.
fn stands_for_something(house: &House, path: &str) -> bool {
    if let Some((before, rest)) = path.split_once('{')
        && let Some((choices, after)) = rest.split_once('}')
    {
        let mut choices = choices.split(',').map(|choice| format!("{before}{}{after}", choice.trim()));
        return choices.all(|path| stands_for_something(house, &path));
    }
    let wanted: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    house.paths().any(|path| {
        let steps: Vec<&str> = path.split('/').collect();
        steps.len() >= wanted.len() && steps.iter().zip(&wanted).all(|(step, wanted)| is_like(step, wanted))
    })
}

fn is_like(name: &str, wanted: &str) -> bool {
    let (before, after) = match (wanted.split_once('*'), wanted.split_once('<')) {
        (Some((before, after)), _) => (before, after),
        (None, Some((before, rest))) => (before, rest.split_once('>').map_or("", |(_, after)| after)),
        (None, None) => return name == wanted,
    };
    name.len() >= before.len() + after.len() && name.starts_with(before) && name.ends_with(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    fn found(path: &str, text: &str) -> Findings {
        check(&House::of(&[(path, text), ("docs/b.md", ""), ("crates/a/src/lib.rs", ""), ("texts/en/a.ftl", "")]))
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        assert_found(&found("docs/a.md", "[b](b.md), [c](../crates/a/), [top](#top), [web](https://b.example)."), &[]);
        assert_found(&found("README.md", "[b](docs/b.md#part \"B\") ![picture](/docs/b.md)\n[r]: docs/b.md"), &[]);
        assert_found(&found("README.md", "```\n[b](gone.md)\n```"), &[]);
    }

    #[test]
    fn links_that_lead_nowhere_fail() {
        assert_found(&found("docs/a.md", "\n[b](gone.md) [b](b.md)"), &["docs/a.md:2: the link to gone.md"]);
        assert_found(&found("docs/a.md", "[b](../../b.md)"), &["../../b.md leads nowhere"]);
        assert_found(&found("README.md", "[r]: b.md"), &["the link to b.md"]);
    }

    #[test]
    fn the_code_map_names_what_exists() {
        let map = "`crates/a/src/lib.rs`, `crates/<name>/src`, `texts/{en}/*.ftl`, `docs/`, `cargo xtask`";

        assert_found(&found("ARCHITECTURE.md", map), &[]);
        assert_found(&found("ARCHITECTURE.md", "`crates/b`"), &["ARCHITECTURE.md:1: there is no crates/b"]);
        assert_found(&found("ARCHITECTURE.md", "`texts/{en,pl}/*.ftl`"), &["there is no texts/{en,pl}"]);
        assert_found(&found("README.md", "`crates/b`"), &[]);
    }
}
