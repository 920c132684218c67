//! How sure it is that a clause answers a question at all.
//!
//! Signs tell it: how much the question is like what players ask about clauses, and like what they ask though no clause decides it,
//! what was learnt of both, and how much of it the book knows. A greeting or a story around a question says nothing for or against
//! it: so what is told from any sentence on is looked at alone with what is asked, too, and the best decides.

use super::score::{Likest, Places, Room, Scorer, Section};
use super::weights::{SURENESS, Sureness};

/// A sign is never weaker than this.
const LEAST: f32 = 1e-4;

/// Signs that a clause answers some of a question.
#[derive(Clone, Copy, Debug)]
struct Signs {
    /// How much it is like what players ask about any clause, and like what no clause decides.
    asked: f32,
    beside: f32,
    /// How likely the likeliest clause decides, and how likely none, by what was learnt.
    likely: f32,
    nothing: f32,
    /// How much of it the book knows.
    known: f32,
}

impl Scorer<'_> {
    /// The odds that a clause answers that section which one answers likeliest.
    pub fn sure(&self, sections: impl Iterator<Item = Section>) -> f32 {
        sections.map(|it| self.signs(it).odds()).fold(0.0, f32::max)
    }

    fn signs(&self, section: Section) -> Signs {
        let Section { weights, likely } = section;
        let known = self.known_of(&weights);
        let places = self.places(weights);
        let [mut asked, beside] = self.nearest(&places);
        if likely.clauses.is_empty() {
            asked = asked.max(self.most_said(&places));
        }
        Signs { asked, beside, likely: likely.best(), nothing: likely.nothing, known }
    }

    /// How much of these places that clause has which has most: of a book that came later than the tables nobody may have written
    /// down yet what players ask.
    fn most_said(&self, places: &Places) -> f32 {
        (0..self.shelf.pages.len()).map(|it| self.said(it, places)).fold(0.0, f32::max)
    }

    /// How much these places are like what players ask about any clause, and like what no clause decides.
    fn nearest(&self, places: &Places) -> [f32; 2] {
        [&self.counts.alike, &self.counts.beside].map(|phrases| {
            let (mut best, mut room) = (Likest::default(), Room::default());
            for (phrase, most) in self.with_most(phrases, places) {
                if best.1 < most {
                    best.add(self.phrase_alike(phrase, places, &mut room));
                }
            }
            best.all()
        })
    }
}

impl Signs {
    /// The odds that a clause answers.
    fn odds(self) -> f32 {
        let log = |it: f32| it.max(LEAST).ln();
        let Sureness { asked, beside, likely, nothing, known, any } = SURENESS;
        let found = asked * log(self.asked) + beside * log(self.beside) + known * self.known;
        let learnt = likely * log(self.likely) + nothing * log(self.nothing);
        (any + found + learnt).exp()
    }
}
