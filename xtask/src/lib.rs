//! Every chore of the house, a module for each verb.
//!
//! `test.rs` is what a change has to pass, and `tidy.rs` what the compiler cannot see:
//! who may depend on whom, which rules have code and tests, whether the four languages
//! say the same. The other verbs measure, soak and bless.
//!
//! Nothing here is part of the program that people run, and nothing of that program is
//! used here: the chores work when the program does not build.

pub mod advisories;
pub mod bench;
pub mod bless;
pub mod codegen;
pub mod fuzz;
pub mod index;
pub mod learn;
pub mod mutants;
pub mod package;
pub mod postgres;
pub mod report;
pub mod retried;
pub mod seen;
pub mod shell;
pub mod soak;
pub mod test;
pub mod tidy;
pub mod touched;
pub mod web;
