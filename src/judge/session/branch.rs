//! What-if branches: decisions that were not made, judged and applied beside the match.

use super::{Demanded, Session, carry_out};
use crate::judge::{Due, Event, Finding, Game, Impossible, Judgement, Seeded, Sink, Verdict, language, wording};
use crate::log::Seat;

/// A branch off the match.
#[derive(Clone, Debug)]
pub struct Branch<G: Game> {
    /// The entry after which it leaves.
    pub at: usize,
    pub(super) state: G::State,
    pub(super) depth: usize,
}

/// The result of a what-if decision.
#[derive(Clone, Debug)]
pub struct Tried<G: Game> {
    /// The steps before it.
    pub first: Vec<Demanded<G>>,
    /// The player.
    pub by: Seat,
    /// The referee's judgement.
    pub judgement: Judgement,
    /// `true` if it was applied.
    pub done: bool,
    /// The reason why it could not be applied although that was requested.
    pub impossible: Option<Impossible>,
    /// The steps after it.
    pub after: Vec<Demanded<G>>,
}

/// A made-up outcome of chance.
#[derive(Clone, Debug)]
pub struct Rolled<G: Game> {
    /// The steps before it.
    pub first: Vec<Demanded<G>>,
    /// The outcome.
    pub outcome: G::Chance,
    /// The steps after it.
    pub after: Vec<Demanded<G>>,
}

pub(super) fn what_if<G: Game>(
    session: &mut Session<G>,
    by: Option<Seat>,
    what: &G::Decision,
    anyway: bool,
) -> Result<Tried<G>, Impossible> {
    let setup = session.referee.setup();
    let mut state = session.state().clone();
    let first = carry_out::<G>(setup, &mut state);
    let by = match (by, G::due(&state)) {
        (Some(by), _) => by,
        (None, Due::Decision { by, .. }) => *by,
        (None, due) => {
            let due = crate::judge::tell_due::<G>(setup, due);
            return Err(Impossible(wording::nobody_chooses(language::<G>(setup), due)));
        }
    };
    let judgement = consider(session, &state, by, what);
    let mut tried = Tried { first, by, judgement, done: false, impossible: None, after: Vec::new() };
    if tried.judgement.verdict() == Verdict::Illegal && !anyway {
        return Ok(tried);
    }
    if let Err(why) = G::apply_decision(setup, &mut state, by, what) {
        tried.impossible = Some(why);
        return Ok(tried);
    }
    tried.done = true;
    tried.after = carry_out::<G>(setup, &mut state);
    grow(session, state);
    Ok(tried)
}

fn consider<G: Game>(session: &Session<G>, state: &G::State, by: Seat, what: &G::Decision) -> Judgement {
    let mut sink = Sink::default();
    G::check_decision(session.setup(), state, by, what, &mut sink);
    if sink.verdict() == Verdict::Legal {
        return Judgement::Clear(Verdict::Legal);
    }
    let n = session.at as u32 + 1;
    let mut finding = Finding::build(session.setup(), state, n, Event::<G>::Decision(by, what), &sink, true);
    // The branch has no entry to rewind to; leaving it undoes everything.
    finding.rewind_to = None;
    Judgement::Found(Box::new(finding))
}

pub(super) fn roll<G: Game>(session: &mut Session<G>, seed: u64) -> Result<Rolled<G>, Impossible> {
    let setup = session.referee.setup();
    let mut state = session.state().clone();
    let first = carry_out::<G>(setup, &mut state);
    let Due::Chance { ask, .. } = *G::due(&state) else {
        let due = crate::judge::tell_due::<G>(setup, G::due(&state));
        return Err(Impossible(wording::no_chance_due(language::<G>(setup), due)));
    };
    let outcome = G::roll(setup, &state, ask, &mut Seeded::new(seed));
    G::apply_chance(setup, &mut state, &outcome, true)?;
    let after = carry_out::<G>(setup, &mut state);
    grow(session, state);
    Ok(Rolled { first, outcome, after })
}

fn grow<G: Game>(session: &mut Session<G>, state: G::State) {
    let depth = session.depth().unwrap_or(0) + 1;
    session.branch = Some(Branch { at: session.at, state, depth });
}
