//! The files of texts, as they are built into the program. `build.rs` lists them.

/// For each file the code of its language, its path in that language's folder, and what
/// it says.
pub(crate) static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
