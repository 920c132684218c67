//! Looking at the match: the table, a card, the agenda, the legal decisions, a clause.

use super::{Repl, board_text, choices_text};
use crate::judge::{Due, Game, Language, Procedure, Tongue, tell_due};
use crate::report::{hung, one_or, shown, wording};
use crate::rulebook::{Book, Kind, Record, Unknown};
use crate::table::Card;

impl<G: Game> Repl<G> {
    pub(super) fn board(&self, names: Option<Language>) -> String {
        let mut setup = self.session.setup().clone();
        let tongue = G::tongue(&setup);
        G::speak(&mut setup, Tongue { names: names.unwrap_or(tongue.names), ..tongue });
        let board = G::board(&setup, self.session.state());
        let names = self.session.header().players.each_ref().map(|it| it.name.as_str());
        board_text(&self.page, &board, names) + &self.repairs()
    }

    /// The parts of the table that the referee repaired to be able to continue, which nobody may have seen.
    fn repairs(&self) -> String {
        let mut text = String::new();
        for (entry, it) in self.session.repairs() {
            let (language, what) = (self.page.language, shown(&it.what));
            let what = it.card.map_or(what.clone(), |card| wording::card_repaired(language, card, what));
            let what = wording::repaired(language, entry, what);
            text.push_str(&hung(&self.page, "! ", &self.page.odd(&what)));
        }
        text
    }

    pub(super) fn card(&self, card: Card) -> Result<String, String> {
        let facts = G::card_facts(self.session.setup(), self.session.state(), card);
        let mut facts = facts.ok_or_else(|| wording::no_card(self.page.language, card))?;
        facts.extend(G::card_texts(self.session.setup(), self.session.state(), card));
        let mut text = String::new();
        for (place, fact) in facts.iter().enumerate() {
            let indent = if place == 0 { 0 } else { 2 };
            text.push_str(&format!("{}\n", self.page.wrapped(indent, &shown(fact))));
        }
        let traces = self.session.history_of(card);
        let entries = one_or(traces.len(), wording::one_entry, wording::entries, self.page.language);
        text.push_str(&format!("{}\n", wording::in_this_match(self.page.language, entries)));
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

    /// A procedure with its items; `>` marks the current one, `x` the finished ones.
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
            text.push_str(&format!("{}\n", wording::rules_go_on(self.page.language)));
            text.push_str(&self.demanded(&steps));
        }
        if !matches!(G::due(&state), Due::Decision { .. }) {
            let due = shown(&tell_due::<G>(session.setup(), G::due(&state)));
            return Ok(text + &self.page.wrapped(0, &wording::nobody_chooses(self.page.language, due)));
        }
        Ok(text + &choices_text::<G>(session.setup(), &state, which, &self.page)?)
    }

    pub(super) fn clause(&self, number: &str) -> Result<String, String> {
        let book = Book::new(G::catalogue());
        let record = book.find(number).map_err(|it| unknown_clause(self.page.language, &it))?;
        let page = &self.page;
        let native = page.language.is_kin(G::LANGUAGE);
        let tag = page.language.tag();
        let says = |it: &Record| it.told(native, tag);
        let mut text = hung(page, &format!("{} ", record.number), says(record));
        let mut status = kind_name(page.language, record.kind);
        if page.language == Language::English {
            status += &format!("; {}: {}", record.status.name(), record.status.detail());
        }
        text.push_str(&format!("{}\n", page.wrapped(3, &status)));
        let parent: Vec<_> = book.parent(record).into_iter().collect();
        let [inside, has, see] = [wording::link_in, wording::link_has, wording::link_see].map(|it| it(page.language));
        for (what, some) in [(inside, parent), (has, book.children(record)), (see, book.sees(record))] {
            for it in some {
                text.push_str(&hung(page, &format!("   {what} {} ", it.number), says(it)));
            }
        }
        Ok(text)
    }
}

/// The kind of a clause, in words.
pub fn kind_name(language: Language, kind: Kind) -> String {
    match kind {
        Kind::Definition => wording::kind_definition(language),
        Kind::Procedure => wording::kind_procedure(language),
        Kind::Duty => wording::kind_duty(language),
        Kind::Prohibition => wording::kind_prohibition(language),
        Kind::Permission => wording::kind_permission(language),
        Kind::Heading => wording::kind_heading(language),
    }
}

/// The message for an unknown clause, with the nearest ones.
pub fn unknown_clause(language: Language, unknown: &Unknown) -> String {
    let text: String = unknown.text.chars().take(40).collect();
    let text = format!("{text:?}");
    match &unknown.nearest[..] {
        [] => wording::no_clause(language, text),
        near => {
            let near: Vec<&str> = near.iter().take(5).map(|it| it.number).collect();
            wording::no_clause_near(language, text, near.join(", "))
        }
    }
}
