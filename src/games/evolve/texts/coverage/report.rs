//! How much of a card's texts is judged, for the report on a database of cards.

use crate::cards::ast::{Ability, Kind, Modify, Num, Sel, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::pool::Read;
use crate::games::evolve::cards::vocabulary::{Evolve as Words, Gate, Trait};
use crate::games::evolve::cards::{Facts, Pool, Sort};
use crate::games::evolve::texts::programs::{Written, of};
use crate::games::evolve::texts::{continuous_self, evolve_abilities, names};

/// Whether all that an ability says is judged: its text is carried out, or it is one that the rules themselves evaluate.
pub fn is_judged(face: &Facts, written: &Written, at: usize) -> bool {
    let whole = written.abilities.get(at).filter(|it| it.read == Read::Grade(Grade::Whole));
    let Some(ability) = whole.and_then(|it| it.ability.as_ref()) else { return false };
    let by_the_rules = |(fact, it): (usize, &crate::games::evolve::cards::Ability)| {
        let evaluated = matches!(
            it.sort,
            Sort::Evolve { plain: true } | Sort::Meal { .. } | Sort::Grant { .. } | Sort::While { .. }
        );
        evaluated && written.place(fact) == Some(at)
    };
    let evolves_only = ability.gates.contains(&Gate::Evolve);
    written.programs.get(at).is_some_and(Option::is_some) && !evolves_only
        || face.abilities.iter().enumerate().any(by_the_rules)
        || is_keyword(ability)
        || continuous_self::is_judged(face, ability)
        || evolves(face, at)
        || copies(face, ability)
}

/// 6.1.1.4: whether an ability says how many of its card a deck may hold, and that is what is counted.
fn copies(face: &Facts, ability: &Ability<Words>) -> bool {
    let says = |modify: &Modify<Words>| {
        matches!(modify, Modify::Special(Trait::MostCopies, _, nums)
            if matches!(&nums[..], [Num::Lit(most)] if usize::try_from(*most).is_ok_and(|it| it == face.most)))
    };
    matches!(&ability.body[..], [Step::Let(Sel::This, what)] if what.iter().all(says)) && is_plain(ability)
}

fn is_plain(ability: &Ability<Words>) -> bool {
    ability.only.is_empty() && ability.given.is_empty() && ability.gates.is_empty() && ability.kind == Kind::Continuous
}

/// 12.2: whether an ability evolves its card, and no more.
fn evolves(face: &Facts, at: usize) -> bool {
    let face = Pool::all().get(face.at);
    face.is_some_and(|it| evolve_abilities::ways(it).is_some() && is_evolve(it, at))
}

fn is_evolve(face: &'static Facts, at: usize) -> bool {
    let mut facts = face.abilities.iter().enumerate().filter(|it| matches!(it.1.sort, Sort::Evolve { .. }));
    facts.any(|it| of(face).place(it.0) == Some(at))
}

/// Whether an ability is nothing but keywords that the rules know.
fn is_keyword(ability: &Ability<Words>) -> bool {
    let known = |it: &Modify<Words>| matches!(it, Modify::Ability(name) if names::keyword(name).is_some());
    let keyword = |it: &Step<Words>| matches!(it, Step::Let(Sel::This, what) if what.iter().all(known));
    let plain = ability.only.is_empty() && ability.given.is_empty() && ability.gates.is_empty();
    ability.kind == Kind::Continuous && plain && !ability.body.is_empty() && ability.body.iter().all(keyword)
}
