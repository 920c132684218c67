//! Properties of every simulated match of every game.

use crate::support::changes::variants;
use crate::support::tried::{named, part};
use crate::support::*;
use headjudge::games::cipher::{Cipher, Decision, Line};
use headjudge::games::xinglingwang::Xinglingwang;
use headjudge::judge::{Chain, Dice, Due, Judgement, Recorder, Referee, Rules, Seeded, Sink, Verdict};
use headjudge::log::{Body, Detail, Entry, Form, Header, Seat, open};
use headjudge::table::{Card, Change, NOWHERE, Table};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

const FEW: Range<u64> = 0..50;
const MANY: Range<u64> = 1000..2000;

for_every_game! {
    fn recorded_logs_audit_clean() { recorded_logs_are_clean(FEW) }

    #[ignore = "a thousand matches"]
    fn many_recorded_logs_audit_clean() { recorded_logs_are_clean(MANY) }

    fn a_log_without_steps_yields_the_full_log() { steps_are_derived(FEW) }

    #[ignore = "a thousand matches"]
    fn many_logs_without_steps_yield_the_full_log() { steps_are_derived(MANY) }

    fn what_is_enumerated_is_what_is_accepted() { enumerated_is_accepted(0..50, None) }

    #[ignore = "every choice of many matches"]
    fn what_is_enumerated_is_what_is_accepted_everywhere() { enumerated_is_accepted(100..150, Some(5)) }

    fn going_back_and_forward_gives_the_same_positions() { positions_come_back(0..12) }

    #[ignore = "many matches"]
    fn going_back_and_forward_gives_the_same_positions_in_many_matches() { positions_come_back(200..400) }

    fn different_tables_have_different_hashes() { tables_are_told_apart(0..6) }

    fn outcomes_in_either_order_give_one_table() { either_order_gives_one_table(0..20) }

    fn the_forms_convert_without_loss() { forms_convert_without_loss(FEW) }

    #[ignore = "many matches"]
    fn the_forms_convert_without_loss_in_many_matches() { forms_convert_without_loss(MANY) }

    fn the_same_seed_gives_the_same_bytes() { seeds_decide_everything() }

    fn one_log_has_one_head() { heads_are_of_the_log() }
}

/// The recorder's logs audit clean in both details and both forms, and their chain is intact.
fn recorded_logs_are_clean<G: Tried>(seeds: Range<u64>) {
    for seed in part::<G>(seeds) {
        for detail in [Detail::Full, Detail::Decisions] {
            let log = simulated::<G>(seed, detail);
            let audits = [Form::Lines, Form::Frames].map(|form| audited(&written(&log, form, true)));
            for audit in &audits {
                assert_clean(audit, &format!("seed {seed}, {detail:?}"));
                assert!(matches!(audit.chain, Chain::Intact { .. }), "seed {seed}: {:?}", audit.chain);
                assert_eq!(audit.entries as usize, log.1.len());
            }
            assert_eq!(audits[0].chain, audits[1].chain, "one head for both forms");
            assert_eq!(audits[0].result, audits[1].result);
        }
    }
}

/// 星靈王's card file models the texts of the demonstration decks: their matches depend on no text.
#[test]
fn matches_of_xinglingwang_rest_on_no_text() {
    they_rest_on_no_text(0..10);
}

/// `cargo test --release --test all -- --ignored ten_thousand_matches_of_xinglingwang_rest_on_no_text`
#[test]
#[ignore = "ten thousand matches"]
fn ten_thousand_matches_of_xinglingwang_rest_on_no_text() {
    they_rest_on_no_text(20_000..30_000);
}

fn they_rest_on_no_text(seeds: Range<u64>) {
    for seed in seeds {
        let log = simulated::<Xinglingwang>(seed, Detail::Full);
        let audit = audited(&written(&log, Form::Lines, true));
        assert_clean(&audit, &format!("seed {seed}"));
        assert_eq!((audit.unmodelled, audit.unjudged), (0, 0), "seed {seed}");
    }
}

