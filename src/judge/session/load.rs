//! Loading a log into a session, as far as possible.

use super::{Cut, Demanded, Judged, STRIDE, Session, carry_out};
use crate::judge::replay::record_by_record::{Auditing, Left};
use crate::judge::replay::{How, Replay, Revised, Told, What};
use crate::judge::{BadStart, Demands, Due, Excuser, Game, Judgement, Notice, Referee, Sink, Tongue, Verdict};
use crate::log::{Body, Opened, Place};
use std::cell::OnceCell;
use std::io::Read;

/// Reads and judges a whole log.
///
/// # Errors
/// [`BadStart`] if the header gives no match to judge.
pub(super) fn load<'a, G: Game, R: Read>(
    log: Opened<R>,
    tongue: Tongue,
    excuse: Option<&'a mut Excuser<'a, G>>,
) -> Result<Session<G>, BadStart> {
    let header = log.header.clone();
    let how = How { tongue, stride: STRIDE, hashing: true, bare: false };
    let mut auditing = Auditing::<G, R>::open(log, how, excuse);
    let decks = auditing.audit.findings.first().map(|it| it.finding.clone());
    let mut loading = Loading::default();
    if let Some(referee) = auditing.replay.referee() {
        (loading.start, loading.due) = derived(referee);
        loading.stood = referee.is_decisions_log().then(|| referee.state().clone());
    }
    while let Some(told) = auditing.replay.advance() {
        auditing.audit.take(told.clone());
        loading.take(told, &auditing.replay);
    }
    let (mut audit, Left { referee, undone, revised }) = auditing.end();
    revised.into_iter().for_each(|it| loading.revise(it));
    let why = || BadStart(audit.stopped.iter().map(|it| it.why.clone()).collect());
    let referee = referee.ok_or_else(why)?;
    let Loading { start, mut judged, mut lost, cut, notices, .. } = loading;
    if cut.is_none() {
        judged.append(&mut lost);
    }
    for it in &mut judged {
        if let Judgement::Found(finding) = &mut it.judgement {
            finding.taken_back = undone.by(finding.entry);
        }
    }
    let here = referee.state().clone();
    let demands = Demands::default();
    let whole = audit.held_to(&demands);
    let mut session = Session {
        header,
        referee,
        decks,
        start,
        judged,
        notices,
        audit,
        whole,
        demands,
        cut,
        calendar: OnceCell::new(),
        at: 0,
        here,
        branch: None,
    };
    session.here = session.state_after(0);
    Ok(session)
}

/// The part read so far.
struct Loading<G: Game> {
    start: Vec<Demanded<G>>,
    judged: Vec<Judged<G>>,
    /// The entries after the cut, kept in case a judge rewinds to before it.
    lost: Vec<Judged<G>>,
    cut: Option<Cut>,
    notices: Vec<Notice>,
    /// The event that the rules require next.
    due: Due<G>,
    /// In a log without steps, the state after the last entry, before its derived steps.
    stood: Option<G::State>,
}

impl<G: Game> Default for Loading<G> {
    fn default() -> Self {
        let (start, judged, lost, notices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Loading { start, judged, lost, cut: None, notices, due: Due::Over, stood: None }
    }
}

impl<G: Game> Loading<G> {
    fn take<R: Read>(&mut self, told: Told, replay: &Replay<'_, G, R>) {
        let Told { n, place, what, notice, revised, withdrawn } = told;
        self.notices.extend(notice.map(|it| *it));
        let withdrawn = withdrawn.and_then(|it| self.judged.get_mut(it as usize - 1));
        withdrawn.into_iter().for_each(|it| it.judgement = Judgement::Clear(Verdict::Legal));
        let Some(referee) = replay.referee() else { return };
        let asked = referee.entries().last().and_then(|it| asked_by(&it.body, &self.due));
        let judgement = match what {
            What::Judged(verdict, finding, _) => finding.map_or(Judgement::Clear(verdict), Judgement::Found),
            What::GoesOn(verdict, finding) => {
                self.cut = None;
                self.judged.append(&mut self.lost);
                finding.map_or(Judgement::Clear(verdict), Judgement::Found)
            }
            What::Stopped(finding, what) => {
                // The entry can be looked at; the table stays as it was.
                let judgement = finding.map_or(Judgement::Clear(Verdict::Undecidable), Judgement::Found);
                self.judged.push(Judged { judgement, asked, derived: Vec::new() });
                let place = crate::judge::place(replay.language(), place);
                self.cut = Some(Cut { entry: n, place, what, unreadable: false, behind: 0 });
                return;
            }
            What::Passed => {
                let judgement = Judgement::Clear(Verdict::Undecidable);
                self.lost.push(Judged { judgement, asked: None, derived: Vec::new() });
                self.cut.iter_mut().for_each(|it| it.behind += 1);
                return;
            }
            What::Unreadable => return self.cut_at(n, place, replay),
            What::Unfollowed => return self.cut.iter_mut().for_each(|it| it.behind += 1),
        };
        self.cut_short(referee);
        let (derived, due) = derived(referee);
        self.due = due;
        self.stood = referee.is_decisions_log().then(|| referee.state().clone());
        self.judged.push(Judged { judgement, asked, derived });
        revised.into_iter().for_each(|it| self.revise(*it));
    }

