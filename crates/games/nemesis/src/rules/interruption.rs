//! NEM-5.6: interruptions, as in both books.

pub use nemesis_kit::rules::interruption::Interruption;
