//! The reader of the binary form: the signature is there already, anything may follow.
#![no_main]

use headjudge::log::frames::SIGNATURE;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let bytes = if bytes.starts_with(&SIGNATURE) { bytes.to_vec() } else { [&SIGNATURE[..], &[1], bytes].concat() };
    headjudge_fuzz::read_all(&bytes);
});
