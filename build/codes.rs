//! `codes.tsv`: the numbers of clauses and words in the binary form of a log, and the code generated from them.
//!
//! A line is a kind, a number, a name and, if the word has any, the names of its fields in the order in which they are
//! written, separated by tabs. The kind `clause` is for the game's catalogue; any other is an enum, with a line for each
//! variant. Lines are only ever added at the end. An optional field may give a variant two lines: `-entry` without it,
//! `+entry` with it.

use super::clauses::{Record, sound, variant};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;

/// A line.
pub struct Code {
    /// Its kind: `clause`, or an enum.
    pub kind: String,
    /// The number in the binary form.
    pub number: usize,
    /// The clause's printed number, or the word as written in JSON.
    pub name: String,
    /// The fields, in order.
    pub fields: Vec<String>,
    /// Its line in the file, counted from 1.
    pub line: usize,
}

/// Reads a file.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn read(file: &str, text: &str) -> Result<Vec<Code>, Vec<String>> {
    let mut codes = Vec::new();
    let mut faults = Vec::new();
    let mut next: HashMap<String, usize> = HashMap::new();
    let mut seen = HashSet::new();
    for (at, text) in text.lines().enumerate().filter(|it| !it.1.starts_with('#')) {
        let line = at + 1;
        let Some(code) = code(text, line) else {
            let form = "a kind, a number, a name and perhaps fields belong here, parted by tabs";
            faults.push(format!("{file}:{line}: {form}: {text:?}"));
            continue;
        };
        let expected = next.entry(code.kind.clone()).or_default();
        if code.number != *expected {
            let of = &code.kind;
            faults.push(format!("{file}:{line}: the next {of} has the number {expected}, not {}", code.number));
        }
        *expected = code.number + 1;
        let signed = code.fields.iter().find(|it| it.starts_with(['-', '+'])).cloned();
        if !seen.insert((code.kind.clone(), code.name.clone(), signed)) {
            faults.push(format!("{file}:{line}: {} {} has a number already", code.kind, code.name));
        }
        codes.push(code);
    }
    sound(codes, faults)
}

fn code(text: &str, line: usize) -> Option<Code> {
    let mut parts = text.split('\t');
    let (kind, number, name) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?, parts.next()?.to_owned());
    let fields = parts.next().unwrap_or_default().split(' ').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    (parts.next().is_none() && !kind.is_empty() && !name.is_empty()).then_some(Code {
        kind,
        number,
        name,
        fields,
        line,
    })
}

/// The numbers of a kind, in order.
pub fn of<'a>(codes: &'a [Code], kind: &'a str) -> impl Iterator<Item = &'a Code> {
    codes.iter().filter(move |it| it.kind == kind)
}

/// Checks that each clause has a number, and each number a clause.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn match_clauses(
    codes: &[Code],
    rows: &[(usize, Record)],
    [codes_file, rows_file]: [&str; 2],
) -> Result<(), Vec<String>> {
    let numbered: HashSet<&str> = of(codes, "clause").map(|it| it.name.as_str()).collect();
    let there: HashSet<&str> = rows.iter().map(|it| it.1.number).collect();
    let mut faults = Vec::new();
    let lacking = rows.iter().filter(|it| !numbered.contains(it.1.number));
    for (next, (line, row)) in (numbered.len()..).zip(lacking) {
        let clause = row.number;
        faults.push(format!(
            "{rows_file}:{line}: {clause} has no number: {codes_file} lacks \"clause\\t{next}\\t{clause}\""
        ));
    }
    for it in of(codes, "clause").filter(|it| !there.contains(it.name.as_str())) {
        let line = it.line;
        faults.push(format!("{codes_file}:{line}: {rows_file} has no clause {}, and what has a number stays", it.name));
    }
    sound((), faults)
}

/// The code that writes clauses in the binary form.
pub fn clauses_source(codes: &[Code], rows: &[(usize, Record)]) -> String {
    let by_name: HashMap<&str, usize> = of(codes, "clause").map(|it| (it.name.as_str(), it.number)).collect();
    let numbers: Vec<String> = rows.iter().filter_map(|it| by_name.get(it.1.number)).map(usize::to_string).collect();
    let clauses: Vec<String> = of(codes, "clause").map(|it| format!("Clause::{}", variant(&it.name))).collect();
    CLAUSES.replace("NUMBERS", &numbers.join(", ")).replace("EVERY", &clauses.join(",\n            "))
}

const CLAUSES: &str = "
impl Clause {
    /// The number that stands for the clause in the binary form of a log, whatever else the catalogue holds.
    #[inline]
    pub const fn code(self) -> u16 {
        const CODES: &[u16] = &[NUMBERS];
        CODES[self as usize]
    }

