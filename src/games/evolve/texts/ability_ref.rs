//! Which ability of a card is used.

use super::coverage::earth_rite;
use super::programs;
use crate::cards::ast::Ability;
use crate::cards::run::Program;
use crate::games::evolve::cards::pool::Modelled;
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::state::{Setup, State};
use crate::table::Card;

/// An ability as it is used: of what was printed on the card, and which.
#[derive(Clone, Copy)]
pub struct Used {
    pub(super) face: &'static Facts,
    pub(super) place: usize,
}

/// The ability that is the `nth` of those that are so, of what counts as printed on a card or of what it was before.
pub fn used(setup: &Setup, state: &State, card: Card, is: impl Fn(&Sort) -> bool, nth: usize) -> Option<Used> {
    let mut faces = state.face(setup, card).into_iter().chain(state.printed(setup, card));
    faces.find_map(|face| used_of(face, &is, nth))
}

/// The same of what was printed on it.
pub fn used_of(face: &'static Facts, is: impl Fn(&Sort) -> bool, nth: usize) -> Option<Used> {
    let fact = programs::fact_of(face, &is, nth)?;
    Some(Used { face, place: programs::of(face).place(fact)? })
}

impl Used {
    pub(super) fn program(self) -> Option<&'static Program<Words>> {
        programs::program_of(self.face, self.place)
    }

    /// It as it is modelled.
    pub fn modelled(self) -> Option<&'static Modelled> {
        programs::of(self.face).abilities.get(self.place)
    }

    /// What it means.
    pub fn ability(self) -> Option<&'static Ability<Words>> {
        programs::of(self.face).abilities.get(self.place)?.ability.as_ref()
    }
}

/// 13.3.3.2: whether what is used says that a counter may be taken for earth rite, as far as that is known.
pub fn speaks_of_rite(setup: &Setup, state: &State, card: Card, used: Option<Used>) -> Option<bool> {
    let Some(used) = used else { return earth_rite::any_speaks_of_rite(state.face(setup, card)?) };
    programs::of(used.face).rites().get(used.place).copied()?
}
