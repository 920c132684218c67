//! What a text asks of the past: from where its card came to the field, whether followers evolved or fell this turn.

use super::evaluate::Table;
use crate::cards::ast::{self, Sel, Was, Who};
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Thing, Zone};
use crate::games::evolve::log::words::Place;
use crate::table::Known;

type Event = ast::Event<Evolve>;
type Filter = ast::Filter<Evolve>;

/// Whether it is remembered that such a thing happened.
pub fn is_known(event: &Event) -> bool {
    match event {
        Event::Goes(Sel::This, Was::In(zone), Zone::Field) => matches!(zone, Zone::Hand | Zone::Ex | Zone::Cemetery),
        Event::Because(event, of) => {
            **event == Event::Does(Sel::This, Deed::Enters) && of[..] == [Filter::Is(Thing::Card)]
        }
        Event::Does(Sel::Any(of), Deed::Evolves | Deed::Dies) => whose(of).is_some(),
        _ => false,
    }
}

/// The player whose followers on the field are meant, and nothing else is said of them.
fn whose(filters: &[Filter]) -> Option<Who> {
    match filters {
        [Filter::Is(Thing::Follower), Filter::In(who @ (Who::You | Who::Opponent), Zone::Field)] => Some(*who),
        _ => None,
    }
}

impl Table<'_> {
    /// Whether it has happened. 5.4.3: what was played from a zone came from it; 10.6.2: and no text has put it.
    pub(super) fn has_happened(&self, event: &Event) -> Known<bool> {
        let source = self.source;
        let origin = self.state.past.origin(source);
        match event {
            Event::Goes(Sel::This, Was::In(zone), _) => {
                let from = match zone {
                    Zone::Hand => Place::Hand,
                    Zone::Ex => Place::Ex,
                    Zone::Cemetery => Place::Cemetery,
                    _ => return Known::Hidden(source),
                };
                // Of the EX area the texts say "played".
                let enough = |it: crate::games::evolve::state::history::Origin| from != Place::Ex || it.played;
                origin.map_or(Known::Hidden(source), |it| Known::Sure(it.from == Some(from) && enough(it)))
            }
            Event::Because(..) => origin.map_or(Known::Hidden(source), |it| Known::Sure(!it.played)),
            Event::Does(Sel::Any(of), deed) => {
                let counts = match deed {
                    Deed::Evolves => self.state.past.evolutions,
                    _ => self.state.past.fallen,
                };
                match whose(of) {
                    Some(Who::Opponent) => Known::Sure(counts[self.by.other().index()] > 0),
                    Some(_) => Known::Sure(counts[self.by.index()] > 0),
                    None => Known::Hidden(source),
                }
            }
            _ => Known::Hidden(source),
        }
    }
}
