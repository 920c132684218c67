//! Judging: the trait that a game implements, verdicts, the referee, replay, audit, the proofs of rulings and the
//! recorder. It knows no game.

mod game;
mod language;
mod play;
mod referee;
mod replay;
mod session;
mod verdict;
pub(crate) mod wording;

pub use game::brings::Brings;
pub use game::happening::{Happening, Instead, Steps, filled};
pub use game::legal::{Choices, MOST_LISTED, look_at, read_typed};
pub use game::rulings::{Interpretation, rulings};
pub use game::show::{Agenda, Board, Grid, Item, Line, Procedure, Row};
pub use game::whole_line::read_whole;
pub use game::{BadStart, Blame, Due, Game, Rulebook, Rules, Tell, deck};
pub use language::{Lang, Language, Tongue, Words, language, malformed, place, title};
pub use play::dice::{Dice, Seeded, shuffle};
pub use play::recorder::Recorder;
pub use play::simulate::{NoMatch, Style, simulate, simulate_in};
pub use referee::agree::compare_headers;
pub use referee::derived_steps::MOST_STEPS;
pub use referee::event::{Event, Unasked};
pub use referee::rival::Revision;
pub use referee::sight::{Eyes, Seen};
pub use referee::{Judgement, LoopChoice, LoopMoment, LoopUnit, MOST_INTERVENTIONS, Referee, Return, Since};
pub use replay::audit::{Audit, Brief, Ended, Located, MOST_FINDINGS, Stopped, Unreadable, audit, audit_with};
pub use replay::changes::changed;
pub use replay::citations::{Citations, citations, citations_with};
pub use replay::compare::{Comparison, Condition, HeaderDifference, Side, compare, compare_with};
pub use replay::draft::{Drafted, draft};
pub use replay::kept::Kept;
pub use replay::proof::prove;
pub use session::{
    Branch, Cut, Demanded, Leaves, Moment, NotSeen, NotWritten, Plan, Resting, Rolled, Session, Spoken, ThroughEyes,
    Trace, Tried, Undoing, Watching, seen_by,
};
pub use verdict::chain::Chain;
pub use verdict::common::{Against, Common, FactData};
pub use verdict::edition::{Excuse, Excuser};
pub use verdict::fact::{Fact, Worded, joined, length};
pub use verdict::finding::{Finding, Missing, Reason, Repair, Sort, statement, tell, tell_due};
pub use verdict::grounds::{Basis, Ground};
pub use verdict::notice::Notice;
pub use verdict::whole::{Demands, Is, Part, Whole};
pub use verdict::{Doubt, Fault, Hiding, Impossible, Outcome, Sink, Verdict, Why};
