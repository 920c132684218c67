//! 10.5, 18.1.7, 19.1.3, 19.1.4: the text that is being carried out.

use super::actions::Table;
use super::programs::{ability_of, program_of};
use super::targets;
use crate::cards::ast::{self, Limit, Who};
use crate::cards::run::{self, Next, Program, Stop};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Cipher as Words;
use crate::games::cipher::log::words::{Ask, Decision, Effect, Line, Place, Step, Until};
use crate::games::cipher::referee::public_zones;
use crate::games::cipher::rules::agenda::{self, Act, Item, Procedure, Wants, act, item, stands_at};
use crate::games::cipher::rules::c05_limits;
use crate::games::cipher::state::resolution::{Awaits, How, LeftOut, Run, Running, Todo, is_paying};
use crate::games::cipher::state::{Resolving, Setup, State, zones};
use crate::judge::{Due, Seen};
use crate::log::{Seat, View};
use crate::table::{Card, NOWHERE};

/// 10.5: carrying out a triggered ability.
pub static RESOLVING: Procedure = Procedure {
    clause: Clause::C10_5,
    name: "a triggered ability",
    native: "被诱发的能力",
    japanese: "誘発したスキル",
    items: &[item(Clause::C10_5, &RUN, "its effect is carried out", "实行效果").ja("効果を実行する")],
};

/// 18.1.7: carrying out a support ability.
pub static SUPPORTING: Procedure = Procedure {
    clause: Clause::C18_1_7,
    name: "a support ability",
    native: "支援能力",
    japanese: "支援スキル",
    items: &[item(Clause::C18_1_7, &RUN, "its effect is carried out", "实行效果").ja("効果を実行する")],
};

/// 19.1.3, 19.1.4, 10.5, 18.1.7
pub static RUN: Act = act(go_on);

/// Begins to carry an ability out. `about`: the card that its trigger speaks of.
pub fn begin(state: &mut State, card: Card, ability: u8, user: Seat, how: How, run: Run) {
    state.taken_from = NOWHERE;
    state.running = Some(Box::new(Running { card, ability, user, how, run, awaits: Awaits::Event, limited: false }));
}

/// The clause under which a text goes on.
fn clause_of(running: &Running, program: &Program<Words>) -> Clause {
    let paying = is_paying(running, program);
    match running.how {
        How::Used if paying => Clause::C19_1_3,
        How::Used => Clause::C19_1_4,
        How::Triggered if paying => Clause::C10_4,
        How::Triggered => Clause::C10_5,
        How::Supporting => Clause::C18_1_7,
    }
}

/// Goes on with the text: 19.1.3: the cost; 19.1.4, 10.5, 18.1.7: the effect; 10.4, 10.5.1: the player is asked about it.
fn go_on(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(mut running) = state.running.take() else { return Wants::Nothing };
    let Some(program) = program_of(setup, running.card, running.ability) else { return Wants::Nothing };
    let fresh = !running.run.begun && running.run.chosen.is_none();
    if item.clause == Clause::C19_1_3 && fresh && running.run.at >= program.effect {
        state.running = Some(running);
        return Wants::Nothing;
    }
    let (card, user) = (running.card, running.user);
    let mut run = std::mem::replace(&mut running.run, Run::from(0));
    let table = Table { setup, state, source: card, user };
    let mut next = run::next(&table, program, &mut run);
    let mut later = None;
    while let Next::Do(Todo::Later(at)) = next {
        later = Some(at);
        run.todo.clear();
        next = run::next(&table, program, &mut run);
    }
    running.run = run;
    if let Some(at) = later {
        state.battle.returns[user.index()] = Some((running.ability, at));
    }
    let table = Table { setup, state, source: card, user };
    let clause = clause_of(&running, program);
    let from_deck = match (&next, program.ops.get(running.run.place())) {
        (Next::Do(_), Some(run::Op::Act(act))) => table.takes_from_a_deck(act),
        _ => None,
    };
    let (awaits, due) = match next {
        Next::Do(Todo::Deploy(_)) => (Awaits::Row(user), Due::Decision { by: user, clause: Clause::C14_1_2 }),
        Next::Do(todo) => (Awaits::Event, due_of(state, card, clause, todo)),
        Next::Choose => {
            let act = match program.ops.get(running.run.place()) {
                Some(run::Op::Act(act)) => Some(act),
                _ => None,
            };
            let from = act.and_then(|it| table.asked(it)).map_or(NOWHERE, |asked| {
                match targets::is_looked_at(state, &running.run, program, asked.filters) {
                    true => zones::deck(user),
                    false => targets::zone(user, asked.filters),
                }
            });
            let by = if matches!(act, Some(ast::Act::By(..))) { user.other() } else { user };
            (Awaits::Cards(by, from), Due::Decision { by, clause })
        }
        Next::Ask { who, paying } => {
            let by = if who == Who::Opponent { user.other() } else { user };
            let clause = match running.how {
                How::Triggered if paying => Clause::C10_4,
                How::Triggered => Clause::C10_5_1,
                _ => clause,
            };
            (Awaits::Answer(by), Due::Decision { by, clause })
        }
        // What it does from here on is told by the log.
        Next::Unknown(hidden) => {
            let Running { card, ability, .. } = *running;
            state.resolving = Some(Resolving { card, ability, hidden });
            return Wants::Nothing;
        }
        Next::Over => {
            finish(setup, state, &running);
            return Wants::Nothing;
        }
    };
    state.taken_from = from_deck.unwrap_or(state.taken_from);
    running.awaits = awaits;
    state.running = Some(running);
    Wants::Ask(due)
}

