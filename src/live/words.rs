//! What is asked, and what is replied.

use crate::judge::{Board, Finding};
use crate::log::{Seat, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request: an object with what to `do`, and with an `id` (a number or a text) that its reply repeats.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
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
