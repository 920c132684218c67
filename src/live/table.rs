//! One open match.

use super::words::{Chosen, Fault, Kind, Pending, Reply, Request, Whose};
use crate::judge::{
    Board, Due, Finding, Game, Impossible, Judgement, Lang, MOST_LISTED, Recorder, Seeded, Session, Verdict, Watching,
    look_at, read_typed, seen_by, tell_due,
};
use crate::log::{Body, Entry, Form, Header, Intervention, Seat, View, Writer, from_json, open};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The maximum number of entries of a match.
const MOST_ENTRIES: usize = 200_000;
/// The maximum number of legal decisions in one reply.
pub(super) const MOST_CHOICES: usize = 1_000;

/// A match of any game.
pub trait Live {
    /// Carries out a request.
    fn take(&mut self, request: &Request) -> Result<Reply, Fault>;
}

/// A match of a game.
pub struct Table<G: Game> {
    pub(super) recorder: Recorder<G>,
    lang: Lang,
    /// The findings, by entry.
    found: BTreeMap<u32, Finding>,
    /// The views in use, kept because seats ask again and again.
    pub(super) watching: Vec<Watching<G>>,
}

impl<G: Game> Table<G> {
    /// Begins a match.
    pub fn open(header: &Value, native: bool) -> Result<(Self, Reply), Fault> {
        let start = |it: String| Fault::new(Kind::Start, it);
        let header = completed::<G>(header);
        let text = header.to_string();
        let header: Header = match open(text.as_bytes()) {
            Ok(log) => log.header,
            Err(it) => return Err(start(it.what.to_string())),
        };
        let lang = if native { Lang::Native } else { Lang::English };
        let recorder = Recorder::<G>::open_in(lang.tongue::<G>(), header).map_err(|it| start(it.0))?;
        let decks = recorder.decks().cloned();
        let mut table = Table {
            recorder,
            lang,
            found: decks.clone().into_iter().map(|it| (0, it)).collect(),
            watching: Vec::new(),
        };
        let mut reply = table.goes_on(Vec::new())?;
        (reply.verdict, reply.finding) = (decks.as_ref().map(|it| it.verdict.name()), decks.map(Box::new));
        Ok((table, reply))
    }

    /// Carries out what the rules demand. Replies with the new entries and what is due.
    fn goes_on(&mut self, mut entries: Vec<Entry<G>>) -> Result<Reply, Fault> {
        match self.recorder.follow() {
            Ok(more) => entries.extend(more),
            // Keep the entries written before.
            Err(why) if entries.is_empty() => return Err(impossible(why)),
            Err(_) => {}
        }
        Ok(Reply { entries: Some(self.lines(&entries)?), due: Some(self.due()), ..Reply::default() })
    }

    fn due(&self) -> Pending {
        let referee = self.recorder.referee();
        let (setup, state) = (referee.setup(), referee.state());
        let says = tell_due::<G>(setup, self.recorder.due());
        match self.recorder.due() {
            Due::Decision { by, clause } => Pending::Decision { by: *by, clause: G::record(*clause).number, says },
            Due::Chance { clause, ask } => {
                let example = G::roll(setup, state, *ask, &mut Seeded::new(0));
                let example = serde_json::to_value(example).unwrap_or_default();
                Pending::Chance { clause: G::record(*clause).number, says, example }
            }
            // Steps are carried out at once where possible.
            Due::Step { clause, .. } => Pending::Stuck { clause: G::record(*clause).number, says },
            Due::Over => Pending::Over { says, winner: G::outcome(state).and_then(|it| it.winner) },
        }
    }

    fn legal(&self, from: usize, most: usize) -> Reply {
        let (setup, state) = (self.recorder.referee().setup(), self.recorder.referee().state());
        let places = from..from.saturating_add(most.min(MOST_CHOICES));
        let legal = look_at(self.recorder.legal(), places, MOST_LISTED);
        let chosen = legal.some.iter().map(|decision| Chosen {
            decision: serde_json::to_value(decision).unwrap_or_default(),
            typed: G::write_decision(decision),
            says: G::tell_choice(setup, state, decision),
        });
        Reply {
            legal: Some(chosen.collect()),
            counted: Some(legal.counted),
            more: Some(legal.more),
            ..Reply::default()
        }
    }

    fn read(&self, decision: Option<&Value>, typed: Option<&str>) -> Result<G::Decision, Fault> {
        let word = |it: String| Fault::new(Kind::Word, it);
        match (decision, typed) {
            (Some(it), None) => from_json("a decision", it).map_err(word),
            (None, Some(it)) => {
                let referee = self.recorder.referee();
                read_typed::<G>(referee.setup(), referee.state(), it).map_err(word)
            }
            _ => Err(word("either `decision` or `typed` says what is decided".to_owned())),
        }
    }

