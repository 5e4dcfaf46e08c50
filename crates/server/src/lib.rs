//! Tables on the web: people, bots and spectators at one table, and nothing ever lost.
//!
//! A table is a task that owns its game (`tables.rs`). What it does is stored before anybody
//! is told (`storage.rs`). `games.rs` is the door to the rules, `people.rs` knows who is
//! who, `results.rs` how games ended, `campaigns.rs` which of them belong together; `live.rs` and `routes.rs` are how clients come in.

#![warn(missing_docs)]

pub mod campaigns;
pub mod config;
mod doors;
pub mod games;
pub mod house;
pub mod limits;
pub mod live;
pub mod people;
pub mod problems;
pub mod results;
pub mod routes;
pub mod storage;
pub mod tables;
pub mod telemetry;
