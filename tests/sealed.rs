//! Sealed logs of every game, altered as files: the chain alone exposes every change.

use crate::support::*;
use headjudge::judge::Chain;
use headjudge::log::{Detail, Form, Hash, Link, open};

for_every_game! {
    fn every_flipped_bit_is_found() { flipped_bits_are_found() }

    fn every_cut_is_found_with_the_head() { cuts_are_found() }

    fn every_splice_is_found() { splices_are_found() }

    fn a_rewritten_log_has_another_head() { heads_differ() }
}

/// The chain's state of a file: its head, or the fault.
fn verified<G: Tried>(bytes: &[u8]) -> Result<Hash, String> {
    let log = open(bytes).map_err(|it| it.to_string())?;
    if log.link != Link::Fits {
        return Err(format!("the header: {:?}", log.link));
    }
    let mut entries = log.entries::<G>(true);
    for record in entries.by_ref() {
        let record = record.map_err(|it| it.to_string())?;
        if record.link != Link::Fits {
            return Err(format!("entry {}: {:?}", record.entry.n, record.link));
        }
    }
    Ok(entries.head())
}

/// Returns `true` if the audit reports the change too: a broken chain, or an unreadable header or end.
fn shows(bytes: &[u8]) -> bool {
    let audit = audited(bytes);
    let unread = audit.unreadable.first().is_some_and(|it| it.place.ends_with(" 1") || it.what.contains("ends in the"));
    unread || matches!(audit.chain, Chain::Broken { .. })
}

/// A match's first entries, sealed in a form, and its head.
fn small<G: Tried>(seed: u64, entries: usize, form: Form) -> (Vec<u8>, Hash) {
    let mut log = simulated_from::<G>(header::<G>(seed, Detail::Full), entries);
    log.1.truncate(entries);
    let bytes = written(&log, form, true);
    let head = verified::<G>(&bytes).expect("a log that fits");
    (bytes, head)
}

/// A match from a small position, whose file is short enough to flip each of its bits.
fn tiny<G: Tried>(form: Form) -> (Vec<u8>, Hash) {
    let mut log = simulated_from::<G>(G::small(), 12);
    log.1.truncate(12);
    let bytes = written(&log, form, true);
    let head = verified::<G>(&bytes).expect("a log that fits");
    (bytes, head)
}

/// Returns `true` if a place of a file is tried: each place, unless the header defines cards and is therefore long, so that
/// there are many places and each takes long to try.
fn tried(at: usize, header: usize) -> bool {
    at.is_multiple_of(1 + (header / 700).pow(2))
}

fn flipped_bits_are_found<G: Tried>() {
    for form in [Form::Lines, Form::Frames] {
        let (bytes, _) = tiny::<G>(form);
        let header = ends(&bytes, form)[0];
        for at in (0..bytes.len()).filter(|it| tried(*it, header)) {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[at] ^= 1 << bit;
                assert!(verified::<G>(&flipped).is_err(), "{form:?}: bit {bit} of byte {at}");
                assert!(at % 5 > 0 || shows(&flipped), "{form:?}: the audit misses bit {bit} of byte {at}");
            }
        }
    }
}

/// The ends of a file's records.
fn ends(bytes: &[u8], form: Form) -> Vec<usize> {
    match form {
        Form::Lines => (0..bytes.len()).filter(|at| bytes[*at] == b'\n').map(|at| at + 1).collect(),
        Form::Frames => {
            let mut ends = vec![10];
            while let Some(length) = bytes.get(ends[ends.len() - 1]..).and_then(|it| it.first_chunk::<4>()) {
                ends.push(ends[ends.len() - 1] + 4 + u32::from_le_bytes(*length) as usize + 32);
            }
            ends.remove(0);
            ends
        }
    }
}

/// With the head at hand every cut is found. Without it, a cut between two records is not: the rest is a complete log of a
/// shorter match. That is why the head goes onto the result slip.
fn cuts_are_found<G: Tried>() {
    for form in [Form::Lines, Form::Frames] {
        let (bytes, head) = small::<G>(5, 30, form);
        let ends = ends(&bytes, form);
        assert_eq!((ends.len(), ends.last()), (31, Some(&bytes.len())));
        // The last line's end is not part of its record.
        let whole = if form == Form::Lines { bytes.len() - 1 } else { bytes.len() };
        let every = |cut: &usize| ends.contains(cut) || ends.contains(&(cut + 1)) || tried(*cut, ends[0]);
        for cut in (0..whole).filter(every) {
            let left = &bytes[..cut];
            assert_ne!(verified::<G>(left).ok(), Some(head), "{form:?}: cut at {cut}");
            let at_an_end = ends.contains(&cut) || (form == Form::Lines && ends.contains(&(cut + 1)));
            assert_eq!(verified::<G>(left).is_ok(), at_an_end, "{form:?}: cut at {cut}");
        }
        for cut in (1..bytes.len()).filter(every) {
            assert!(verified::<G>(&bytes[cut..]).is_err(), "{form:?}: the first {cut} bytes are missing");
        }
    }
}

/// Records removed, doubled, swapped, or taken from another match or another place.
fn splices_are_found<G: Tried>() {
    for form in [Form::Lines, Form::Frames] {
        let (one, head) = small::<G>(5, 40, form);
        let (other, _) = small::<G>(6, 40, form);
        let records = |bytes: &[u8]| {
            let mut from = 0;
            ends(bytes, form)
                .iter()
                .map(|to| bytes[std::mem::replace(&mut from, *to)..*to].to_vec())
                .collect::<Vec<_>>()
        };
        let (one, other) = (records(&one), records(&other));
        let altered = |what: &str, records: Vec<Vec<u8>>, cut_at_the_end: bool| {
            let bytes = records.concat();
            assert_ne!(verified::<G>(&bytes).ok(), Some(head), "{form:?}: {what}");
            assert_eq!(verified::<G>(&bytes).is_ok(), cut_at_the_end, "{form:?}: {what}");
            assert_ne!(shows(&bytes), cut_at_the_end, "{form:?}: the audit on: {what}");
        };
        for place in (0..one.len()).step_by(G::SHARE as usize) {
            let mut without = one.clone();
            without.remove(place);
            altered(&format!("record {place} is missing"), without, place == one.len() - 1);
            let mut twice = one.clone();
            twice.insert(place, one[place].clone());
            altered(&format!("record {place} is there twice"), twice, false);
            let mut foreign = one.clone();
            foreign[place] = other[place].clone();
            altered(&format!("record {place} is another match's"), foreign, false);
            let joined: Vec<_> = one[..place].iter().chain(&other[place..]).cloned().collect();
            if place > 0 {
                altered(&format!("another match from record {place} on"), joined, false);
            }
            for swapped in place + 1..one.len().min(place + 4) {
                let mut swap = one.clone();
                swap.swap(place, swapped);
                altered(&format!("records {place} and {swapped} are swapped"), swap, false);
            }
        }
    }
}

/// A changed entry with a recomputed hash breaks the chain at the next one; a completely recomputed chain has another head.
fn heads_differ<G: Tried>() {
    for form in [Form::Lines, Form::Frames] {
        let mut log = simulated_from::<G>(header::<G>(5, Detail::Full), 40);
        let head = verified::<G>(&written(&log, form, true)).expect("fits");
        log.1.swap(8, 9);
        renumber(&mut log.1);
        let rewritten = verified::<G>(&written(&log, form, true)).expect("a chain of its own");
        assert_ne!(rewritten, head);
    }
}
