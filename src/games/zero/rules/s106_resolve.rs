//! Section 106: a link of the chain is resolved.

use super::agenda::{Act, Item, Procedure, Wants, act, item, step, top};
use super::s106_links::ability_of;
use super::s705_targets::can_be_aimed_at;
use super::{s106_links, s308_numbers};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, AimAt, Keyword, Kind, Timing};
use crate::games::zero::log::words::{Ask, Effect, Step, Way};
use crate::games::zero::state::door::GHOST;
use crate::games::zero::state::zones::{self, FACE_DOWN, RISEN, TRANSFORMED};
use crate::games::zero::state::{Below, Link, Resolving, Setup, State, Task, Under, What, moves};
use crate::games::zero::texts::actions::{self, Doing, Next, is_idle};
use crate::games::zero::texts::continuous::holds;
use crate::judge::{Due, Impossible};
use crate::table::{Card, Change, Changing};

/// 106p3: the top link.
pub static RESOLVING: Procedure = Procedure {
    clause: Clause::C106P3,
    name: "resolving the top link of the chain",
    native: "清算连锁最上方",
    japanese: "",
    items: &[
        item(Clause::C106P3, &BEGIN, "it begins to be resolved, or fails", "开始清算，或失败"),
        item(Clause::C700P8, &BODY, "what it does, from left to right", "从左到右处理"),
        item(Clause::C106P3, &END, "it leaves the chain", "离开连锁"),
    ],
};

static BEGIN: Act = act(begin);
/// The acts of a link.
pub static BODY: Act = act(body);
/// 106p3: the link leaves the chain.
pub static END: Act = act(end);

/// Returns the link that is being resolved.
pub fn current(state: &State) -> Option<&Link> {
    let frame = state.agenda.last().filter(|it| it.proc == &RESOLVING)?;
    state.chain.last().filter(|it| it.number == frame.about)
}

/// 600p10.2, 705p6.2, 900.quickchange.p3.2, 900.resurreccion.p3, 900.shift.p3.2, 900.swordrelease.p3, and 320p6.2, 702p4.2,
/// 319p3 and the like: returns why the link fails.
pub fn failing(setup: &Setup, state: &State, link: &Link) -> Option<Clause> {
    if let What::LevelUp(reveal) = link.what {
        let gone = link.aims.gone >> 7 & 1 == 1 || !state.stands(link.card);
        let hand = zones::hand(link.by);
        let lost = match reveal.is_none() {
            true => state.count(zones::deck(link.by)) == 0,
            false => state.table.zone(reveal) != hand,
        };
        return (gone || lost).then_some(Clause::C600P10_2);
    }
    let facts = state.facts(setup, link.card);
    let of = ability_of(setup, state, link);
    let ability = of.and_then(|it| setup.ability(it));
    if matches!(link.what, What::Card(_)) && facts.is_some_and(|it| it.kind == Kind::Equipment) {
        return link.on.is_none().then_some(Clause::C319P3);
    }
    let ability = ability?;
    if let Some(keyword) = ability.keyword() {
        let laid =
            matches!(keyword, Keyword::Shift | Keyword::QuickChange | Keyword::SwordRelease | Keyword::Resurreccion);
        if laid && (link.on.is_none() || state.table.zone(link.card) != zones::hand(link.card.owner())) {
            return Some(match keyword {
                Keyword::Shift => Clause::C900ShiftP3_2,
                Keyword::QuickChange => Clause::C900QuickchangeP3_2,
                Keyword::SwordRelease => Clause::C900SwordreleaseP3,
                _ => Clause::C900ResurreccionP3,
            });
        }
    }
    if ability.condition.is_some_and(|it| !holds(setup, state, link.card, it)) {
        return Some(Clause::C702P4_2);
    }
    let tactic = facts.is_some_and(|it| it.is_tactic()) && matches!(link.what, What::Card(_) | What::Copy(_));
    all_targets_gone(setup, state, link, &ability.aims).then_some(if tactic {
        Clause::C320P6_2
    } else {
        Clause::C705P6_2
    })
}

