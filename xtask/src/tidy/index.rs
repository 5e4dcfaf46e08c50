//! The index of the rules is as it would be written now.

use super::{Findings, House};
use crate::index;

/// Compares `docs/rules-index.md` with what `cargo xtask index` would write.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    match house.text(index::PATH) {
        Some(text) if text == index::written(house) => (),
        Some(_) => findings.problem(index::PATH, "is out of date: cargo xtask index"),
        None => findings.problem(index::PATH, "is missing: cargo xtask index"),
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    #[test]
    fn an_index_is_there_and_up_to_date() {
        let rules = ("docs/rules/chess/01.md", "**CH-1.1** Castle.\n");
        let game = ("crates/games/chess/src/lib.rs", "");
        let written = index::written(&House::of(&[rules, game]));

        assert_found(&check(&House::of(&[rules, game, (index::PATH, &written)])), &[]);
        assert_found(&check(&House::of(&[rules, game])), &["is missing"]);
        let game = ("crates/games/chess/src/lib.rs", "// CH-1.1");
        assert_found(&check(&House::of(&[rules, game, (index::PATH, &written)])), &["is out of date"]);
    }
}
