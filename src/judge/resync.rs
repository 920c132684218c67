//! Finding out where an entry belongs that is not what the rules ask for: perhaps entries before it are
//! missing.

use super::{Due, Event, Fault, Game, Sink};
use crate::log::{Body, Detail};
use crate::table::Card;

/// How far ahead is looked.
const FAR: usize = 48;
/// How much may be missing before a step if a player's choice is among it; before a choice, one more: from the
/// bond phase to an attack there are two phases, and a choice in each.
const NEAR: usize = 3;

/// Where an entry belongs.
pub(super) struct Resync<G: Game> {
    /// The state in which it is what the rules ask for; none if it was not found.
    pub state: Option<G::State>,
    /// What the log leaves out before it: the clause that demands it, and what it is.
    pub missing: Vec<Fault<G::Clause>>,
    /// The cards that the missing steps touch.
    pub touched: Vec<Card>,
}

/// Goes ahead from a state, doing what the rules demand and declining what is optional, until they ask for
/// the entry. Of a choice that has to be made the first legal one is taken for what was chosen. An entry that
/// says `again` what the one before it said is one too many.
pub(super) fn find<G: Game>(
    setup: &G::Setup,
    from: &G::State,
    body: &Body<G>,
    detail: Detail,
    again: bool,
    sink: &mut Sink<G>,
) -> Resync<G> {
    let mut state = from.clone();
    let mut missing = Vec::new();
    let mut touched = Vec::new();
    let mut declined = 0;
    if again || comes_too_early(setup, from, body) {
        return Resync { state: None, missing, touched };
    }
    for _ in 0..FAR {
        if too_far::<G>(from, &state, declined) || too_much(body, missing.len(), declined) {
            break;
        }
        if asks_for(setup, &state, body, missing.is_empty()) {
            if missing.len() > 1 && says_nothing(setup, &state, body) {
                break;
            }
            return Resync { state: (!missing.is_empty() || &state != from).then_some(state), missing, touched };
        }
        match G::due(&state).clone() {
            Due::Step { clause, what } => {
                let mut rests = Sink::default();
                G::check_step(setup, &state, &what, &mut rests);
                if let Some((clause, card)) = rests.unmodelled {
                    // A text that is not encoded may have kept it from happening.
                    sink.unmodelled(clause, card);
                    G::skip_step(setup, &mut state);
                    continue;
                }
                if detail == Detail::Full {
                    missing.push(absent::<G>(&state, clause, body, &G::tell_step(setup, &what)));
                    G::touches(Event::Step(&what), &mut |card| touched.push(card));
                }
                if G::apply_step(setup, &mut state, &what, true).is_err() {
                    break;
                }
            }
            Due::Decision { by, clause } => {
                let Some((what, rider)) = stand_in::<G>(setup, &state) else { break };
                missing.push(absent::<G>(&state, clause, body, &format!("what {by} chose{rider}")));
                if G::apply_decision(setup, &mut state, by, &what).is_err() {
                    break;
                }
                declined += 1;
            }
            Due::Chance { clause, ask } => {
                let Some(unseen) = G::unseen(ask) else { break };
                missing.push(absent::<G>(&state, clause, body, &G::tell_ask(setup, ask)));
                if G::apply_chance(setup, &mut state, &unseen, true).is_err() {
                    break;
                }
            }
            Due::Over => break,
        }
    }
    sink.reset();
    Resync { state: None, missing: Vec::new(), touched: Vec::new() }
}

/// Whether the game says outright what is wrong with an outcome of chance that nothing asks for here.
fn comes_too_early<G: Game>(setup: &G::Setup, state: &G::State, body: &Body<G>) -> bool {
    let Body::Chance { what, .. } = body else { return false };
    let asked = matches!(G::due(state), Due::Chance { ask, .. } if G::answers(*ask, what));
    let mut sink = Sink::default();
    !asked && G::check_other_chance(setup, state, what, &mut sink) && !sink.faults.is_empty()
}

/// What stands in for a choice that the log leaves out, and what to say of it.
fn stand_in<G: Game>(setup: &G::Setup, state: &G::State) -> Option<(G::Decision, &'static str)> {
    if let Some(pass) = G::decline(setup, state) {
        return Some((pass, ", if only to pass"));
    }
    // Before the first turn the choices may come in another order, and are not given up so soon.
    if G::round(state) == 0 {
        return None;
    }
    let mut legal = Vec::new();
    G::legal(setup, state, &mut legal);
    legal.into_iter().next().map(|it| (it, ""))
}

/// Whether an entry merely declines a choice: it would fit wherever its player may decline one.
fn says_nothing<G: Game>(setup: &G::Setup, state: &G::State, body: &Body<G>) -> bool {
    matches!(body, Body::Decision { what, .. } if G::decline(setup, state).as_ref() == Some(what))
}

/// The fault of leaving out what is due.
fn absent<G: Game>(state: &G::State, demanded: G::Clause, next: &Body<G>, what: &str) -> Fault<G::Clause> {
    let (clause, ruling) = G::absence(state, demanded, Event::of(next));
    Fault { clause, facts: format!("missing before this entry: {what}"), undo: false, ruling }
}

/// An entry belongs to a later turn only where that is the next one and at most one choice is left out up to
/// it. Else it is likelier that somebody acted out of turn than that the log lost so much.
fn too_far<G: Game>(from: &G::State, state: &G::State, declined: usize) -> bool {
    let turns = G::round(state).saturating_sub(G::round(from));
    turns > 1 || (turns == 1 && declined > 1)
}

/// An entry too many must not pass for one that would come much later.
fn too_much<G: Game>(body: &Body<G>, missing: usize, declined: usize) -> bool {
    match body {
        Body::Step { .. } => declined > 0 && missing > NEAR,
        Body::Decision { .. } => missing > NEAR + 1,
        _ => false,
    }
}

/// Whether the rules ask for an entry: here, or further on, where an outcome of chance that would be wrong
/// there does not belong there.
fn asks_for<G: Game>(setup: &G::Setup, state: &G::State, body: &Body<G>, here: bool) -> bool {
    match (body, G::due(state)) {
        (Body::Decision { by, what }, Due::Decision { .. }) => G::asks(state, *by, what),
        (Body::Step { what, .. }, Due::Step { what: due, .. }) => G::fit(state, due, what).is_some(),
        (Body::Chance { what, .. }, Due::Chance { ask, .. }) => {
            let mut sink = Sink::default();
            G::check_chance(setup, state, what, &mut sink);
            G::answers(*ask, what) && (here || sink.faults.is_empty())
        }
        _ => false,
    }
}
