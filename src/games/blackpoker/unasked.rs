//! What speaks against a step or an outcome that the rules do not make happen: the fact that fails, in words.

use super::BlackPoker;
use super::actions::Rule;
use super::agenda::request_of;
use super::cards::{COURT, Faces, Suit, Truth};
use super::fitting::from_life;
use super::flow::RESOLVING;
use super::setup as opening;
use super::state::{Request, Setup, State};
use super::words::{Action, Chance, Step, Target};
use super::zones;
use crate::judge::{Due, Unasked};
use crate::log::Seat;
use crate::table::Card;

/// The fact that fails; none where what is due instead says enough, or hidden cards decide.
pub fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, BlackPoker>) -> Option<String> {
    if matches!(state.due, Due::Over | Due::Step { what: Step::NoEffect { .. } | Step::Result { .. }, .. }) {
        return if let Unasked::Step(Step::Result { .. }, _) = what { Some(lives(state)) } else { None };
    }
    let step = match what {
        Unasked::Step(step, _) => step,
        Unasked::Chance(Chance::Shuffle { player, .. }) => return shuffling(state, *player),
    };
    if let Due::Step { what: due, .. } = &state.due
        && super::fitting::same_sort(due, step)
        && let Some(it) = another_top_card(setup, due, step)
    {
        return Some(it);
    }
    match *step {
        Step::Draw { .. } | Step::Damage { .. } if is_due_too(state, step) => None,
        Step::Draw { .. } => none_under_way(state, &[Action::Draw]).filter(|_| state.turn.number > 0),
        Step::Damage { player, .. } => damage(setup, state, player),
        Step::Resolve { request } => resolution(state, request),
        Step::NoEffect { request } => still_there(setup, state, request),
        Step::Off { request } => off(state, request),
        Step::Trigger { player, action } => trigger(setup, state, player, action),
        Step::Enter { unit } => entering(state).or_else(|| another_key(setup, state, unit)),
        Step::Join { unit, card } => none_under_way(state, &[Action::Equip])
            .or_else(|| aimed_elsewhere(setup, state, unit))
            .or_else(|| another_key(setup, state, card)),
        Step::Size { unit, .. } => {
            none_under_way(state, &[Action::Up, Action::Down]).or_else(|| size(setup, state, unit))
        }
        Step::Dies { unit } => death(setup, state, unit),
        Step::TurnUp { unit } => turning(setup, state, unit),
        Step::Countered { request } => countering(setup, state, request),
        Step::Charge { player } => charging(state, player),
        Step::Expire if state.changes.is_empty() => Some("no number of a soldier is changed".to_owned()),
        Step::Expire | Step::Turn { .. } => none_under_way(state, &[Action::End]),
        Step::Mill { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let found = state.faces(setup, card).are(COURT) == Truth::Yes;
            found.then(|| format!("{} is one of those that Succession looks for", setup.tell(card)))
        }),
        Step::Gain { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let common = state.faces(setup, card).are(COURT) == Truth::No;
            common.then(|| format!("{} is none of those that Succession looks for", setup.tell(card)))
        }),
        Step::Result { .. } => Some(lives(state)),
        _ if state.turn.number > 0 => Some("the setup is over".to_owned()),
        Step::First { .. } | Step::TurnCard { .. } => opening::told_numbers(setup, state),
        _ if !setup.frame.preset => Some("the header's options leave the preset out".to_owned()),
        _ => None,
    }
}

/// Whether a step of this sort is due, for somebody.
fn is_due_too(state: &State, step: &Step) -> bool {
    matches!(&state.due, Due::Step { what, .. } if super::fitting::same_sort(what, step))
}

/// The step takes another card of the same life than the top one.
fn another_top_card(setup: &Setup, due: &Step, step: &Step) -> Option<String> {
    let [mut due, mut step] = [*due, *step];
    let ((of, top), (player, card)) = (from_life(&mut due)?, from_life(&mut step)?);
    let other = of == player && top != card && top.is_known() && card.is_known();
    other.then(|| format!("{} is the top card of {of}'s life", setup.tell(*top)))
}

