//! Drives a game from outside: deals what chance shows, keeps the record, takes back,
//! replays and verifies.
//!
//! The rules say what may happen and what follows; here is what did happen. Read
//! `table.rs` first: a [`Table`] is a game being played. What it writes is described in
//! `record.rs`, how it deals in `dealer.rs`. A record is folded into states again by
//! `replay.rs`, and `verify.rs` says what it proves.
//!
//! Deliberately absent: input and output, sockets, threads, bots, and any word that a
//! player reads.

#![warn(missing_docs)]

pub mod dealer;
mod hex;
pub mod line;
pub mod playouts;
pub mod record;
pub mod replay;
pub mod rubbish;
pub mod table;
pub mod told;
pub mod transcript;
pub mod verify;

pub use dealer::{BadNonce, Dealer, NoSeed, Nonce, Place, Seed};
pub use record::{Entry, Holder, HolderKind, Record, StopReason};
pub use replay::{Misfit, Replay, Unfit};
pub use table::{Barrier, Happened, Seating, StandingOrders, Table, TableError};
pub use told::{Arguments, Told};
pub use verify::{Open, Proven, Verdict, verify};
