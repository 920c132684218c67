//! What changed on the table between two entries.

use super::Repl;
use crate::judge::{Board, Game};
use crate::report::shown;
use similar::{ChangeTag, TextDiff};
use std::time::Duration;

/// A table as facts, a line each.
pub fn facts(board: &Board) -> Vec<String> {
    let mut facts = vec![board.headline.clone()];
    for row in &board.rows {
        let place = format!("{} {}", row.seat, row.zone);
        if row.cards.is_empty() && row.count > 0 {
            facts.push(format!("{place}: {} cards", row.count));
        }
        facts.extend(row.cards.iter().map(|it| format!("{place}: {it}")));
    }
    facts.extend(board.remarks.iter().cloned());
    facts.iter().map(|it| shown(it)).collect()
}

/// The facts that are gone (`false`) and those that are new (`true`), in the table's order.
pub fn changed(before: &[String], after: &[String]) -> Vec<(bool, String)> {
    let before: Vec<&str> = before.iter().map(String::as_str).collect();
    let after: Vec<&str> = after.iter().map(String::as_str).collect();
    let diff = TextDiff::configure().timeout(Duration::from_secs(1)).diff_slices(&before, &after);
    let side = |tag| match tag {
        ChangeTag::Delete => Some(false),
        ChangeTag::Insert => Some(true),
        ChangeTag::Equal => None,
    };
    diff.iter_all_changes().filter_map(|it| Some((side(it.tag())?, (*it.value()).to_owned()))).collect()
}

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
        let tell = |state: &G::State| facts(&G::board(session.setup(), state));
        let changes = changed(&tell(&session.state_after(before)), &tell(&after));
        let mut text = format!("from entry {before} to {name}:\n");
        for (new, fact) in &changes {
            let line = self.page.wrapped(2, fact);
            let line = if *new { format!("+{}", &line[1..]) } else { format!("-{}", &line[1..]) };
            text.push_str(&format!("{}\n", if *new { self.page.good(&line) } else { self.page.bad(&line) }));
        }
        if changes.is_empty() {
            text.push_str("nothing on the table changes\n");
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::changed;

    #[test]
    fn what_stays_is_not_told() {
        let facts = |it: &[&str]| it.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        let before = facts(&["turn 1", "A hand: A1", "A hand: A2", "A deck: 9 cards"]);
        let after = facts(&["turn 1", "A hand: A2", "A deck: 8 cards"]);
        let expected = vec![
            (false, "A hand: A1".to_owned()),
            (false, "A deck: 9 cards".to_owned()),
            (true, "A deck: 8 cards".to_owned()),
        ];
        assert_eq!(changed(&before, &after), expected);
        assert!(changed(&before, &before).is_empty());
    }
}
