//! Which ruling answers a question, and which are only like it.

use super::{Cases, Compared, Lexicon};
use crate::rulebook::{Ruling, Told, Volume, rulings};

/// What it is worth to rest on the clause that fits the question best.
const CITES: f32 = 0.25;
/// Of the rulings that are most like a question so many may be on it.
const MAY_ANSWER: usize = 6;
/// A ruling that rests on none of the clauses that fit has to be as much like the question as this to answer it.
const ALIKE: f32 = 0.7;
/// One that is less like it is no similar case.
const SIMILAR: f32 = 0.4;
/// At most so many similar cases are told.
const MOST_SIMILAR: usize = 2;

/// The rulings of a book, their questions read in a language.
#[derive(Debug)]
pub struct Rulings {
    rulings: Vec<&'static Ruling>,
    told: Told,
    cases: Cases,
}

/// What rulings say to a question.
#[derive(Debug, Default)]
pub struct Ruled {
    /// The ruling that answers it.
    pub ruling: Option<&'static Ruling>,
    /// Whether the asker's case is what that one's answer excepts.
    pub is_exception: bool,
    /// Rulings on questions that are like it, the likest first; none beside one that answers.
    pub similar: Vec<&'static Ruling>,
}

/// A ruling beside a question.
struct Beside {
    ruling: &'static Ruling,
    compared: Compared,
    cites: bool,
    score: f32,
}

impl Rulings {
    /// Those of a book.
    pub fn of(volume: &Volume, told: Told) -> Rulings {
        let all: Vec<&'static Ruling> = rulings(volume.id).filter_map(|(_, it)| it.as_ref().ok()).collect();
        let cases = Cases::new(Lexicon::of(volume), all.iter().map(|it| told.question(it)));
        Rulings { rulings: all, told, cases }
    }

    /// What they say to a question, which these clauses fit, the best first.
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

    /// Whether the asker's case is only more than the ruling's by what its answer excepts.
    fn excepts(&self, it: &Beside) -> bool {
        let unless = self.told.unless(it.ruling).filter(|_| it.compared.is_same_but_added);
        unless.is_some_and(|unless| self.cases.is_told(&it.compared, unless))
    }
}

impl Beside {
    /// Whether its answer is that to the question: what it opens with belongs to the first thing that it is asked, or to all.
    fn answers(&self) -> bool {
        let answer = self.ruling.answer();
        let opens = ["Yes", "No", "Only if"].iter().any(|it| answer.starts_with(it));
        let of_both = ["Yes to both", "No to both", "Neither"].iter().any(|it| answer.starts_with(it));
        let part = self.compared.part;
        part.is_some_and(|it| it == 0 || of_both || !opens) && (self.cites || self.compared.alike >= ALIKE)
    }
}
