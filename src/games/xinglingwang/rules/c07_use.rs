//! 6, 7: the faults of activating an ability, or of using a card.

use super::agenda::current;
use super::c06_activate::{is_now, place, spending};
use super::c13_main_phase::{ATTACKERS, MERGES, MOVES};
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::{Ability, Aim, Type, When};
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::words::Cards;
use crate::games::xinglingwang::log::words::decisions::{Activate, Use};
use crate::games::xinglingwang::referee::asked::is_window;
use crate::games::xinglingwang::state::characteristics::shielded;
use crate::games::xinglingwang::state::{Phase, Setup, State, zones};
use crate::games::xinglingwang::texts::legality::is_sacrificed;
use crate::games::xinglingwang::texts::target_order::{is_any_there, is_there};
use crate::games::xinglingwang::{Xinglingwang, texts};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 11.3, 13.5, 15.mechmerge.6: the clause that keeps anything without an exact timing out of the current continuous action.
fn in_one_go(state: &State) -> Option<Clause> {
    let act = current(state)?;
    if act == &ATTACKERS && (state.begun || state.gliding.is_some()) {
        Some(Clause::C11_3)
    } else if act == &MOVES && state.begun {
        Some(Clause::C13_5)
    } else if act == &MERGES {
        Some(Clause::C15Mechmerge6)
    } else {
        None
    }
}

/// 7.1, 6.1: reports the faults of the moment, for any card or ability.
fn check_moment(state: &State, by: Seat, card: Card, when: &[When], late: Clause, sink: &mut Sink<Xinglingwang>) {
    if when.contains(&When::Exact) {
        sink.unmodelled(Clause::C6_4, card);
        return;
    }
    if !when.iter().any(|it| is_now(state, by, *it)) {
        sink.fault(late, || Breach::NotItsTiming { card });
        return;
    }
    if let Some(clause) = in_one_go(state) {
        sink.fault(clause, || Breach::InOneGo { card });
        return;
    }
    if let Some(first) = state.pending.first() {
        sink.fault(first.clause, || Breach::AnotherFirst { card, first: first.card });
    } else if !state.asks(by) || !is_window(state) {
        sink.fault(late, || Breach::NotAskedNow { player: by });
    }
}

/// 7.1: reports every fault of using a card.
pub fn check_use(setup: &Setup, state: &State, by: Seat, it: &Use, sink: &mut Sink<Xinglingwang>) {
    let card = it.card;
    if !state.table.could_be_in(card, zones::hand(by)) {
        sink.fault(Clause::C7_1, || Breach::NotInHand { card, player: by });
        return;
    }
    let Some(facts) = setup.facts(card) else {
        sink.undecidable(Clause::C7_1, card);
        return;
    };
    if facts.is_unit() {
        sink.fault(Clause::C7_1, || Breach::NoMagic { card });
        return;
    }
    check_moment(state, by, card, &facts.card.timing, Clause::C7_1, sink);
    if facts.card.gives.is_some() && it.targets.cards().first().is_none_or(|it| state.find(*it).is_none()) {
        sink.fault(Clause::C7_4, || Breach::BeneathNoUnit { card });
    }
    check_targets(setup, state, by, (card, 0, facts.card.aims), it.targets, sink);
    texts::check_targets(setup, state, by, (card, 0), it.targets.cards(), sink);
    if texts::program(setup, card, 0).is_none() && facts.card.aims.is_none() {
        // 7.4: a terrain card has no target; a card put beneath a unit has that unit as its only target. For other
        // texts without an effect in the card file, the targets are judged as the log tells the effect.
        let most = match facts.card.gives {
            Some(_) => Some(1),
            None => (facts.card.sort == Type::Terrain).then_some(0),
        };
        if let Some(needs) = most.filter(|most| it.targets.len() > *most) {
            sink.fault(Clause::C6_2, || Breach::TargetsOther { card, needs, made: it.targets.len() });
        }
    }
}

/// 6.2n1, 12.3n1, 15.magicproof, 15.effectproof, 7.5: reports targets that must not be chosen.
fn check_targets(
    setup: &Setup,
    state: &State,
    by: Seat,
    (source, ability, aims): (Card, u8, Option<Aim>),
    targets: Cards,
    sink: &mut Sink<Xinglingwang>,
) {
    if aims.is_some_and(|it| !is_any_there(state, by, it)) {
        sink.fault(Clause::C6_2N1, || Breach::NothingToAimAt { card: source });
        return;
    }
    for &target in targets.cards() {
        if !setup.has(target) {
            sink.fault(Clause::C6_2N1, || Breach::NoSuchCard { card: target });
            continue;
        }
        if aims.is_some_and(|it| !is_there(state, by, it, target)) {
            sink.fault(Clause::C6_2N1, || Breach::IsElsewhere { card: target, source });
        }
        let terrain = setup.facts(source).is_some_and(|it| it.card.sort == Type::Terrain);
        let is_active = state.table.zone(source) == zones::terrain(by);
        if terrain && is_active && state.find(target).is_some_and(|it| it.0 != by) {
            sink.fault(Clause::C7_5, || Breach::TerrainAimsAtEnemy { card: source, target });
        }
        // For an effect that the card file does not state, this is judged as the effect happens.
        if is_sacrificed(state, source, target) && texts::takes(setup, source, ability) {
            sink.fault(Clause::C12_3N1, || Breach::IsSacrificed { unit: target });
        }
        if let Some(clause) = shielded(setup, state, target, by, source) {
            sink.fault(clause, || Breach::IsProof { unit: target });
        }
    }
}

