//! 6, 15: what is wrong with what the texts of cards do. Whether the rules allow it is judged; how much, to which unit and
//! under which condition is not.

use super::Xinglingwang;
use super::aiming::{is_there, lane_order};
use super::asking::{Asked, Item, asked};
use super::cards::{Star, Zone as At};
use super::clauses::Clause;
use super::effects::{Effect, Keyword, Subject};
use super::facts::Breach;
use super::playing::check_entrance;
use super::state::{Setup, State, Unit};
use super::values::{cannot, cells, has, is_held, seats, shielded};
use super::words::Slot;
use super::zones;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, NamesCards};

/// 6.2: whether a text is being resolved, or holds by itself.
pub fn is_active(setup: &Setup, state: &State, source: Card) -> bool {
    let holds = setup.facts(source).is_some_and(|it| it.card.text) && state.controller(source).is_some();
    holds || is_act_of_frame(setup, state, source) || state.resolving.iter().any(|it| it.card == source)
}

/// 12.4: whether a text may be the act that the blue frame of a card in the hand asks for.
fn is_act_of_frame(setup: &Setup, state: &State, source: Card) -> bool {
    let by = source.owner();
    let asks = setup.facts(source).and_then(|it| it.card.star.as_ref());
    let asks = asks.is_some_and(|it| matches!(it, Star::Blue(frame) if frame.text));
    let may_play = matches!(asked(state), Some(Asked::Item(Item::Summoning | Item::Entry))) && !state.entered;
    asks && may_play && state.asks(by) && state.table.could_be_in(source, zones::hand(by))
}

/// Whether nothing is known of a card of the hand that nothing is being resolved of.
fn is_hidden_in_hand(setup: &Setup, state: &State, source: Card) -> bool {
    let hidden = setup.facts(source).is_none() && source.token_place().is_none();
    let hand = zones::hand(source.owner());
    hidden && state.table.could_be_in(source, hand) && !state.resolving.iter().any(|it| it.card == source)
}

/// All that is wrong with what a text does. All that it does rests on the text.
pub fn check(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    if !setup.has(source) {
        sink.fault(Clause::C6_1, || Breach::NoSuchCard { card: source });
    } else if is_hidden_in_hand(setup, state, source) {
        // 12.4: its frame may ask for it.
        sink.undecidable(Clause::C6_1, source);
    } else if !is_active(setup, state, source) {
        // 6.2: a text that the card file says does nothing else than that.
        let said = setup.facts(source).is_some_and(|it| it.texts.iter().any(Option::is_some));
        if said {
            sink.fault(Clause::C6_2, || Breach::SaysNothingMore { card: source });
            check_effect(setup, state, source, does, sink);
            return;
        }
        sink.fault(Clause::C6_1, || Breach::NotActivated { card: source });
    }
    check_targets(setup, state, source, does, sink);
    check_unnamed(setup, state, source, does, sink);
    check_effect(setup, state, source, does, sink);
    sink.unmodelled(Clause::C6_2, source);
}

/// What is being resolved of a card, and which of its targets an effect is resolved on.
pub fn aimed_at(state: &State, source: Card, does: &Effect) -> Option<(usize, usize)> {
    let at = state.resolving.iter().rposition(|it| it.card == source)?;
    let targets = state.resolving[at].targets;
    let mut found = None;
    does.each_card(&mut |it| found = found.or(targets.cards().iter().position(|target| *target == it)));
    Some((at, found?))
}

/// The unit that an effect changes, or that it takes off the board.
pub const fn on_unit(does: &Effect) -> Option<Card> {
    use Effect::*;
    match *does {
        Attack { unit, .. } | Points { unit, .. } | Gain { unit, .. } | Lose { unit, .. } | Forbid { unit, .. } => {
            Some(unit)
        }
        Sideways { unit } | Upright { unit } | Destroy { unit } | Put { unit, .. } | Push { unit, .. } => Some(unit),
        Transform { unit, .. } | Kidnap { unit, .. } | Control { unit, .. } => Some(unit),
        _ => None,
    }
}