    /// The clause that a number stands for.
    #[inline]
    pub fn of_code(code: u16) -> Option<Clause> {
        const CLAUSES: &[Clause] = &[EVERY];
        CLAUSES.get(code as usize).copied()
    }
}

impl ::bincode::Encode for Clause {
    fn encode<E: ::bincode::enc::Encoder>(&self, to: &mut E) -> Result<(), ::bincode::error::EncodeError> {
        self.code().encode(to)
    }
}

impl<C> ::bincode::Decode<C> for Clause {
    fn decode<D: ::bincode::de::Decoder<Context = C>>(from: &mut D) -> Result<Self, ::bincode::error::DecodeError> {
        let clause = Clause::of_code(u16::decode(from)?);
        clause.ok_or(::bincode::error::DecodeError::Other(\"no clause has this number\"))
    }
}

::bincode::impl_borrow_decode!(Clause);
";

/// The code that writes the words of all other kinds in the binary form: the number, then the fields.
pub fn words_source(file: &str, codes: &[Code]) -> String {
    let mut kinds: BTreeMap<&str, Vec<&Code>> = BTreeMap::new();
    codes.iter().filter(|it| it.kind != "clause").for_each(|it| kinds.entry(&it.kind).or_default().push(it));
    let head = format!("// Made of {file}: a variant that is not covered here needs a line there.\n");
    kinds.iter().fold(head, |text, (kind, codes)| text + &enum_source(&camel(kind), codes))
}

fn enum_source(name: &str, codes: &[&Code]) -> String {
    let (mut to, mut from) = (String::new(), String::new());
    for code in codes {
        let code = &without_later_fields(code, codes);
        let Code { number, fields, line, .. } = code;
        let pattern = shape(name, code, |at| format!("f{at}"));
        let value = shape(name, code, |_| "::bincode::Decode::decode(from)?".to_owned());
        let written = fields.iter().enumerate().filter(|it| !it.1.starts_with('-'));
        let written: String = written.map(|(at, _)| format!("f{at}.encode(to)?; ")).collect();
        let _ = writeln!(to, "            {pattern} => {{ {number}u32.encode(to)?; {written}}} // line {line}");
        let _ = writeln!(from, "            {number} => Ok({value}),");
    }
    let most = (codes.len() - 1).to_string();
    WORDS.replace("NAME", name).replace("TO", &to).replace("FROM", &from).replace("MOST", &most)
}

/// A line without the fields that another line of the same variant adds.
fn without_later_fields(code: &Code, codes: &[&Code]) -> Code {
    let mut fields = code.fields.clone();
    for added in codes.iter().filter(|it| it.name == code.name).flat_map(|it| &it.fields) {
        let Some(field) = added.strip_prefix('+') else { continue };
        if !fields.iter().any(|it| it.trim_start_matches(['-', '+']) == field) {
            fields.push(format!("-{field}"));
        }
    }
    Code { kind: code.kind.clone(), number: code.number, name: code.name.clone(), fields, line: code.line }
}

/// A variant with a pattern for each of its fields, by index.
fn shape(name: &str, code: &Code, with: impl Fn(usize) -> String) -> String {
    let field = |(at, field): (usize, &String)| match field.split_at(1) {
        ("-", field) => format!("{field}: None"),
        ("+", field) => format!("{field}: Some({})", with(at)),
        _ => format!("{field}: {}", with(at)),
    };
    let fields: Vec<String> = code.fields.iter().enumerate().map(field).collect();
    let fields = if fields.is_empty() { String::new() } else { format!(" {{ {} }}", fields.join(", ")) };
    format!("{name}::{}{fields}", camel(&code.name))
}

const WORDS: &str = "
impl ::bincode::Encode for NAME {
    fn encode<E: ::bincode::enc::Encoder>(&self, to: &mut E) -> Result<(), ::bincode::error::EncodeError> {
        match self {
TO        }
        Ok(())
    }
}

#[allow(clippy::init_numbered_fields)]
impl<C> ::bincode::Decode<C> for NAME {
    fn decode<D: ::bincode::de::Decoder<Context = C>>(from: &mut D) -> Result<Self, ::bincode::error::DecodeError> {
        match u32::decode(from)? {
FROM            found => Err(::bincode::error::DecodeError::UnexpectedVariant {
                type_name: \"NAME\",
                allowed: &::bincode::error::AllowedEnumVariants::Range { min: 0, max: MOST },
                found,
            }),
        }
    }
}

::bincode::impl_borrow_decode!(NAME);
";

/// The variant name for `level_up` and the like.
fn camel(word: &str) -> String {
    let part = |it: &str| it[..1].to_ascii_uppercase() + &it[1..];
    word.split('_').filter(|it| !it.is_empty()).map(part).collect()
}
