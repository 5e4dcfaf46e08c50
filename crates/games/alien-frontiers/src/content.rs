//! What is printed: stations with their ports and prices, and the technology deck.

pub mod stations;
pub mod technology;
