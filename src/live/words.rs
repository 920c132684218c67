//! Requests and replies.

use crate::judge::{Board, Finding};
use crate::log::{Seat, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Adds `id` to every request of the schema. It is read before the rest of the request.
fn with_id(schema: &mut schemars::Schema) {
    let id =
        json!({ "description": "What the reply repeats: a number or a text.", "type": ["number", "string", "null"] });
    let each = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    for it in each.into_iter().flatten().filter_map(|it| it.get_mut("properties")?.as_object_mut()) {
        it.insert("id".to_owned(), id.clone());
    }
}

/// A request: an object with what to `do`, and with an `id` (a number or a text) that its reply repeats.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(transform = with_id)]
pub enum Request {
    /// Lists the games.
    Games {},
    /// Begins a match. The reply has its number, and the entries up to the first choice or chance.
    Open {
        /// The header of its log; `catalogue`, `cards`, `edition`, `detail` and `view` may be left out.
        header: Value,
        /// `true` for words in the language of the rulebook instead of English.
        #[serde(default)]
        native: bool,
    },
    /// Returns the event that the rules require next.
    Due {
        /// The match.
        r#match: u64,
    },
    /// Lists the legal decisions now, complete with targets and payments.
    Legal {
        /// The match.
        r#match: u64,
        /// The first to list, counted from 0.
        #[serde(default)]
        from: usize,
        /// The maximum number to list; 100 by default, and no more than 1000.
        #[serde(default = "usual")]
        most: usize,
        /// The viewer: a seat gets the cards by its view's names, and no more than it sees.
        #[serde(default)]
        of: Whose,
    },
    /// Makes a decision. An illegal one is refused with its finding. The reply has the entries up to the next choice or
    /// chance.
    Decide {
        /// The match.
        r#match: u64,
        /// The player.
        by: Seat,
        /// The decision, as in a log.
        #[serde(default)]
        decision: Option<Value>,
        /// The decision as typed, instead.
        #[serde(default)]
        typed: Option<String>,
        /// `true` to record it even if it is illegal, because it was played.
        #[serde(default)]
        as_played: bool,
        /// The viewer whose words the decision uses: a seat's view, or the match's own.
        #[serde(default)]
        of: Whose,
    },
    /// Records an outcome of chance, such as the client's own shuffle. Without an outcome the referee makes one up.
    Chance {
        /// The match.
        r#match: u64,
        /// The outcome, as in a log; its form is that of `example` in what is due.
        #[serde(default)]
        outcome: Option<Value>,
        /// The seed for a made-up outcome.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// Returns the verdict on a decision, without making it; or the finding on an entry.
    Why {
        /// The match.
        r#match: u64,
        /// The entry.
        #[serde(default)]
        entry: Option<u32>,
        /// The player of a decision, instead.
        #[serde(default)]
        by: Option<Seat>,
        /// The decision, as in a log.
        #[serde(default)]
        decision: Option<Value>,
        /// The decision as typed, instead.
        #[serde(default)]
        typed: Option<String>,
        /// The viewer: a seat gets what follows from what it sees, with entries and cards as its view has them.
        #[serde(default)]
        of: Whose,
    },
    /// Rewinds to after an entry, as a judge. The entries stay in the log.
    Rewind {
        /// The match.
        r#match: u64,
        /// The last entry that remains valid; 0 for the start.
        to: u32,
        /// The reason.
        reason: String,
    },
    /// Returns the table through a view.
    View {
        /// The match.
        r#match: u64,
        /// The viewer.
        of: Whose,
    },
    /// Returns the log so far, sealed, as text.
    Save {
        /// The match.
        r#match: u64,
        /// The viewer; the judge by default.
        #[serde(default)]
        of: Whose,
    },
    /// Closes a match and forgets it.
    Close {
        /// The match.
        r#match: u64,
    },
}

impl Request {
    /// The match concerned, if any.
    pub fn of(&self) -> Option<u64> {
        match self {
            Request::Games {} | Request::Open { .. } => None,
            Request::Due { r#match }
            | Request::Legal { r#match, .. }
            | Request::Decide { r#match, .. }
            | Request::Chance { r#match, .. }
            | Request::Why { r#match, .. }
            | Request::Rewind { r#match, .. }
            | Request::View { r#match, .. }
            | Request::Save { r#match, .. }
            | Request::Close { r#match } => Some(*r#match),
        }
    }
}

fn usual() -> usize {
    100
}

/// A viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum Whose {
    /// A judge, who sees everything.
    #[default]
    #[serde(rename = "judge")]
    Judge,
    /// Player A.
    A,
    /// Player B.
    B,
    /// A spectator.
    #[serde(rename = "public")]
    Public,
}

impl Whose {
    /// The view of a log; `None` for the judge's.
    pub fn view(self) -> Option<View> {
        match self {
            Whose::Judge => None,
            Whose::A => Some(View::A),
            Whose::B => Some(View::B),
            Whose::Public => Some(View::Public),
        }
    }
}

/// A reply: the `id` of its request, and either an `error` or the requested data.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Reply {
    /// The id of the request.
    pub id: Value,
    /// The reason why the request failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,
    /// The number of the opened match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#match: Option<u64>,
    /// The event that the rules require next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Pending>,
    /// The new entries, as lines of a log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<Vec<String>>,
    /// The verdict on a decision: `legal`, `unmodelled`, `undecidable`, `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<&'static str>,
    /// The finding, if the verdict is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<Box<Finding>>,
    /// Legal decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<Chosen>>,
    /// The number of legal decisions, counted up to 10000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<usize>,
    /// `true` if there are more legal decisions than were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<bool>,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// The log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The log's head, for a result slip.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
    /// The games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<&'static str>>,
}

/// The event that the rules require next.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A player has to choose.
    Decision {
        /// The player.
        by: Seat,
        /// The clause that asks for it.
        clause: &'static str,
        /// The same in words.
        says: String,
    },
    /// An outcome of chance is required.
    Chance {
        /// The clause that asks for it.
        clause: &'static str,
        /// The question in words.
        says: String,
        /// A valid outcome, as in a log; for a shuffle, put its cards into your own order.
        example: Value,
    },
    /// A step that is not carried out: the rules never stop, or more is under way than a match can hold. The entries so far
    /// are written. The match is not followed any further, but it can be rewound.
    Stuck {
        /// The clause that demands the step.
        clause: &'static str,
        /// The step in words.
        says: String,
    },
    /// Nothing; the match is over.
    Over {
        /// The result in words.
        says: String,
        /// The winner; `None` for a draw.
        winner: Option<Seat>,
    },
}

/// A legal decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chosen {
    /// As in a log.
    pub decision: Value,
    /// As typed.
    pub typed: String,
    /// In words.
    pub says: String,
}

/// The reason why a request failed. The match is unchanged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// The sort of fault.
    pub kind: Kind,
    /// The fault, in a sentence.
    pub message: String,
    /// The finding with the clauses, if the rules forbid it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<Box<Finding>>,
}

/// The sorts of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The line is not a request.
    Request,
    /// There is no such match.
    NoMatch,
    /// The header gives no match.
    Start,
    /// A decision or an outcome cannot be read.
    Word,
    /// The rules do not allow it.
    Illegal,
    /// It is impossible, or nothing of the sort is due.
    Impossible,
    /// A limit is exceeded.
    Limit,
    /// A bug in this program.
    Fault,
}

impl Fault {
    /// A fault without a finding.
    pub fn new(kind: Kind, message: impl Into<String>) -> Fault {
        Fault { kind, message: message.into(), finding: None }
    }

    pub(super) fn no_match(of: u64) -> Fault {
        Fault::new(Kind::NoMatch, format!("there is no match {of}"))
    }
}

impl From<Fault> for Reply {
    fn from(fault: Fault) -> Reply {
        Reply { error: Some(fault), ..Reply::default() }
    }
}
