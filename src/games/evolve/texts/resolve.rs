//! 10.6.2.7: the text that is being carried out.

pub use super::ability_ref::{Used, speaks_of_rite, used, used_of};
use super::evaluate::{At, Table};
use super::lowering::{Todo, effect_of};
use super::pending_choice::{ahead, asked, begin_choice, clause_of, close};
use super::picks::{self, Asked, Open};
use super::{delayed_triggers, targets, variable_x};
use crate::cards::ast;
use crate::cards::run::{self, Next, Op, Program, Run};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Facts;
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::log::words::{Ask, Effect, Place, Step, Target};
use crate::games::evolve::rules::agenda::{Act, Frame, Item, Procedure, Wants, act, chance, decide, item, step};
use crate::games::evolve::rules::c08_2_play::Made;
use crate::games::evolve::rules::{c01_end_of_match, c10_7_standby};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

type Sel = ast::Sel<Words>;

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
    /// 10.6.2.2.2: what X is.
    pub x: Option<u16>,
    /// What was chosen.
    pub slots: Vec<(u8, Target)>,
    /// The options that were chosen.
    pub modes: Vec<u8>,
    /// How far it has come.
    pub run: Run<Target, Todo>,
    /// What it leaves to a player now.
    pub open: Option<Open>,
    /// What was done for the cards chosen so far, before the choice was over.
    pub early: Vec<Effect>,
    /// What is left to do for them.
    pub ahead: Vec<Todo>,
    /// 13.3.1.3.1, 13.5.1.3.2: how many spells, and how many cards, lay in its player's cemetery when it began.
    pub buried: [u16; 2],
}

/// An act of a text: the card, which of its abilities, and where in it.
pub type ActAtHand = (Card, usize, u16);

/// 10.6.2.7: carrying a text out.
pub static TEXT: Procedure = Procedure {
    clause: Clause::C10_6_2_7,
    name: "a text is carried out",
    native: "效果文本的执行",
    japanese: "テキストの解決",
    items: &[item(Clause::C10_6_2_7_2, &RUN, "what the text says next", "按文本记述的顺序执行")
        .ja("テキストを書かれている順に実行する")],
};

/// 10.6.2.7.2
pub static RUN: Act = act(go_on);

/// What a decision says of the text that it uses.
pub(super) fn table<'t>(setup: &'t Setup, state: &'t State, made: &Made, modes: &'t [u8]) -> Table<'t> {
    Table {
        setup,
        state,
        source: made.card,
        by: made.by,
        rite: made.rite.is_some(),
        slots: &[],
        modes,
        at: At::default(),
    }
}

/// Begins to carry a text out, if the referee does. `false` where the log alone says what it does.
pub fn begin(setup: &Setup, state: &mut State, made: &Made, used: Option<Used>, paid: bool) -> bool {
    begin_about(setup, state, made, used, (paid, None))
}

/// The same for an ability that a card set off by what it did.
pub fn begin_about(
    setup: &Setup,
    state: &mut State,
    made: &Made,
    used: Option<Used>,
    (paid, about): (bool, Option<Card>),
) -> bool {
    let program = used.and_then(|it| Some((it, it.program()?, it.ability()?)));
    let Some((used, program, ability)) = program else {
        state.told = true;
        return false;
    };
    let remembered = c10_7_standby::remembers(ability);
    if remembered.is_some() && about.is_none() {
        leave_to_the_log(state, made.card);
        return true;
    }
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    let given = ability.given.iter().fold(Known::Sure(true), |all, it| match (all, table.holds(it)) {
        (Known::Sure(true), it) => it,
        (other, _) => other,
    });
    let choices = match given {
        Known::Sure(true) => targets::choices(&table, program, paid),
        Known::Sure(false) => {
            state.using = None;
            return true;
        }
        unknown => unknown.map(|_| Vec::new()),
    };
    let Known::Sure(choices) = choices else {
        leave_to_the_log(state, made.card);
        return true;
    };
    let targets: Vec<Target> = made.targets.each().collect();
    let mut slots = targets::assigned(&table, &choices, &targets);
    slots.extend(remembered.zip(about.map(Target::Card)));
    let mut run = Run::from(0);
    run.answer = program.ops.iter().any(|it| matches!(it, Op::Pay { .. })).then_some(paid);
    let Made { by, card, rite, .. } = *made;
    let running = Running { rite: rite.is_some(), slots, modes, run, ..Running::of(setup, state, (by, card), used) };
    go(state, running);
    if paid && variable_x::is_paid(program) {
        state.agenda.push(Frame::new(&variable_x::NAMING_X));
    }
    true
}

