//! A catalogue as a tree. A clause's parent is its number cut at the last dot, or before its final paragraph or note.

use super::lookup::{self, Lexicon, Names};
use super::record::Record;
use super::variants::folded;
use foldhash::{HashMap, HashMapExt};
use std::sync::OnceLock;

/// A searchable catalogue: parents, children, and the references in both directions.
///
/// ```
/// use headjudge::judge::Rulebook;
/// use headjudge::rulebook::Book;
/// let book = Book::new(headjudge::games::cipher::Cipher::catalogue());
/// let clause = book.find("CR １８．１．２.").unwrap();
/// assert_eq!(clause.number, "18.1.2");
/// assert_eq!(book.parents(clause).iter().map(|it| it.number).collect::<Vec<_>>(), ["18", "18.1"]);
/// ```
#[derive(Debug)]
pub struct Book {
    rows: &'static [Record],
    places: HashMap<String, usize>,
    names: Vec<Names>,
    /// Built on the first lookup of a number as a person writes it.
    numbers: OnceLock<Numbers>,
    parent: Vec<Option<usize>>,
    children: Vec<Vec<usize>>,
    cited_by: Vec<Vec<usize>>,
}

/// The numbers in the forms that people may write.
#[derive(Debug)]
struct Numbers {
    lexicon: Lexicon,
    /// The parts of each number.
    parts: Vec<Vec<String>>,
    places: HashMap<Vec<String>, usize>,
}

/// A text that is not a clause number, with the nearest clauses.
#[derive(Debug, thiserror::Error)]
#[error("there is no clause {text:?}")]
pub struct Unknown {
    /// The text.
    pub text: String,
    /// The nearest clauses, the nearest first; empty if nothing is near.
    pub nearest: Vec<&'static Record>,
}

impl Book {
    /// Builds the tree of a catalogue. If two rows have the same number, lookups find the first.
    pub fn new(rows: &'static [Record]) -> Book {
        Book::with_names(rows, &[])
    }

    /// The same for a catalogue whose clauses are also found by the names of their numbers' parts.
    pub fn with_names(rows: &'static [Record], names: &[Names]) -> Book {
        let mut places = HashMap::new();
        for (place, row) in rows.iter().enumerate() {
            places.entry(row.number.to_lowercase()).or_insert(place);
        }
        let mut book = Book {
            rows,
            places,
            names: names.to_vec(),
            numbers: OnceLock::new(),
            parent: vec![None; rows.len()],
            children: vec![Vec::new(); rows.len()],
            cited_by: vec![Vec::new(); rows.len()],
        };
        for (place, row) in rows.iter().enumerate() {
            if let Some(over) = book.above(row.number).or_else(|| book.chapter_of_hundreds(row.number)) {
                book.parent[place] = Some(over);
                book.children[over].push(place);
            }
            for see in &row.see {
                if let Some(cited) = book.place(see) {
                    book.cited_by[cited].push(place);
                }
            }
        }
        book
    }

    fn numbers(&self) -> &Numbers {
        self.numbers.get_or_init(|| {
            let parts: Vec<_> = self.rows.iter().map(|it| lookup::parts(it.number)).collect();
            let mut places = HashMap::new();
            for (place, parts) in parts.iter().enumerate() {
                places.entry(parts.clone()).or_insert(place);
            }
            Numbers { lexicon: Lexicon::new(&self.names), parts, places }
        })
    }

