//! 6.2: the texts that the card file says in the language of abilities, as they are carried out: what comes next of one is
//! due, a step `text` for each thing that it does, or the decision `pick` where it leaves something to a player.
//!
//! What is chosen among cards that lie open is chosen when the text is activated (6.7, [`targets`]); a card of a hand or a
//! library, a position, and what a lower unit shows, when the text comes to it.

mod eval;
mod host;
mod picking;
mod targets;

pub use eval::View;
pub use picking::{check_pick, may_be_left, offer_picks, pick};

use super::Xinglingwang;
use super::clauses::Clause;
use super::effects::Effect;
use super::language::Text;
use super::state::{Resolving, Setup, State};
use super::texts::check_effect;
use super::words::{Shows, Slot, Step};
use super::zones;
use crate::cards::ast::{Act, Who};
use crate::cards::run::{Next, Op, Run, next};
use crate::judge::{Due, Sink};
use crate::log::Seat;
use crate::table::{Card, Few, NamesCards};
use host::Doing;

/// How far a text has come.
pub type Memory = Run<Card, Todo>;

/// One thing that a text does, and what of it is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Todo {
    /// What.
    pub does: Effect,
    /// What a player still has to say of it.
    pub open: Hole,
}

/// What of a thing that a text does a player has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hole {
    /// Nothing.
    None,
    /// A position.
    Slot,
    /// 15.merge.2: what the lower unit shows.
    Shows,
}

impl From<Effect> for Todo {
    fn from(does: Effect) -> Todo {
        Todo { does, open: Hole::None }
    }
}

/// What comes next in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Now {
    /// Something else comes first.
    Waits,
    /// This is done.
    Does(Effect),
    /// This player says where it goes.
    Slot(Seat),
    /// This player says what a lower unit shows.
    Shows(Seat),
    /// 6.10: this player chooses among hidden cards.
    Cards(Seat),
    /// 6.3: this player says whether what follows is done.
    May(Seat),
}

/// A text that is being carried out: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The card whose text it is.
    pub card: Card,
    /// Which of its abilities; 0 for a card that is used.
    pub ability: u8,
    /// Whose.
    pub by: Seat,
    /// 6.7: what was chosen for each choice of the text when it was activated.
    pub targets: Vec<Vec<Card>>,
    /// How far it has come.
    pub run: Memory,
    /// What comes next.
    pub now: Now,
    /// 6.4: how many abilities waited, units were dying and cards lay open when it began: what is more comes before it goes on.
    pub before: [usize; 3],
}

/// The program of an ability of a card, if the card file says what it does.
pub fn program(setup: &Setup, card: Card, ability: u8) -> Option<&Text> {
    setup.facts(card)?.texts.get(usize::from(ability))?.as_ref()
}

/// 6.2n1: whether nothing is there that an ability has to be aimed at.
pub fn lacks_targets(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8) -> bool {
    program(setup, card, ability).is_some_and(|it| View { setup, state, card, by }.lacks_targets(it))
}

/// 6.2, 6.2n1: what is wrong with what a text is aimed at.
pub fn check_targets(
    setup: &Setup,
    state: &State,
    by: Seat,
    (card, ability): (Card, u8),
    targets: &[Card],
    sink: &mut Sink<Xinglingwang>,
) {
    if let Some(text) = program(setup, card, ability) {
        View { setup, state, card, by }.check_targets(text, targets, sink);
    }
}

/// The ways to choose what a text is aimed at.
pub fn ways(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8) -> Vec<Few> {
    let Some(text) = program(setup, card, ability) else { return vec![Few::NONE] };
    View { setup, state, card, by }.ways(text).iter().filter_map(|it| Few::of(it)).collect()
}

/// Begins to carry out what was activated or used. What the card file does not say is told by the log.
pub fn begin(setup: &Setup, state: &mut State, resolving: Resolving) {
    let Resolving { card, ability, by, targets, .. } = resolving;
    let Some(text) = program(setup, card, ability) else { return state.resolving.push(resolving) };
    let view = View { setup, state, card, by };
    let Ok((assigned, _)) = view.assign(text, targets.cards()) else { return state.resolving.push(resolving) };
    state.running.push(Running {
        card,
        ability,
        by,
        targets: assigned,
        run: Run::from(0),
        now: Now::Waits,
        before: [state.pending.len(), state.dying.len(), state.opened.len()],
    });
}