/// 10.7.5: begins to carry out an ability that a text has set for later: what stands behind the operation that set it.
pub fn begin_later(setup: &Setup, state: &mut State, it: &delayed_triggers::Timed) {
    let delayed_triggers::Timed { card, face, place, by, at, ref slots, .. } = *it;
    let run = Run::from(at.saturating_add(1));
    go(state, Running { slots: slots.clone(), run, ..Running::of(setup, state, (by, card), Used { face, place }) });
}

fn go(state: &mut State, running: Running) {
    state.together = None;
    state.running = Some(Box::new(running));
    state.agenda.push(Frame::new(&TEXT));
}

/// From here on the log alone says what a text does.
fn leave_to_the_log(state: &mut State, source: Card) {
    state.loose = Some(source);
    state.told = true;
}

/// 1.3.3: whether a card says of itself that no ability destroys it.
pub fn is_indestructible(setup: &Setup, state: &State, card: Card) -> bool {
    let by = state.keeper(card).unwrap_or(card.owner());
    Table { setup, state, source: card, by, rite: false, slots: &[], modes: &[], at: At::default() }
        .is_indestructible(card)
}

/// The card whose text ends before a step that the rules demand, and was carried out as the log tells it: what of it the log
/// leaves out nobody judges.
pub fn left_to_the_log(state: &State, what: &Step) -> Option<Card> {
    let goes_on = matches!(what, Step::Text { .. } | Step::Vanish { .. });
    // 1.2.3, 1.2.4: where the match ends outright, what was left of the text does not matter.
    state.loose.filter(|_| !goes_on && c01_end_of_match::outright(state).is_none())
}

/// 5.18.1: the player of whose hand the text at work takes a card at random now.
pub fn random_of(state: &State) -> Option<Seat> {
    let todo = state.running.as_ref()?.run.todo.first()?;
    if let Todo::Random(of) = todo { Some(*of) } else { None }
}

/// Whether the text at work puts the top card of a deck there now.
pub fn top_goes(state: &State, of: Seat, to: Place) -> bool {
    let running = state.running.as_ref();
    running.is_some_and(|it| it.run.todo.contains(&Todo::Top(of, to)))
}

/// The player who does what the text of a card at work says now.
pub fn doer(state: &State, source: Card) -> Option<Seat> {
    let running = state.running.as_ref().filter(|it| it.card == source)?;
    match running.program()?.ops.get(usize::from(running.run.at)) {
        Some(Op::Act(ast::Act::By(ast::Who::Opponent, _))) => Some(running.by.other()),
        _ => Some(running.by),
    }
}

/// Which act of a text is being carried out: of which card, which ability, and where in it.
pub fn act_at_hand(state: &State) -> Option<ActAtHand> {
    let running = state.running.as_ref()?;
    // What is chosen one by one is put down as it is chosen, and by one act.
    let op = running.program()?.ops.get(usize::from(running.run.at));
    let at = running.run.at + u16::from(matches!(op, Some(Op::Act(ast::Act::Choose(_)))));
    Some((running.card, running.place, at))
}

/// Whether a text of a card is being carried out.
pub fn is_at_work(state: &State, card: Card) -> bool {
    state.running.as_ref().is_some_and(|it| it.card == card)
}

/// What comes next in a text.
enum Stage {
    /// A step of it.
    Does(Clause, Effect),
    /// A choice of this player.
    Chooses(Seat),
    /// 5.7.2
    Shuffles(Seat),
    /// What it does from here on is told by the log.
    Loose,
    /// Nothing.
    Over,
}

/// How many operations of a text are passed over without anything happening.
const MANY: usize = 256;

/// Goes on with the text.
fn go_on(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(mut running) = state.running.take() else { return Wants::Nothing };
    let used = Used { face: running.face, place: running.place };
    let Some(program) = used.program() else { return Wants::Nothing };
    let stage = stage(setup, state, &mut running, program);
    for at in std::mem::take(&mut running.run.timed) {
        let Running { card, face, place, by, ref slots, .. } = *running;
        state.timed.push(delayed_triggers::Timed { card, face, place, by, at, slots: slots.clone(), met: false });
    }
    let source = running.card;
    match stage {
        Stage::Does(clause, does) => {
            state.running = Some(running);
            step(clause, Step::Text { source, does })
        }
        Stage::Chooses(by) => {
            let clause = if picks::pays(program, running.run.at) { Clause::C10_6_2_5 } else { item.clause };
            state.running = Some(running);
            decide(by, clause)
        }
        Stage::Shuffles(player) => {
            state.running = Some(running);
            chance(Clause::C5_7_2, Ask::Shuffle(player))
        }
        Stage::Loose => {
            leave_to_the_log(state, source);
            Wants::Nothing
        }
        Stage::Over => {
            state.using = None;
            Wants::Nothing
        }
    }
}

