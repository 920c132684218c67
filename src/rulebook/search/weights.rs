//! Weights by which clauses are scored.

use super::question::{Part, Sort};

/// The weights, found by measuring with 8,345 questions of other authors before any of them was among the phrases. No gain was
/// measured from pairs with a word that says nothing, from how close together the words of a question stand, from the clauses
/// below a clause, from setting chapters back, from more than the two likest phrases, and from preferring permissions and
/// prohibitions where a question asks whether something may be done (the words for that are senses): so these have none.
pub struct Weights {
    pub stem: f32,
    pub stems: f32,
    pub letter: f32,
    pub letters: f32,
    pub term: f32,
    pub sense: f32,
    /// How soon more of the same counts no more.
    pub saturation: f32,
    /// How much a long clause is set back.
    pub length: f32,
    /// The phrases that players ask about the clause: where all phrases have a part, and how many have to for half of that; more of
    /// them where there are many.
    pub asked: f32,
    pub asked_half: f32,
    pub asked_many: f32,
    /// How much a phrase of what players ask adds that is the question itself, how much the next best one, and how much
    /// it matters that a phrase has little besides.
    pub phrase: f32,
    pub second: f32,
    pub covered: f32,
    /// How much a phrase counts for the clauses that are named after the first.
    pub named_next: f32,
    /// The official text of the clause.
    pub official: f32,
    /// The clause above, and those above that.
    pub parent: f32,
    pub above: f32,
    /// The clauses that name this one as one to read with them.
    pub seen_from: f32,
    /// A clause that defines a term; more where the question is short.
    pub defines: f32,
    pub defines_short: f32,
    /// How much likelier a clause answers that players ask more about.
    pub prior: f32,
    /// How much of what repeats a part counts no more; above 1 it counts against what overlaps with it.
    pub repeated: f32,
    pub heading: f32,
    /// A word, or a Chinese character, that the book does not have at all.
    pub unknown: f32,
    pub unknown_letter: f32,
    /// The parts that are told, in the sentence that asks and in others.
    pub near: f32,
    pub far: f32,
    /// How much likelier a book answers that knows more of the question's words.
    pub book: f32,
    /// How much likelier a book answers that the question is about, by what was learnt of all books.
    pub about: f32,
    /// How much is added for what was learnt of all phrases together, for the question as a whole and for its sentences, and
    /// how steeply.
    pub learnt: f32,
    pub learnt_sentences: f32,
    pub learnt_root: f32,
}

pub const WEIGHTS: Weights = Weights {
    stem: 2.79,
    stems: 2.35,
    letter: 0.812,
    letters: 1.2,
    term: 2.66,
    sense: 2.23,
    saturation: 1.09,
    length: 0.484,
    asked: 2.16,
    asked_half: 3.0,
    asked_many: 1.4,
    phrase: 1.32,
    second: 0.0277,
    covered: 0.165,
    named_next: 0.441,
    official: 0.2,
    parent: 0.231,
    above: 0.228,
    seen_from: 0.128,
    defines: 1.76,
    defines_short: 0.3,
    prior: 0.0094,
    repeated: 1.3,
    heading: 0.1,
    unknown: 1.07,
    unknown_letter: 1.85,
    near: 0.66,
    far: 1.12,
    book: 0.4,
    about: 0.15,
    learnt: 1.22,
    learnt_sentences: 0.868,
    learnt_root: 0.296,
};

/// How much each sign tells of whether a clause answers: the logarithm of the odds is their sum. Found by logistic regression on
/// 3,600 questions that a clause decides, short ones, situations, and both with a greeting or a story around them, and 2,400 that
/// none does, when none of them was among the phrases or in the tables.
pub struct Sureness {
    pub asked: f32,
    pub beside: f32,
    pub likely: f32,
    pub nothing: f32,
    pub known: f32,
    /// The score that they add to.
    pub any: f32,
}

pub const SURENESS: Sureness =
    Sureness { asked: 3.68, beside: -3.67, likely: 0.84, nothing: -0.42, known: 2.88, any: -2.95 };

impl Weights {
    /// The weight of a part of a question.
    pub fn of(&self, part: &Part) -> f32 {
        match part.sort {
            Sort::Stem => self.stem,
            Sort::Stems => self.stems,
            Sort::Letter => self.letter,
            Sort::Letters => self.letters,
            Sort::Term => self.term,
            Sort::Sense => self.sense,
        }
    }
}
