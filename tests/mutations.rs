//! Good logs of every game, changed in one place: how many changes the referee finds, and where.
//!
//! A log without a seal is a claim about a match. A change that results in another legal match cannot be found by judging;
//! every survivor must belong to a class below that says why the rules allow it.
//!
//! - *another choice*: a decision was changed, dropped, doubled or swapped, the choices at that place are all on the list
//!   of legal ones, and nothing later contradicts them: it is another legal match.
//! - *the same choice*: a decision was written in another, equivalent way.
//! - *another chance*: a shuffle's order was changed among cards that no later entry shows before the deck is shuffled
//!   again; only draws reveal the result of a shuffle.
//! - *text*: the changed entry depends on a card's text that is not encoded; the verdict says so.
//! - *either order*: two entries were swapped that no order binds ([`Tried::is_unordered`]).
//! - *cut*: the last entry is missing; a log may end before the match.

use crate::support::changes::alterations;
use crate::support::tried::part;
use crate::support::*;
use headjudge::judge::{Dice, Referee, Seeded, Verdict};
use headjudge::log::{Body, Detail, Entry, Header};
use headjudge::table::{Card, NamesCards};
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

for_every_game! {
    fn every_change_is_found_or_explained() { changes_are_found_or_explained(0..20, 10) }

    #[ignore = "some hundred thousand mutations"]
    fn every_change_in_many_matches_is_found_or_explained() { changes_are_found_or_explained(100..150, 5) }

    #[ignore = "some hundred thousand mutations"]
    fn every_change_in_matches_of_random_decks_is_found_or_explained() { changes_with_random_decks_are_found(0..100, 20) }

    fn a_changed_log_of_decisions_is_judged_or_another_legal_match() { changed_decisions_are_judged(0..6) }
}

/// One way to change a log.
struct Mutation<G: Tried> {
    kind: String,
    /// The new entries in the changed place...
    new: Vec<Body<G>>,
    /// ...and the number of entries that they replace.
    old: usize,
}

