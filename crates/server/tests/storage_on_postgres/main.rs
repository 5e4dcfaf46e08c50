//! The same storage on PostgreSQL: what is told of files in `storage` is told here of a server.

#[path = "../storage/fence.rs"]
mod fence;
#[path = "../storage/forget.rs"]
mod forget;
#[path = "../storage/groups.rs"]
mod groups;
#[path = "../storage/kept.rs"]
mod kept;
#[path = "../storage/lists.rs"]
mod lists;
mod place;
#[path = "../postgres/mod.rs"]
mod postgres;
#[path = "../storage/pruning.rs"]
mod pruning;
#[path = "../storage/results.rs"]
mod results;
mod servers;
#[path = "../storage/words.rs"]
mod words;
