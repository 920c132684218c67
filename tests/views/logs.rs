//! The logs from which views are made: those of the fixtures and the rulings, and simulated matches with everything that a
//! log can have.

use crate::support::{Log, MOST, Tried, audited, cases, drawn_header, renumber, simulated, simulated_from, written};
use headjudge::judge::{Audit, Finding, Game, NotSeen, Session, ThroughEyes, Verdict, seen_by};
use headjudge::log::{Body, Detail, Entry, Form, Header, Intervention, Json, View, open};
use std::ops::Range;
use std::path::Path;

/// The views of a log.
pub const VIEWS: [View; 3] = [View::A, View::B, View::Public];

/// A log in memory, and its origin.
pub struct Told {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Told {
    fn of<G: Game>(name: String, log: &Log<G>) -> Told {
        Told { name, bytes: written(log, Form::Lines, false) }
    }

    /// The match and its audit.
    pub fn judged<G: Game>(&self) -> Option<(Session<G>, Audit)> {
        let session = Session::open(open(&self.bytes[..]).ok()?).ok()?;
        Some((session, audited(&self.bytes)))
    }
}

/// Returns `true` if an audit found nothing illegal and came to the end.
pub fn is_legal(audit: &Audit) -> bool {
    audit.illegal == 0 && audit.stopped.is_none() && audit.unreadable.is_empty()
}

/// Returns `true` if a finding counts against the match: it is illegal, and no judge has taken the entry back.
pub fn is_held_against(it: &Finding) -> bool {
    it.verdict == Verdict::Illegal && it.taken_back.is_none()
}

/// A view of a match and its audit; `None` if the log itself has another view.
pub fn view_of<G: Game>(session: &Session<G>, view: View) -> Option<Result<(ThroughEyes<G>, Audit), NotSeen>> {
    match seen_by(session, view) {
        Err(NotSeen::OtherEyes) => None,
        Err(fault) => Some(Err(fault)),
        Ok(made) => {
            let bytes = made.write(Vec::new(), Form::Lines, false).expect("memory");
            Some(Ok((made, audited(&bytes))))
        }
    }
}

/// An audit's faults, to explain a failure.
pub fn faults(audit: &Audit) -> Option<String> {
    let illegal = audit.findings.iter().map(|it| &it.finding).filter(|it| is_held_against(it));
    let mut told: Vec<String> = illegal
        .take(3)
        .map(|it| format!("{} {}: {} [{}]", it.entry, it.clause(), it.reasons[0].facts, it.event))
        .collect();
    told.extend(audit.stopped.iter().map(|it| format!("stopped at {}: {}", it.entry, it.why)));
    told.extend(audit.unreadable.iter().map(|it| format!("unreadable: {}", it.what)));
    (!told.is_empty()).then(|| told.join("; "))
}

/// All logs of the fixtures and the rulings of a game.
pub fn written_down<G: Game>() -> Vec<Told> {
    let of_case = |case: headjudge::fixtures::Case| {
        let name = case.name.clone();
        case.logs
            .into_iter()
            .map(move |log| Told { name: format!("{name}/{}", log.name), bytes: log.text.into_bytes() })
    };
    let mut all: Vec<Told> = cases(G::ID).into_iter().flat_map(of_case).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulings").join(G::ID);
    let files = std::fs::read_dir(folder).expect("the rulings").map(|it| it.expect("a file").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|it| it == "jsonl")).collect();
    files.sort();
    all.extend(files.into_iter().map(|file| Told {
        name: file.file_name().expect("a name").to_string_lossy().into_owned(),
        bytes: std::fs::read(file).expect("a log"),
    }));
    all
}

/// The simulated matches of these seeds, one at a time.
pub fn simulated_ones<G: Tried>(seeds: Range<u64>) -> impl Iterator<Item = Told> {
    seeds.flat_map(|seed| {
        let full = simulated::<G>(seed, Detail::Full);
        let mut all = vec![
            Told::of(format!("seed {seed}"), &full),
            Told::of(format!("seed {seed}, decisions"), &simulated::<G>(seed, Detail::Decisions)),
        ];
        all.extend(others::<G>(seed, &full));
        all
    })
}

/// A match with drawn decks in one detail, one with a judge's interventions, and one from a position.
fn others<G: Tried>(seed: u64, full: &Log<G>) -> Vec<Told> {
    let detail = if seed.is_multiple_of(2) { Detail::Full } else { Detail::Decisions };
    let drawn = drawn_header::<G>(seed, detail).map(|it| simulated_from::<G>(it, MOST));
    let session: Option<Session<G>> = Told::of(String::new(), full).judged().map(|it| it.0);
    let session = session.expect("a match");
    let laid =
        [("drawn decks", drawn), ("interventions", judged(full, &session)), ("a position", laid_out(full, &session))];
    laid.into_iter().filter_map(|(what, log)| Some(Told::of(format!("seed {seed}, {what}"), &log?))).collect()
}

/// The last place up to this one at which the table can be written, and the position there.
fn position_before<G: Game>(session: &Session<G>, place: usize) -> Option<(usize, serde_json::Value)> {
    let tried = (0..=place).rev().take(40);
    let at = |n: usize| Some((n, G::position(session.setup(), &session.state_after(n))?));
    tried.into_iter().find_map(at)
}

/// The match from a position in its middle on.
fn laid_out<G: Game>((header, entries): &Log<G>, session: &Session<G>) -> Option<Log<G>> {
    let (place, position) = position_before(session, entries.len() / 2)?;
    let mut rest = entries[place..].to_vec();
    renumber(&mut rest);
    Some((Header { position: Some(position), seed: None, ..header.clone() }, rest))
}

/// The match with a note, a rewind over a third of it, which is then replayed, and a fix that leaves the table as it is.
fn judged<G: Game>((header, entries): &Log<G>, session: &Session<G>) -> Option<Log<G>> {
    let [from, to] = [entries.len() / 3, entries.len() * 2 / 3];
    let entry = |it: Intervention| Entry { n: 0, body: Body::Intervention(Box::new(it)) };
    let words = || "the judge said so".to_owned();
    let mut all = entries[..to].to_vec();
    all.push(entry(Intervention::Note { text: words(), entry: Some(from as u32) }));
    all.push(entry(Intervention::Rewind { to: from as u32, reason: words() }));
    match position_before(session, to) {
        Some((place, position)) if place > from => {
            all.extend_from_slice(&entries[from..place]);
            all.push(entry(Intervention::Fix { position: Json::from(position), reason: words() }));
            all.extend_from_slice(&entries[place..]);
        }
        _ => all.extend_from_slice(&entries[from..]),
    }
    renumber(&mut all);
    Some((header.clone(), all))
}
