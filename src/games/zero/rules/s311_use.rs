//! Sections 303, 311, 318 to 321, 623, 703: using cards and effects: their timing, cost and targets.

use super::agenda::stands_at;
use super::s105_priority::ACT;
use super::s106_links::use_of;
use super::s303_costs::{Paid, check_cost, cost_of_activation, cost_of_use, pay};
pub use super::s705_targets::{Aimed, check_aims, has_target, is_card, is_link};
use super::s900_bases::{can_be_laid_on, is_source};
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, During, Facts, Keyword, Kind, Sort, Special};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::words::Way;
use crate::games::zero::log::words::decisions::{Activate, Use};
use crate::games::zero::state::{AbilityRef, Aims, Link, Setup, State, Task, What, zones};
use crate::games::zero::texts::abilities::{self, find, is_character};
use crate::games::zero::texts::continuous::{holds, is_special};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::table::Card;

/// 311p2, 318p1, 320p2, 405.1p1: `true` if a player could use a normal tactic now, or declare an attack.
pub fn is_main_timing(state: &State, by: Seat) -> bool {
    by == state.turn.player && state.chain.is_empty() && stands_at(state, &ACT)
}

/// 319p1, 321p1: returns the clause under which a card of a type may be used.
fn timing_clause(kind: Kind) -> Clause {
    match kind {
        Kind::Character => Clause::C318P1,
        Kind::Equipment => Clause::C319P1,
        Kind::Event => Clause::C321P1,
        Kind::NormalTactic => Clause::C320P2,
        Kind::InstantTactic => Clause::C320P3,
    }
}

/// 303p7, 623p1: reports everything that is wrong with using a card. 623p11: a card that an effect uses is used only in the
/// ordinary way.
pub fn check_use(setup: &Setup, state: &State, by: Seat, it: &Use, sink: &mut Sink<Zero>) {
    let card = it.card;
    let from = if it.way == Some(Way::FalseLife) { zones::rest(by) } else { zones::hand(by) };
    let owed = matches!(state.tasks.first(), Some(Task::UseCard(of, owed)) if *of == by && *owed == card);
    if !state.table.could_be_in(card, from) || card.owner() != by && state.table.zone(card) != from {
        let clause = if it.way == Some(Way::FalseLife) { Clause::C900FalselifeP1 } else { Clause::C623P1 };
        sink.fault(clause, || Breach::NotThere { card, by });
    }
    let Some(facts) = state.facts(setup, card) else {
        return sink.undecidable(Clause::C303P2, card);
    };
    if facts.token {
        sink.fault(Clause::C325P1, || Breach::NotThere { card, by });
    }
    let rush = facts.abilities.iter().any(|it| it.is(Keyword::Rush)) || given_rush(state, card);
    let instant = facts.kind == Kind::InstantTactic || rush;
    if !instant && !owed && !is_main_timing(state, by) {
        sink.fault(timing_clause(facts.kind), || Breach::NotNow { card });
    }
    let owed_way = owed && it.way.is_some();
    if owed_way {
        // 623p11
        sink.fault(Clause::C623P11, || Breach::OrdinaryOnly { card });
    }
    let (cost, clause) = cost_of_use(setup, state, (by, card), facts, it.way);
    match cost {
        Some(cost) if !owed_way => {
            let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
            check_cost(setup, state, by, card, &cost, &paid, sink);
            if it.x.is_some() != cost.price.x {
                sink.fault(Clause::C303P7, || Breach::XNotFixed { card });
            }
        }
        Some(_) => {}
        None => sink.fault(clause, || Breach::NoSuchWay { card }),
    }
    check_on(setup, state, by, facts, it, sink);
    let aims = use_of(setup, state, card).and_then(|of| setup.ability(of)).map_or(&[][..], |it| &it.aims);
    let opaque = use_of(setup, state, card).and_then(|of| setup.ability(of)).is_some_and(|it| it.text);
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    check_aims(setup, state, by, card, (aims, opaque), &aimed, sink);
}

/// 900.rush.p3: `true` if an effect has given the card rush, which is possible in any zone.
fn given_rush(state: &State, card: Card) -> bool {
    use crate::games::zero::state::Lasting;
    state.changes.iter().any(|it| it.card == card && it.what == Lasting::Give(Keyword::Rush))
}

