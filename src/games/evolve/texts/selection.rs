//! Which of some things a text means, and whether a leader is one of them.

use super::evaluate::Table;
use crate::cards::ast;
use crate::games::evolve::cards::vocabulary::{Evolve, Thing};
use crate::games::evolve::log::words::Target;
use crate::log::Seat;
use crate::table::Known;

type Filter = ast::Filter<Evolve>;
type Sel = ast::Sel<Evolve>;

impl Table<'_> {
    /// Whether a leader is what a filter says.
    pub(super) fn leader_fits(&self, of: Seat, filter: &Filter) -> bool {
        match filter {
            Filter::Is(Thing::Leader) => true,
            Filter::Whose(who) => self.players(*who).contains(&of),
            Filter::Any(all) => all.iter().any(|it| self.leader_fits(of, it)),
            Filter::All(all) => all.iter().all(|it| self.leader_fits(of, it)),
            _ => false,
        }
    }

    /// Those of some things that are so.
    pub(super) fn such(&self, of: &Sel, filters: &[Filter]) -> Known<Vec<Target>> {
        let Known::Sure(all) = self.things(of) else { return Known::Hidden(self.source) };
        all.into_iter().fold(Known::Sure(Vec::new()), |found, it| {
            found.and(self.target_fits(it, filters)).map(|(mut found, fits)| {
                found.extend(fits.then_some(it));
                found
            })
        })
    }
}
