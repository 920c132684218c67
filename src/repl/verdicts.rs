//! The referee's judgement: `why`, `findings`, `next-finding`.

use super::tell::verdict_word;
use super::{Repl, wording as said};
use crate::judge::{Event, Finding, Game, MOST_LISTED, Verdict, look_at, statement};
use crate::log::Body;
use crate::report::{finding_text, hung, one_or, shown, wording};

/// The number of other legal decisions shown.
const ALTERNATIVES: usize = 6;

/// Returns `true` if a finding is graver than dependence on a text that is not encoded.
pub fn is_grave(finding: &Finding) -> bool {
    finding.verdict > Verdict::Unmodelled
}

impl<G: Game> Repl<G> {
    pub(super) fn why(&self, entry: Option<usize>) -> Result<String, String> {
        if entry.is_none()
            && let Some(tried) = &self.tried
        {
            return Ok(tried.clone());
        }
        let n = self.existing(entry.unwrap_or(self.session.at()))?;
        let mut text = self.entry(n) + &self.text_behind(n);
        match self.session.finding(n) {
            Some(finding) => text.push_str(&finding_text(finding, &self.page, 3)),
            None => {
                text.push_str(&self.allowed(n));
                text.push_str(&self.then(n));
                if let Some(at) = self.session.depends_on(n) {
                    let what = wording::depends_on(self.page.language, at);
                    text.push_str(&format!("{}\n", self.page.wrapped(3, &self.page.odd(&what))));
                }
            }
        }
        Ok(text)
    }

    /// The card text that caused an entry.
    fn text_behind(&self, n: usize) -> String {
        let event = self.session.entry(n).map(|it| Event::of(&it.body));
        let text = event.and_then(|it| G::text_behind(self.session.setup(), &self.session.stood_before(n), it));
        text.map_or_else(String::new, |it| hung(&self.page, "   ", &shown(&it)))
    }

    /// The clause under which an entry without a finding was made.
    fn allowed(&self, n: usize) -> String {
        let verdict = self.session.verdict(n).unwrap_or(Verdict::Legal);
        let word = verdict_word(&self.page, verdict);
        if let Some(Body::Intervention(_)) = self.session.entry(n).map(|it| &it.body) {
            return format!("{}\n", self.page.wrapped(3, &wording::judges_deed(self.page.language)));
        }
        match self.session.clause(n) {
            Some(clause) => {
                let (number, says) = (G::record(clause).number, statement::<G>(self.session.setup(), clause));
                hung(&self.page, "   ", &wording::under(self.page.language, word, number, says))
            }
            None => format!("   {word}\n"),
        }
    }

    /// The numbers on the table when a legal entry was made, and the alternatives to it: the options that a pass declines.
    fn then(&self, n: usize) -> String {
        let setup = self.session.setup();
        let Some(entry) = self.session.entry(n) else { return String::new() };
        // The consequences by the rules, such as the end of a battle, have not happened yet.
        let state = self.session.stood_before(n);
        let remarks = G::board(setup, &state).remarks;
        let mut text: String = remarks.iter().map(|it| hung(&self.page, "   = ", &shown(it))).collect();
        if let Body::Decision { what, .. } = &entry.body {
            let taken = G::write_decision(what);
            let legal = look_at(G::legal(setup, &state), 0..ALTERNATIVES + 1, MOST_LISTED);
            let others = legal.some.iter().filter(|it| G::write_decision(it) != taken).take(ALTERNATIVES);
            let mut told: Vec<String> = others.map(|it| shown(&G::tell_choice(setup, &state, it))).collect();
            let language = self.page.language;
            let more = legal.counted.saturating_sub(told.len() + 1);
            if more > 0 {
                told.push(wording::and_more(language, more));
            }
            let told = if told.is_empty() {
                said::nothing_else(language)
            } else {
                said::chosen_from(language, told.join("; "))
            };
            text.push_str(&format!("{}\n", self.page.wrapped(3, &told)));
        }
        text
    }

    pub(super) fn findings(&self, all: bool) -> String {
        let mut text = String::new();
        let mut left_out = 0;
        for it in self.session.findings() {
            if !all && !is_grave(it) {
                left_out += 1;
                continue;
            }
            let language = self.page.language;
            let follows = it.follows.map_or(String::new(), |it| wording::follows_short(language, it));
            let back = it.taken_back.map_or(String::new(), |it| wording::taken_back_short(language, it));
            let word = verdict_word(&self.page, it.verdict);
            let what = wording::found_line(language, word, it.clause(), shown(&it.event)) + &follows + &back;
            text.push_str(&hung(&self.page, &format!("#{} ", it.entry), &what));
        }
        if text.is_empty() {
            text.push_str(&format!("{}\n", wording::no_findings(self.page.language)));
        }
        if left_out > 0 {
            let some = one_or(left_out, wording::one_rests, wording::some_rest, self.page.language);
            text.push_str(&format!("{some}\n"));
        }
        text
    }

    pub(super) fn next_finding(&mut self, all: bool) -> Result<String, String> {
        self.on_main()?;
        let wanted = |it: &Finding| all || is_grave(it);
        let Some(n) = self.session.find(|session, n| session.finding(n).is_some_and(wanted)) else {
            return Ok(wording::no_finding_after(self.page.language, self.session.at()));
        };
        self.session.go_to(n);
        Ok(self.why(Some(n))? + &self.standing())
    }
}
