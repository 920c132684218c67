//! How fast logs are judged, each figure beside its floor from the same run, on one core.
//!
//! `cargo bench --bench audit` prints a table a game: entries per second, and how many times the floor's time
//! each takes. Words behind `--` name the games and rows to measure. A harness of its own, because what counts
//! here are ratios and percentiles.

use headjudge::games::JUDGED;
use headjudge::judge::{Game, Recorder, Referee, Session, Style, audit, deck, simulate, simulate_in};
use headjudge::log::{Entry, Form, Hash, Header, Writer, open};
use headjudge::with_game;
use std::hint::black_box;
use std::time::{Duration, Instant};

const MATCHES: u64 = 200;
const ROUNDS: usize = 7;

/// A log in memory.
type Log<G> = (Header, Vec<Entry<G>>);

fn header<G: Game>(seed: u64) -> Header {
    let [one, other] = G::sample_decks().map(|it| deck::parse(it).expect("a deck"));
    Header { seed: Some(seed), ..Recorder::<G>::header_of([one.named("Ann"), other.named("Ben")]) }
}

fn matches<G: Game>() -> Vec<Log<G>> {
    let play = |seed| {
        let mut entries = Vec::new();
        simulate::<G>(header::<G>(seed), usize::MAX, |entry| entries.push(entry)).expect("a match");
        (header::<G>(seed), entries)
    };
    (0..MATCHES).map(play).collect()
}

fn written<G: Game>(matches: &[Log<G>], form: Form, sealed: bool) -> Vec<Vec<u8>> {
    let write = |(header, entries): &Log<G>| {
        let mut writer = Writer::new(Vec::new(), form, sealed, header).expect("memory");
        entries.iter().for_each(|entry| writer.write(entry).expect("memory"));
        writer.finish().expect("memory")
    };
    matches.iter().map(write).collect()
}

/// The median time of several rounds.
fn time(mut run: impl FnMut()) -> Duration {
    run();
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[ROUNDS / 2]
}

fn read<G: Game>(logs: &[Vec<u8>]) {
    for log in logs {
        for entry in open(&log[..]).expect("a log").entries::<G>(false) {
            black_box(entry.expect("an entry"));
        }
    }
}

fn judge<G: Game>(logs: &[Vec<u8>]) {
    for log in logs {
        assert_eq!(audit::<G, _>(open(&log[..]).expect("a log")).illegal, 0);
    }
}

fn referee_alone<G: Game>(matches: &[Log<G>]) {
    for (header, entries) in matches {
        let (mut referee, _) = Referee::<G>::open(header, 4096, false).expect("a match");
        for entry in entries {
            black_box(referee.judge(entry.clone()).expect("followed"));
        }
    }
}

fn hash_alone(lengths: &[usize]) {
    let payload = vec![7u8; lengths.iter().copied().max().unwrap_or(0)];
    let mut head = Hash([0; 32]);
    for length in lengths {
        head = head.next(&payload[..*length]);
    }
    black_box(head);
}

/// The lengths of all entries' binary forms.
fn lengths(unsealed: &[Vec<u8>]) -> Vec<usize> {
    let mut lengths = Vec::new();
    for log in unsealed {
        let mut at = 10;
        while at < log.len() {
            let length = u32::from_le_bytes(log[at..at + 4].try_into().expect("four bytes")) as usize;
            lengths.push(length);
            at += 4 + length;
        }
    }
    lengths
}

/// Whether the command line asks for a game or a row: it may name a part of its name, or nothing of the sort.
fn wanted(name: &str) -> bool {
    let parts = || std::env::args().skip(1).filter(|it| !it.starts_with('-'));
    let is_game = |it: &String| JUDGED.contains(&it.as_str());
    if JUDGED.contains(&name) {
        return !parts().any(|it| is_game(&it)) || parts().any(|it| it == name);
    }
    let mut rows = parts().filter(|it| !is_game(it)).peekable();
    rows.peek().is_none() || rows.any(|part| name.contains(&part))
}

