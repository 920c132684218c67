//! 10.6.2.2, 10.6.2.3: all that could be chosen as a text is used, for the list of legal decisions.

use super::choosing::{self, Choosing};
use super::eval::Table;
use super::running::{Used, speaks_of_rite, table};
use crate::cards::run::{Op, Program};
use crate::games::evolve::cards::words::Evolve as Words;
use crate::games::evolve::cards::{Asks, Options};
use crate::games::evolve::playing::{self, Made};
use crate::games::evolve::state::{Setup, State};
use crate::games::evolve::words::{Counter, Keyword, Modes, Target, Targets};
use crate::log::Seat;
use crate::table::{Card, Known};

/// So many combinations of one text are listed at most.
const MOST: usize = 600;

/// What is chosen for a text.
#[derive(Clone, Copy, Default)]
pub struct Chosen {
    /// 10.6.2.3
    pub targets: Targets,
    /// 10.6.2.2.3
    pub modes: Modes,
    /// 13.3.3.2
    pub rite: Option<Card>,
}

/// What could be chosen for a text: by what it says where the referee carries it out, else by what little is known of it.
pub fn offered(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    (used, paid): (Option<Used>, bool),
    asks: Asks,
) -> Vec<Chosen> {
    let program = used.and_then(Used::program);
    let mut all = Vec::new();
    for modes in asks.modes.map_or_else(|| vec![Modes::NONE], |it| options(it, program)) {
        for rite in rites(setup, state, by, speaks_of_rite(setup, state, card, used)) {
            let made = Made { by, card, targets: Targets::NONE, modes, rite };
            let lists = match used.zip(program) {
                Some((used, program)) => by_the_text(setup, state, &made, (used, program), paid),
                None if asks.enemy => playing::choosable(setup, state, by).map(|it| vec![Target::Card(it)]).collect(),
                None => vec![Vec::new()],
            };
            let targets = lists.iter().filter_map(|it| Targets::of(it));
            all.extend(targets.take(MOST - all.len()).map(|targets| Chosen { targets, modes, rite }));
        }
    }
    all
}

/// 5.17.1, 5.17.2: the options that may be chosen together.
pub(super) fn options(asked: Options, program: Option<&Program<Words>>) -> Vec<Modes> {
    let named = program.into_iter().flat_map(|it| &it.ops).filter_map(|it| match it {
        Op::Option { nth, .. } => Some(*nth),
        _ => None,
    });
    let options: Vec<u8> = (1..=named.max().unwrap_or(asked.most.max(1))).collect();
    let most = if asked.most == 0 { options.len() } else { usize::from(asked.most) };
    let least = if asked.up_to { 1 } else { most };
    parts(&options, least, most).iter().filter_map(|it| Modes::of(it)).collect()
}

/// 13.3.3.2: no counter, or one of an own amulet with stack where the text speaks of earth rite.
fn rites(setup: &Setup, state: &State, by: Seat, speaks_of_rite: Option<bool>) -> Vec<Option<Card>> {
    let fits = |it: &Card| state.counters(*it, Counter::Stack) > 0 && state.has(setup, *it, Keyword::Stack);
    let amulets = state.field(by).iter().copied().filter(fits).filter(|_| speaks_of_rite == Some(true));
    std::iter::once(None).chain(amulets.map(Some)).collect()
}

/// 10.6.2.3: what a text that the referee carries out makes its player choose.
fn by_the_text(
    setup: &Setup,
    state: &State,
    made: &Made,
    (used, program): (Used, &Program<Words>),
    paid: bool,
) -> Vec<Vec<Target>> {
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    let idle = used.ability().is_some_and(|it| it.given.iter().any(|it| table.holds(it) == Known::Sure(false)));
    let choices = choosing::choices(&table, program, paid).value().filter(|_| !idle).unwrap_or_default();
    choices.iter().fold(vec![Vec::new()], |before, choice| {
        let lists = one(&table, choice);
        let joined = before.iter().flat_map(|it| lists.iter().map(move |more| [&it[..], &more[..]].concat()));
        joined.take(MOST).collect()
    })
}

/// What may be chosen for one choice of a text.
fn one(table: &Table<'_>, choice: &Choosing<'_>) -> Vec<Vec<Target>> {
    let can = choice.candidates(table).value().unwrap_or_default();
    let most = choice.most(table).value().unwrap_or(0).min(can.len());
    let least = if choice.is_exact() { most } else { 0 };
    parts(&can, least, most)
}

/// The parts of a list of so many things, in its order, the smaller ones first.
fn parts<T: Copy>(list: &[T], least: usize, most: usize) -> Vec<Vec<T>> {
    let of_size = |size: usize| {
        let mut all: Vec<(usize, Vec<T>)> = vec![(0, Vec::new())];
        for _ in 0..size {
            let longer = all.iter().flat_map(|(next, part)| {
                (*next..list.len()).map(move |at| (at + 1, [&part[..], &list[at..=at]].concat()))
            });
            all = longer.take(MOST).collect();
        }
        all.into_iter().map(|it| it.1)
    };
    (least..=most.min(Targets::MOST)).flat_map(of_size).take(MOST).collect()
}
