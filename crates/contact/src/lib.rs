//! The smallest game that has everything.
