//! The audit of anything: of the bytes as they are, or of a good log into which they write other entries.
#![no_main]

use arbitrary::{Result, Unstructured};
use headjudge::games::JUDGED;
use headjudge::judge::{Audit, MOST_LISTED, Referee, audit};
use headjudge::log::{Detail, Entry, Form, Matches, View, open};
use headjudge::with_game;
use headjudge_fuzz::{Fuzzed, Log, words, write};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match bytes {
        [b'{' | 0x89, ..] => {
            let one = audited(bytes);
            assert!(all(bytes) >= usize::from(one.is_some()));
        }
        [game, rest @ ..] => drop(with_game!(JUDGED[*game as usize % JUDGED.len()], G => altered::<G>(rest))),
        [] => {}
    }
});

/// All matches of a file; there are no more of them than its bytes have room for.
fn all(bytes: &[u8]) -> usize {
    let mut matches = Matches::new(bytes);
    let mut count = 0;
    while let Some(log) = matches.next_log() {
        count += 1;
        if let Ok(log) = log {
            let game = log.header.game.clone();
            with_game!(game.as_str(), G => drop(audit::<G, _>(log)));
        }
    }
    assert!(count <= 1 + bytes.len() / 8, "{count} matches");
    count
}

/// The audit by the game that the header names.
fn audited(bytes: &[u8]) -> Option<Audit> {
    let log = open(bytes).ok()?;
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => audit::<G, _>(log))
}

fn altered<G: Fuzzed>(bytes: &[u8]) -> Result<()> {
    let mut from = Unstructured::new(bytes);
    let mut log = from.choose(G::bases())?.clone();
    // Not every input should have to come through a whole match first.
    let left = from.int_in_range(0..=log.1.len())?;
    log.1.truncate(left);
    log.0.view = *from.choose(&[View::Omniscient, View::A, View::B, View::Public, View::Reconstructed])?;
    if from.ratio(1, 3)? {
        log.0.position = Some(<G as Fuzzed>::position(&mut from)?);
        log.1.clear();
    }
    if from.ratio(1, 4)? {
        let player = from.choose_index(2)?;
        log.0.players[player].deck.iter_mut().step_by(3).for_each(|it| *it = "?".to_owned());
    }
    while !from.is_empty() && log.1.len() < 1000 {
        alter(&mut log, &mut from)?;
    }
    for (place, entry) in log.1.iter_mut().enumerate() {
        entry.n = place as u32 + 1;
    }
    let [lines, frames] = [Form::Lines, Form::Frames].map(|form| audited(&write(&log, form, true)));
    let told =
        |it: &Option<Audit>| it.as_ref().map(|it| (it.entries, it.illegal, it.unmodelled, it.undecidable, it.result));
    assert_eq!(told(&lines), told(&frames), "both forms are judged alike");
    walk(&log);
    Ok(())
}

fn alter<G: Fuzzed>(log: &mut Log<G>, from: &mut Unstructured) -> Result<()> {
    let length = log.1.len();
    let n = 0;
    match from.int_in_range(0..=7u8)? {
        0 if length > 0 => drop(log.1.remove(from.choose_index(length)?)),
        1 if length > 0 => {
            let entry = log.1[from.choose_index(length)?].clone();
            log.1.insert(from.choose_index(length)?, entry);
        }
        2 if length > 1 => {
            let place = from.choose_index(length - 1)?;
            log.1.swap(place, place + 1);
        }
        3 if length > 0 => {
            let place = from.choose_index(length)?;
            log.1[place].body = words::body(from)?;
        }
        4 => {
            let place = from.int_in_range(0..=length)?;
            log.1.insert(place, Entry { n, body: words::body(from)? });
        }
        _ => log.1.push(Entry { n, body: words::body(from)? }),
    }
    Ok(())
}

/// What a stepping session does with the match: boards, agendas, choices, and back.
fn walk<G: Fuzzed>(log: &Log<G>) {
    let Ok((mut referee, _)) = Referee::<G>::open(&log.0, 16, true) else { return };
    for entry in &log.1 {
        if referee.judge(entry.clone()).is_err() {
            break;
        }
    }
    let count = referee.entries().len();
    for at in [0, count / 2, count] {
        let state = referee.state_after(at);
        if at == count && log.0.detail == Detail::Full {
            assert_eq!(G::position_hash(&state), G::position_hash(referee.state()));
        }
        G::legal(referee.setup(), &state).take(MOST_LISTED).for_each(drop);
        drop(G::board(referee.setup(), &state));
        drop(G::agenda(referee.setup(), &state));
        drop(G::card_facts(referee.setup(), &state, "A1".parse().expect("a card")));
    }
}
