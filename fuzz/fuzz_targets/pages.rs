//! Replay pages, with the logs in them.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| headjudge_fuzz::drive::pages(bytes));
