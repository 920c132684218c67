//! Logs sealed by earlier versions of the program: they are read, verified and audited for ever.

use crate::support::*;
use headjudge::judge::{Chain, Game, Verdict};
use headjudge::log::{Form, Hash, Link, open};
use headjudge::with_game;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A line of `heads.tsv`.
struct Golden {
    /// The file without its extension.
    file: PathBuf,
    entries: usize,
    head: String,
    /// The number of illegal entries; `None` if it is not checked.
    illegal: Option<u64>,
}

impl Golden {
    fn name(&self) -> String {
        self.file.display().to_string()
    }

    fn bytes(&self, form: Form) -> Vec<u8> {
        let ending = if form == Form::Lines { "jsonl" } else { "hjl" };
        fs::read(self.file.with_extension(ending)).unwrap_or_else(|it| panic!("{}: {it}", self.name()))
    }
}

fn formats() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let inner = fs::read_dir(root).expect("the golden logs").map(|it| it.expect("a folder").path());
    let mut formats: Vec<PathBuf> = inner.filter(|it| it.join("heads.tsv").is_file()).collect();
    formats.sort();
    formats
}

fn sheet(format: &Path) -> Vec<Golden> {
    let text = fs::read_to_string(format.join("heads.tsv")).expect("heads.tsv");
    let golden = |line: &str| {
        let [file, entries, head, illegal] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        Golden {
            file: format.join(file),
            entries: entries.parse().expect("a number"),
            head: head.to_owned(),
            illegal: illegal.parse().ok(),
        }
    };
    text.lines().filter(|it| !it.starts_with('#')).map(golden).collect()
}

fn goldens() -> Vec<Golden> {
    formats().iter().flat_map(|it| sheet(it)).collect()
}

/// A log whose chain must be intact, and its head.
fn verified<G: Game>(golden: &Golden, form: Form) -> (Log<G>, Hash) {
    let name = golden.name();
    let bytes = golden.bytes(form);
    let opened = open(&bytes[..]).unwrap_or_else(|it| panic!("{name}: {it}"));
    assert_eq!((&opened.link, opened.form()), (&Link::Fits, form), "{name}: the header");
    let header = opened.header.clone();
    let mut records = opened.entries::<G>(true);
    let mut entries = Vec::new();
    for record in records.by_ref() {
        let record = record.unwrap_or_else(|it| panic!("{name}: {it}"));
        assert_eq!(record.link, Link::Fits, "{name}: entry {}", record.entry.n);
        entries.push(record.entry);
    }
    let head = records.head();
    ((header, entries), head)
}

/// Both forms agree, have the recorded head, and are written again to the same bytes.
fn stands<G: Game>(golden: &Golden) {
    let name = golden.name();
    let (lines, head) = verified::<G>(golden, Form::Lines);
    assert_eq!((head.to_string(), lines.1.len()), (golden.head.clone(), golden.entries), "{name}");
    let (frames, same) = verified::<G>(golden, Form::Frames);
    assert_eq!(same, head, "{name}");
    assert!(lines == frames, "{name}: what one form says is not what the other says");
    for form in [Form::Lines, Form::Frames] {
        assert!(written(&lines, form, true) == golden.bytes(form), "{name}: {form:?} is written otherwise");
    }
}

#[test]
fn every_golden_log_is_read_to_its_head() {
    for golden in goldens() {
        let bytes = golden.bytes(Form::Lines);
        let game = open(&bytes[..]).unwrap_or_else(|it| panic!("{}: {it}", golden.name())).header.game;
        with_game!(game.as_str(), G => stands::<G>(&golden)).unwrap_or_else(|| panic!("{}: no game", golden.name()));
    }
}

#[test]
fn every_golden_log_is_audited() {
    for golden in goldens() {
        for form in [Form::Lines, Form::Frames] {
            let audit = audited(&golden.bytes(form));
            assert!(!matches!(audit.chain, Chain::Broken { .. }), "{}: {:?}", golden.name(), audit.chain);
            if let Some(illegal) = golden.illegal {
                let name = golden.name();
                assert!(audit.unreadable.is_empty() && audit.stopped.is_none(), "{name}: {audit:#?}");
                // Of entries only: findings on a start may grow with the knowledge about positions.
                let start =
                    audit.findings.iter().filter(|it| it.finding.entry == 0 && it.finding.verdict == Verdict::Illegal);
                let start = start.count() as u64;
                let first = audit.findings.first().map(|it| &it.finding);
                assert_eq!(audit.illegal - start, illegal, "{name}: {first:#?}");
            }
        }
    }
}

#[test]
fn every_golden_log_is_on_its_sheet() {
    for format in formats() {
        let listed: BTreeSet<PathBuf> = sheet(&format).into_iter().map(|it| it.file).collect();
        let games = fs::read_dir(&format).expect("a folder").map(|it| it.expect("a file").path());
        let logs = games.filter(|it| it.is_dir()).flat_map(|it| fs::read_dir(it).expect("a folder"));
        let there: Vec<PathBuf> = logs.map(|it| it.expect("a file").path()).collect();
        assert_eq!(there.len(), 2 * listed.len(), "{}", format.display());
        for file in there {
            assert!(listed.contains(&file.with_extension("")), "{}", file.display());
        }
    }
}
