//! Chapter 10: triggered abilities: which one has to be chosen, and by whom. Their effects are carried out in `texts`, where
//! they are modelled.

use super::agenda::{Act, Item, Wants, act};
use super::c05_limits;
use crate::cards::ast::{self, Kind};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::cards::{Ability, Facts};
use crate::games::cipher::facts::{Breach, Spot};
use crate::games::cipher::state::resolution::{How, LeftOut, Run};
use crate::games::cipher::state::zones::{self, FACE_UP};
use crate::games::cipher::state::{Resolving, Setup, State, Trigger, UseLimit};
use crate::games::cipher::texts::actions::Table;
use crate::games::cipher::texts::{programs, resolve, support_abilities, trigger_events};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, NOWHERE};

/// 10.2
pub static CHOOSE: Act = act(choose);

/// 10.2: the turn player chooses one of their triggered abilities. The other player chooses once the turn player has none that
/// can be chosen.
fn choose(_: &Setup, state: &mut State, item: &Item) -> Wants {
    state.processing = false;
    match chooser(state) {
        Some(by) => Wants::Ask(Due::Decision { by, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 10.2, 10.2.3: the player who has to choose: among the players with the newest abilities, the turn player first
/// (cipher-0074).
fn chooser(state: &State) -> Option<Seat> {
    let newest = newest(state)?;
    state.in_turn().into_iter().find(|of| state.triggers.iter().any(|it| it.user == *of && it.wave == newest))
}

/// 10.2.3: the wave of the newest triggered abilities, whoever their users are (cipher-0074).
fn newest(state: &State) -> Option<u8> {
    state.triggers.iter().map(|it| it.wave).max()
}

/// 10.2.2: `true` if the chooser may choose none, because all cards with choosable abilities lie in the hand (cipher-0010).
pub fn may_decline(state: &State) -> bool {
    chooser(state).is_some_and(|by| choosable(state).all(|it| state.table.zone(it.card) == zones::hand(by)))
}

/// 10.2.2: only a special ability in the hand may be declined; 10.2.1.4: an ability that was triggered elsewhere may not.
pub fn check_decline(setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
    for it in choosable(state) {
        let class = setup.facts(it.card).and_then(|facts| facts.abilities.get(usize::from(it.ability).wrapping_sub(1)));
        match class {
            Some(Ability::Special) => {}
            Some(_) => {
                let Trigger { card, ability, .. } = it;
                sink.fault(Clause::C10_2_1_4, || Breach::NoSpecialAbility { ability, card });
            }
            None => sink.undecidable(Clause::C10_2_2, it.card),
        }
    }
}

/// Carries out 10.2.2: the abilities that could have been chosen are no longer triggered, however often they were.
pub fn apply_decline(state: &mut State) {
    let declined: Vec<Trigger> = choosable(state).collect();
    let same = |one: &Trigger, other: &Trigger| one.card == other.card && one.ability == other.ability;
    state.triggers.retain(|it| !declined.iter().any(|other| same(it, other)));
}

/// 10.2, 10.2.3, 10.2.3.1: the abilities among which the chooser chooses: the newest of their triggered ones.
pub fn choosable(state: &State) -> impl Iterator<Item = Trigger> + '_ {
    let (by, newest) = (chooser(state), newest(state));
    state.triggers.iter().filter(move |it| Some(it.user) == by && Some(it.wave) == newest).copied()
}

/// 10.2: the ability is triggered and its user has to choose; 10.2.3: no ability of either player is newer (cipher-0074). An
/// ability that the log never showed as triggered may be so if its card can have had it triggered. The verdict then rests on
/// its text.
pub fn check_resolve(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    if support_abilities::is_support(setup, card, ability) {
        return support_abilities::check(setup, state, by, card, ability, sink);
    }
    check_has(setup, card, ability, &[Ability::Automatic, Ability::Special], Clause::C10_2, sink);
    let runs = programs::is_run(setup, card, ability);
    if !runs {
        sink.unmodelled(Clause::C10_5, card);
    }
    let named = |it: &Trigger| it.card == card && it.ability == ability;
    if !state.triggers.iter().any(|it| named(it) && it.user == by)
        && let Some((_, hidden)) = state.perhaps.iter().find(|(it, _)| named(it) && it.user == by)
    {
        return sink.undecidable(Clause::C10_2_1, *hidden);
    }
    let Some(trigger) = state.triggers.iter().find(|it| named(it) && it.user == by) else {
        let before = sink.faults.len();
        check_may_be_triggered(setup, state, by, card, ability, sink);
        if runs && sink.faults.len() == before {
            let clause = trigger_events::is_shut(setup, state, card, ability).unwrap_or(Clause::C10_2_1);
            sink.fault(clause, || Breach::NotTriggered { ability, card });
        }
        return;
    };
    if by != state.turn.player && chooser(state) != Some(by) {
        sink.fault(Clause::C10_2, || Breach::ChoosesFirst { other: by.other() });
    }
    if let Some(newer) = choosable(state).find(|it| it.wave > trigger.wave) {
        let facts = || Breach::OlderFirst { ability: newer.ability, card: newer.card };
        match newer.user == by {
            true => sink.fault(Clause::C10_2_3, facts),
            false => sink.fault_by_ruling(Clause::C10_2_3, Ruling::NewerFirst, facts),
        }
    }
}

/// 10.2.1: a triggered ability is an automatic ability of a unit on the battlefield, or a special ability of a card whose
/// information can be referred to; 10.2.1.4: its card may have moved since; 10.2.1.3: it is not under its use limit.
fn check_may_be_triggered(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    if card == Card::UNKNOWN {
        return;
    }
    let limit = UseLimit { unit: card, ability }.bit();
    if state.gone.iter().any(|it| it.unit == card && it.user == by && it.limited & limit == 0) {
        // It was still a unit after the last check timing, and abilities triggered then stay triggered (10.2.1.4).
        return;
    }
    match state.stands(card) {
        Some((user, _)) if user != by => {
            sink.fault(Clause::C10_2, || Breach::AbilityOfTheOpponentsUnit { card, user });
        }
        Some(_) if c05_limits::holds(state, card, ability) => {
            sink.fault(Clause::C10_2_1_3, || Breach::OnceATurn { ability, card });
        }
        Some(_) => {}
        None if is_special(setup, card, ability) && may_be_referred_to(state, by, card) => {}
        None => {
            let (clause, facts) = where_it_cannot_be_triggered(setup, state, card, ability);
            sink.fault(clause, || facts);
        }
    }
}

/// `true` if an ability is, or may be, a special one.
pub fn is_special(setup: &Setup, card: Card, ability: u8) -> bool {
    let class = |it: &'static Facts| it.abilities.get(usize::from(ability).wrapping_sub(1));
    setup.facts(card).is_none_or(|it| class(it) == Some(&Ability::Special))
}

/// 6.4.2.2, 6.4.4.2.1: `true` if a player's card that is no unit can be referred to: it is public and not a face-down bond
/// (6.4.2.2.1), or in the player's hand.
fn may_be_referred_to(state: &State, by: Seat, card: Card) -> bool {
    let table = &state.table;
    let public = [zones::support(by), zones::retreat(by)].contains(&table.zone(card));
    let bond = table.zone(card) == zones::bonds(by) && table.has(card, FACE_UP);
    public || bond || (card.owner() == by && table.could_be_in(card, zones::hand(by)))
}

/// Returns why no ability can be triggered of a card that is no unit.
#[cold]
fn where_it_cannot_be_triggered(setup: &Setup, state: &State, card: Card, ability: u8) -> (Clause, Breach) {
    let zone = state.table.zone(card);
    if zone == NOWHERE {
        return (Clause::C10_2_1, Breach::InAHiddenZone { card });
    }
    if zones::row(zone).is_none() && zone == zones::under(card.owner()) {
        return (Clause::C14_2_3, Breach::CoveredCard { card });
    }
    let at = Spot::of(zone);
    match is_special(setup, card, ability) {
        true => (Clause::C10_2_1, Breach::CannotBeReferredTo { card, at }),
        false => (Clause::C10_2_1, Breach::AutomaticAbilityOfNoUnit { card, ability, at }),
    }
}

/// Carries out 10.2: the effect of the ability comes next; 10.6: one instance of it is no longer triggered; 10.6.2: no instance
/// is if it has a limit of once a turn, nor will one be before the turn ends; 10.3: it has no effect if its condition does not
/// hold. Returns `true` if the referee carries it out.
pub fn apply_resolve(setup: &Setup, state: &mut State, by: Seat, card: Card, ability: u8) -> bool {
    let place = state.triggers.iter().position(|it| it.card == card && it.ability == ability);
    let perhaps = state.perhaps.iter().position(|(it, _)| it.card == card && it.ability == ability);
    let about = match (place, perhaps) {
        (Some(at), _) => state.triggers.remove(at).about,
        (None, Some(at)) => state.perhaps.remove(at).0.about,
        (None, None) => Card::NONE,
    };
    (state.quiet, state.processing) = (false, true);
    let is_triggered = |it: &&ast::Ability<_>| it.kind == Kind::Triggered && programs::is_run(setup, card, ability);
    let Some(meaning) = programs::meaning(setup, card, ability).filter(is_triggered) else {
        state.resolving = Some(Resolving::told(card, ability));
        c05_limits::chosen(setup, state, card, ability);
        return false;
    };
    let table = Table { setup, state, source: card, user: by };
    let mut run = Run::from(0);
    if let Some(slot) = trigger_events::slot_of(&meaning.when).filter(|_| !about.is_none()) {
        run.bind(slot, vec![about]);
    }
    // 10.3: its "if" condition does not hold. It has no effect, and no use is counted (10.3.2).
    let given =
        meaning.given.iter().any(|it| trigger_events::holds(&table.eval(&run.slots), it).value() == Some(false));
    if given {
        state.left_out = Some(LeftOut { card, clause: Clause::C10_3 });
        return false;
    }
    resolve::begin(state, card, ability, by, How::Triggered, run);
    true
}

/// Reports that a card has no ability of that number and one of these classes; 24.1.8.1: a unit that copies abilities may have
/// it from another unit.
/// of another.
pub fn check_has(setup: &Setup, card: Card, ability: u8, classes: &[Ability], clause: Clause, sink: &mut Sink<Cipher>) {
    let Some(facts) = sink.know(clause, setup.face(card)) else { return };
    let found = facts.abilities.get(usize::from(ability).wrapping_sub(1));
    if !found.is_some_and(|it| classes.contains(it)) {
        if programs::copies(setup, card) {
            return sink.unmodelled(Clause::C24_1_8_1, card);
        }
        sink.fault(clause, || Breach::NoSuchAbility { card, ability });
    }
}
