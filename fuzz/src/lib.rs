//! What the fuzz targets share.

use headjudge::games::cipher::Cipher;
use headjudge::judge::{Recorder, simulate};
use headjudge::log::{Detail, Entry, Form, Header, Writer, open};

pub mod words;

pub type Log = (Header, Vec<Entry<Cipher>>);

/// Reads all that can be read, and checks that what was read can be written and read again, in both forms.
pub fn read_all(bytes: &[u8]) {
    let Ok(opened) = open(bytes) else { return };
    let header = opened.header.clone();
    let mut log = Vec::new();
    let mut entries = opened.entries::<Cipher>(true);
    for record in entries.by_ref() {
        match record {
            Ok(record) => log.push(record.entry),
            Err(fault) => drop(fault.to_string()),
        }
    }
    let log = (header, log);
    for form in [Form::Lines, Form::Frames] {
        for sealed in [false, true] {
            let again = open(&write(&log, form, sealed)[..]).expect("what was written can be opened").header;
            assert_eq!(again, log.0);
        }
        let bytes = write(&log, form, true);
        // Numbers that do not follow one another are told, and only that.
        let whole = log.1.iter().enumerate().all(|(place, it)| it.n as usize == place + 1);
        if whole {
            let entries = open(&bytes[..]).expect("a header").entries::<Cipher>(true);
            let again: Vec<_> = entries.map(|it| it.expect("an entry").entry).collect();
            assert_eq!(again, log.1);
        }
    }
}

/// A log as a file.
pub fn write(log: &Log, form: Form, sealed: bool) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), form, sealed, &log.0).expect("memory");
    log.1.iter().for_each(|it| writer.write(it).expect("memory"));
    writer.finish().expect("memory")
}

/// A small match to begin from: from a position with few cards, or from the preparation.
pub fn base(seed: u64, detail: Detail, most: usize) -> Log {
    let blue = ["B01-003", "B01-006", "B01-006", "B01-029", "S01-001", "B01-036", "S01-004", "B01-028"];
    let red = ["B01-060", "B01-055", "S02-004", "S02-005", "B01-069", "B01-076", "B01-059", "B01-057"];
    let deck = |codes: &[&str], count: usize| codes.iter().cycle().take(count).map(|it| (*it).to_owned()).collect();
    let small = seed % 2 == 0;
    let count = if small { 24 } else { 50 };
    let header = Recorder::<Cipher>::header([("Ann", deck(&blue, count)), ("Ben", deck(&red, count))]);
    let position = small.then(|| {
        serde_json::json!({"turn":3,"player":"A","phase":"deployment",
            "A":{"hand":["A2","A5","A13"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],
                "bonds":["A3","A7"],"bonds_down":["A8"],"orbs":["A9"],"retreat":["A10"]},
            "B":{"hand":["B3","B10"],"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}],
                "bonds":["B4","B11"],"orbs":["B12"],"retreat":["B5"]}})
    });
    let header = Header { seed: Some(seed), detail, position, catalogue: None, cards: None, ..header };
    let mut entries = Vec::new();
    simulate::<Cipher>(header.clone(), most, |it| entries.push(it)).expect("a match");
    entries.truncate(most);
    (header, entries)
}
