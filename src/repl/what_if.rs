//! What-if branches: `try`, `roll`, `main`.

use super::Repl;
use super::tell::verdict_word;
use crate::judge::{Game, Judgement, Tried};
use crate::log::Seat;
use crate::report::{finding_text, hung, shown};

impl<G: Game> Repl<G> {
    pub(super) fn try_out(&mut self, text: &str, anyway: bool) -> Result<String, String> {
        let (by, words) = seat_and_words(text);
        let what = G::read_decision(self.session.setup(), words)?;
        let tried = self.session.what_if(by, &what, anyway).map_err(|it| it.0)?;
        let told = self.tried(&tried, &what);
        self.tried = Some(told.clone());
        Ok(told + &self.branch_line(&tried) + &self.standing())
    }

    fn tried(&self, tried: &Tried<G>, what: &G::Decision) -> String {
        let mut text = self.demanded(&tried.first);
        let told = shown(&G::tell_decision(self.session.setup(), what));
        let word = verdict_word(&self.page, tried.judgement.verdict());
        text.push_str(&hung(&self.page, "what if: ", &format!("{} {told}: {word}", tried.by)));
        if let Judgement::Found(finding) = &tried.judgement {
            text.push_str(&finding_text(finding, &self.page, 3));
        }
        if let Some(why) = &tried.impossible {
            text.push_str(&hung(&self.page, "   ", &format!("it cannot be carried out: {}", shown(&why.0))));
        }
        text + &self.demanded(&tried.after)
    }

    fn branch_line(&self, tried: &Tried<G>) -> String {
        let main = "`main` leads back to the match";
        match (tried.done, self.session.depth()) {
            (false, _) if tried.impossible.is_some() => String::new(),
            (true, _) => format!("(in a branch; {main})\n"),
            (false, Some(_)) => format!("(not carried out; `try!` does it anyway; {main})\n"),
            (false, None) => "(not carried out; `try!` does it anyway, in a branch)\n".to_owned(),
        }
    }

    pub(super) fn roll(&mut self, seed: u64) -> Result<String, String> {
        if self.session.depth().is_none() {
            return Err("chance is made up in a branch alone; `try` begins one".to_owned());
        }
        let rolled = self.session.roll(seed).map_err(|it| it.0)?;
        let mut text = self.demanded(&rolled.first);
        let told = shown(&G::tell_chance(self.session.setup(), &rolled.outcome));
        text.push_str(&hung(&self.page, "what if: ", &format!("{told} (made up from the seed {seed})")));
        text.push_str(&self.demanded(&rolled.after));
        Ok(text + &self.standing())
    }

    pub(super) fn main(&mut self) -> Result<String, String> {
        self.tried = None;
        if !self.session.leave_branch() {
            return Err("this is the match; there is no branch to leave".to_owned());
        }
        Ok(format!("back in the match\n{}", self.arrived()))
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
