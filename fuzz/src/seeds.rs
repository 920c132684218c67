//! Writes small logs for the fuzz targets to begin with, into `seeds/` beside this crate.

use headjudge::games::JUDGED;
use headjudge::log::{Detail, Form, Header};
use headjudge::with_game;
use headjudge_fuzz::{Fuzzed, base, write};
use std::fs;
use std::path::Path;

fn main() -> std::io::Result<()> {
    for game in JUDGED {
        with_game!(*game, G => seeds::<G>()).unwrap_or(Ok(()))?;
    }
    Ok(())
}

fn seeds<G: Fuzzed>() -> std::io::Result<()> {
    let to = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    for (target, form) in [("json", Form::Lines), ("frames", Form::Frames)] {
        fs::create_dir_all(to.join(target))?;
        fs::create_dir_all(to.join("audit"))?;
        for (seed, detail) in [(0, Detail::Full), (1, Detail::Full), (2, Detail::Decisions), (3, Detail::Decisions)] {
            let log = base::<G>(seed, detail, 60);
            let name = format!("{}-{seed}.{}", G::ID, if form == Form::Lines { "jsonl" } else { "hjl" });
            fs::write(to.join(target).join(&name), write(&log, form, seed == 0))?;
            fs::write(to.join("audit").join(&name), write(&log, form, false))?;
        }
        let mut log = base::<G>(0, Detail::Full, 3);
        with_more_than_a_deck(&mut log.0);
        let name = format!("{}-players.{}", G::ID, if form == Form::Lines { "jsonl" } else { "hjl" });
        fs::write(to.join(target).join(name), write(&log, form, true))?;
    }
    Ok(())
}

/// What a header can say that neither game has.
fn with_more_than_a_deck(header: &mut Header) {
    let [player, _] = &mut header.players;
    player.lists.0.insert("evolve".to_owned(), vec!["E1".to_owned(), "?".to_owned()]);
    player.tokens.push("T1".to_owned());
    player.values.0.insert("life".to_owned(), -20);
}
