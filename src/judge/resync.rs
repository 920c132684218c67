//! Finding out where an entry belongs that is not what the rules ask for: perhaps entries before it are
//! missing.

use super::{Due, Game, Sink};
use crate::log::{Body, Detail};

/// How far ahead is looked: so many events that a log may have left out.
const FAR: usize = 24;
/// How many declined choices may be among them. A log that leaves out more than the end of two phases is not
/// about this moment at all.
const DECLINED: usize = 2;
/// How much may be missing before a step if a player's choice is among it. A step too many must not pass for
/// one that would come a turn later.
const NEAR: usize = 3;

/// Where an entry belongs.
pub(super) struct Resync<G: Game> {
    /// The state in which it is what the rules ask for; none if it was not found.
    pub state: Option<G::State>,
    /// What the log leaves out before it: the clause that demands it, and what it is.
    pub missing: Vec<(G::Clause, String)>,
}

/// Goes ahead from a state, doing what the rules demand and declining what is optional, until they ask for
/// the entry.
pub(super) fn find<G: Game>(
    setup: &G::Setup,
    from: &G::State,
    body: &Body<G>,
    detail: Detail,
    sink: &mut Sink<G>,
) -> Resync<G> {
    let mut state = from.clone();
    let mut missing = Vec::new();
    let mut declined = 0;
    for _ in 0..FAR {
        let step_of_later = declined > 0 && missing.len() > NEAR && matches!(body, Body::Step { .. });
        if step_of_later || too_far::<G>(from, &state, declined) {
            break;
        }
        if asks_for(setup, &state, body, missing.is_empty()) {
            return Resync { state: (!missing.is_empty() || &state != from).then_some(state), missing };
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
                    let clause = G::absence(setup, &state, clause, &what);
                    missing.push((clause, format!("missing before this entry: {}", G::tell_step(setup, &what))));
                }
                if G::apply_step(setup, &mut state, &what, true).is_err() {
                    break;
                }
            }
            Due::Decision { by, clause } => {
                let Some(pass) = G::decline(setup, &state) else { break };
                // A choice that is declined is no sign of another one before it that was, too.
                if declined == DECLINED || matches!(body, Body::Decision { what, .. } if *what == pass) {
                    break;
                }
                missing.push((clause, format!("missing before this entry: what {by} chose, if only to pass")));
                if G::apply_decision(setup, &mut state, by, &pass).is_err() {
                    break;
                }
                declined += 1;
            }
            Due::Chance { clause, ask } => {
                let Some(unseen) = G::unseen(ask) else { break };
                let clause = G::absence_of_chance(clause, ask);
                missing.push((clause, format!("missing before this entry: {}", G::tell_ask(setup, ask))));
                if G::apply_chance(setup, &mut state, &unseen, true).is_err() {
                    break;
                }
            }
            Due::Over => break,
        }
    }
    sink.reset();
    Resync { state: None, missing: Vec::new() }
}

/// An entry belongs to a later turn only where that is the next one and at most one choice is left out up to
/// it. Else it is likelier that somebody acted out of turn than that the log lost so much.
fn too_far<G: Game>(from: &G::State, state: &G::State, declined: usize) -> bool {
    let turns = G::round(state).saturating_sub(G::round(from));
    turns > 1 || (turns == 1 && declined > 1)
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
