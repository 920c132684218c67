//! Looking at the match: the table, a card, the agenda, the legal decisions, a clause.

use super::breaks::is_under;
use super::tell::hung;
use super::{Repl, board_text};
use crate::judge::{Due, Game, Procedure, tell_due};
use crate::report::shown;
use crate::rulebook::Record;
use crate::table::Card;

impl<G: Game> Repl<G> {
    pub(super) fn board(&self) -> String {
        let board = G::board(self.session.setup(), self.session.state());
        let names = self.session.header().players.each_ref().map(|it| it.name.as_str());
        board_text(&self.page, &board, names)
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
        text.push_str(&format!("in this match ({} entries):\n", traces.len()));
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

    pub(super) fn legal(&self) -> String {
        let session = &self.session;
        let (steps, state) = session.ahead();
        let mut text = String::new();
        if !steps.is_empty() {
            text.push_str("first the rules go on:\n");
            text.push_str(&self.demanded(&steps));
        }
        let Due::Decision { by, .. } = *G::due(&state) else {
            let due = shown(&tell_due::<G>(session.setup(), G::due(&state)));
            return text + &self.page.wrapped(0, &format!("nobody has to choose now; next: {due}"));
        };
        let mut legal = Vec::new();
        G::legal(session.setup(), &state, &mut legal);
        text.push_str(&format!("{} legal decisions of {by}'s:\n", legal.len()));
        let typed: Vec<String> = legal.iter().map(|it| shown(&G::write_decision(it))).collect();
        let column = typed.iter().map(String::len).max().unwrap_or(0).min(30);
        for (typed, what) in typed.iter().zip(&legal) {
            let told = shown(&G::tell_decision(session.setup(), what));
            text.push_str(&hung(&self.page, &format!("  {typed:column$}  "), &format!("{by} {told}")));
        }
        text
    }

    pub(super) fn clause(&self, number: &str) -> Result<String, String> {
        let number = number.trim_end_matches('.');
        let catalogue = G::catalogue();
        let Some(record) = catalogue.iter().find(|it| it.number == number) else {
            let number: String = number.chars().take(40).collect();
            let under = catalogue.iter().filter(|it| is_under(it.number, &number)).count();
            let more = if under > 0 { format!("; {under} clauses stand under it") } else { String::new() };
            return Err(format!("{} has no clause {number:?}{more}", G::EDITION));
        };
        let page = &self.page;
        let mut text = hung(page, &format!("{} ", record.number), record.statement);
        let status = format!("{}; {}: {}", record.kind.name(), record.status.name(), record.status.detail());
        text.push_str(&format!("{}\n", page.wrapped(3, &status)));
        let parent = number.rsplit_once('.').and_then(|(head, _)| catalogue.iter().find(|it| it.number == head));
        let mut relatives = |what: &str, some: &[&Record]| {
            for it in some {
                text.push_str(&hung(page, &format!("   {what} {} ", it.number), it.statement));
            }
        };
        relatives("in", &parent.into_iter().collect::<Vec<_>>());
        let is_child = |it: &&Record| it.number.rsplit_once('.').is_some_and(|(head, _)| head == number);
        relatives("has", &catalogue.iter().filter(is_child).collect::<Vec<_>>());
        relatives("see", &catalogue.iter().filter(|it| record.see.contains(&it.number)).collect::<Vec<_>>());
        Ok(text)
    }
}
