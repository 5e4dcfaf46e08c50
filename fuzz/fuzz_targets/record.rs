//! Bytes as a record: it reads, replays and verifies, or it does not.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| games::record(bytes));
