//! The laws every game has to keep, whoever plays it.