/// 10.6.2.7.2: works out what comes next.
fn stage(setup: &Setup, state: &State, running: &mut Running, program: &'static Program<Words>) -> Stage {
    for _ in 0..MANY {
        if let Some(open) = &running.open {
            if open.picked.len() >= open.most {
                close(setup, state, running, program);
                continue;
            }
            running.ahead = ahead(setup, state, running, program);
            return match (running.ahead.first(), &running.open) {
                (Some(todo), _) => {
                    Stage::Does(clause_of(program, running.run.at, todo), effect_of(state, running.by, todo))
                }
                (None, Some(open)) => Stage::Chooses(open.by),
                (None, None) => Stage::Loose,
            };
        }
        let at = running.run.at;
        match program.ops.get(usize::from(at)) {
            // 10.4.4, 10.4.6: play points and resting the card itself are paid with the decision.
            Some(Op::Act(ast::Act::Rest(Sel::This))) if at < program.effect => {
                running.run.at += 1;
                continue;
            }
            Some(Op::Act(ast::Act::Shuffle)) => match state.search {
                Some(it) => return Stage::Shuffles(it.player),
                None => {
                    running.run.at += 1;
                    continue;
                }
            },
            _ => {}
        }
        let mut run = std::mem::replace(&mut running.run, Run::from(0));
        let next = run::next(&running.table(setup, state), program, &mut run);
        running.run = run;
        match next {
            Next::Do(todo) => {
                let does = effect_of(state, running.by, &todo);
                match running.early.iter().position(|it| *it == does) {
                    Some(place) => {
                        running.early.remove(place);
                        running.run.todo.remove(0);
                    }
                    None => return Stage::Does(clause_of(program, running.run.at, &todo), does),
                }
            }
            Next::Choose => match begin_choice(setup, state, running, program) {
                Some(Some(search)) => return Stage::Does(Clause::C10_6_2_7_2, search),
                Some(None) => {}
                None => return Stage::Loose,
            },
            // What may be left out is a choice; it is left out by choosing nothing.
            Next::Ask { paying: false, .. } => {
                let Some(asked) = asked(program, running.run.at) else {
                    running.run.answer = Some(true);
                    continue;
                };
                let open = running.table(setup, state).as_of(&running.run).open(&asked, true);
                match open {
                    Some(open) if running.can_be_left(setup, state, &asked) => running.open = Some(open),
                    _ => return Stage::Loose,
                }
            }
            Next::Unknown(_) if is_shuffle(program, running.run.at) => {}
            Next::Unknown(_) | Next::Ask { .. } => return Stage::Loose,
            Next::Over => return Stage::Over,
        }
    }
    Stage::Loose
}

fn is_shuffle(program: &Program<Words>, at: u16) -> bool {
    matches!(program.ops.get(usize::from(at)), Some(Op::Act(ast::Act::Shuffle)))
}

impl Running {
    /// The text of an ability at its beginning, with nothing chosen and nothing paid.
    fn of(setup: &Setup, state: &State, (by, card): (Seat, Card), Used { face, place }: Used) -> Running {
        Running {
            card,
            face,
            place,
            by,
            rite: false,
            x: None,
            slots: Vec::new(),
            modes: Vec::new(),
            run: Run::from(0),
            open: None,
            early: Vec::new(),
            ahead: Vec::new(),
            buried: state.buried(setup, by),
        }
    }

    /// The table as the text sees it.
    pub(super) fn table<'t>(&'t self, setup: &'t Setup, state: &'t State) -> Table<'t> {
        let x = self.x.map(i32::from);
        let at = At { early: &self.early, buried: Some(self.buried), x, ..At::default() };
        let Running { card: source, by, rite, ref slots, ref modes, .. } = *self;
        Table { setup, state, source, by, rite, slots, modes, at }
    }

    /// Whether what may be left out is one thing at most, so that choosing it says all.
    fn can_be_left(&self, setup: &Setup, state: &State, asked: &Asked<'_>) -> bool {
        let things = asked.of.map(|it| self.table(setup, state).as_of(&self.run).things(it));
        matches!(things, Some(Known::Sure(all)) if all.len() <= 1)
    }

    /// What is left to do of the act at hand.
    pub(super) fn todo(&mut self) -> &mut Vec<Todo> {
        if self.open.is_some() { &mut self.ahead } else { &mut self.run.todo }
    }

    pub(super) fn program(&self) -> Option<&'static Program<Words>> {
        self.used().program()
    }

    /// The ability whose text it is.
    pub fn used(&self) -> Used {
        Used { face: self.face, place: self.place }
    }
}