    fn decide(&mut self, by: Seat, what: G::Decision, as_played: bool) -> Result<Reply, Fault> {
        self.has_room()?;
        let judgement = self.recorder.consider(by, &what);
        if judgement.verdict() == Verdict::Illegal && !as_played {
            return Err(refused(judgement));
        }
        let (entries, judgement) = self.recorder.decide_as_played(by, what).map_err(impossible)?;
        self.written(entries, judgement)
    }

    fn chance(&mut self, outcome: Option<&Value>, seed: Option<u64>) -> Result<Reply, Fault> {
        self.has_room()?;
        let Due::Chance { clause, ask } = *self.recorder.due() else {
            let due = tell_due::<G>(self.recorder.referee().setup(), self.recorder.due());
            return Err(Fault::new(Kind::Impossible, format!("no chance is due now; next is: {due}")));
        };
        let what = match outcome {
            Some(it) => from_json("an outcome", it).map_err(|it| Fault::new(Kind::Word, it))?,
            None => {
                let referee = self.recorder.referee();
                let seed = seed.unwrap_or(referee.entries().len() as u64);
                G::roll(referee.setup(), referee.state(), ask, &mut Seeded::new(seed))
            }
        };
        let body = Body::Chance { clause: Some(clause), what };
        let judgement = self.recorder.weigh(body.clone()).map_err(impossible)?;
        if judgement.verdict() == Verdict::Illegal {
            return Err(refused(judgement));
        }
        let (entries, judgement) = self.recorder.happen(body).map_err(impossible)?;
        self.written(entries, judgement)
    }

    /// Replies to an event that was judged and written.
    fn written(&mut self, entries: Vec<Entry<G>>, judgement: Judgement) -> Result<Reply, Fault> {
        let verdict = judgement.verdict();
        let finding = match judgement {
            Judgement::Found(it) => Some(it),
            Judgement::Clear(_) => None,
        };
        self.found.extend(finding.iter().map(|it| (it.entry, (**it).clone())));
        let reply = self.goes_on(entries)?;
        Ok(Reply { verdict: Some(verdict.name()), finding, ..reply })
    }

    fn has_room(&self) -> Result<(), Fault> {
        match self.recorder.referee().entries().len() {
            MOST_ENTRIES.. => Err(Fault::new(Kind::Limit, format!("a match has at most {MOST_ENTRIES} entries"))),
            _ => Ok(()),
        }
    }

    fn why_entry(&self, n: u32) -> Result<Reply, Fault> {
        let last = self.recorder.referee().entries().len();
        if n as usize > last {
            return Err(Fault::new(Kind::Impossible, format!("there is no entry {n}; the last is {last}")));
        }
        let finding = self.found.get(&n).cloned().map(Box::new);
        let verdict = finding.as_ref().map_or(Verdict::Legal, |it| it.verdict).name();
        Ok(Reply { verdict: Some(verdict), finding, ..Reply::default() })
    }

    fn why(&mut self, by: Option<Seat>, what: &G::Decision) -> Result<Reply, Fault> {
        let by = match (by, self.recorder.due()) {
            (Some(by), _) => by,
            (None, Due::Decision { by, .. }) => *by,
            _ => return Err(Fault::new(Kind::Impossible, "nobody has to choose now; `by` says who would")),
        };
        let judgement = self.recorder.consider(by, what);
        let verdict = Some(judgement.verdict().name());
        let finding = if let Judgement::Found(it) = judgement { Some(it) } else { None };
        Ok(Reply { verdict, finding, ..Reply::default() })
    }

    fn view(&mut self, of: Whose) -> Result<Reply, Fault> {
        let referee = self.recorder.referee();
        let board = match of.view() {
            None => G::board(referee.setup(), referee.state()),
            Some(view) => self.seen(view)?,
        };
        Ok(Reply { board: Some(board), ..Reply::default() })
    }

    /// The table through a view. In a match with all its steps each entry is looked at once.
    fn seen(&mut self, view: View) -> Result<Board, Fault> {
        if self.recorder.referee().is_decisions_log() {
            let session = self.session(&self.log(Some(view))?.0)?;
            return Ok(G::board(session.setup(), &session.state_after(session.len())));
        }
        let theirs = self.watch(view)?.referee();
        Ok(G::board(theirs.setup(), theirs.state()))
    }

    fn save(&self, of: Whose) -> Result<Reply, Fault> {
        let (log, head) = self.log(of.view())?;
        let log = String::from_utf8(log).map_err(|it| Fault::new(Kind::Fault, it.to_string()))?;
        Ok(Reply { log: Some(log), head: Some(head), ..Reply::default() })
    }

