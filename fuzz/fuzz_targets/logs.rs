//! Files of logs, as they are and with their words changed: every command that reads one.
#![no_main]

use headjudge::judge::Seeded;
use headjudge_fuzz::drive;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    drive::logs(bytes);
    let seed = bytes.iter().fold(0u64, |all, it| all.wrapping_mul(31).wrapping_add((*it).into()));
    drive::logs(&drive::mutated(bytes, &[bytes.to_vec()], &mut Seeded::new(seed)));
});
