//! Places to stop at.

use super::look::unknown_clause;
use super::{Repl, command};
use crate::judge::Game;
use crate::rulebook::Book;
use crate::table::Card;
use std::fmt;

/// A place to stop at in `continue`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Break {
    /// An entry under a clause, or under one of its children.
    Clause(String),
    /// An entry that names or moves a card.
    Card(Card),
    /// A finding that is more than an unmodelled text.
    Finding,
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Break::Clause(number) => write!(f, "clause {number} and those under it"),
            Break::Card(card) => write!(f, "card {card}"),
            Break::Finding => f.write_str("findings"),
        }
    }
}

/// Whether a clause is another one or stands under it.
pub fn is_under(number: &str, head: &str) -> bool {
    number.strip_prefix(head).is_some_and(|it| it.is_empty() || it.starts_with('.'))
}

impl<G: Game> Repl<G> {
    pub(super) fn set_break(&mut self, at: &str) -> Result<String, String> {
        let words: Vec<&str> = at.split_whitespace().collect();
        let place = match words[..] {
            ["finding" | "findings"] => Break::Finding,
            ["card", card] => Break::Card(self.present(command::card(card)?)?),
            [number] | ["clause", number] => Break::Clause(self.chapter(number)?),
            _ => return Err("a place to stop at is a clause such as 18.1.5, `card A17`, or `finding`".to_owned()),
        };
        if !self.breaks.contains(&place) {
            self.breaks.push(place);
        }
        Ok(self.list_breaks())
    }

    /// A clause's number, if the book has it or clauses under it.
    fn chapter(&self, number: &str) -> Result<String, String> {
        match Book::new(G::catalogue()).find(number) {
            Ok(record) => Ok(record.number.to_owned()),
            Err(_) if G::catalogue().iter().any(|it| is_under(it.number, number)) => Ok(number.to_owned()),
            Err(unknown) => Err(format!("{}; `break` also takes `card A17` and `finding`", unknown_clause(&unknown))),
        }
    }

    /// A card, if it is in the match.
    pub(super) fn present(&self, card: Card) -> Result<Card, String> {
        match G::card_facts(self.session.setup(), self.session.state(), card) {
            Some(_) => Ok(card),
            None => Err(format!("there is no card {card} in this match")),
        }
    }

    pub(super) fn list_breaks(&self) -> String {
        if self.breaks.is_empty() {
            return "no place to stop at is set".to_owned();
        }
        let line = |(place, it): (usize, &Break)| format!("{}: stop at {it}\n", place + 1);
        self.breaks.iter().enumerate().map(line).collect()
    }

    pub(super) fn unbreak(&mut self, which: Option<usize>) -> Result<String, String> {
        match which {
            None => self.breaks.clear(),
            Some(which) if (1..=self.breaks.len()).contains(&which) => {
                self.breaks.remove(which - 1);
            }
            Some(which) => return Err(format!("no place {which} is set")),
        }
        Ok(self.list_breaks())
    }

    pub(super) fn go_on(&mut self) -> Result<String, String> {
        self.on_main()?;
        let found = self.session.find(|_, n| self.breaks.iter().any(|it| self.meets(n, it)));
        let told = match found {
            Some(n) => {
                let met: Vec<String> =
                    self.breaks.iter().filter(|it| self.meets(n, it)).map(ToString::to_string).collect();
                format!("stopped at entry {n}: {}", met.join("; "))
            }
            None if self.breaks.is_empty() => "no place to stop at is set; this is the end of the log".to_owned(),
            None => "nothing more to stop at; this is the end of the log".to_owned(),
        };
        self.session.go_to(found.unwrap_or(self.session.len()));
        Ok(format!("{told}\n{}", self.arrived()))
    }

    fn meets(&self, n: usize, place: &Break) -> bool {
        match place {
            Break::Clause(number) => self.session.clauses(n).any(|it| is_under(it, number)),
            Break::Card(card) => self.session.touches(n, *card),
            Break::Finding => self.session.finding(n).is_some_and(super::verdicts::is_grave),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_under;

    #[test]
    fn a_clause_is_under_itself_and_its_heads_alone() {
        assert!(is_under("18.1.5", "18.1.5"));
        assert!(is_under("18.1.5.1", "18.1.5"));
        assert!(is_under("18.1.5", "18"));
        assert!(!is_under("18.1.15", "18.1.1"));
        assert!(!is_under("18.1", "18.1.1"));
    }
}
