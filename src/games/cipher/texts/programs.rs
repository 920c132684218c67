//! The abilities of the cards in a match, by their numbers, and their programs.

use crate::cards::run::Program;
use crate::cards::{ast, run};
use crate::games::cipher::cards::pool::Modelled;
use crate::games::cipher::cards::vocabulary::{Cipher as Words, Manner, Trait};
use crate::games::cipher::state::resolution::Running;
use crate::games::cipher::state::{Barred, Setup, State};
use crate::table::Card;

/// An ability of a card, counted from 1, the support abilities after the others.
pub fn ability_of(setup: &Setup, card: Card, ability: u8) -> Option<&'static Modelled> {
    let face = setup.card(card)?;
    let at = usize::from(ability).checked_sub(1)?;
    face.abilities.get(at).or_else(|| face.supports.get(at.checked_sub(face.abilities.len())?))
}

/// The program of an ability that the referee carries out.
pub fn program_of(setup: &Setup, card: Card, ability: u8) -> Option<&'static Program<Words>> {
    setup.card(card)?.runs.get(usize::from(ability).checked_sub(1)?)?.as_ref()
}

/// Whether the referee carries an ability out.
pub fn is_run(setup: &Setup, card: Card, ability: u8) -> bool {
    program_of(setup, card, ability).is_some()
}

/// Whether two names are those of one ability; some are printed in quotation marks.
pub fn is_named(one: &str, other: &str) -> bool {
    one.trim_matches('"') == other.trim_matches('"')
}

/// The meaning of an ability.
pub fn meaning(setup: &Setup, card: Card, ability: u8) -> Option<&'static ast::Ability<Words>> {
    ability_of(setup, card, ability)?.ability.as_ref()
}

/// How the text at work puts a card, beside where.
pub fn manner(setup: &Setup, state: &State, source: Card) -> Option<Manner> {
    let running = state.running.as_ref().filter(|it| it.card == source)?;
    let program = program_of(setup, running.card, running.ability)?;
    let Some(run::Op::Act(act)) = program.ops.get(running.run.place()) else { return None };
    let act = if let ast::Act::By(_, it) = act { it } else { act };
    let (ast::Act::Deploy(_, manners) | ast::Act::Put(_, _, _, manners)) = act else { return None };
    manners.iter().copied().find(|it| matches!(it, Manner::Rested | Manner::FaceDown))
}

/// 24.1.9.1: the ability that the text at work bars a player's units from for the rest of the game, where it does that now.
pub fn bars(setup: &Setup, state: &State, source: Card) -> Option<Barred> {
    let Running { card, ability, user, ref run, .. } = **state.running.as_ref().filter(|it| it.card == source)?;
    match program_of(setup, card, ability)?.ops.get(run.place())? {
        run::Op::Hold { until: ast::Until::Match, .. } => Some(Barred { of: user, card, ability }),
        _ => None,
    }
}

/// 24.1.8: whether an ability of a card makes it a copy of another, so that it may have that one's abilities.
pub fn copies(setup: &Setup, card: Card) -> bool {
    let lets = |step: &ast::Step<Words>| match step {
        ast::Step::For(_, then) => then.iter().any(|inner| match inner {
            ast::Step::Let(_, what) => {
                what.iter().any(|it| matches!(it, ast::Modify::Special(Trait::CopyButNameAndPower, ..)))
            }
            _ => false,
        }),
        _ => false,
    };
    let abilities = setup.card(card).map(|it| it.abilities.iter()).into_iter().flatten();
    abilities.filter_map(|it| it.ability.as_ref()).any(|it| it.body.iter().any(lets))
}
