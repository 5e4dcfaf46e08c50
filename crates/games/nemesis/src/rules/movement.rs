//! NEM-6.2, NEM-11.5: movement, and escape from what is in the room, as in both books.

pub use nemesis_kit::rules::movement::{CarefulNoise, Manner, Movement, go};