/// What a thing that a text does asks of the log; 24.1.2.1: a shuffle is an outcome of chance.
fn due_of(state: &State, source: Card, clause: Clause, todo: Todo) -> Due<Cipher> {
    let does = match todo {
        Todo::Does(does) => does,
        Todo::Draw(of) => {
            let card = state.table.top(zones::deck(of)).unwrap_or(Card::UNKNOWN);
            Effect::Put { card, to: Place::Hand }
        }
        // Nothing that a log shows.
        Todo::Later(_) => Effect::Reveal { card: source },
        Todo::Deploy(card) => Effect::Put { card, to: Place::Front },
        Todo::Shuffle(of) => return Due::Chance { clause: Clause::C24_1_2_1, ask: Ask::Shuffle(of) },
    };
    Due::Step { clause, what: Step::Text { source, does } }
}

/// 10.6.2: the use limit is added, unless nothing was applied: 10.3.2, 10.4.1.1, 10.5.1.1.1.
fn finish(setup: &Setup, state: &mut State, running: &Running) {
    let Running { card, ability, how, ref run, .. } = *running;
    if let Some(stop) = run.stop {
        state.left_out = Some(LeftOut { card, clause: why(stop) });
    }
    let limited = ability_of(setup, card, ability)
        .and_then(|it| it.ability.as_ref())
        .is_some_and(|it| matches!(it.limit, Limit::Turn(_)));
    if how == How::Triggered && limited && (run.acted || !run.declined) {
        c05_limits::add(state, card, ability);
    }
}

/// The clause by which a part of a text is left out: 2.3.1.2, 2.3.1.4, 2.3.1.6, 10.4.1, 10.4.2, 10.5.1.1.
const fn why(stop: Stop) -> Clause {
    match stop {
        Stop::Declined => Clause::C10_5_1_1,
        Stop::Refused => Clause::C10_4_1,
        Stop::Unpaid => Clause::C10_4_2,
        Stop::Unmet => Clause::C2_3_1_4,
        Stop::OtherTime => Clause::C2_3_1_2,
        Stop::NotDone => Clause::C2_3_1_6,
    }
}

/// Whether a text waits for a decision of this sort, by this player.
pub fn asks(state: &State, by: Seat, what: &Decision) -> bool {
    let awaits = state.running.as_ref().map(|it| it.awaits);
    match (awaits, what) {
        (Some(Awaits::Cards(of, _)), Decision::Choose { .. }) => of == by,
        (Some(Awaits::Answer(of)), Decision::Accept | Decision::Pass) => of == by,
        (Some(Awaits::Row(of)), Decision::Row { .. }) => of == by,
        _ => false,
    }
}

