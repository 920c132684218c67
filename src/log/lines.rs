//! The JSON Lines form of a log: the header on the first line, an entry on each line after it.

use super::fault::{Malformed, Place, ReadFault};
use super::header::FORMAT;
use super::window::Window;
use super::{Body, Entry, Hash, Header, Intervention, Seat, Vocabulary, misfit};
use schemars::{JsonSchema, Schema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::Read;

/// The longest line that is read.
pub(super) const LONGEST: usize = 1 << 20;

/// One line after the header. Exactly one of `decision`, `step`, `chance` and `intervention` is there. A field
/// that does not apply is left out. Nothing stands between two entries: whatever happens in the match is an
/// entry, in the order in which it happens.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "")]
#[schemars(bound = "", rename = "Entry", transform = one_sort)]
pub struct Line<V: Vocabulary> {
    /// The entry's number: 1 on the line after the header, then one more each line, whatever the entry is. A
    /// rewind does not set it back.
    n: u32,
    /// Who chose; with `decision` only, and always there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    /// What a player chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decision: Option<V::Decision>,
    /// What the rules made happen. Left out of logs of detail `decisions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step: Option<V::Step>,
    /// An outcome that nobody chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<V::Chance>,
    /// What a judge did at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    intervention: Option<Intervention>,
    /// The clause under which a step or chance happened, for readers of the log; with `step` and `chance` only,
    /// and it may be left out. Another clause than the one that demands the event is an illegal entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clause: Option<V::Clause>,
    /// In a sealed log, and there on every line, its header included: blake3 over the 32 bytes of the hash
    /// before it, followed by the entry's binary form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<Hash>,
}

/// The first line.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Header", transform = no_other_fields)]
pub struct First {
    /// What is played, by whom.
    #[serde(flatten)]
    header: Header,
    /// The header's hash, in a sealed log: blake3 over the header's binary form, without this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<Hash>,
}

/// What the parser checks beyond the fields' types: `by` goes with a decision, `clause` with a step or chance.
fn one_sort(schema: &mut Schema) {
    let sort = |here: &[&str], absent: &[&str]| {
        let absent: serde_json::Map<String, _> = absent.iter().map(|it| ((*it).to_owned(), false.into())).collect();
        serde_json::json!({ "required": here, "properties": absent })
    };
    let sorts = [
        sort(&["by", "decision"], &["step", "chance", "intervention", "clause"]),
        sort(&["step"], &["by", "decision", "chance", "intervention"]),
        sort(&["chance"], &["by", "decision", "step", "intervention"]),
        sort(&["intervention"], &["by", "decision", "step", "chance", "clause"]),
    ];
    schema.insert("oneOf".to_owned(), sorts.to_vec().into());
}

/// A flattened struct does not say it by itself.
fn no_other_fields(schema: &mut Schema) {
    schema.insert("additionalProperties".to_owned(), false.into());
}

/// The shape for reading a first line: a flattened struct could not name unknown fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstRead {
    headjudge: u16,
    game: String,
    edition: String,
    detail: super::Detail,
    view: super::View,
    players: [super::Player; 2],
    catalogue: Option<String>,
    cards: Option<String>,
    seed: Option<u64>,
    position: Option<serde_json::Value>,
    options: Option<serde_json::Value>,
    source: Option<super::Source>,
    hash: Option<Hash>,
}

/// Only the format's number, read first so that a later format is called by its name.
#[derive(Deserialize)]
struct Version {
    headjudge: u16,
}

pub(super) fn parse_header(line: &[u8]) -> Result<(Header, Option<Hash>), Malformed> {
    is_object("a header", line)?;
    if let Ok(Version { headjudge }) = serde_json::from_slice(line)
        && headjudge != FORMAT
    {
        return Err(Malformed::Version { found: headjudge, known: FORMAT });
    }
    let it: FirstRead = serde_json::from_slice(line).map_err(|_| json_fault::<FirstRead>("a header", line))?;
    let FirstRead { headjudge, game, edition, detail, view, players, catalogue, cards, seed, .. } = it;
    let FirstRead { position, options, source, hash, .. } = it;
    let header =
        Header { headjudge, game, edition, detail, view, players, catalogue, cards, seed, position, options, source };
    Ok((header, hash))
}

pub(super) fn parse_entry<V: Vocabulary>(line: &[u8]) -> Result<(Entry<V>, Option<Hash>), Malformed> {
    let expected = "an entry";
    is_object(expected, line)?;
    let line_read: Line<V> = serde_json::from_slice(line).map_err(|_| json_fault::<Line<V>>(expected, line))?;
    let fault = |fault: &str| Malformed::Json { expected, fault: fault.to_owned() };
    let Line { n, by, decision, step, chance, intervention, clause, hash } = line_read;
    let body = match (decision, step, chance, intervention) {
        (Some(what), None, None, None) => {
            let by = by.ok_or_else(|| fault("a decision needs `by`: \"A\" or \"B\""))?;
            if clause.is_some() {
                return Err(fault("`clause` goes with a step or chance, not with a decision"));
            }
            return Ok((Entry { n, body: Body::Decision { by, what } }, hash));
        }
        (None, Some(what), None, None) => Body::Step { clause, what },
        (None, None, Some(what), None) => Body::Chance { clause, what },
        (None, None, None, Some(it)) if clause.is_none() => Body::Intervention(Box::new(it)),
        (None, None, None, Some(_)) => return Err(fault("`clause` goes with a step or chance, not an intervention")),
        _ => return Err(fault("exactly one of `decision`, `step`, `chance` and `intervention` belongs on a line")),
    };
    match by {
        Some(_) => Err(fault("`by` goes with a decision only")),
        None => Ok((Entry { n, body }, hash)),
    }
}

