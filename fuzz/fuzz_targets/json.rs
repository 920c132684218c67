//! The JSON Lines reader: anything may come, and what is read can be written and read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| headjudge_fuzz::read_all(bytes));
