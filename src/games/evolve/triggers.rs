//! 10.7.2: abilities that wait for what happens to cards: that one is played, enters the field (10.7.4.2), evolves, attacks, is
//! damaged, leaves the field.

use super::cards::Facts;
use super::state::{Setup, State, Waiting, automatic_key};
use super::texts::eval::{At, Table};
use super::texts::programs;
use super::words::Trigger;
use crate::cards::ast::{Ability, Event, Filter, Kind, Sel};
use crate::games::evolve::cards::words::{Deed, Evolve};
use crate::log::Seat;
use crate::table::{Card, Known};

/// Which cards an ability waits for, if what sets it off is that one of them does a deed, or its own card.
fn watched<'t>(ability: &'t Ability<Evolve>, deed: &Deed, own: bool) -> Option<&'t [Filter<Evolve>]> {
    let plain = ability.kind == Kind::Triggered && ability.gates.is_empty();
    let [Event::Does(sel, does)] = ability.when.as_slice() else { return None };
    let sel = if let Sel::As(inner, _) = sel { inner } else { sel };
    match sel {
        Sel::Any(filters) if plain && ability.given.is_empty() && does == deed => Some(filters),
        Sel::This if own && plain && ability.given.is_empty() && does == deed => Some(&[]),
        _ => None,
    }
}

/// Where an ability remembers the card that set it off.
pub fn remembers(ability: &Ability<Evolve>) -> Option<u8> {
    match ability.when.as_slice() {
        [Event::Does(Sel::As(_, slot), _)] => Some(*slot),
        _ => None,
    }
}

/// The abilities of sort `other` of a card that a deed of a card sets off, by their numbers.
fn set_off(
    setup: &Setup,
    state: &State,
    (by, source): (Seat, Card),
    face: &'static Facts,
    deed: &Deed,
    card: Card,
) -> Vec<u8> {
    let mut found = Vec::new();
    let sort = super::cards::Sort::Automatic(Trigger::Other);
    for at in 0..face.automatic(Trigger::Other).count() {
        let written = programs::of(face);
        let place = programs::fact_of(face, |it| *it == sort, at).and_then(|it| written.place(it));
        let ability = place.and_then(|it| written.abilities.get(it)).and_then(|it| it.ability.as_ref());
        let Some(ability) = ability else { continue };
        let Some(filters) = watched(ability, deed, card == source) else { continue };
        let table = Table { setup, state, source, by, rite: false, slots: &[], modes: &[], at: At::default() };
        // What is not known of the card is left to the log: the ability may be used, and nobody has to.
        let holds = ability.only.iter().all(|it| table.holds(it) == Known::Sure(true));
        if holds && table.fits_all(card, filters) == Known::Sure(true) {
            found.push(at as u8 + 1);
        }
    }
    found
}

impl State {
    /// 10.7.2, 10.7.2.1: makes each ability wait that a card sets off by what it does, once for each time.
    pub fn did(&mut self, setup: &Setup, card: Card, deed: &Deed) {
        for by in self.in_turn() {
            for at in 0..self.field(by).len() {
                let Some(source) = self.field(by).get(at).copied().filter(|it| it.is_known()) else { continue };
                let Some(face) = self.face(setup, source).filter(|it| it.sorts.waiting) else { continue };
                for nth in set_off(setup, self, (by, source), face, deed, card) {
                    self.set_off(
                        face,
                        Waiting {
                            by,
                            card: source,
                            ability: Trigger::Other,
                            nth,
                            amount: 0,
                            about: card,
                            with: Card::NONE,
                        },
                    );
                }
            }
        }
    }

    /// 10.7.2.2: once a turn it comes to wait, and not again.
    fn set_off(&mut self, face: &Facts, it: Waiting) {
        let once = face.automatic(it.ability).nth(usize::from(it.nth).saturating_sub(1)).is_some_and(|it| it.asks.once);
        let key = (it.card, automatic_key(it.ability, it.nth));
        if once && self.used.contains(&key) {
            return;
        }
        if once {
            self.used.push(key);
        }
        self.wait(it);
    }
}
