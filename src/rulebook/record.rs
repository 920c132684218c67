//! The rows of a catalogue: of `book/clauses.tsv`, in which a game's clauses stand in book order.

use super::sheet::Row;

/// What sort of statement a clause makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Says what a word means.
    Definition,
    /// A step of a sequence, or the sequence itself.
    Procedure,
    /// Something that must be done or must hold.
    Duty,
    /// Something that may not be done.
    Prohibition,
    /// Something that may be done.
    Permission,
    /// A heading, or a remark without force.
    Heading,
}

/// How the referee honours a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// A function of the game's folder checks it, or a row of a table says what is checked: `file::item`.
    Enforced(&'static str),
    /// No state or log that breaks it can be written; says which type or structure sees to that.
    Implied(&'static str),
    /// It says nothing that a match could break; says why.
    OutsidePlay(&'static str),
    /// Not yet judged; says what is missing.
    Todo(&'static str),
}

/// One row of a catalogue.
#[derive(Debug)]
pub struct Record {
    /// The number as the book prints it, in ASCII.
    pub number: &'static str,
    /// What sort of statement it is.
    pub kind: Kind,
    /// How it is honoured.
    pub status: Status,
    /// Printed numbers of the clauses to read with it, those that the book names first.
    pub see: Box<[&'static str]>,
    /// What it says, in our words.
    pub statement: &'static str,
    /// The same in the book's own language; none where it was not written yet.
    pub native: Option<&'static str>,
    /// The tables of all clauses in further languages, by their tags.
    pub others: &'static [(&'static str, &'static str)],
}

impl Record {
    /// What it says in a language that is neither English nor the book's (`zh`, `tw`, `ja`), where that was written.
    pub fn told_in(&self, language: &str) -> Option<&'static str> {
        // Looked up where it is asked for: most runs of the program ask for no translation.
        let (_, text) = self.others.iter().find(|it| it.0 == language)?;
        text.lines().find_map(|line| line.strip_prefix(self.number)?.strip_prefix('\t'))
    }

    /// What it says: in the book's language, or else in another by its tag; in English where it is not written in that one.
    pub fn told(&self, native: bool, language: &str) -> &'static str {
        if native { self.native } else { self.told_in(language) }.unwrap_or(self.statement)
    }
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Definition, Kind::Procedure, Kind::Duty, Kind::Prohibition, Kind::Permission, Kind::Heading];

    /// The word that people and programs read.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Definition => "definition",
            Kind::Procedure => "procedure",
            Kind::Duty => "duty",
            Kind::Prohibition => "prohibition",
            Kind::Permission => "permission",
            Kind::Heading => "heading",
        }
    }
}

impl Status {
    const ALL: [fn(&'static str) -> Status; 4] = [Status::Enforced, Status::Implied, Status::OutsidePlay, Status::Todo];

    /// The word that people and programs read.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Enforced(_) => "enforced",
            Status::Implied(_) => "implied",
            Status::OutsidePlay(_) => "not applicable",
            Status::Todo(_) => "to do",
        }
    }

    /// The function, the type, or the reason.
    pub const fn detail(self) -> &'static str {
        match self {
            Status::Enforced(it) | Status::Implied(it) | Status::OutsidePlay(it) | Status::Todo(it) => it,
        }
    }
}

impl Row for Record {
    const COLUMNS: &'static [&'static str] = &["number", "kind", "status", "by", "see", "statement", "native"];

    fn of(fields: &[&'static str]) -> Result<Record, String> {
        let &[number, kind, status, by, see, statement, native] = fields else { return Err(String::new()) };
        if number.is_empty() || statement.is_empty() {
            return Err("a clause has a number and a statement".to_owned());
        }
        let kinds = Kind::ALL.into_iter().find(|it| it.name() == kind);
        let statuses = Status::ALL.into_iter().map(|it| it(by)).find(|it| it.name() == status);
        Ok(Record {
            number,
            kind: kinds.ok_or_else(|| one_of("kind", kind, &Kind::ALL.map(Kind::name)))?,
            status: statuses.ok_or_else(|| one_of("status", status, &Status::ALL.map(|it| it("").name())))?,
            see: see.split(' ').filter(|it| !it.is_empty()).collect(),
            statement,
            native: Some(native).filter(|it| !it.is_empty()),
            others: &[],
        })
    }

    fn keep_languages(&mut self, others: &'static [(&'static str, &'static str)]) {
        self.others = others;
    }
}

fn one_of(what: &str, found: &str, names: &[&str]) -> String {
    format!("{found:?} is no {what}; it is one of: {}", names.join(", "))
}
