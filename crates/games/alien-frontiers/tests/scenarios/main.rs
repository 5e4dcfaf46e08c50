//! Scenarios: what the table shows when somebody acts and chance speaks, a file for each
//! chapter of the rules.
//!
//! The comment above a scenario names the rules, examples and rulings that it shows.

mod hub;
mod table;