/// 15.instant.2, 15.devour.3, 6.1, 15.spend, 15.disembark, 15.recall: reports every fault of activating an ability.
pub fn check_activate(setup: &Setup, state: &State, by: Seat, it: &Activate, sink: &mut Sink<Xinglingwang>) {
    let card = it.card;
    let Some(facts) = setup.facts(card) else {
        match setup.has(card) && card.token_place().is_none() {
            true => sink.undecidable(Clause::C6_1, card),
            false => sink.fault(Clause::C6_1, || Breach::NoSuchAbility { card, ability: it.ability }),
        }
        return;
    };
    let Some(ability) = facts.ability(it.ability) else {
        sink.fault(Clause::C6_1, || Breach::NoSuchAbility { card, ability: it.ability });
        return;
    };
    let waiting = state.pending.iter().find(|p| (p.card, p.ability) == (card, it.ability));
    match (waiting, state.pending.first()) {
        (Some(own), Some(first)) if own.by != by => {
            sink.fault(own.clause, || Breach::NotYours { card, player: by });
            let _ = first;
        }
        (Some(own), Some(first)) if own.by != first.by || own.clause != first.clause => {
            sink.fault(first.clause, || Breach::AnotherFirst { card, first: first.card });
        }
        (Some(own), Some(first)) if own.order != first.order => {
            let electric = own.clause == Clause::C15Electrify2;
            sink.fault(if electric { own.clause } else { Clause::C6_1 }, || Breach::AnotherFirst {
                card,
                first: first.card,
            });
        }
        (Some(_), _) => {}
        (None, _) => {
            let Some((from, _)) = place(state, by, card) else {
                sink.fault(Clause::C6_1, || Breach::NotYours { card, player: by });
                return;
            };
            if from != ability.from {
                sink.fault(Clause::C6_1, || Breach::ElsewhereThan { card });
            }
            match ability.when {
                When::TacticsStart if state.phase == Phase::Tactics && state.turn.player == by => {
                    sink.fault(Clause::C13_2, || Breach::NotItsTiming { card });
                }
                When::Instant => sink.fault(Clause::C15Instant2, || Breach::WasNotPlayed { card }),
                When::Merged if state.phase >= Phase::Summoning => {
                    sink.fault(Clause::C15Devour3, || Breach::NotItsTiming { card });
                }
                when => check_moment(state, by, card, &[when], Clause::C6_1, sink),
            }
        }
    }
    if ability.once && state.once.contains(&(card, it.ability)) {
        sink.fault(Clause::C6_1, || Breach::OnceATurn { card });
    }
    check_costs(setup, state, by, it, ability, sink);
    check_targets(setup, state, by, (card, it.ability, ability.aims), it.targets, sink);
    texts::check_targets(setup, state, by, (card, it.ability), it.targets.cards(), sink);
}

/// 15.spend.1, 15.spend.2, 15.disembark.1, 15.disembark.2, 15.recall.1: reports the faults in an ability's costs.
fn check_costs(
    setup: &Setup,
    state: &State,
    by: Seat,
    it: &Activate,
    ability: &Ability,
    sink: &mut Sink<Xinglingwang>,
) {
    let (card, needs, energy) = (it.card, spending(setup, state, by, ability), state.energy[by.index()]);
    if ability.spend > 0 && it.spend == 0 {
        sink.fault(Clause::C15Spend2, || Breach::SpendsNothing { card });
    } else if it.spend != needs {
        sink.fault(Clause::C15Spend1, || Breach::SpendsOther { card, spends: it.spend, needs });
    }
    if i16::from(it.spend) > energy || (ability.spend > 0 && i16::from(needs) > energy && it.spend > 0) {
        sink.fault(Clause::C15Spend1, || Breach::TooLittleEnergy { card, energy });
    }
    if let Some(unit) = state.unit(card).filter(|_| ability.disembark > 0) {
        if unit.boarded {
            sink.fault(Clause::C15Disembark2, || Breach::BoardedThisTurn { unit: card });
        }
        if unit.riders < ability.disembark {
            sink.fault(Clause::C15Disembark1, || Breach::TooFewRiders { unit: card, riders: unit.riders });
        }
    }
    check_recall(setup, state, by, it, ability, sink);
}

/// 15.recall.1, 15.soul.1: the recalled cards are in the player's own graveyard, have soul points, are different, and
/// have exactly the required sum.
fn check_recall(
    setup: &Setup,
    state: &State,
    by: Seat,
    it: &Activate,
    ability: &Ability,
    sink: &mut Sink<Xinglingwang>,
) {
    let card = it.card;
    let mut souls = 0u16;
    for (place, &each) in it.recall.cards().iter().enumerate() {
        if !state.table.could_be_in(each, zones::graveyard(by)) {
            sink.fault(Clause::C15Recall1, || Breach::NotInGraveyard { card: each, player: by });
        }
        if it.recall.cards()[..place].contains(&each) {
            sink.fault(Clause::C15Recall1, || Breach::RecalledTwice { card: each });
        }
        let Some(facts) = setup.facts(each) else {
            sink.undecidable(Clause::C15Recall1, each);
            continue;
        };
        let soul = facts.card.soul.unwrap_or(0);
        if soul == 0 {
            sink.fault(Clause::C15Recall1, || Breach::HasNoSoul { card: each });
        }
        souls += u16::from(soul);
    }
    let hidden = it.recall.cards().iter().any(|it| setup.facts(*it).is_none());
    if souls != u16::from(ability.recall) && !hidden {
        sink.fault(Clause::C15Recall1, || Breach::SoulsOther { card, souls, needs: ability.recall });
    }
}
