//! Judging: the trait that a game implements, verdicts, the referee, replay, audit, the proofs of rulings and the
//! recorder. It knows no game.

mod agree;
mod alternative;
mod audit;
mod brings;
mod chain;
mod changes;
mod citations;
mod common;
mod compare;
mod consequences;
pub mod deck;
mod deriving;
mod dice;
mod draft;
mod edition;
mod fact;
mod finding;
mod fitting;
mod game;
mod grounds;
mod happening;
mod history;
mod kept;
mod language;
mod legal;
mod notice;
mod positions;
mod proof;
mod recorder;
mod referee;
mod replay;
mod resync;
mod rival;
mod session;
mod show;
mod sight;
mod simulate;
mod timeline;
mod undone;
mod verdict;
pub(crate) mod wording;
mod words;
mod world;

pub use agree::compare_headers;
pub use audit::{Audit, Brief, Ended, Located, MOST_FINDINGS, Stopped, Unreadable, audit, audit_with};
pub use brings::Brings;
pub use chain::Chain;
pub use changes::changed;
pub use citations::{Citations, citations, citations_with};
pub use common::{Against, Common, FactData};
pub use compare::{Comparison, Condition, HeaderDifference, Side, compare, compare_in};
pub use dice::{Dice, Seeded, shuffle};
pub use draft::{Drafted, draft};
pub use edition::{Excuse, Excuser};
pub use fact::{Fact, Worded, joined, length};
pub use finding::{Finding, Missing, Reason, Repair, Sort, statement, tell, tell_due};
pub use game::{BadStart, Blame, Due, Event, Game, Rulebook, Rules, Tell, Unasked};
pub use grounds::{Basis, Ground};
pub use happening::{Happening, Instead, Steps, filled};
pub use kept::Kept;
pub use language::{Lang, Language, Tongue, language, malformed, place, title};
pub use legal::{Choices, MOST_LISTED, look_at, read_typed};
pub use notice::Notice;
pub use proof::prove;
pub use recorder::Recorder;
pub use referee::{Judgement, LoopChoice, LoopMoment, LoopUnit, MOST_INTERVENTIONS, Referee, Return, Since};
pub use rival::Revision;
pub use session::{
    Branch, Cut, Demanded, Leaves, Moment, NotSeen, Plan, Resting, Rolled, Session, ThroughEyes, Trace, Tried, Undoing,
    seen_by,
};
pub use show::{Agenda, Board, Item, Procedure, Row};
pub use sight::{Eyes, Seen};
pub use simulate::{NoMatch, Style, simulate, simulate_in};
pub use verdict::{Doubt, Fault, Hiding, Impossible, Outcome, Sink, Verdict, Why};
