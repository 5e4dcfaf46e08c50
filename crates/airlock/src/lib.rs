//! The one program: it reads what was typed, does it, and speaks the language of whoever
//! typed it.
//!
//! `args.rs` says what can be typed, `help.rs` how that is explained; `commands/` has a file
//! for each command. Not a word that a player reads is written here: all words come
//! through `say.rs` from the text files.

pub mod args;
pub mod boards;
pub mod book;
pub mod commands;
pub mod endings;
pub mod failure;
pub mod files;
pub mod help;
pub mod layout;
pub mod page;
pub mod say;
pub mod telling;

use std::{ffi::OsString, process::ExitCode};

use crate::say::Say;

/// Does what was typed, the name of the program first.
pub fn run(typed: Vec<OsString>) -> ExitCode {
    let say = Say::new(help::language(&typed));
    match args::read(&say, typed).and_then(|asked| commands::run(&say, asked)) {
        Ok(status) => status,
        Err(error) => failure::complain(&say, &error),
    }
}
