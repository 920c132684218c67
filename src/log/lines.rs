//! The JSON Lines form of a log: the header on the first line, an entry on each line after it.

use super::fault::{Malformed, Place, ReadFault};
use super::frames::SIGNATURE;
use super::header::FORMAT;
use super::json::unambiguous;
use super::matches::LOST;
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
    #[serde(default, deserialize_with = "unambiguous")]
    position: Option<serde_json::Value>,
    #[serde(default, deserialize_with = "unambiguous")]
    options: Option<serde_json::Value>,
    source: Option<super::Source>,
    #[serde(default, deserialize_with = "unambiguous")]
    definitions: Option<serde_json::Value>,
    occasion: Option<super::Occasion>,
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
        && !(1..=FORMAT).contains(&headjudge)
    {
        return Err(Malformed::Version { found: headjudge, known: FORMAT });
    }
    let it: FirstRead = serde_json::from_slice(line).map_err(|_| json_fault::<FirstRead>("a header", line))?;
    let FirstRead { headjudge, game, edition, detail, view, players, catalogue, cards, seed, .. } = it;
    let FirstRead { position, options, source, definitions, occasion, hash, .. } = it;
    let header = Header {
        headjudge,
        game,
        edition,
        detail,
        view,
        players,
        catalogue,
        cards,
        seed,
        position,
        options,
        definitions: definitions.map(super::Definitions::from),
        occasion,
        source,
    };
    match header.misfit() {
        Some(fault) => Err(Malformed::Json { expected: "a header", fault }),
        None => Ok((header, hash)),
    }
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

/// A header where an entry belongs: two logs were joined into one stream.
fn second_header(expected: &str, line: &[u8]) -> &'static str {
    let is_header = expected != "a header" && header_in(line).is_some();
    if is_header { "; this is a second header, and one log was expected here" } else { "" }
}

/// How a header begins, as this program writes it.
pub(super) const OPENING: &[u8] = b"{\"headjudge\"";

/// Where in a line a header begins: at 0 in one that can be read, or begins as one; further on where two files were joined
/// and the first did not end with a line feed.
fn header_in(line: &[u8]) -> Option<usize> {
    let field = &OPENING[1..];
    memchr::memmem::find(line, field)?;
    let begun = line.strip_prefix(MARK).unwrap_or(line).trim_ascii_start().strip_prefix(b"{");
    let begun = begun.and_then(|it| it.trim_ascii_start().strip_prefix(field)).map(<[u8]>::trim_ascii_start);
    if begun.is_some_and(|it| it.starts_with(b":")) || serde_json::from_slice::<Version>(line).is_ok() {
        return Some(0);
    }
    header_behind(line)
}

/// Where a header begins behind something else.
fn header_behind(line: &[u8]) -> Option<usize> {
    let at = memchr::memmem::rfind(line, OPENING).filter(|it| *it > 0)?;
    serde_json::from_slice::<Version>(&line[at..]).is_ok().then_some(at)
}

/// A byte order mark.
const MARK: &[u8] = b"\xEF\xBB\xBF";

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
    /// What is read next stands in the line that was read last.
    same_line: bool,
}

impl<R: Read> Lines<R> {
    /// Takes a window behind so many lines.
    pub fn new(window: Window<R>, line: u32) -> Self {
        Lines { window, line, pending: 0, same_line: false }
    }

    pub fn place(&self) -> Place {
        Place::Line(self.line)
    }

    /// Where in the stream the line read last ends, its line feed included.
    pub fn offset(&self) -> u64 {
        self.window.consumed() + self.pending as u64
    }

