//! LOC-9: slime, fire and malfunction, as in both books.

pub use nemesis_kit::rules::markers::{put_fire, put_in_all, put_malfunction, put_out, repair, slime, wash};
