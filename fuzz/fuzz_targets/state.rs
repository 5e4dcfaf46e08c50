//! Bytes as a stored state: it decodes to what is stored as the same bytes, or it does not.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| games::state(bytes));
