//! Changes of a table: two lists of facts, and the ones removed and added.

use crate::judge::{Board, Language, wording};
use similar::{ChangeTag, TextDiff};
use std::time::Duration;

/// The time limit of a comparison. After it, the result is right but may not be the shortest.
const LONGEST: Duration = Duration::from_secs(1);

impl Board {
    /// The table as facts, one a line.
    pub fn facts(&self, language: Language) -> Vec<String> {
        let mut facts = vec![self.headline.clone()];
        for row in &self.rows {
            let place = format!("{} {}", row.seat, row.zone);
            if row.cards.len() != row.count {
                facts.push(wording::cards_there(language, &place, row.count));
            }
            facts.extend(row.cards.iter().map(|it| format!("{place}: {it}")));
        }
        facts.extend(self.remarks.iter().cloned());
        facts
    }
}

/// The facts that were removed (`false`) and added (`true`), in the table's order.
///
/// ```
/// use headjudge::judge::changed;
/// let facts = |it: [&str; 2]| it.map(str::to_owned);
/// let changes = changed(&facts(["A hand: A1", "A deck: 9 cards"]), &facts(["A hand: A1", "A deck: 8 cards"]));
/// assert_eq!(changes, [(false, "A deck: 9 cards".to_owned()), (true, "A deck: 8 cards".to_owned())]);
/// ```
pub fn changed(before: &[String], after: &[String]) -> Vec<(bool, String)> {
    let before: Vec<&str> = before.iter().map(String::as_str).collect();
    let after: Vec<&str> = after.iter().map(String::as_str).collect();
    let diff = TextDiff::configure().timeout(LONGEST).diff_slices(&before, &after);
    let side = |tag| match tag {
        ChangeTag::Delete => Some(false),
        ChangeTag::Insert => Some(true),
        ChangeTag::Equal => None,
    };
    diff.iter_all_changes().filter_map(|it| Some((side(it.tag())?, (*it.value()).to_owned()))).collect()
}

#[cfg(test)]
mod tests {
    use super::changed;

    #[test]
    fn what_stays_is_not_told() {
        let facts = |facts: &[&str]| facts.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
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
