//! The report on an entry, readable without the game.

use super::common::FactData;
use crate::judge::{
    Common, Doubt, Due, Event, Fault, Game, Interpretation, Language, Rulebook, Sink, Verdict, Why, language, look_at,
    wording,
};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::Serialize;

/// One finding: a verdict other than legal, with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Finding {
    /// The entry's number; 0 for the header.
    pub entry: u32,
    /// `decision`, `step`, `chance`, `intervention` or `header`.
    pub kind: Sort,
    /// The player, for a decision.
    pub by: Option<Seat>,
    /// The player concerned: the one who decided, or who is named, or whose card is named; `None` if the event names
    /// nobody.
    pub player: Option<Seat>,
    /// The number of the turn of the event; 0 before the first.
    pub turn: u32,
    /// The event in words.
    pub event: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The reasons, in the book's order; the first is the primary one.
    pub reasons: Vec<Reason>,
    /// Some legal alternatives, as typed.
    pub legal: Vec<String>,
    /// The number of further legal choices, counted up to 100.
    pub more_legal: usize,
    /// `true` if there were more than counted.
    pub more_legal_capped: bool,
    /// The entry of the earlier finding that this one is a consequence of.
    pub follows: Option<u32>,
    /// The card whose text, or whose hidden face, an unjudged entry depends on.
    pub card: Option<Card>,
    /// The judge's rewind that took the entry back. It no longer counts against the match.
    pub taken_back: Option<u32>,
    /// If the entry reveals a missing step: whether that was done.
    pub missing: Option<Missing>,
    /// The referee's repairs made in order to continue, which nobody may have seen at the table.
    pub repaired: Vec<Repair>,
    /// If the rulebook returns the game to before the choice: the last entry that remains valid.
    pub rewind_to: Option<u32>,
}

/// The present knowledge about an event that a log leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// It happened: later entries fit that better.
    NotWritten,
    /// It did not happen: later entries fit that better.
    NotDone,
    /// The log does not show whether it happened.
    Open,
}

impl Missing {
    /// Its meaning, in words.
    pub fn told(self, language: Language) -> String {
        match self {
            Missing::NotWritten => wording::missing_not_written(language),
            Missing::NotDone => wording::missing_not_done(language),
            Missing::Open => wording::missing_open(language),
        }
    }
}

/// A part of the table that is as the rules have it, and not as the log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Repair {
    /// The card; `None` if it is not a card.
    pub card: Option<Card>,
    /// The state according to the rules.
    pub what: String,
}

/// The sort of entry that a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// A player's choice.
    Decision,
    /// An event that the rules required.
    Step,
    /// An outcome that nobody chose.
    Chance,
    /// A judge's intervention.
    Intervention,
    /// The header: decks and the start.
    Header,
}

impl Sort {
    /// The word for people.
    pub fn told(self, language: Language) -> String {
        match self {
            Sort::Decision => wording::sort_decision(language),
            Sort::Step => wording::sort_step(language),
            Sort::Chance => wording::sort_chance(language),
            Sort::Intervention => wording::sort_intervention(language),
            Sort::Header => wording::sort_header(language),
        }
    }
}

/// One reason of a finding.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Reason {
    /// The clause's printed number.
    pub clause: &'static str,
    /// The clause's statement, in our words.
    pub statement: &'static str,
    /// The facts that failed, or the point that could not be decided.
    pub facts: String,
    /// The same for programs: the fact's name under `is`, and its fields.
    #[schemars(with = "Option<serde_json::Value>")]
    pub fact: FactData,
    /// The interpretation behind it, by its id.
    pub ruling: Option<&'static str>,
}

/// The number of legal choices in a finding.
const NAMED: usize = 4;
/// The number of further ones that are counted.
const COUNTED: usize = 100;

impl Finding {
    /// Builds the finding on an event from the collected faults. `state` is the one before the event; `explain` adds legal
    /// alternatives.
    #[cold]
    pub(in crate::judge) fn build<G: Game>(
        setup: &G::Setup,
        state: &G::State,
        entry: u32,
        event: Event<'_, G>,
        sink: &Sink<G>,
        explain: bool,
    ) -> Finding {
        let (kind, by) = sort(event);
        let verdict = sink.verdict();
        let explained = explain && verdict == Verdict::Illegal && matches!(event, Event::Decision(..));
        let legal = explained.then(|| G::legal(setup, state)).into_iter().flatten();
        let legal = look_at(legal, 0..NAMED, NAMED + COUNTED);
        let undo = sink.faults.iter().any(|it| it.undo);
        Finding {
            entry,
            kind,
            by,
            player: missing_of(sink).or_else(|| concerns(event)),
            turn: G::round(state),
            event: tell::<G>(setup, || state.clone(), event),
            verdict,
            reasons: reasons(setup, sink),
            more_legal: legal.counted - legal.some.len(),
            more_legal_capped: legal.more,
            legal: legal.some.iter().map(G::write_decision).collect(),
            follows: None,
            card: sink.card(),
            taken_back: None,
            missing: None,
            repaired: Vec::new(),
            rewind_to: undo.then(|| entry.saturating_sub(1)),
        }
    }

