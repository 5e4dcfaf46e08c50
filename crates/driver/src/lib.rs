//! Drives a game from outside.
