//! What is printed, against the tables of the written rules.

mod complex;
mod decks;
mod tokens;
mod written;
