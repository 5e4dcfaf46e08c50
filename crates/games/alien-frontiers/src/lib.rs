//! Alien Frontiers.
