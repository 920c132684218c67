//! What-if branches: `try`, `roll`, `main`.

use super::tell::verdict_word;
use super::{Repl, wording as said};
use crate::judge::wording::decides;
use crate::judge::{Branch, Game, Judgement, Tried, read_typed};
use crate::log::Seat;
use crate::report::{finding_text, hung, shown, wording};

/// The maximum number of branches kept; the oldest is dropped first.
const MOST_KEPT: usize = 50;

/// A branch that was left, or named.
#[derive(Clone, Debug)]
pub struct KeptBranch<G: Game> {
    pub name: String,
    /// The decisions in it.
    path: Vec<String>,
    branch: Branch<G>,
}

impl<G: Game> Repl<G> {
    pub(super) fn try_out(&mut self, text: &str, anyway: bool) -> Result<String, String> {
        let (by, words) = seat_and_words(text);
        let (_, ahead) = self.session.ahead();
        let what = read_typed::<G>(self.session.setup(), &ahead, words)?;
        let tried = self.session.what_if(by, &what, anyway).map_err(|it| it.0)?;
        let told = self.tried(&tried, &what);
        self.tried = Some(told.clone());
        if tried.done {
            let decided = decides(self.page.language, tried.by, G::tell_decision(self.session.setup(), &what));
            self.walked(shown(&decided));
        }
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
        self.walked(shown(&G::tell_chance(self.session.setup(), &rolled.outcome)));
        Ok(text + &self.standing())
    }

    pub(super) fn main(&mut self) -> Result<String, String> {
        self.tried = None;
        let kept = self.keep_branch();
        if !self.session.leave_branch() {
            return Err(wording::no_branch(self.page.language));
        }
        self.path.clear();
        let kept = kept.map_or(String::new(), |it| said::branch_kept(self.page.language, it) + "\n");
        Ok(format!("{}\n{kept}{}", wording::back_in_match(self.page.language), self.arrived()))
    }

    /// Records a decision in the branch.
    fn walked(&mut self, told: String) {
        if self.session.depth() == Some(1) {
            self.path.clear();
        }
        self.path.push(told);
    }

    /// Keeps the present branch, under its own name or the next number. Returns that name.
    fn keep_branch(&mut self) -> Option<String> {
        let branch = self.session.branch()?;
        let path = self.path.clone();
        let same = |it: &&mut KeptBranch<G>| it.branch.at == branch.at && path.starts_with(&it.path);
        if let Some(kept) = self.kept_branches.iter_mut().rev().find(same) {
            (kept.branch, kept.path) = (branch, path);
            return Some(kept.name.clone());
        }
        let numbers = (1..).map(|it: usize| it.to_string());
        let name = numbers.into_iter().find(|name| self.kept_branches.iter().all(|it| it.name != *name))?;
        if self.kept_branches.len() == MOST_KEPT {
            self.kept_branches.remove(0);
        }
        self.kept_branches.push(KeptBranch { name: name.clone(), path, branch });
        Some(name)
    }

    pub(super) fn branch(&mut self, name: Option<String>) -> Result<String, String> {
        let language = self.page.language;
        let Some(name) = name else {
            let line =
                |it: &KeptBranch<G>| said::branch_line(language, shown(&it.name), it.branch.at, it.path.join("; "));
            let lines: String = self.kept_branches.iter().map(|it| hung(&self.page, "", &line(it))).collect();
            return Ok(if lines.is_empty() { said::no_branches(language) } else { lines });
        };
        let found = self.kept_branches.iter().position(|it| it.name == name);
        match (found, self.session.depth()) {
            (Some(at), None) => {
                let KeptBranch { path, branch, .. } = self.kept_branches[at].clone();
                self.session.enter(branch);
                self.path = path;
                (self.tried, self.choices) = (None, std::cell::OnceCell::new());
                Ok(self.standing())
            }
            (Some(_), Some(_)) => Err(said::branch_taken(language, shown(&name))),
            (None, Some(_)) => {
                let kept = self.keep_branch();
                if let Some(it) = self.kept_branches.iter_mut().find(|it| Some(&it.name) == kept.as_ref()) {
                    it.name.clone_from(&name);
                }
                Ok(said::branch_named(language, shown(&name)))
            }
            (None, None) => Err(said::no_branch_named(language, shown(&name))),
        }
    }
}

/// Splits off the seat: `B pass` is B's decision; without a seat it is that of the player who has to choose.
fn seat_and_words(text: &str) -> (Option<Seat>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match first.trim_end_matches(':') {
        "A" => (Some(Seat::A), rest.trim()),
        "B" => (Some(Seat::B), rest.trim()),
        _ => (None, text),
    }
}
