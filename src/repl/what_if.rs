//! What-if branches: `try`, `roll`, `main`.

use super::Repl;
use super::tell::verdict_word;
use crate::judge::wording::decides;
use crate::judge::{Game, Judgement, Tried, read_typed};
use crate::log::Seat;
use crate::report::{finding_text, hung, shown, wording};

impl<G: Game> Repl<G> {
    pub(super) fn try_out(&mut self, text: &str, anyway: bool) -> Result<String, String> {
        let (by, words) = seat_and_words(text);
        let (_, ahead) = self.session.ahead();
        let what = read_typed::<G>(self.session.setup(), &ahead, words)?;
        let tried = self.session.what_if(by, &what, anyway).map_err(|it| it.0)?;
        let told = self.tried(&tried, &what);
        self.tried = Some(told.clone());
        Ok(told + &self.branch_line(&tried) + &self.standing())
    }

    fn tried(&self, tried: &Tried<G>, what: &G::Decision) -> String {
        let mut text = self.demanded(&tried.first);
        let told = shown(&G::tell_decision(self.session.setup(), what));
        let word = verdict_word(&self.page, tried.judgement.verdict());
        text.push_str(&hung(
            &self.page,
            &wording::what_if(self.page.language),
            &format!("{}: {word}", decides(self.page.language, tried.by, told)),
        ));
        if let Judgement::Found(finding) = &tried.judgement {
            text.push_str(&finding_text(finding, &self.page, 3));
        }
        if let Some(why) = &tried.impossible {
            text.push_str(&hung(&self.page, "   ", &wording::cannot_be_done(self.page.language, shown(&why.0))));
        }
        text + &self.demanded(&tried.after)
    }

    fn branch_line(&self, tried: &Tried<G>) -> String {
        let language = self.page.language;
        let main = wording::main_leads_back(language);
        match (tried.done, self.session.depth()) {
            (false, _) if tried.impossible.is_some() => String::new(),
            (true, _) => wording::in_a_branch(language, main) + "\n",
            (false, Some(_)) => wording::not_done_here(language, main) + "\n",
            (false, None) => wording::not_done(language) + "\n",
        }
    }

    pub(super) fn roll(&mut self, seed: u64) -> Result<String, String> {
        if self.session.depth().is_none() {
            return Err(wording::chance_in_branch(self.page.language));
        }
        let rolled = self.session.roll(seed).map_err(|it| it.0)?;
        let mut text = self.demanded(&rolled.first);
        let told = shown(&G::tell_chance(self.session.setup(), &rolled.outcome));
        text.push_str(&hung(
            &self.page,
            &wording::what_if(self.page.language),
            &wording::made_up(self.page.language, told, seed),
        ));
        text.push_str(&self.demanded(&rolled.after));
        Ok(text + &self.standing())
    }

    pub(super) fn main(&mut self) -> Result<String, String> {
        self.tried = None;
        if !self.session.leave_branch() {
            return Err(wording::no_branch(self.page.language));
        }
        Ok(format!("{}\n{}", wording::back_in_match(self.page.language), self.arrived()))
    }
}

/// `B pass` is B's decision; without a seat it is that of the player who has to choose.
fn seat_and_words(text: &str) -> (Option<Seat>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match first.trim_end_matches(':') {
        "A" => (Some(Seat::A), rest.trim()),
        "B" => (Some(Seat::B), rest.trim()),
        _ => (None, text),
    }
}
