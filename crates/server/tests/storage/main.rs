//! The storage: what is kept, how it is asked for, and that nothing acknowledged is lost. What does not ask
//! for a file runs on PostgreSQL as well (`storage_on_postgres`).

mod backup;
mod crash;
mod faulty;
mod fence;
mod files;
mod forget;
mod groups;
mod kept;
mod lists;
mod opening;
mod place;
mod pruning;
mod results;
mod words;
