//! The decisions of players. Everything that the game knows about a sort of decision stands in its `impl` of [`Choice`].

mod asides;
mod s100_s404_turn;
mod s102_picks;
mod s105_chain;
mod s303_payments;
mod s500_battle;
mod s600_level_up;
mod s615_search;
mod s702_triggers;

use super::Zero;
use super::book::Clause;
use super::facts::breach::Breach;
use super::log::notation::Typed;
use super::log::words::{Cards, Decision, Step, decision};
use super::rules::agenda::stands_at;
use super::rules::{s100_preparation, s105_priority, s400_turn, s500_battle as fighting};
use super::state::{Setup, State, Task, Urgent};
use crate::judge::{Due, Impossible, Sink};
use crate::log::Seat;
use crate::table::{Card, MOST_TOKENS, NamesCards, ways};
use std::iter;

/// Decisions, one after the other.
pub type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// A question that the rules ask a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// 305p4.2: the cards to scrap among those with the same name.
    SameName,
    /// The question of an effect or of a step of the turn.
    Task(Task),
    /// 106p6: the effect that joins the chain.
    Join,
    /// 100p3.4
    Mulligan,
    /// 404p1
    Resource,
    /// 501p1
    Aim,
    /// 502p2
    Defend,
    /// 105p1.3: priority, in a free timing.
    Priority,
    /// 405p2: priority in the action phase.
    Main,
}

/// The present question, and the player to whom it is put.
pub fn asked(state: &State) -> Option<(Seat, Asked)> {
    let Due::Decision { by, .. } = state.due else { return None };
    if matches!(state.urgent, Some(Urgent::SameName(..))) {
        return Some((by, Asked::SameName));
    }
    if let Some(task) = state.tasks.first() {
        return Some((by, Asked::Task(*task)));
    }
    if s105_priority::next_to_join(state).is_some() {
        return Some((by, Asked::Join));
    }
    let at = |act| stands_at(state, act);
    Some((
        by,
        if at(&s100_preparation::MULLIGAN) || at(&s100_preparation::MULLIGAN_OTHER) {
            Asked::Mulligan
        } else if at(&s400_turn::RESOURCE) {
            Asked::Resource
        } else if at(&fighting::AIM) {
            Asked::Aim
        } else if at(&fighting::DEFEND) {
            Asked::Defend
        } else if at(&s105_priority::ACT) {
            Asked::Main
        } else {
            Asked::Priority
        },
    ))
}

/// A sort of decision.
pub trait Choice: Copy + Into<Decision> {
    /// Its typed form: a verb, and what follows it.
    const FORM: &'static str;
    /// `true` if it stands outside the procedures: nothing asks for it.
    const ASIDE: bool = false;
    /// `true` if it only says that the player goes on.
    const GOES_ON: bool = false;
    /// `true` if everything that it offers is legal already.
    const OFFERS_LEGAL: bool = false;

    /// `true` if it answers a question.
    fn answers(asked: Asked) -> bool;
    /// The clause that it breaks when it is not asked for.
    fn broken(state: &State, by: Seat) -> Clause;
    /// `true` if its own check reports what is wrong when it is not asked for.
    fn judges_itself(_state: &State) -> bool {
        false
    }
    /// Reports everything that is wrong with it.
    fn check(&self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Zero>) {}
    /// Carries it out. `asked` is `true` if the rules ask for it now.
    ///
    /// # Errors
    /// [`Impossible`] if a card is not where it would have to be taken from.
    fn make(&self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible>;
    /// Lists the decisions of this sort where it is asked for. Illegal ones among them are filtered out later.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// Words it, to follow the player's name.
    fn tell(&self, setup: &Setup) -> String;
    /// Reads what follows the verb.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// Writes what follows the verb, in the typed form.
    fn fields(&self) -> String {
        String::new()
    }
}

/// Returns the first word of a typed form.
pub fn verb_of<C: Choice>() -> &'static str {
    C::FORM.split(' ').next().unwrap_or(C::FORM)
}

/// `true` if the rules ask this player for a decision of this sort now.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    let Some((of, asked)) = asked(state) else { return false };
    of == by && decision!(of what, Sort => Sort::answers(asked))
}

/// `true` if a decision stands outside the procedures.
pub fn is_aside(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ASIDE)
}

/// `true` if a decision that nothing asks for changes the match nevertheless.
pub fn changes_play(what: &Decision) -> bool {
    matches!(what, Decision::Concede | Decision::Repeat { .. } | Decision::Forced { .. })
}

/// `true` if a decision only says that the player goes on.
pub fn goes_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::GOES_ON)
}

/// Reports everything that is wrong with a decision, in the book's order.
pub fn check(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Zero>) {
    let mut unknown = None;
    what.each_card(&mut |card| {
        if !(setup.has(card) || card.token_place().is_some() && state.tokens.iter().any(|of| of.0 == card)) {
            unknown = Some(card);
        }
    });
    if let Some(card) = unknown {
        return sink.fault(super::rules::agenda::standing_at(state), || Breach::NoSuchCard { card });
    }
    if decision!(of what, Sort => Sort::ASIDE) {
        return decision!(what, choice => choice.check(setup, state, by, sink));
    }
    if !is_asked(state, by, what) && !decision!(of what, Sort => Sort::judges_itself(state)) {
        not_asked(state, by, what, sink);
    }
    if state.due != Due::Over {
        decision!(what, choice => choice.check(setup, state, by, sink));
        take_back(sink);
    }
}

