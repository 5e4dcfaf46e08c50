//! The games there are.
