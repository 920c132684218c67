//! Texts that are not encoded: when an effect step of theirs may stand, and what the rules around it say of it.

use super::abilities::is_fighting;
use super::actions::is_idle;
use super::continuous::is_special;
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, Facts, Keyword, Op, Sort, Special};
use crate::games::zero::facts::breach::{Breach, Spot};
use crate::games::zero::log::words::{Effect, Step};
use crate::games::zero::rules::agenda::top;
use crate::games::zero::rules::s106_links::{ability_of, is_found};
use crate::games::zero::rules::s106_resolve::current;
use crate::games::zero::rules::s704_life;
use crate::games::zero::state::{Setup, State, Task, Urgent, zones};
use crate::judge::{Due, Sink};
use crate::table::{Card, NamesCards};

/// Judges a step that is not the demanded one; `true` if a text that is not encoded may account for it.
pub fn check_other(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Zero>) -> bool {
    match what {
        _ if state.due == Due::Over => false,
        Step::Effect { source, does, .. } if may_act(setup, state, *source) => {
            sink.unmodelled(Clause::C700P8, *source);
            check_effect(setup, state, *source, does, sink);
            true
        }
        // 102p4, 101p1: damage to a life zone that is empty comes to nothing, whether a log says so or not.
        Step::Effect { source, does, .. } => is_left_out(setup, state, *source, does),
        // 901p2: behind a `repeat`.
        Step::Repeated { times } if state.repeats.is_some_and(|it| it.1 == *times) => {
            let card = state.fields().next().unwrap_or(Card::UNKNOWN);
            sink.unmodelled(Clause::C901P2, card);
            true
        }
        _ => false,
    }
}

/// Whether the effect under way damages a life zone by so much, which is left out since nothing lies there.
fn is_left_out(setup: &Setup, state: &State, source: Card, does: &Effect) -> bool {
    let Some(link) = current(state).filter(|it| it.card == source) else { return false };
    let Some(ability) = ability_of(setup, state, link).and_then(|it| setup.ability(it)) else { return false };
    let says = match *does {
        Effect::DamageLife { player, amount } => {
            player != link.by
                && (ability.does.iter().any(|it| matches!(it, Op::DamageLife(of) if u16::from(*of) == amount))
                    || ability.is(Keyword::Pierce) && amount == 1)
        }
        Effect::DamageLives { amount } => {
            ability.does.iter().any(|it| matches!(it, Op::DamageLives(of) if u16::from(*of) == amount))
        }
        _ => false,
    };
    says && is_idle(setup, state, does)
}

/// Whether a text of a card may act now.
fn may_act(setup: &Setup, state: &State, source: Card) -> bool {
    if !source.is_known() || matches!(state.urgent, Some(Urgent::SameName(..))) {
        return false;
    }
    let Some(facts) = state.facts(setup, source) else { return false };
    // 704p5: the counterstrike effect under way.
    if let Some(Task::RestLife(card)) = state.tasks.first()
        && *card == source
    {
        return s704_life::effect_of(setup, state, source).is_some_and(|it| it.text);
    }
    if let Some(link) = current(state)
        && link.card == source
    {
        let of = ability_of(setup, state, link).and_then(|it| setup.ability(it));
        let resolving = matches!(state.due, Due::Chance { .. })
            || matches!(state.due, Due::Step { what: Step::Resolved { .. }, .. });
        return of.is_some_and(|it| it.text) && resolving;
    }
    acts_whenever(facts) || state.looped
}

/// 801p4, 701: whether a card has a text that is neither triggered nor activated and so acts whenever it does.
fn acts_whenever(facts: &Facts) -> bool {
    let lasting = |it: &Ability| it.text && matches!(it.sort, Sort::Use | Sort::Continuous(_));
    !facts.is_tactic() && facts.abilities.iter().any(lasting)
}

/// 701p1, 707p1: a card in a battle zone whose text is not encoded and may change costs, damage and effects of others.
pub fn lasting(setup: &Setup, state: &State) -> Option<Card> {
    state.fields().find(|it| state.facts(setup, *it).is_some_and(acts_whenever))
}

/// 707p3: whether a text that is not encoded may have replaced what an effect does to the same card, or the damage of a battle.
pub fn may_replace(setup: &Setup, state: &State, due: &Effect, logged: &Effect) -> bool {
    let same = match (due, logged) {
        (Effect::Damage { card, .. }, Effect::Damage { card: of, .. })
        | (Effect::Move { card, .. } | Effect::Destroy { card }, Effect::Move { card: of, .. }) => card == of,
        (Effect::Draw { player, .. }, Effect::Draw { player: of, .. })
        | (Effect::DamageLife { player, .. }, Effect::DamageLife { player: of, .. }) => player == of,
        _ => false,
    };
    same && due != logged && lasting(setup, state).is_some()
}

