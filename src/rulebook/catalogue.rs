//! What the product knows of one numbered clause, and the macro that declares a game's clauses.
//!
//! A game lists its clauses once, in book order, through [`clauses!`](crate::clauses!). The macro makes an enum with a
//! variant for each clause, so that a wrong clause id does not compile, and the catalogue row beside it.

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
    pub see: &'static [&'static str],
    /// What it says, in our words.
    pub statement: &'static str,
    /// The same in the book's own language; none where it was not written yet.
    pub native: Option<&'static str>,
}

impl Kind {
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

/// A hash of which clauses a catalogue has and what each is for, in hexadecimal: numbers and kinds. How a statement is worded
/// does not matter: a catalogue that says the same in better words is not another one.
pub fn hash(catalogue: &[Record]) -> String {
    let mut hasher = blake3::Hasher::new();
    for it in catalogue {
        for part in [it.number, it.kind.name()] {
            hasher.update(part.as_bytes());
            hasher.update(b"\n");
        }
    }
    hasher.finalize().to_hex().to_string()
}

/// Declares all clauses of a rulebook, in book order.
///
/// One row: the variant, the printed number, the kind, the status in brackets, the clauses to read with
/// it in brackets, and the statement; then, where there is one, the statement in the book's own language.
///
/// ```text
/// C17_1_2 "17.1.2" Procedure [enforced "moving::check_move"] see [C6_12 C17_1_2_1] "The turn player …";
/// ```
///
/// Statuses are `enforced "file::function"`, `implied "how"`, `outside "why"` and `todo "what is missing"`.
#[macro_export]
macro_rules! clauses {
    (@status enforced $it:literal) => { $crate::rulebook::Status::Enforced($it) };
    (@status implied $it:literal) => { $crate::rulebook::Status::Implied($it) };
    (@status outside $it:literal) => { $crate::rulebook::Status::OutsidePlay($it) };
    (@status todo $it:literal) => { $crate::rulebook::Status::Todo($it) };
    (@native) => { None };
    (@native $it:literal) => { Some($it) };
    ($($id:ident $number:literal $kind:ident [$status:ident $detail:literal] see [$($see:ident)*]
        $statement:literal $($native:literal)?;)+) => {
        /// One clause of this game's rulebook, named by its printed number.
        #[allow(non_camel_case_types, missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum Clause { $($id),+ }

        impl Clause {
            /// Every clause, in book order; a clause's place here is its number in the binary log.
            pub const ALL: &'static [Clause] = &[$(Clause::$id),+];

            /// The clause's number as printed, in ASCII.
            pub const fn number(self) -> &'static str {
                match self { $(Clause::$id => $number),+ }
            }
        }

        /// The catalogue rows, in the order of [`Clause::ALL`].
        pub static CATALOGUE: &[$crate::rulebook::Record] = &[$($crate::rulebook::Record {
            number: $number,
            kind: $crate::rulebook::Kind::$kind,
            status: $crate::clauses!(@status $status $detail),
            see: &[$(Clause::$see.number()),*],
            statement: $statement,
            native: $crate::clauses!(@native $($native)?),
        }),+];

        $crate::cited!(Clause);
    };
}
