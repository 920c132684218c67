//! What the program does with each kind of input that strangers write: the fuzz targets run it, and the driver on a stable compiler
//! (`tests/fuzzing.rs`). Nothing of it may panic, and each input may cost so much time and memory as [`Budget`] allows.

use headjudge::games::{GAMES, JUDGED};
use headjudge::import;
use headjudge::judge::{
    Demands, Dice, Game, Recorder, Rulebook, Seeded, Session, citations, compare, deck, look_at, read_typed, seen_by,
};
use headjudge::live::Desk;
use headjudge::log::{Entry, Form, Header, Matches, Player, View, Writer, open};
use headjudge::repl::Repl;
use headjudge::report::{Asked, LogReport, Page, csv_rows, html, log_in_reel, log_text, markdown, reel, sheet};
use headjudge::rulebook::Ruling;
use headjudge::rulebook::search::Index;
use headjudge::with_game;
use serde_json::{Map, Value};
use std::sync::LazyLock;
use std::time::Duration;

/// A kind of input, and what is done with it.
pub type Kind = (&'static str, fn(&[u8]));

/// All kinds of input.
pub const KINDS: &[Kind] = &[
    ("logs", logs),
    ("requests", requests),
    ("positions", positions),
    ("decks", decks),
    ("pages", pages),
    ("questions", questions),
];

/// What an input may cost.
pub struct Budget {
    /// The time, on a machine with little else to do.
    pub time: Duration,
    /// How many bytes may be held at once.
    pub held: u64,
}

impl Budget {
    /// Of an input of so many bytes: what is read once for all, and so much for each byte.
    pub fn of(length: usize) -> Budget {
        let length = length as u64;
        Budget { time: Duration::from_millis(2_000 + length / 2), held: (96 << 20) + 1_000 * length }
    }
}

/// The most matches of a file that are looked at closely, and the most lines of requests.
const MOST: usize = 200;
/// A question is no longer than the program takes one (characters).
const LONGEST_QUESTION: usize = 1_000;

/// A file of logs, be it read as text or as frames.
pub fn logs(bytes: &[u8]) {
    let mut matches = Matches::new(bytes);
    let mut count = 0;
    // No match is shorter than eight bytes.
    while let Some(log) = matches.next_log() {
        count += 1;
        assert!(count <= 1 + bytes.len() / 8, "{count} matches of {} bytes", bytes.len());
        if count <= MOST {
            drop(log.map(import::audit));
        }
    }
    if let Ok(log) = open(bytes) {
        with_game!(log.header.game.clone().as_str(), G => one_match::<G>(bytes));
    }
}

fn one_match<G: Game>(bytes: &[u8]) {
    let Ok(()) = open(bytes).map(drop) else { return };
    let log = || open(bytes).expect("it was read before");
    drop(citations::<G, _>(log()));
    drop(compare::<G, _, _>(log(), log()));
    if let Some(audit) = import::audit(log()) {
        let report = LogReport::new("log".to_owned(), audit, &Demands::default());
        drop((log_text(&report, &Page::PLAIN), csv_rows(&report), serde_json::to_string(&report)));
    }
    let Ok(session) = Session::<G>::open(log()) else { return };
    for view in [View::A, View::B, View::Public] {
        let Ok(seen) = seen_by(&session, view) else { continue };
        for form in [Form::Lines, Form::Frames] {
            let seen = written(&seen.header, &seen.entries, form);
            drop(open(&seen[..]).ok().map(import::audit));
        }
    }
    if let Some(log) = log_in_reel(reel(&session, "log", bytes).as_bytes()) {
        drop(open(&log[..]).map(import::audit));
    }
    for entry in [0, session.len() / 2, session.len()] {
        let sheet = sheet(&Asked { session: &session, entry, whole: None, log: "log" });
        drop((html(&sheet), markdown(&sheet)));
        drop(G::position(session.setup(), &session.state_after(entry)));
    }
    let mut repl = Repl::new(session, Page::PLAIN);
    for line in
        ["goto end", "legal", "agenda", "board", "card A1", "next-finding", "why", "back 3", "try pass", "legal 2"]
    {
        drop(repl.answer(line));
    }
}

fn written<G: Game>(header: &Header, entries: &[Entry<G>], form: Form) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), form, true, header).expect("memory");
    entries.iter().for_each(|it| writer.write(it).expect("memory"));
    writer.finish().expect("memory")
}