/// A log's steps are all derived from its decisions and chance: a recorder of full detail writes the same log again from
/// these alone.
fn steps_are_derived<G: Tried>(seeds: Range<u64>) {
    for seed in part::<G>(seeds) {
        let (full_header, full) = simulated::<G>(seed, Detail::Full);
        let (short_header, short) = simulated::<G>(seed, Detail::Decisions);
        assert_eq!(without_steps(&full), short, "seed {seed}: the same choices and chance in both details");
        assert_eq!(derived(&full_header, &short), full, "seed {seed}");
        let mut ends = [(&full_header, &full), (&short_header, &short)].map(|(header, entries)| {
            let mut referee = referee::<G>(header);
            entries.iter().for_each(|it| drop(referee.judge(it.clone()).expect("followed")));
            referee
        });
        ends.iter_mut().for_each(|it| it.derive_steps());
        let [one, other] = ends.map(|it| G::position_hash(it.state()));
        assert_eq!(one, other, "seed {seed}: both end in one position");
    }
}

/// A full log from one without steps.
fn derived<G: Tried>(header: &Header, short: &[Entry<G>]) -> Vec<Entry<G>> {
    let mut recorder = Recorder::<G>::open(header.clone()).expect("a start");
    let mut left = short.iter().map(|it| it.body.clone());
    let mut full: Vec<Entry<G>> = Vec::new();
    loop {
        let body = match recorder.due().clone() {
            Due::Step { clause, what } => Body::Step { clause: Some(clause), what },
            Due::Chance { .. } | Due::Decision { .. } => match left.next() {
                Some(body) => body,
                None => return full,
            },
            Due::Over => return full,
        };
        let entry = Entry { n: full.len() as u32 + 1, body };
        let judgement = recorder.resume(entry.clone()).expect("followed");
        assert_ne!(judgement.verdict(), Verdict::Illegal);
        full.push(entry);
    }
}

/// Enumerated and accepted decisions are the same, except those that depend on texts.
fn enumerated_is_accepted<G: Tried>(seeds: Range<u64>, every: Option<usize>) {
    let every = every.unwrap_or(G::LOOK);
    for seed in part::<G>(seeds) {
        let (header, entries) = simulated::<G>(seed, Detail::Full);
        let cards = all_cards(&header);
        let mut referee = referee::<G>(&header);
        let mut dice = Seeded::new(seed);
        for (place, entry) in entries.iter().enumerate() {
            if matches!(entry.body, Body::Decision { .. }) && dice.below(every) == 0 {
                let place = format!("seed {seed}, before entry {}", place + 1);
                compare(&referee, &cards, &mut dice, &place);
            }
            referee.judge(entry.clone()).expect("followed");
        }
    }
}

fn compare<G: Tried>(referee: &Referee<G>, cards: &[Card], dice: &mut Seeded, place: &str) {
    let (setup, state) = (referee.setup(), referee.state());
    let legal: Vec<G::Decision> = G::legal(setup, state).collect();
    let distinct: HashSet<G::Decision> = legal.iter().map(G::plain).collect();
    assert_eq!(distinct.len(), legal.len(), "{place}: nothing is listed twice");
    assert!(!legal.is_empty(), "{place}: somebody has to choose, so something can be chosen");
    let Due::Decision { by, .. } = *G::due(state) else { panic!("{place}: no choice is asked for") };
    let mut sink = Sink::default();
    let mut accepts = |by: Seat, what: &G::Decision| {
        sink.reset();
        G::check_decision(setup, state, by, what, &mut sink);
        sink.faults.is_empty()
    };
    for what in &legal {
        assert!(accepts(by, what), "{place}: {what:?} is listed and refused");
    }
    let near = near_to::<G>(&legal, cards, dice).into_iter().chain(G::near(state, by));
    for what in near.chain(G::decisions(cards, true, dice)).filter(G::is_by_the_rules) {
        let member = distinct.contains(&G::plain(&what));
        assert_eq!(accepts(by, &what), member, "{place}: {what:?} (listed: {member})");
        assert!(G::is_for_both(&what) || !accepts(by.other(), &what), "{place}: {what:?} is {by}'s choice");
    }
}

/// The maximum number of legal choices whose neighbours are examined.
const MOST_NEAR: usize = 200;

/// Decisions easily mistaken for legal: legal ones with one value changed, and decisions about the cards in legal ones.
fn near_to<G: Tried>(legal: &[G::Decision], cards: &[Card], dice: &mut Seeded) -> Vec<G::Decision> {
    let mut near = Vec::new();
    let step = legal.len().div_ceil(MOST_NEAR);
    for what in legal.iter().step_by(step) {
        near.extend(variants::<G, _>(what, cards, dice).into_iter().map(|it| it.1));
        near.extend(G::widened(what, cards, dice).into_iter().map(|it| it.1));
    }
    let decisions = |what: &G::Decision| Entry { n: 0, body: Body::<G>::Decision { by: Seat::A, what: what.clone() } };
    let mut around: Vec<Card> = named(&legal.iter().map(decisions).collect::<Vec<_>>()).into_iter().collect();
    around.sort_unstable();
    near.extend(G::decisions(&around, true, dice));
    near
}

