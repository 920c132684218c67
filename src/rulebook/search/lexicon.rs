//! Things that are found in a question by their names.

use super::bytes::{Bytes, number};
use super::finder::Found;
use super::question::{Part, Question, Sort};
use super::words::{BREAK, Symbol};
use std::ops::Range;

/// Things with their names, read in place from the form in which the build packs them; `packed` describes it. A question is
/// short, so that a binary search for each of its symbols costs less than any index that would have to be built at each start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lexicon {
    things: &'static [[u8; 2]],
    names: &'static [[u8; 7]],
    order: &'static [[u8; 2]],
    symbols: &'static [[u8; 4]],
}

impl Lexicon {
    pub fn read(rest: &mut Bytes) -> Lexicon {
        let [things, names, symbols] = [rest.size(2), rest.size(2), rest.size(4)];
        Lexicon {
            things: rest.take(2 * things).as_chunks().0,
            names: rest.take(7 * names).as_chunks().0,
            order: rest.take(2 * names).as_chunks().0,
            symbols: rest.take(4 * symbols).as_chunks().0,
        }
    }

    /// The number of things.
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Reports each place of a text at which a name stands, with the number of its thing.
    pub fn each(&self, text: &[Symbol], mut tell: impl FnMut(Found)) {
        for (start, first) in text.iter().enumerate() {
            let from = self.order.partition_point(|it| self.first(*it) < *first);
            for it in self.order[from..].iter().take_while(|it| self.first(**it) == *first) {
                let (of, name) = self.name(number(it) as usize);
                let name = name.strip_suffix(&[BREAK.to_le_bytes()]).unwrap_or(name);
                let rest = &text[start..];
                let stands =
                    name.len() <= rest.len() && name.iter().zip(rest).all(|(it, symbol)| number(it) == *symbol);
                if stands && !name.is_empty() {
                    tell(Found { start, end: start + name.len(), of });
                }
            }
        }
    }

    /// The things that a question names, each with its number, as parts of the question. Where one name stands within another,
    /// the longer one is meant.
    pub fn parts(&self, question: &Question, sort: Sort) -> Vec<(usize, Part)> {
        let mut found: Vec<Found> = Vec::new();
        self.each(&question.symbols, |it| found.push(it));
        let mut parts: Vec<(usize, Part)> = Vec::new();
        for it in found.iter().filter(|it| !found.iter().any(|other| other.holds(it))) {
            match parts.iter_mut().find(|(of, _)| *of == it.of) {
                Some((_, part)) => part.spans.push((it.start, it.end)),
                None => {
                    let words =
                        self.names_of(it.of).map(|name| self.name(name).1.iter().map(|it| number(it)).collect());
                    let words = words.collect();
                    parts.push((it.of, Part { sort, spans: vec![(it.start, it.end)], words, defined: Vec::new() }));
                }
            }
        }
        parts
    }

    /// The places of the names of a thing.
    fn names_of(&self, thing: usize) -> Range<usize> {
        let end = |thing: usize| number(&self.things[thing]) as usize;
        thing.checked_sub(1).map_or(0, end)..end(thing)
    }

    /// The thing that a name stands for, and the symbols of the name.
    fn name(&self, place: usize) -> (usize, &'static [[u8; 4]]) {
        let (thing, rest) = self.names[place].split_at(2);
        let (start, length) = (number(&rest[..4]) as usize, usize::from(rest[4]));
        (number(thing) as usize, self.symbols.get(start..start + length).unwrap_or_default())
    }

    /// The first symbol of a name.
    fn first(&self, place: [u8; 2]) -> Symbol {
        self.name(number(&place) as usize).1.first().map_or(BREAK, |it| number(it))
    }
}