    /// Records the present knowledge about a missing step. A step that was not done was not repaired either.
    pub(in crate::judge) fn revise(&mut self, missing: Missing) {
        self.missing = Some(missing);
        if missing == Missing::NotDone {
            self.repaired.retain(|it| it.card.is_none());
        }
    }

    /// The sort key of findings: valid entries before those that a judge took back, the gravest first.
    pub(in crate::judge) fn order(&self) -> (bool, std::cmp::Reverse<Verdict>, u32) {
        (self.taken_back.is_some(), std::cmp::Reverse(self.verdict), self.entry)
    }

    /// The primary reason's clause.
    pub fn clause(&self) -> &'static str {
        self.reasons.first().map_or("", |it| it.clause)
    }
}

/// The player of the missing step, if that is the first fault.
fn missing_of<G: Game>(sink: &Sink<G>) -> Option<Seat> {
    match sink.faults.first().map(|it| &it.why) {
        Some(Why::Common(Common::MissingStep { player, .. })) => *player,
        _ => None,
    }
}

/// The player that an event concerns.
pub(in crate::judge) fn concerns<G: Game>(event: Event<'_, G>) -> Option<Seat> {
    let named = |word: serde_json::Result<serde_json::Value>| {
        let word = word.ok()?;
        let of = word.as_object()?.values().next()?.get("player")?.as_str()?.to_owned();
        Seat::BOTH.into_iter().find(|it| it.to_string() == of)
    };
    let by_name = match event {
        Event::Decision(by, _) => Some(by),
        Event::Step(what) => named(serde_json::to_value(what)),
        Event::Chance(what) => named(serde_json::to_value(what)),
        Event::Intervention(_) | Event::Start => None,
    };
    let mut owner = None;
    event.each_card(&mut |card| owner = owner.or(card.is_known().then(|| card.owner())));
    by_name.or(owner)
}

fn sort<G: Game>(event: Event<'_, G>) -> (Sort, Option<Seat>) {
    match event {
        Event::Decision(by, _) => (Sort::Decision, Some(by)),
        Event::Step(_) => (Sort::Step, None),
        Event::Chance(_) => (Sort::Chance, None),
        Event::Intervention(_) => (Sort::Intervention, None),
        Event::Start => (Sort::Header, None),
    }
}

/// An event in words. The state before it is requested if the words depend on it.
pub fn tell<G: Game>(setup: &G::Setup, before: impl FnOnce() -> G::State, event: Event<'_, G>) -> String {
    use crate::log::Intervention;
    let language = language::<G>(setup);
    match event {
        Event::Decision(by, what) if G::is_told_by_moment(what) => {
            wording::decides(language, by, G::tell_choice(setup, &before(), what))
        }
        Event::Decision(by, what) => wording::decides(language, by, G::tell_decision(setup, what)),
        Event::Step(what) => G::tell_step(setup, what),
        Event::Chance(what) => G::tell_chance(setup, what),
        Event::Intervention(Intervention::Rewind { to, reason }) => wording::judge_rewinds(language, to, reason),
        Event::Intervention(Intervention::Fix { reason, .. }) => wording::judge_sets(language, reason),
        Event::Intervention(Intervention::Note { text, entry: None }) => wording::note(language, text),
        Event::Intervention(Intervention::Note { text, entry: Some(entry) }) => wording::note_on(language, entry, text),
        Event::Start => wording::set_up(language),
    }
}

/// The event due, in words.
pub fn tell_due<G: Game>(setup: &G::Setup, due: &Due<G>) -> String {
    match due {
        Due::Decision { by, clause } => wording::chooses(language::<G>(setup), by, statement::<G>(setup, *clause)),
        Due::Step { what, .. } => G::tell_step(setup, what),
        Due::Chance { ask, .. } => G::tell_ask(setup, *ask),
        Due::Over => wording::is_over(language::<G>(setup)),
    }
}

/// The statement of a clause, in the words of the match.
pub fn statement<G: Rulebook>(setup: &G::Setup, clause: G::Clause) -> &'static str {
    let record = G::record(clause);
    let tongue = G::tongue(setup);
    record.told(tongue.native, tongue.words(G::LANGUAGE).tag())
}

fn reasons<G: Game>(setup: &G::Setup, sink: &Sink<G>) -> Vec<Reason> {
    let reason = |clause: G::Clause, why: &Why<G>, ruling: Option<G::Ruling>| Reason {
        clause: G::record(clause).number,
        statement: statement::<G>(setup, clause),
        facts: why.tell(setup),
        fact: why.data(),
        ruling: ruling.map(Interpretation::id),
    };
    let fault = |it: &Fault<G>| reason(it.clause, &it.why, it.ruling);
    let others = usize::from(sink.undecidable.is_some()) + usize::from(sink.unmodelled.is_some());
    let mut all = Vec::with_capacity(sink.faults.len() + others);
    all.extend(sink.faults.iter().map(fault));
    if let Some((clause, doubt)) = &sink.undecidable {
        all.push(match doubt {
            Doubt::Hidden(card) => reason(*clause, &Common::HiddenCard { card: *card }.into(), None),
            Doubt::Unruled(why) => reason(*clause, why, None),
        });
    }
    if let Some((clause, card)) = sink.unmodelled {
        all.push(reason(clause, &Common::TextNotEncoded { card }.into(), None));
    }
    all
}
