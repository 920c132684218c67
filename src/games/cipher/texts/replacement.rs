//! 23.1: what continuous abilities do in place of something else.

use super::evaluate::Eval;
use crate::cards::ast::{self, Ability, Sel};
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Thing, Zone};
use crate::games::cipher::log::words::{Effect, Place};
use crate::games::cipher::state::{Setup, State};
use crate::table::{Card, Known};

type Step = ast::Step<Cipher>;

/// 23.1: where a unit goes instead of the retreat area when an attack defeats it, where an ability says no more than that.
pub fn replacement(ability: &Ability<Cipher>) -> Option<Place> {
    let by_an_attack = |event: &ast::Event<Cipher>| {
        matches!(event, ast::Event::DoesTo(Sel::This, Deed::IsDestroyedByAttack, Sel::Any(of))
            if of.as_slice() == [ast::Filter::Is(Thing::Enemy)])
    };
    let steps = match (ability.when.as_slice(), ability.body.as_slice()) {
        ([], [Step::If(ast::Cond::Happens(event), steps)]) if by_an_attack(event) => steps,
        ([event], steps) if by_an_attack(event) => &ability.body[..steps.len()],
        _ => return None,
    };
    let plain = ability.given.is_empty() && ability.only.is_empty() && ability.cost.is_empty();
    let [Step::Instead(done, left)] = steps else { return None };
    let (Some(to), Some(Zone::Retreat)) = (put_to(done), put_to(left)) else { return None };
    match to {
        Zone::Bonds if plain => Some(Place::Bonds),
        Zone::Hand if plain => Some(Place::Hand),
        _ => None,
    }
}

/// Where the card itself is put.
fn put_to(steps: &[Step]) -> Option<Zone> {
    match steps {
        [Step::Do(ast::Act::Put(Sel::This, _, zone, manners))] if manners.is_empty() => Some(*zone),
        _ => None,
    }
}

/// 23.1: what a text does with a unit that an attack has defeated, in place of its going to the retreat area.
pub fn goes_elsewhere(setup: &Setup, state: &State, unit: Card) -> Option<Effect> {
    if unit != state.battle.defender || !state.battle.beaten {
        return None;
    }
    let face = setup.card(unit)?;
    let user = state.stands(unit)?.0;
    let mut abilities = face.standing.iter().filter_map(|it| it.of(face));
    abilities.find_map(|ability| {
        let eval = Eval { setup, state, source: unit, user, slots: &[], depth: 0 };
        let to = replacement(ability).filter(|_| eval.is_gated(&ability.gates) == Known::Sure(true))?;
        Some(Effect::Put { card: unit, to })
    })
}