/// Whether a text waits for an answer that may be no.
pub fn may_decline(state: &State) -> bool {
    stands_at(state, &RUN) && state.running.as_ref().is_some_and(|it| matches!(it.awaits, Awaits::Answer(_)))
}

/// 6.4: how a view comes to see a card that was chosen; none where nobody, or not through whose eyes the log was written, sees
/// it.
pub fn sees_chosen(state: &State, view: View, by: Seat) -> Option<Seen<Cipher>> {
    match state.taken_from {
        zone if zones::row(zone).is_some() => public_zones::unit_for_all_to_see(),
        zone if zone != NOWHERE && public_zones::is_public_zone(zone) => Some(public_zones::lies(Card::UNKNOWN, zone)),
        zone if zone == NOWHERE || zone == zones::hand(by) => public_zones::of_hand(view, by),
        // 24.1.5.1: of the own deck, they have looked at it.
        zone if zone == zones::deck(by) => public_zones::looked_at(view, by),
        _ => None,
    }
}

/// The card on which it depends how the text at work goes on: a hidden one, or one whose text is not modelled.
pub fn depends_on(state: &State) -> Option<Card> {
    let card = state.resolving.filter(|_| state.running.is_none())?.hidden;
    (!card.is_none()).then_some(card)
}

/// The turn at whose end ends what the text at work makes true for so long; 0 where nobody knows.
pub fn ends(setup: &Setup, state: &State, source: Card, until: Until) -> u16 {
    let running = state.running.as_ref().filter(|it| it.card == source && until == Until::Later);
    let Some(running) = running else { return 0 };
    let program = program_of(setup, running.card, running.ability);
    match program.and_then(|it| it.ops.get(running.run.place())) {
        Some(run::Op::Hold { until: ast::Until::NextTurn(who), .. }) => {
            let of = if *who == Who::Opponent { running.user.other() } else { running.user };
            state.turn.number.saturating_add(if of == state.turn.player { 2 } else { 1 })
        }
        _ => 0,
    }
}

/// A player answers whether to do what follows.
pub fn answer(state: &mut State, yes: bool) {
    if let Some(running) = &mut state.running
        && matches!(running.awaits, Awaits::Answer(_))
    {
        running.run.answer = Some(yes);
    }
}

/// The player whom a text asks for a row.
pub fn asks_for_row(state: &State) -> Option<Seat> {
    match state.running.as_ref().filter(|_| stands_at(state, &RUN))?.awaits {
        Awaits::Row(by) => Some(by),
        _ => None,
    }
}

/// 14.1.2: a player has chosen the row into which the next unit is deployed.
pub fn choose_row(state: &mut State, line: Line) {
    if let Some(running) = &mut state.running
        && let Some(first) = running.run.todo.first_mut()
        && let Todo::Deploy(card) = *first
    {
        let to = if line == Line::Front { Place::Front } else { Place::Back };
        *first = Todo::Does(Effect::Put { card, to });
    }
}

/// A player has chosen.
pub fn choose(state: &mut State, cards: &[Card]) {
    if let Some(running) = &mut state.running
        && let Awaits::Cards(_, from) = running.awaits
    {
        state.taken_from = from;
        if [zones::deck(Seat::A), zones::deck(Seat::B)].contains(&from) {
            cards.iter().filter(|it| it.is_known()).for_each(|it| running.is_one_of_the_shown(*it));
        }
        running.run.chosen = Some(cards.to_vec());
        running.run.acted |= !cards.is_empty();
    }
}

/// What stood for the thing that the text does next has happened.
pub fn did(state: &mut State, what: &Step) {
    let Step::Text { source, does } = *what else { return };
    let Some(running) = state.running.as_mut().filter(|it| it.card == source) else { return };
    let todo = &mut running.run.todo;
    let place = todo.iter().position(|it| *it == Todo::Does(does)).unwrap_or(0);
    if place < todo.len() {
        let done = todo.remove(place);
        running.run.midway = !running.run.todo.is_empty();
        match (done, does) {
            (Todo::Does(Effect::Reveal { card: Card::UNKNOWN }), Effect::Reveal { card }) => running.is_revealed(card),
            (Todo::Does(Effect::Put { card: Card::UNKNOWN, .. }), Effect::Put { card, .. }) if card.is_known() => {
                running.is_one_of_the_shown(card);
            }
            _ => {}
        }
    }
    running.run.acted = true;
    if let Effect::Onto { card, unit } = does {
        running.is_levelled_up(unit, card);
    }
}

