//! Bytes as moves and an answer: it is taken exactly if it is offered.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| games::choice(bytes));