/// 319p2, 900.transform.p4, 319p2.2: the character for which equipment is used, or the source of a transform.
fn check_on(setup: &Setup, state: &State, by: Seat, facts: &Facts, it: &Use, sink: &mut Sink<Zero>) {
    let on = it.on;
    match (facts.kind, it.way, on) {
        (Kind::Equipment, _, None) => sink.fault(Clause::C319P2, || Breach::NoCharacter { card: it.card }),
        (Kind::Equipment, _, Some(on)) => {
            let foreign = facts.is_for_opponents();
            if !state.stands(on) || !is_character(setup, state, on) {
                sink.fault(Clause::C319P2, || Breach::NotACharacter { card: on });
            } else if state.controller(on) != by && !foreign {
                sink.fault(Clause::C319P2_2, || Breach::OpponentsCharacter { card: on });
            } else if is_special(setup, state, on, Special::CannotBeEquipped) {
                sink.fault(Clause::C319P2, || Breach::CannotBear { card: on });
            }
        }
        (_, Some(Way::Transform), None) => {
            sink.fault(Clause::C900TransformP4, || Breach::NoCharacter { card: it.card })
        }
        (_, Some(Way::Transform), Some(on)) if !is_source(setup, state, by, facts, on) => {
            sink.fault(Clause::C900TransformP4, || Breach::NotASource { card: on });
        }
        (_, Some(Way::Transform), Some(_)) => {}
        (_, _, Some(on)) => sink.fault(Clause::C623P1, || Breach::NotLaidOn { card: on }),
        _ => {}
    }
}

