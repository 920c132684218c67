//! What is asked, and what is replied.

use crate::judge::{Board, Finding};
use crate::log::{Seat, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Every request may have an `id`, which is read before what it asks for.
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
    /// Which games there are.
    Games {},
    /// Begins a match. The reply names it, and holds the entries up to the first choice or chance.
    Open {
        /// The header of its log; `catalogue`, `cards` and `edition` may be left out, and so may `detail` and `view`.
        header: Value,
        /// Whether it is told in the language of the rulebook, and not in English.
        #[serde(default)]
        native: bool,
    },
    /// What the rules want next.
    Due {
        /// The match.
        r#match: u64,
    },
    /// The legal decisions now, with their targets and payments: each is whole.
    Legal {
        /// The match.
        r#match: u64,
        /// The first that is listed, counted from 0.
        #[serde(default)]
        from: usize,
        /// How many are listed at most; 100 by itself, and no more than 1000.
        #[serde(default = "usual")]
        most: usize,
        /// In whose words: a seat is told of the cards by the names that its view has for them, and no more than it sees.
        #[serde(default)]
        of: Whose,
    },
    /// Makes a decision. An illegal one is refused with its finding. The reply holds the entries up to the next choice or chance.
    Decide {
        /// The match.
        r#match: u64,
        /// Who decides.
        by: Seat,
        /// The decision, as in a log.
        #[serde(default)]
        decision: Option<Value>,
        /// Or the decision as a person types it.
        #[serde(default)]
        typed: Option<String>,
        /// Whether it is written down even if it is illegal, since it was played so.
        #[serde(default)]
        as_played: bool,
        /// In whose words the decision is: those of a seat's view, or the match's own.
        #[serde(default)]
        of: Whose,
    },
    /// Tells what came about by chance: the client's own shuffle. Without an outcome the referee makes one up.
    Chance {
        /// The match.
        r#match: u64,
        /// The outcome, as in a log; its form is that of `example` in what is due.
        #[serde(default)]
        outcome: Option<Value>,
        /// The seed that it is made up from.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// What the rules say of a decision, without making it; or what was found in an entry.
    Why {
        /// The match.
        r#match: u64,
        /// The entry.
        #[serde(default)]
        entry: Option<u32>,
        /// Or who would decide.
        #[serde(default)]
        by: Option<Seat>,
        /// What they would decide, as in a log.
        #[serde(default)]
        decision: Option<Value>,
        /// Or as a person types it.
        #[serde(default)]
        typed: Option<String>,
        /// In whose words: a seat is told what is known by what it sees, of the entries and cards as its view has them.
        #[serde(default)]
        of: Whose,
    },
    /// Goes back to after an entry, as a judge. The entries stay in the log.
    Rewind {
        /// The match.
        r#match: u64,
        /// The last entry that still counts; 0 for the start.
        to: u32,
        /// Why.
        reason: String,
    },
    /// The table as somebody sees it.
    View {
        /// The match.
        r#match: u64,
        /// Who.
        of: Whose,
    },
    /// The log so far, sealed, as text.
    Save {
        /// The match.
        r#match: u64,
        /// Through whose eyes; all that is known by itself.
        #[serde(default)]
        of: Whose,
    },
    /// Ends a match, which is forgotten.
    Close {
        /// The match.
        r#match: u64,
    },
}

impl Request {
    /// The match that it is about, if it is about one.
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

/// Through whose eyes something is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum Whose {
    /// A judge's, who sees everything.
    #[default]
    #[serde(rename = "judge")]
    Judge,
    /// Player A's.
    A,
    /// Player B's.
    B,
    /// A spectator's.
    #[serde(rename = "public")]
    Public,
}

impl Whose {
    /// The view of a log; none for the judge's.
    pub fn view(self) -> Option<View> {
        match self {
            Whose::Judge => None,
            Whose::A => Some(View::A),
            Whose::B => Some(View::B),
            Whose::Public => Some(View::Public),
        }
    }
}

/// A reply: the `id` of its request, and either an `error` or what was asked for.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Reply {
    /// The id of the request.
    pub id: Value,
    /// Why it was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,
    /// The match that was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#match: Option<u64>,
    /// What the rules want next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Pending>,
    /// The entries that were written, as lines of a log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<Vec<String>>,
    /// What the referee says of a decision: `legal`, `unmodelled`, `undecidable`, `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<&'static str>,
    /// The finding, where it is more than legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<Box<Finding>>,
    /// Legal decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<Chosen>>,
    /// How many legal decisions there are, counted up to 10000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<usize>,
    /// Whether there are more legal decisions than were counted.
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

/// What the rules want next.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A player has to choose.
    Decision {
        /// Who.
        by: Seat,
        /// The clause that asks.
        clause: &'static str,
        /// The same in words.
        says: String,
    },
    /// Something has to come about that nobody chooses.
    Chance {
        /// The clause that asks.
        clause: &'static str,
        /// What is asked, in words.
        says: String,
        /// An outcome that would do, as in a log: for a shuffle, put its cards into an order of your own.
        example: Value,
    },
    /// A step that is not carried out: the rules go on without end, or more is under way than a match can hold. The entries so far
    /// are written; the match is not followed any further, but it can be gone back.
    Stuck {
        /// The clause that demands the step.
        clause: &'static str,
        /// The step in words.
        says: String,
    },
    /// Nothing: the match is over.
    Over {
        /// The result in words.
        says: String,
        /// Who won; none for a draw.
        winner: Option<Seat>,
    },
}

/// A legal decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chosen {
    /// As in a log.
    pub decision: Value,
    /// As a person types it.
    pub typed: String,
    /// In words.
    pub says: String,
}

/// Why a request was not done. The match stands as it stood.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// What sort of fault.
    pub kind: Kind,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where the rules refuse something: by which clauses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<Box<Finding>>,
}

/// The sorts of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The line is no request.
    Request,
    /// There is no such match.
    NoMatch,
    /// The header gives no match.
    Start,
    /// A decision or an outcome cannot be read.
    Word,
    /// The rules do not allow it.
    Illegal,
    /// It cannot be done, or nothing of the sort is due.
    Impossible,
    /// Too much of something.
    Limit,
    /// A fault of this program.
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
