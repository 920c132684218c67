//! Battles logged with the wrong result: the additions to power by texts in force are known, so none passes.

use crate::support::{audited, renumber, simulated, written};
use headjudge::games::cipher::{Cipher, Clause, Step};
use headjudge::log::{Body, Detail, Entry, Form};

/// The result of a battle of a match, logged the other way round: a defeat is left out, or one is added that the powers do
/// not cause. The log ends with the clearing of the support.
fn forged(entries: &[Entry<Cipher>]) -> Vec<Vec<Entry<Cipher>>> {
    let is = |it: &Entry<Cipher>, what: fn(&Step) -> bool| matches!(&it.body, Body::Step { what: it, .. } if what(it));
    let mut all = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        if is(entry, |it| matches!(it, Step::Defeated { .. })) {
            let cleared = entries[at..].iter().find(|entry| is(entry, |it| matches!(it, Step::ClearSupport { .. })));
            // The last battle may end the match first.
            if let Some(cleared) = cleared {
                all.push([&entries[..at], std::slice::from_ref(cleared)].concat());
            }
        }
        let before = at.checked_sub(1).map(|it| &entries[it]);
        let evades = before
            .is_some_and(|it| matches!(&it.body, Body::Decision { what, .. } if format!("{what:?}").contains("Evade")));
        let target = entries[..at].iter().rev().find_map(|entry| match &entry.body {
            Body::Decision { what: headjudge::games::cipher::Decision::Target { unit }, .. } => Some(*unit),
            _ => None,
        });
        let compared = before.is_some_and(|it| matches!(&it.body, Body::Decision { .. }));
        if is(entry, |it| matches!(it, Step::ClearSupport { .. })) && compared && !evades {
            let mut log = entries[..at].to_vec();
            let what = Step::Defeated { unit: target.expect("a battle has a target") };
            log.push(Entry { n: 0, body: Body::Step { clause: Some(Clause::C18_1_15), what } });
            all.push(log);
        }
    }
    all.into_iter()
        .map(|mut entry| {
            renumber(&mut entry);
            entry
        })
        .collect()
}

/// The number of battles tried, and those that pass.
fn tried(seeds: std::ops::Range<u64>) -> (usize, Vec<String>) {
    let (mut tried, mut passed) = (0, Vec::new());
    for seed in seeds {
        let (header, entries) = simulated::<Cipher>(seed, Detail::Full);
        for log in forged(&entries) {
            tried += 1;
            let last = log.last().map(|it| it.n).unwrap_or_default();
            let audit = audited(&written(&(header.clone(), log), Form::Lines, false));
            if audit.illegal == 0 {
                passed.push(format!(
                    "seed {seed}, entry {last}: {} unmodelled, {} undecidable",
                    audit.unmodelled, audit.undecidable
                ));
            }
        }
    }
    (tried, passed)
}

#[test]
fn no_battle_with_the_wrong_result_passes() {
    let (tried, passed) = tried(1..4);
    assert!(tried > 40, "{tried}");
    assert_eq!(passed, Vec::<String>::new(), "of {tried}");
}

#[test]
#[ignore = "some thousand battles"]
fn no_battle_of_many_matches_with_the_wrong_result_passes() {
    let (tried, passed) = tried(100..160);
    assert!(tried > 1_000, "{tried}");
    assert_eq!(passed, Vec::<String>::new(), "of {tried}");
}
