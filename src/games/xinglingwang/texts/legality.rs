//! 4, 15: what the rules have against the effect of a text, whoever's it is and whatever set it off.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::Star;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::{Effect, Keyword, Subject};
use crate::games::xinglingwang::log::words::Slot;
use crate::games::xinglingwang::rules::c12_play::check_entrance;
use crate::games::xinglingwang::state::characteristics::{cannot, cells, has, is_held, seats, shielded};
use crate::games::xinglingwang::state::{Setup, State, Unit, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The player whose text it is.
pub fn whose(state: &State, source: Card) -> Seat {
    let running = state.running.iter().rev().find(|it| it.card == source);
    running.map(|it| it.by).or_else(|| state.controller(source)).unwrap_or_else(|| source.owner())
}

/// 12.3n1: whether a card is a sacrifice on its way to the graveyard, which the effects of other cards do not take away.
pub fn is_sacrificed(state: &State, source: Card, card: Card) -> bool {
    card != source && state.playing.as_ref().is_some_and(|it| it.left.contains(&card))
}

/// 15.reward.1, 15.charge.2, 12.4n1, 12.3n1.
pub fn check_effect(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    let unit = |card: Card| state.unit(card);
    for card in does.takes().into_iter().flatten().filter(|it| is_sacrificed(state, source, *it)) {
        sink.fault(Clause::C12_3N1, || Breach::IsSacrificed { unit: card });
    }
    match *does {
        Effect::Draw { player, card } => {
            let top = state.table.top(zones::library(player));
            if top.is_none_or(|top| top.is_known() && card.is_known() && top != card) {
                sink.fault(Clause::C4_2, || Breach::NotOnTop { card, player });
            }
        }
        Effect::Charge { by, .. } if by < 0 => {
            sink.fault(Clause::C15Charge2, || Breach::GainsNegative { card: source })
        }
        Effect::Spend { by: 0, .. } => sink.fault(Clause::C15Spend2, || Breach::SpendsNothing { card: source }),
        Effect::Spend { player, by } if i16::from(by) > state.energy[player.index()] => {
            let energy = state.energy[player.index()];
            sink.fault(Clause::C15Spend1, || Breach::TooLittleEnergy { card: source, energy });
        }
        Effect::Reward { by, .. } if by < 0 => {
            sink.fault(Clause::C15Reward1, || Breach::GainsNegative { card: source })
        }
        Effect::Destroy { unit: card } if unit(card).is_some_and(|it| has(setup, state, it, Keyword::Unbreakable)) => {
            sink.fault(Clause::C15Unbreakable1, || Breach::IsUnbreakable { unit: card });
        }
        Effect::Push { unit, to } => check_push(setup, state, source, unit, to, sink),
        Effect::OffMap { unit, to: Some(to) } => check_off_map(setup, state, source, unit, to, sink),
        Effect::Summon { card, to } | Effect::Play { card, to } => {
            if let Some(Star::Blue(frame)) = setup.facts(card).and_then(|it| it.card.star.as_ref())
                && !frame.by_effect
            {
                sink.fault(Clause::C12_4N1, || Breach::NotByEffect { card });
            }
            // 12.4n1: a hidden card may have a blue frame that does not allow it, or be no unit card.
            if setup.facts(card).is_none() && card.token_place().is_none() {
                sink.undecidable(Clause::C12_4N1, card);
            }
            check_entrance(state, whose(state, source), to, &[], sink);
        }
        Effect::Traveller { player, to } => {
            if state.forest[player.index()] == 0 {
                sink.fault(Clause::C4_6, || Breach::EmptyForest { player });
            }
            check_entrance(state, player, to, &[], sink);
        }
        Effect::Kidnap { by, .. } => check_kidnap(setup, state, by, sink),
        Effect::Embark { traveller, unit } => check_embark(setup, state, traveller, unit, sink),
        Effect::Merge { under, onto, .. } => check_merge(setup, state, under, onto, sink),
        Effect::MechMerge { unit, onto, under, .. } => {
            crate::games::xinglingwang::rules::c13_main_phase::check_merge(
                setup,
                state,
                whose(state, source),
                [unit, onto, under],
                &state.joined_by_text,
                sink,
            );
        }
        Effect::Split { unit, card, to } => check_split(state, unit, card, to, sink),
        Effect::Control { unit, to } => {
            if let Some(of) = state.controller(unit) {
                check_entrance(state, of.other(), to, &[], sink);
            }
        }
        Effect::Spin { .. } if !state.opened.is_empty() || !state.spins.is_empty() => {
            sink.fault(Clause::C15Spin4, || Breach::SpinUnderWay { card: source });
        }
        _ => {}
    }
}

/// 15.push.1, 15.push.2: each unit in the way is pushed on, the last one to a free position.
fn check_push(setup: &Setup, state: &State, source: Card, card: Card, to: Slot, sink: &mut Sink<Xinglingwang>) {
    let Some((of, from)) = state.find(card) else { return };
    if !from.touches(to) {
        sink.fault(Clause::C15Push1, || Breach::NotNext { unit: card, at: to });
        return;
    }
    if state.unit(card).is_some_and(|it| has(setup, state, it, Keyword::Imprison)) {
        sink.fault(Clause::C15Imprison1, || Breach::IsImprisoned { unit: card });
    } else if state.unit(card).is_some_and(|it| cannot(setup, state, it, Subject::Move)) {
        sink.fault(Clause::C6_8, || Breach::CannotMove { unit: card });
    }
    let (mut from, mut to) = (from, to);
    while let Some(next) = state.at(of, to) {
        if resists(setup, state, source, next) {
            let card = next.card;
            sink.fault(Clause::C15Push2_2, || Breach::PushResisted { unit: card });
            return;
        }
        let Some(beyond) = from.beyond(to) else {
            let card = next.card;
            sink.fault(Clause::C15Push2_1, || Breach::BoardEnds { unit: card });
            return;
        };
        (from, to) = (to, beyond);
    }
}

/// 15.push.2.2: whether a unit keeps a push from being passed on to it.
fn resists(setup: &Setup, state: &State, source: Card, unit: &Unit) -> bool {
    is_held(setup, state, unit) || shielded(setup, state, unit.card, whose(state, source), source).is_some()
}

/// 15.push.2.2: a unit is off the map where the next one cannot be pushed.
fn check_off_map(setup: &Setup, state: &State, source: Card, card: Card, to: Slot, sink: &mut Sink<Xinglingwang>) {
    let Some((of, from)) = state.find(card) else { return };
    let stands = state.at(of, to);
    let stuck = stands.is_some_and(|it| resists(setup, state, source, it) || from.beyond(to).is_none());
    if !stuck || !from.touches(to) {
        sink.fault(Clause::C15Push2_2, || Breach::CouldBePushed { unit: card, at: to });
    }
}

/// 15.kidnap.1, 15.kidnap.5b: a unit with kidnap that still has room.
fn check_kidnap(setup: &Setup, state: &State, by: Card, sink: &mut Sink<Xinglingwang>) {
    let Some(unit) = state.unit(by) else { return };
    let cells = usize::from(cells(setup, state, unit));
    if cells == 0 {
        sink.fault(Clause::C15Kidnap1, || Breach::HasNoKidnap { unit: by });
    } else if unit.kidnapped().count() >= cells {
        sink.fault(Clause::C15Kidnap5B, || Breach::KidnapsEnough { unit: by });
    }
}

/// 15.embark.1, 15.ride.2, 15.imprison.1: a little traveller moves and goes beneath a unit with ride that has room.
fn check_embark(setup: &Setup, state: &State, traveller: Card, unit: Card, sink: &mut Sink<Xinglingwang>) {
    if traveller.token_place().is_none() {
        sink.fault(Clause::C15Embark1, || Breach::NoTraveller { card: traveller });
    }
    if state.unit(traveller).is_some_and(|it| has(setup, state, it, Keyword::Imprison)) {
        sink.fault(Clause::C15Imprison1, || Breach::IsImprisoned { unit: traveller });
    }
    let Some(it) = state.unit(unit) else { return };
    if !has(setup, state, it, Keyword::Ride) {
        sink.fault(Clause::C15Embark1, || Breach::HasNoRide { unit });
    } else if it.riders >= seats(setup, state, it) {
        sink.fault(Clause::C15Ride2, || Breach::RideIsFull { unit });
    }
}

/// 15.merge.1, 15.imprison.2: units that are not merged yet; what goes beneath moves.
fn check_merge(setup: &Setup, state: &State, under: Card, onto: Card, sink: &mut Sink<Xinglingwang>) {
    for card in [under, onto] {
        if state.unit(card).is_some_and(|it| it.merged().next().is_some()) {
            sink.fault(Clause::C15Merge1, || Breach::MergedAlready { unit: card });
        }
    }
    if state.unit(under).is_some_and(|it| has(setup, state, it, Keyword::Imprison)) {
        sink.fault(Clause::C15Imprison2, || Breach::IsImprisoned { unit: under });
    }
}

/// 15.split.1, 15.split.2, 15.split.4: with room for all, and the front row first for a unit of the front row.
fn check_split(state: &State, unit: Card, card: Card, to: Slot, sink: &mut Sink<Xinglingwang>) {
    let (Some((of, at)), Some(it)) = (state.find(unit), state.unit(unit)) else { return };
    let parts = it.merged().count();
    if !it.merged().any(|it| it.0 == card) {
        sink.fault(Clause::C15Split1, || Breach::NotBeneath { card, unit });
        return;
    }
    let free = |front: Option<bool>| {
        let fits = |it: &Slot| front.is_none_or(|front| it.is_front() == front) && state.at(of, *it).is_none();
        Slot::ALL.into_iter().filter(fits).count()
    };
    if free(None) < parts {
        sink.fault(Clause::C15Split4, || Breach::NoRoomToSplit { unit });
    } else if at.is_front() && !to.is_front() && free(Some(true)) > 0 {
        sink.fault(Clause::C15Split2, || Breach::RoomInFront { at: to });
    }
}
