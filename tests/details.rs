//! The same match in both details: a full fixture without its steps has the same findings on what players
//! chose as the full one.

use headjudge::games::ALL;
use headjudge::judge::{Verdict, audit};
use headjudge::log::open;
use headjudge::with_game;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Fixtures whose fault is in the steps, so that a log without them has another one or none, and why.
const OTHERWISE: &[(&str, &str)] = &[
    ("cipher/11.3.1.1-from-nothing", "the loss that comes first is derived, and the match is over"),
    ("cipher/12.2.1.4-five-cards", "the draw that is left out is derived"),
    ("cipher/18.1.11.1.1-left-out", "the power that is left out is derived"),
    ("cipher/18.1.20-not-ended", "the end that is left out is derived"),
    ("cipher/18.1.9-left-out", "the support value that is left out is derived"),
    ("cipher/3.1.1-no-lord", "the result that is left out is derived, and the match is over"),
    ("cipher/8.1.1-not-drawn", "the draw that is left out is derived"),
    ("cipher/9.2.1-both-stay", "the retreat that is left out is derived"),
    ("cipher/9.3.1-left-standing", "the retreat that is left out is derived"),
    ("cipher/9.3.2-unit-goes-before-the-orb", "the order of choice and step is not shown"),
    ("cipher/9.3.2.1-second-orb", "the rest of the battle is derived before the second orb"),
    ("cipher/9.3.3-one-stays", "the retreat that is left out is derived"),
    ("cipher/9.3.3.1-refill-in-between", "both units have gone when the shuffle comes, which leaves one of them out"),
    ("cipher/9.5.1-no-march", "the march that is left out is derived"),
];

/// Where the findings of a log are, and on which clauses.
type Found = Vec<(u32, String)>;

fn fixtures(game: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game);
    let inside = |of: PathBuf| {
        let entries = fs::read_dir(&of).into_iter().flatten();
        entries.filter_map(|it| Some(it.ok()?.path())).collect::<Vec<_>>()
    };
    let pairs = inside(root.clone()).into_iter().map(|it| it.join("illegal.jsonl"));
    let matches = inside(root.join("matches")).into_iter().map(|it| it.join("log.jsonl"));
    let mut all: Vec<PathBuf> = pairs.chain(matches).filter(|it| it.is_file()).collect();
    all.sort();
    all
}

fn found(game: &str, log: &str) -> Found {
    let log = open(log.as_bytes()).expect("a fixture is a log");
    let audit = with_game!(game, G => audit::<G, _>(log)).expect("a game of the list");
    let illegal = audit.findings.iter().map(|it| &it.finding).filter(|it| it.verdict == Verdict::Illegal);
    illegal.map(|it| (it.entry, it.clause().to_owned())).collect()
}

/// The log without its steps, and where its entries stood; none for a log that has no such twin.
fn without_steps(log: &str) -> Option<(String, BTreeMap<u32, u32>)> {
    let mut lines = log.lines().map(|it| serde_json::from_str::<Value>(it).expect("a fixture is JSON"));
    let mut header = lines.next()?;
    if header["detail"] != "full" {
        return None;
    }
    header["detail"] = json!("decisions");
    let (mut text, mut places) = (format!("{header}\n"), BTreeMap::new());
    for mut entry in lines {
        if entry.get("intervention").is_some() || entry["step"].get("text").is_some() {
            return None;
        }
        if entry.get("step").is_none() {
            let place = places.len() as u32 + 1;
            places.insert(entry["n"].as_u64()? as u32, place);
            entry["n"] = json!(place);
            text.push_str(&format!("{entry}\n"));
        }
    }
    Some((text, places))
}

#[test]
fn decisions_alone_have_the_findings_of_the_full_log() {
    for game in ALL {
        let mut compared = 0;
        for path in fixtures(game) {
            let name = path.parent().and_then(Path::file_name).map(|it| it.to_string_lossy().into_owned());
            let name = format!("{game}/{}", name.unwrap_or_default());
            let full = fs::read_to_string(&path).expect("a fixture can be read");
            let Some((decisions, places)) = without_steps(&full) else { continue };
            let wanted = found(game, &full).into_iter();
            let wanted: Found = wanted
                .filter_map(|(entry, clause)| match entry {
                    0 => Some((0, clause)),
                    entry => Some((*places.get(&entry)?, clause)),
                })
                .collect();
            let got = found(game, &decisions);
            let otherwise = OTHERWISE.iter().find(|it| it.0 == name);
            assert_eq!(got == wanted, otherwise.is_none(), "{name}: {wanted:?}, without steps {got:?}");
            compared += 1;
        }
        let all = fixtures(game).len();
        assert!(3 * compared >= all, "{game}: only {compared} of {all} fixtures were compared");
        assert!(*game != "cipher" || compared > 80, "only {compared} fixtures were compared");
    }
}
