//! LOC-4.16, LOC-4.21, LOC-48.5: a pass, and what comes with it, as in both books.

pub use nemesis_kit::rules::turn::pass;
