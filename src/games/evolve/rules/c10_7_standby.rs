//! 10.7.2: automatic abilities that trigger on events: a card is played, enters the field (10.7.4.2), evolves,
//! attacks, is damaged or leaves the field.

use crate::cards::ast::{Ability, Cond, Event, Filter, Kind, Sel};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::{Deed, Evolve};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::log::words::{self, Place, Trigger};
use crate::games::evolve::state::{Setup, State, Waiting, automatic_key, zones};
use crate::games::evolve::texts::coverage::abilities;
use crate::games::evolve::texts::evaluate::{At, Table};
use crate::games::evolve::texts::{functioning_zones, programs, resolve};
use crate::log::Seat;
use crate::table::{Card, Known};

/// The cards that an ability watches, if it triggers on this action by one of them, or by its own card (`own`).
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

/// The slot in which an ability remembers the card that triggered it.
pub fn remembers(ability: &Ability<Evolve>) -> Option<u8> {
    match ability.when.as_slice() {
        [Event::Does(Sel::As(_, slot), _)] => Some(*slot),
        _ => None,
    }
}

/// The clause by which an ability would have triggered: 12.4.3, 12.5.3, 12.6.2, 12.7.2, 12.13.2, 14.2.4.2, 7.4.1, 10.7.2.
pub const fn home(ability: Trigger) -> Clause {
    match ability {
        Trigger::Fanfare => Clause::C12_4_3,
        Trigger::LastWords => Clause::C12_5_3,
        Trigger::OnEvolve => Clause::C12_6_2,
        Trigger::Strike => Clause::C12_7_2,
        Trigger::OnRace => Clause::C14_2_4_2,
        Trigger::Drain => Clause::C12_13_2,
        Trigger::EndPhase => Clause::C7_4_1,
        Trigger::MainPhase => Clause::C7_3_1,
        Trigger::Other => Clause::C10_7_2,
    }
}

/// `true` if an ability that the referee did not see trigger may still be used, because only its text knows the trigger.
pub fn may_have_been_triggered(setup: &Setup, state: &State, card: Card, (ability, nth): (Trigger, u8)) -> bool {
    let faces = || state.face(setup, card).into_iter().chain(state.printed(setup, card));
    // 10.9.1.2: a text on the field may give the card the ability.
    let lent = state.keeper(card).is_some() && ability != Trigger::Other && state.lender(setup).is_some();
    // 10.3.4: an ability whose text mentions the EX area works there.
    let in_ex = matches!(ability, Trigger::EndPhase | Trigger::MainPhase)
        && zones::word(state.table.zone(card)) == Some(Place::Ex)
        && state.printed(setup, card).is_some_and(|face| {
            let sort = Sort::Automatic(ability);
            face.abilities.iter().enumerate().any(|(at, it)| it.sort == sort && !programs::runs(face, at))
        });
    lent || in_ex
        || ability == Trigger::Other
            && !is_known_not_to_wait(setup, state, card, nth)
            && (faces().any(|it| it.automatic(Trigger::Other).next().is_some() || it.is(words::Kind::Spell))
                || (card.is_known() && faces().next().is_none()))
}

/// Events that the referee always sees, whether rules or texts bring them about.
const SEEN: [Deed; 4] = [Deed::Enters, Deed::Evolves, Deed::Strikes, Deed::IsPlayed];

/// 10.7.2: `true` if an ability of kind `other` that does not wait has certainly not triggered: its trigger is always
/// seen, and no text could have given the card another ability.
pub fn is_known_not_to_wait(setup: &Setup, state: &State, card: Card, nth: u8) -> bool {
    if state.told || state.unsure.contains(&(card, nth)) {
        return false;
    }
    let on_field = state.keeper(card).is_some();
    let mut faces = state.face(setup, card).into_iter().chain(state.printed(setup, card)).peekable();
    faces.peek().is_some()
        && state.lender(setup).is_none()
        && faces.all(|face| match usize::from(nth) > face.automatic(Trigger::Other).count() {
            // The facts do not always name an ability that works outside the field, such as on being discarded. A
            // position does not say what was given before it.
            true => on_field && !setup.laid_out && !face.is(words::Kind::Spell),
            false => is_seen(face, nth, on_field),
        })
}

/// `true` if the referee sees every trigger of an ability: an event while the card is on the field, or the card
/// itself leaving it.
fn is_seen(face: &'static Facts, nth: u8, on_field: bool) -> bool {
    let Some(at) = usize::from(nth).checked_sub(1) else { return false };
    written(face, at).is_some_and(|ability| {
        let leaves = matches!(ability.when[..], [Event::Does(Sel::This, Deed::Dies | Deed::Leaves)]);
        let waits_for_a_state = || state_of(ability).is_some();
        let seen = || on_field && SEEN.iter().any(|deed| watched(ability, deed, true).is_some());
        functioning_zones::works_in(ability).is_none() && (leaves || waits_for_a_state() || seen())
    })
}

