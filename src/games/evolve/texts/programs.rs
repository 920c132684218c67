//! The compiled abilities of a card and their programs, by what a log calls them.

use super::coverage::{abilities, earth_rite};
use crate::cards::ast::Event;
use crate::cards::phrases::Fault;
use crate::cards::run::Program;
use crate::games::evolve::cards::pool::{self, Modelled, Texts};
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::cards::{Facts, Pool, Sort};
use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};

pub use super::coverage::report::is_judged;

/// The texts of a card.
pub struct Written {
    /// Its abilities in their order.
    pub abilities: Box<[Modelled]>,
    /// The programs of those that the referee carries out.
    pub programs: Box<[Option<Program<Words>>]>,
    /// Which of them an ability of the facts is, by the place of that one.
    places: Box<[Option<u8>]>,
    /// Which of the abilities speak of earth rite, once that has been asked.
    rites: OnceLock<Box<[Option<bool>]>>,
    /// Which sentences say what is always in force, once that has been asked.
    always: OnceLock<Box<[(u8, u8)]>>,
    /// Whether an ability waits for a state, once that has been asked.
    states: OnceLock<bool>,
}

impl Written {
    const fn new(
        abilities: Box<[Modelled]>,
        programs: Box<[Option<Program<Words>>]>,
        places: Box<[Option<u8>]>,
    ) -> Written {
        Written {
            abilities,
            programs,
            places,
            rites: OnceLock::new(),
            always: OnceLock::new(),
            states: OnceLock::new(),
        }
    }

    /// The place of an ability of the facts among the compiled ones.
    pub fn place(&self, fact: usize) -> Option<usize> {
        self.places.get(fact).copied().flatten().map(usize::from)
    }

    /// 13.3.3.2: which of the abilities speak of earth rite; `None` for one where not all of it is known.
    pub fn rites(&self) -> &[Option<bool>] {
        self.rites.get_or_init(|| self.abilities.iter().map(earth_rite::speaks_of_rite).collect())
    }

    /// 10.7.6: whether one of the abilities waits for a state.
    pub fn waits_for_states(&self) -> bool {
        let waits = |modelled: &Modelled| {
            modelled.ability.as_ref().is_some_and(|it| it.when.iter().any(|it| matches!(it, Event::Becomes(_))))
        };
        *self.states.get_or_init(|| self.abilities.iter().any(waits))
    }

    /// The sentences that say what is always in force: the place of the ability, and of the sentence in it. Kept once `find`
    /// has found them.
    pub(super) fn always(&self, find: impl FnOnce() -> Box<[(u8, u8)]>) -> &[(u8, u8)] {
        self.always.get_or_init(find)
    }
}

/// What the referee carries out of an ability of a card.
pub fn program_of(face: &'static Facts, place: usize) -> Option<&'static Program<Words>> {
    of(face).programs.get(place)?.as_ref()
}

/// Whether the referee carries an ability of the facts out.
pub fn runs(face: &'static Facts, fact: usize) -> bool {
    let written = of(face);
    written.place(fact).is_some_and(|it| written.programs.get(it).is_some_and(Option::is_some))
}

static SHIPPED: LazyLock<Result<Texts, Fault>> =
    LazyLock::new(|| Texts::read("texts.tsv", Cow::Borrowed(pool::SHIPPED)));

/// The texts that come with the program. No match begins where they cannot be read ([`broken`]).
pub fn shipped() -> &'static Texts {
    static NONE: LazyLock<Texts> = LazyLock::new(Texts::none);
    SHIPPED.as_ref().unwrap_or_else(|_| &NONE)
}

/// What is wrong with the texts that come with the program, if anything is.
pub fn broken() -> Option<&'static Fault> {
    SHIPPED.as_ref().err()
}

/// The texts of a card, read when they are first asked for.
pub fn of(face: &'static Facts) -> &'static Written {
    static READ: LazyLock<Box<[OnceLock<Written>]>> =
        LazyLock::new(|| Pool::all().iter().map(|_| OnceLock::new()).collect());
    static NOTHING: LazyLock<Written> = LazyLock::new(|| Written::new(Box::default(), Box::default(), Box::default()));
    READ.get(face.at).map_or_else(|| &*NOTHING, |it| it.get_or_init(|| written(face)))
}

fn written(face: &'static Facts) -> Written {
    let abilities = shipped().of(face.codes.split(' ').next().unwrap_or(""));
    let place = |(at, sort): (usize, &Sort)| {
        let alike = |it: &&super::super::cards::Ability| pool::is_sort(&it.sort, sort);
        let nth = face.abilities[..at].iter().filter(alike).count();
        let all = face.abilities.iter().filter(alike).count();
        let same = abilities.iter().filter(|it| pool::is(sort, it)).count() == all;
        pool::place_of(sort, nth, &abilities).filter(|_| same).and_then(|it| u8::try_from(it).ok())
    };
    let places = face.abilities.iter().map(|it| &it.sort).enumerate().map(place).collect();
    let programs = abilities.iter().map(abilities::program).collect();
    Written::new(abilities.into(), programs, places)
}

/// The place of an ability among the facts: the `nth` of those that are so.
pub fn fact_of(face: &Facts, is: impl Fn(&Sort) -> bool, nth: usize) -> Option<usize> {
    face.abilities.iter().enumerate().filter(|it| is(&it.1.sort)).nth(nth).map(|it| it.0)
}

#[cfg(test)]
mod tests {
    use super::{of, shipped};
    use crate::cards::ast::Kind;
    use crate::cards::compile::Grade;
    use crate::games::evolve::cards::Pool;
    use crate::games::evolve::cards::pool::Read;

    /// How much of the pool is modelled, and how much of that is carried out.
    #[test]
    fn how_much_runs() {
        let (mut whole, mut shell, mut none, mut other, mut used, mut run, mut cards) = (0, 0, 0, 0, 0, 0, 0);
        for code in shipped().codes() {
            let Some(face) = Pool::find(code) else { continue };
            let written = of(face);
            let all = |it: &crate::games::evolve::cards::pool::Modelled| it.read == Read::Grade(Grade::Whole);
            cards += usize::from(written.abilities.iter().all(all));
            for (it, program) in written.abilities.iter().zip(&written.programs) {
                let known = it.read != Read::Grade(Grade::Whole) || it.ability.is_some();
                assert!(known, "{code}: a meaning that cannot be read");
                match it.read {
                    Read::Grade(Grade::Whole) => whole += 1,
                    Read::Grade(Grade::Shell) => shell += 1,
                    Read::Grade(Grade::None) => none += 1,
                    Read::OtherEdition => other += 1,
                }
                let kind = it.ability.as_ref().map(|it| it.kind);
                used += usize::from(matches!(kind, Some(Kind::Triggered | Kind::Spell | Kind::Activated)));
                run += usize::from(program.is_some());
            }
        }
        println!(
            "{cards} cards whole; {whole} whole, {shell} shell, {none} none, {other} of another edition; {run} of {used} run"
        );
        assert!(cards > 2_250 && whole > 4_800 && none < 60, "{cards} {whole} {none}");
        assert!(run > 1_200, "{run} of {used}");
    }
}
