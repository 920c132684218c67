//! The place of a match whose next event is neither a request nor a pass: the agenda in a position's words.

use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Unfit;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::rules::agenda::{Act, Frame, Item, Procedure, whose};
use crate::games::blackpoker::rules::r02_core_flow::{self, FLOW, REQUESTING};
use crate::games::blackpoker::rules::r02_core_resolve::{self, RESOLVING};
use crate::games::blackpoker::rules::r02_core_trigger::{self, TRIGGERS};
use crate::games::blackpoker::rules::r05_zones_graves::TOP;
use crate::games::blackpoker::rules::r08_attacking::{self, FIGHT};
use crate::games::blackpoker::rules::{
    effect_procedures, r03_win, r04_damage, r06_deploying, r07_turn_control, r09_magic, r10_succession,
};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{BadStart, Fact as _};
use crate::procedure::Does;
use crate::say;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Refuses a position with a fact, and the clause that makes it impossible.
pub fn refused(setup: &Setup, clause: Clause, fact: Unfit) -> BadStart {
    let (what, number) = (fact.tell(setup), clause.number());
    BadStart(say!(setup, "no match stands like this: {what} ({number})", "このような局面はない：{what}（{number}）"))
}

/// Refuses a position with a fact.
pub fn bad(setup: &Setup, fact: Unfit) -> BadStart {
    BadStart(fact.tell(setup))
}

/// The place at which the match stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// The next demand of the rules.
    pub next: Next,
    /// core.request: the number of the request that is being made: its cost is not paid yet, or it is immediate and is being
    /// carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub making: Option<u16>,
    /// core.resolve: the number of the request that is being resolved, followed by that of the immediate action that the
    /// trigger check after it has started. Both are kept until the rules go on to something else, although the first leaves the
    /// stage before its win check.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resolving: Vec<u16>,
    /// judge.effect: the comparison under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison>,
    /// judge.effect.3, throw.effect: the points of damage that have not been dealt yet.
    #[serde(default, skip_serializing_if = "is_none")]
    pub damage: u16,
    /// zones.top: the number of top cards of each grave that went there together just now.
    #[serde(default, skip_serializing_if = "Together::is_empty")]
    pub together: Together,
}

/// judge.effect: the comparison of an attacker with its blockers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// The attacker.
    pub attacker: Card,
    /// The characters that have not gone to the grave yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doomed: Vec<Card>,
}

/// zones.top: the number of cards that went to each grave together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Together {
    /// To player A's grave.
    #[serde(rename = "A", skip_serializing_if = "is_none")]
    pub a: u16,
    /// To player B's grave.
    #[serde(rename = "B", skip_serializing_if = "is_none")]
    pub b: u16,
}

