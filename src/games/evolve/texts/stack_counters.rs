//! 13.3.2.4: a text that adds to stack: so many times one counter on a card with stack, as its player chooses (evolve-0071).

use crate::cards::ast::{Act, Count, Filter, Num, Sel, Step, Who};
use crate::games::evolve::cards::vocabulary::{Evolve, Special, Zone};

/// Steps of a text in which each counter is put for itself.
pub fn unrolled(steps: &[Step<Evolve>]) -> Vec<Step<Evolve>> {
    steps.iter().flat_map(each).collect()
}

fn each(step: &Step<Evolve>) -> Vec<Step<Evolve>> {
    let one = match step {
        Step::Do(Act::Special(Special::Stack, _, nums)) => {
            let many = if let [Num::Lit(many)] = nums[..] {
                usize::try_from(many).unwrap_or(0)
            } else {
                return vec![step.clone()];
            };
            return vec![counter(); many];
        }
        Step::May(who, then) => Step::May(*who, unrolled(then)),
        Step::Pay(then) => Step::Pay(unrolled(then)),
        Step::If(cond, then) => Step::If(cond.clone(), unrolled(then)),
        Step::IfDone(then) => Step::IfDone(unrolled(then)),
        Step::Otherwise(then) => Step::Otherwise(unrolled(then)),
        Step::Then(then) => Step::Then(unrolled(then)),
        Step::During(time, then) => Step::During(time.clone(), unrolled(then)),
        Step::Whether(cond, then, or) => Step::Whether(cond.clone(), unrolled(then), unrolled(or)),
        Step::Modes(count, all) => Step::Modes(count.clone(), all.iter().map(|it| unrolled(it)).collect()),
        other => other.clone(),
    };
    vec![one]
}

fn counter() -> Step<Evolve> {
    let with_stack = vec![Filter::Ability("stack".to_owned()), Filter::In(Who::You, Zone::Field)];
    let one = Sel::Pick(Count::Exactly(Num::Lit(1)), with_stack);
    Step::Do(Act::Special(Special::Counters("stack".to_owned()), vec![one], vec![Num::Lit(1)]))
}
