//! The edition that a catalogue was written against, as a hash for each of its clauses, and the differences of a text from
//! it.

use super::Passage;
use super::text::hash;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The clauses of an edition and the hashes of their texts, one a line: the number, a tab, the hash.
///
/// `headjudge rulebook hashes GAME FILE` writes such a list.
#[derive(Clone, Debug, Default)]
pub struct Edition<'a>(HashMap<&'a str, &'a str>);

/// The differences between a text and the edition that the catalogue was written against.
#[derive(Debug, Default, Serialize)]
pub struct Report<'a> {
    /// The number of clauses in the catalogue whose text was found.
    pub found: usize,
    /// Clauses of the edition that the text lacks.
    pub missing: Vec<&'a str>,
    /// Numbers in the text that the catalogue does not have.
    pub unexpected: Vec<Place<'a>>,
    /// Numbers that occur more than once in the text.
    pub duplicated: Vec<Twice<'a>>,
    /// Clauses whose text differs from the edition.
    pub stale: Vec<Stale<'a>>,
    /// The number of clauses in the catalogue that come from another document.
    pub elsewhere: usize,
}

/// A number, and its place.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Place<'a> {
    /// The number.
    pub number: &'a str,
    /// The line, counted from 1.
    pub line: usize,
}

/// A repeated number; its first text counts.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Twice<'a> {
    /// The number.
    pub number: &'a str,
    /// The lines, counted from 1.
    pub lines: Vec<usize>,
}

/// A clause with a different text.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Stale<'a> {
    /// The number of the passage: that of the paragraph, if several clauses share one.
    pub number: &'a str,
    /// The clauses of the catalogue that must be reviewed.
    pub clauses: Vec<&'a str>,
    /// The line, counted from 1.
    pub line: usize,
    /// `true` if the edition has no text for it at all.
    pub new: bool,
}

impl<'a> Edition<'a> {
    /// Reads the list.
    pub fn read(list: &'a str) -> Edition<'a> {
        Edition(list.lines().filter_map(|it| it.split_once('\t')).collect())
    }

    /// Returns `true` if a text is the edition's text for a number.
    pub fn has(&self, number: &str, text: &str) -> bool {
        self.0.get(number).is_some_and(|it| *it == hash(text))
    }

    /// Returns `true` if the edition has a text for a number.
    pub fn knows(&self, number: &str) -> bool {
        self.0.contains_key(number)
    }

    /// Compares a text with the edition.
    pub fn compare(&self, catalogue: &[&'a str], passages: &'a [Passage]) -> Report<'a> {
        let mut lines: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        passages.iter().for_each(|it| lines.entry(&it.number).or_default().push(it.line));
        let numbers: HashSet<&str> = catalogue.iter().copied().collect();
        let mut report = Report::default();
        let mut clauses: HashMap<&str, Vec<&'a str>> = HashMap::new();
        for clause in catalogue {
            let passage = passage_of(clause, |it| lines.contains_key(it));
            let expected = passage_of(clause, |it| self.0.contains_key(it));
            match (passage, expected) {
                (Some(passage), _) => {
                    report.found += 1;
                    clauses.entry(passage).or_default().push(clause);
                }
                (None, Some(_)) => report.missing.push(clause),
                (None, None) => report.elsewhere += 1,
            }
        }
        let mut seen = HashSet::new();
        for it in passages.iter().filter(|it| seen.insert(it.number.as_str())) {
            if !numbers.contains(it.number.as_str()) {
                report.unexpected.push(Place { number: &it.number, line: it.line });
            } else if !self.has(&it.number, &it.text) {
                let clauses = clauses.remove(it.number.as_str()).unwrap_or_default();
                let new = !self.0.contains_key(it.number.as_str());
                report.stale.push(Stale { number: &it.number, clauses, line: it.line, new });
            }
        }
        let twice = lines.into_iter().filter(|it| it.1.len() > 1);
        report.duplicated = twice.map(|(number, lines)| Twice { number, lines }).collect();
        report
    }
}

impl Report<'_> {
    /// Returns `true` if the text is exactly the edition that the catalogue was written against.
    pub fn is_same(&self) -> bool {
        self.missing.is_empty() && self.unexpected.is_empty() && self.duplicated.is_empty() && self.stale.is_empty()
    }
}

/// The number of the passage that contains a clause: its own, or that of the paragraph (`106p3`) if the clause is a further
/// rule in it (`106p3.2`).
pub fn passage_of(clause: &str, is_there: impl Fn(&str) -> bool) -> Option<&str> {
    if is_there(clause) {
        return Some(clause);
    }
    let (paragraph, rule) = clause.rsplit_once('.')?;
    let counted = paragraph
        .rsplit_once('p')
        .is_some_and(|it| !it.1.is_empty() && it.1.bytes().all(|digit| digit.is_ascii_digit()));
    (counted && rule.bytes().all(|it| it.is_ascii_digit()) && is_there(paragraph)).then_some(paragraph)
}

#[cfg(test)]
mod tests {
    use super::{Edition, Place, Twice, passage_of};
    use crate::rulebook::official::{Passage, hash};

    fn passage(number: &str, text: &str, line: usize) -> Passage {
        Passage { number: number.to_owned(), text: text.to_owned(), line }
    }

    #[test]
    fn a_text_is_told_clause_by_clause() {
        let list = format!("1p1\t{}\n1p2\t{}\n2\t{}\n", hash("甲"), hash("乙"), hash("丙"));
        let text = [passage("1p1", "甲", 1), passage("1p2", "改", 2), passage("3", "新", 4), passage("1p1", "甲", 5)];
        let report_on = Edition::read(&list);
        let report = report_on.compare(&["1p1", "1p1.2", "1p2", "2", "core"], &text);
        assert_eq!((report.found, report.elsewhere, report.missing.as_slice()), (3, 1, &["2"][..]));
        assert_eq!(report.unexpected, [Place { number: "3", line: 4 }]);
        assert_eq!(report.duplicated, [Twice { number: "1p1", lines: vec![1, 5] }]);
        assert_eq!((report.stale.len(), report.stale[0].number, report.stale[0].new), (1, "1p2", false));
        assert!(!report.is_same());
    }

    #[test]
    fn a_further_rule_is_of_its_paragraph() {
        let is_there = |it: &str| it == "106p3" || it == "6.1";
        assert_eq!(passage_of("106p3.2", is_there), Some("106p3"));
        assert_eq!(passage_of("6.1.2", is_there), None);
    }
}