/// Requests to the live referee, a line each.
pub fn requests(bytes: &[u8]) {
    let mut desk = Desk::default();
    for line in String::from_utf8_lossy(bytes).lines().take(MOST) {
        let reply = desk.answer(line);
        assert!(!desk.has_failed(), "{line}");
        assert!(serde_json::from_str::<Value>(&reply).is_ok_and(|it| it.get("id").is_some()), "{reply}");
    }
}

/// A position of any game, from which a few choices are made.
pub fn positions(bytes: &[u8]) {
    let Ok(position) = serde_json::from_slice::<Value>(bytes) else { return };
    for &game in JUDGED {
        with_game!(game, G => {
            let players = G::sample_decks().map(|it| deck::parse(it).expect("a deck"));
            let [a, b] = players;
            let header = Recorder::<G>::header_of([a.named("Ann"), b.named("Ben")]);
            play_from::<G>(Header { position: Some(position.clone()), ..header });
        });
    }
}

fn play_from<G: Game>(header: Header) {
    let Ok(mut recorder) = Recorder::<G>::open(header) else { return };
    let mut dice = Seeded::new(1);
    for _ in 0..12 {
        if recorder.advance(&mut dice).is_err() {
            return;
        }
        let legal = look_at(recorder.legal(), 0..40, 1_000);
        let headjudge::judge::Due::Decision { by, .. } = *recorder.due() else { return };
        let Some(what) = legal.some.get(dice.below(legal.some.len())).cloned() else { return };
        let typed = G::write_decision(&what);
        let (setup, state) = (recorder.referee().setup(), recorder.referee().state());
        drop(read_typed::<G>(setup, state, &typed));
        drop((G::board(setup, state), G::agenda(setup, state), G::position(setup, state)));
        drop(recorder.decide(by, what));
    }
}

/// A file of a deck, or of cards that somebody wrote.
pub fn decks(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read: Option<Player> = deck::parse(&text).ok();
    for &game in JUDGED {
        with_game!(game, G => {
            let [a, b] = G::sample_decks().map(|it| deck::parse(it).expect("a deck"));
            if let Some(one) = read.clone() {
                play_from::<G>(Recorder::<G>::header_of([one.named("Ann"), b.clone().named("Ben")]));
            }
            if let Ok(cards) = G::read_definitions(&text) {
                let header = Recorder::<G>::header_of([a.named("Ann"), b.named("Ben")]);
                play_from::<G>(Header { definitions: Some(cards.into()), ..header });
            }
        });
    }
}

/// A replay page with a log in it.
pub fn pages(bytes: &[u8]) {
    if let Some(log) = log_in_reel(bytes) {
        logs(&log);
    }
}

/// A question, a number of a clause, a ruling.
pub fn questions(bytes: &[u8]) {
    static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(GAMES));
    let text = String::from_utf8_lossy(bytes);
    if text.chars().nth(LONGEST_QUESTION).is_none() {
        (0..GAMES.len()).for_each(|book| drop(INDEX.ask(&text, &[book])));
        GAMES.iter().for_each(|it| drop(it.open().find(&text)));
    }
    drop(Ruling::read(&text));
}

/// Words and numbers that make trouble.
const ODD: &[&str] =
    &["", "A1", "B1", "A400", "At1", "At500", "?", "A", "B", "0", "-1", "255", "65535", "\u{1b}[2J", "always", "pass"];