impl Together {
    fn is_empty(&self) -> bool {
        *self == Together::default()
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_none(it: &u16) -> bool {
    *it == 0
}

/// The next demand of the rules, named by its decision or step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// cost.l: a point of damage that is paid.
    Pay,
    /// core.resolve.1
    Resolve,
    /// core.resolve.2
    NoEffect,
    /// core.resolve.4
    Off,
    /// zones.top: the pick of a grave's top.
    Top,
    /// win.check: the end of the match.
    Result,
    /// core.trigger: a triggered action is started.
    Trigger,
    /// set_bulwark.effect
    Set,
    /// summon_soldier.effect, summon_hero.effect, summon_ace.effect
    Enter,
    /// equip.effect
    Join,
    /// end.effect.1
    Discard,
    /// end.effect.2: changed sizes end.
    Expire,
    /// end.effect.2: the turn goes on to the opponent.
    Turn,
    /// charge.effect.1
    Charge,
    /// draw.effect.1
    Draw,
    /// draw.effect.2: the choice of a second card.
    DrawAgain,
    /// draw.effect.2: the second card.
    SecondDraw,
    /// attack.effect
    Attacker,
    /// block.effect
    Blocker,
    /// judge.effect.2.a: a bulwark is turned up.
    TurnUp,
    /// judge.effect.1, judge.effect.2.a, down.effect, destroy_bulwark.effect: a character goes to the grave.
    Dies,
    /// judge.effect.2.b: the bulwark that blocked goes to the grave.
    BulwarkDies,
    /// judge.effect.3, throw.effect
    Damage,
    /// zones.top: the pick after the damage of an attacker.
    DamageTop,
    /// up.effect, down.effect: a size changes.
    Size,
    /// twist.effect
    Twist,
    /// counter.effect
    Countered,
    /// search.effect: the card that is taken.
    Take,
    /// search.effect: the shuffle.
    Shuffle,
    /// succession.effect: the next card of the life.
    Seek,
}

impl Next {
    /// Its word in a position.
    pub fn word(self) -> String {
        serde_json::to_value(self).ok().and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// The demands of acts, in a position's words.
static WORDS: [(&Act, Next); 29] = [
    (&r02_core_flow::PAY_LIFE, Next::Pay),
    (&r02_core_resolve::FIND, Next::Resolve),
    (&r02_core_resolve::CHECK_TARGET, Next::NoEffect),
    (&r02_core_resolve::TAKE_OFF, Next::Off),
    (&r03_win::CHECK, Next::Result),
    (&r02_core_trigger::IMMEDIATES, Next::Trigger),
    (&r02_core_trigger::NORMALS, Next::Trigger),
    (&r06_deploying::CHOOSE_BULWARK, Next::Set),
    (&r06_deploying::ENTER, Next::Enter),
    (&r06_deploying::JOIN, Next::Join),
    (&r07_turn_control::DISCARD_DOWN, Next::Discard),
    (&r07_turn_control::EXPIRE, Next::Expire),
    (&r07_turn_control::PASS_TURN, Next::Turn),
    (&r07_turn_control::CHARGE_ALL, Next::Charge),
    (&r07_turn_control::DRAW_ONE, Next::Draw),
    (&r07_turn_control::CHOOSE_SECOND, Next::DrawAgain),
    (&r07_turn_control::DRAW_SECOND, Next::SecondDraw),
    (&r08_attacking::CHOOSE_ATTACKERS, Next::Attacker),
    (&r08_attacking::CHOOSE_BLOCKERS, Next::Blocker),
    (&r08_attacking::TURN_UP, Next::TurnUp),
    (&r09_magic::KILL_SHRUNK, Next::Dies),
    (&r09_magic::DESTROY, Next::Dies),
    (&r04_damage::DAMAGE, Next::Damage),
    (&r09_magic::CHANGE_SIZE, Next::Size),
    (&r09_magic::CHOOSE_TWIST, Next::Twist),
    (&r09_magic::NULLIFY, Next::Countered),
    (&r09_magic::CHOOSE_CARD, Next::Take),
    (&r09_magic::SHUFFLE_LIFE, Next::Shuffle),
    (&r10_succession::SEEK, Next::Seek),
];

/// The demand of an item of a procedure, in a position's words.
fn word(proc: &'static Procedure, at: usize) -> Option<Next> {
    let item = proc.items.get(at)?;
    let after_damage = || proc == &FIGHT && proc.items[..at].iter().any(|it| it.is(&r04_damage::DAMAGE));
    match item.act()? {
        act if act == &TOP => Some(if after_damage() { Next::DamageTop } else { Next::Top }),
        act if act == &r08_attacking::BURY && item.clause == Clause::JudgeEffect2B => Some(Next::BulwarkDies),
        act if act == &r08_attacking::BURY => Some(Next::Dies),
        act => WORDS.iter().find(|it| it.0 == act).map(|it| it.1),
    }
}

/// Finds the item of a procedure that makes a demand. Of two picks of a grave's top, it is that of a grave to which two cards
/// or more went.
fn place(proc: &'static Procedure, next: Next, heap: [u16; 2]) -> Option<u8> {
    let picked = |it: &Item| !it.is(&TOP) || heap[whose(it).index()] >= 2;
    let mut places = (0..proc.items.len()).filter(|at| word(proc, *at) == Some(next));
    places.find(|at| picked(&proc.items[*at])).map(|it| it as u8)
}

/// The first item of a procedure that fits, or the procedure's end.
fn item(proc: &Procedure, fits: impl Fn(&Item) -> bool) -> u8 {
    proc.items.iter().position(fits).unwrap_or(proc.items.len()) as u8
}

/// The end of a procedure: it stands there while the procedure of its last item runs.
fn end(proc: &Procedure) -> u8 {
    proc.items.len() as u8
}

/// Puts the match at the place of a position. The stage, the attackers and the comparison are set up.
pub fn stand(setup: &Setup, state: &mut State, at: &At) -> Result<(), BadStart> {
    let mut frames = vec![Frame::new(&FLOW)];
    let numbers = match (at.making, &at.resolving[..]) {
        (Some(number), []) => {
            let pays = place(&REQUESTING, at.next, state.heap)
                .ok_or_else(|| refused(setup, Clause::CoreResolve, Unfit::NotWhileRequesting { next: at.next }))?;
            frames.push(Frame { at: pays, ..Frame::about(&REQUESTING, number) });
            state.agenda = frames;
            return Ok(());
        }
        (Some(number), numbers) if numbers == [number] => {
            frames.push(Frame { at: end(&REQUESTING), ..Frame::about(&REQUESTING, number) });
            numbers
        }
        (None, [_] | [_, _]) => {
            frames[0].at = item(&FLOW, |it| matches!(it.does, Does::Again));
            &at.resolving[..]
        }
        _ => {
            return Err(refused(setup, Clause::CoreResolve, Unfit::NotNamedInOrder));
        }
    };
    if let [outer, _] = numbers {
        frames.push(Frame { at: end(&RESOLVING), ..Frame::about(&RESOLVING, *outer) });
        frames.push(Frame::new(&TRIGGERS));
    }
    if let Some(inner) = numbers.last() {
        resolve(setup, state, at, *inner, numbers.len() == 1, &mut frames)?;
    }
    state.agenda = frames;
    Ok(())
}

/// The frames of a request's resolution.
fn resolve(
    setup: &Setup,
    state: &State,
    at: &At,
    number: u16,
    alone: bool,
    frames: &mut Vec<Frame>,
) -> Result<(), BadStart> {
    let next = at.next;
    let unfit = |fact: Unfit| refused(setup, Clause::CoreResolve, fact);
    let resolving = Frame::about(&RESOLVING, number);
    let request = state.request(number);
    if at.next == Next::Trigger && alone && at.making.is_none() && request.is_none() {
        frames.push(Frame { at: end(&RESOLVING), ..resolving });
        frames.push(Frame::new(&TRIGGERS));
        return Ok(());
    }
    let is_off = matches!(at.next, Next::Top | Next::Result) && request.is_none();
    let is_on = matches!(at.next, Next::Resolve | Next::NoEffect | Next::Off) && request.is_some();
    if is_off || is_on {
        let place = place(&RESOLVING, at.next, state.heap).ok_or_else(|| unfit(Unfit::NotWhileResolving { next }))?;
        frames.push(Frame { at: place, ..resolving });
        return Ok(());
    }
    let Some(request) = request else { return Err(unfit(Unfit::NotWithoutTheRequest { next })) };
    frames.push(Frame { at: item(&RESOLVING, |it| it.is(&r02_core_resolve::TAKE_OFF)), ..resolving });
    let effect = effect_procedures::of(request.action);
    if let Some(place) = place(effect, at.next, state.heap) {
        frames.push(Frame { at: place, ..Frame::about(effect, number) });
        return Ok(());
    }
    let attacker = state.attackers.iter().position(|it| Some(*it) == state.fight.attacker);
    match (attacker, place(&FIGHT, at.next, state.heap)) {
        (Some(attacker), Some(place)) if request.action == Action::Judge => {
            frames.push(Frame { left: attacker as u16 + 1, ..Frame::about(effect, number) });
            frames.push(Frame { at: place, ..Frame::about(&FIGHT, number) });
            Ok(())
        }
        _ => Err(unfit(Unfit::NotInThisEffect { next })),
    }
}

/// `true` if the match stands at a request or a pass.
pub fn is_free(state: &State) -> bool {
    matches!(&state.agenda[..], [flow] if flow.proc == &FLOW)
}

/// Describes the place of a match in a position's words. `None` in the setup and after the end of the match.
pub fn told(state: &State) -> Option<At> {
    let last = state.agenda.last().filter(|_| state.outcome.is_none())?;
    let numbers = |proc: &'static Procedure| state.agenda.iter().filter(move |it| it.proc == proc).map(|it| it.about);
    let fight = &state.fight;
    let doomed = fight.doomed.iter().map(|it| it.unit).collect();
    let [a, b] = state.heap;
    Some(At {
        next: word(last.proc, last.at.into())?,
        making: numbers(&REQUESTING).next(),
        resolving: numbers(&RESOLVING).collect(),
        comparison: fight.attacker.map(|attacker| Comparison { attacker, doomed }),
        damage: fight.damage,
        together: Together { a, b },
    })
}

/// `true` if the rules make the demand that a position names.
pub fn is_next(state: &State, at: &At) -> bool {
    state.agenda.last().is_some_and(|it| word(it.proc, it.at.into()) == Some(at.next))
}

/// Returns the number by which the log calls the request being resolved: 0 before its resolution begins, and once it is off.
pub fn called(state: &State, at: &At) -> u16 {
    let number = at.resolving.last().copied().filter(|it| at.next != Next::Resolve && state.request(*it).is_some());
    number.unwrap_or(0)
}

/// core.pass: `true` if the passes that a resolution from the stage needs still stand. They do until it is over.
pub fn have_passed(at: &At) -> bool {
    at.making.is_none() && at.resolving.len() == 1 && !matches!(at.next, Next::Result | Next::Trigger)
}
