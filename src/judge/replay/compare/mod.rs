//! Comparing two logs of what should be the same match: where they diverge, and the rules' verdict on both.

use crate::judge::referee::agree::{alike, compare_headers, list_differences, say};
use crate::judge::{Excuser, Game, Reason, Sort, Tongue, Verdict, Whole};
use crate::log::Opened;
use account::{Account, learn};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;

mod account;

/// The result of comparing two logs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// The differences between the headers.
    pub headers: Vec<HeaderDifference>,
    /// The number of events that agree, from the start on. In a log of decisions the derived steps count too.
    pub alike: u64,
    /// The divergence, the first log's side first; `None` if the logs record the same match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parting: Option<[Side; 2]>,
    /// For a divergence in events of one sort: the differences, as `path: first | second`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// The condition of each log.
    pub logs: [Condition; 2],
}

/// One difference between two headers.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HeaderDifference {
    /// The field that differs.
    pub what: String,
    /// The values in the first and the second log.
    pub sides: [String; 2],
    /// `true` if it makes a different match, not only a different record of it.
    pub matters: bool,
}

/// One log's side of a divergence.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Side {
    /// The entry; `None` for a derived step, and at the end of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// The entry's place in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The sort of event; `None` at the end of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Sort>,
    /// The event in words; at the end of the log, the event that the rules require next.
    pub event: String,
    /// The verdict on it; `None` at the end of the log, or if the match could not be followed so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The reasons of a verdict other than legal.
    pub reasons: Vec<Reason>,
    /// The reason why it cannot be applied at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<String>,
    /// Its effect on the board, one fact a line: `-` before removed facts, `+` before added ones.
    pub board: Vec<String>,
}

/// Properties of a log apart from the divergence.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Condition {
    /// The verdict on the whole log, as in an audit, including the part after the divergence.
    pub whole: Whole,
    /// The unreadable record; nothing after it was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// The first record that does not fit the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// The place from which on the rules cannot follow the match, and the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

impl Comparison {
    /// Returns `true` if both record the same match, as far as they can be read.
    pub fn is_same(&self) -> bool {
        self.parting.is_none() && !self.headers.iter().any(|it| it.matters)
    }
}

/// Compares two logs of one game. A card that one of them hides is not a difference, nor is a judge's note. A log of
/// decisions is compared together with its derived steps.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::{Recorder, compare, simulate};
/// use headjudge::log::{Form, Header, Writer, open};
///
/// let deck = || ["B01-003"; 4].iter().chain(&["S01-001"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
/// let log = |most| -> Result<Vec<u8>, Box<dyn std::error::Error>> {
///     let header = Header { seed: Some(1), ..Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]) };
///     let mut writer = Writer::new(Vec::new(), Form::Lines, true, &header)?;
///     simulate::<Cipher>(header, most, |entry| writer.write(&entry).expect("writing to memory"))?;
///     Ok(writer.finish()?)
/// };
/// let (short, long) = (log(20)?, log(30)?);
/// assert!(compare::<Cipher, _, _>(open(&long[..])?, open(&long[..])?).is_same());
/// let found = compare::<Cipher, _, _>(open(&short[..])?, open(&long[..])?);
/// assert_eq!(found.alike, 20);
/// assert_eq!(found.parting.expect("one log ends").map(|it| it.entry), [None, Some(21)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare<G: Game, R: Read, S: Read>(one: Opened<R>, other: Opened<S>) -> Comparison {
    compare_with::<G, R, S>(Tongue::ENGLISH, one, other, [None, None])
}

/// The same in other words than English. Each log has an optional function that tells faults from differences of edition,
/// for its verdict.
pub fn compare_with<'a, G: Game, R: Read, S: Read>(
    tongue: Tongue,
    one: Opened<R>,
    other: Opened<S>,
    excuses: [Option<&'a mut Excuser<'a, G>>; 2],
) -> Comparison {
    let mut found = Comparison {
        headers: compare_headers(tongue.words(G::LANGUAGE), &one.header, &other.header),
        ..Comparison::default()
    };
    let differs = one.header.detail != other.header.detail;
    let [excuse, other_excuse] = excuses;
    let mut one = Account::<G, R>::open(tongue, one, excuse);
    let mut other = Account::<G, S>::open(tongue, other, other_excuse);
    loop {
        // Steps are not derived where the rules cannot follow; only the rest can be compared.
        let skip = differs && (one.followed().is_none() || other.followed().is_none());
        let mut pair = (one.next(skip), other.next(skip));
        if let (Some(first), Some(second)) = (&mut pair.0, &mut pair.1) {
            one.meet(first, second);
            other.meet(second, first);
        }
        match pair {
            (None, None) => break,
            (Some(it), None) if it.is_tail || other.condition.unreadable.is_some() => break,
            (None, Some(it)) if it.is_tail || one.condition.unreadable.is_some() => break,
            (Some(mut first), Some(mut second)) if alike(&first.body, &second.body) => {
                learn(&mut first, &second);
                learn(&mut second, &first);
                one.follow(first);
                other.follow(second);
                found.alike += 1;
            }
            (first, second) => {
                if let (Some(first), Some(second)) = (&first, &second) {
                    list_differences("", &say(&first.body), &say(&second.body), &mut found.details);
                }
                found.parting = Some([one.part(first), other.part(second)]);
                break;
            }
        }
    }
    found.logs = [one.close(), other.close()];
    found
}