/// 902p1, 902p2: an illegal action is taken back as a whole, with its costs and everything that it has set off. The player who
/// had priority before has it again.
fn take_back(sink: &mut Sink<Zero>) {
    sink.faults.iter_mut().for_each(|it| it.undo = true);
}

/// Reports a decision that the rules do not ask for now, or not of this player. 101p3: nothing is asked for once the match is
/// over.
#[cold]
fn not_asked(state: &State, by: Seat, what: &Decision, sink: &mut Sink<Zero>) {
    let clause = decision!(of what, Sort => Sort::broken(state, by));
    match &state.due {
        Due::Over => sink.fault(Clause::C101P3, || Breach::MatchOver),
        // 101p4: the match ends immediately.
        Due::Step { clause: at, what: Step::Result { .. } } => sink.fault(*at, || Breach::NotAsked { at: *at }),
        Due::Decision { by: asked, .. } if *asked != by => {
            sink.fault(clause, || Breach::OthersPriority { asked: *asked, by });
        }
        Due::Decision { clause: at, .. } => sink.fault(clause, || Breach::AnotherChoice { at: *at }),
        Due::Step { clause: at, .. } | Due::Chance { clause: at, .. } => {
            sink.fault(clause, || Breach::NotAsked { at: *at });
        }
    }
}

/// `true` if more is under way, or more tokens were made, than a match can hold.
pub fn is_full(state: &State) -> bool {
    let made = |of: Seat| state.tokens.iter().filter(|it| it.0.owner() == of).count();
    is_overfull(state)
        || state.chain.len() >= super::rules::s311_use::MOST_LINKS
        || Seat::BOTH.into_iter().any(|of| made(of) >= MOST_TOKENS)
}

/// `true` if too many things were begun and never finished.
fn is_overfull(state: &State) -> bool {
    !crate::procedure::has_room(state) || state.tasks.len() > 500
}

/// Carries out a decision.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn make(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    if decision!(of what, Sort => Sort::ASIDE) && !changes_play(what) {
        return Ok(());
    }
    let asked = is_asked(state, by, what);
    state.looped = false;
    note_loop(state, by, what);
    state.repeats = None;
    if is_overfull(state) {
        return Err(Impossible(crate::say!(setup, "too much was begun and never ended", "开始后没有结束的事项过多")));
    }
    if state.chain.len() >= super::rules::s311_use::MOST_LINKS {
        let most = super::rules::s311_use::MOST_LINKS;
        return Err(Impossible(crate::say!(
            setup,
            "the chain has {most} links, and is not followed any further",
            "连锁已有{most}环，不再继续处理"
        )));
    }
    decision!(what, choice => choice.make(setup, state, by, asked))?;
    super::rules::settle::settle(setup, state);
    Ok(())
}

/// 901p3.4: notes that the player who chose the smaller number may not continue the loop at once, by the effect that they
/// activated last.
fn note_loop(state: &mut State, by: Seat, what: &Decision) {
    match what {
        Decision::Repeat { .. } => {
            let last = state.repeats.filter(|it| it.0 != by).and(state.last[by.index()]);
            state.stopped = last.map(|(card, ability)| (by, card, ability));
        }
        Decision::Activate { card, ability, .. } => {
            state.last[by.index()] = Some((*card, *ability));
            state.stopped = None;
        }
        _ => state.stopped = state.stopped.filter(|it| it.0 != by),
    }
}

/// `true` if nothing is wrong with a decision.
fn is_accepted(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let mut sink = Sink::default();
    check(setup, state, by, what, &mut sink);
    sink.faults.is_empty()
}

/// Lists the legal decisions for the present question.
pub fn legal<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let Some((by, asked)) = asked(state) else { return Box::new(iter::empty()) };
    let mut all: Decisions<'a> = Box::new(iter::empty());
    decision!(each Sort => if Sort::answers(asked) {
        let offered = Sort::offer(setup, state, by);
        let accepted = offered.filter(move |it| Sort::OFFERS_LEGAL || is_accepted(setup, state, by, it));
        all = Box::new(all.chain(accepted));
    });
    all
}

/// 105p1.4, 401p2.2, 407p1.2, 105p1.2, 106p4, 105p4: returns the clause broken by acting without priority.
pub fn without_priority(state: &State, by: Seat) -> Clause {
    use super::state::Phase;
    match &state.due {
        Due::Decision { .. } if matches!(asked(state), Some((_, Asked::Priority | Asked::Main))) => {
            if by != state.turn.player && !state.chain.is_empty() { Clause::C105P1_4 } else { Clause::C105P1_2 }
        }
        _ if matches!(asked(state), Some((_, Asked::Join))) => Clause::C105P4,
        _ if state.resolving.is_some() || state.running => Clause::C106P4,
        _ => match state.turn.phase {
            Phase::Reset => Clause::C401P2_2,
            Phase::CleanUp => Clause::C407P1_2,
            Phase::Discard if state.tasks.is_empty() => Clause::C407P1_2,
            Phase::Discard => Clause::C408P2,
            _ => Clause::C105P2,
        },
    }
}

/// Lists all choices of a number of cards, in their order.
pub fn combinations<'a>(cards: Vec<Card>, many: usize) -> impl Iterator<Item = Vec<Card>> + 'a {
    ways(cards, [many; 2], |_, _| true)
}

/// The same for every number of cards in a range that one choice can name.
pub fn choices_of<'a>(cards: Vec<Card>, [least, most]: [usize; 2]) -> impl Iterator<Item = Cards> + 'a {
    (least..=most.min(Cards::CAPACITY))
        .flat_map(move |many| combinations(cards.clone(), many))
        .filter_map(|it| Cards::of(&it))
}
