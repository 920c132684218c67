//! 6, 15: what is wrong with what the texts of cards do. Whether the rules allow it is judged; how much, to which unit and
//! under which condition is not.

use super::legality::check_effect;
use super::target_order::{is_there, lane_order};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::{Star, Zone as At};
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Effect;
use crate::games::xinglingwang::referee::asked::{Asked, Item, asked};
use crate::games::xinglingwang::state::characteristics::shielded;
use crate::games::xinglingwang::state::{Setup, State, zones};
use crate::judge::Sink;
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
        Transform { unit, .. } | Kidnap { unit, .. } | Control { unit, .. } | Allow { unit, .. } => Some(unit),
        CountsAs { unit, .. } | OffMap { unit, .. } | Bring { card: unit, .. } | Mount { card: unit } => Some(unit),
        Embark { traveller: unit, .. } => Some(unit),
        _ => None,
    }
}

/// 6.2: what is resolved and tells nothing rests on its text: the event that comes instead of it says so.
pub fn check_untold(state: &State, sink: &mut Sink<Xinglingwang>) {
    if let Some(run) = state.resolving.iter().find(|it| !it.told) {
        sink.unmodelled(Clause::C6_2, run.card);
    }
}

/// 15.split.1: every unit card of a merged unit is put on the board, one behind the other; `next`: the unit that is split next.
pub fn check_split(state: &State, next: Option<Card>, sink: &mut Sink<Xinglingwang>) {
    if let Some(unit) = state.splitting.filter(|it| state.running.is_empty() && Some(*it) != next) {
        sink.fault(Clause::C15Split1, || Breach::SplitInPart { unit });
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

/// 7.3, 15.spend.3: of a magic card whose targets have all gone before anything of it was resolved nothing is, what it spends
/// included.
fn check_still_there(setup: &Setup, state: &State, source: Card, sink: &mut Sink<Xinglingwang>) {
    let Some(run) = state.resolving.iter().rfind(|it| it.card == source) else { return };
    let Some(aims) = setup.facts(source).and_then(|it| it.card.aims) else { return };
    let targets = run.targets.cards();
    if run.ability > 0 || run.begun || targets.is_empty() {
        return;
    }
    if targets.iter().all(|it| !is_there(state, run.by, aims, *it)) {
        sink.fault(Clause::C7_3, || Breach::IsElsewhere { card: targets[0], source });
    }
}

/// 6.2n1, 7.3, 6.7: a text is resolved on a target that is still where it has to be, and on several in lane order.
fn check_targets(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Xinglingwang>) {
    check_still_there(setup, state, source, sink);
    let Some((at, which)) = aimed_at(state, source, does) else { return };
    let run = state.resolving[at];
    if run.touched & 1 << which != 0 {
        return;
    }
    let card = run.targets.cards()[which];
    let Some(facts) = setup.facts(source) else { return };
    let aims = if run.ability == 0 { facts.card.aims } else { facts.ability(run.ability).and_then(|it| it.aims) };
    let any_left = run.ability > 0
        || run.begun
        || run.targets.cards().iter().any(|it| aims.is_some_and(|aim| is_there(state, run.by, aim, *it)));
    if any_left && aims.is_some_and(|it| !is_there(state, run.by, it, card)) {
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
