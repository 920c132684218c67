//! Explains JSON that does not have the expected form: the place of the fault, and the names allowed there.
//!
//! Only faults come here. The work is linear in the size of the record.

use super::plain::plain;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};
use serde_path_to_error::Segment;
use std::fmt::Display;

/// The sorts of entry: the field that marks each, and its name in messages.
const SORTS: [(&str, &str); 4] = [
    ("decision", "a decision"),
    ("step", "a step"),
    ("chance", "an outcome of chance"),
    ("intervention", "an intervention"),
];

/// The least likeness (Jaro-Winkler, 1 for equal) at which a name is suggested for another.
const ALIKE: f64 = 0.8;
/// A length that no name of the format exceeds. Longer input is cut before it is compared or repeated.
const LONGEST_NAME: usize = 60;
/// A name that no type has, used to probe.
const NO_NAME: &str = "\0";

/// Reads an object inside a record; `whole` names the expected object, such as `a position`.
///
/// # Errors
/// The fault in words: the field that is unknown or has the wrong type, and what is expected.
pub fn from_json<T: DeserializeOwned>(whole: &str, value: &Value) -> Result<T, String> {
    // The parser would accept a list as the fields' values in order.
    if value.is_array() {
        return Err(format!("{whole} is an object, not a list"));
    }
    serde_path_to_error::deserialize(value).map_err(|it| Misfit::of(&it, whole).told::<T>())
}

/// The fault of a line that is not `whole`, such as `a header`.
pub(super) fn of_line<T: DeserializeOwned>(whole: &str, line: &[u8]) -> String {
    let mut json = serde_json::Deserializer::from_slice(line);
    let fault = match serde_path_to_error::deserialize::<_, T>(&mut json) {
        Err(it) => it,
        // The fault lies after the record.
        Ok(_) => return json.end().err().map_or_else(String::new, |it| without_line(&it)),
    };
    // The parser also reports JSON of the wrong form as a syntax error.
    if fault.inner().is_data() || serde_json::from_slice::<IgnoredAny>(line).is_ok() {
        return format!("{} (column {})", Misfit::of(&fault, whole).told::<T>(), fault.inner().column());
    }
    without_line(fault.inner())
}

/// The parser's own "line 1" would only confuse: a record is a line.
fn without_line(fault: &serde_json::Error) -> String {
    format!("{} (column {})", plain(said(&fault.to_string())), fault.column())
}

fn said(text: &str) -> &str {
    text.rfind(" at line ").map_or(text, |at| &text[..at])
}

/// A value that does not fit, and its place.
struct Misfit<'a> {
    whole: &'a str,
    path: Vec<Segment>,
    fault: Fault,
}

/// The kind of misfit.
enum Fault {
    /// An unknown field.
    NoField(String),
    /// An unknown name.
    NoName(String),
    /// A missing field.
    Lacks(String),
    /// A value of the wrong type.
    Other { found: String, wanted: String },
    /// No name, or two, where one is required.
    NotOneName,
    /// Anything else, in the parser's words.
    Said(String),
}

impl<'a> Misfit<'a> {
    fn of<E: Display>(fault: &serde_path_to_error::Error<E>, whole: &'a str) -> Self {
        let mut path: Vec<Segment> = fault.path().iter().cloned().collect();
        let fault = Fault::of(said(&fault.inner().to_string()));
        if matches!(fault, Fault::NoField(_)) {
            // The last segment is the unknown field itself.
            path.pop();
        }
        Misfit { whole, path, fault }
    }

