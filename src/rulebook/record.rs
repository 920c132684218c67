//! The rows of a catalogue, from `book/clauses.tsv`, which lists a game's clauses in book order.

use super::sheet::Row;

/// The kind of statement that a clause makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Defines a term.
    Definition,
    /// A step of a sequence, or the sequence itself.
    Procedure,
    /// A requirement.
    Duty,
    /// A prohibition.
    Prohibition,
    /// A permission.
    Permission,
    /// A heading, or a remark without legal force.
    Heading,
}

/// The enforcement of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Checked by a function in the game's folder, or by a row of a table: `file::item`.
    Enforced(&'static str),
    /// Implied: no state or log that breaks it can be written, because of the given type or structure.
    Implied(&'static str),
    /// Not applicable: a match cannot break it, for the given reason.
    OutsidePlay(&'static str),
    /// Not yet checked, with the missing part.
    Todo(&'static str),
}

/// One row of a catalogue.
#[derive(Debug)]
pub struct Record {
    /// The number as the book prints it, in ASCII.
    pub number: &'static str,
    /// The kind of statement.
    pub kind: Kind,
    /// The enforcement.
    pub status: Status,
    /// The printed numbers of related clauses, those named in the book first.
    pub see: Box<[&'static str]>,
    /// The statement, in our words.
    pub statement: &'static str,
    /// The statement in the book's language; `None` if it is not written yet.
    pub native: Option<&'static str>,
    /// The tables of statements in further languages, by their tags.
    pub others: &'static [(&'static str, &'static str)],
}

impl Record {
    /// The statement in a language that is neither English nor the book's (`zh`, `tw`, `ja`), if it is written.
    pub fn told_in(&self, language: &str) -> Option<&'static str> {
        // Looked up on demand: most runs of the program need no translation.
        let (_, text) = self.others.iter().find(|it| it.0 == language)?;
        text.lines().find_map(|line| line.strip_prefix(self.number)?.strip_prefix('\t'))
    }

    /// The statement in the book's language, or in another by its tag; English if it is not written in that one.
    pub fn told(&self, native: bool, language: &str) -> &'static str {
        if native { self.native } else { self.told_in(language) }.unwrap_or(self.statement)
    }
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Definition, Kind::Procedure, Kind::Duty, Kind::Prohibition, Kind::Permission, Kind::Heading];

    /// The name for people and programs.
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

    /// The name for people and programs.
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