/// Back to the start and forward again: the same position after every entry.
fn positions_come_back<G: Tried>(seeds: Range<u64>) {
    for seed in part::<G>(seeds) {
        let (header, entries) = simulated::<G>(seed, Detail::Full);
        let sizes = Seat::BOTH.map(|of| header.player(of).cards().count());
        let mut referee = referee::<G>(&header);
        let mut hashes = vec![G::position_hash(referee.state())];
        for entry in &entries {
            referee.judge(entry.clone()).expect("followed");
            hashes.push(G::position_hash(referee.state()));
        }
        let backward = (0..hashes.len()).rev();
        for count in backward.chain(0..hashes.len()).step_by(7) {
            let state = referee.state_after(count);
            assert_eq!(G::position_hash(&state), hashes[count], "seed {seed}, after entry {count}");
            let table = G::table(&state);
            assert_eq!(table.hash(), from_scratch::<G>(table, sizes), "seed {seed}, after entry {count}");
        }
    }
}

/// More sorts of counters than any game has.
const COUNTERS: u8 = 32;

/// The table rebuilt card by card in another order: its hash must equal the incremental one.
fn from_scratch<G: Tried>(table: &Table, sizes: [usize; 2]) -> u64 {
    let mut again = Table::new(sizes, G::ZONES, G::ORDERED, G::VALUES);
    for zone in (0..G::ZONES).rev() {
        let pile = table.pile(zone);
        let ordered = G::ORDERED >> zone & 1 == 1;
        let order: Vec<Card> = if ordered { pile.to_vec() } else { pile.iter().rev().copied().collect() };
        for top in order {
            let marks = table.spot(top).marks;
            let mut stack = vec![top];
            while let Some(below) = Some(table.spot(stack[stack.len() - 1]).below).filter(|it| !it.is_none()) {
                stack.push(below);
            }
            let bottom = stack.pop().expect("at least the top card");
            let marks_below = if stack.is_empty() { marks } else { 0 };
            again.perform(&Change::Move { card: bottom, from: NOWHERE, to: zone, marks: marks_below });
            let mut under = bottom;
            while let Some(card) = stack.pop() {
                again.perform(&Change::Cover { unit: under, card, from: NOWHERE, under: G::under(zone) });
                under = card;
            }
            again.perform(&Change::Mark { card: top, set: marks, clear: !marks });
            for counter in 0..COUNTERS {
                again.perform(&Change::Count { card: top, counter, to: table.count_of(top, counter) });
            }
        }
    }
    for of in Seat::BOTH {
        for value in 0..G::VALUES {
            again.perform(&Change::Value { of, value, to: table.value(of, value) });
        }
    }
    again.hash()
}

/// Different positions have different hashes, as far as a test can see: no two different tables of a match share one.
fn tables_are_told_apart<G: Tried>(seeds: Range<u64>) {
    let mut tables: HashMap<u64, Table> = HashMap::new();
    for seed in part::<G>(seeds) {
        let (header, entries) = simulated::<G>(seed, Detail::Full);
        let mut referee = referee::<G>(&header);
        for entry in entries {
            referee.judge(entry).expect("followed");
            let table = G::table(referee.state());
            let held = tables.entry(table.hash()).or_insert_with(|| table.clone());
            assert!(same_table::<G>(held, table), "seed {seed}: two tables with one hash");
        }
    }
}

/// Returns `true` for tables equal up to the order of unordered zones, and up to the last data of cards that are nowhere.
fn same_table<G: Tried>(one: &Table, other: &Table) -> bool {
    (0..G::ZONES).all(|zone| {
        let sorted = |table: &Table| {
            let mut pile = table.pile(zone).to_vec();
            if G::ORDERED >> zone & 1 == 0 {
                pile.sort_unstable();
            }
            pile.into_iter().map(|it| (it, table.spot(it))).collect::<Vec<_>>()
        };
        sorted(one) == sorted(other)
    })
}