/// 705p6.2: `true` if it had targets and none of them is legal any more.
fn all_targets_gone(setup: &Setup, state: &State, link: &Link, aims: &[crate::games::zero::cards::Aim]) -> bool {
    if link.aims.is_empty() || link.aims.player.is_some() {
        return false;
    }
    if link.aims.link > 0 && state.link(link.aims.link).is_some() {
        return false;
    }
    let cards = link.aims.cards.cards().iter().enumerate();
    let mut left = cards.filter(|(at, card)| {
        let aim = aims.get(*at).or(aims.first());
        let legal =
            aim.is_none_or(|it| matches!(it.at, AimAt::Player) || can_be_aimed_at(setup, state, link.by, *it, **card));
        link.aims.gone >> at & 1 == 0 && legal
    });
    left.next().is_none()
}

fn begin(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(link) = state.chain.last().copied() else { return Wants::Leave };
    match failing(setup, state, &link) {
        Some(clause) => step(clause, Step::Fails { link: link.number }),
        None => step(item.clause, Step::Resolve { link: link.number }),
    }
}

/// Begins to resolve the top link.
pub fn apply_resolve(state: &mut State) {
    let gone = state.chain.last().map_or(0, |it| it.aims.gone);
    state.looked.clear();
    state.resolving = Some(Resolving { act: 0, place: 0, entered: false, gone });
}

/// Lets a link fail: it leaves the chain, and a card goes to the rest zone.
pub fn apply_fails(setup: &Setup, state: &mut State, number: u16, asked: bool) {
    let Some(at) = state.chain.iter().position(|it| it.number == number) else { return };
    let under_way =
        asked && state.agenda.last().is_some_and(|it| it.proc == &RESOLVING && it.about == number && it.at == 0);
    let link = state.chain.remove(at);
    s106_links::spend(setup, state, &link);
    if under_way {
        state.agenda.pop();
    }
    if state.chain.is_empty() && state.resolving.is_none() {
        state.running = false;
        super::s105_priority::open(state);
    }
}

/// Asks for the next act of the link.
fn body(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    for _ in 0..1000 {
        let Some(link) = current(state).copied() else { return Wants::Leave };
        let Some(at) = state.resolving else { return Wants::Nothing };
        if let Some(wants) = of_a_card(setup, state, &link, at) {
            return wants;
        }
        let Some(ability) = ability_of(setup, state, &link).and_then(|it| setup.ability(it)) else {
            return Wants::Nothing;
        };
        let clause = ability.keyword().map_or(item.clause, Keyword::clause);
        let on = |act, place| Some(Resolving { act, place, ..at });
        match actions::next(setup, state, &Doing::of(&link), ability, at.act, at.place) {
            Next::Do(does) if is_idle(setup, state, &does) => state.resolving = on(at.act, at.place.saturating_add(1)),
            Next::Do(does) => {
                let clause = clause_of(setup, state, &link, ability, &does).unwrap_or(clause);
                return step(clause, Step::Effect { source: link.card, does, from: None });
            }
            Next::Enter(card, laid) => return step(clause, Step::Enter { card, on: laid }),
            Next::Ask(task) => {
                state.resolving = on(at.act, at.place.saturating_add(1));
                if is_to_be_asked(setup, state, ability, task) {
                    state.task(task);
                    return Wants::Look;
                }
            }
            Next::Pass => state.resolving = on(at.act, at.place.saturating_add(1)),
            Next::Over => state.resolving = on(at.act.saturating_add(1), 0),
            Next::End => return Wants::Nothing,
        }
    }
    Wants::Nothing
}

/// 326p7, 706p7, 706p7.2, 707p2, 707p4, 707p4.2: the clause under which an effect acts, if it is not just that of its text.
pub fn clause_of(setup: &Setup, state: &State, link: &Link, ability: &Ability, does: &Effect) -> Option<Clause> {
    match does {
        Effect::MoveCounter { .. } => return Some(Clause::C326P7),
        Effect::CopyUse { .. } => return Some(Clause::C706P7),
        Effect::Damage { card, .. } if s308_numbers::damage_to(setup, state, *card, 1) > 1 => {
            return Some(Clause::C707P2);
        }
        _ => {}
    }
    if let Some((condition, _)) = &ability.instead {
        let lost = link.instead && !holds(setup, state, link.card, *condition);
        return Some(if lost { Clause::C707P4_2 } else { Clause::C707P4 });
    }
    matches!(link.what, What::Copy(_)).then_some(Clause::C706P7_2)
}

