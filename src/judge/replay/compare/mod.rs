//! Comparing two logs of what should be the same match: where they part, and what the rules say of both.

use crate::judge::referee::agree::{alike, compare_headers, list_differences, say};
use crate::judge::{Excuser, Game, Reason, Sort, Tongue, Verdict, Whole};
use crate::log::Opened;
use account::{Account, learn};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;

mod account;

/// What comparing two logs found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// What differs between the headers.
    pub headers: Vec<HeaderDifference>,
    /// How many events are alike, from the start on; in a log of decisions the steps that follow count too.
    pub alike: u64,
    /// Where the logs part, the first log's side first; none if they tell the same match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parting: Option<[Side; 2]>,
    /// Where they part in events of one sort: what differs in these, `path: first | second`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// What keeps each log from being followed to its end.
    pub logs: [Condition; 2],
}

/// One difference between two headers.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HeaderDifference {
    /// What differs.
    pub what: String,
    /// What the first and the second log say.
    pub sides: [String; 2],
    /// Whether it makes another match; else it is only told otherwise.
    pub matters: bool,
}

/// One log's side of a parting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Side {
    /// The entry; none for a step that a log of decisions leaves to the rules, and where the log ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// Where the entry stands in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What sort of event it is; none where the log ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Sort>,
    /// What happens, in words; where the log ends, what the rules want next.
    pub event: String,
    /// What the rules say of it; none where the log ends or could not be followed so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The reasons of a verdict other than legal.
    pub reasons: Vec<Reason>,
    /// Why it cannot be carried out at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<String>,
    /// What it does to the board, a fact a line: `-` before what ends, `+` before what begins.
    pub board: Vec<String>,
}

/// What is so of a log apart from where it parts from the other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Condition {
    /// The verdict on the whole log: that of an audit, behind the parting too.
    pub whole: Whole,
    /// The record that cannot be read; nothing behind it was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// The first record that does not fit the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// From where on the rules cannot follow the match, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

impl Comparison {
    /// Whether both tell the same match, as far as they can be read.
    pub fn is_same(&self) -> bool {
        self.parting.is_none() && !self.headers.iter().any(|it| it.matters)
    }
}

/// Compares two logs of one game. A card that one of them hides is no difference, nor is a judge's note; a log
/// of decisions is compared with the steps that the rules make of it.
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

/// The same, told in other words than English. What tells faults from differences of edition comes along for each log, for the
/// verdict on it.
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
        // Where the rules cannot follow, steps are not derived: only the rest can be compared then.
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
