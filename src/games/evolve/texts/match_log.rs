//! Steps of a log that stand for what a text does next: what has happened, what has not, and what comes in another order.

use super::lowering::{Todo, effect_of, is_the_same, of_hidden, plainly};
use super::resolve::Running;
use crate::cards::ast;
use crate::cards::run::Op;
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::log::words::steps::Text;
use crate::games::evolve::log::words::{Effect, Target};
use crate::games::evolve::state::State;
use crate::table::{Card, NamesCards};

type Sel = ast::Sel<Words>;

/// What stood for the thing that the text does next has happened.
pub fn did(state: &mut State, what: Text) {
    let Some(mut running) = state.running.take().filter(|it| it.card == what.source) else { return };
    running.learns(&what.does);
    if running.open.is_some() {
        running.early.push(what.does);
    } else {
        if let (Effect::Create { token, .. }, Some(slot)) = (what.does, created_as(&running)) {
            running.slots.push((slot, Target::Card(token)));
        }
        let todo = &mut running.run.todo;
        let exact = todo.iter().position(|it| *it == Todo::Does(plainly(what.does)));
        let hidden = || todo.iter().position(|it| stands_for_hidden(it, &what.does).is_some());
        let place = exact.or_else(hidden).or_else(|| todo.iter().position(|it| is_sort(it, &what.does))).unwrap_or(0);
        match todo.get_mut(place) {
            Some(Todo::Share(among, left)) if among.len() > 1 => {
                if let Effect::Damage { to, by } = what.does {
                    among.retain(|it| *it != to);
                    *left = left.saturating_sub(by);
                }
            }
            Some(_) => {
                todo.remove(place);
            }
            None => {}
        }
    }
    running.run.acted = true;
    state.running = Some(running);
}

/// The card of a step that stands for what the text does to one that the log hides.
fn stands_for_hidden(todo: &Todo, does: &Effect) -> Option<Card> {
    let Todo::Does(due) = todo else { return None };
    let mut named = None;
    does.each_card(&mut |it| named = Some(it));
    let card = named.filter(|it| it.is_known())?;
    (of_hidden(due)?(card) == plainly(*does)).then_some(card)
}

impl Running {
    /// What was chosen and is hidden turns out to be the card of this step.
    fn learns(&mut self, does: &Effect) {
        let op = self.program().and_then(|it| it.ops.get(usize::from(self.run.at)));
        let of_chosen = match op {
            _ if self.open.is_some() => true,
            Some(Op::Act(ast::Act::Reveal(sel) | ast::Act::Put(sel, ..) | ast::Act::Deploy(sel, _))) => is_chosen(sel),
            Some(Op::Act(ast::Act::Special(_, all, _))) => all.first().is_some_and(is_chosen),
            Some(Op::Hold { who, .. }) => is_chosen(who),
            _ => false,
        };
        let todo = if self.open.is_some() { &self.ahead } else { &self.run.todo };
        let exact = todo.contains(&Todo::Does(plainly(*does)));
        let Some(card) = todo.iter().find_map(|it| stands_for_hidden(it, does)).filter(|_| of_chosen && !exact) else {
            return;
        };
        let hidden = Target::Card(Card::UNKNOWN);
        if let Some(it) = self.open.as_mut().and_then(|it| it.picked.iter_mut().find(|it| **it == Card::UNKNOWN)) {
            *it = card;
            return;
        }
        let chosen = self.run.chosen.iter_mut().flatten().find(|it| **it == hidden);
        let slot = self.slots.iter_mut().map(|it| &mut it.1).find(|it| **it == hidden);
        chosen.into_iter().chain(slot).for_each(|it| *it = Target::Card(card));
    }
}

/// Whether a selection is what somebody has chosen.
fn is_chosen(sel: &Sel) -> bool {
    match sel {
        Sel::As(inner, _) => is_chosen(inner),
        Sel::Slot(_) | Sel::Pick(..) => true,
        _ => false,
    }
}

/// Where the tokens are remembered that come now.
fn created_as(running: &Running) -> Option<u8> {
    match running.program()?.ops.get(usize::from(running.run.at))? {
        Op::Act(ast::Act::Deploy(Sel::As(sel, slot), _) | ast::Act::Put(Sel::As(sel, slot), ..)) => {
            super::names::is_token(sel).then_some(*slot)
        }
        _ => None,
    }
}

fn is_sort(todo: &Todo, does: &Effect) -> bool {
    match (todo, does) {
        (Todo::Token(_, face, ..), Effect::Create { code, .. }) => {
            crate::games::evolve::cards::Pool::find(code.text()).is_some_and(|it| it.name == face.name)
        }
        (Todo::Draw(of), Effect::Draw { player, .. } | Effect::DrawFails { player }) => of == player,
        (Todo::Share(among, _), Effect::Damage { to, .. }) => among.contains(to),
        (Todo::Random(_), Effect::Put { .. }) => true,
        (Todo::Top(..), Effect::Put { .. } | Effect::Banish { .. }) | (Todo::Points(..), Effect::Points { .. }) => true,
        (Todo::Does(Effect::Evolve { card, .. }), Effect::Evolve { card: other, .. }) => card == other,
        _ => false,
    }
}

/// The thing that the text does next has not happened. `false` if no text does anything.
pub fn skip(state: &mut State) -> bool {
    let Some(mut running) = state.running.take() else { return false };
    let by = running.by;
    let first = running.todo().first().cloned();
    if let Some(first) = &first {
        // What depends on a choice that is still open is taken as done.
        let does = effect_of(state, by, first);
        match running.open.is_some() {
            true => running.early.push(does),
            false => {
                running.run.todo.remove(0);
                running.run.done = false;
            }
        }
    }
    state.running = Some(running);
    first.is_some()
}

/// The step to carry out where a text does `due` and the log has `logged`: what is left to do of one act comes in any order.
pub fn fit(state: &State, due: Text, logged: Text) -> Option<Text> {
    let running = state.running.as_ref().filter(|it| it.card == due.source && due.source == logged.source)?;
    let fits = |it: &Todo| is_the_same(state, running.by, it, &logged.does);
    let todo = if running.open.is_some() { &running.ahead } else { &running.run.todo };
    // 5.7.1.2: what was found is shown before it goes anywhere.
    let count = |is: fn(&Effect) -> bool| todo.iter().filter(|it| matches!(it, Todo::Does(does) if is(does))).count();
    let hidden = || {
        let unshown = count(|it| matches!(it, Effect::Show { card: Card::UNKNOWN }));
        unshown == 0 || count(|it| matches!(it, Effect::Put { card: Card::UNKNOWN, .. })) > unshown
    };
    let is_shown = |card: Card| match todo.contains(&Todo::Does(logged.does)) && card.is_known() {
        true => !todo.contains(&Todo::Does(Effect::Show { card })),
        false => (!card.is_known() || !todo.contains(&Todo::Does(Effect::Show { card }))) && hidden(),
    };
    let shown = if let Effect::Put { card, .. } = logged.does { is_shown(card) } else { true };
    if !shown || !todo.iter().any(fits) {
        return None;
    }
    // What the log hides is filled in by what is known.
    match (due.does, logged.does) {
        (Effect::Draw { card, .. }, Effect::Draw { card: Card::UNKNOWN, .. })
        | (Effect::Put { card, .. }, Effect::Put { card: Card::UNKNOWN, .. })
        | (Effect::Banish { card }, Effect::Banish { card: Card::UNKNOWN })
            if card != Card::UNKNOWN =>
        {
            Some(due)
        }
        _ => Some(logged),
    }
}