fn row(name: &str, entries: usize, run: impl FnMut(), floor: Option<(&str, Duration)>) -> Duration {
    if !wanted(name) {
        return Duration::from_nanos(1);
    }
    let took = time(run);
    let rate = entries as f64 / took.as_secs_f64() / 1e6;
    let nanos = took.as_nanos() as f64 / entries as f64;
    let times =
        floor.map_or(String::new(), |(floor, it)| format!("{:.2} × {floor}", took.as_secs_f64() / it.as_secs_f64()));
    println!("{name:<34} {rate:>8.2} M entries/s {nanos:>8.0} ns each   {times}");
    took
}

fn main() {
    for game in JUDGED.iter().filter(|it| wanted(it)) {
        with_game!(*game, G => measure::<G>());
    }
}

fn measure<G: Game>() {
    let matches = matches::<G>();
    let entries: usize = matches.iter().map(|(_, entries)| entries.len()).sum();
    println!("{}: {MATCHES} matches, {entries} entries, median of {ROUNDS} rounds", G::TITLE);
    let frames = written(&matches, Form::Frames, true);
    let bare = written(&matches, Form::Frames, false);
    let lines = written(&matches, Form::Lines, true);
    let bare_lines = written(&matches, Form::Lines, false);
    let lengths = lengths(&bare);
    let size = |logs: &[Vec<u8>]| logs.iter().map(Vec::len).sum::<usize>() / entries;
    println!("{} bytes an entry in frames, {} in lines, both sealed", size(&frames), size(&lines));

    let decode = row("frames: decode alone", entries, || read::<G>(&bare), None);
    row("frames: hash alone", entries, || hash_alone(&lengths), None);
    row("referee alone, in memory", entries, || referee_alone(&matches), None);
    let both = row("frames: decode and hash", entries, || read::<G>(&frames), None);
    row("frames: audit, sealed", entries, || judge::<G>(&frames), Some(("decode and hash", both)));
    row("frames: audit, unsealed", entries, || judge::<G>(&bare), Some(("decode alone", decode)));
    let parse = row("lines: parse alone", entries, || read::<G>(&bare_lines), None);
    let both = row("lines: parse and hash", entries, || read::<G>(&lines), None);
    row("lines: audit, sealed", entries, || judge::<G>(&lines), Some(("parse and hash", both)));
    row("lines: audit, unsealed", entries, || judge::<G>(&bare_lines), Some(("parse alone", parse)));
    if wanted("stepping") {
        stepping::<G>();
    }
}

/// How long the match is in which going back and forth is measured.
const LONG: usize = 25_000;

/// Going back and jumping in a long match, by percentiles, and the memory at the end of it.
fn stepping<G: Game>() {
    let long = |seed| {
        let mut entries = Vec::new();
        simulate_in::<G>(Style::Long, header::<G>(seed), LONG, |entry| entries.push(entry)).expect("a match");
        (header::<G>(seed), entries)
    };
    let matches: Vec<Log<G>> = (0..100).map(long).find(|it| it.1.len() >= LONG).into_iter().collect();
    let logs = written(&matches, Form::Frames, true);
    let before = peak_memory();
    let Some(log) = logs.first() else { return println!("no match of {LONG} entries came about") };
    let mut session = Session::<G>::open(open(&log[..]).expect("a log")).expect("a match");
    let length = session.len();
    let mut jump = 1usize;
    let mut times = |name: &str, run: &mut dyn FnMut(&mut Session<G>, usize)| {
        let mut all: Vec<Duration> = (0..2000)
            .map(|_| {
                jump = (jump * 48_271) % 2_147_483_647;
                let start = Instant::now();
                run(&mut session, jump % length);
                start.elapsed()
            })
            .collect();
        all.sort();
        let micros = |share: usize| all[all.len() * share / 1000 - 1].as_nanos() as f64 / 1000.0;
        println!(
            "{name:<34} median {:.1} µs, 99th percentile {:.1} µs, slowest {:.1} µs",
            micros(500),
            micros(990),
            micros(1000)
        );
    };
    println!("stepping in a match of {length} entries");
    times("goto a random entry", &mut |session, to| session.go_to(to));
    times("back by one", &mut |session, to| {
        if session.at() == 0 {
            session.go_to(to);
        }
        session.back(1);
    });
    println!("peak memory {} MiB, {} MiB of it before the session was opened", peak_memory() / 1024, before / 1024);
}

/// The most memory that the process has used so far, in KiB; 0 where the system does not tell.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
    line.and_then(|it| it.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
