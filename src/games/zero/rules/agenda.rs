//! The agenda: the procedures of the rulebook that are under way, the item at which each stands, and the matters that precede
//! any item.

use super::s607_damage_counters;
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::{Ask, Step};
use crate::games::zero::state::{Going, Setup, State, Task, Urgent, zones};
use crate::games::zero::texts::continuous::shows_top;
use crate::judge::Due;
use crate::log::Seat;
use crate::procedure::{self, Proceeding};
use crate::table::Card;

pub use crate::procedure::{act, advance, again, item, stands_at};

/// A procedure of the rulebook.
pub type Procedure = procedure::Procedure<State>;
/// An item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that carries out an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way.
pub type Frame = procedure::Frame<State>;
/// The demand of an item when it is reached.
pub type Wants = procedure::Wants<State>;

impl Proceeding for State {
    type Clause = Clause;
    type Setup = Setup;
    type Due = Due<Zero>;
    type Whose = Seat;
    type About = u16;
    const ABOUT_NOTHING: u16 = 0;

    fn agenda(&self) -> &Vec<Frame> {
        &self.agenda
    }

    fn agenda_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.agenda
    }

    fn interrupt(&self) -> Option<Due<Zero>> {
        if self.outcome.is_some() {
            return Some(Due::Over);
        }
        self.urgent.map(of_urgent).or_else(|| self.tasks.first().and_then(|it| of_task(self, *it)))
    }

    fn over() -> Due<Zero> {
        Due::Over
    }
}

/// The demand of a state check.
fn of_urgent(urgent: Urgent) -> Due<Zero> {
    match urgent {
        Urgent::Gone(card, Going::Destroyed, clause) => Due::Step { clause, what: Step::Destroyed { card } },
        Urgent::Gone(card, Going::Falls, clause) => Due::Step { clause, what: Step::Falls { card } },
        Urgent::Gone(card, Going::Scrapped, clause) => Due::Step { clause, what: Step::Scrapped { card } },
        Urgent::SameName(by, ..) => Due::Decision { by, clause: Clause::C305P4_2 },
        Urgent::Fails(link) => Due::Step { clause: Clause::C319P3, what: Step::Fails { link } },
    }
}

/// Returns the top card of a zone, or `?` if the log does not name it.
pub fn top(state: &State, zone: crate::table::Zone) -> Card {
    state.table.top(zone).unwrap_or(Card::UNKNOWN)
}

/// 324p4, 704p4, 704p7.2: the next demand of a task. `None` if the acts of an effect make it.
fn of_task(state: &State, task: Task) -> Option<Due<Zero>> {
    let step = |clause, what| Some(Due::Step { clause, what });
    let decide = |by, clause| Some(Due::Decision { by, clause });
    match task {
        Task::Draw(player, _, clause) => step(clause, Step::Draw { player, card: top(state, zones::deck(player)) }),
        Task::Life(player, _) => step(Clause::C100P3_3, Step::Life { player, card: top(state, zones::deck(player)) }),
        Task::Shuffle(player, clause) => Some(Due::Chance { clause, ask: Ask::Shuffle(player) }),
        Task::Discard(by, _, clause) => decide(by, clause),
        Task::Scrap(by, _) => decide(by, Clause::C606P3),
        Task::Scrapped(card, clause) => step(clause, Step::Scrapped { card }),
        Task::ScrapLife(of, _) => step(Clause::C324P4, Step::Scrapped { card: top(state, zones::life(of)) }),
        Task::Order(by, _, to) => {
            decide(by, if to == crate::games::zero::log::words::Place::Life { Clause::C202P5 } else { Clause::C201P4 })
        }
        Task::Find(by, ..) | Task::FindAny(by, _) => decide(by, Clause::C615P1),
        Task::Equip(by, _) => decide(by, Clause::C319P12),
        Task::Choose(by, clause) => decide(by, clause),
        Task::Scheme(by) => decide(by, Clause::C900SchemeP1),
        Task::FixLife(player, amount, _) => {
            let cards = amount.min(s607_damage_counters::unfixed(state, player));
            step(Clause::C505P1_2, Step::LifeDamage { player, cards })
        }
        Task::TurnLife(player, _, at) => {
            let card = state.table.pile(zones::life(player)).get(usize::from(at)).copied().unwrap_or(Card::UNKNOWN);
            step(Clause::C324P3, Step::TurnLife { player, card })
        }
        Task::Counterstrike(card) => decide(card.owner(), Clause::C704P4),
        Task::RestLife(card) => step(Clause::C704P7_2, Step::RestLife { player: card.owner(), card }),
        Task::Strike(..) => None,
        Task::Draws(clause) => step(clause, Step::Result { winner: None }),
        Task::Lose(loser, clause) => step(clause, Step::Result { winner: Some(loser.other()) }),
        Task::UseCard(by, _) => decide(by, Clause::C623P10),
    }
}

/// Returns the top card of a player's deck, if it lies revealed.
pub fn shown(setup: &Setup, state: &State, of: Seat) -> Option<Card> {
    state.table.top(zones::deck(of)).filter(|it| it.is_known() && shows_top(setup, state, of))
}

/// Asks for a decision.
pub const fn decide(by: Seat, clause: Clause) -> Wants {
    Wants::Ask(Due::Decision { by, clause })
}

/// Asks for a step.
pub const fn step(clause: Clause, what: Step) -> Wants {
    Wants::Ask(Due::Step { clause, what })
}

/// The clause at which the match stands.
pub fn standing_at(state: &State) -> Clause {
    match &state.due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => *clause,
        Due::Over => Clause::C101P3,
    }
}
