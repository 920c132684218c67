//! Looking at the match: the table, a card, the agenda, the legal decisions, a clause.

use super::{Repl, board_text, choices_text};
use crate::judge::{Due, Game, Language, Procedure, Tongue, tell_due};
use crate::report::{counted, hung, shown};
use crate::rulebook::{Book, Unknown};
use crate::table::Card;

impl<G: Game> Repl<G> {
    pub(super) fn board(&self, language: Language) -> String {
        let mut setup = self.session.setup().clone();
        let tongue = G::tongue(&setup);
        G::speak(&mut setup, Tongue { names: language, ..tongue });
        let board = G::board(&setup, self.session.state());
        let names = self.session.header().players.each_ref().map(|it| it.name.as_str());
        board_text(&self.page, &board, names) + &self.repairs()
    }

    /// What of the table nobody may have seen, since the referee put it right to be able to go on.
    fn repairs(&self) -> String {
        let mut text = String::new();
        for (entry, it) in self.session.repairs() {
            let card = it.card.map(|it| format!("{it} stands as the rules have it: ")).unwrap_or_default();
            let what = format!("repaired at entry {entry}: {card}{}; the log does not say so", shown(&it.what));
            text.push_str(&hung(&self.page, "! ", &self.page.odd(&what)));
        }
        text
    }

    pub(super) fn card(&self, card: Card) -> Result<String, String> {
        let facts = G::card_facts(self.session.setup(), self.session.state(), card);
        let facts = facts.ok_or_else(|| format!("there is no card {card} in this match"))?;
        let mut text = String::new();
        for (place, fact) in facts.iter().enumerate() {
            let indent = if place == 0 { 0 } else { 2 };
            text.push_str(&format!("{}\n", self.page.wrapped(indent, &shown(fact))));
        }
        let traces = self.session.history_of(card);
        text.push_str(&format!("in this match ({}):\n", counted(traces.len(), "entry", "entries")));
        for it in &traces {
            text.push_str(&self.entry(it.entry));
            for fact in &it.now {
                text.push_str(&hung(&self.page, "   = ", &shown(fact)));
            }
        }
        Ok(text)
    }

    pub(super) fn agenda(&self) -> String {
        let agenda = G::agenda(self.session.setup(), self.session.state());
        let mut text = String::new();
        for (depth, it) in agenda.procedures.iter().enumerate() {
            text.push_str(&self.procedure(depth, it));
        }
        text + &self.next_due()
    }

    /// A procedure with its items; `>` marks the one under way, `x` those that are done.
    fn procedure(&self, depth: usize, it: &Procedure) -> String {
        let margin = " ".repeat((2 * depth).min(self.page.width / 4));
        let name = self.page.bold(&format!("{} {}", it.clause, shown(&it.name)));
        let mut text = format!("{margin}{name}\n");
        for (place, item) in it.items.iter().enumerate() {
            let mark = match place.cmp(&it.at) {
                std::cmp::Ordering::Less => "x",
                std::cmp::Ordering::Equal => ">",
                std::cmp::Ordering::Greater => " ",
            };
            let what = format!("{} {}", item.clause, shown(&item.name));
            let what = if place == it.at { self.page.bold(&what) } else { what };
            text.push_str(&hung(&self.page, &format!("{margin}  {mark} "), &what));
        }
        text
    }

    pub(super) fn legal(&self, which: usize) -> Result<String, String> {
        let session = &self.session;
        let (steps, state) = session.ahead();
        let mut text = String::new();
        if !steps.is_empty() {
            text.push_str("first the rules go on:\n");
            text.push_str(&self.demanded(&steps));
        }
        if !matches!(G::due(&state), Due::Decision { .. }) {
            let due = shown(&tell_due::<G>(session.setup(), G::due(&state)));
            return Ok(text + &self.page.wrapped(0, &format!("nobody has to choose now; next: {due}")));
        }
        Ok(text + &choices_text::<G>(session.setup(), &state, which, &self.page)?)
    }

    pub(super) fn clause(&self, number: &str) -> Result<String, String> {
        let book = Book::new(G::catalogue());
        let record = book.find(number).map_err(|it| unknown_clause(&it))?;
        let page = &self.page;
        let mut text = hung(page, &format!("{} ", record.number), record.statement);
        let status = format!("{}; {}: {}", record.kind.name(), record.status.name(), record.status.detail());
        text.push_str(&format!("{}\n", page.wrapped(3, &status)));
        let parent: Vec<_> = book.parent(record).into_iter().collect();
        for (what, some) in [("in", parent), ("has", book.children(record)), ("see", book.sees(record))] {
            for it in some {
                text.push_str(&hung(page, &format!("   {what} {} ", it.number), it.statement));
            }
        }
        Ok(text)
    }
}

/// That there is no such clause, and which are near.
pub fn unknown_clause(unknown: &Unknown) -> String {
    let text: String = unknown.text.chars().take(40).collect();
    match &unknown.nearest[..] {
        [] => format!("the rulebook has no clause {text:?}"),
        near => {
            let near: Vec<&str> = near.iter().take(5).map(|it| it.number).collect();
            format!("the rulebook has no clause {text:?}; near it are {}", near.join(", "))
        }
    }
}
