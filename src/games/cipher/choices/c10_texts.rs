//! 10.4, 10.5, 19.1.3, 19.1.4: decisions that a text at work asks for.

use super::super::Cipher;
use super::super::state::{Setup, State};
use super::{Choice, Decisions};
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::notation::Typed;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::decisions::{Accept, Choose, Row};
use crate::games::cipher::rules::agenda::{Act, settle, standing_at};
use crate::games::cipher::texts::resolve::{self, RUN};
use crate::games::cipher::texts::target_check;
use crate::judge::{Impossible, Seen, Sink, Worded as _};
use crate::log::{Seat, View};
use crate::say;
use crate::table::Card;
use std::iter;

/// `true` if a hidden card decides whether the text at work asks for this.
fn is_undecidable(state: &State, sink: &mut Sink<Cipher>) -> bool {
    let hidden = resolve::depends_on(state);
    if let Some(card) = hidden {
        sink.undecidable(standing_at(state), card);
    }
    hidden.is_some()
}

impl Choice for Choose {
    const FORM: &'static str = "choose CARD …";
    const OF_RUNNING_TEXT: bool = true;

    fn answers(act: &Act) -> bool {
        act == &RUN
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        state.left_out.map_or_else(|| standing_at(state), |it| it.clause)
    }

    fn broken(_: &Setup, state: &State) -> Option<Clause> {
        state.left_out.map(|it| it.clause)
    }

    fn shown(self, state: &State, view: View, by: Seat) -> Option<Seen<Cipher>> {
        resolve::sees_chosen(state, view, by)
    }

    fn check_unasked(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) -> bool {
        is_undecidable(state, sink)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        target_check::check(setup, state, by, self.cards.cards(), sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            resolve::choose(state, self.cards.cards());
            settle(setup, state);
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        target_check::offer(setup, state)
    }

    fn bounds_loop(_: bool) -> bool {
        false
    }

    /// 10.5: a text is carried out as written, but what is chosen for it may differ the next time.
    fn is_forced(self, _: &State, _: Seat) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        let cards: Vec<String> = self.cards.cards().iter().map(|it| setup.tell(*it)).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        match cards.is_empty() {
            true => say!(setup, "chooses no card", "不选择卡", "カードを選ばない"),
            false => say!(setup, "chooses {cards}", "选择{cards}", "{cards}を選ぶ", cards = setup.listed(&cards)),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Choose { cards: words.cards()? })
    }

    fn fields(self) -> String {
        self.cards.cards().iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl Choice for Accept {
    const FORM: &'static str = "accept";
    const OF_RUNNING_TEXT: bool = true;

    fn answers(act: &Act) -> bool {
        act == &RUN
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        state.left_out.map_or_else(|| standing_at(state), |it| it.clause)
    }

    fn broken(_: &Setup, state: &State) -> Option<Clause> {
        state.left_out.map(|it| it.clause)
    }

    fn check_unasked(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) -> bool {
        is_undecidable(state, sink)
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            resolve::answer(state, true);
            settle(setup, state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        match resolve::may_decline(state) {
            true => Box::new(iter::once(Accept {}.into())),
            false => Box::new(iter::empty()),
        }
    }

    fn bounds_loop(_: bool) -> bool {
        false
    }

    fn prolongs(self, _: &Setup, _: &State, _: Seat) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "does what the text lets them do", "选择实行", "スキルの内容を行うことを選ぶ")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Accept {})
    }

    fn fields(self) -> String {
        String::new()
    }
}

impl Choice for Row {
    const FORM: &'static str = "row front|back";
    const OF_RUNNING_TEXT: bool = true;

    fn answers(act: &Act) -> bool {
        act == &RUN
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        state.left_out.map_or_else(|| standing_at(state), |it| it.clause)
    }

    fn broken(_: &Setup, state: &State) -> Option<Clause> {
        state.left_out.map(|it| it.clause)
    }

    fn check_unasked(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) -> bool {
        is_undecidable(state, sink)
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            resolve::choose_row(state, self.line);
            settle(setup, state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        let lines = resolve::asks_for_row(state).map(|_| [Line::Front, Line::Back]);
        Box::new(lines.into_iter().flatten().map(|line| Row { line }.into()))
    }

    fn bounds_loop(_: bool) -> bool {
        false
    }

    /// 14.1.2: the user chooses freely.
    fn is_forced(self, _: &State, _: Seat) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        let line = self.line.worded(setup);
        say!(setup, "chooses the {line} line", "选择{line}", "{line}を選ぶ")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Row { line: words.line()? })
    }

    fn fields(self) -> String {
        self.line.name().to_owned()
    }
}
