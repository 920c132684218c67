//! Judging: the trait that a game implements, verdicts, the referee, replay, audit, the proofs of rulings and the
//! recorder. It knows no game.

mod agree;
mod audit;
mod changes;
mod compare;
mod core;
mod dice;
mod draft;
mod excuse;
mod finding;
mod fork;
mod game;
mod history;
mod line;
mod notice;
mod positions;
mod proof;
mod recorder;
mod referee;
mod resync;
mod session;
mod show;
mod simulate;
mod standstill;
mod taint;
mod verdict;
mod watch;

pub use agree::compare_headers;
pub use audit::{Audit, Chain, Ended, Located, MOST_FINDINGS, Stopped, Unreadable, audit, audit_excusing};
pub use changes::changed;
pub use compare::{Comparison, Condition, HeaderDifference, Side, compare};
pub use dice::{Dice, Seeded, shuffle};
pub use draft::{Drafted, draft};
pub use excuse::{Excuse, Excuser};
pub use finding::{Finding, Reason, Sort, tell, tell_due};
pub use game::{BadStart, Due, Event, Game, Unasked};
pub use notice::Notice;
pub use proof::prove;
pub use recorder::Recorder;
pub use referee::{Judgement, MOST_INTERVENTIONS, Referee};
pub use session::{Cut, Demanded, Moment, Rolled, Session, Trace, Tried};
pub use show::{Agenda, Board, Item, Language, Procedure, Row};
pub use simulate::{NoMatch, Style, simulate, simulate_in};
pub use verdict::{Doubt, Fault, Impossible, Outcome, Sink, Verdict};
pub use watch::{Watched, watch, watch_excusing};
