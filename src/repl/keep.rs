//! Notes, exporting the log with them, and drafting a ruling.

use super::{Act, Answer, Repl, wording as said};
use crate::judge::{Chain, Game, draft};
use crate::log::{Body, Entry, Form, Intervention, Writer};
use crate::report::{hung, one_or, shown, wording};
use std::io;
use std::path::PathBuf;

impl<G: Game> Repl<G> {
    pub(super) fn note(&mut self, text: String) -> String {
        let at = self.session.at();
        self.notes.push((at, text));
        self.kept = false;
        wording::noted(self.page.language, at)
    }

    pub(super) fn list_notes(&self) -> String {
        if self.notes.is_empty() {
            return wording::no_notes(self.page.language);
        }
        let tell = |(at, text): &(usize, String)| hung(&self.page, &format!("#{at} "), &shown(text));
        self.notes.iter().map(tell).collect()
    }

    /// The notes on an entry: the log's, and this session's.
    pub(super) fn notes_on(&self, n: usize) -> String {
        let of_log = self.session.notes_on(n).map(|(at, text)| (wording::note_at(self.page.language, at), text));
        let own = self
            .notes
            .iter()
            .filter(|it| it.0 == n)
            .map(|(_, text)| (wording::notice_head(self.page.language), text.as_str()));
        let all = of_log.chain(own);
        all.map(|(head, text)| hung(&self.page, "   ", &self.page.odd(&format!("{head}{}", shown(text))))).collect()
    }

    /// Leaves the session, unless notes would be lost.
    pub(super) fn quit(&self, anyway: bool) -> Answer {
        if anyway || self.kept {
            return Answer { text: String::new(), act: Act::Quit };
        }
        let what = said::notes_unsaved(self.page.language, self.notes.len());
        Answer { text: format!("{}\n", self.page.wrapped(0, &what)), act: Act::Stay }
    }

    /// The unsaved notes, one a line, for sessions that end without `quit`.
    pub fn unsaved(&self) -> Option<String> {
        (!self.kept).then(|| format!("{}\n{}", said::notes_lost(self.page.language), self.list_notes()))
    }

    /// Records that the exported log was saved.
    pub fn saved(&mut self) {
        self.kept = true;
    }

    /// The log followed by this session's notes, each with the entry it is about.
    pub(super) fn export(&self, path: PathBuf, over: bool) -> Result<(String, Act), String> {
        let name = shown(&path.display().to_string());
        let form = Form::of_path(&path).ok_or_else(|| format!("{name}: {}", said::name_ends(self.page.language)))?;
        if let Some(cut) = self.session.cut().filter(|it| it.unreadable && !over) {
            return Err(said::export_lacks(self.page.language, cut.entry, &cut.place));
        }
        let notes = self.notes_to_write();
        let (bytes, entries) = self.written(form, &notes).map_err(|it| it.to_string())?;
        let language = self.page.language;
        let seal = if self.sealed() { said::sealed_anew(language) } else { said::left_unsealed(language) };
        let entries = one_or(entries, wording::one_entry, wording::entries, language);
        let told = said::exported(language, name, entries, notes.len(), seal);
        Ok((self.page.wrapped(0, &told), Act::Save { path, over, bytes }))
    }

    /// A draft ruling on the present entry.
    pub(super) fn draft(&self, slug: Option<String>) -> Result<Act, String> {
        if self.session.depth().is_some() {
            return Err(said::branch_in_no_log(self.page.language));
        }
        let drafted = draft(&self.session, self.session.at())?;
        Ok(Act::Draft { drafted: Box::new(drafted), slug })
    }

    /// Returns `true` if the exported log is to be sealed. A log with a broken chain does not get a valid one.
    pub(super) fn sealed(&self) -> bool {
        matches!(self.session.chain(), Chain::Intact { .. })
    }

    fn notes_to_write(&self) -> Vec<(Option<u32>, String)> {
        let mut notes: Vec<_> = self.notes.iter().map(|(at, text)| (Some(*at as u32), text.clone())).collect();
        let mut add = |text: String| notes.push((None, text));
        if let Chain::Broken { entry, place, .. } = self.session.chain() {
            add(format!("exported from a log whose chain of hashes is broken at entry {entry} ({place})"));
        }
        if let Some(cut) = self.session.cut().filter(|it| it.unreadable) {
            add(format!("exported from a log that cannot be read from entry {} on ({})", cut.entry, cut.place));
        }
        notes
    }

    fn written(&self, form: Form, notes: &[(Option<u32>, String)]) -> io::Result<(Vec<u8>, usize)> {
        let mut writer = Writer::new(Vec::new(), form, self.sealed(), self.session.header())?;
        let mut count = 0;
        for entry in self.session.entries().iter().chain(self.session.rest()) {
            writer.write(entry)?;
            count += 1;
        }
        for (entry, text) in notes {
            count += 1;
            let body = Body::Intervention(Box::new(Intervention::Note { text: text.clone(), entry: *entry }));
            writer.write(&Entry::<G> { n: count as u32, body })?;
        }
        Ok((writer.finish()?, count))
    }
}
