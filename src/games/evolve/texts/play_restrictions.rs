//! 8.2, 10.4.4.1: what a card says about its own being played, which works wherever it is played from.

use super::evaluate::{At, Table};
use super::programs;
use crate::cards::ast::{Kind, Modify, Sel, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::pool::Read;
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Stat, Trait};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::log::words;
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

/// What a card says about its being played.
pub struct Said {
    /// 1.3.3: it cannot be played now.
    pub forbidden: Known<bool>,
    /// 10.4.4.1: by how much its cost changes; what else has to be paid is not known, either.
    pub cost: Known<i32>,
}

/// The card whose text is being carried out as the log tells it, and may make its player play a card from anywhere, for any
/// cost.
pub fn by_a_text(setup: &Setup, state: &State, by: Seat) -> Option<Card> {
    let using = state.using.filter(|it| it.by == by && state.running.is_none())?;
    let told = |face: &'static Facts| {
        face.abilities.iter().enumerate().any(|(at, it)| {
            matches!(it.sort, Sort::Automatic(_) | Sort::Spell | Sort::Activated { .. }) && !programs::runs(face, at)
        })
    };
    state.face(setup, using.card).is_some_and(told).then_some(using.card)
}

/// What a card says about its being played by a player as the table stands.
pub fn said(setup: &Setup, state: &State, by: Seat, card: Card, face: &'static Facts) -> Said {
    let table = Table { setup, state, source: card, by, rite: false, slots: &[], modes: &[], at: At::default() };
    let mut said = Said { forbidden: Known::Sure(false), cost: Known::Sure(0) };
    if !face.abilities.iter().any(|it| it.sort == Sort::Continuous) {
        return said;
    }
    let abilities = &programs::of(face).abilities;
    for it in abilities.iter().filter(|it| it.ability.as_ref().is_none_or(|it| it.kind == Kind::Continuous)) {
        match it.ability.as_ref().filter(|_| it.read == Read::Grade(Grade::Whole)) {
            Some(it) => it.body.iter().for_each(|it| said.take(&table, it)),
            None => said.doubt(face, card),
        }
    }
    if abilities.is_empty() {
        said.doubt(face, card);
    }
    said
}

impl Said {
    /// Takes what a sentence says of the card itself.
    fn take(&mut self, table: &Table<'_>, step: &Step<Evolve>) {
        match step {
            Step::Let(Sel::This, all) => all.iter().for_each(|it| self.take_change(table, it)),
            Step::If(cond, inner) => self.take_if(table, table.holds(cond), inner),
            Step::During(time, inner) => self.take_if(table, Known::Sure(table.is_time(time)), inner),
            _ => {}
        }
    }

    fn take_if(&mut self, table: &Table<'_>, holds: Known<bool>, inner: &[Step<Evolve>]) {
        match holds {
            Known::Sure(false) => {}
            Known::Sure(true) => inner.iter().for_each(|it| self.take(table, it)),
            unknown => {
                let mut other = Said { forbidden: Known::Sure(false), cost: Known::Sure(0) };
                inner.iter().for_each(|it| other.take(table, it));
                if other.forbidden != Known::Sure(false) {
                    self.forbidden = unknown;
                }
                if other.cost != Known::Sure(0) {
                    self.cost = unknown.map(|_| 0);
                }
            }
        }
    }

    fn take_change(&mut self, table: &Table<'_>, change: &Modify<Evolve>) {
        match change {
            Modify::Cannot(Deed::BePlayed) => self.forbidden = Known::Sure(true),
            Modify::Add(Stat::Cost, num) => {
                self.cost =
                    std::mem::replace(&mut self.cost, Known::Sure(0)).and(table.number(num)).map(|(sum, by)| sum + by);
            }
            Modify::Less(Stat::Cost, num) => {
                self.cost =
                    std::mem::replace(&mut self.cost, Known::Sure(0)).and(table.number(num)).map(|(sum, by)| sum - by);
            }
            // What else is paid, or may be, the log does not say; the cost becomes another.
            Modify::Set(Stat::Cost, _)
            | Modify::Special(
                Trait::HasToDiscard
                | Trait::HasToReveal
                | Trait::HasToRest
                | Trait::HasToBury
                | Trait::HasToBanish
                | Trait::MayDiscard
                | Trait::MayRest
                | Trait::MayBury
                | Trait::MayBanish
                | Trait::MayReveal
                | Trait::MayTake
                | Trait::HasToTurn
                | Trait::MayPayMore,
                ..,
            ) => self.cost = Known::ButForText(0, table.source),
            _ => {}
        }
    }

    /// Of an ability that is not wholly known it is known at most what it may reach; all that a spell says besides its text
    /// is about its being played.
    fn doubt(&mut self, face: &Facts, card: Card) {
        let spell = face.is(words::Kind::Spell);
        if face.reaches('f') && self.forbidden == Known::Sure(false) {
            self.forbidden = Known::ButForText(false, card);
        }
        if (spell || face.reaches('c')) && self.cost == Known::Sure(0) {
            self.cost = Known::ButForText(0, card);
        }
    }
}
