//! Lines typed in earlier sessions, in the platform's folder for program state.

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;

/// The most lines to keep.
const MOST: usize = 1_000;
/// The longest line to keep (bytes).
const LONGEST: usize = 1_000;

/// The option, for every subcommand with a keyboard.
#[derive(clap::Args, Clone, Copy)]
pub struct HistoryArg {
    /// Neither read nor keep what is typed; it is kept on a terminal alone, in the platform's folder for a program's state
    /// (on Linux ~/.local/state/headjudge).
    #[arg(long)]
    no_history: bool,
}

/// The lines of earlier sessions, and the file for further ones. A fault of the file never stops a session.
pub struct History {
    lines: Vec<String>,
    file: Option<File>,
}

impl HistoryArg {
    /// Opens the history of a subcommand.
    pub fn open(self, of: &str) -> History {
        let kept = folder().filter(|_| !self.no_history).and_then(|it| History::in_folder(it, of));
        kept.unwrap_or_else(History::none)
    }
}

/// `HEADJUDGE_STATE_DIR`, or the platform's folder for state; on platforms without one, the folder for data.
fn folder() -> Option<PathBuf> {
    if let Some(given) = std::env::var_os("HEADJUDGE_STATE_DIR").filter(|it| !it.is_empty()) {
        return Some(given.into());
    }
    let (top_level_domain, author, app_name) = (String::new(), String::new(), "headjudge".to_owned());
    let platform = choose_native_strategy(AppStrategyArgs { top_level_domain, author, app_name }).ok()?;
    Some(platform.state_dir().unwrap_or_else(|| platform.data_dir()))
}

impl History {
    /// An empty history that keeps nothing.
    pub fn none() -> History {
        History { lines: Vec::new(), file: None }
    }

    fn in_folder(folder: PathBuf, of: &str) -> Option<History> {
        fs::create_dir_all(&folder).ok()?;
        let path = folder.join(format!("{of}.history"));
        let read = File::open(&path).map(|it| BufReader::new(it).lines().map_while(Result::ok).collect::<Vec<_>>());
        let mut lines = read.unwrap_or_default();
        if lines.len() > 2 * MOST {
            lines.drain(..lines.len() - MOST);
            super::files::write(&path, (lines.join("\n") + "\n").as_bytes(), true).ok()?;
        }
        let file = OpenOptions::new().append(true).create(true).open(&path).ok();
        Some(History { lines, file })
    }

    /// The lines of earlier sessions, the oldest first.
    pub fn lines(&self) -> &[String] {
        &self.lines[self.lines.len().saturating_sub(MOST)..]
    }

    /// Appends a line.
    pub fn keep(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() || line.len() > LONGEST || line.contains('\n') {
            return;
        }
        if let Some(file) = &mut self.file {
            let _ = writeln!(file, "{line}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn lines_come_again_in_the_next_session() {
        let folder = std::env::temp_dir().join(format!("headjudge-history-{}", std::process::id()));
        let open = || History::in_folder(folder.clone(), "replay").expect("a folder");
        let mut first = open();
        assert!(first.lines().is_empty());
        ["goto turn 3", "  ", "legal"].iter().for_each(|it| first.keep(it));
        assert_eq!(open().lines(), ["goto turn 3", "legal"]);
        let _ = std::fs::remove_dir_all(folder);
    }
}
