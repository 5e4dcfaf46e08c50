//! Digests: how the facts of a game are stored, as each version of its digest says.
//!
//! A record says with which version its hashes were made. Facts that are stored otherwise under the
//! same version would call every record of it unfit, so the version is raised with the change.

use std::fs;

use driver::record::state_hash;
use engine::{Game, Log, Setup};

use crate::{is_to_be_blessed, kept};

/// Checks that a new board for the most players is stored as it was when this version of the digest
/// was new. Blessing keeps a version that is not known yet; it never changes one that is.
pub fn check<G: Game>() {
    let path = kept::<G>("digest.txt");
    let known = fs::read_to_string(&path).unwrap_or_else(|_| HEAD.to_owned());
    let version = format!("{}:", G::DIGEST_VERSION);
    let stored = format!("{version} {}", stored::<G>());

    match known.lines().find(|line| line.starts_with(&version)) {
        Some(line) => assert_eq!(line, stored, "facts are stored otherwise: raise `DIGEST_VERSION`, then bless"),
        None if is_to_be_blessed() => {
            fs::write(&path, format!("{known}{stored}\n")).expect("the versions can be written");
        }
        None => panic!("digest {version} nobody has blessed this version"),
    }
}

const HEAD: &str = "# The version of the digest, then the bytes and the hash of a new board for the most players.\n";

fn stored<G: Game>() -> String {
    let setup = G::Setup::standard(*G::Setup::PLAYERS.end());
    let state = G::begin(&setup, &mut Log::Off);
    let bytes = borsh::object_length(state.board()).expect("a board can be stored");
    format!("{bytes} {}", state_hash::<G>(state.board()))
}
