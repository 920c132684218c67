//! A catalogue as a tree: a clause's parent is its number cut at the last dot, or before the paragraph or note that
//! it ends with.

use super::catalogue::Record;
use super::lookup;
use std::collections::HashMap;

/// A catalogue with its clauses findable: parents, children, and the references both ways.
///
/// ```
/// use headjudge::judge::Game;
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
    parent: Vec<Option<usize>>,
    children: Vec<Vec<usize>>,
    cited_by: Vec<Vec<usize>>,
}

/// A text that is no clause's number, with the clauses whose numbers are nearest to it.
#[derive(Debug, thiserror::Error)]
#[error("there is no clause {text:?}")]
pub struct Unknown {
    /// What was looked for.
    pub text: String,
    /// The nearest clauses, the nearest first; none where nothing is near.
    pub nearest: Vec<&'static Record>,
}

impl Book {
    /// Reads a catalogue. Where two rows have one number, the first is the one that is found.
    pub fn new(rows: &'static [Record]) -> Book {
        let mut places = HashMap::new();
        for (place, row) in rows.iter().enumerate() {
            places.entry(row.number.to_lowercase()).or_insert(place);
        }
        let mut book = Book {
            rows,
            places,
            parent: vec![None; rows.len()],
            children: vec![Vec::new(); rows.len()],
            cited_by: vec![Vec::new(); rows.len()],
        };
        for (place, row) in rows.iter().enumerate() {
            if let Some(over) = book.above(row.number) {
                book.parent[place] = Some(over);
                book.children[over].push(place);
            }
            for see in row.see {
                if let Some(cited) = book.place(see) {
                    book.cited_by[cited].push(place);
                }
            }
        }
        book
    }

    /// All clauses, in book order.
    pub fn rows(&self) -> &'static [Record] {
        self.rows
    }

    /// The clause with exactly this number, capitals or not.
    pub fn clause(&self, number: &str) -> Option<&'static Record> {
        self.place(number).map(|it| &self.rows[it])
    }

    /// The clause that a person means: full-width digits, spaces, a trailing dot, and words such as `CR` or
    /// `rule` before the number do not matter.
    ///
    /// # Errors
    /// [`Unknown`], with the nearest clauses.
    pub fn find(&self, text: &str) -> Result<&'static Record, Unknown> {
        let readings = lookup::readings(text);
        match readings.iter().find_map(|it| self.clause(it)) {
            Some(row) => Ok(row),
            None => Err(Unknown { text: text.trim().to_owned(), nearest: self.nearest(&readings) }),
        }
    }

    /// The clauses that stand under no other: the chapters.
    pub fn chapters(&self) -> impl Iterator<Item = &'static Record> + '_ {
        self.rows.iter().enumerate().filter(|(place, _)| self.parent[*place].is_none()).map(|(_, row)| row)
    }

    /// The clause above, if any.
    pub fn parent(&self, of: &Record) -> Option<&'static Record> {
        self.parent[self.place(of.number)?].map(|it| &self.rows[it])
    }

    /// The clauses above, the outermost first.
    pub fn parents(&self, of: &Record) -> Vec<&'static Record> {
        let mut found: Vec<_> = std::iter::successors(self.parent(of), |it| self.parent(it)).collect();
        found.reverse();
        found
    }

    /// The clauses right below, in book order.
    pub fn children(&self, of: &Record) -> Vec<&'static Record> {
        self.at(of, &self.children)
    }

    /// A clause and all clauses below it, in book order.
    pub fn under(&self, of: &Record) -> Vec<&'static Record> {
        let mut found = Vec::new();
        let mut open: Vec<usize> = self.place(of.number).into_iter().collect();
        while let Some(place) = open.pop() {
            found.push(&self.rows[place]);
            open.extend(self.children[place].iter().rev());
        }
        found
    }

    /// The clauses to read with a clause.
    pub fn sees(&self, of: &Record) -> Vec<&'static Record> {
        of.see.iter().filter_map(|it| self.clause(it)).collect()
    }

    /// The clauses that name this one as one to read with them, in book order.
    pub fn seen_from(&self, of: &Record) -> Vec<&'static Record> {
        self.at(of, &self.cited_by)
    }

    /// The clauses whose statement contains a text, capitals or not, in book order.
    pub fn containing(&self, text: &str) -> Vec<&'static Record> {
        let text = text.to_lowercase();
        self.rows.iter().filter(|it| it.statement.to_lowercase().contains(&text)).collect()
    }

    fn at(&self, of: &Record, lists: &[Vec<usize>]) -> Vec<&'static Record> {
        let places = self.place(of.number).map_or(&[][..], |it| &lists[it]);
        places.iter().map(|it| &self.rows[*it]).collect()
    }

    fn place(&self, number: &str) -> Option<usize> {
        self.places.get(&number.to_lowercase()).copied()
    }

    /// The place of the nearest clause above a number: the number is cut shorter until there is one.
    fn above(&self, number: &str) -> Option<usize> {
        std::iter::successors(shorter(number), |it| shorter(it)).find_map(|it| self.place(it))
    }

    /// The clause that the number would stand under, then those whose numbers differ least.
    fn nearest(&self, readings: &[String]) -> Vec<&'static Record> {
        let over = readings.iter().find_map(|it| self.above(it));
        let near = readings.first().map_or(Vec::new(), |it| lookup::nearest(it, self.rows));
        let mut found: Vec<usize> = over.into_iter().collect();
        for place in near {
            if !found.contains(&place) {
                found.push(place);
            }
        }
        found.into_iter().take(lookup::MOST_NEAREST).map(|it| &self.rows[it]).collect()
    }
}

/// A number without its last part: a paragraph or a note counted under a clause, such as the `p3` of `106p3` or the
/// `n1` of `1.5n1`, or else what follows the last dot.
fn shorter(number: &str) -> Option<&str> {
    let bare = number.trim_end_matches(|it: char| it.is_ascii_digit());
    let counted = bare.strip_suffix(['p', 'n']).filter(|it| it.ends_with(|it: char| it.is_ascii_digit()));
    let counted = counted.filter(|_| bare.len() < number.len());
    counted.or_else(|| number.rsplit_once('.').map(|it| it.0))
}
