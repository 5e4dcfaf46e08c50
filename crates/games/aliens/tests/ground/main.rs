//! AGD-6A, AGD-6B, AGD-6C, AGD-6G, AGD-8: the geometry of the boards, case by case and as laws.

mod adjacency;
mod direct;
mod distances;
mod field;
mod laws;
mod names;
mod routes;
mod segments;
mod sight;
mod sight_over_boards;
