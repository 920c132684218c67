//! 10.6.2.7: the text that is being carried out.

use super::eval::Table;
use super::todo::{Todo, effect_of, is_the_same};
use super::{choosing, programs, rites};
use crate::cards::ast::Ability;
use crate::cards::run::{self, Next, Program, Run};
use crate::games::evolve::agenda::{Act, Frame, Item, Procedure, Wants, act, item, step};
use crate::games::evolve::cards::words::Evolve as Words;
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::clauses::Clause;
use crate::games::evolve::facts::Breach;
use crate::games::evolve::playing::Made;
use crate::games::evolve::state::{Setup, State};
use crate::games::evolve::words::steps::Text;
use crate::games::evolve::words::{Effect, Step, Target};
use crate::games::evolve::{Sink, ending};
use crate::log::Seat;
use crate::table::{Card, Known};

/// A text that is being carried out: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// The card whose text it is.
    pub card: Card,
    /// What was printed on it then.
    pub face: &'static Facts,
    /// Which of its abilities.
    pub place: usize,
    /// 3.1.2.3: whose.
    pub by: Seat,
    /// 13.3.3: earth rite was paid for.
    pub rite: bool,
    /// What was chosen.
    pub slots: Vec<(u8, Target)>,
    /// The options that were chosen.
    pub modes: Vec<u8>,
    /// How far it has come.
    pub run: Run<Target, Todo>,
}

/// An ability as it is used: of what was printed on the card, and which.
#[derive(Clone, Copy)]
pub struct Used {
    face: &'static Facts,
    place: usize,
}

/// The ability that is the `nth` of those that are so, of what counts as printed on a card or of what it was before.
pub fn used(setup: &Setup, state: &State, card: Card, is: impl Fn(&Sort) -> bool, nth: usize) -> Option<Used> {
    let mut faces = state.face(setup, card).into_iter().chain(state.printed(setup, card));
    faces.find_map(|face| {
        let fact = programs::fact_of(face, &is, nth)?;
        Some(Used { face, place: programs::of(face).place(fact)? })
    })
}

impl Used {
    fn program(self) -> Option<&'static Program<Words>> {
        programs::of(self.face).programs.get(self.place)?.as_ref()
    }

    fn ability(self) -> Option<&'static Ability<Words>> {
        programs::of(self.face).abilities.get(self.place)?.ability.as_ref()
    }
}

/// 13.3.3.2: whether what is used says that a counter may be taken for earth rite, as far as that is known.
pub fn speaks_of_rite(setup: &Setup, state: &State, card: Card, used: Option<Used>) -> Option<bool> {
    let Some(used) = used else { return rites::any_speaks_of_rite(state.face(setup, card)?) };
    rites::speaks_of_rite(programs::of(used.face).abilities.get(used.place)?)
}

/// 10.6.2.7: carrying a text out.
pub static TEXT: Procedure = Procedure {
    clause: Clause::C10_6_2_7,
    name: "a text is carried out",
    native: "效果文本的执行",
    items: &[item(Clause::C10_6_2_7_2, &RUN, "what the text says next", "按文本记述的顺序执行")],
};

/// 10.6.2.7.2
pub static RUN: Act = act(go_on);

/// What a decision says of the text that it uses.
fn table<'t>(setup: &'t Setup, state: &'t State, made: &Made, modes: &'t [u8]) -> Table<'t> {
    Table { setup, state, source: made.card, by: made.by, rite: made.rite.is_some(), slots: &[], modes }
}

/// Judges what is chosen for a text that the referee carries out. `false` where it carries none out.
pub fn check(setup: &Setup, state: &State, made: &Made, used: Option<Used>, paid: bool, sink: &mut Sink) -> bool {
    let Some((used, program)) = used.and_then(|it| Some((it, it.program()?))) else { return false };
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    let Some(ability) = used.ability() else { return false };
    for cond in &ability.only {
        if ability.kind != crate::cards::ast::Kind::Triggered && table.holds(cond) == Known::Sure(false) {
            sink.fault(Clause::C10_6_2_1_2, || Breach::ConditionUnmet { card: made.card });
        }
    }
    if made.rite.is_none() && rites::costs_rite(program) {
        sink.fault(Clause::C10_4_2_2, || Breach::RiteIsTheCost { card: made.card });
    }
    let targets: Vec<Target> = made.targets.each().collect();
    let mut found = Sink::default();
    check_targets(&table, (ability, program), paid, &targets, &mut found);
    // By 10.3.2 nothing is chosen for an earth rite that is not paid; by official answers it is, and has no effect.
    // Neither is held against anybody.
    if !found.faults.is_empty() && !table.rite {
        let mut paying = Sink::default();
        check_targets(&Table { rite: true, ..table }, (ability, program), paid, &targets, &mut paying);
        if paying.faults.is_empty() {
            found = paying;
        }
    }
    sink.take_in(found);
    true
}

