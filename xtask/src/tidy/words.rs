//! Words that must not stand in some places, or anywhere.
//!
//! Code is searched by its tokens, so that a comment may say why there is no `HashMap`;
//! everything else is searched as text.

use super::{Findings, House, markdown, source::Source};

/// Rows of tokens that must not be shipped in some place, and why.
struct Ban {
    place: fn(&str) -> bool,
    rows: &'static [&'static str],
    why: &'static str,
}

const BANS: &[Ban] = &[
    Ban {
        place: is_rules,
        rows: &["std::time", "core::time", "Instant::now", "SystemTime"],
        why: "rules hold no clock",
    },
    Ban { place: is_rules, rows: &["rand::", "rand_chacha::", "thread_rng"], why: "chance is an input, never rolled" },
    Ban { place: is_rules, rows: &["async", "await", "std::thread"], why: "rules wait as plain data" },
    Ban {
        place: is_rules,
        rows: &["println!", "print!", "eprintln!", "eprint!", "std::fs", "std::net", "std::env", "std::process"],
        why: "rules do no input or output",
    },
    Ban {
        place: is_rules,
        rows: &["HashMap", "HashSet"],
        why: "its order differs from run to run; take a List or a BTreeMap",
    },
    Ban { place: is_rules, rows: &["f32", "f64"], why: "rules count in whole numbers" },
    Ban {
        place: is_state,
        rows: &["String", "Box", "Rc", "Arc", "format!"],
        why: "facts and rules are plain data of fixed size without text",
    },
    Ban { place: is_shipped, rows: &[".unwrap()"], why: "say with expect() what is true" },
];

/// What must not be written anywhere but in a drawing. Cut in two, so that this file may be
/// searched too.
const UNFINISHED: &[(&str, &str)] = &[
    (concat!("TO", "DO"), "finish it, or write an issue"),
    (concat!("FIX", "ME"), "mend it, or write an issue"),
    (concat!("X", "XX"), "mend it, or write an issue"),
    (concat!("for ", "now"), "what stands here, stands"),
    (concat!("tempor", "ary"), "what stands here, stands"),
];

/// The hosts of registries, which must not be written anywhere.
const HOSTS: &[(&str, &str)] = &[
    (concat!("index.crates", ".io"), HOST),
    (concat!("static.crates", ".io"), HOST),
    (concat!("sparse", "+http"), HOST),
    (concat!("registry.npm", "js.org"), HOST),
    (concat!("registry.yarn", "pkg.com"), HOST),
    (concat!("py", "pi.org"), HOST),
    (concat!("files.python", "hosted.org"), HOST),
    (concat!("deb.deb", "ian.org"), HOST),
    (concat!("security.deb", "ian.org"), HOST),
    (concat!("archive.ub", "untu.com"), HOST),
];
const HOST: &str = "no registry is named here: the machine knows its own";

/// Checks all sources and documents.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    for source in house.sources() {
        for ban in BANS.iter().filter(|ban| (ban.place)(&source.path)) {
            banned(source, ban, &mut findings);
        }
        if is_rules(&source.path) {
            for line in source.shipped_lines_with_floats() {
                findings.problem(place(source, line), "a number with a fraction: rules count in whole numbers");
            }
        }
    }
    for (path, text) in house.texts_under("") {
        written(path, HOSTS, lines(text), &mut findings);
        match path.ends_with(".md") {
            true => written(path, UNFINISHED, markdown::prose(text), &mut findings),
            false if is_drawing(path) => (),
            false => written(path, UNFINISHED, lines(text), &mut findings),
        }
    }
    findings
}

/// Whether a file is the drawing of a board, as the rules of its game load it.
fn is_drawing(path: &str) -> bool {
    path.starts_with("crates/games/") && path.contains("/content/boards/") && path.ends_with(".txt")
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(n, line)| (n + 1, line))
}

fn written<'a>(
    path: &str,
    words: &[(&str, &str)],
    lines: impl Iterator<Item = (usize, &'a str)>,
    findings: &mut Findings,
) {
    for (n, line) in lines {
        for (word, why) in words.iter().filter(|(word, _)| is_written(word, line)) {
            findings.problem(format_args!("{path}:{n}"), format_args!("`{word}`: {why}"));
        }
    }
}

fn banned(source: &Source, ban: &Ban, findings: &mut Findings) {
    for row in ban.rows {
        for line in source.shipped_lines_with(row) {
            findings.problem(place(source, line), format_args!("`{row}`: {}", ban.why));
        }
    }
}

fn place(source: &Source, line: usize) -> String {
    format!("{}:{line}", source.path)
}

/// Whether a line has a word by itself, not as a part of another. Capitals count only in
/// words that are written in capitals.
fn is_written(word: &str, line: &str) -> bool {
    let is_loud = word.chars().all(|c| c.is_ascii_uppercase());
    let line = if is_loud { line.to_owned() } else { line.to_lowercase() };
    line.match_indices(word).any(|(at, _)| {
        let is_letter = |c: char| c.is_alphanumeric();
        !line[..at].ends_with(is_letter) && !line[at + word.len()..].starts_with(is_letter)
    })
}