/// 701p2.2, 703p6.2, 700p10.2, 703p2.2: reports everything that is wrong with activating an effect. 703p3: its controller
/// activates it; 703p4: once a turn, whichever player did.
pub fn check_activate(setup: &Setup, state: &State, by: Seat, it: &Activate, sink: &mut Sink<Zero>) {
    let card = it.card;
    if state.facts(setup, card).is_none() {
        return sink.undecidable(Clause::C703P1, card);
    }
    let of = find(setup, state, card, it.ability);
    let Some((of, ability)) = of.and_then(|of| setup.ability(of).map(|it| (of, it))) else {
        let elsewhere = printed(setup, state, card, it.ability).and_then(|of| setup.ability(of)?.from);
        if elsewhere.is_some_and(|it| !abilities::is_at_home(state, card, it)) {
            return sink.fault(Clause::C700P10_2, || Breach::NotThere { card, by });
        }
        return sink.fault(Clause::C703P1, || Breach::NoSuchEffect { card, ability: it.ability });
    };
    if !is_activated(ability) {
        let continuous = matches!(ability.sort, Sort::Continuous(_));
        let clause = if continuous { Clause::C701P2_2 } else { Clause::C702P2 };
        return sink.fault(clause, || Breach::NotActivated { card, ability: it.ability });
    }
    let from_hand = is_from_hand(ability);
    if from_hand {
        if !state.table.could_be_in(card, zones::hand(by)) || card.owner() != by {
            sink.fault(Clause::C700P10_2, || Breach::NotThere { card, by });
        }
    } else if ability.from.is_some() {
        // 703p3: `find` has checked that it is in its zone.
        if state.controller(card) != by {
            sink.fault(Clause::C703P3, || Breach::NotItsController { card, by });
        }
    } else if !state.stands(card) || state.controller(card) != by {
        // 612p2: nobody controls a card that is neither in a battle zone nor in a resource zone.
        sink.fault(Clause::C703P3, || Breach::NotItsController { card, by });
    }
    check_during(state, by, ability, card, sink);
    if ability.once && state.turn.used.contains(&(card, of)) {
        sink.fault(Clause::C703P4, || Breach::UsedAlready { card });
    }
    if ability.condition.is_some_and(|it| !holds(setup, state, card, it)) {
        sink.fault(Clause::C703P6_2, || Breach::ConditionFails { card });
    }
    let cost = cost_of_activation(setup, state, by, card, ability);
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    check_cost(setup, state, by, card, &cost, &paid, sink);
    if it.x.is_some() != cost.price.x {
        sink.fault(Clause::C303P7, || Breach::XNotFixed { card });
    }
    check_chosen(setup, state, by, it, ability, sink);
    if it.targets.is_empty() && ability.aims.iter().any(|aim| is_card(aim.at) && !has_target(setup, state, by, *aim)) {
        return sink.fault(Clause::C703P2_2, || Breach::NothingToTarget { card });
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    check_aims(setup, state, by, card, (&ability.aims, ability.text), &aimed, sink);
}

/// `true` if an effect is an activated one.
pub fn is_activated(ability: &Ability) -> bool {
    match ability.keyword() {
        Some(
            Keyword::Shift | Keyword::QuickChange | Keyword::SwordRelease | Keyword::Resurreccion | Keyword::Gather,
        ) => true,
        Some(Keyword::CurseMark) => ability.timing().is_none(),
        Some(_) => false,
        None => ability.sort == Sort::Activated,
    }
}

/// `true` if an effect is used from hand.
pub fn is_from_hand(ability: &Ability) -> bool {
    use Keyword::{QuickChange, Resurreccion, Shift, SwordRelease};
    matches!(ability.keyword(), Some(Shift | QuickChange | SwordRelease | Resurreccion))
}

/// 703p5, 809, 809p1, 900.quickchange.p1.2, 900.shift.p1.2, 900.resurreccion.p1.3, 900.swordrelease.p1.3: the effect is used at
/// its time.
fn check_during(state: &State, by: Seat, ability: &Ability, card: Card, sink: &mut Sink<Zero>) {
    let (may, clause) = match ability.during {
        None => (true, Clause::C703P5),
        Some(During::OwnTurn) => (state.turn.player == by, Clause::C809P1),
        Some(During::OpponentTurn) => (state.turn.player != by, Clause::C809P1),
        Some(During::Battle) => (state.turn.phase.is_battle(), Clause::C900QuickchangeP1_2),
        Some(During::NormalTactic) => (
            is_main_timing(state, by),
            match ability.keyword() {
                Some(Keyword::Shift) => Clause::C900ShiftP1_2,
                Some(Keyword::SwordRelease) => Clause::C900SwordreleaseP1_3,
                Some(Keyword::Resurreccion) => Clause::C900ResurreccionP1_3,
                _ => Clause::C703P5,
            },
        ),
    };
    if !may {
        sink.fault(clause, || Breach::NotNow { card });
    }
}

/// 900.shift.p3, 900.shift.p4, 900.quickchange.p1, 900.swordrelease.p1, 900.resurreccion.p1, 900.resurreccion.p1.4: the effect
/// may be used on the chosen card.
fn check_chosen(setup: &Setup, state: &State, by: Seat, it: &Activate, ability: &Ability, sink: &mut Sink<Zero>) {
    let Some(keyword) = ability.keyword().filter(|_| is_from_hand(ability)) else {
        if let Some(on) = it.on {
            sink.fault(Clause::C703P1, || Breach::NotLaidOn { card: on });
        }
        return;
    };
    let clause = keyword.clause();
    let Some(on) = it.on else { return sink.fault(clause, || Breach::NoCharacter { card: it.card }) };
    if !can_be_laid_on(setup, state, by, it.card, ability, on) {
        return sink.fault(clause, || Breach::NotASource { card: on });
    }
    let [facts, other] = [it.card, on].map(|it| state.facts(setup, it));
    if keyword == Keyword::Shift && facts.zip(other).is_some_and(|(one, other)| one.same == other.same) {
        sink.fault(Clause::C900ShiftP4, || Breach::SameCard { card: on });
    }
    if keyword == Keyword::Resurreccion && has_resurrected(setup, state, it.card) {
        sink.fault(Clause::C900ResurreccionP1_4, || Breach::UsedAlready { card: it.card });
    }
}

/// 900.resurreccion.p1.4: `true` if a character with one of its names has performed it this turn.
fn has_resurrected(setup: &Setup, state: &State, card: Card) -> bool {
    let Some(facts) = state.facts(setup, card) else { return false };
    let mut done = state.turn.resurrected.iter().filter_map(|it| state.facts(setup, *it));
    done.any(|it| it.shares_character(facts))
}

/// Adds a link to the chain.
pub fn join(state: &mut State, by: Seat, card: Card, what: What, on: Option<Card>, aimed: &Aimed, x: u16) {
    state.links = state.links.saturating_add(1);
    let aims = Aims { cards: aimed.targets, gone: 0, link: aimed.link.unwrap_or(0), player: aimed.player };
    let on = on.unwrap_or(Card::NONE);
    state.chain.push(Link { number: state.links, by, card, what, on, aims, x, instead: false });
    super::s105_priority::joined(state);
}

/// 707p4: notes whether the link that has just joined the chain replaces its acts: its condition is evaluated now.
pub fn replace_as_used(setup: &Setup, state: &mut State) {
    let Some(link) = state.chain.last() else { return };
    let ability = super::s106_links::ability_of(setup, state, link).and_then(|it| setup.ability(it));
    let Some((condition, _)) = ability.and_then(|it| it.instead.as_ref()) else { return };
    let holds = crate::games::zero::texts::continuous::holds(setup, state, link.card, *condition);
    if let Some(link) = state.chain.last_mut() {
        link.instead = holds;
    }
}

/// The longest chain that is followed.
pub const MOST_LINKS: usize = 500;

/// Carries out the use of a card.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn apply_use(setup: &Setup, state: &mut State, by: Seat, it: &Use) -> Result<(), Impossible> {
    let card = it.card;
    state.tasks.retain(|of| *of != Task::UseCard(by, card));
    let facts = state.facts(setup, card);
    let (cost, _) = facts.map_or((None, Clause::C303P2), |of| cost_of_use(setup, state, (by, card), of, it.way));
    let is_art = facts.is_some_and(|of| setup.pool.known.arts.iter().any(|art| of.attributes.contains(art)));
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    let from = if it.way == Some(Way::FalseLife) { zones::rest(by) } else { zones::hand(by) };
    let worked = card.is_known() && state.take(setup, card, from, zones::limbo(card.owner()), 0);
    crate::games::zero::state::moves::done(worked, setup, state, card)?;
    pay(setup, state, by, card, &cost.unwrap_or_default(), &paid)?;
    if is_art {
        state.turn.arts[by.index()].push(card);
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    join(state, by, card, What::Card(it.way), it.on, &aimed, paid.x);
    replace_as_used(setup, state);
    Ok(())
}

/// Carries out the activation of an effect.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from, or has no such effect.
pub fn apply_activate(setup: &Setup, state: &mut State, by: Seat, it: &Activate) -> Result<(), Impossible> {
    let of = find(setup, state, it.card, it.ability).or_else(|| printed(setup, state, it.card, it.ability));
    let Some((of, ability)) = of.and_then(|of| setup.ability(of).map(|it| (of, it))) else {
        return Err(no_effect(setup, it.card));
    };
    // A card used from hand is known from now on.
    if is_from_hand(ability) && state.table.zone(it.card) == crate::table::NOWHERE {
        let worked = state.take(setup, it.card, zones::hand(by), zones::hand(by), 0);
        crate::games::zero::state::moves::done(worked, setup, state, it.card)?;
    }
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    pay(setup, state, by, it.card, &ability.cost, &paid)?;
    if ability.is(Keyword::Gather) {
        let what = crate::games::zero::state::Lasting::Gathers(of);
        state.changes.push(crate::games::zero::state::Change {
            card: it.card,
            what,
            until: crate::games::zero::log::words::Until::Always,
        });
    }
    if ability.once && state.turn.used.len() < MOST_LINKS {
        state.turn.used.push((it.card, of));
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    join(state, by, it.card, What::Effect(of), it.on, &aimed, paid.x);
    Ok(())
}

/// Returns an effect by its number, whether it is active or not.
pub fn printed(setup: &Setup, state: &State, card: Card, number: u8) -> Option<AbilityRef> {
    let mut at = usize::from(number.checked_sub(1)?);
    let forms = state.under(card, crate::games::zero::state::Under::Form).map(|it| state.face(setup, it));
    let gained = state.changes.iter().filter(|it| it.card == card).filter_map(|change| match change.what {
        crate::games::zero::state::Lasting::Gained(of) => Some(of),
        _ => None,
    });
    for face in std::iter::once(state.face(setup, card)).chain(forms).chain(gained) {
        let held = setup.pool.cards.get(usize::from(face)).map_or(0, |it| it.abilities.len());
        if at < held {
            return Some(AbilityRef { card: face, at: at as u8 });
        }
        at -= held;
    }
    None
}

pub fn no_effect(setup: &Setup, card: Card) -> Impossible {
    let card = setup.tell(card);
    Impossible(crate::say!(setup, "{card} has no such effect", "{card}没有这样的效果"))
}