/// Two outcomes of chance in arbitrary order, swapped: nothing is found, both orders lead to one table, and the rules
/// continue alike.
fn either_order_gives_one_table<G: Tried>(seeds: Range<u64>) {
    let mut tried = 0;
    for seed in seeds {
        let (header, entries) = simulated::<G>(seed, Detail::Full);
        let mut referee = referee::<G>(&header);
        for (place, entry) in entries.iter().enumerate() {
            if matches!(entry.body, Body::Chance { .. }) && G::is_unordered(referee.state(), &entries[place..]) {
                let [one, other] = [[0, 1], [1, 0]].map(|order| {
                    let mut branch = referee.clone();
                    for (n, at) in order.into_iter().enumerate() {
                        let n = (place + n) as u32 + 1;
                        let entry = Entry { n, body: entries[place + at].body.clone() };
                        let judgement = branch.judge(entry).expect("followed");
                        assert_eq!(judgement, Judgement::Clear(Verdict::Legal), "seed {seed}, entry {n}");
                    }
                    (G::table(branch.state()).hash(), branch.due().clone())
                });
                assert!(one == other, "seed {seed}, entries {} and {}", place + 1, place + 2);
                tried += 1;
            }
            referee.judge(entry.clone()).expect("followed");
        }
    }
    assert!(tried > 10 || G::ORDERS_CHANCE, "{tried}");
}

/// Cipher: two deployments in either order lead to one position; so does a detour through the table's zones.
#[test]
fn the_order_of_two_deployments_does_not_matter() {
    let position = r#"{"turn":3,"player":"A","phase":"deployment",
        "A":{"hand":["A2","A3"],"front":[{"cards":["A1"],"lord":true}],"bonds":["A4","A5","A6"]},
        "B":{"front":[{"cards":["B1"],"lord":true}]}}"#;
    let codes = ["B01-003", "B01-006", "B01-029", "B01-036", "B01-036", "B01-036", "B01-036", "B01-036"];
    let cards = || codes.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let mut header = Recorder::<Cipher>::header([("Ann", cards()), ("Ben", cards())]);
    header.position = Some(serde_json::from_str(position).expect("JSON"));
    let deploy = |name: &str| Decision::Deploy { card: name.parse().expect("a card"), line: Line::Front };
    let hash_after = |order: [&str; 2]| {
        let mut referee = referee::<Cipher>(&header);
        referee.derive_steps();
        for (place, name) in order.into_iter().enumerate() {
            let body = Body::Decision { by: Seat::A, what: deploy(name) };
            let judgement = referee.judge(Entry { n: place as u32 + 1, body }).expect("followed");
            assert_eq!(judgement, Judgement::Clear(Verdict::Legal));
        }
        (referee.state().table.hash(), Cipher::position_hash(referee.state()))
    };
    assert_eq!(hash_after(["A2", "A3"]), hash_after(["A3", "A2"]));
}

/// JSON → bincode → JSON gives the same bytes, sealed or not; so does the reverse.
fn forms_convert_without_loss<G: Tried>(seeds: Range<u64>) {
    for seed in part::<G>(seeds) {
        for (detail, sealed) in [(Detail::Full, true), (Detail::Full, false), (Detail::Decisions, true)] {
            let log = simulated::<G>(seed, detail);
            let [lines, frames] = [Form::Lines, Form::Frames].map(|form| written(&log, form, sealed));
            assert_eq!(written(&read::<G>(&lines), Form::Frames, sealed), frames, "seed {seed}");
            assert_eq!(written(&read::<G>(&frames), Form::Lines, sealed), lines, "seed {seed}");
        }
    }
}

/// The same seed gives the same bytes.
fn seeds_decide_everything<G: Tried>() {
    let bytes = |seed| written(&played::<G>(seed, Detail::Full), Form::Frames, true);
    for seed in part::<G>(0..5) {
        assert_eq!(bytes(seed), bytes(seed), "seed {seed}");
    }
    assert_ne!(bytes(1), bytes(2));
}

/// Both forms of one log have one head, with or without a seal.
fn heads_are_of_the_log<G: Tried>() {
    let log = simulated::<G>(3, Detail::Full);
    let mut heads = Vec::new();
    for form in [Form::Lines, Form::Frames] {
        for sealed in [false, true] {
            let bytes = written(&log, form, sealed);
            let mut entries = open(&bytes[..]).expect("a header").entries::<G>(true);
            entries.by_ref().for_each(|it| drop(it.expect("an entry")));
            heads.push(entries.head());
        }
    }
    assert!(heads.windows(2).all(|it| it[0] == it[1]), "{heads:?}");
}
