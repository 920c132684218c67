//! Sets the table from a position.

use super::form::{Changed, Position, Triggered, Unit, Used, Zones};
use super::moment::{self, Place};
use super::{impossible, unreachable};
use crate::games::cipher::facts::Spot;
use crate::games::cipher::log::words::{Line, Phase, Until};
use crate::games::cipher::rules::agenda::settle;
use crate::games::cipher::rules::c05_limits;
use crate::games::cipher::rules::c13_turn::TURN;
use crate::games::cipher::state::zones::{self, Area, BONUS, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED};
use crate::games::cipher::state::{Attacked, Barred, Lasting, Setup, State, Trigger, UseLimit};
use crate::games::cipher::{Cipher, cards};
use crate::judge::Sink;
use crate::judge::{BadStart, Worded};
use crate::log::{Seat, from_json};
use crate::say;
use crate::table::{Card, Change, Changing, MOST_CARDS, NOWHERE, Zone};

/// The largest number of triggered abilities, of changes by texts, and of used abilities that a position may hold.
const MOST_OF_A_SORT: usize = 200;

/// Sets up a position. States that only a text of an unknown card can bring about are reported to `sink`.
///
/// # Errors
/// [`BadStart`] for JSON that is no position, for a card that is not in the match or in two places, and for an impossible
/// position.
pub fn set_position(setup: &Setup, position: &serde_json::Value, sink: &mut Sink<Cipher>) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    set(setup, &position, sink)
}

/// Sets up a position that was already read.
///
/// # Errors
/// Those of [`set_position`].
pub fn set(setup: &Setup, position: &Position, sink: &mut Sink<Cipher>) -> Result<State, BadStart> {
    if position.turn == 0 {
        return Err(BadStart(say!(
            setup,
            "a position's turns are counted from 1",
            "局面的回合从1开始计数",
            "局面のターンは1から数える"
        )));
    }
    let place = Place::of(setup, position)?;
    let mut state = State::new(setup, &TURN);
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        lay_out(setup, &mut state, of, zones)?;
    }
    few(setup, &position.triggers, || say!(setup, "triggered abilities", "处于诱发状态的能力", "誘発状態のスキル"))?;
    few(setup, &position.changes, || say!(setup, "changes by texts", "由能力进行的修改", "スキルによる変更"))?;
    few(setup, &position.barred, || say!(setup, "barred abilities", "不能使用的能力", "使えないスキル"))?;
    few(setup, &position.used, || say!(setup, "used abilities", "使用过的能力", "使ったスキル"))?;
    impossible::check(setup, &state, position, place)?;
    let trigger = |triggered: &Triggered| {
        let Triggered { user, card, ability, wave, about } = *triggered;
        Trigger { user, card, ability, wave, about: about.unwrap_or(Card::NONE) }
    };
    state.triggers.extend(position.triggers.iter().map(trigger));
    state.changes.extend(position.changes.iter().map(change));
    state.limits.extend(position.used.iter().filter_map(|it| limit(setup, it)));
    state.barred.extend(position.barred.iter().map(|it| Barred { of: it.of, card: it.card, ability: it.ability }));
    note_attacks(&mut state, position);
    moment::stand(setup, &mut state, position, place);
    state.turn.texts |= !state.limits.is_empty() || state.changes.iter().any(|it| it.until != Until::Later);
    state.told = state.turn.texts;
    unreachable::check(setup, &state, position, place, sink);
    settle(setup, &mut state);
    Ok(state)
}

/// Notes the units that have attacked this turn. Units that are rested in the action phase, and not marked as having attacked,
/// are noted as possible attackers.
fn note_attacks(state: &mut State, position: &Position) {
    let zones = if position.player == Seat::A { &position.a } else { &position.b };
    let acts = position.phase >= Phase::Action;
    let may_have = |it: &&Unit| it.attacked || (acts && it.rested);
    state.attacked = zones.units().filter(may_have).map(|it| Attacked { unit: it.top(), sure: it.attacked }).collect();
}

fn few<T>(setup: &Setup, list: &[T], what: impl FnOnce() -> String) -> Result<(), BadStart> {
    if list.len() <= MOST_OF_A_SORT {
        return Ok(());
    }
    let what = what();
    Err(BadStart(say!(
        setup,
        "the position has more than {MOST_OF_A_SORT} {what}",
        "局面中的{what}多于{MOST_OF_A_SORT}个",
        "局面の{what}が{MOST_OF_A_SORT}個を超える"
    )))
}

fn change(it: &Changed) -> Lasting {
    let range = it.range.map(|it| cards::Range { one: it.one, two: it.two });
    Lasting {
        power: it.power,
        range,
        two_orbs: it.two_orbs,
        ends: it.ends.unwrap_or(0),
        ..Lasting::none(it.unit, it.until)
    }
}

/// 10.6.2, 19.1.4.1: the use limit that remains from a use, if the ability has one.
fn limit(setup: &Setup, it: &Used) -> Option<UseLimit> {
    let Used { unit, ability } = *it;
    c05_limits::is_limited(setup, unit, ability).then_some(UseLimit { unit, ability })
}

