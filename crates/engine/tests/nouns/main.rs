//! The nouns of the engine, one by one.

mod known;
mod list;
mod piles;
mod seats;
mod sending;
mod setup;