/// 10.6.2.3: what is chosen, by what the text asks for.
fn check_targets(
    table: &Table<'_>,
    (ability, program): (&Ability<Words>, &Program<Words>),
    paid: bool,
    targets: &[Target],
    sink: &mut Sink,
) {
    let idle = ability.given.iter().any(|it| table.holds(it) == Known::Sure(false));
    match choosing::choices(table, program, paid) {
        _ if idle => choosing::check(table, &[], targets, sink),
        Known::Sure(choices) => choosing::check(table, &choices, targets, sink),
        Known::ButForText(_, card) => sink.unmodelled(Clause::C10_6_2_3, card),
        Known::Hidden(card) => sink.undecidable(Clause::C10_6_2_3, card),
    }
}

/// 10.7.3.2: whether a text that the referee carries out has nothing that it could choose; none where it is not known.
pub fn cannot_choose(setup: &Setup, state: &State, by: Seat, card: Card, used: Option<Used>) -> Option<bool> {
    let used = used?;
    let (program, ability) = (used.program()?, used.ability()?);
    let modal = program.ops.iter().any(|it| matches!(it, run::Op::Option { .. }));
    let pays = program.ops.iter().any(|it| matches!(it, run::Op::Pay { .. }));
    if modal || pays || program.effect > 0 {
        return None;
    }
    let made = Made { by, card, targets: Default::default(), modes: Default::default(), rite: None };
    let table = table(setup, state, &made, &[]);
    if ability.given.iter().any(|it| table.holds(it) != Known::Sure(true)) {
        return Some(false);
    }
    match choosing::choices(&table, program, true) {
        Known::Sure(choices) => Some(choosing::lacks(&table, &choices)),
        _ => None,
    }
}

/// Begins to carry a text out, if the referee does. `false` where the log alone says what it does.
pub fn begin(setup: &Setup, state: &mut State, made: &Made, used: Option<Used>, paid: bool) -> bool {
    let Some((used, program)) = used.and_then(|it| Some((it, it.program()?))) else { return false };
    let Some(ability) = used.ability() else { return false };
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    let given = ability.given.iter().fold(Known::Sure(true), |all, it| match (all, table.holds(it)) {
        (Known::Sure(true), it) => it,
        (other, _) => other,
    });
    let choices = match given {
        Known::Sure(true) => choosing::choices(&table, program, paid),
        Known::Sure(false) => {
            state.using = None;
            return true;
        }
        unknown => unknown.map(|_| Vec::new()),
    };
    let Known::Sure(choices) = choices else {
        state.loose = Some(made.card);
        return true;
    };
    let targets: Vec<Target> = made.targets.each().collect();
    let slots = choosing::assigned(&table, &choices, &targets);
    let mut run = Run::from(0);
    run.answer = Some(paid);
    let Made { by, card, rite, .. } = *made;
    let running = Running { card, face: used.face, place: used.place, by, rite: rite.is_some(), slots, modes, run };
    state.running = Some(Box::new(running));
    state.agenda.push(Frame::new(&TEXT));
    true
}

/// 1.3.3: whether a card says of itself that no ability destroys it.
pub fn is_indestructible(setup: &Setup, state: &State, card: Card) -> bool {
    let by = state.keeper(card).unwrap_or(card.owner());
    Table { setup, state, source: card, by, rite: false, slots: &[], modes: &[] }.is_indestructible(card)
}