/// 6.4: how many of the abilities that wait, of what is dying and of what lies open come after the text at work.
pub fn before(state: &State) -> [usize; 3] {
    state.running.last().map_or([0; 3], |it| it.before)
}

/// Whether something comes before the text goes on.
fn is_interrupted(state: &State, running: &Running) -> bool {
    let [pending, dying, opened] = running.before;
    state.pending.len() > pending
        || state.dying.len() > dying
        || state.opened.len() > opened
        || !state.spins.is_empty()
        || !state.shuffles.is_empty()
        || !state.freed.is_empty()
        || state.unseated.is_some()
}

/// Works out what comes next of the texts that are carried out.
pub fn advance(setup: &Setup, state: &mut State) {
    while let Some(mut running) = state.running.pop() {
        running.now = Now::Waits;
        if is_interrupted(state, &running) {
            state.running.push(running);
            return;
        }
        match go_on(setup, state, &mut running) {
            Ok(Some(now)) => {
                running.now = now;
                state.running.push(running);
                return;
            }
            Ok(None) => {}
            // Nobody knows how it goes on: the log tells it.
            Err(_) => state.resolving.push(Resolving {
                card: running.card,
                ability: running.ability,
                by: running.by,
                targets: Few::NONE,
                touched: 0,
                told: false,
            }),
        }
    }
}

/// What comes next; none behind the end.
fn go_on(setup: &Setup, state: &State, running: &mut Running) -> Result<Option<Now>, Card> {
    let Running { card, by, targets, run, .. } = running;
    let Some(text) = program(setup, *card, running.ability) else { return Ok(None) };
    let view = View { setup, state, card: *card, by: *by };
    let whose = |text: &Text, run: &Memory| match text.ops.get(usize::from(run.at)) {
        Some(Op::Act(Act::By(Who::Opponent, _))) => by.other(),
        _ => *by,
    };
    // 6.2n1, 7.3: with none of its targets left it is not resolved at all.
    if run.at == 0 && !run.begun && targets.iter().any(|it| !it.is_empty()) && all_gone(&view, text, targets)? {
        return Ok(None);
    }
    let doing = Doing { view, program: text, targets };
    match next(&doing, text, run) {
        Next::Do(todo) => Ok(Some(match todo.open {
            Hole::Slot => Now::Slot(if let Effect::Traveller { player, .. } = todo.does { player } else { *by }),
            Hole::Shows => Now::Shows(*by),
            Hole::None => Now::Does(filled(state, todo.does)),
        })),
        Next::Choose => Ok(Some(Now::Cards(whose(text, run)))),
        Next::Ask { who, .. } => Ok(Some(Now::May(if who == Who::Opponent { by.other() } else { *by }))),
        Next::Unknown(card) => Err(card),
        Next::Over => Ok(None),
    }
}

