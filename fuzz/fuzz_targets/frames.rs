//! The reader of the binary form: the signature and the format are there already, anything may follow.
#![no_main]

use headjudge::log::frames::SIGNATURE;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let bytes = if bytes.starts_with(&SIGNATURE) { bytes.to_vec() } else { [&SIGNATURE[..], &[1 + bytes.len() as u8 % 2], bytes].concat() };
    headjudge_fuzz::read_all(&bytes);
});