/// search.effect: why a life is not shuffled.
fn shuffling(state: &State, player: Seat) -> Option<String> {
    if state.turn.number == 0 {
        return None;
    }
    none_under_way(state, &[Action::Search]).or_else(|| match request_of(state)?.by {
        _ if state.life(player) == 0 => Some(format!("{player}'s life is empty")),
        by if by != player => Some(format!("it is {by} who searches")),
        _ => None,
    })
}

/// summon_soldier.effect, summon_hero.effect, summon_ace.effect: nobody is summoned.
fn entering(state: &State) -> Option<String> {
    none_under_way(state, &[Action::SummonSoldier, Action::SummonHero, Action::SummonAce])
        .map(|_| "nobody is being summoned".to_owned())
}

/// That no request of one of these actions is being carried out, if so it is.
fn none_under_way(state: &State, actions: &[Action]) -> Option<String> {
    let under_way = request_of(state).is_some_and(|it| actions.contains(&it.action));
    let names = || actions.iter().map(|it| it.rule().english).collect::<Vec<_>>().join(" or ");
    (!under_way).then(|| format!("no {} is being carried out", names()))
}

/// A size that no hidden card makes uncertain.
fn sure_size(setup: &Setup, state: &State, unit: Card) -> Option<i32> {
    let (low, high) = state.size(setup, unit);
    (low == high).then_some(low)
}

/// The blockers of an attacker that are on the field.
fn blockers(state: &State, attacker: Card) -> Vec<Card> {
    let ours = state.blocks.iter().filter(|it| it.attacker == attacker && state.stands(it.unit));
    ours.map(|it| it.unit).collect()
}

/// judge.effect.3, throw.effect, damage.1, and a cost: why there is no more damage.
fn damage(setup: &Setup, state: &State, player: Seat) -> Option<String> {
    if state.life(player) == 0 {
        return Some(format!("{player}'s life is empty"));
    }
    match request_of(state) {
        Some(it) if it.action == Action::Judge => Some(by_attackers(setup, state)),
        Some(it) if it.action == Action::Throw => {
            let spade = it.keys.cards().iter().find(|it| is_spade(setup, state, **it))?;
            Some(format!("Throw deals the number of {}, {}", setup.tell(*spade), setup.face(*spade)?.number()))
        }
        Some(_) => Some("nothing deals damage".to_owned()),
        None => match state.stage.last() {
            Some(it) if it.by == player && it.action.rule().life > 0 => Some(cost(it.action.rule())),
            _ => Some("nothing deals damage".to_owned()),
        },
    }
}

fn is_spade(setup: &Setup, state: &State, card: Card) -> bool {
    state.faces(setup, card).are(Faces::of(&[Suit::Spade], 1, 13)) == Truth::Yes
}

/// An action's cost, as the list prints it.
fn cost(rule: &Rule) -> String {
    let letters = "B".repeat(rule.drive) + &"L".repeat(rule.life.into()) + &"D".repeat(rule.discard);
    format!("{} costs {letters}, and that is paid", rule.english)
}

/// The most attackers that are told of.
const MOST_TOLD: usize = 4;

/// judge.effect.3: what each attacker deals.
fn by_attackers(setup: &Setup, state: &State) -> String {
    let each = state.attackers.iter().take(MOST_TOLD).map(|attacker| {
        let name = setup.tell(*attacker);
        match (state.stands(*attacker), state.blocks.iter().any(|it| it.attacker == *attacker)) {
            (false, _) => format!("{name} has left the field"),
            (true, true) if blockers(state, *attacker).is_empty() => format!("{name} was blocked"),
            (true, true) => format!("{name} is blocked"),
            (true, false) => match sure_size(setup, state, *attacker) {
                Some(number) => format!("{name} deals its number, {}", number.max(0)),
                None => format!("{name} deals its number"),
            },
        }
    });
    let each: Vec<String> = each.collect();
    match state.attackers.len().saturating_sub(MOST_TOLD) {
        _ if each.is_empty() => "nobody attacks".to_owned(),
        0 => each.join(", "),
        more => format!("{}, and {more} more attack", each.join(", ")),
    }
}

