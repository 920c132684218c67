//! Unexpected steps and outcomes: their faults, and applying them anyway.

use super::Fitting;
use crate::judge::verdict::common::Against;
use crate::judge::verdict::finding::{Repair, tell_due};
use crate::judge::{Common, Due, Game, Impossible, Unasked};
use crate::table::NamesCards;

impl<G: Game> Fitting<G> {
    /// `again` is `true` if the previous entry was the same, so that this one does not stand for the event due now.
    pub(super) fn odd_step(
        &mut self,
        clause: Option<G::Clause>,
        what: &G::Step,
        again: bool,
    ) -> Result<(), Impossible> {
        let Fitting { setup, state, sink, repaired, .. } = self;
        if let Due::Step { clause: demanded, what: due } = G::due(state).clone()
            && let Some(whole) = G::fit(setup, state, &due, what)
        {
            if let Some(named) = clause.filter(|it| !G::stands_under(setup, state, &whole, *it, demanded)) {
                sink.fault(demanded, || other_clause::<G>(named, demanded));
            }
            G::check_step(setup, state, &whole, sink);
            return G::apply_step(setup, state, &whole, true);
        }
        let before = sink.faults.len();
        let said = G::check_other_step(setup, state, what, sink);
        if let Due::Step { clause: demanded, what: due } = G::due(state).clone()
            && !again
            && G::same_sort(&due, what)
        {
            if said && sink.faults.len() == before && names_the_same::<G>(&due, what) {
                // A text may have changed the result.
                return G::apply_step(setup, state, what, true);
            }
            if !said {
                let broken = G::differs(state, &due, what).unwrap_or(demanded);
                // The card that should have moved may move later, and be wrong there as a consequence.
                due.each_card(&mut |card| self.touched.push(card));
                let against = against::<G>(setup, state, Unasked::Step(what, clause));
                sink.fault(broken, || Common::AnotherStepIsDue { due: G::tell_step(setup, &due), against });
                return G::apply_step(setup, state, what, true).or_else(|_| {
                    due.each_card(&mut |card| {
                        let what = G::tell_step(setup, &due);
                        repaired.push(Repair { card: Some(card), what });
                    });
                    G::apply_step(setup, state, &due, true)
                });
            }
        }
        if !said {
            let offended = G::offends(setup, state, Unasked::Step(what, clause));
            let due = tell_due::<G>(setup, G::due(state));
            let against = against::<G>(setup, state, Unasked::Step(what, clause));
            sink.fault(offended, || Common::NothingMakesThisHappen { against, due });
        }
        // A step that cannot be applied changes nothing; the finding says so.
        let kept = state.clone();
        if let Err(why) = G::apply_step(setup, state, what, false) {
            *state = kept;
            let mut hidden = false;
            what.each_card(&mut |card| hidden |= !card.is_known());
            if sink.faults.is_empty() && !hidden {
                // No text can make the impossible happen.
                sink.fault(G::offends(setup, state, Unasked::Step(what, clause)), || Common::CannotBeDone {
                    why: why.0,
                });
            }
        }
        Ok(())
    }

    pub(super) fn odd_chance(&mut self, clause: Option<G::Clause>, what: &G::Chance) -> Result<(), Impossible> {
        let Fitting { setup, state, sink, .. } = self;
        if let Due::Chance { clause: demanded, ask } = *G::due(state)
            && G::answers(ask, what)
        {
            if let Some(named) = clause.filter(|it| *it != demanded) {
                sink.fault(demanded, || other_clause::<G>(named, demanded));
            }
            G::check_chance(setup, state, what, sink);
            return G::apply_chance(setup, state, what, true);
        }
        if !G::check_other_chance(setup, state, what, sink) {
            let offended = G::offends(setup, state, Unasked::Chance(what));
            let due = tell_due::<G>(setup, G::due(state));
            let against = against::<G>(setup, state, Unasked::Chance(what));
            sink.fault(offended, || Common::NothingAsksForThis { against, due });
        }
        G::apply_chance(setup, state, what, false)
    }
}

/// The fact against a step or an outcome, to be added to what is said about it.
fn against<G: Game>(setup: &G::Setup, state: &G::State, what: Unasked<'_, G>) -> Against {
    Against::remark(setup, G::fact_against(setup, state, what))
}

/// The log names another clause than the one that demands the event.
fn other_clause<G: Game>(named: G::Clause, demanded: G::Clause) -> Common {
    let number = |it| G::record(it).number.to_owned();
    Common::OtherClauseNamed { named: number(named), demanded: number(demanded) }
}

/// Returns `true` if two steps name the same cards.
fn names_the_same<G: Game>(one: &G::Step, other: &G::Step) -> bool {
    let cards = |of: &G::Step| {
        let mut cards = Vec::new();
        of.each_card(&mut |card| cards.push(card));
        cards
    };
    cards(one) == cards(other)
}
