//! The storage: what is kept, how it is asked for, and that nothing acknowledged is lost.

mod backup;
mod crash;
mod faulty;
mod forget;
mod groups;
mod kept;
mod lists;
mod opening;
mod pruning;
mod results;
mod words;