    /// The fault in words, with the names allowed there.
    fn told<T: DeserializeOwned>(&self) -> String {
        let place = self.place();
        match &self.fault {
            Fault::NoField(name) => {
                let fields = self.fields::<T>();
                let hint = self.hint::<T>(name, &fields);
                format!("{place} has no field `{}`{}{hint}", repeated(name), fields_text(&fields))
            }
            Fault::NoName(name) => {
                let names = self.names::<T>();
                let hint = self.hint::<T>(name, &names);
                let name = repeated(name);
                match &self.path[..] {
                    [sort] if is_sort(sort) && !hint.is_empty() => {
                        format!("no {} is called `{name}`{hint}", key(sort))
                    }
                    [sort] if is_sort(sort) => {
                        format!("no {} is called `{name}`; there are {}", key(sort), listed(&names, " and "))
                    }
                    _ => format!("{place} cannot be `{name}`; it is {}{hint}", listed(&names, " or ")),
                }
            }
            Fault::Lacks(name) => format!("{place} lacks `{name}`{}", fields_text(&self.fields::<T>())),
            Fault::Other { found, wanted } => {
                format!("{place}: {} where {} belongs", found_text(found), self.wanted_text::<T>(wanted))
            }
            Fault::NotOneName => {
                format!("{place}: exactly one of {} belongs there", listed(&self.names::<T>(), " and "))
            }
            Fault::Said(text) => format!("{place}: {}", plain(text)),
        }
    }

    /// The place in words: "decision `deploy`, field `card`".
    fn place(&self) -> String {
        let (mut place, path) = match &self.path[..] {
            [sort, name @ Segment::Enum { .. }, path @ ..] if is_sort(sort) => {
                (format!("{} `{}`", key(sort), key(name)), path)
            }
            path => (self.whole.to_owned(), path),
        };
        for (depth, it) in path.iter().enumerate() {
            match it {
                Segment::Seq { index } => place.push_str(&format!("[{index}]")),
                _ if depth == 0 => place.push_str(&format!(", field `{}", key(it))),
                _ => place.push_str(&format!(".{}", key(it))),
            }
        }
        if !path.is_empty() {
            place.push('`');
        }
        place
    }

    /// A hint: the sort of entry that the name belongs to, or else the most similar name.
    fn hint<T: DeserializeOwned>(&self, name: &str, names: &[String]) -> String {
        if let Some((sort, a_sort)) = self.elsewhere::<T>(name) {
            return format!("; `{name}` is {a_sort} and stands under `{sort}`");
        }
        nearest(name, names).map_or_else(String::new, |it| format!("; did you mean `{it}`?"))
    }

    /// The sort of entry to which a misplaced name belongs.
    fn elsewhere<T: DeserializeOwned>(&self, name: &str) -> Option<&'static (&'static str, &'static str)> {
        let of_an_entry = self.path.is_empty() || matches!(&self.path[..], [sort] if is_sort(sort));
        let named = |(sort, _): &&(&str, &str)| {
            let path = [Segment::Map { key: (*sort).to_owned() }];
            probed::<T>(&path, json!(NO_NAME)).iter().any(|it| it == name)
        };
        SORTS.iter().find(named).filter(|_| of_an_entry)
    }

    /// The fields allowed at this place.
    fn fields<T: DeserializeOwned>(&self) -> Vec<String> {
        probed::<T>(&self.path, json!({ NO_NAME: 0 }))
    }

    /// The names allowed at this place.
    fn names<T: DeserializeOwned>(&self) -> Vec<String> {
        probed::<T>(&self.path, json!(NO_NAME))
    }

    /// The expected content in words for people who do not write Rust.
    fn wanted_text<T: DeserializeOwned>(&self, wanted: &str) -> String {
        let integer = |from: i128, to: i128| format!("a whole number from {from} to {to}");
        match wanted {
            "u8" => integer(0, u8::MAX.into()),
            "u16" => integer(0, u16::MAX.into()),
            "u32" => integer(0, u32::MAX.into()),
            "u64" => integer(0, u64::MAX.into()),
            "i16" => integer(i16::MIN.into(), i16::MAX.into()),
            "a sequence" => "a list".to_owned(),
            "a boolean" => "true or false".to_owned(),
            "a string" | "string" => "a text".to_owned(),
            "string or map" => "a name, or an object of a name with its fields,".to_owned(),
            "unit" => "nothing but the name".to_owned(),
            it if it.starts_with("struct") => match &self.fields::<T>()[..] {
                [] => "an object".to_owned(),
                fields => format!("an object with {}", listed(fields, ", ")),
            },
            it => plain(it),
        }
    }
}

