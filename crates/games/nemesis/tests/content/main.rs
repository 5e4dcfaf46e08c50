//! What is printed: the ship's graphs, and every deck against the component counts.

mod cards;
mod items;
mod ship;
mod tokens;
