//! The heads of result slips, for `verify` to compare with logs.

use crate::judge::Language;
use crate::log::Hash;
use crate::report::{graver, wording};
use crate::terminal::{BROKEN, CLEAN, Failure, UNCERTAIN, files, open, shown};
use std::io::Read;
use std::path::Path;

/// The heads on result slips.
pub struct Slips {
    /// Each head, the rest of its line, and the log that has it.
    heads: Vec<(Hash, String, Option<String>)>,
}

/// The longest list of heads (bytes).
const LONGEST_LIST: u64 = 64 << 20;

impl Slips {
    /// Reads the list.
    pub fn read(path: &Path) -> Result<Slips, Failure> {
        let fault = |it: &dyn std::fmt::Display| Failure::usage(shown(&format!("{}: {it}", files::name(path))));
        let mut text = String::new();
        let list = open::stream(path).map_err(|it| fault(&it))?;
        list.take(LONGEST_LIST).read_to_string(&mut text).map_err(|it| fault(&it))?;
        let mut heads = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (head, rest) = line.split_once(|it: char| it.is_whitespace() || it == ',').unwrap_or((line, ""));
            let head = head.parse::<Hash>().map_err(|it| fault(&format!("line {}: {it}", at + 1)))?;
            heads.push((head, rest.trim().to_owned(), None));
        }
        Ok(Slips { heads })
    }

    /// Looks up a log's head. Returns the message, and the log's exit status.
    pub fn compare(&mut self, name: &str, language: Language, head: Hash, status: u8) -> (String, u8) {
        let known = self.heads.iter().any(|it| it.0 == head);
        let free = self.heads.iter_mut().find(|it| it.0 == head && it.2.is_none());
        match free.filter(|_| matches!(status, CLEAN | UNCERTAIN)) {
            Some((_, slip, of)) => {
                *of = Some(name.to_owned());
                let slip = if slip.is_empty() { String::new() } else { format!(": {}", shown(slip)) };
                (wording::on_a_slip(language, name, slip), CLEAN)
            }
            None if known => (wording::slip_used(language, name), graver(status, BROKEN)),
            None => (wording::on_no_slip(language, name), graver(status, BROKEN)),
        }
    }

    /// The heads that no log has.
    pub fn missing(&self) -> impl Iterator<Item = String> {
        let told = |(head, slip, _): &(Hash, String, Option<String>)| {
            let slip = if slip.is_empty() { String::new() } else { format!(" ({})", shown(slip)) };
            wording::slip_without_log(Language::English, head, slip)
        };
        self.heads.iter().filter(|it| it.2.is_none()).map(told)
    }
}