/// The fate of a changed log.
#[derive(Debug, PartialEq)]
enum Fate {
    /// Found at the first entry that differs.
    There,
    /// Found at a later entry; `told` if the first different entry was reported as depending on a text.
    Later { told: bool },
    /// Not found, for this reason.
    Explained(&'static str),
    /// Not found, for an unknown reason.
    Unexplained(String),
}

/// The results of a kind of mutation.
#[derive(Default)]
struct Row {
    all: usize,
    there: usize,
    later: usize,
    /// The number of those found later that were reported in their place as depending on a text.
    told: usize,
    explained: BTreeMap<&'static str, usize>,
    unexplained: Vec<String>,
}

/// A legal decision of another sort: the change that is hardest to find.
fn other_choices<G: Tried>(referee: &Referee<G>, body: &Body<G>, dice: &mut Seeded) -> Option<Mutation<G>> {
    let Body::Decision { by, what } = body else { return None };
    let mut legal = listed(referee);
    legal.retain(|it| *it != G::plain(what));
    let what = legal.get(dice.below(legal.len()))?.clone();
    let kind = "decision: other legal choice".to_owned();
    Some(Mutation { kind, new: vec![Body::Decision { by: *by, what }], old: 1 })
}

fn mutations<G: Tried>(referee: &Referee<G>, rest: &[Entry<G>], cards: &[Card], dice: &mut Seeded) -> Vec<Mutation<G>> {
    let here = &rest[0].body;
    let sort = match here {
        Body::Decision { .. } => "decision",
        Body::Step { .. } => "step",
        Body::Chance { .. } | Body::Intervention(_) => "chance",
    };
    // Without the first of two outcomes in arbitrary order, the second is legal where it is; the omission shows at the
    // entry after it, not before.
    let is_first_of_both = sort == "chance" && G::is_unordered(referee.state(), rest);
    let dropped = if is_first_of_both { "first of both dropped" } else { "dropped" };
    let new = |what: &str, new: Vec<Body<G>>, old: usize| Mutation { kind: format!("{sort}: {what}"), new, old };
    let mut all = vec![new(dropped, Vec::new(), 1), new("doubled", vec![here.clone(), here.clone()], 1)];
    if let Some(next) = rest.get(1).filter(|it| it.body != *here) {
        all.push(new("swapped with the next", vec![next.body.clone(), here.clone()], 2));
    }
    all.extend(alterations(here, cards, dice).into_iter().map(|(kind, body)| {
        // Steps due to both players may come in either order, so one missing and one doubled shows later.
        let is_due_too = matches!(&body, Body::Step { what, .. } if G::is_due_too(referee.state(), what));
        let kind =
            if is_due_too && kind != "step: other clause" { "step: another that is due".to_owned() } else { kind };
        Mutation { kind, new: vec![body], old: 1 }
    }));
    all.extend(other_choices(referee, here, dice));
    all
}

/// Judges a changed log from the changed place on. `before` has judged everything before it.
fn fate<G: Tried>(before: &Referee<G>, rest: &[Entry<G>], mutation: &Mutation<G>) -> Fate {
    let changed: Vec<Body<G>> =
        mutation.new.iter().chain(rest[mutation.old..].iter().map(|it| &it.body)).cloned().collect();
    let same = changed.iter().zip(rest).take_while(|(new, old)| **new == old.body).count();
    if changed.len() < rest.len() && same == changed.len() {
        return Fate::Explained("cut");
    }
    let mut referee = before.clone();
    let first = before.entries().len();
    let mut on_text = false;
    let mut all_listed = true;
    for (place, body) in changed.iter().enumerate() {
        if place >= same && place <= mutation.new.len() {
            all_listed &= is_listed(&referee, body);
        }
        let entry = Entry { n: (first + place + 1) as u32, body: body.clone() };
        match referee.judge(entry).map(|it| it.verdict()) {
            Err(_) | Ok(Verdict::Illegal) if place <= same => return Fate::There,
            Err(_) | Ok(Verdict::Illegal) => return Fate::Later { told: on_text },
            // The entry after a dropped one reveals the omission.
            Ok(Verdict::Unmodelled) if place <= mutation.new.len() + 1 => on_text = true,
            Ok(_) => {}
        }
    }
    explain(before, rest, mutation, (all_listed, on_text))
}

/// Returns `true` if a choice is among the legal ones; anything else is judged by itself.
fn is_listed<G: Tried>(referee: &Referee<G>, body: &Body<G>) -> bool {
    let Body::Decision { what, .. } = body else { return true };
    listed(referee).contains(&G::plain(what))
}

fn explain<G: Tried>(
    before: &Referee<G>,
    rest: &[Entry<G>],
    mutation: &Mutation<G>,
    (all_listed, on_text): (bool, bool),
) -> Fate {
    let old = rest[..mutation.old].iter().map(|it| &it.body);
    let changed: Vec<_> = old.chain(&mutation.new).collect();
    if let [one, other, new_one, new_other] = changed[..]
        && (one, other) == (new_other, new_one)
        && G::is_unordered(before.state(), rest)
    {
        return Fate::Explained("either order");
    }
    if let [Body::Decision { by, what: old }, Body::Decision { by: new_by, what: new }] = changed[..]
        && (by, G::plain(old)) == (new_by, G::plain(new))
    {
        return Fate::Explained("the same choice");
    }
    if all_listed && changed.iter().all(|it| matches!(it, Body::Decision { .. })) {
        return Fate::Explained("another choice");
    }
    if let [Body::Chance { what: old, .. }, Body::Chance { what: new, .. }] = changed[..]
        && is_never_seen(&rest[1..], old, new)
    {
        return Fate::Explained("another chance");
    }
    if on_text && G::rests_on_text(&changed) {
        return Fate::Explained("text");
    }
    Fate::Unexplained(format!("{}: entry {}: {changed:?}", mutation.kind, rest[0].n))
}

/// Returns `true` if one text shows all these cards at once, so that nobody sees their order.
fn is_shown_at_once<G: Tried>(rest: &[Entry<G>], cards: &[Card]) -> bool {
    let Some(first) = rest.first() else { return false };
    let together = rest.iter().take_while(|it| G::is_shown_with(&first.body, &it.body));
    let mut shown = HashSet::new();
    together.for_each(|entry| {
        if let Body::Step { what, .. } = &entry.body {
            what.each_card(&mut |it| _ = shown.insert(it));
        }
    });
    cards.iter().all(|it| shown.contains(it))
}

/// Returns `true` if two shuffles of one deck differ only in the order of cards that are not seen until the next shuffle.
fn is_never_seen<G: Tried>(rest: &[Entry<G>], old: &G::Chance, new: &G::Chance) -> bool {
    let (Some((of, old)), Some((new_of, new))) = (G::shuffled(old), G::shuffled(new)) else { return false };
    let sorted = |order: &[Card]| {
        let mut order = order.to_vec();
        order.sort_unstable();
        order
    };
    if of != new_of || sorted(old) != sorted(new) {
        return false;
    }
    let moved: Vec<Card> = old.iter().zip(new).filter(|(one, other)| one != other).map(|it| *it.0).collect();
    // Searching a deck shows all its cards, but not their order.
    let mut searched = false;
    for (place, entry) in rest.iter().enumerate() {
        searched |= G::searches(&entry.body) == Some(of);
        match &entry.body {
            Body::Chance { what, .. } if G::shuffled(what).is_some_and(|it| it.0 == of) => return true,
            Body::Step { what, .. } if !searched => {
                let mut shows = false;
                what.each_card(&mut |it| shows |= moved.contains(&it));
                if shows {
                    return is_shown_at_once(&rest[place..], &moved);
                }
            }
            _ => {}
        }
    }
    true
}

/// Changes every `every`-th entry of each match in all ways.
fn harness<G: Tried>(logs: impl Iterator<Item = Log<G>>, every: usize) -> BTreeMap<String, Row> {
    let mut table: BTreeMap<String, Row> = BTreeMap::new();
    for (header, entries) in logs {
        let seed = header.seed.unwrap_or(0);
        let cards = all_cards(&header);
        let mut dice = Seeded::new(seed);
        let mut referee = referee::<G>(&header);
        for (place, entry) in entries.iter().enumerate() {
            let rest = &entries[place..];
            // Chance is rare, so all of it is examined.
            if dice.below(every) == 0 || matches!(entry.body, Body::Chance { .. }) {
                for mutation in mutations(&referee, rest, &cards, &mut dice) {
                    let row = table.entry(mutation.kind.clone()).or_default();
                    row.all += 1;
                    match fate(&referee, rest, &mutation) {
                        Fate::There => row.there += 1,
                        Fate::Later { told } => {
                            row.later += 1;
                            row.told += usize::from(told);
                        }
                        Fate::Explained(why) => *row.explained.entry(why).or_default() += 1,
                        Fate::Unexplained(what) => row.unexplained.push(format!("seed {seed}: {what}")),
                    }
                }
            }
            referee.judge(entry.clone()).expect("followed");
        }
    }
    table
}

fn print<G: Tried>(table: &BTreeMap<String, Row>) {
    println!("{:34} {:>6} {:>8} {:>8}  survivors, explained", G::TITLE, "tried", "found", "there");
    for (kind, row) in table {
        let share = |count: usize| 100.0 * count as f64 / row.all as f64;
        let (found, there) = (share(row.there + row.later), share(row.there));
        println!("{kind:34} {:>6} {found:>7.1}% {there:>7.1}%  {:?}", row.all, row.explained);
        row.unexplained.iter().take(5).for_each(|it| println!("    UNEXPLAINED {it}"));
    }
}

/// Returns `true` if every instance of a kind is found at its own entry: steps follow from the rules, so none can be added
/// or changed, and a missing one shows at the next entry; a choice belongs to one player; a deck has each of its cards
/// once.
fn is_always_there(kind: &str) -> bool {
    match kind.split_once(": ") {
        Some(("step", change)) => !["dropped", "swapped with the next", "another that is due"].contains(&change),
        Some(("decision", change)) => change == "other player",
        Some(("chance", change)) => {
            ["a card missing", "a card twice", "other card", "doubled", "dropped"].contains(&change)
        }
        _ => false,
    }
}

fn changes_are_found_or_explained<G: Tried>(seeds: Range<u64>, every: usize) {
    all_are_found_or_explained::<G>(part::<G>(seeds).map(|seed| simulated::<G>(seed, Detail::Full)), every);
}

/// The same for matches over the whole pool of cards with judged texts.
fn changes_with_random_decks_are_found<G: Tried>(seeds: Range<u64>, every: usize) {
    let mut headers = seeds.filter_map(|seed| drawn_header::<G>(seed, Detail::Full)).peekable();
    if headers.peek().is_some() {
        all_are_found_or_explained::<G>(headers.map(|it| simulated_from::<G>(it, MOST)), every);
    }
}

fn all_are_found_or_explained<G: Tried>(logs: impl Iterator<Item = Log<G>>, every: usize) {
    let table = harness::<G>(logs, every);
    print::<G>(&table);
    assert!(table.len() > 20, "all kinds were tried");
    for (kind, row) in &table {
        assert!(row.unexplained.is_empty(), "{kind}: {:#?}", row.unexplained);
        let explained: usize = row.explained.values().sum();
        assert_eq!(row.all, row.there + row.later + explained, "{kind}");
        if is_always_there(kind) {
            let on_text = row.explained.get("text").copied().unwrap_or(0);
            assert_eq!(row.there + row.told + on_text, row.all, "{kind} is found where it is, or rests on a text");
        }
        if *kind == "chance: first of both dropped" {
            assert_eq!(row.there + row.later, row.all, "{kind} is found");
        }
        if kind.starts_with("step:") {
            assert!(
                row.explained.keys().all(|it| ["text", "cut", "either order"].contains(it)),
                "{kind}: {:?}",
                row.explained
            );
        }
    }
}

/// A log without steps, changed in one place, is judged without a panic. If nothing illegal is found in it, it is another
/// legal history: its derived steps make a full log without a fault.
fn changed_decisions_are_judged<G: Tried>(seeds: Range<u64>) {
    let (mut tried, mut found) = (0, 0);
    for seed in part::<G>(seeds) {
        let (header, entries) = simulated::<G>(seed, Detail::Decisions);
        let cards = all_cards(&header);
        let mut dice = Seeded::new(seed);
        for place in 0..entries.len() {
            if dice.below(12) != 0 {
                continue;
            }
            let changed = alterations(&entries[place].body, &cards, &mut dice).into_iter().map(|it| vec![it.1]);
            for new in changed.chain([Vec::new()]) {
                let mut log = entries[..place].to_vec();
                log.extend(new.into_iter().map(|body| Entry { n: 0, body }));
                log.extend_from_slice(&entries[place + 1..]);
                renumber(&mut log);
                tried += 1;
                found += usize::from(!is_clean(&header, &log, place, &cards));
            }
        }
    }
    println!("logs of decisions: {found} of {tried} changes found");
    assert!(tried > 100 && found * 2 > tried, "{found} of {tried}");
}

/// Returns `true` if nothing is found in a log of decisions; then every choice from the changed place on was among the
/// legal ones, and every order of a shuffle has each of the deck's cards once.
fn is_clean<G: Tried>(header: &Header, log: &[Entry<G>], changed: usize, cards: &[Card]) -> bool {
    let mut referee = referee::<G>(header);
    let mut listed = true;
    for (place, entry) in log.iter().enumerate() {
        if place == changed {
            referee.derive_steps();
            listed = is_listed(&referee, &entry.body);
        }
        if let Body::Chance { what, .. } = &entry.body
            && let Some((_, order)) = G::shuffled(what)
        {
            let once: HashSet<_> = order.iter().collect();
            listed &= once.len() == order.len() && order.iter().all(|it| cards.contains(it));
        }
        match referee.judge(entry.clone()).map(|it| it.verdict()) {
            Err(_) | Ok(Verdict::Illegal) => return false,
            // A text in force may have decided it the other way.
            Ok(Verdict::Unmodelled) if place == changed => listed = true,
            Ok(_) => {}
        }
    }
    assert!(listed, "entry {} is clean though nothing allows it: {:?}", changed + 1, log.get(changed));
    true
}
