//! The changes on the table between two entries.

use super::Repl;
use crate::judge::{Game, changed};
use crate::report::{shown, wording};

impl<G: Game> Repl<G> {
    pub(super) fn diff(&self, from: Option<usize>, to: Option<usize>) -> Result<String, String> {
        let (session, language) = (&self.session, self.page.language);
        let before = match from {
            Some(from) => self.existing(from)?,
            None if session.depth().is_some() => session.at(),
            None => session.at().saturating_sub(1),
        };
        let (name, after) = match to {
            Some(to) => (wording::entry_name(language, to), session.state_after(self.existing(to)?)),
            None if session.depth().is_some() => (wording::the_branch(language), session.state().clone()),
            None => (wording::entry_name(language, session.at()), session.state().clone()),
        };
        let tell = |state: &G::State| G::board(session.setup(), state).facts(language);
        let changes = changed(&tell(&session.state_after(before)), &tell(&after));
        let mut text = format!("{}\n", wording::changes_from(language, before, name));
        for (new, fact) in &changes {
            let line = self.page.wrapped(2, &shown(fact));
            let line = if *new { format!("+{}", &line[1..]) } else { format!("-{}", &line[1..]) };
            text.push_str(&format!("{}\n", if *new { self.page.good(&line) } else { self.page.bad(&line) }));
        }
        if changes.is_empty() {
            text.push_str(&format!("{}\n", wording::nothing_changes(language)));
        }
        Ok(text)
    }
}