/// 102p2, 326p7.3, 622p3, 104p4, 104p5, 605p1, 618p2, 900.duel.p1, 900.gather.p5.2, 900.duel.p4: what the rules say of what
/// a text does.
pub fn check_effect(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Zero>) {
    check_targets(state, source, does, sink);
    match *does {
        Effect::Move { card, .. } => check_move(state, card, sink),
        // 705p2, 605p4
        Effect::Destroy { card } => {
            if !state.stands(card) {
                let at = Spot(state.table.zone(card));
                sink.fault(Clause::C605P1, || Breach::NotInZone { card, at });
            } else if is_special(setup, state, card, Special::CannotBeDestroyed) {
                sink.fault(Clause::C102P2, || Breach::NotAmongThem { card });
            }
        }
        // 104p3, 104p4
        Effect::Tap { card } | Effect::Untap { card } => {
            let zone = state.table.zone(card);
            if !(zones::is_battle(zone) || zones::is_resources(zone)) {
                sink.fault(Clause::C104P4, || Breach::NotInZone { card, at: Spot(zone) });
            } else if zone == zones::event(zones::owner(zone)) {
                sink.fault(Clause::C104P5, || Breach::NotInZone { card, at: Spot(zone) });
            }
        }
        // 618p2
        Effect::Recover { card, .. } if state.damage_on(card) == 0 => {
            sink.fault(Clause::C618P2, || Breach::NotAmongThem { card });
        }
        // 621p4
        Effect::LeaveBattle { card } if !is_fighting(state, card) => {
            sink.fault(Clause::C621P4, || Breach::NotATarget { card });
        }
        // 620p2
        Effect::Cancel { link } if state.link(link).is_none() => {
            sink.fault(Clause::C620P2, || Breach::NotInChain { link });
        }
        // 900.duel.p4
        Effect::Duel { a, b } => {
            for card in [a, b] {
                let deck = zones::deck(card.owner());
                if state.count(deck) == 0 {
                    sink.fault(Clause::C900DuelP4, || Breach::NotInZone { card, at: Spot(deck) });
                } else if card.is_known() && ![card, Card::UNKNOWN].contains(&top(state, deck)) {
                    sink.fault(Clause::C900DuelP1, || Breach::NotInZone { card, at: Spot(state.table.zone(card)) });
                }
            }
        }
        // 615p1: one's own deck, once.
        Effect::Search { .. } if state.search.is_some() => {
            sink.fault(Clause::C615P1, || Breach::NothingResolves { card: source });
        }
        // 326p7.2, 326p7.3, 326p7.4
        Effect::MoveCounter { card, to, .. } if card == to => {
            sink.fault(Clause::C326P7_2, || Breach::NotAmongThem { card });
        }
        Effect::MoveCounter { card, counter, .. } if state.table.count_of(card, counter) == 0 => {
            sink.fault(Clause::C326P7_3, || Breach::NotAmongThem { card });
        }
        Effect::MoveCounter { to, .. } if !state.stands(to) && !zones::is_resources(state.table.zone(to)) => {
            sink.fault(Clause::C326P7_4, || Breach::NotInZone { card: to, at: Spot(state.table.zone(to)) });
        }
        // 622p3
        Effect::Swap { card, with } if !state.stands(card) || state.stands(with) => {
            let gone = if state.stands(card) { with } else { card };
            sink.fault(Clause::C622P3, || Breach::NotInZone { card: gone, at: Spot(state.table.zone(gone)) });
        }
        // 706p7
        Effect::CopyUse { link } if state.link(link).is_none() => {
            sink.fault(Clause::C706P7, || Breach::NotInChain { link });
        }
        // 900.gather.p4
        Effect::Gather { card }
            if !super::abilities::has(setup, state, card, crate::games::zero::cards::Keyword::Gather) =>
        {
            sink.fault(Clause::C900GatherP5_2, || Breach::NotAmongThem { card });
        }
        _ => {}
    }
}

/// 705p6: a target that has left its zone, or become illegal, is left alone.
fn check_targets(state: &State, source: Card, does: &Effect, sink: &mut Sink<Zero>) {
    let Some(link) = current(state).filter(|it| it.card == source) else { return };
    let mut touched = Vec::new();
    does.each_card(&mut |it| touched.push(it));
    for (at, card) in link.aims.cards.cards().iter().enumerate() {
        let gone = state.resolving.map_or(0, |it| it.gone);
        if touched.contains(card) && gone >> at & 1 == 1 {
            sink.fault(Clause::C705P6, || Breach::NotATarget { card: *card });
        }
    }
}

/// 615p6, 202p6, 208p2: a card that a text moves.
fn check_move(state: &State, card: Card, sink: &mut Sink<Zero>) {
    if is_found(state, card)
        && let Some((_, asked, found)) = state.search
        && found < asked
    {
        sink.fault(Clause::C615P6, || Breach::NotAllFound { found, asked });
    }
    let zone = state.table.zone(card);
    if zones::is_life(zone) && state.table.top(zone) != Some(card) {
        sink.fault(Clause::C202P6, || Breach::NotTopLife { card });
    }
}

/// What a demanded step rests on besides the encoded rules: continuous texts that are not encoded may change what a battle
/// comes to.
pub fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Zero>) {
    if let Step::Effect { source, .. } = what
        && setup.printed(*source).is_none()
        && source.token_place().is_none()
    {
        sink.undecidable(Clause::C700P8, *source);
    }
    // 707p3
    let replaced = match (&state.due, what) {
        (Due::Step { what: Step::Effect { does, .. }, .. }, Step::Effect { does: logged, .. }) => {
            may_replace(setup, state, does, logged)
        }
        (_, Step::BattleDamage { card, amount }) => {
            state.fight.as_ref().is_some_and(|it| !it.blows.contains(&(*card, *amount)))
        }
        _ => false,
    };
    if let (true, Some(text)) = (replaced, lasting(setup, state)) {
        sink.unmodelled(Clause::C707P3, text);
    }
}
