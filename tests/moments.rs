//! Every moment of a match can be written as a position, from which the match continues with the same verdicts.

use crate::support::*;
use headjudge::judge::{Finding, Session};
use headjudge::log::{Body, Detail, Entry, Form, Header, open};
use serde_json::{Value, json};
use std::ops::Range;

for_every_game! {
    fn a_match_goes_on_from_any_moment() { matches(2..3, 5) }

    #[ignore = "takes minutes"]
    fn matches_go_on_from_any_moment() { matches(1..4, 40) }

    fn fixtures_go_on_from_any_moment() { fixtures(23) }

    #[ignore = "takes minutes"]
    fn all_fixtures_go_on_from_any_moment() { fixtures(1) }

    fn what_happened_since_is_read_with_care() { then_is_read_with_care() }
}

/// Simulated matches in both details and with drawn decks, with a number of moments each.
fn matches<G: Tried>(seeds: Range<u64>, points: usize) {
    let mut all = Written::default();
    for seed in seeds {
        let drawn = drawn_header::<G>(seed, Detail::Full).map(|it| simulated_from::<G>(it, MOST));
        let logs = [Some(simulated::<G>(seed, Detail::Full)), Some(simulated::<G>(seed, Detail::Decisions)), drawn];
        for (header, entries) in logs.into_iter().flatten() {
            let session = stepped::<G>(&header, &entries);
            for at in 0..points {
                all.take(&session, at * session.len() / points, &format!("{} {seed}", G::ID));
            }
        }
    }
    all.assert::<G>();
}

/// Some of the fixtures, at each of their moments.
fn fixtures<G: Tried>(stride: usize) {
    let mut all = Written::default();
    for case in cases(G::ID).iter().step_by(stride) {
        for log in &case.logs {
            let Ok(opened) = open(log.text.as_bytes()) else { continue };
            let Ok(session) = Session::<G>::open(opened) else { continue };
            // A judge's intervention is not part of a position, and an entry after it may return to before it.
            let judged = session.entries().iter().any(|it| matches!(it.body, Body::Intervention(_)));
            if judged || session.cut().is_some() || session.len() > 60 {
                continue;
            }
            (0..=session.len()).for_each(|at| all.take(&session, at, &format!("{}/{}", case.name, log.name)));
        }
    }
    all.assert::<G>();
}

/// The number of written moments, by the way of writing.
#[derive(Debug, Default)]
struct Written {
    written: usize,
    refused: usize,
    with_then: usize,
    entries: usize,
}

impl Written {
    /// At most one moment in forty cannot be written down.
    fn assert<G: Tried>(&self) {
        println!("{}: {self:?}", G::ID);
        assert!(self.written > 0 && 40 * self.refused <= self.written, "{}: {self:?}", G::ID);
    }

    fn take<G: Tried>(&mut self, session: &Session<G>, at: usize, what: &str) {
        let position = match session.position(at) {
            Ok(position) => position,
            Err(why) => {
                println!("{what}, entry {at}: {why}");
                self.refused += 1;
                return;
            }
        };
        self.written += 1;
        let since = position.get("then").and_then(Value::as_array).map_or(0, Vec::len);
        self.with_then += usize::from(since > 0);
        self.entries += since;
        let mut rest = session.entries()[at..].to_vec();
        renumber(&mut rest);
        let other = stepped::<G>(&session.beginning_with(position), &rest);
        assert_eq!(other.cut(), None, "{what}, from entry {at}");
        for n in 1..=other.len() {
            let (one, again) = (session.finding(at + n), other.finding(n));
            // A consequence of an entry before the position is a cause there.
            if one.is_some_and(|it| it.follows.is_some_and(|cause| cause as usize <= at)) {
                continue;
            }
            let told = |it: &Finding| (it.verdict, it.clause().to_owned());
            assert_eq!(one.map(told), again.map(told), "{what}: from entry {at}, entry {}", at + n);
        }
    }
}

fn stepped<G: Tried>(header: &Header, entries: &[Entry<G>]) -> Session<G> {
    let bytes = written(&(header.clone(), entries.to_vec()), Form::Lines, false);
    Session::open(open(&bytes[..]).expect("a header")).expect("a match")
}

/// Arbitrary content in `then` gives either a table that entries lead to, or a refusal that names the entry.
fn then_is_read_with_care<G: Tried>() {
    let (header, entries) = simulated::<G>(2, Detail::Full);
    let session = stepped::<G>(&header, &entries[..entries.len().min(40)]);
    let written = session.position(session.len()).expect("a position");
    let with = |then: Value| {
        let mut position = written.clone();
        position["then"] = then;
        let log = serde_json::to_string(&session.beginning_with(position)).expect("JSON") + "\n";
        Session::<G>::open(open(log.as_bytes()).expect("a header")).map(|it| it.len()).map_err(|it| it.to_string())
    };
    assert_eq!(with(written.get("then").cloned().unwrap_or_else(|| json!([]))), Ok(0));
    let refused = |then: Value, word: &str| {
        let why = with(then.clone()).expect_err("it cannot be");
        assert!(why.contains(word), "{then}: {why}");
    };
    refused(json!({}), "a list of entries");
    refused(json!([{"n": 1, "by": "A", "decision": "pass"}]), "entry 1 of `then`");
    refused(json!([{"intervention": {"note": {"text": "x"}}}]), "has no `intervention`");
    refused(json!([[]]), "an entry is an object");
    refused(json!([{"by": "A", "decision": "no such word"}]), "entry 1 of `then`");
    // A log that begins with a position is never clean, whatever the position.
    let log = serde_json::to_string(&session.beginning_with(json!({"then": []}))).expect("JSON") + "\n";
    let audit = audited(log.as_bytes());
    assert!(audit.rests_on.iter().any(|it| it.basis == headjudge::judge::Basis::Positions), "{:?}", audit.rests_on);
}
