//! Entries and positions in words.

use super::Repl;
use crate::judge::{Demanded, Event, Game, Verdict, tell, tell_due, title};
use crate::log::short;
use crate::report::{Page, full, grounds_text, hung, one_or, shown, whole_lines, wording};

/// A verdict's word, coloured by gravity.
pub fn verdict_word(page: &Page, verdict: Verdict) -> String {
    let word = verdict.told(page.language);
    match verdict {
        Verdict::Legal => page.good(&word),
        Verdict::Illegal => page.bad(&word),
        Verdict::Unmodelled | Verdict::Undecidable | Verdict::Difference => page.odd(&word),
    }
}

impl<G: Game> Repl<G> {
    /// An entry in words.
    pub(super) fn event(&self, n: usize) -> String {
        let event = self.session.entry(n).map_or(Event::<G>::Start, |it| Event::of(&it.body));
        shown(&tell::<G>(self.session.setup(), || self.session.stood_before(n), event))
    }

    /// An entry: number, event, clause, and the verdict if it is not legal; below it the derived steps, if the log leaves
    /// them out.
    pub(super) fn entry(&self, n: usize) -> String {
        let mut text = self.event(n);
        if let Some(clause) = self.session.clause(n) {
            text.push_str(&format!(" [{}]", G::record(clause).number));
        }
        if let Some(verdict) = self.session.verdict(n).filter(|it| *it != Verdict::Legal) {
            let clause = self.session.finding(n).map_or("", |it| it.clause());
            text.push_str(&format!(" {}", verdict_word(&self.page, verdict)));
            if !clause.is_empty() {
                text.push_str(&format!(": {clause}"));
            }
        }
        let mut lines = hung(&self.page, &format!("#{n} "), &text);
        lines.push_str(&self.demanded(self.session.made_of(n)));
        lines.push_str(&self.notes_on(n));
        for it in self.session.notices_after(n) {
            let notice = self.page.odd(&format!("{}{}", it.lead(), shown(&it.text)));
            lines.push_str(&hung(&self.page, "   ! ", &notice));
        }
        lines
    }

    /// Demanded steps, one a line.
    pub(super) fn demanded(&self, steps: &[Demanded<G>]) -> String {
        let tell = |(clause, step): &Demanded<G>| {
            let told = shown(&G::tell_step(self.session.setup(), step));
            hung(&self.page, "   - ", &format!("{told} [{}]", G::record(*clause).number))
        };
        steps.iter().map(tell).collect()
    }

    /// The present position, and what is due.
    pub(super) fn standing(&self) -> String {
        let session = &self.session;
        let prompt = G::board(session.setup(), session.state()).prompt;
        let what_if = match session.depth() {
            Some(depth) => wording::branch_deep(self.page.language, depth),
            None => String::new(),
        };
        let place = wording::standing(self.page.language, session.at(), session.len(), what_if, shown(&prompt));
        let mut text = format!("{}\n{}", self.page.wrapped(0, &place), self.next_due());
        if session.at() == session.len()
            && session.depth().is_none()
            && let Some(cut) = session.cut()
        {
            let what = wording::followed_no_further(self.page.language, &cut.place, shown(&cut.what));
            text.push_str(&format!("{}\n", self.page.wrapped(0, &what)));
        }
        text
    }

    /// The event due, with its clause.
    pub(super) fn next_due(&self) -> String {
        use crate::judge::Due;
        let due = self.session.due();
        let clause = match due {
            Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => {
                format!(" [{}]", G::record(*clause).number)
            }
            Due::Over => String::new(),
        };
        hung(
            &self.page,
            &wording::next_head(self.page.language),
            &format!("{}{clause}", shown(&tell_due::<G>(self.session.setup(), due))),
        )
    }

    /// A short prompt: turn, phase, the player who has to choose, and entry.
    pub fn prompt(&self) -> String {
        let mut prompt = shown(&G::board(self.session.setup(), self.session.state()).prompt);
        if let crate::judge::Due::Decision { by, .. } = self.session.due() {
            prompt.push_str(&format!(" → {by}"));
        }
        let (at, all) = (self.session.at(), self.session.len());
        match self.session.depth() {
            None => format!("{prompt} #{at}/{all}> "),
            Some(depth) => format!("{prompt} #{at}+{depth} what-if> "),
        }
    }

    /// The verdict on the whole log, coloured by gravity, with its details.
    fn whole(&self) -> String {
        let (page, whole) = (&self.page, self.session.whole());
        let word = full(whole, page.language);
        let word = match whole.status() {
            0 => page.good(&word),
            5 => page.odd(&word),
            _ => page.bad(&word),
        };
        let lines = whole_lines(whole, page.language);
        std::iter::once(word).chain(lines).map(|it| format!("{}\n", page.wrapped(0, &it))).collect()
    }

    /// The opening words of a session: the verdict on the log, the players, and warnings.
    pub fn greeting(&self) -> String {
        use crate::judge::Chain;
        let session = &self.session;
        let names = session.header().players.each_ref().map(|it| short(&it.name));
        let mut text = self.whole();
        let mut line = |it: &str| text.push_str(&format!("{}\n", self.page.wrapped(0, it)));
        let (language, [a, b]) = (self.page.language, names);
        line(&wording::greeting_players(language, title::<G>(language), shown(&session.header().edition), a, b));
        let grave = session.findings().filter(|it| super::verdicts::is_grave(it)).count();
        let chain = match session.chain() {
            Chain::Unsealed => wording::log_is_unsealed(language),
            Chain::Intact { .. } => wording::log_is_intact(language),
            Chain::Broken { .. } => wording::log_is_broken(language),
        };
        let entries = one_or(session.len(), wording::one_entry, wording::entries, language);
        let findings = one_or(grave, wording::one_finding, wording::findings, language);
        line(&wording::greeting_log(language, entries, findings, chain));
        text.push_str(&grounds_text(session.rests_on(), &self.page, 0));
        let mut line = |it: &str| text.push_str(&format!("{}\n", self.page.wrapped(0, it)));
        if let Some(first) = session.notices().first() {
            let count = session.notices().len();
            let notices = one_or(count, wording::one_notice, wording::notices, language);
            let what = wording::first_notice(language, notices, first.entry);
            line(&self.page.odd(&what));
        }
        line(&wording::help_lists(language));
        super::harmless(&text, self.page.colours)
    }
}
