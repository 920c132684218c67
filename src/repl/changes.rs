//! What changed on the table between two entries.

use super::Repl;
use crate::judge::{Game, changed};
use crate::report::shown;

impl<G: Game> Repl<G> {
    pub(super) fn diff(&self, from: Option<usize>, to: Option<usize>) -> Result<String, String> {
        let session = &self.session;
        let before = match from {
            Some(from) => self.existing(from)?,
            None if session.depth().is_some() => session.at(),
            None => session.at().saturating_sub(1),
        };
        let (name, after) = match to {
            Some(to) => (format!("entry {to}"), session.state_after(self.existing(to)?)),
            None if session.depth().is_some() => ("the branch".to_owned(), session.state().clone()),
            None => (format!("entry {}", session.at()), session.state().clone()),
        };
        let tell = |state: &G::State| G::board(session.setup(), state).facts();
        let changes = changed(&tell(&session.state_after(before)), &tell(&after));
        let mut text = format!("from entry {before} to {name}:\n");
        for (new, fact) in &changes {
            let line = self.page.wrapped(2, &shown(fact));
            let line = if *new { format!("+{}", &line[1..]) } else { format!("-{}", &line[1..]) };
            text.push_str(&format!("{}\n", if *new { self.page.good(&line) } else { self.page.bad(&line) }));
        }
        if changes.is_empty() {
            text.push_str("nothing on the table changes\n");
        }
        Ok(text)
    }
}
