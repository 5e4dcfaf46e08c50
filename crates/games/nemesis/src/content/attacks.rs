//! NEM-37: the intruder attack deck.

pub use nemesis_kit::{
    base::{ATTACK_CARDS, AttackCardPrint},
    words::Blood,
};
