//! Selecting the ruling that answers a question, and those that are merely similar.

use super::{Cases, Compared, Lexicon};
use crate::rulebook::{Ruling, Told, Volume, rulings};

/// The bonus for citing the clause that fits the question best.
const CITES: f32 = 0.25;
/// The number of most similar rulings considered as answers.
const MAY_ANSWER: usize = 6;
/// The least similarity of an answering ruling that cites none of the fitting clauses.
const ALIKE: f32 = 0.7;
/// The least similarity of a similar case.
const SIMILAR: f32 = 0.4;
/// The maximum number of similar cases shown.
const MOST_SIMILAR: usize = 2;

/// The rulings of a book, with their questions parsed in one language.
#[derive(Debug)]
pub struct Rulings {
    rulings: Vec<&'static Ruling>,
    told: Told,
    cases: Cases,
}

/// The rulings about a question.
#[derive(Debug, Default)]
pub struct Ruled {
    /// The ruling that answers it.
    pub ruling: Option<&'static Ruling>,
    /// `true` if the asker's case is an exception in that ruling's answer.
    pub is_exception: bool,
    /// Rulings on similar questions, the most similar first; empty if a ruling answers.
    pub similar: Vec<&'static Ruling>,
}

/// A ruling compared with a question.
struct Beside {
    ruling: &'static Ruling,
    compared: Compared,
    cites: bool,
    score: f32,
}

impl Rulings {
    /// The rulings of a book.
    pub fn of(volume: &Volume, told: Told) -> Rulings {
        let all: Vec<&'static Ruling> = rulings(volume.id).filter_map(|(_, it)| it.as_ref().ok()).collect();
        let cases = Cases::new(Lexicon::of(volume), all.iter().map(|it| told.question(it)));
        Rulings { rulings: all, told, cases }
    }

    /// The rulings about a question, given its fitting clauses, the best first.
    pub fn on(&self, question: &str, clauses: &[&str]) -> Ruled {
        let asked = self.cases.question(question);
        let beside = |(ruling, compared): (&&'static Ruling, Compared)| {
            let place = clauses.iter().position(|it| ruling.clauses.iter().any(|other| other == it));
            let score = compared.alike + place.map_or(0.0, |it| CITES / (1 + it) as f32);
            Beside { ruling, compared, cites: place.is_some(), score }
        };
        let mut found: Vec<Beside> = self.rulings.iter().zip(self.cases.compare(&asked)).map(beside).collect();
        found.sort_by(|one, other| other.score.total_cmp(&one.score));
        let near = found.iter().take(MAY_ANSWER);
        if let Some(it) = near.clone().find(|it| it.answers()) {
            return Ruled { ruling: Some(it.ruling), ..Ruled::default() };
        }
        if let Some(it) = near.clone().find(|it| it.cites && it.compared.alike >= ALIKE && self.excepts(it)) {
            return Ruled { ruling: Some(it.ruling), is_exception: true, ..Ruled::default() };
        }
        let similar = found.iter().filter(|it| it.compared.alike >= SIMILAR).take(MOST_SIMILAR).map(|it| it.ruling);
        Ruled { similar: similar.collect(), ..Ruled::default() }
    }

    /// Returns `true` if the asker's case exceeds the ruling's only by an exception in its answer.
    fn excepts(&self, it: &Beside) -> bool {
        let unless = self.told.unless(it.ruling).filter(|_| it.compared.is_same_but_added);
        unless.is_some_and(|unless| self.cases.is_told(&it.compared, unless))
    }
}

impl Beside {
    /// Returns `true` if its answer applies to the question: the opening word answers the first part, or all of them.
    fn answers(&self) -> bool {
        let answer = self.ruling.answer();
        let opens = ["Yes", "No", "Only if"].iter().any(|it| answer.starts_with(it));
        let of_both = ["Yes to both", "No to both", "Neither"].iter().any(|it| answer.starts_with(it));
        let part = self.compared.part;
        part.is_some_and(|it| it == 0 || of_both || !opens) && (self.cites || self.compared.alike >= ALIKE)
    }
}