    /// All clauses, in book order.
    pub fn rows(&self) -> &'static [Record] {
        self.rows
    }

    /// The clause with exactly this number, ignoring case.
    pub fn clause(&self, number: &str) -> Option<&'static Record> {
        self.place(number).map(|it| &self.rows[it])
    }

    /// The clause that a person means. Full-width digits, signs, spaces, a trailing dot, and words such as `CR` or `rule`
    /// before the number do not matter, and the book's own names are recognised.
    ///
    /// # Errors
    /// [`Unknown`], with the nearest clauses.
    pub fn find(&self, text: &str) -> Result<&'static Record, Unknown> {
        let numbers = self.numbers();
        let readings = numbers.lexicon.readings(text);
        let first = readings.iter().filter_map(|it| lookup::with_one(it));
        match readings.iter().cloned().chain(first).find_map(|it| numbers.places.get(&it).copied()) {
            Some(place) => Ok(&self.rows[place]),
            None => Err(Unknown { text: text.trim().to_owned(), nearest: self.nearest(&readings) }),
        }
    }

    /// The top-level clauses: the chapters.
    pub fn chapters(&self) -> impl Iterator<Item = &'static Record> + '_ {
        self.rows.iter().enumerate().filter(|(place, _)| self.parent[*place].is_none()).map(|(_, row)| row)
    }

    /// The parent clause, if any.
    pub fn parent(&self, of: &Record) -> Option<&'static Record> {
        self.parent[self.place(of.number)?].map(|it| &self.rows[it])
    }

    /// The ancestors, the outermost first.
    pub fn parents(&self, of: &Record) -> Vec<&'static Record> {
        let mut found: Vec<_> = std::iter::successors(self.parent(of), |it| self.parent(it)).collect();
        found.reverse();
        found
    }

    /// The children, in book order.
    pub fn children(&self, of: &Record) -> Vec<&'static Record> {
        self.at(of, &self.children)
    }

    /// A clause and all its descendants, in book order.
    pub fn under(&self, of: &Record) -> Vec<&'static Record> {
        let mut found = Vec::new();
        let mut open: Vec<usize> = self.place(of.number).into_iter().collect();
        while let Some(place) = open.pop() {
            found.push(&self.rows[place]);
            open.extend(self.children[place].iter().rev());
        }
        found
    }

    /// The related clauses that a clause lists.
    pub fn sees(&self, of: &Record) -> Vec<&'static Record> {
        of.see.iter().filter_map(|it| self.clause(it)).collect()
    }

    /// The clauses that list this one as related, in book order.
    pub fn seen_from(&self, of: &Record) -> Vec<&'static Record> {
        self.at(of, &self.cited_by)
    }

    /// The clauses with a text in their statement, in English or in the book's language, or in their official text, in book
    /// order. Case, full-width letters, and simplified or traditional characters do not matter.
    pub fn containing<'a>(&self, text: &str, official: impl Fn(&str) -> Option<&'a str>) -> Vec<&'static Record> {
        let text = folded(text);
        let texts = |it: &Record| [Some(it.statement), it.native, official(it.number)];
        let says = |clause: &&Record| texts(clause).iter().flatten().any(|it| folded(it).contains(&text));
        self.rows.iter().filter(says).collect()
    }

    fn at(&self, of: &Record, lists: &[Vec<usize>]) -> Vec<&'static Record> {
        let places = self.place(of.number).map_or(&[][..], |it| &lists[it]);
        places.iter().map(|it| &self.rows[*it]).collect()
    }

    fn place(&self, number: &str) -> Option<usize> {
        self.places.get(&number.to_lowercase()).copied()
    }

    /// The index of the nearest ancestor of a number: it is shortened until a clause has it.
    fn above(&self, number: &str) -> Option<usize> {
        std::iter::successors(shorter(number), |it| shorter(it)).find_map(|it| self.place(it))
    }

    /// The index of the chapter of a three-digit section, by its first digit: 503 belongs to chapter 5.
    fn chapter_of_hundreds(&self, number: &str) -> Option<usize> {
        let is_section = number.len() == 3 && number.bytes().all(|it| it.is_ascii_digit());
        if is_section { self.place(&number[..1]) } else { None }
    }

    /// The clause that the number would be under, then those whose numbers differ least.
    fn nearest(&self, readings: &[Vec<String>]) -> Vec<&'static Record> {
        let Some(reading) = readings.first().map(|it| lookup::bare(it)) else { return Vec::new() };
        let over = (1..reading.len()).rev().find_map(|it| self.numbers().places.get(&reading[..it]).copied());
        let mut found: Vec<usize> = over.into_iter().collect();
        for place in lookup::nearest(reading, self.numbers().parts.iter()) {
            if !found.contains(&place) {
                found.push(place);
            }
        }
        found.into_iter().take(lookup::MOST_NEAREST).map(|it| &self.rows[it]).collect()
    }
}

/// A number without its last part: a paragraph or a note counted under a clause, such as the `p3` of `106p3` or the `n1` of
/// `1.5n1`, or else the part after the last dot.
fn shorter(number: &str) -> Option<&str> {
    let bare = number.trim_end_matches(|it: char| it.is_ascii_digit());
    let counted = bare.strip_suffix(['p', 'n']).filter(|it| it.ends_with(|letter: char| letter.is_ascii_digit()));
    let counted = counted.filter(|_| bare.len() < number.len());
    counted.or_else(|| number.rsplit_once('.').map(|it| it.0))
}
