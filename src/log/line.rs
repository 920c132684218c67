//! One line of the JSON Lines form: its fields, reading and writing.

use super::fault::Malformed;
use super::header::FORMAT;
use super::json::unambiguous;
use super::lines::{Version, header_in};
use super::{Body, Entry, Hash, Header, Intervention, Seat, Vocabulary, misfit};
use schemars::{JsonSchema, Schema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One line after the header. It has exactly one of `decision`, `step`, `chance` and `intervention`. Fields that do not
/// apply are left out. Every event of the match is an entry, in the order of the events; nothing stands between two
/// entries.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "")]
#[schemars(bound = "", rename = "Entry", transform = one_sort)]
pub struct Line<V: Vocabulary> {
    /// The entry's number: 1 on the line after the header, and one more on each further line of any kind. A rewind does not
    /// reset it.
    n: u32,
    /// The player who chose. Required with `decision`, absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    /// A player's choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decision: Option<V::Decision>,
    /// An event that the rules required. Absent from logs of detail `decisions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step: Option<V::Step>,
    /// An outcome that nobody chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<V::Chance>,
    /// A judge's action at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    intervention: Option<Intervention>,
    /// The clause under which a step or chance happened, for readers of the log. Only with `step` and `chance`, and
    /// optional. Naming a clause other than the one that demands the event is an illegal entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clause: Option<V::Clause>,
    /// In a sealed log, on every line including the header: blake3 over the 32 bytes of the previous hash, followed by the
    /// entry's binary form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<Hash>,
}

/// The first line.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Header", transform = no_other_fields)]
pub struct First {
    /// The header's fields.
    #[serde(flatten)]
    header: Header,
    /// The header's hash, in a sealed log: blake3 over the header's binary form, without this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<Hash>,
}

/// Adds the parser's checks beyond the fields' types to the schema: `by` goes with a decision, `clause` with a step or
/// chance.
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

/// Forbids unknown fields, which the schema of a flattened struct does not do by itself.
fn no_other_fields(schema: &mut Schema) {
    schema.insert("additionalProperties".to_owned(), false.into());
}

/// The first line as read. It is not flattened, because a flattened struct cannot name unknown fields.
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

/// The encoding of a text that begins with these bytes, recognised by a byte order mark or by the start of JSON; `None` for
/// a single-byte one.
pub fn encoding(text: &[u8]) -> Option<&'static str> {
    match text {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => Some("UTF-32"),
        [b'{' | b' ' | b'\t' | b'\r' | b'\n', 0, 0, 0, ..] | [0, 0, 0, b'{' | b' ' | b'\t' | b'\r' | b'\n', ..] => {
            Some("UTF-32")
        }
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Some("UTF-16"),
        [b'{' | b' ' | b'\t' | b'\r' | b'\n', 0, ..] | [0, b'{' | b' ' | b'\t' | b'\r' | b'\n', ..] => Some("UTF-16"),
        _ => None,
    }
}

pub(super) fn parse_header(line: &[u8]) -> Result<(Header, Option<Hash>), Malformed> {
    if let Some(encoding) = encoding(line) {
        return Err(Malformed::Encoded { encoding });
    }
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

/// Returns `true` if a line says no more than what was read from it, given as this program writes it. Spaces, field order
/// and escapes do not matter, but no hash covers an empty field that could be left out.
pub(super) fn is_all_of(line: &[u8], written: &[u8]) -> bool {
    let values = |it: &[u8]| serde_json::from_slice::<serde_json::Value>(it).ok();
    let line = line.trim_ascii();
    line == written || values(line) == values(written)
}

/// Refuses a list, which the parser would accept as the fields' values in order.
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

/// The addition to a fault where a header stands in place of an entry: two logs were joined into one stream.
fn second_header(expected: &str, line: &[u8]) -> &'static str {
    let is_header = expected != "a header" && header_in(line).is_some();
    if is_header { "; this is a second header, and one log was expected here" } else { "" }
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

/// Writes an entry inside a position: a line without a number and a hash.
pub fn unnumbered<V: Vocabulary>(body: &Body<V>) -> Value {
    let mut line = Vec::new();
    write_entry(&Entry { n: 1, body: body.clone() }, None, &mut line);
    let mut value = serde_json::from_slice(&line).unwrap_or_default();
    if let Value::Object(fields) = &mut value {
        fields.remove("n");
    }
    value
}

/// Reads an entry inside a position: an event of the match, never an intervention.
///
/// # Errors
/// [`Malformed`] with the expected content.
pub fn read_unnumbered<V: Vocabulary>(value: &Value) -> Result<Body<V>, Malformed> {
    let fault = |fault: &str| Malformed::Json { expected: "an entry of a position", fault: fault.to_owned() };
    let fields = value.as_object().ok_or_else(|| fault("an entry is an object"))?;
    if let Some(name) = ["n", "hash", "intervention"].into_iter().find(|it| fields.contains_key(*it)) {
        return Err(fault(&format!("an entry of a position has no `{name}`")));
    }
    let mut numbered = fields.clone();
    numbered.insert("n".to_owned(), 1.into());
    parse_entry(Value::Object(numbered).to_string().as_bytes()).map(|it| it.0.body)
}
