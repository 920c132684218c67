//! Breakpoints.

use super::Repl;
use super::look::unknown_clause;
use crate::judge::{Game, Language};
use crate::report::wording;
use crate::rulebook::Book;
use crate::table::Card;

/// A breakpoint for `continue`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Break {
    /// An entry under a clause, or under one of its children.
    Clause(String),
    /// An entry that names or moves a card.
    Card(Card),
    /// A finding graver than an unmodelled text.
    Finding,
}

impl Break {
    fn told(&self, language: Language) -> String {
        match self {
            Break::Clause(number) => wording::stop_clause(language, number),
            Break::Card(card) => wording::stop_card(language, card),
            Break::Finding => wording::stop_findings(language),
        }
    }
}

/// Returns `true` if a clause is `head` or below it.
pub fn is_under(number: &str, head: &str) -> bool {
    number.strip_prefix(head).is_some_and(|it| it.is_empty() || it.starts_with('.'))
}

impl<G: Game> Repl<G> {
    pub(super) fn set_break(&mut self, at: &str) -> Result<String, String> {
        let words: Vec<&str> = at.split_whitespace().collect();
        let place = match words[..] {
            ["finding" | "findings"] => Break::Finding,
            ["card", ..] => Break::Card(self.card_of(at["card".len()..].trim())?),
            [number] | ["clause", number] => Break::Clause(self.chapter(number)?),
            _ => return Err(super::wording::stop_places(self.page.language)),
        };
        if !self.breaks.contains(&place) {
            self.breaks.push(place);
        }
        Ok(self.list_breaks())
    }

    /// A clause's number, if the book has it or clauses below it.
    fn chapter(&self, number: &str) -> Result<String, String> {
        match Book::new(G::catalogue()).find(number) {
            Ok(record) => Ok(record.number.to_owned()),
            Err(_) if G::catalogue().iter().any(|it| is_under(it.number, number)) => Ok(number.to_owned()),
            Err(unknown) => {
                Err(super::wording::stop_unknown(self.page.language, unknown_clause(self.page.language, &unknown)))
            }
        }
    }

    /// A card, if it is in the match.
    pub(super) fn present(&self, card: Card) -> Result<Card, String> {
        match G::card_facts(self.session.setup(), self.session.state(), card) {
            Some(_) => Ok(card),
            None => Err(wording::no_card(self.page.language, card)),
        }
    }

    pub(super) fn list_breaks(&self) -> String {
        if self.breaks.is_empty() {
            return wording::no_stop_set(self.page.language);
        }
        let language = self.page.language;
        let line = |(place, it): (usize, &Break)| wording::stop_line(language, place + 1, it.told(language)) + "\n";
        self.breaks.iter().enumerate().map(line).collect()
    }

    pub(super) fn unbreak(&mut self, which: Option<usize>) -> Result<String, String> {
        match which {
            None => self.breaks.clear(),
            Some(which) if (1..=self.breaks.len()).contains(&which) => {
                self.breaks.remove(which - 1);
            }
            Some(which) => return Err(super::wording::no_stop(self.page.language, which)),
        }
        Ok(self.list_breaks())
    }

    pub(super) fn go_on(&mut self) -> Result<String, String> {
        self.on_main()?;
        let language = self.page.language;
        let found = self.session.find(|_, n| self.breaks.iter().any(|it| self.meets(n, it)));
        let told = match found {
            Some(n) => {
                let met: Vec<String> =
                    self.breaks.iter().filter(|it| self.meets(n, it)).map(|it| it.told(language)).collect();
                wording::stopped_at(language, n, met.join("; "))
            }
            None if self.breaks.is_empty() => wording::no_stop_end(language),
            None => wording::no_more_stops(language),
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