/// The card whose text ends before a step that the rules demand, and was carried out as the log tells it: what of it the log
/// leaves out nobody judges.
pub fn left_to_the_log(state: &State, what: &Step) -> Option<Card> {
    let goes_on = matches!(what, Step::Text { .. } | Step::Vanish { .. });
    // 1.2.3, 1.2.4: where the match ends outright, what was left of the text does not matter.
    state.loose.filter(|_| !goes_on && ending::outright(state).is_none())
}

/// Whether a text of a card is being carried out.
pub fn is_at_work(state: &State, card: Card) -> bool {
    state.running.as_ref().is_some_and(|it| it.card == card)
}

/// Goes on with the text.
fn go_on(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(mut running) = state.running.take() else { return Wants::Nothing };
    let used = Used { face: running.face, place: running.place };
    let Some(program) = used.program() else { return Wants::Nothing };
    let mut run = std::mem::replace(&mut running.run, Run::from(0));
    let Running { card: source, by, rite, ref slots, ref modes, .. } = *running;
    let table = Table { setup, state, source, by, rite, slots, modes };
    let next = loop {
        // 10.4.4, 10.4.6: play points and resting the card itself are paid with the decision.
        if let Some(run::Op::Act(crate::cards::ast::Act::Rest(crate::cards::ast::Sel::This))) =
            program.ops.get(usize::from(run.at)).filter(|_| run.at < program.effect)
        {
            run.at += 1;
            continue;
        }
        break run::next(&table, program, &mut run);
    };
    running.run = run;
    match next {
        Next::Do(todo) => {
            let does = effect_of(state, by, &todo);
            state.running = Some(running);
            step(item.clause, Step::Text { source, does })
        }
        // What it does from here on is told by the log.
        Next::Unknown(_) | Next::Choose | Next::Ask { .. } => {
            state.loose = Some(source);
            Wants::Nothing
        }
        Next::Over => {
            state.using = None;
            Wants::Nothing
        }
    }
}

/// What stood for the thing that the text does next has happened.
pub fn did(state: &mut State, what: Text) {
    let Some(mut running) = state.running.take().filter(|it| it.card == what.source) else { return };
    let todo = &mut running.run.todo;
    let exact = todo.iter().position(|it| *it == Todo::Does(what.does));
    let place = exact.or_else(|| todo.iter().position(|it| is_sort(it, &what.does))).unwrap_or(0);
    if place < todo.len() {
        todo.remove(place);
    }
    running.run.acted = true;
    state.running = Some(running);
}

fn is_sort(todo: &Todo, does: &Effect) -> bool {
    match (todo, does) {
        (Todo::Token(face, ..), Effect::Create { code, .. }) => {
            crate::games::evolve::cards::Pool::find(code.text()).is_some_and(|it| it.name == face.name)
        }
        (Todo::Draw(of), Effect::Draw { player, .. } | Effect::DrawFails { player }) => of == player,
        (Todo::Top(..), Effect::Put { .. } | Effect::Banish { .. }) | (Todo::Points(..), Effect::Points { .. }) => true,
        (Todo::Does(Effect::Evolve { card, .. }), Effect::Evolve { card: other, .. }) => card == other,
        _ => false,
    }
}

/// The thing that the text does next has not happened. `false` if no text does anything.
pub fn skip(state: &mut State) -> bool {
    let Some(running) = state.running.as_mut().filter(|it| !it.run.todo.is_empty()) else { return false };
    running.run.todo.remove(0);
    running.run.done = false;
    true
}

/// The step to carry out where a text does `due` and the log has `logged`: what is left to do of one act comes in any order.
pub fn fit(state: &State, due: Text, logged: Text) -> Option<Text> {
    let running = state.running.as_ref().filter(|it| it.card == due.source && due.source == logged.source)?;
    let fits = |it: &Todo| is_the_same(state, running.by, it, &logged.does);
    if !running.run.todo.iter().any(fits) {
        return None;
    }
    // What the log hides is filled in by what is known.
    match (due.does, logged.does) {
        (Effect::Draw { card, .. }, Effect::Draw { card: Card::UNKNOWN, .. })
        | (Effect::Put { card, .. }, Effect::Put { card: Card::UNKNOWN, .. })
        | (Effect::Banish { card }, Effect::Banish { card: Card::UNKNOWN })
            if card != Card::UNKNOWN =>
        {
            Some(due)
        }
        _ => Some(logged),
    }
}