/// core.both, core.stage: why a request is not resolved.
fn resolution(state: &State, number: u16) -> Option<String> {
    if let Some(it) = request_of(state)
        && !matches!(state.due, Due::Step { what: Step::Resolve { .. }, .. })
    {
        return Some(format!("request #{} is being resolved", it.number));
    }
    let top = state.stage.last().map(|it| it.number);
    let waits = Seat::BOTH.into_iter().find(|it| !state.passed[it.index()]);
    match (top, waits) {
        (None, _) => Some("the stage is empty".to_owned()),
        (Some(top), _) if top != number => Some(format!("request #{top} is on top of the stage")),
        (Some(_), Some(of)) => Some(format!("{of} has not passed")),
        (Some(_), None) => None,
    }
}

/// core.resolve.2: what a request is aimed at is still there.
fn still_there(setup: &Setup, state: &State, number: u16) -> Option<String> {
    let it = state.request(number)?;
    match it.target {
        None => Some(format!("{} is aimed at nothing", it.action.rule().english)),
        Some(target) if super::flow::has_target(state, Some(target)) => {
            Some(format!("{} is still there", super::show::target(setup, target)))
        }
        Some(_) => None,
    }
}

/// core.resolve.4: why a request does not leave the stage.
fn off(state: &State, number: u16) -> Option<String> {
    match request_of(state) {
        None => Some(format!("request #{number} was not resolved")),
        Some(it) if it.number != number => Some(format!("it is request #{} that is being resolved", it.number)),
        Some(_) if state.agenda.last()?.proc == &RESOLVING => None,
        Some(it) => Some(format!("the effect of {} is not carried out yet", it.action.rule().english)),
    }
}

/// charge.trigger, draw.trigger, block.trigger, judge.trigger, succession.trigger: why nothing triggers.
fn trigger(setup: &Setup, state: &State, player: Seat, action: Action) -> Option<String> {
    match super::triggers::first(state, player, action) {
        Some(_) => return Some(format!("it is {}'s turn", state.turn.player)),
        None => {
            if let Some(it) = state.waiting.iter().find(|it| it.action == action) {
                return Some(format!("it is {}'s that was triggered", it.by));
            }
        }
    }
    let cause = match action {
        Action::Charge => "no End has resolved",
        Action::Draw => "no Charge has resolved",
        Action::Block => "no Attack has resolved with an attacker on the field",
        Action::Judge => "no Block has resolved",
        Action::Succession => return succession(setup, state, player),
        _ => return Some(format!("{} does not trigger", action.rule().english)),
    };
    Some(cause.to_owned())
}

/// succession.trigger: what went to the grave last came from elsewhere than the field, or is none of the court.
fn succession(setup: &Setup, state: &State, player: Seat) -> Option<String> {
    let (from, many) = state.past.came[player.index()];
    let grave = state.table.pile(zones::grave(player)).iter().rev().take(many.into());
    let mut court = grave.clone().filter(|it| state.faces(setup, **it).are(COURT) != Truth::No);
    let Some(last) = grave.clone().next() else {
        return Some(format!("no card went from {player}'s field to the grave"));
    };
    match (zones::is_field(from), court.next()) {
        (true, None) => Some(format!("{} is no Joker, A, J, Q or K", setup.tell(*last))),
        (true, Some(_)) => Some(format!("what went from {player}'s field to the grave has triggered it already")),
        (false, card) => Some(format!("{} came from the {}", setup.tell(*card.unwrap_or(last)), zones::source(from))),
    }
}

/// The request under way is aimed at another character.
fn aimed_elsewhere(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    let it = request_of(state)?;
    match it.target? {
        Target::Unit(aim) if aim != unit => {
            Some(format!("{} is aimed at {}", it.action.rule().english, setup.tell(aim)))
        }
        _ => None,
    }
}

