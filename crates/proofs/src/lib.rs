//! What the tests of every game have in common: dice that fall the same every time, golden games,
//! perft tables, digests, rubbish, the rules that are played, and everything said in every language.
//!
//! A game says what is its own; each proof fails as a test does, by a panic that says why.

#![warn(missing_docs)]

mod bots_at_a_table;
mod dice;
pub mod digest;
pub mod golden;
pub mod perft;
mod played;
mod players;
pub mod rubbish;
mod sources;
pub mod spoken;

use std::path::{Path, PathBuf};

pub use bots_at_a_table::BotsAtATable;
pub use dice::dice;
pub use played::every_rule_is_played;
pub use players::players;
pub use sources::cited;

/// The folder of the whole project.
fn house() -> &'static Path {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    crates.and_then(Path::parent).expect("this crate lies in the project's folder of crates")
}

/// Where what was played once is kept.
fn kept<G: engine::Game>(name: &str) -> PathBuf {
    house().join("golden").join(G::NAME).join(name)
}

/// Whether what is kept is to be made anew.
fn is_to_be_blessed() -> bool {
    std::env::var_os("AIRLOCK_BLESS").is_some()
}
