//! What players answer to a text that is carried out: the cards that they choose, said or shown by what comes next.

use super::lowering::{Todo, effect_of, is_of_hidden, is_the_same};
use super::pending_choice::{ahead, asked, follows};
use super::picks::{self, Open};
use super::resolve::Running;
use super::variable_x;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Decision, Step, Target};
use crate::games::evolve::state::{Setup, State};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::{Body, Seat};
use crate::table::{Card, Known, NOWHERE, NamesCards};

/// The choice that a text at work leaves to a player, and the text.
fn choice(state: &State) -> Option<(&Running, &Open)> {
    let running = state.running.as_deref()?;
    Some((running, running.open.as_ref()?))
}

/// Whose choice it is that a text at work leaves open.
pub fn chooser(state: &State) -> Option<Seat> {
    choice(state).map(|it| it.1.by)
}

/// Whether the choice that a text at work asks for may be left at what was chosen.
pub fn may_close(state: &State) -> bool {
    choice(state).is_some_and(|it| it.1.may_close())
}

/// Judges a card that is chosen while a text is carried out. `false` where no text asks for one.
pub fn check_pick(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) -> bool {
    let Some((running, open)) = choice(state) else { return false };
    let Some(asked) = running.program().and_then(|it| asked(it, running.run.at)) else { return false };
    let clause = if asked.pays { Clause::C10_6_2_5 } else { Clause::C10_6_2_7_2 };
    if by != open.by {
        return true;
    }
    let run = &running.run;
    match running.table(setup, state).as_of(run).can_pick(&asked, card) {
        Known::Sure(true) => {}
        Known::Sure(false) => {
            sink.fault(clause, || Breach::NotWhatItAsksFor { card: running.card, target: Target::Card(card) });
        }
        Known::ButForText(_, text) => sink.unmodelled(clause, text),
        Known::Hidden(card) => sink.undecidable(clause, card),
    }
    if running.table(setup, state).clashes(&asked, card, &open.picked) {
        sink.fault(clause, || Breach::NotWhatItAsksFor { card: running.card, target: Target::Card(card) });
    }
    if open.picked.contains(&card) && card != Card::UNKNOWN {
        sink.fault(clause, || Breach::ChosenTwice { card: running.card, target: Target::Card(card) });
    }
    true
}

/// A card is chosen. One that the log has shown nowhere yet is one of those that it hides, where these were looked at.
pub fn pick(state: &mut State, card: Card) {
    let unseen = card == Card::UNKNOWN || state.table.zone(card) == NOWHERE;
    let Some(running) = state.running.as_mut() else { return };
    let asked = running.program().and_then(|it| asked(it, running.run.at));
    if let Some(asked) = asked.filter(|_| unseen) {
        let hidden = Target::Card(Card::UNKNOWN);
        let run = &mut running.run;
        for cards in run.slots.iter_mut().chain([&mut run.shown]) {
            let Some(at) = cards.iter().position(|it| *it == hidden) else { continue };
            if picks::is_among(&asked) {
                cards.remove(at);
            } else if asked.of.is_some() {
                cards[at] = Target::Card(card);
            }
        }
    }
    if let Some(open) = &mut running.open {
        open.picked.push(card);
    }
}

/// No further card is chosen.
pub fn end_choice(state: &mut State) {
    if let Some(open) = state.running.as_mut().and_then(|it| it.open.as_mut()) {
        open.most = open.picked.len();
    }
}

/// The cards that can be chosen.
pub fn pickable(setup: &Setup, state: &State) -> Vec<Card> {
    let Some((running, open)) = choice(state) else { return Vec::new() };
    let Some(asked) = running.program().and_then(|it| asked(it, running.run.at)) else { return Vec::new() };
    let table = running.table(setup, state);
    let (mut cards, _) = table.as_of(&running.run).pickable(&asked);
    cards.retain(|it| !open.picked.contains(it) && !table.clashes(&asked, *it, &open.picked));
    cards
}

/// The hidden card that decides whether a text at work asks for a choice at all.
pub fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
    let (running, open) = choice(state)?;
    let asked = running.program().and_then(|it| asked(it, running.run.at))?;
    if !open.picked.is_empty() || open.least > 0 || asked.of.is_some() {
        return None;
    }
    let clause = if asked.pays { Clause::C10_6_2_5 } else { Clause::C10_6_2_7_2 };
    running.table(setup, state).as_of(&running.run).decides(&asked).map(|it| (clause, it))
}

/// The choice that a log makes by what it has next: the card of a step is chosen; where something else follows, no more is.
pub fn implied(setup: &Setup, state: &State, next: &Body<Evolve>) -> Option<(Seat, Decision)> {
    if let Some(x) = variable_x::implied(state, next) {
        return Some(x);
    }
    let (running, open) = choice(state)?;
    let asks = matches!(state.due, Due::Decision { .. });
    let done = || (asks && open.may_close()).then_some((open.by, Decision::Done));
    let does = match next {
        Body::Intervention(_) => return None,
        Body::Decision {
            what: Decision::Pick { .. } | Decision::Done | Decision::Concede | Decision::Look { .. },
            ..
        } => {
            return None;
        }
        Body::Step { what: Step::Text { source, does }, .. } if *source == running.card => does,
        _ => return done(),
    };
    // What was chosen and is hidden may turn out to be this card.
    if running.ahead.iter().any(|it| matches!(it, Todo::Does(due) if is_of_hidden(state, due, does).is_some())) {
        return None;
    }
    let mut named = None;
    does.each_card(&mut |it| named = Some(it));
    let card = named.filter(|it| !open.picked.contains(it) && open.picked.len() < open.most);
    let Some(card) = card else { return done() };
    let program = running.program()?;
    let asked = asked(program, running.run.at)?;
    let table = running.table(setup, state);
    let fits = table.as_of(&running.run).can_pick(&asked, card) != Known::Sure(false);
    if !fits || table.clashes(&asked, card, &open.picked) {
        return done();
    }
    let mut trial = running.clone();
    trial.open.as_mut()?.picked.push(card);
    if asked.of.is_some() {
        let next = follows(setup, state, &trial, program);
        let fits = next.is_some_and(|it| is_the_same(state, running.by, &it, does));
        return if fits { Some((open.by, Decision::Pick { card })) } else { done() };
    }
    let fits = ahead(setup, state, &trial, program).iter().any(|it| effect_of(state, running.by, it) == *does);
    if fits { Some((open.by, Decision::Pick { card })) } else { done() }
}

/// A step that stands for what a choice should have brought, and does not fit it. `false` where no text asks for a choice.
pub fn stood_for(state: &mut State, what: &Step) -> bool {
    let Step::Text { source, does } = what else { return false };
    let Some(running) = state.running.as_mut().filter(|it| it.card == *source) else { return false };
    let mut named = None;
    does.each_card(&mut |it| named = Some(it));
    if let (Some(open), Some(card)) = (&mut running.open, named) {
        open.picked.push(card);
        running.early.push(*does);
    }
    true
}

/// 10.6.2.5: the clause that a step of a text breaks which is not what is due: that of its cost, where the cost is paid.
pub fn broken_by(state: &State, source: Card) -> Clause {
    let running = state.running.as_deref().filter(|it| it.card == source);
    let pays = running.and_then(|it| Some(picks::pays(it.program()?, it.run.at)));
    if pays == Some(true) { Clause::C10_6_2_5 } else { Clause::C10_6_2_7_2 }
}
