//! 10.6.2.2, 10.6.2.3: all that could be chosen as a text is used, for the list of legal decisions.

use super::evaluate::Table;
use super::resolve::{Used, speaks_of_rite, table};
use super::targets::{self, Choosing};
use crate::cards::ast::Step;
use crate::cards::run::{Op, Program};
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::cards::{Asks, Options};
use crate::games::evolve::log::words::{Counter, Keyword, Modes, Target, Targets};
use crate::games::evolve::rules::c08_2_play::{self, Made};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known, Part, choices};

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
pub fn offered<'a>(
    setup: &'a Setup,
    state: &'a State,
    (by, card): (Seat, Card),
    (used, paid): (Option<Used>, bool),
    asks: Asks,
) -> impl Iterator<Item = Chosen> + 'a {
    let program = used.and_then(Used::program);
    let modes = asks.modes.map_or_else(|| vec![Modes::NONE], |it| options(it, used));
    let rites = rites(setup, state, by, speaks_of_rite(setup, state, card, used));
    let both = modes.into_iter().flat_map(move |modes| rites.clone().into_iter().map(move |rite| (modes, rite)));
    both.flat_map(move |(modes, rite)| {
        let made = Made { by, card, targets: Targets::NONE, modes, rite };
        let lists: Box<dyn Iterator<Item = Vec<Target>> + 'a> = match used.zip(program) {
            Some((used, program)) => by_the_text(setup, state, &made, (used, program), paid),
            None if asks.enemy => Box::new(c08_2_play::choosable(setup, state, by).map(|it| vec![Target::Card(it)])),
            None => Box::new(std::iter::once(Vec::new())),
        };
        lists.filter_map(|it| Targets::of(&it)).map(move |targets| Chosen { targets, modes, rite })
    })
}

/// 5.17.1, 5.17.2: the options that may be chosen together.
pub(super) fn options(asked: Options, used: Option<Used>) -> Vec<Modes> {
    let all: Vec<u8> = (1..=options_of(used).unwrap_or(asked.most.max(1))).collect();
    let most = if asked.most == 0 { all.len() } else { usize::from(asked.most) };
    let least = if asked.up_to { 1 } else { most };
    choices(vec![Part { of: all, sizes: [least, most], alike: None }], Modes::MOST)
        .filter_map(|it| Modes::of(&it))
        .collect()
}

/// 5.17.1: how many options a text lists, as far as that is known.
pub fn options_of(used: Option<Used>) -> Option<u8> {
    let used = used?;
    let named = used.program().into_iter().flat_map(|it| &it.ops).filter_map(|op| match op {
        Op::Option { nth, .. } => Some(*nth),
        _ => None,
    });
    named.max().or_else(|| listed(&used.ability()?.body))
}

/// The options of the first list of them.
fn listed(body: &[Step<Words>]) -> Option<u8> {
    body.iter().find_map(|step| match step {
        Step::Modes(_, all) => u8::try_from(all.len()).ok(),
        Step::Whether(_, one, other) => listed(one).or_else(|| listed(other)),
        _ => None,
    })
}

/// 13.3.3.2: no counter, or one of an own amulet with stack where the text speaks of earth rite.
fn rites(setup: &Setup, state: &State, by: Seat, speaks_of_rite: Option<bool>) -> Vec<Option<Card>> {
    let fits = |it: &Card| state.counters(*it, Counter::Stack) > 0 && state.has(setup, *it, Keyword::Stack);
    let amulets = state.field(by).iter().copied().filter(fits).filter(|_| speaks_of_rite == Some(true));
    std::iter::once(None).chain(amulets.map(Some)).collect()
}

/// 10.6.2.3: what a text that the referee carries out makes its player choose.
fn by_the_text<'a>(
    setup: &'a Setup,
    state: &'a State,
    made: &Made,
    (used, program): (Used, &Program<Words>),
    paid: bool,
) -> Box<dyn Iterator<Item = Vec<Target>> + 'a> {
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    let idle = used.ability().is_some_and(|it| it.given.iter().any(|it| table.holds(it) == Known::Sure(false)));
    let asked = targets::choices(&table, program, paid).value().filter(|_| !idle).unwrap_or_default();
    choices(asked.iter().map(|it| part(&table, setup, state, it)).collect(), Targets::MOST)
}

/// What may be chosen for one choice of a text.
fn part<'a>(table: &Table<'_>, setup: &'a Setup, state: &'a State, choice: &Choosing<'_>) -> Part<'a, Target> {
    let of = choice.candidates(table).value().unwrap_or_default();
    let most = choice.most(table).value().unwrap_or(0).min(of.len());
    let least = if choice.is_exact() { most } else { 0 };
    let name = |it: &Target| it.card().and_then(|it| state.printed(setup, it)).map(|it| it.name);
    let alike = move |one: &Target, other: &Target| name(one).is_some() && name(one) == name(other);
    Part {
        of,
        sizes: [least, most],
        alike: choice.differ().then(|| Box::new(alike) as Box<dyn Fn(&Target, &Target) -> bool + 'a>),
    }
}
