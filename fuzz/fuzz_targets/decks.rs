//! Files of decks, and of cards that somebody wrote.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| headjudge_fuzz::drive::decks(bytes));
