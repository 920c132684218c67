//! Positions of every game: what can be set up is played on from.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| headjudge_fuzz::drive::positions(bytes));
