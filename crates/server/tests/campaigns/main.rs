//! Campaigns: whose they are, how missions are opened and counted, and how they come from a file and go
//! into one. The words of these scenarios are in `words.rs` and, shared with the scenarios of the house, in
//! `visitor.rs`.

mod files;
mod forgetting;
mod members;
mod missions;
#[path = "../house/visitor.rs"]
mod visitor;
mod words;