fn lay_out(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let piles: [(&[Card], Zone, u16); 7] = [
        (&zones.hand, zones::hand(of), 0),
        (&zones.bonds, zones::bonds(of), FACE_UP),
        (&zones.bonds_down, zones::bonds(of), 0),
        (&zones.orbs, zones::orbs(of), 0),
        (&zones.retreat, zones::retreat(of), FACE_UP),
        (&zones.support, zones::support(of), FACE_UP),
        (&zones.boundless, zones::boundless(of), FACE_UP),
    ];
    for (cards, zone, marks) in piles {
        for card in cards {
            lay(setup, state, of, *card, zone, marks)?;
        }
    }
    for (units, line) in [(&zones.front, Line::Front), (&zones.back, Line::Back)] {
        for unit in units {
            lay_unit(setup, state, of, unit, line)?;
        }
    }
    for card in &zones.deck {
        lay(setup, state, of, *card, zones::deck(of), 0)?;
    }
    fill_deck(setup, state, of, zones);
    Ok(())
}

/// Puts the cards that no zone names under those that the deck names. The deck was laid from the top card down.
fn fill_deck(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) {
    let hides = |zone: Zone| state.table.hides(zone);
    let hidden = hides(zones::hand(of)) || hides(zones::orbs(of)) || hides(zones::deck(of)) || hides(zones::bonds(of));
    let rest: Vec<Card> = setup.cards(of).filter(|it| state.table.zone(*it) == NOWHERE).collect();
    let rest = if hidden { Vec::new() } else { rest };
    let cards: Vec<Card> = rest.into_iter().rev().chain(zones.deck.iter().rev().copied()).collect();
    state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
}

fn lay(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    if card.is_known() {
        if !setup.has(card) || card.owner() != of {
            let size = setup.sizes[of.index()];
            return Err(BadStart(say!(
                setup,
                "the position puts {card} into {spot}; {of}'s cards are {of}1 to {of}{size}",
                "局面将{card}放置到{spot}，而{of}的卡是{of}1到{of}{size}",
                "局面は{card}を{spot}に置くが、{of}のカードは{of}1から{of}{size}までである",
                spot = Spot::of(zone).worded(setup)
            )));
        }
        let at = state.table.zone(card);
        if at != NOWHERE {
            let (one, other) = (Area::of(at).worded(setup), Area::of(zone).worded(setup));
            return Err(BadStart(say!(
                setup,
                "the position has {card} in two places: the {one} and the {other}",
                "局面中{card}同时在两处：{one}与{other}",
                "局面で{card}が2か所にある：{one}と{other}"
            )));
        }
    }
    if state.table.pile(zone).len() >= MOST_CARDS {
        return Err(BadStart(say!(
            setup,
            "the position puts more than {MOST_CARDS} cards into {spot}",
            "局面将多于{MOST_CARDS}张卡放置到{spot}",
            "局面は{spot}に{MOST_CARDS}枚を超えるカードを置く",
            spot = Spot::of(zone).worded(setup)
        )));
    }
    state.bring_in(setup, card, zone, marks);
    Ok(())
}

fn lay_unit(setup: &Setup, state: &mut State, of: Seat, unit: &Unit, line: Line) -> Result<(), BadStart> {
    let zone = zones::line(of, line);
    let spot = Spot::of(zone).worded(setup);
    let mut cards = unit.cards.iter().rev();
    let Some(bottom) = cards.next() else {
        return Err(BadStart(say!(
            setup,
            "a unit in {spot} has no cards",
            "{spot}上有单位没有卡",
            "{spot}にカードのないユニットがある"
        )));
    };
    if let Some(hidden) = unit.cards.iter().find(|it| !it.is_known()) {
        return Err(BadStart(say!(
            setup,
            "a unit in {spot} names {hidden}; units are public (6.4.1)",
            "{spot}上有单位写作{hidden}，而单位是公开信息（6.4.1）",
            "{spot}のユニットに{hidden}があるが、ユニットは公開である（6.4.1）"
        )));
    }
    lay(setup, state, of, *bottom, zone, 0)?;
    let mut top = *bottom;
    for card in cards {
        if state.table.zone(*card) != NOWHERE || !setup.has(*card) || card.owner() != of {
            return Err(BadStart(say!(
                setup,
                "the position has {card} in two places, or it is not {of}'s card",
                "局面中{card}同时在两处，或者不是{of}的卡",
                "局面で{card}が2か所にあるか、{of}のカードではない"
            )));
        }
        state.perform(setup, Change::Cover { unit: top, card: *card, from: NOWHERE, under: zones::under(of) });
        top = *card;
    }
    let flags = [
        (true, FACE_UP),
        (unit.lord, LORD),
        (unit.rested, RESTED),
        (unit.defeated, DEFEATED),
        (unit.levelled, LEVELLED),
        (unit.class_changed, CLASS_CHANGED),
        (unit.bonus, BONUS),
    ];
    let marks = flags.into_iter().filter(|(set, _)| *set).fold(0, |all, (_, mark)| all | mark);
    state.mark(setup, top, marks, 0);
    Ok(())
}