/// 102p4: a question without a choice is not asked.
fn is_to_be_asked(setup: &Setup, state: &State, ability: &crate::games::zero::cards::Ability, task: Task) -> bool {
    match task {
        Task::Choose(by, Clause::C900ChakraP1) => {
            state.table.pile(zones::resources(by)).iter().any(|it| state.is_tapped(*it))
        }
        Task::Choose(by, Clause::C900ConstellationP1) => {
            let mut cards = state.table.pile(zones::resources(by)).iter();
            cards.any(|card| {
                ability
                    .names()
                    .iter()
                    .any(|name| crate::games::zero::texts::abilities::is_originally(setup, state, *card, *name))
            })
        }
        Task::Choose(by, Clause::C900RampageP1) => state.count(zones::deck(by.other())) > 0,
        _ => true,
    }
}

/// 318p3, 319p4, 321p3, 600p3, 600p4, 900.transform.p4.2: a used card enters, or a level-up succeeds.
fn of_a_card(setup: &Setup, state: &State, link: &Link, at: Resolving) -> Option<Wants> {
    if at.entered {
        return match link.what {
            What::Card(_) if state.facts(setup, link.card).is_some_and(|it| it.is_tactic()) => None,
            What::Card(_) | What::LevelUp(_) => Some(Wants::Nothing),
            What::Effect(_) | What::Copy(_) => None,
        };
    }
    match link.what {
        What::Effect(_) | What::Copy(_) => None,
        What::LevelUp(reveal) => {
            let card = if reveal.is_none() { top(state, zones::deck(link.by)) } else { reveal };
            let clause = if reveal.is_none() { Clause::C600P3 } else { Clause::C600P4 };
            Some(step(clause, Step::Level { unit: link.card, card }))
        }
        What::Card(way) => {
            let kind = state.facts(setup, link.card).map(|it| it.kind);
            let mut on = Some(link.on).filter(|it| !it.is_none());
            // 900.transform.p4.2: the source is no source any more.
            if way == Some(Way::Transform)
                && let (Some(source), Some(facts)) = (on, state.facts(setup, link.card))
                && !super::s900_bases::is_source(setup, state, link.by, facts, source)
            {
                on = None;
            }
            let clause = match kind {
                Some(Kind::Character) if way == Some(Way::Transform) && on.is_none() => Clause::C900TransformP4_2,
                Some(Kind::Character) => Clause::C318P3,
                Some(Kind::Equipment) => Clause::C319P4,
                Some(Kind::Event) => Clause::C321P3,
                // A card whose face the log hides is known by what it does.
                _ => return None,
            };
            Some(step(clause, Step::Enter { card: link.card, on }))
        }
    }
}