/// The `at`-th ability of kind `other` of a card, as its compiled text.
fn written(face: &'static Facts, at: usize) -> Option<&'static Ability<Evolve>> {
    let written = programs::of(face);
    let place = programs::fact_of(face, |it| *it == Sort::Automatic(Trigger::Other), at)?;
    written.place(place).and_then(|it| written.abilities.get(it)).and_then(|it| it.ability.as_ref())
}

/// The abilities of kind `other` that an event triggers on a card: their numbers, each with `true` if that is certain.
fn set_off(
    setup: &Setup,
    state: &State,
    (by, source): (Seat, Card),
    face: &'static Facts,
    deed: &Deed,
    card: Card,
) -> Vec<(u8, bool)> {
    let mut found = Vec::new();
    for at in 0..face.automatic(Trigger::Other).count() {
        let Some(ability) = written(face, at) else { continue };
        let Some(filters) = watched(ability, deed, card == source) else { continue };
        let table = Table { setup, state, source, by, rite: false, slots: &[], modes: &[], at: At::default() };
        // If a fact of the card is unknown, the log decides: the ability may be used, but need not be.
        let holds = ability.only.iter().map(|it| table.holds(it)).chain([table.fits_all(card, filters)]);
        let all = holds.fold(Known::Sure(true), |all, it| all.both(|| it));
        if all != Known::Sure(false) {
            found.push((at as u8 + 1, all == Known::Sure(true)));
        }
    }
    found
}

/// 10.7.6: the state that an ability waits for, if it waits for one.
fn state_of(ability: &Ability<Evolve>) -> Option<&Cond<Evolve>> {
    match ability.when.as_slice() {
        [Event::Becomes(cond)] if ability.kind == Kind::Triggered && abilities::condition(cond) => Some(cond),
        _ => None,
    }
}

/// 10.7.6: `true` if an ability of kind `other` waits for a state.
pub fn waits_for_a_state(setup: &Setup, state: &State, card: Card, nth: u8) -> bool {
    let Some(at) = usize::from(nth).checked_sub(1) else { return false };
    let mut faces = state.face(setup, card).into_iter().chain(state.printed(setup, card));
    faces.any(|face| written(face, at).is_some_and(|it| state_of(it).is_some()))
}

/// 10.7.6.1: abilities that wait for a state go to standby once it holds, and again only after they were used.
pub fn arise(setup: &Setup, state: &mut State) {
    for by in state.in_turn() {
        for at in 0..state.field(by).len() {
            let Some(card) = state.field(by).get(at).copied().filter(|it| it.is_known()) else { continue };
            let Some(face) = state.face(setup, card).filter(|it| it.sorts.waiting) else { continue };
            if !programs::of(face).waits_for_states() {
                continue;
            }
            for nth in 0..face.automatic(Trigger::Other).count() {
                let Some(cond) = written(face, nth).and_then(state_of) else { continue };
                let nth = nth as u8 + 1;
                let table =
                    Table { setup, state, source: card, by, rite: false, slots: &[], modes: &[], at: At::default() };
                let holds = table.holds(cond) == Known::Sure(true);
                let arisen = state.arisen.iter().position(|it| *it == (card, nth));
                match (holds, arisen) {
                    (true, None) => {
                        state.arisen.push((card, nth));
                        state.wait(Waiting::of(by, card, Trigger::Other, nth));
                    }
                    (false, Some(at)) => _ = state.arisen.remove(at),
                    _ => {}
                }
            }
        }
    }
}

impl State {
    /// 10.7.2, 10.7.2.1: puts every ability that an action of a card triggers on standby, once for each time.
    pub fn did(&mut self, setup: &Setup, card: Card, deed: &Deed) {
        for by in self.in_turn() {
            for at in 0..self.field(by).len() {
                if let Some(source) = self.field(by).get(at).copied() {
                    self.did_before(setup, (by, source), card, deed);
                }
            }
        }
    }

    /// 10.7.2: puts the abilities of one card on standby that an action of another card triggers.
    fn did_before(&mut self, setup: &Setup, (by, source): (Seat, Card), about: Card, deed: &Deed) {
        let Some(face) = self.face(setup, source).filter(|it| it.sorts.waiting && source.is_known()) else { return };
        for (nth, certain) in set_off(setup, self, (by, source), face, deed, about) {
            if !certain {
                if !self.unsure.contains(&(source, nth)) {
                    self.unsure.push((source, nth));
                }
                continue;
            }
            self.set_off(face, Waiting { about, ..Waiting::of(by, source, Trigger::Other, nth) });
        }
    }

    /// 10.7.4.2: cards put onto the field by the same act enter at the same time. Those before this card trigger its
    /// abilities as well.
    pub fn enters_together(&mut self, setup: &Setup, card: Card) {
        let Some(act) = resolve::act_at_hand(self) else { return };
        let before = match self.together.take() {
            Some((of, cards)) if of == act => cards,
            _ => Vec::new(),
        };
        if let Some(by) = self.keeper(card) {
            for other in before.iter().filter(|it| self.keeper(**it).is_some()).copied().collect::<Vec<_>>() {
                self.did_before(setup, (by, card), other, &Deed::Enters);
            }
        }
        self.together = Some((act, [before, vec![card]].concat()));
    }

    /// 10.7.2.2: a once-a-turn ability goes to standby only once.
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