fn all_gone(view: &View<'_>, text: &Text, targets: &[Vec<Card>]) -> Result<bool, Card> {
    for (group, chosen) in targets::groups(text).iter().zip(targets) {
        for card in chosen {
            if view.fits_all(None, *card, group.filters)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// What is done now: the card that is drawn is the top one.
fn filled(state: &State, does: Effect) -> Effect {
    match does {
        Effect::Draw { player, .. } => {
            Effect::Draw { player, card: state.table.top(zones::library(player)).unwrap_or(Card::UNKNOWN) }
        }
        other => other,
    }
}

/// What is due of the text at work.
pub fn due(state: &State) -> Option<Due<Xinglingwang>> {
    let running = state.running.last()?;
    let clause = Clause::C6_2;
    match running.now {
        Now::Waits => None,
        Now::Does(does) => Some(Due::Step { clause, what: Step::Text { source: running.card, does } }),
        Now::May(by) => Some(Due::Decision { by, clause: Clause::C6_3 }),
        Now::Slot(by) | Now::Shows(by) | Now::Cards(by) => Some(Due::Decision { by, clause }),
    }
}

/// Whether a text of a card is being carried out.
pub fn is_at_work(state: &State, card: Card) -> bool {
    state.running.iter().any(|it| it.card == card)
}

/// Whether the text at work leaves something to a player now.
pub fn asks(state: &State) -> Option<Now> {
    state.running.last().map(|it| it.now).filter(|it| !matches!(it, Now::Waits | Now::Does(_)))
}

/// Whether two effects are the same but for what a view hides.
fn same(one: &Effect, other: &Effect) -> bool {
    match (one, other) {
        (Effect::Draw { player, .. }, Effect::Draw { player: other, .. }) => player == other,
        _ => one == other,
    }
}

/// Notes that the text has done something.
pub fn did(state: &mut State, does: &Effect) {
    let Some(running) = state.running.last_mut() else { return };
    if let Some(at) = running.run.todo.iter().position(|it| same(&it.does, does)) {
        running.run.todo.remove(at);
        running.run.acted = true;
    }
}

/// Takes what a log shows instead of what is due, and is like it, for what stands in its place.
pub fn stands_in(state: &mut State, source: Card, does: &Effect) {
    let Due::Step { what: Step::Text { source: due, does: demanded }, .. } = state.due else { return };
    if due != source || comes_later(state, does) || same(&demanded, does) {
        return;
    }
    let first = |it: &Effect| {
        let mut card = None;
        it.each_card(&mut |it| card = card.or(Some(it)));
        card
    };
    let alike = std::mem::discriminant(does) == std::mem::discriminant(&demanded) || first(does) == first(&demanded);
    if alike {
        skip(state);
    }
}

/// Notes that the log leaves out what the text does next.
pub fn skip(state: &mut State) {
    let Some(running) = state.running.last_mut() else { return };
    if !running.run.todo.is_empty() {
        running.run.todo.remove(0);
    }
    running.run.done = false;
}

/// 6.7n1: what is done in the place of what is due: the same with what a view hides, or, of cards that do not lie in lanes,
/// another one that is due, too.
pub fn fill(state: &State, due: &Effect, logged: &Effect) -> Option<Effect> {
    if let (Effect::Draw { player, card }, Effect::Draw { player: other, card: named }) = (due, logged) {
        let fits = *card == Card::UNKNOWN && state.table.could_be_in(*named, zones::library(*player));
        return match player == other {
            true if *named == Card::UNKNOWN || card == named => Some(*due),
            true if fits => Some(*logged),
            _ => None,
        };
    }
    if due == logged {
        return Some(*due);
    }
    let free = |does: &Effect| matches!(does, Effect::Bring { card, .. } if state.find(*card).is_none());
    let waits = state.running.last()?.run.todo.iter().any(|it| it.open == Hole::None && it.does == *logged);
    (waits && free(due) && free(logged)).then_some(*logged)
}

/// 6.7: whether what the log shows comes later in lane order.
pub fn comes_later(state: &State, logged: &Effect) -> bool {
    state.running.last().is_some_and(|it| it.run.todo.iter().any(|it| it.does == *logged))
}

/// Whether the rules around texts allow what one does.
fn sound(view: &View<'_>, does: &Effect) -> bool {
    let mut sink = Sink::default();
    check_effect(view.setup, view.state, view.card, does, &mut sink);
    sink.faults.is_empty()
}

/// With a position.
const fn at(does: Effect, slot: Slot) -> Effect {
    match does {
        Effect::Summon { card, .. } => Effect::Summon { card, to: slot },
        Effect::Play { card, .. } => Effect::Play { card, to: slot },
        Effect::Traveller { player, .. } => Effect::Traveller { player, to: slot },
        Effect::Control { unit, .. } => Effect::Control { unit, to: slot },
        Effect::Put { unit, .. } => Effect::Put { unit, to: slot },
        Effect::Push { unit, .. } => Effect::Push { unit, to: slot },
        Effect::Split { unit, card, .. } => Effect::Split { unit, card, to: slot },
        other => other,
    }
}

/// With what the lower unit shows.
const fn showing(does: Effect, shows: Shows) -> Effect {
    match does {
        Effect::Merge { under, onto, .. } => Effect::Merge { under, onto, shows },
        other => other,
    }
}
