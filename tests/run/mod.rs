//! Running the compiled program in a directory of its own.

use headjudge::judge::Verdict;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A directory that is removed afterwards.
pub struct Room(PathBuf);

impl Room {
    pub fn new() -> Room {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("headjudge-test-{}-{number}", std::process::id()));
        std::fs::create_dir(&path).unwrap();
        Room(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn text(&self, name: &str) -> String {
        String::from_utf8(self.read(name)).unwrap()
    }

    /// The names of all files, including hidden ones, in order.
    pub fn names(&self) -> Vec<String> {
        let names = std::fs::read_dir(&self.0).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    /// Runs the program in the directory.
    pub fn run(&self, args: &[&str]) -> Ran {
        self.run_with(args, "")
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_headjudge"));
        command
            .args(args)
            .current_dir(&self.0)
            .env_remove("COLUMNS")
            .env_remove("HEADJUDGE_LANG")
            .env("HEADJUDGE_DATA_DIR", self.path("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs the program with lines on standard input.
    pub fn run_with(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.command(args).spawn().unwrap();
        // A program that ends early does not read it all.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        Ran {
            status: output.status.code().unwrap(),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The result of running the program.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    #[track_caller]
    pub fn expect(self, status: i32) -> Ran {
        assert_eq!(self.status, status, "{self:?}");
        self
    }

    #[track_caller]
    pub fn says(self, text: &str) -> Ran {
        assert!(self.out.contains(text), "{text:?} was expected in:\n{}", self.out);
        self
    }

    #[track_caller]
    pub fn says_not(self, text: &str) -> Ran {
        assert!(!self.out.contains(text), "{text:?} was not expected in:\n{}", self.out);
        self
    }

    #[track_caller]
    pub fn complains(self, text: &str) -> Ran {
        assert!(self.err.contains(text), "{text:?} was expected in:\n{}", self.err);
        self
    }
}

/// The path of a starter deck.
pub fn deck(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/cipher/decks").join(name);
    path.to_str().unwrap().to_owned()
}

/// The records of a JSON Lines log.
pub fn records(text: &str) -> Vec<Value> {
    text.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
}

/// The clauses of all findings of a log, with their entries; asserts that the log is clean apart from them.
pub fn findings(bytes: &[u8]) -> Vec<(u32, &'static str)> {
    let log = headjudge::log::open(bytes).unwrap();
    let game = log.header.game.clone();
    let audit = headjudge::with_game!(game.as_str(), G => headjudge::judge::audit::<G, _>(log)).unwrap();
    assert!(audit.unreadable.is_empty() && audit.stopped.is_none(), "{audit:?}");
    let graver = audit.findings.iter().map(|it| &it.finding).filter(|it| it.verdict > Verdict::Unmodelled);
    graver.map(|it| (it.entry, it.clause())).collect()
}

/// A header of a Cipher log from a position; both decks in it are small, because chapter 12 is not judged then.
///
/// A: Marth (A1) is the lord in the front line, Ogma (A2) stands rested beside him, Caeda (A3) unrested, A4 (Merric) is in
/// the hand, the rest of the deck is Linde. B: Sumia (B1) is the lord in the front line, Lissa (B2) stands in the back
/// line, the rest of the deck is Miriel. The action phase of A's turn 3 begins.
pub fn header(detail: &str) -> String {
    let a = r#"["B01-003","S01-004","B01-006","B01-029","B01-036","B01-036","B01-036"]"#;
    let b = r#"["B01-069","B01-060","S02-004","S02-004","S02-004"]"#;
    let front = r#"[{"cards":["A1"],"lord":true},{"cards":["A2"],"rested":true},{"cards":["A3"]}]"#;
    let position = format!(
        r#"{{"turn":3,"player":"A","phase":"action","A":{{"front":{front},"hand":["A4"]}},"B":{{"front":[{{"cards":["B1"],"lord":true}}],"back":[{{"cards":["B2"]}}]}}}}"#
    );
    format!(
        r#"{{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"{detail}","view":"omniscient","players":[{{"name":"Ann","deck":{a}}},{{"name":"Ben","deck":{b}}}],"position":{position}}}"#
    )
}