impl Running {
    /// A unit of which the text speaks is named by another card now (14.2.2).
    fn is_levelled_up(&mut self, unit: Card, card: Card) {
        self.run.slots.iter_mut().flatten().filter(|it| **it == unit).for_each(|it| *it = card);
    }

    /// A card that the log did not name when it was shown, or chosen of those, is this one.
    fn is_one_of_the_shown(&mut self, card: Card) {
        let run = &mut self.run;
        if run.shown.contains(&card) {
            return;
        }
        name_one_in_each(run.slots.iter_mut().chain([&mut run.shown]), card);
    }

    /// A card that was hidden when it was to be revealed is this one.
    fn is_revealed(&mut self, card: Card) {
        let run = &mut self.run;
        let hidden = run.shown.clone();
        let same = run.slots.iter_mut().filter(|it| **it == hidden);
        name_one_in_each(same.chain([&mut run.shown]), card);
    }
}

/// In each of some lists a card that the log did not name is this one.
fn name_one_in_each<'a>(lists: impl Iterator<Item = &'a mut Vec<Card>>, card: Card) {
    for place in lists.filter_map(|cards| cards.iter_mut().find(|it| **it == Card::UNKNOWN)) {
        *place = card;
    }
}

/// Whether something was chosen for what the text at work does.
pub fn has_chosen(state: &State) -> bool {
    state.running.as_ref().is_some_and(|it| it.run.chosen.as_ref().is_some_and(|cards| !cards.is_empty()))
}

/// Whether the text at work has shown its user cards that the log does not name.
pub fn shows_unnamed(state: &State) -> bool {
    state.running.as_ref().is_some_and(|it| it.run.shown.contains(&Card::UNKNOWN))
}

/// Whether what the text at work does next is to reveal a card of a deck that the log has not shown.
pub fn reveals_hidden(state: &State, source: Card) -> bool {
    let running = state.running.as_ref().filter(|it| it.card == source);
    running.and_then(|it| it.run.todo.first()) == Some(&Todo::Does(Effect::Reveal { card: Card::UNKNOWN }))
}

/// The player who draws by what the text at work does next.
pub fn drawer(state: &State, source: Card) -> Option<Seat> {
    let running = state.running.as_ref().filter(|it| it.card == source)?;
    if let Some(Todo::Draw(of)) = running.run.todo.first() { Some(*of) } else { None }
}

/// The deck is shuffled that a text has shuffled. `false` if none has.
pub fn shuffled(state: &mut State) -> bool {
    let Some(running) = state.running.as_mut().filter(|it| matches!(it.run.todo.first(), Some(Todo::Shuffle(_))))
    else {
        return false;
    };
    running.run.todo.remove(0);
    running.run.acted = true;
    true
}

/// The thing that the text does next has not happened. `false` if no text does anything.
pub fn skip(state: &mut State) -> bool {
    if !stands_at(state, &RUN) {
        return false;
    }
    let Some(running) = state.running.as_mut().filter(|it| !it.run.todo.is_empty()) else { return false };
    running.run.todo.remove(0);
    running.run.midway = !running.run.todo.is_empty();
    running.run.done = false;
    true
}

/// Whether the agenda stands in a text.
pub fn is_running(state: &State) -> bool {
    agenda::current(state) == Some(&RUN)
}

impl State {
    /// Whether a step is one of those that are left to do of what a text does.
    pub fn still_does(&self, what: &Step) -> bool {
        let Step::Text { source, does } = *what else { return false };
        let running = self.running.as_ref().filter(|it| it.card == source);
        running.is_some_and(|it| it.run.todo.contains(&Todo::Does(does)))
    }
}
