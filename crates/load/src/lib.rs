//! How much the server bears: hundreds of tables that play against the program as it is
//! released, over real sockets, with every answer on disk before it is acknowledged.
//!
//! `cargo xtask bench load` runs it. Client and server have a CPU each (`machine.rs`), and a
//! server that only echoes (`echo.rs`) is measured the same way in the same run, so that the
//! machine's mood can be told from the server's. `load.rs` is the play itself: first every
//! seat answers as soon as it is asked, then answers are due at fixed times, and late ones
//! count from when they were due (`pace.rs`). `idle.rs` holds sockets open, `sleeping.rs`
//! opens tables and leaves them alone, and `bytes.rs` counts what a player is sent in a whole game.
//!
//! It knows the server by its protocol only, as a browser does.

#![cfg(target_os = "linux")]
#![warn(missing_docs)]

pub mod bytes;
pub mod echo;
pub mod idle;
pub mod latency;
pub mod load;
pub mod machine;
pub mod pace;
mod playing;
pub mod running;
pub mod sleeping;
mod socket;
mod visitor;
