//! Judging: the trait that a game implements, verdicts, the referee, replay, audit and the recorder. It
//! knows no game.

mod audit;
mod dice;
mod finding;
mod game;
mod history;
mod notice;
mod recorder;
mod referee;
mod resync;
mod show;
mod simulate;
mod standstill;
mod taint;
mod verdict;

pub use audit::{Audit, Chain, Ended, Located, MOST_FINDINGS, Stopped, Unreadable, audit};
pub use dice::{Dice, Seeded, shuffle};
pub use finding::{Finding, Reason, Sort, tell, tell_due};
pub use game::{BadStart, Due, Event, Game, Unasked};
pub use notice::Notice;
pub use recorder::Recorder;
pub use referee::{Judgement, MOST_INTERVENTIONS, Referee};
pub use show::{Agenda, Board, Item, Procedure, Row};
pub use simulate::{NoMatch, simulate};
pub use verdict::{Fault, Impossible, Outcome, Sink, Verdict};
