//! Notes, writing the log with them, and beginning a ruling.

use super::{Act, Repl};
use crate::judge::{Chain, Game, draft};
use crate::log::{Body, Entry, Form, Intervention, Writer};
use crate::report::{counted, hung, shown};
use std::io;
use std::path::PathBuf;

impl<G: Game> Repl<G> {
    pub(super) fn note(&mut self, text: String) -> String {
        let at = self.session.at();
        self.notes.push((at, text));
        format!("noted at entry {at}; `export FILE` writes the log with its notes")
    }

    pub(super) fn list_notes(&self) -> String {
        if self.notes.is_empty() {
            return "no notes in this session".to_owned();
        }
        let tell = |(at, text): &(usize, String)| hung(&self.page, &format!("#{at} "), &shown(text));
        self.notes.iter().map(tell).collect()
    }

    /// The log with this session's notes behind its last entry, each saying which entry it is on.
    pub(super) fn export(&self, path: PathBuf, over: bool) -> Result<(String, Act), String> {
        let name = shown(&path.display().to_string());
        let form = Form::of_path(&path).ok_or_else(|| format!("{name}: a log's name ends in .jsonl or .hjl"))?;
        if let Some(cut) = self.session.cut().filter(|it| it.unreadable && !over) {
            return Err(format!(
                "the log cannot be read from entry {} on ({}), so that the file would lack what stands there; `export! FILE` writes it nevertheless",
                cut.entry, cut.place
            ));
        }
        let notes = self.notes_to_write();
        let (bytes, entries) = self.written(form, &notes).map_err(|it| it.to_string())?;
        let seal = if self.sealed() { "sealed anew" } else { "not sealed" };
        let told = format!(
            "wrote {name}: {}, {} of this session among them; {seal}",
            counted(entries, "entry", "entries"),
            counted(notes.len(), "note", "notes")
        );
        Ok((self.page.wrapped(0, &told), Act::Save { path, over, bytes }))
    }

    /// A ruling on the entry where the session stands.
    pub(super) fn draft(&self, slug: Option<String>) -> Result<Act, String> {
        if self.session.depth().is_some() {
            return Err("a branch is in no log; `main` leaves it".to_owned());
        }
        let drafted = draft(&self.session, self.session.at())?;
        Ok(Act::Draft { drafted: Box::new(drafted), slug })
    }

    /// A log whose chain is broken is not given one that fits.
    fn sealed(&self) -> bool {
        matches!(self.session.chain(), Chain::Intact { .. })
    }

    fn notes_to_write(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.notes.iter().map(|(at, text)| format!("on entry {at}: {text}")).collect();
        if let Chain::Broken { entry, place } = self.session.chain() {
            notes.push(format!("exported from a log whose chain of hashes is broken at entry {entry} ({place})"));
        }
        if let Some(cut) = self.session.cut().filter(|it| it.unreadable) {
            notes.push(format!("exported from a log that cannot be read from entry {} on ({})", cut.entry, cut.place));
        }
        notes
    }

    fn written(&self, form: Form, notes: &[String]) -> io::Result<(Vec<u8>, usize)> {
        let mut writer = Writer::new(Vec::new(), form, self.sealed(), self.session.header())?;
        let mut count = 0;
        for entry in self.session.entries().iter().chain(self.session.rest()) {
            writer.write(entry)?;
            count += 1;
        }
        for text in notes {
            count += 1;
            let body = Body::Intervention(Box::new(Intervention::Note { text: text.clone() }));
            writer.write(&Entry::<G> { n: count as u32, body })?;
        }
        Ok((writer.finish()?, count))
    }
}