/// The key card of the request under way is another card.
fn another_key(setup: &Setup, state: &State, card: Card) -> Option<String> {
    let key = *request_of(state)?.keys.cards().first()?;
    (key != card).then(|| format!("the key card is {}", setup.tell(key)))
}

/// up.effect, down.effect: another target, or another number.
fn size(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    let number = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    aimed_elsewhere(setup, state, unit).or_else(|| {
        let it = request_of(state)?;
        Some(format!("{} changes it by {}, once", it.action.rule().english, number(&it)?.number()))
    })
}

/// judge.effect.1, judge.effect.2.a, down.effect, destroy_bulwark.effect: why a character stays.
fn death(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    if !state.stands(unit) {
        return Some(format!("{} is {}", setup.tell(unit), zones::place(state.table.zone(unit))));
    }
    none_under_way(state, &[Action::Judge, Action::Down, Action::DestroyBulwark])
        .or_else(|| aimed_elsewhere(setup, state, unit))
        .or_else(|| match request_of(state)?.action {
            Action::Judge => judged(setup, state, unit),
            Action::Down => Some(format!("the number of {} is {}", setup.tell(unit), sure_size(setup, state, unit)?)),
            _ => None,
        })
}

/// The numbers by which a character wins its comparison, or that it is in none.
fn judged(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    let pair = state.blocks.iter().find(|it| it.unit == unit);
    let attacker = pair.map_or(unit, |it| it.attacker);
    if !state.attackers.contains(&attacker) {
        return Some(format!("{} neither attacks nor blocks", setup.tell(unit)));
    }
    let all = blockers(state, attacker);
    let compared = state.past.compared.filter(|it| it.0 == attacker).map(|it| it.1);
    let numbers = match all.first() {
        _ if compared.is_some() => compared?,
        None => return Some(format!("nobody blocks {}", setup.tell(attacker))),
        Some(first) if state.is_bulwark(*first) => {
            let number = state.faces(setup, *first).only()?.number();
            let told = || format!("the {number} of {} is on no card of {}", setup.tell(*first), setup.tell(attacker));
            return (unit == attacker).then(told);
        }
        Some(_) => super::fighting::numbers(setup, state, attacker, &all)?,
    };
    let [of_attacker, of_blockers] = numbers;
    match unit == attacker {
        true => (of_attacker > of_blockers).then(|| format!("{of_attacker} > the blockers' {of_blockers}")),
        false => (of_blockers > of_attacker).then(|| format!("{of_blockers} > the attacker's {of_attacker}")),
    }
}

/// judge.effect.2.a: why a bulwark is not turned up.
fn turning(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    let name = setup.tell(unit);
    if state.is_up(unit) {
        return Some(format!("{name} lies face up already"));
    }
    let blocks = state.blocks.iter().any(|it| it.unit == unit);
    (!blocks).then(|| format!("{name} does not block"))
}

/// counter.effect: why a request is not nullified.
fn countering(setup: &Setup, state: &State, number: u16) -> Option<String> {
    if let Some(it) = none_under_way(state, &[Action::Counter]) {
        return Some(it);
    }
    let counter = request_of(state)?;
    match counter.target? {
        Target::Request(aim) if aim == number => {}
        target => return Some(format!("Counter is aimed at {}", super::show::target(setup, target))),
    }
    let target = state.request(number)?;
    let key = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    let (own, other) = (key(&counter)?.number(), key(target)?.number());
    (target.keys.len() == 1 && own < other).then(|| format!("{own} < {other}"))
}

/// charge.effect.1: why nobody is charged.
fn charging(state: &State, player: Seat) -> Option<String> {
    none_under_way(state, &[Action::Charge]).or_else(|| match player == state.turn.player {
        true => Some(format!("no character of {player}'s is driven")),
        false => Some(format!("it is {}'s turn", state.turn.player)),
    })
}

/// win.life: how many cards both lives have.
fn lives(state: &State) -> String {
    let [a, b] = Seat::BOTH.map(|it| state.life(it));
    format!("A's life has {a} cards, and B's {b}")
}
