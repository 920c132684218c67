//! A ruling can be drafted at any entry of any match, and its log shows the same finding on the entry as the match.

use crate::support::tried::part;
use crate::support::*;
use headjudge::judge::{Game, Session, Sink, draft};
use headjudge::log::{Detail, Form};

for_every_game! {
    fn drafts_of_full_logs_show_the_same() { drafts_show_the_same(Detail::Full) }

    fn drafts_of_decisions_show_the_same() { drafts_show_the_same(Detail::Decisions) }

    fn a_position_stands_for_what_was_before() { positions_stand() }
}

fn session<G: Tried>(seed: u64, detail: Detail) -> Session<G> {
    let log = simulated_from::<G>(header::<G>(seed, detail), 400);
    opened(&written(&log, Form::Lines, true))
}

fn opened<G: Game>(bytes: &[u8]) -> Session<G> {
    Session::open(headjudge::log::open(bytes).expect("a log")).expect("a match")
}

fn drafts_show_the_same<G: Tried>(detail: Detail) {
    let mut short = 0;
    let mut all = 0;
    for seed in part::<G>(1..4) {
        let session = session::<G>(seed, detail);
        for n in (1..=session.len()).step_by(7) {
            let drafted = draft(&session, n).expect("a draft");
            let its = opened::<G>(&drafted.log);
            assert_eq!(its.finding(its.len()).map(|it| &it.reasons), session.finding(n).map(|it| &it.reasons), "{n}");
            assert_eq!(its.clause(its.len()), session.clause(n), "{n}");
            assert_eq!(drafted.draft.said.last().map(|it| it.entry as usize), Some(its.len()));
            all += 1;
            short += usize::from(its.header().position.is_some() && its.len() < n);
        }
    }
    assert!(4 * short > all, "{}: only {short} of {all} begin with a position", G::ID);
}

/// After the entry of a written position the match has the same future: what is due, and what is legal.
fn positions_stand<G: Tried>() {
    let session = session::<G>(5, Detail::Decisions);
    let mut stood = 0;
    for n in 0..=session.len() {
        let state = session.state_after(n);
        let Some(position) = G::position(session.setup(), &state) else { continue };
        let again = G::set_position(session.setup(), None, &position, &mut Sink::default()).expect("a position");
        assert_eq!(G::due(&again), G::due(&state), "{n}");
        let legal = |of: &G::State| G::legal(session.setup(), of).map(|it| G::write_decision(&it)).collect::<Vec<_>>();
        assert_eq!(legal(&again), legal(&state), "{n}");
        stood += 1;
    }
    assert!(stood > 10, "{}: a position stands at {stood} of {} places", G::ID, session.len());
}
