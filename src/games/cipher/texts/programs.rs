//! The abilities of the cards in a match, by their numbers, and their programs.

use crate::cards::ast;
use crate::cards::run::Program;
use crate::games::cipher::cards::pool::Modelled;
use crate::games::cipher::cards::words::Cipher as Words;
use crate::games::cipher::state::Setup;
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