impl Fault {
    /// Parses the parser's message.
    fn of(said: &str) -> Fault {
        let name = |text: &str| {
            let end = ["`, expected ", "`, there are no "].iter().find_map(|it| text.rfind(it));
            text[..end.unwrap_or(text.len())].trim_end_matches('`').to_owned()
        };
        let parts = |text: &str| {
            let (found, wanted) = text.rsplit_once(", expected ")?;
            Some(Fault::Other { found: found.to_owned(), wanted: wanted.to_owned() })
        };
        let after = |start: &str| said.strip_prefix(start);
        let fault = after("unknown field `").map(|it| Fault::NoField(name(it)));
        let fault = fault.or_else(|| after("unknown variant `").map(|it| Fault::NoName(name(it))));
        let fault = fault.or_else(|| after("missing field `").map(|it| Fault::Lacks(name(it))));
        let fault = fault.or_else(|| parts(after("invalid type: ").or_else(|| after("invalid value: "))?));
        fault.unwrap_or_else(|| match said {
            "expected value" => Fault::NotOneName,
            "trailing characters" => Fault::Said("there is more in it than belongs there".to_owned()),
            said => Fault::Said(said.to_owned()),
        })
    }
}

fn is_sort(segment: &Segment) -> bool {
    matches!(segment, Segment::Map { key } if SORTS.iter().any(|(sort, _)| sort == key))
}

fn key(segment: &Segment) -> &str {
    match segment {
        Segment::Map { key } => key,
        Segment::Enum { variant } => variant,
        Segment::Seq { .. } | Segment::Unknown => "?",
    }
}

/// A stranger's name, safe to repeat in a message.
fn repeated(name: &str) -> String {
    plain(&cut(name))
}

fn cut(name: &str) -> String {
    name.chars().take(LONGEST_NAME).collect()
}

/// The content found, in words for people who do not write Rust.
fn found_text(found: &str) -> String {
    match found {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit variant" => "its name alone".to_owned(),
        it => plain(it),
    }
}

fn fields_text(fields: &[String]) -> String {
    match fields {
        [] => "; it has none".to_owned(),
        [only] => format!("; its only field is `{only}`"),
        fields => format!("; it has {}", listed(fields, ", ")),
    }
}

/// The name most similar to the given one, if any is similar enough.
pub(super) fn nearest<'a>(name: &str, names: &'a [String]) -> Option<&'a String> {
    let folded = |it: &str| cut(it).to_lowercase().replace(['-', ' '], "_");
    let likeness = |it: &&String| strsim::jaro_winkler(&folded(name), &folded(it));
    let alike = names.iter().map(|it| (likeness(&it), it)).filter(|(likeness, _)| *likeness >= ALIKE);
    alike.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, it)| it)
}

fn listed(names: &[String], last: &str) -> String {
    let quoted: Vec<String> = names.iter().map(|it| format!("`{it}`")).collect();
    match quoted.split_last() {
        Some((end, before)) if !before.is_empty() => before.join(", ") + last + end,
        _ => quoted.concat(),
    }
}

/// The names that a type allows at a place, taken from the parser's message about a name that no type has.
fn probed<T: DeserializeOwned>(path: &[Segment], probe: Value) -> Vec<String> {
    let probe = path.iter().rev().fold(probe, |inner, it| match it {
        Segment::Seq { .. } => json!([inner]),
        it => json!({ key(it): inner }),
    });
    let said = T::deserialize(probe).err().map(|it| it.to_string()).unwrap_or_default();
    let known = said.split_once(NO_NAME).and_then(|(_, known)| known.strip_prefix("`, expected "));
    known.into_iter().flat_map(|it| it.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}