/// The parser would take a list of the fields' values too.
fn is_object(expected: &'static str, line: &[u8]) -> Result<(), Malformed> {
    match line.trim_ascii_start().first() {
        Some(b'[') => {
            Err(Malformed::Json { expected, fault: "a record is an object, not a list (column 1)".to_owned() })
        }
        _ => Ok(()),
    }
}

#[cold]
fn json_fault<T: DeserializeOwned>(expected: &'static str, line: &[u8]) -> Malformed {
    if let Err(it) = std::str::from_utf8(line) {
        return Malformed::NotUtf8 { at: it.valid_up_to() };
    }
    Malformed::Json { expected, fault: misfit::of_line::<T>(expected, line) + second_header(expected, line) }
}

/// A header where an entry belongs: two logs were joined into one file.
fn second_header(expected: &str, line: &[u8]) -> &'static str {
    let is_header = expected != "a header" && serde_json::from_slice::<Version>(line).is_ok();
    if is_header { "; this is a second header, and a file holds one log" } else { "" }
}

pub(super) fn header_line(header: &Header, hash: Option<Hash>) -> String {
    serde_json::to_string(&First { header: header.clone(), hash }).expect("a header has no keys that JSON lacks")
}

pub(super) fn write_entry<V: Vocabulary>(entry: &Entry<V>, hash: Option<Hash>, to: &mut Vec<u8>) {
    let mut line = Line::<V> {
        n: entry.n,
        by: None,
        decision: None,
        step: None,
        chance: None,
        intervention: None,
        clause: None,
        hash,
    };
    match entry.body.clone() {
        Body::Decision { by, what } => (line.by, line.decision) = (Some(by), Some(what)),
        Body::Step { clause, what } => (line.clause, line.step) = (clause, Some(what)),
        Body::Chance { clause, what } => (line.clause, line.chance) = (clause, Some(what)),
        Body::Intervention(it) => line.intervention = Some(*it),
    }
    serde_json::to_writer(to, &line).expect("an entry has no keys that JSON lacks");
}

/// Reads lines and counts them. Blank lines are passed over; CR before LF is dropped.
pub(super) struct Lines<R> {
    window: Window<R>,
    line: u32,
    pending: usize,
}

impl<R: Read> Lines<R> {
    pub fn new(window: Window<R>) -> Self {
        Lines { window, line: 0, pending: 0 }
    }

    pub fn place(&self) -> Place {
        Place::Line(self.line)
    }

    /// Where in the stream the line read last ends, its line feed included.
    pub fn offset(&self) -> u64 {
        self.window.consumed() + self.pending as u64
    }

    /// The next line that is not blank. An overlong line is consumed and reported.
    pub fn next(&mut self) -> Result<Option<&[u8]>, ReadFault> {
        loop {
            self.window.consume(std::mem::take(&mut self.pending));
            let Some(length) = self.find_end()? else { return Ok(None) };
            let mut end = length;
            if self.window.bytes()[..end].ends_with(b"\r") {
                end -= 1;
            }
            if !self.window.bytes()[..end].iter().all(u8::is_ascii_whitespace) {
                return Ok(Some(&self.window.bytes()[..end]));
            }
        }
    }

    /// Finds the end of the line at the window's front and marks it for consumption.
    fn find_end(&mut self) -> Result<Option<usize>, ReadFault> {
        self.line = self.line.saturating_add(1);
        let mut searched = 0;
        let mut overlong = false;
        loop {
            let bytes = self.window.bytes();
            if let Some(at) = memchr(&bytes[searched..]) {
                let length = searched + at;
                if overlong || length > LONGEST {
                    self.window.consume(length + 1);
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                self.pending = length + 1;
                return Ok(Some(length));
            }
            searched = bytes.len();
            if searched > LONGEST {
                self.window.consume(searched);
                (overlong, searched) = (true, 0);
            }
            if !self.window.more().map_err(|it| self.fault(it.into()))? {
                return match self.window.bytes().len() {
                    _ if overlong => Err(self.fault(Malformed::TooLong { limit: LONGEST })),
                    0 => Ok(None),
                    length => {
                        self.pending = length;
                        Ok(Some(length))
                    }
                };
            }
        }
    }

    fn fault(&self, what: Malformed) -> ReadFault {
        ReadFault { place: self.place(), what }
    }
}

fn memchr(bytes: &[u8]) -> Option<usize> {
    bytes.iter().position(|it| *it == b'\n')
}