/// An input with a few things changed: in text that is JSON line by line, of its words; else of its bytes.
pub fn mutated(seed: &[u8], others: &[Vec<u8>], dice: &mut dyn Dice) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=dice.below(4) {
        bytes = match dice.below(4) {
            0 => of_bytes(bytes, dice),
            _ => of_lines(&bytes, others, dice).unwrap_or_else(|| of_bytes(bytes.clone(), dice)),
        };
    }
    bytes
}

fn of_bytes(mut bytes: Vec<u8>, dice: &mut dyn Dice) -> Vec<u8> {
    let at = dice.below(bytes.len() + 1);
    match dice.below(6) {
        0 => bytes.truncate(at),
        1 if at < bytes.len() => bytes[at] ^= 1u8 << dice.below(8),
        2 if at < bytes.len() => drop(bytes.remove(at)),
        3 => bytes.insert(at, [0, b'"', b'{', b'[', b'\n', 0x89, 0xff][dice.below(7)]),
        4 => {
            let end = (at + dice.below(64)).min(bytes.len());
            let some = bytes[at..end].to_vec();
            let to = dice.below(bytes.len() + 1);
            bytes.splice(to..to, some);
        }
        _ => {
            let word = ODD[dice.below(ODD.len())].as_bytes();
            bytes.splice(at..at, word.iter().copied());
        }
    }
    bytes
}

fn of_lines(bytes: &[u8], others: &[Vec<u8>], dice: &mut dyn Dice) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(bytes).ok()?;
    let mut lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).ok()).collect::<Option<_>>()?;
    let at = dice.below(lines.len());
    match dice.below(6) {
        0 if lines.len() > 1 => drop(lines.remove(at.max(1))),
        1 => lines.insert(at.max(1).min(lines.len()), lines.get(at)?.clone()),
        2 => {
            // A line of another input.
            let other = others.get(dice.below(others.len()))?;
            let other: Vec<&[u8]> = other.split(|it| *it == b'\n').collect();
            let line = serde_json::from_slice(other[dice.below(other.len())]).ok()?;
            lines.insert(at.max(1).min(lines.len()), line);
        }
        _ => change(lines.get_mut(at)?, dice),
    }
    // What is numbered stays so, or nothing behind it is looked at.
    for (place, line) in lines.iter_mut().enumerate() {
        if let Some(n) = line.get_mut("n").filter(|it| it.is_number()) {
            *n = place.into();
        }
    }
    Some(lines.iter().map(|it| it.to_string() + "\n").collect::<String>().into_bytes())
}

/// Changes one value within another.
fn change(value: &mut Value, dice: &mut dyn Dice) {
    let deeper = dice.below(8) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = dice.below(fields.len());
            if let Some(it) = fields.values_mut().nth(at) {
                change(it, dice);
            }
        }
        Value::Array(list) if deeper && !list.is_empty() => {
            let at = dice.below(list.len());
            match dice.below(6) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                2 => list.swap(0, at),
                3 => *list = list.iter().cycle().take(list.len() * 8).cloned().collect(),
                _ => change(&mut list[at], dice),
            }
        }
        Value::Object(fields) => match dice.below(2) {
            0 => drop(fields.remove(&fields.keys().next().cloned().unwrap_or_default())),
            _ => drop(fields.insert(ODD[dice.below(ODD.len())].to_owned(), Value::Null)),
        },
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *value = [number.saturating_add(1), number.saturating_sub(1), 0, -1, 255, 65_535, i64::MAX][dice.below(7)]
                .into();
        }
        Value::String(text) if dice.below(2) == 0 => {
            // Another card of the same player.
            let seat = text.chars().next().filter(|it| matches!(it, 'A' | 'B'));
            *text = format!("{}{}", seat.unwrap_or('A'), 1 + dice.below(60));
        }
        _ => {
            *value = match dice.below(6) {
                0 => Value::Null,
                1 => Value::Array(Vec::new()),
                2 => Value::Object(Map::new()),
                3 => Value::Bool(true),
                4 => dice.below(9).into(),
                _ => ODD[dice.below(ODD.len())].into(),
            }
        }
    }
}
