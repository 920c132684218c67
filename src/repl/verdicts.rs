//! What the referee says: `why`, `findings`, `next-finding`.

use super::Repl;
use super::tell::verdict_word;
use crate::judge::{Finding, Game, Verdict};
use crate::log::Body;
use crate::report::{counted, finding_text, hung, shown};

/// Whether a finding is more than that an entry rests on a text that is not encoded.
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
        let mut text = self.entry(n);
        match self.session.finding(n) {
            Some(finding) => text.push_str(&finding_text(finding, &self.page, 3)),
            None => {
                text.push_str(&self.allowed(n));
                if let Some(at) = self.session.depends_on(n) {
                    let what = format!("it depends on entry {at}, which is illegal: `why {at}`");
                    text.push_str(&format!("{}\n", self.page.wrapped(3, &self.page.odd(&what))));
                }
            }
        }
        Ok(text)
    }

    /// What an entry without a finding stands under.
    fn allowed(&self, n: usize) -> String {
        let verdict = self.session.verdict(n).unwrap_or(Verdict::Legal);
        let word = verdict_word(&self.page, verdict);
        if let Some(Body::Intervention(_)) = self.session.entry(n).map(|it| &it.body) {
            return format!("{}\n", self.page.wrapped(3, "what a judge does stands beside the rules"));
        }
        match self.session.clause(n) {
            Some(clause) => {
                let record = G::record(clause);
                hung(&self.page, "   ", &format!("{word}, under {}: {}", record.number, record.statement))
            }
            None => format!("   {word}\n"),
        }
    }

    pub(super) fn findings(&self, all: bool) -> String {
        let mut text = String::new();
        let mut left_out = 0;
        for it in self.session.findings() {
            if !all && !is_grave(it) {
                left_out += 1;
                continue;
            }
            let follows = it.follows.map_or(String::new(), |it| format!(" (follows from #{it})"));
            let back = it.taken_back.map_or(String::new(), |it| format!(" (taken back at #{it})"));
            let word = verdict_word(&self.page, it.verdict);
            let what = format!("{word} {}: {}{follows}{back}", it.clause(), shown(&it.event));
            text.push_str(&hung(&self.page, &format!("#{} ", it.entry), &what));
        }
        if text.is_empty() {
            text.push_str("no findings\n");
        }
        if left_out > 0 {
            let some = counted(left_out, "entry rests", "entries rest");
            text.push_str(&format!("{some} on texts of cards, which are not encoded: `findings all`\n"));
        }
        text
    }

    pub(super) fn next_finding(&mut self, all: bool) -> Result<String, String> {
        self.on_main()?;
        let wanted = |it: &Finding| all || is_grave(it);
        let Some(n) = self.session.find(|session, n| session.finding(n).is_some_and(wanted)) else {
            return Ok(format!("no finding after entry {}", self.session.at()));
        };
        self.session.go_to(n);
        Ok(self.why(Some(n))? + &self.standing())
    }
}
