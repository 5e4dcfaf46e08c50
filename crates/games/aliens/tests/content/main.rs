//! AGD-2, AGD-11: the components, counted and sampled against what the rules say of them.

mod boards;
mod cards;
mod characters;
mod missions;
mod tracker;