    /// Drops derived steps that come only after a text's step. A log without steps has such steps too, and one interrupts
    /// the derivation after the previous entry.
    fn cut_short(&mut self, referee: &Referee<G>) {
        let Some(Body::Step { what, .. }) = referee.entries().last().map(|it| &it.body) else { return };
        let Some(stood) = self.stood.take() else { return };
        let derived = self.judged.last_mut().map_or(&mut self.start, |it| &mut it.derived);
        let before = made_before::<G>(referee.setup(), stood, derived, what);
        derived.truncate(before);
    }

    /// Revises the verdict on an entry with a missing step, in the light of later entries.
    fn revise(&mut self, revised: Revised) {
        let Revised { from, missing, instead } = revised;
        let behind = from as usize;
        if let Some(instead) = instead {
            self.judged.iter_mut().skip(behind).for_each(|it| it.judgement = Judgement::Clear(Verdict::Legal));
            for (_, finding) in instead {
                let at = (finding.entry as usize).saturating_sub(1);
                let judged = self.judged.get_mut(at).filter(|_| at >= behind);
                judged.into_iter().for_each(|it| it.judgement = Judgement::Found(Box::new(finding.clone())));
            }
        }
        let shows = behind.checked_sub(1).and_then(|at| self.judged.get_mut(at));
        if let Some(Judgement::Found(finding)) = shows.map(|it| &mut it.judgement) {
            finding.revise(missing);
        }
    }

    /// Cuts the session at an unreadable record; nothing after it is known to follow.
    fn cut_at<R: Read>(&mut self, entry: u32, place: Place, replay: &Replay<'_, G, R>) {
        let unreadable = replay.unreadable().first().map(|it| (it.place.clone(), it.what.clone()));
        let language = replay.language();
        let torn = || replay.chain().broken(language).map(|it| (crate::judge::place(language, place), it));
        let Some((place, what)) = unreadable.or_else(torn) else { return };
        match &mut self.cut {
            Some(cut) => {
                cut.behind += 1;
                cut.unreadable = true;
            }
            None => {
                self.cut = Some(Cut { entry, place, what, unreadable: true, behind: 0 });
            }
        }
    }
}

/// In a log without steps, the steps derived from the last entry, and what is due after them.
fn derived<G: Game>(referee: &Referee<G>) -> (Vec<Demanded<G>>, Due<G>) {
    if !referee.is_decisions_log() {
        return (Vec::new(), referee.due().clone());
    }
    let mut state = referee.state().clone();
    let derived = carry_out::<G>(referee.setup(), &mut state);
    (derived, G::due(&state).clone())
}

/// The number of derived steps that come before a step in the log.
fn made_before<G: Game>(setup: &G::Setup, mut state: G::State, made: &[Demanded<G>], what: &G::Step) -> usize {
    let mut beside = None;
    for (at, step) in made.iter().map(Some).chain([None]).enumerate() {
        if matches!(G::due(&state), Due::Step { what: due, .. } if G::fit(setup, &state, due, what).is_some()) {
            return at;
        }
        let mut sink = Sink::default();
        if beside.is_none() && G::check_other_step(setup, &state, what, &mut sink) && sink.faults.is_empty() {
            beside = Some(at);
        }
        if step.is_none_or(|it| G::apply_step(setup, &mut state, &it.1, true).is_err()) {
            break;
        }
    }
    beside.unwrap_or(0)
}

/// The clause that the log names for an event, or the one that asks for an event of its sort.
pub(in crate::judge) fn asked_by<G: Game>(body: &Body<G>, due: &Due<G>) -> Option<G::Clause> {
    match (body, due) {
        (Body::Step { clause: Some(clause), .. } | Body::Chance { clause: Some(clause), .. }, _)
        | (Body::Decision { .. }, Due::Decision { clause, .. })
        | (Body::Step { .. }, Due::Step { clause, .. })
        | (Body::Chance { .. }, Due::Chance { clause, .. }) => Some(*clause),
        _ => None,
    }
}
