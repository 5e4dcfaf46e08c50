//! Everything a player reads.
