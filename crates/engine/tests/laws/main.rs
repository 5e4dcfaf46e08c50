//! The laws hold, and every one of them can fail.

mod can_fail;
mod dice;
mod hold;
mod leaks;
mod mutant;
mod players;
