//! Files of other programs: whatever they hold, they are judged or refused.
#![no_main]

use headjudge::import::{ALL, Client, How, audit_file};
use headjudge::with_client;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for client in ALL {
        for canonical_only in [false, true] {
            with_client!(*client, C => {
                C::recognise(bytes);
                drop(audit_file::<C>(bytes, How { canonical_only }));
            });
        }
    }
});
