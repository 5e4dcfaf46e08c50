//! The nouns of the engine, one by one.

mod decks;
mod known;
mod list;
mod marks;
mod piles;
mod seats;
mod sending;
mod setup;