    /// The log through a view, and its head.
    pub(super) fn log(&self, view: Option<View>) -> Result<(Vec<u8>, String), Fault> {
        let entries = self.recorder.referee().entries();
        let Some(view) = view else { return written(self.recorder.head(), entries) };
        let session = self.session(&written(self.recorder.head(), entries)?.0)?;
        let seen = seen_by(&session, view).map_err(|it| Fault::new(Kind::Impossible, it.to_string()))?;
        written(&seen.header, &seen.entries)
    }

    pub(super) fn session(&self, log: &[u8]) -> Result<Session<G>, Fault> {
        let fault = |it: String| Fault::new(Kind::Fault, it);
        let log = open(log).map_err(|it| fault(it.to_string()))?;
        crate::import::session::<G, _>(self.lang, log).map_err(|it| fault(it.0))
    }

    /// Entries as lines of a log.
    fn lines(&self, entries: &[Entry<G>]) -> Result<Vec<String>, Fault> {
        let text = Writer::resume(Vec::new(), Form::Lines, false, crate::log::Hash([0; 32]));
        let fault = |it: std::io::Error| Fault::new(Kind::Fault, it.to_string());
        let mut writer = text;
        entries.iter().try_for_each(|it| writer.write(it)).map_err(fault)?;
        let bytes = writer.finish().map_err(fault)?;
        Ok(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
    }
}

impl<G: Game> Live for Table<G> {
    fn take(&mut self, request: &Request) -> Result<Reply, Fault> {
        match request {
            Request::Due { .. } => Ok(Reply { due: Some(self.due()), ..Reply::default() }),
            Request::Legal { from, most, of, .. } => match of.view() {
                None => Ok(self.legal(*from, *most)),
                Some(view) => self.legal_to(view, *from, *most),
            },
            Request::Decide { by, decision, typed, as_played, of, .. } => {
                let what = match of.view() {
                    None => self.read(decision.as_ref(), typed.as_deref())?,
                    Some(view) => self.read_of(view, decision.as_ref(), typed.as_deref())?,
                };
                self.decide(*by, what, *as_played)
            }
            Request::Chance { outcome, seed, .. } => self.chance(outcome.as_ref(), *seed),
            Request::Why { entry: Some(entry), of, .. } => match of.view() {
                None => self.why_entry(*entry),
                Some(view) => self.why_entry_to(view, *entry),
            },
            Request::Why { by, decision, typed, of, .. } => {
                if let Some(view) = of.view() {
                    return self.why_to(view, *by, decision.as_ref(), typed.as_deref());
                }
                let what = self.read(decision.as_ref(), typed.as_deref())?;
                self.why(*by, &what)
            }
            Request::Rewind { to, reason, .. } => {
                self.has_room()?;
                let back = Intervention::Rewind { to: *to, reason: reason.clone() };
                let entries = self.recorder.intervene(back).map_err(impossible)?;
                self.goes_on(entries)
            }
            Request::View { of, .. } => self.view(*of),
            Request::Save { of, .. } => self.save(*of),
            Request::Games {} | Request::Open { .. } | Request::Close { .. } => Ok(Reply::default()),
        }
    }
}

/// A header with the fields that a client may leave out.
fn completed<G: Game>(header: &Value) -> Value {
    let mut header = header.clone();
    if let Some(fields) = header.as_object_mut() {
        let usual = [
            ("headjudge", json!(crate::log::FORMAT)),
            ("edition", json!(G::EDITION)),
            ("detail", json!("full")),
            ("view", json!("omniscient")),
            ("catalogue", json!(G::catalogue_hash())),
            ("cards", json!(G::cards_hash())),
        ];
        for (name, value) in usual {
            fields.entry(name).or_insert(value);
        }
        if let Some(definitions) = G::usual_definitions() {
            fields.entry("definitions").or_insert_with(|| (*definitions).clone());
        }
    }
    header
}

fn written<G: Game>(header: &Header, entries: &[Entry<G>]) -> Result<(Vec<u8>, String), Fault> {
    let fault = |it: std::io::Error| Fault::new(Kind::Fault, it.to_string());
    let mut writer = Writer::new(Vec::new(), Form::Lines, true, header).map_err(fault)?;
    entries.iter().try_for_each(|it| writer.write(it)).map_err(fault)?;
    let head = writer.head().to_string();
    Ok((writer.finish().map_err(fault)?, head))
}

pub(super) fn impossible(it: Impossible) -> Fault {
    Fault::new(Kind::Impossible, it.0)
}

fn refused(judgement: Judgement) -> Fault {
    let Judgement::Found(finding) = judgement else { return Fault::new(Kind::Illegal, "it is illegal") };
    let facts: Vec<String> = finding.reasons.iter().map(|it| format!("{}: {}", it.clause, it.facts)).collect();
    Fault { kind: Kind::Illegal, message: facts.join("; "), finding: Some(finding) }
}
