//! What is legal in a match is legal in each view of it, and the view is followed to its end.

use super::logs::{Told, VIEWS, faults, is_legal, simulated_ones, view_of, written_down};
use crate::support::*;
use headjudge::judge::Audit;
use std::ops::Range;

for_every_game! {
    #[ignore = "not yet in all games"]
    fn what_is_legal_in_fixtures_and_rulings_is_legal_in_their_views() { those_written_down() }

    #[ignore = "not yet in all games"]
    fn what_is_legal_in_matches_is_legal_in_their_views() { those_simulated(0..2) }

    #[ignore = "many matches"]
    fn what_is_legal_in_many_matches_is_legal_in_their_views() { those_simulated(1000..1200) }
}

fn those_written_down<G: Tried>() {
    let all = written_down::<G>();
    assert!(all.len() > 100, "{}", all.len());
    all_are_legal::<G>(all);
}

fn those_simulated<G: Tried>(seeds: Range<u64>) {
    all_are_legal::<G>(simulated_ones::<G>(seeds));
}

fn all_are_legal<G: Tried>(logs: impl IntoIterator<Item = Told>) {
    let (mut views, mut failures) = (0, Vec::new());
    for log in logs {
        let Some((session, audit)) = log.judged::<G>().filter(|it| is_legal(&it.1)) else { continue };
        for view in VIEWS {
            let Some(made) = view_of(&session, view) else { continue };
            views += 1;
            let what = match &made {
                Ok((_, of_view)) => faults(of_view).or_else(|| other_end(&audit, of_view)),
                Err(fault) => Some(fault.to_string()),
            };
            failures.extend(what.map(|it| format!("{}, {view:?}: {it}", log.name)));
        }
    }
    println!("{}: {} of {views} views of legal logs are not legal", G::ID, failures.len());
    assert!(views > 0 && failures.is_empty(), "{} of {views}\n{}\n", failures.len(), failures.join("\n"));
}

/// How a match ends, everybody sees.
fn other_end(whole: &Audit, of_view: &Audit) -> Option<String> {
    (whole.result != of_view.result).then(|| format!("the result is {:?} and not {:?}", of_view.result, whole.result))
}
