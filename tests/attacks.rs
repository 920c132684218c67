//! Forgers' attempts to get past the referee. Each case makes an illegal match look clean in some way; none may end with
//! exit status 0. Further attempts are with their targets: hidden cards, positions, seals, files.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Basis, Demands, Game, Session};
use headjudge::log::{Body, Entry, Form, Header, Intervention, Seat, Source, open};
use headjudge::report::LogReport;
use headjudge::with_game;

/// The exit status of `headjudge audit` for a log, with the audit.
fn judged(bytes: &[u8]) -> (u8, Audit) {
    let log = open(bytes).expect("a header");
    let audit = headjudge::import::audit(log).expect("a game of the list");
    let report = LogReport::new("log".to_owned(), audit, &Demands::default());
    (report.status, report.audit)
}

/// Launders each illegal log, and expects that none is called clean. Returns the number that could be laundered at all.
fn launder(how: fn(&[u8], u32, &str) -> Option<Vec<u8>>, expect: &[u8]) -> usize {
    let (mut tried, mut wrong) = (0, Vec::new());
    for game in headjudge::games::JUDGED {
        for case in cases(game).iter().filter(|it| it.clause.is_some()) {
            let log = &case.log("illegal").expect("a log").text;
            let Some(laundered) = how(log.as_bytes(), guilty(case), game) else { continue };
            tried += 1;
            let (status, _) = judged(&laundered);
            if !expect.contains(&status) {
                wrong.push(format!("{game}: {}: exit {status}", case.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
    tried
}

/// A log with an intervention in place of entry `n`, and without the entries after it.
fn intervened<G: Game>(bytes: &[u8], n: u32, what: Intervention) -> Vec<u8> {
    let (header, entries) = read::<G>(bytes);
    let mut entries: Vec<Entry<G>> = entries.into_iter().take_while(|it| it.n < n).collect();
    entries.push(Entry { n, body: Body::Intervention(Box::new(what)) });
    written(&(header, entries), Form::Lines, false)
}

/// The table before an entry as a position, if it can be written; otherwise the initial one.
fn position_before<G: Game>(bytes: &[u8], n: u32) -> Option<serde_json::Value> {
    let session = Session::<G>::open(open(bytes).expect("a header")).ok()?;
    let state = session.state_after((n as usize).checked_sub(1)?);
    G::position(session.setup(), &state).or_else(|| session.header().position.clone())
}

/// A `fix` in place of the illegal entry sets the table as if nothing had been wrong.
#[test]
fn a_fix_in_place_of_the_illegal_entry() {
    let tried = launder(
        |bytes, first, game| {
            with_game!(game, G => {
                let position = position_before::<G>(bytes, first)?;
                let fix = Intervention::Fix { position: position.into(), reason: "the table was bumped".to_owned() };
                Some(intervened::<G>(bytes, first, fix))
            })
            .flatten()
        },
        &[5, 1],
    );
    assert!(tried > 600, "only {tried}");
}

/// A `rewind` after the illegal entry takes it back, and is reported.
#[test]
fn a_rewind_behind_the_illegal_entry() {
    let tried = launder(
        |bytes, first, game| {
            with_game!(game, G => {
                let (header, mut entries) = read::<G>(bytes);
                let (n, to) = (entries.len() as u32 + 1, first.checked_sub(1)?);
                let what = Intervention::Rewind { to, reason: "by consent".to_owned() };
                entries.push(Entry { n, body: Body::Intervention(Box::new(what)) });
                let bytes = written(&(header, entries), Form::Lines, false);
                let (status, audit) = judged(&bytes);
                let told = audit.findings.iter().any(|it| it.finding.taken_back == Some(n));
                assert!(status != 5 || told, "what was taken back is told");
                Some(bytes)
            })
            .flatten()
        },
        &[5, 1],
    );
    assert!(tried > 600, "only {tried}");
}

/// The match allegedly begins after the illegal entry.
#[test]
fn a_position_behind_the_illegal_entry() {
    let tried = launder(
        |bytes, first, game| {
            with_game!(game, G => {
                let position = position_before::<G>(bytes, first)?;
                let (header, _) = read::<G>(bytes);
                Some(written::<G>(&(Header { position: Some(position), ..header }, Vec::new()), Form::Lines, false))
            })
            .flatten()
        },
        &[5, 4, 1],
    );
    assert!(tried > 600, "only {tried}");
}

/// The log allegedly comes from a program that plays by another edition.
#[test]
fn a_source_that_anybody_can_write() {
    let tried = launder(
        |bytes, _, game| {
            with_game!(game, G => {
                let (header, entries) = read::<G>(bytes);
                let source = Source { client: "blackpoker-sim".to_owned(), rules: "9.1.2".to_owned() };
                written::<G>(&(Header { source: Some(source), ..header }, entries), Form::Lines, false)
            })
        },
        &[5, 1],
    );
    assert!(tried > 600, "only {tried}");
}

/// An outcome that is taken back and repeated is reported: a judge can read off how often the deck was shuffled.
#[test]
fn a_rewind_that_shuffles_until_the_deck_is_good() {
    let (header, entries) = simulated::<Cipher>(3, headjudge::log::Detail::Full);
    let shuffle = entries.iter().position(|it| matches!(it.body, Body::Chance { .. })).expect("a shuffle");
    let mut again: Vec<Entry<Cipher>> = entries[..=shuffle].to_vec();
    let to = shuffle as u32;
    let what = Intervention::Rewind { to, reason: "the cards stuck together".to_owned() };
    again.push(Entry { n: 0, body: Body::Intervention(Box::new(what)) });
    again.extend(entries[shuffle..].iter().cloned());
    renumber(&mut again);
    let (status, audit) = judged(&written(&(header, again), Form::Lines, false));
    assert_eq!((status, audit.illegal), (5, 0), "{:#?}", audit.findings.first());
    let rewinds: Vec<_> = audit.rests_on.iter().filter(|it| it.basis == Basis::Rewinds).collect();
    let [rewind, repeated] = &rewinds[..] else { panic!("{rewinds:#?}") };
    assert_eq!(rewind.reason.as_deref(), Some("the cards stuck together"));
    assert!(rewind.details.iter().any(|it| it.contains("chance")), "{rewind:#?}");
    assert_eq!(repeated.entries, [to + 3], "{repeated:#?}");
}

/// setup.1.hand: the rulebook deals seven cards.
#[test]
fn a_hand_of_thirty() {
    use headjudge::games::blackpoker::BlackPoker;
    let options = Some(serde_json::json!({"hand":30}));
    let header = Header { options, ..header::<BlackPoker>(1, headjudge::log::Detail::Full) };
    let log = simulated_from::<BlackPoker>(header, MOST);
    let (status, audit) = judged(&written(&log, Form::Lines, false));
    assert_eq!((status, audit.illegal), (5, 0));
    let ground = audit.rests_on.iter().find(|it| it.basis == Basis::Options).expect("it rests on its options");
    assert!(ground.details.iter().any(|it| it.contains("hand: 30") && it.contains("7")), "{ground:#?}");
}

/// Stating the rulebook's own options changes nothing.
#[test]
fn the_usual_options_written_down_are_clean() {
    use headjudge::games::blackpoker::BlackPoker;
    let options = Some(serde_json::json!({"hand":7,"preset":true,"first":"turned","first_draw":true}));
    let header = Header { options, ..header::<BlackPoker>(1, headjudge::log::Detail::Full) };
    let (status, audit) = judged(&written(&simulated_from::<BlackPoker>(header, MOST), Form::Lines, false));
    assert_eq!(status, 0, "{:#?}", audit.rests_on);
}

/// An illegal entry is reported first even after more undecidable entries than are given in full.
#[test]
fn an_illegal_entry_behind_a_thousand_others() {
    let (header, entries) = simulated::<Cipher>(5, headjudge::log::Detail::Full);
    let mut entries: Vec<Entry<Cipher>> = entries.into_iter().take(40).collect();
    // Texts that allegedly do something, anywhere: each is unmodelled at most, or illegal.
    let text = r#"{"text":{"source":"A1","does":{"power":{"unit":"A1","by":10,"until":"turn"}}}}"#;
    let what: headjudge::games::cipher::Step = serde_json::from_str(text).expect("a step");
    entries.extend((0..1200).map(|_| Entry { n: 0, body: Body::Step { clause: None, what } }));
    entries.push(entries[30].clone());
    renumber(&mut entries);
    let last = entries.len() as u32;
    let (status, audit) = judged(&written(&(header, entries), Form::Lines, false));
    assert_eq!(status, 1);
    let listed = audit.findings.len() + audit.further.len();
    let all = audit.illegal + audit.undecidable + audit.unmodelled;
    assert_eq!(listed as u64, all, "none is left out");
    assert!(audit.first_fault().is_some());
    let first = &audit.findings[0].finding;
    assert_eq!(first.verdict, headjudge::judge::Verdict::Illegal, "the gravest first");
    let of_last = audit.findings.iter().any(|it| it.finding.entry == last);
    assert!(of_last || audit.further.iter().any(|it| it.entry == last));
}

/// The status of a log for an organiser who accepts texts and positions.
fn judged_but_for_texts(bytes: &[u8]) -> (u8, Audit) {
    let audit = headjudge::import::audit(open(bytes).expect("a header")).expect("a game of the list");
    let demands = Demands { accept: vec![Basis::Texts, Basis::Positions], ..Demands::default() };
    let report = LogReport::new("log".to_owned(), audit, &demands);
    (report.status, report.audit)
}

/// The first clause of each illegal entry.
fn against(audit: &Audit) -> Vec<(u32, &'static str)> {
    let illegal = |it: &&headjudge::judge::Finding| it.verdict == headjudge::judge::Verdict::Illegal;
    audit.findings.iter().map(|it| &it.finding).filter(illegal).map(|it| (it.entry, it.clause())).collect()
}

/// 10.2.1: an automatic ability belongs to a unit on the battlefield, not to a card in any other zone of either player. In
/// the action phase of the first turn nobody has used anything.
#[test]
fn abilities_of_cards_that_are_no_units() {
    let (header, entries) = simulated::<Cipher>(11, headjudge::log::Detail::Full);
    let phases = r#"{"phase":{"phase":"action"}}"#;
    let action: headjudge::games::cipher::Step = serde_json::from_str(phases).expect("a step");
    let begins = |it: &Entry<Cipher>| matches!(&it.body, Body::Step { what, .. } if *what == action);
    let at = entries.iter().position(begins).expect("an action phase");
    let before = &entries[..=at];
    let (mut off, mut on) = (0, 0);
    for (seat, place) in [Seat::A, Seat::B].into_iter().flat_map(|of| (0..50).map(move |place| (of, place))) {
        let card = headjudge::table::Card::new(seat, place);
        let face = headjudge::games::cipher::cards::face::find(&header.players[seat.index()].deck[place]);
        let abilities = face.expect("a known card").facts.abilities;
        let automatic = abilities.iter().position(|it| *it == headjudge::games::cipher::cards::Ability::Automatic);
        let Some(number) = automatic else { continue };
        let mut forged = before.to_vec();
        let what = headjudge::games::cipher::Decision::Resolve { card, ability: number as u8 + 1 };
        forged.push(Entry { n: 0, body: Body::Decision { by: seat, what } });
        renumber(&mut forged);
        let bytes = written(&(header.clone(), forged), Form::Lines, false);
        let session = Session::<Cipher>::open(open(&bytes[..]).expect("a header")).expect("a match");
        let stands = session.state_after(before.len()).stands(card).is_some();
        let (_, audit) = judged_but_for_texts(&bytes);
        match stands {
            true => on += 1,
            false => off += 1,
        }
        let expected = (!stands).then_some((before.len() as u32 + 1, "10.2.1"));
        assert_eq!(against(&audit), expected.into_iter().collect::<Vec<_>>(), "{card}");
    }
    assert!(off > 20, "only {off} cards off the battlefield, {on} on it");
}

/// 25.2: a draw by a loop depends on more than texts: who can stop it is the players' statement.
#[test]
fn a_draw_by_a_loop_that_an_organiser_has_not_looked_at() {
    for name in ["draw-by-a-loop-that-needs-no-word", "draw-by-a-loop-by-decisions"] {
        let (status, audit) = judged_but_for_texts(fixture("cipher", &format!("{name}/log")).as_bytes());
        assert_eq!((status, audit.illegal), (5, 0), "{name}");
        let ground = audit.rests_on.iter().find(|it| it.basis == Basis::Loops).expect("it rests on a loop");
        assert_eq!(ground.entries, [5], "{name}");
    }
}

/// 6.4.4: none of the known texts shows hidden cards: looking at them is forbidden after each of these texts as well.
#[test]
fn looks_behind_a_text() {
    for case in ["6.4.4-text-that-shows-nothing", "6.8.2-text-that-shows-nothing"] {
        let text = fixture("cipher", &format!("{case}/illegal"));
        for code in ["S02-004", "B01-026", "B01-036", "S02-005", "B01-060"] {
            let log = text.replace("B01-028", code);
            let found = against(&judged_but_for_texts(log.as_bytes()).1);
            assert_eq!(found.last().map(|it| it.0), Some(2), "{code}: {found:?}");
        }
    }
}
