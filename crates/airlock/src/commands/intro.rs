//! `airlock about`: what it is, and what it can do.

use std::process::ExitCode;

use anyhow::Result;
use texts::Args;

use super::print;
use crate::{layout, page, say::Say};

/// Commands that are worth trying first, each with the text that says what it does.
const EXAMPLES: [(&str, &str); 7] = [
    ("airlock serve", "cli-intro-serve"),
    ("airlock play alien-frontiers", "cli-intro-play"),
    ("airlock play alien-frontiers --seats me:Anna,me:Ben,greedy", "cli-intro-friends"),
    ("airlock rules alien-frontiers lunar mine", "cli-intro-rules"),
    ("airlock simulate alien-frontiers --bots greedy,random --games 200", "cli-intro-simulate"),
    ("airlock verify my.game", "cli-intro-verify"),
    ("airlock --help", "cli-intro-help"),
];

/// Introduces the program.
pub fn run(say: &Say) -> Result<ExitCode> {
    let columns = page::columns();
    let version = Args::new().with("version", env!("CARGO_PKG_VERSION"));
    let mut lines = vec![page::strong(&say.with("cli-intro-title", &version))];
    lines.extend(layout::wrap(&say.say("cli-intro"), columns));
    for (example, key) in EXAMPLES {
        lines.extend([String::new(), format!("  {}", say.say(key)), format!("    {}", page::lit(example))]);
    }
    print(lines)
}
