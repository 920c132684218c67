//! Nothing is lost in a view: a fault that the seat sees is found there, at the same entry under the same clause, and
//! everything that can be judged of the match is judged there.

use super::legal::is_known;
use super::logs::{VIEWS, simulated_ones, view_of, written_down};
use crate::support::*;
use headjudge::judge::{Audit, Finding, Verdict};
use std::ops::Range;

for_every_game! {
    fn a_fault_that_is_seen_is_found_in_the_view_of_some() { faults_are_found(7) }

    #[ignore = "minutes"]
    fn a_fault_that_is_seen_is_found_in_the_view() { faults_are_found(1) }

    #[ignore = "figures, for the eye"]
    fn how_much_of_a_view_is_judged() { share_of_judged(1000..1020) }
}

/// The first illegal entry's finding.
fn first_fault(audit: &Audit) -> Option<&Finding> {
    let illegal = audit.findings.iter().map(|it| &it.finding).filter(|it| it.verdict == Verdict::Illegal);
    illegal.min_by_key(|it| it.entry)
}

/// Tests some of the logs.
fn faults_are_found<G: Tried>(step: usize) {
    let (mut views, mut lost, mut new) = (0, Vec::new(), Vec::new());
    for log in written_down::<G>().into_iter().step_by(step).filter(|it| !is_known::<G>(it)) {
        let Some((session, audit)) = log.judged::<G>() else { continue };
        let Some(fault) = first_fault(&audit) else { continue };
        for view in VIEWS {
            let what = format!("{}, {view:?}: {} {}", log.name, fault.entry, fault.clause());
            let Some(made) = view_of(&session, view) else { continue };
            let Ok((made, of_view)) = made else {
                lost.push(format!("{what}: {}", made.expect_err("no view")));
                continue;
            };
            views += 1;
            let there = made.number_of(fault.entry as usize) as u32;
            match first_fault(&of_view) {
                Some(found) if (found.entry, found.clause()) == (there, fault.clause()) => {}
                Some(found) if found.entry < there => {
                    new.push(format!("{what}: {} {} ({})", found.entry, found.clause(), found.reasons[0].facts));
                }
                found => lost.push(format!("{what} ({there}): {:?}", found.map(|it| (it.entry, it.clause())))),
            }
        }
    }
    println!("{}: of {views} views of illegal logs, in {} the fault is not found", G::ID, lost.len());
    lost.iter().for_each(|it| println!("    LOST {it}"));
    assert!(new.is_empty(), "{} of {views} find another fault before\n{}\n", new.len(), new.join("\n"));
}

fn share_of_judged<G: Tried>(seeds: Range<u64>) {
    let mut of = [[0; 2]; 3];
    for log in simulated_ones::<G>(seeds) {
        let Some((session, _)) = log.judged::<G>() else { continue };
        for (view, told) in VIEWS.into_iter().zip(&mut of) {
            let Some(Ok((_, audit))) = view_of(&session, view) else { continue };
            told[0] += audit.entries;
            told[1] += audit.entries - audit.unmodelled - audit.undecidable;
        }
    }
    for (view, [all, judged]) in VIEWS.into_iter().zip(of) {
        println!(
            "{} {view:?}: {judged} of {all} entries are judged: {:.3}%",
            G::ID,
            judged as f64 * 100.0 / all as f64
        );
    }
}