    /// The first line that is not blank, which is a header. One that is too long ends the reading: `/dev/zero` never
    /// comes to the end of a line.
    pub fn first(&mut self) -> Result<Option<&[u8]>, ReadFault> {
        let from = self.window.consumed();
        if self.window.fill_to(MARK.len()).map_err(|it| self.fault_of_next(it.into()))? {
            let marked = self.window.bytes().starts_with(MARK);
            self.window.consume(if marked { MARK.len() } else { 0 });
        }
        loop {
            match self.find_end(Overlong::Ends)? {
                None => return Ok(None),
                Some(length) if !self.is_blank(length) => return Ok(Some(self.text(length))),
                Some(_) if self.offset() - from > LONGEST as u64 => {
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                Some(_) => {}
            }
        }
    }

    /// The next line that is not blank. An overlong line is consumed and reported.
    pub fn next(&mut self) -> Result<Option<&[u8]>, ReadFault> {
        loop {
            let Some(length) = self.find_end(Overlong::PassedOver)? else { return Ok(None) };
            if !self.is_blank(length) {
                return Ok(Some(self.text(length)));
            }
        }
    }

    /// Where in the line read last another log begins, at 0 or behind something else: reading goes on there then.
    #[cold]
    pub fn log_begins(&mut self) -> Option<usize> {
        let at = header_in(&self.window.bytes()[..self.pending]).or_else(|| self.signature());
        self.cut_at(at)
    }

    /// The same behind a header that cannot be read.
    #[cold]
    pub fn log_begins_behind(&mut self) {
        let at = header_behind(&self.window.bytes()[..self.pending]).or_else(|| self.signature());
        self.cut_at(at);
    }

    /// Where a binary log begins: its signature has a line feed in the middle.
    fn signature(&mut self) -> Option<usize> {
        let most = self.pending + SIGNATURE.len() - 1;
        let _ = self.window.fill_to(most);
        let bytes = self.window.bytes();
        memchr::memmem::find(&bytes[..bytes.len().min(most)], &SIGNATURE).filter(|it| *it < self.pending)
    }

    fn cut_at(&mut self, at: Option<usize>) -> Option<usize> {
        self.pending = at.unwrap_or(self.pending);
        self.same_line = at.is_some();
        at
    }

    /// What stands in front of another log, in the line read last.
    pub fn before(&self) -> &[u8] {
        let text = &self.window.bytes()[..self.pending];
        text.strip_suffix(MARK).unwrap_or(text)
    }

    /// Goes on to where the next log begins; says whether there is one.
    pub fn seek(&mut self) -> Result<bool, ReadFault> {
        let from = self.offset();
        while self.offset() - from <= LOST {
            let there = match self.next() {
                Ok(line) => line.is_some(),
                Err(fault) if matches!(fault.what, Malformed::TooLong { .. }) => continue,
                Err(fault) => return Err(fault),
            };
            if !there || self.log_begins().is_some() {
                return Ok(there);
            }
        }
        Err(self.fault(Malformed::Lost { limit: LOST }))
    }

    /// The stream, at the end of what was read, and how many lines there were so far.
    pub fn into_window(mut self) -> (Window<R>, u32) {
        self.window.consume(self.pending);
        (self.window, if self.same_line { self.line.saturating_sub(1) } else { self.line })
    }

    fn is_blank(&self, length: usize) -> bool {
        self.window.bytes()[..length].iter().all(u8::is_ascii_whitespace)
    }

    fn text(&self, length: usize) -> &[u8] {
        let line = &self.window.bytes()[..length];
        line.strip_suffix(b"\r").unwrap_or(line)
    }

    /// Finds the end of the line at the window's front and marks it for consumption.
    fn find_end(&mut self, overlong: Overlong) -> Result<Option<usize>, ReadFault> {
        self.window.consume(std::mem::take(&mut self.pending));
        if !std::mem::take(&mut self.same_line) {
            self.line = self.line.saturating_add(1);
        }
        let mut searched = 0;
        let mut passing = false;
        loop {
            let bytes = self.window.bytes();
            if let Some(at) = memchr::memchr(b'\n', &bytes[searched..]) {
                let length = searched + at;
                if passing || length > LONGEST {
                    self.window.consume(length + 1);
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                self.pending = length + 1;
                return Ok(Some(length));
            }
            searched = bytes.len();
            if searched > LONGEST {
                if overlong == Overlong::Ends {
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                self.window.consume(searched);
                (passing, searched) = (true, 0);
            }
            if !self.window.more().map_err(|it| self.fault(it.into()))? {
                return match self.window.bytes().len() {
                    _ if passing => Err(self.fault(Malformed::TooLong { limit: LONGEST })),
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

    fn fault_of_next(&self, what: Malformed) -> ReadFault {
        ReadFault { place: Place::Line(self.line.saturating_add(1)), what }
    }
}

/// What becomes of a line that is too long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Overlong {
    /// It is passed over, however long it is.
    PassedOver,
    /// Nothing behind it is read.
    Ends,
}