/// Lets a card enter, in the way that the link being resolved has it.
///
/// # Errors
/// [`Impossible`] if the card cannot be taken.
pub fn apply_enter(setup: &Setup, state: &mut State, card: Card, on: Option<Card>) -> Result<(), Impossible> {
    let link = current(state).copied();
    let by = link.map_or(card.owner(), |it| it.by);
    let keyword = link.and_then(|link| match link.what {
        What::Effect(of) => setup.ability(of).and_then(|it| it.keyword()),
        _ => None,
    });
    let way = link.and_then(|it| if let What::Card(way) = it.what { way } else { None });
    let kind = state.facts(setup, card).map(|it| it.kind);
    if let Some(it) = &mut state.resolving {
        it.entered = true;
        it.place = it.place.saturating_add(1);
    }
    let worked = match (on, keyword, way) {
        (Some(on), Some(Keyword::QuickChange), _) => state.lay_on(setup, card, on, None) && entered(setup, state, card),
        (Some(on), Some(Keyword::SwordRelease | Keyword::Resurreccion), _) => {
            if keyword == Some(Keyword::Resurreccion) {
                state.turn.resurrected.push(card);
            }
            let laid = state.lay_on(setup, card, on, Some(Under::Soul)) && entered(setup, state, card);
            state.raise(setup, card, Timing::Released);
            laid
        }
        (Some(on), _, Some(Way::Transform)) => {
            let laid = state.lay_on(setup, card, on, Some(Under::Form));
            state.mark_in_play(setup, card, TRANSFORMED, 0);
            laid && entered(setup, state, card)
        }
        (Some(on), ..) if kind == Some(Kind::Equipment) => {
            let of = state.controller(on);
            state.bearers.push((card, on));
            state.enter(setup, card, of, 0)
        }
        (_, _, Some(Way::FalseLife)) => {
            let entered = state.enter(setup, card, by, RISEN);
            state.perform(setup, Change::Count { card, counter: GHOST, to: 1 });
            entered
        }
        _ => state.enter(setup, card, by, 0),
    };
    moves::done(worked, setup, state, card)
}

fn entered(setup: &Setup, state: &mut State, card: Card) -> bool {
    state.entered(setup, card);
    true
}

/// 600p3, 600p4: the card goes under the character; 600p11: for a dimension level-up a card is drawn.
///
/// # Errors
/// [`Impossible`] if the card cannot be taken.
pub fn apply_level(setup: &Setup, state: &mut State, unit: Card, card: Card) -> Result<(), Impossible> {
    let link = current(state).copied();
    let by = link.map_or(state.controller(unit), |it| it.by);
    let dimension = link.is_some_and(|it| matches!(it.what, What::LevelUp(reveal) if !reveal.is_none()));
    let (from, marks) = if dimension { (zones::hand(by), 0) } else { (zones::deck(by), FACE_DOWN) };
    if let Some(it) = &mut state.resolving {
        it.entered = true;
    }
    let owner = if card.is_known() { card.owner() } else { by };
    let worked = state.take(setup, card, from, zones::under(owner), marks);
    moves::done(worked, setup, state, card)?;
    state.below.insert(0, Below { card, host: unit, why: Under::Marker });
    let saiyan = dimension && crate::games::zero::texts::abilities::has(setup, state, unit, Keyword::SuperSaiyan);
    // 900.supersaiyan.p1
    state.turn.levelled |= !saiyan;
    state.raise(setup, unit, Timing::LevelUp);
    if dimension {
        state.draws(by, 1, Clause::C600P11);
    }
    if saiyan {
        state.raise_where(setup, unit, |it| it.is(Keyword::SuperSaiyan));
    }
    Ok(())
}

/// 615p3, 900.cursemark.p4: a searched deck is shuffled before the link leaves the chain.
fn end(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some((player, ..)) = state.search {
        // 900.cursemark.p4: the deck is shuffled whether it was searched or not.
        let marked = current(state).and_then(|it| ability_of(setup, state, it)).and_then(|it| setup.ability(it));
        let clause = match marked.is_some_and(|it| it.is(Keyword::CurseMark)) {
            true => Clause::C900CursemarkP4,
            false => Clause::C615P3,
        };
        return Wants::Ask(Due::Chance { clause, ask: Ask::Shuffle(player) });
    }
    match current(state) {
        Some(link) => step(item.clause, Step::Resolved { link: link.number }),
        None => Wants::Leave,
    }
}

/// Removes the link from the chain. A tactic goes to the rest zone (207p1.2, 320p5.2).
pub fn apply_resolved(setup: &Setup, state: &mut State, number: u16) {
    if let Some(at) = state.chain.iter().position(|it| it.number == number) {
        let link = state.chain.remove(at);
        s106_links::spend(setup, state, &link);
    }
    state.resolving = None;
    if state.agenda.last().is_some_and(|it| it.proc == &RESOLVING) {
        state.agenda.pop();
    }
    state.running = !state.chain.is_empty();
    super::s105_priority::open(state);
    for (by, card) in std::mem::take(&mut state.owed) {
        state.task(Task::UseCard(by, card));
    }
}
