//! Requests to the live referee, a line each: each has a reply, and none costs another match.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| headjudge_fuzz::drive::requests(bytes));
