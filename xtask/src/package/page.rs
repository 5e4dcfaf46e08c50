//! What `docs/running.md` tells to type: its blocks of the shell, by the heading that they stand under.

use std::fs;

use anyhow::{Context, Result, bail};

use super::ours;

/// The page.
pub(super) struct Page(String);

impl Page {
    pub(super) fn read() -> Result<Page> {
        fs::read_to_string(ours("docs/running.md")).map(Page).context("the page about running is there")
    }

    /// The lines that are to be typed under a heading. A block that is marked `sh` is typed as it
    /// stands; one that needs the world, or another machine, is not marked.
    pub(super) fn lines(&self, heading: &str) -> Result<String> {
        let is_heading = |line: &str| line.starts_with('#') && line.trim_start_matches('#').trim() == heading;
        let mut lines = String::new();
        let (mut is_here, mut is_shell, mut is_block) = (false, false, false);
        for line in self.0.lines() {
            match line.strip_prefix("```") {
                Some(kind) => {
                    is_shell = !is_block && kind == "sh";
                    is_block = !is_block;
                }
                None if is_block && is_shell && is_here => lines.push_str(&format!("{line}\n")),
                None if !is_block && line.starts_with('#') => is_here = is_heading(line),
                None => (),
            }
        }
        if lines.is_empty() {
            bail!("docs/running.md says nothing to type under “{heading}”");
        }
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_found_by_its_heading() {
        let page = Page(
            "# Running\n## One\n```sh\nfirst\n# a comment\n```\n```\nnot typed\n```\nwords\n```sh\nsecond\n```\n## Two\n```sh\nthird\n```\n"
                .to_owned(),
        );

        assert_eq!(page.lines("One").unwrap(), "first\n# a comment\nsecond\n");
        assert_eq!(page.lines("Two").unwrap(), "third\n");
        assert!(page.lines("Three").is_err());
    }
}
