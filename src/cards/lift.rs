//! Lifting: the trigger and the conditions of an ability are taken out of the sentences of its body.

use super::ast::{Ability, Cond, Event, Step};
use super::words::Words;

/// Takes the conditions of use, the trigger and its intervening conditions out of a body.
pub fn lift<W: Words>(mut ability: Ability<W>) -> Ability<W> {
    let mut body = Vec::new();
    for step in std::mem::take(&mut ability.body) {
        match step {
            Step::Only(cond) => ability.only.push(cond),
            step => body.push(step),
        }
    }
    // A trigger also governs the sentences after it.
    if matches!(body.first(), Some(it) if triggered(it)) {
        let rest = body.split_off(1);
        let mut first = body.pop();
        while let Some(step) = first.take() {
            match step {
                Step::During(time, mut inner) if inner.len() == 1 => {
                    ability.only.push(Cond::During(time));
                    first = inner.pop();
                }
                Step::If(cond, mut inner) if inner.len() == 1 => {
                    ability.only.push(cond);
                    first = inner.pop();
                }
                Step::When(event, inner) => {
                    ability.when = match event {
                        Event::Any(all) => all,
                        one => vec![one],
                    };
                    body = inner;
                }
                other => body.push(other),
            }
        }
        if rest.is_empty()
            && matches!(body.as_slice(), [Step::If(..)])
            && let Some(Step::If(cond, inner)) = body.pop()
        {
            ability.given.push(cond);
            body = inner;
        }
        body.extend(rest);
    }
    ability.body = body;
    ability
}

/// Returns `true` if a sentence is a trigger with its effect.
fn triggered<W: Words>(step: &Step<W>) -> bool {
    match step {
        Step::When(..) => true,
        Step::During(_, inner) | Step::If(_, inner) => matches!(inner.as_slice(), [it] if triggered(it)),
        _ => false,
    }
}
