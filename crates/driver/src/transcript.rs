//! The transcript: a hash of everything that was written so far, line by line.
//!
//! With `H(context, bytes)` for BLAKE3 in its mode for deriving keys, 32 bytes long:
//!
//! * `h(0) = H("airlock record 1: header", header)`, where the header is the bytes of all
//!   lines from the first to the one with the commitment, each with its line feed;
//! * `h(n+1) = H("airlock record 1: line", h(n) ‖ line)` for every further line, without
//!   its line feed. `‖` puts bytes behind bytes.
//!
//! The names and nonces of the seats are lines of the header, so they are in every hash.
//! The last line of a finished record, `chain`, holds the hash of all lines before it.

use std::fmt;

use crate::hex;

/// A hash of 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

/// All lines so far, as one hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transcript(Digest);

impl Transcript {
    /// A transcript that has only the header, given with its line feeds.
    pub fn of_header(text: &str) -> Self {
        Transcript(Digest(blake3::derive_key("airlock record 1: header", text.as_bytes())))
    }

    /// Goes on with a line, given without its line feed.
    pub fn add(&mut self, line: &str) {
        let mut hasher = blake3::Hasher::new_derive_key("airlock record 1: line");
        hasher.update(&self.0.0).update(line.as_bytes());
        self.0 = Digest(*hasher.finalize().as_bytes());
    }

    /// The hash.
    pub fn digest(self) -> Digest {
        self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