/// The engine and the games, but not their tests.
fn is_rules(path: &str) -> bool {
    ["crates/engine/src/", "crates/contact/src/"].iter().any(|it| path.starts_with(it)) || in_game(path).is_some()
}

/// The files of a game whose types make up its state.
fn is_state(path: &str) -> bool {
    let chapters = ["board", "content", "game", "rules", "setup", "words"];
    in_game(path).is_some_and(|file| {
        let chapter = file.split('/').next().unwrap_or(file).trim_end_matches(".rs");
        chapters.contains(&chapter)
    })
}

fn is_shipped(path: &str) -> bool {
    path.starts_with("crates/") || path.starts_with("xtask/")
}

/// The path within a game's `src`.
fn in_game(path: &str) -> Option<&str> {
    path.strip_prefix("crates/games/")?.split_once("/src/").map(|(_, file)| file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    fn found(path: &str, text: &str) -> Findings {
        check(&House::of(&[(path, text)]))
    }

    #[test]
    fn rules_hold_no_clock_no_dice_no_floats_and_say_nothing() {
        let rules = "crates/games/chess/src/rules/castling.rs";

        assert_found(&found(rules, "use std::{fmt, time};"), &[":1: `std::time`"]);
        assert_found(&found(rules, "fn f() { rand::random() }"), &["`rand::`"]);
        assert_found(&found(rules, "async fn f() {}"), &["`async`"]);
        assert_found(&found(rules, "fn f() { println!() }"), &["`println!`"]);
        assert_found(&found(rules, "fn f(x: HashMap<u8, u8>) {}"), &["`HashMap`"]);
        assert_found(&found(rules, "fn f(x: f64) {}"), &["`f64`"]);
        assert_found(&found(rules, "fn f() { 0.5 }"), &["a number with a fraction"]);
        assert_found(&found("crates/engine/src/kernel.rs", "fn f() {\nSystemTime::now() }"), &[":2: `SystemTime`"]);
    }

    #[test]
    fn the_state_has_no_text_but_an_audit_may() {
        let text = "fn f() -> String { x }";

        assert_found(&found("crates/games/chess/src/board/pawn.rs", text), &["`String`"]);
        assert_found(&found("crates/games/chess/src/board.rs", text), &["`String`"]);
        assert_found(&found("crates/games/chess/src/audit.rs", text), &[]);
        assert_found(&found("crates/games/chess/tests/rules/board.rs", text), &[]);
    }

    #[test]
    fn other_crates_may_have_clocks_but_nobody_unwraps() {
        assert_found(&found("crates/driver/src/clock.rs", "use std::time::Instant;"), &[]);
        assert_found(&found("crates/driver/src/clock.rs", "fn f() { x.unwrap() }"), &["`.unwrap()`"]);
        assert_found(&found("crates/driver/src/clock.rs", "fn f() { x.unwrap_or(1) }"), &[]);
        assert_found(&found("crates/driver/src/clock.rs", "#[cfg(test)] mod t { fn f() { x.unwrap() } }"), &[]);
        assert_found(&found("crates/driver/tests/clock.rs", "fn f() { x.unwrap() }"), &[]);
    }

    #[test]
    fn comments_may_say_why_a_word_is_absent() {
        assert_found(&found("crates/engine/src/list.rs", "// No HashMap, no f64.\n"), &[]);
    }

    #[test]
    fn drawings_may_have_any_letters_but_name_no_host() {
        for (word, _) in UNFINISHED {
            assert_found(&found("docs/a.md", &format!("```text\n#{word}#\n```\n")), &[]);
            assert_found(&found("crates/games/chess/src/content/boards/1.txt", &format!("#{word}#\n")), &[]);
        }
        assert_found(&found("docs/a.md", &format!("```text\n{}\n```\n", HOSTS[0].0)), &["docs/a.md:2"]);
    }

    #[test]
    fn what_is_unfinished_is_found_everywhere() {
        for (word, _) in UNFINISHED.iter().chain(HOSTS) {
            assert_found(
                &found("docs/a.md", &format!("First.\nThen {word}, and so on.\n")),
                &[&format!(":2: `{word}`")],
            );
        }
        assert_found(&found("docs/a.md", concat!("Tempor", "ary walls.")), &["docs/a.md:1"]);
        for path in ["web/src/a.ts", "web/src/A.svelte", "texts/en/web/a.ftl"] {
            assert_found(&found(path, concat!("// It glows, for ", "now.\n")), &[&format!("{path}:1")]);
        }
        assert_found(&found("docs/a.md", concat!("Nothing for no", "where; contempor", "ary; mas", "todon.")), &[]);
    }
}
