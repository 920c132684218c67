//! Moving through the match.

use super::{Goal, Repl};
use crate::judge::Game;
use crate::report::wording;

/// The maximum number of entries listed in one reply.
const TOLD: usize = 40;

impl<G: Game> Repl<G> {
    /// Checks that the session is not in a branch: steps move through the match only.
    pub(super) fn on_main(&self) -> Result<(), String> {
        if self.session.depth().is_some() {
            return Err(wording::in_branch(self.page.language));
        }
        Ok(())
    }

    pub(super) fn next(&mut self, steps: usize) -> Result<String, String> {
        self.on_main()?;
        let from = self.session.at();
        if from == self.session.len() {
            return Ok(format!("{}\n{}", wording::end_of_log(self.page.language), self.standing()));
        }
        self.session.forward(steps);
        Ok(self.passed(from))
    }

    /// The entries since an earlier one, and the present position.
    fn passed(&self, from: usize) -> String {
        let to = self.session.at();
        let first = (from + 1).max((to + 1).saturating_sub(TOLD));
        let mut text = String::new();
        if first > from + 1 {
            text.push_str(&format!("{}\n", wording::skipped(self.page.language, first - from - 1)));
        }
        for n in first..=to {
            text.push_str(&self.entry(n));
        }
        text + &self.standing()
    }

    pub(super) fn back(&mut self, steps: usize) -> Result<String, String> {
        self.on_main()?;
        if self.session.at() == 0 {
            return Ok(format!("{}\n{}", wording::start_of_log(self.page.language), self.standing()));
        }
        self.session.back(steps);
        Ok(self.arrived())
    }

    /// The present position, with the entry that led to it.
    pub(super) fn arrived(&self) -> String {
        let last = if self.session.at() > 0 { self.entry(self.session.at()) } else { self.entry(0) };
        last + &self.standing()
    }

    pub(super) fn goto(&mut self, goal: &Goal) -> Result<String, String> {
        self.on_main()?;
        let at = match goal {
            Goal::Start => 0,
            Goal::End => self.session.len(),
            Goal::Entry(n) => self.existing(*n)?,
            Goal::Turn(turn) => self.turn_at(*turn)?,
            Goal::TurnFrom { back } => self.turn_from(*back)?,
            Goal::Phase(name) => self.phase(name)?,
            Goal::PhaseBack(name) => self.phase_back(name)?,
        };
        self.session.go_to(at);
        Ok(self.arrived())
    }

    /// An entry's number, if the entry exists; 0 is the start.
    pub(super) fn existing(&self, n: usize) -> Result<usize, String> {
        let last = self.session.len();
        match self.session.cut() {
            _ if n <= last => Ok(n),
            Some(cut) if !cut.unreadable && n <= last + self.session.rest().len() => {
                Err(wording::behind_cut(self.page.language, n, cut.entry, last))
            }
            _ => Err(wording::no_entry(self.page.language, n, last)),
        }
    }

    /// The start of a turn.
    pub(super) fn turn_at(&self, turn: u32) -> Result<usize, String> {
        let calendar = self.session.calendar();
        if let Some(it) = calendar.iter().find(|it| it.turn == turn) {
            return Ok(it.at);
        }
        let first = calendar.iter().map(|it| it.turn).min().unwrap_or(0);
        let last = calendar.iter().map(|it| it.turn).max().unwrap_or(0);
        Err(wording::no_turn(self.page.language, turn, first, last))
    }

    /// The start of the next turn, or, going back, of this one or the one before.
    fn turn_from(&self, back: bool) -> Result<usize, String> {
        let (calendar, here) = (self.session.calendar(), self.session.at());
        let begins = |at: &usize| *at == 0 || calendar[at - 1].turn != calendar[*at].turn;
        let mut begun = (0..calendar.len()).filter(begins).map(|it| calendar[it].at);
        let found = if back { begun.rfind(|it| *it < here) } else { begun.find(|it| *it > here) };
        found.ok_or_else(|| match back {
            true => wording::start_of_log(self.page.language),
            false => wording::end_of_log(self.page.language),
        })
    }

    /// The last start of a phase.
    fn phase_back(&self, name: &str) -> Result<usize, String> {
        let (calendar, here) = (self.session.calendar(), self.session.at());
        let found = calendar.iter().rev().find(|it| it.at < here && it.phase.starts_with(name));
        found
            .map(|it| it.at)
            .ok_or_else(|| wording::no_phase(self.page.language, format!("{name:?}"), self.phases().join(", ")))
    }

    fn phase(&self, name: &str) -> Result<usize, String> {
        let calendar = self.session.calendar();
        let here = self.session.at();
        if let Some(it) = calendar.iter().find(|it| it.at > here && it.phase.starts_with(name)) {
            return Ok(it.at);
        }
        let phases = self.phases();
        if phases.iter().any(|it| it.starts_with(name)) {
            return Err(wording::no_phase_after(self.page.language, name, here));
        }
        Err(wording::no_phase(self.page.language, format!("{name:?}"), phases.join(", ")))
    }

    /// The names of all phases in the log.
    pub(super) fn phases(&self) -> Vec<String> {
        let mut phases: Vec<String> = Vec::new();
        for it in self.session.calendar() {
            if !phases.iter().any(|known| known == it.phase) {
                phases.push(it.phase.to_owned());
            }
        }
        phases
    }
}
