//! `headjudge replay` through the compiled program, with commands on standard input.

use headjudge::games::cipher::Cipher;
use headjudge::judge::{Game, Recorder, Session, simulate};
use headjudge::log::{Detail, Form, Writer, open};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A file of one test's own.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("replay-{}-{name}", std::process::id()))
}

fn deck(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/cipher/decks").join(name);
    let text = std::fs::read_to_string(path).expect("a deck file");
    let lines = text.lines().map(|it| it.split('#').next().unwrap_or("").split_whitespace().collect::<Vec<_>>());
    let mut deck = Vec::new();
    for words in lines.filter(|it| !it.is_empty()) {
        let (count, code) =
            if words.len() == 2 { (words[0].parse().expect("a count"), words[1]) } else { (1, words[0]) };
        deck.extend(std::iter::repeat_n(code.to_owned(), count));
    }
    deck
}

/// A sealed log of a random match, as bytes.
fn simulated(seed: u64, most: usize, detail: Detail, form: Form) -> Vec<u8> {
    let mut header = Recorder::<Cipher>::header([("Ann", deck("S01.deck")), ("Ben", deck("S02.deck"))]);
    header.seed = Some(seed);
    header.detail = detail;
    let mut writer = Writer::new(Vec::new(), form, true, &header).expect("memory");
    simulate::<Cipher>(header, most, |it| writer.write(&it).expect("memory")).expect("a match");
    writer.finish().expect("memory")
}

#[test]
fn dump() {
    std::fs::write("/tmp/hjrepl/full.jsonl", simulated(1, 4000, Detail::Full, Form::Lines)).unwrap();
    std::fs::write("/tmp/hjrepl/dec.jsonl", simulated(1, 4000, Detail::Decisions, Form::Lines)).unwrap();
}