/// 6.2: what is resolved and tells nothing rests on its text: the event that comes instead of it says so.
pub fn check_untold(state: &State, sink: &mut Sink<Xinglingwang>) {
    if let Some(run) = state.resolving.iter().find(|it| !it.told) {
        sink.unmodelled(Clause::C6_2, run.card);
    }
}

/// 7.5: a terrain card acts on its controller's cards alone. 15.magicproof, 15.effectproof: where a text chooses units and the
/// log does not name them, the first unit that it acts on is the one that was chosen.
fn check_unnamed(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    let Some(unit) = on_unit(does) else { return };
    let Some(run) = state.resolving.iter().rfind(|it| it.card == source && it.targets.is_empty()) else { return };
    let (Some(of), Some(facts)) = (state.controller(unit), setup.facts(source)) else { return };
    if state.table.zone(source) == zones::terrain(run.by) && of != run.by {
        sink.fault(Clause::C7_5, || Breach::TerrainAimsAtEnemy { card: source, target: unit });
    }
    let aims = if run.ability == 0 { facts.card.aims } else { facts.ability(run.ability).and_then(|it| it.aims) };
    let chosen = run.touched == 0 && aims.is_some_and(|it| it.at == At::Units && is_there(state, run.by, it, unit));
    if let Some(clause) = shielded(setup, state, unit, run.by, source).filter(|_| chosen) {
        sink.fault(clause, || Breach::IsProof { unit });
    }
}

/// 6.2n1, 7.3, 6.7: a text is resolved on a target that is still where it has to be, and on several in lane order.
fn check_targets(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    let Some((at, which)) = aimed_at(state, source, does) else { return };
    let run = state.resolving[at];
    if run.touched & 1 << which != 0 {
        return;
    }
    let card = run.targets.cards()[which];
    let Some(facts) = setup.facts(source) else { return };
    let aims = if run.ability == 0 { facts.card.aims } else { facts.ability(run.ability).and_then(|it| it.aims) };
    if aims.is_some_and(|it| !is_there(state, run.by, it, card)) {
        let clause = if run.ability == 0 { Clause::C7_3 } else { Clause::C6_2N1 };
        sink.fault(clause, || Breach::IsElsewhere { card, source });
    }
    let Some(place) = lane_order(state, card) else { return };
    let untouched = (0..).zip(run.targets.cards()).filter(|(it, _)| run.touched & 1 << it == 0);
    let first = untouched.filter_map(|(_, it)| Some((lane_order(state, *it)?, *it))).min();
    if let Some((_, first)) = first.filter(|it| it.0 < place) {
        sink.fault(Clause::C6_7, || Breach::ResolvedFirst { card, first });
    }
}

/// The player whose text it is.
pub fn whose(state: &State, source: Card) -> Seat {
    let running = state.running.iter().rev().find(|it| it.card == source);
    running.map(|it| it.by).or_else(|| state.controller(source)).unwrap_or_else(|| source.owner())
}

/// 15.reward.1, 15.charge.2, 12.4n1.
pub fn check_effect(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    let unit = |card: Card| state.unit(card);
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
        Effect::Bring { card, .. } if state.playing.as_ref().is_some_and(|it| it.left.contains(&card)) => {
            sink.fault(Clause::C12_3N1, || Breach::IsSacrificed { unit: card });
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
            super::phases::check_merge(
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

/// 15.embark.1, 15.ride.2: a little traveller goes beneath a unit with ride that has room.
fn check_embark(setup: &Setup, state: &State, traveller: Card, unit: Card, sink: &mut Sink<Xinglingwang>) {
    if traveller.token_place().is_none() {
        sink.fault(Clause::C15Embark1, || Breach::NoTraveller { card: traveller });
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
