//! The verdict on a whole log, as a value: its properties, the first entry that shows each, and what it depends on. Audit,
//! sheet, page, stepping session and comparison all report this value; `report` has the words.

use crate::judge::{Audit, Basis, Chain, Ended, Verdict};
use crate::log::Hash;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// An organiser's demands on a log, and what they accept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demands {
    /// The accepted grounds.
    pub accept: Vec<Basis>,
    /// `true` if the log must be sealed.
    pub sealed: bool,
    /// `true` if the match must be finished.
    pub finished: bool,
    /// The head that the log must have.
    pub head: Option<Hash>,
}

impl Demands {
    /// The demands in a few words, as stored in the page of a match: `accept texts,hidden sealed`.
    pub fn written(&self) -> String {
        let accept: Vec<&str> = self.accept.iter().map(|it| it.name()).collect();
        let accept = (!accept.is_empty()).then(|| format!("accept {}", accept.join(",")));
        let said = [("sealed", self.sealed), ("finished", self.finished)].into_iter().filter(|it| it.1);
        let head = self.head.map(|it| format!("head {it}"));
        accept.into_iter().chain(said.map(|it| it.0.to_owned())).chain(head).collect::<Vec<_>>().join(" ")
    }

    /// Reads the output of [`written`](Demands::written); `None` for anything else.
    pub fn read(text: &str) -> Option<Demands> {
        let mut demands = Demands::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "accept" => {
                    let basis = |name: &str| Basis::ALL.into_iter().find(|it| it.name() == name);
                    demands.accept = words.next()?.split(',').map(basis).collect::<Option<_>>()?;
                }
                "sealed" => demands.sealed = true,
                "finished" => demands.finished = true,
                "head" => demands.head = Some(words.next()?.parse().ok()?),
                _ => return None,
            }
        }
        Some(demands)
    }
}

/// The verdict on a whole log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Whole {
    /// All properties of the log, the gravest first; empty for a clean log.
    pub parts: Vec<Part>,
}

/// One property of a whole log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// The property.
    pub is: Is,
    /// The first entry that shows it; 0 for the header.
    pub entry: Option<u32>,
    /// The decisive clause there.
    pub clause: Option<&'static str>,
    /// The place, and the fault there.
    pub why: Option<String>,
    /// For illegal entries, the number that are not consequences. For an unreadable log, the number of judged entries.
    pub count: u64,
    /// For illegal entries, the number of consequences. For a log that cannot be read or followed to its end, the number of
    /// records not judged.
    pub more: u64,
    /// The sorts of ground that the result depends on.
    pub rests_on: Vec<Basis>,
    /// `true` if more is hidden from the audience.
    pub hidden: bool,
}

/// The possible properties of a whole log, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Is {
    /// This program failed on it (a bug).
    OwnFault,
    /// It has no header that gives a match to judge.
    NoLog,
    /// It has an unreadable record; nothing after that was judged.
    Torn,
    /// A hash does not fit.
    SealBroken,
    /// Its head differs from the one given.
    AnotherHead,
    /// The replay page that contains it says something else.
    PageAltered,
    /// An entry is illegal, and no judge took it back.
    Illegal,
    /// The match cannot be followed to the end of the log.
    Stopped,
    /// A judge took illegal entries back.
    TakenBack,
    /// The log ends before the match does.
    Unfinished,
    /// The same, and the match must be finished.
    NotFinished,
    /// It is not sealed, and must be.
    NotSealed,
    /// The replay page that contains it was not compared with it.
    PageNotCompared,
    /// The result depends on something that was neither judged nor accepted.
    NotCertain,
}

impl Is {
    /// The exit status for it.
    pub const fn status(self) -> u8 {
        match self {
            Is::OwnFault => 70,
            Is::NoLog | Is::Torn => 4,
            Is::SealBroken | Is::AnotherHead | Is::PageAltered => 3,
            Is::Illegal | Is::Stopped => 1,
            Is::NotFinished | Is::NotSealed | Is::PageNotCompared | Is::NotCertain => 5,
            Is::TakenBack | Is::Unfinished => 0,
        }
    }

    /// The word for it in a report for programs; `None` for a property of a clean log.
    pub const fn word(self) -> Option<&'static str> {
        Some(match self {
            Is::OwnFault => "fault of this program",
            Is::NoLog | Is::Torn => "unreadable",
            Is::SealBroken => "chain broken",
            Is::AnotherHead => "another head",
            Is::PageAltered => "page altered",
            Is::Illegal | Is::Stopped => "illegal",
            Is::NotFinished | Is::NotSealed | Is::PageNotCompared | Is::NotCertain => "not certain",
            Is::TakenBack | Is::Unfinished => return None,
        })
    }
}

impl Part {
    /// A property without details.
    pub fn new(is: Is) -> Part {
        let (entry, clause, why, rests_on) = (None, None, None, Vec::new());
        Part { is, entry, clause, why, count: 0, more: 0, rests_on, hidden: false }
    }

    /// The part that may be told to viewers of another log, whose corresponding part is `theirs`.
    fn seen_in(&self, theirs: Option<&Part>) -> Part {
        let Some(theirs) = theirs else {
            return Part { hidden: self.says_more(), ..Part::new(self.is) };
        };
        let rests_on: Vec<Basis> = theirs.rests_on.iter().copied().filter(|it| self.rests_on.contains(it)).collect();
        let hidden = self.count + self.more > theirs.count + theirs.more || rests_on.len() < self.rests_on.len();
        Part { rests_on, hidden, ..theirs.clone() }
    }

    /// Returns `true` if its place, or its grounds, reveal something of the match.
    fn says_more(&self) -> bool {
        matches!(self.is, Is::Illegal | Is::Stopped | Is::TakenBack | Is::NotCertain)
    }
}

impl Whole {
    /// The verdict on a log on which this program failed.
    pub fn of_fault(fault: String) -> Whole {
        Whole { parts: vec![Part { why: Some(fault), ..Part::new(Is::OwnFault) }] }
    }

    /// Adds a property in its place.
    pub fn add(&mut self, part: Part) {
        let at = self.parts.iter().position(|it| it.is > part.is).unwrap_or(self.parts.len());
        self.parts.insert(at, part);
    }

    /// The exit status, by the gravest property.
    pub fn status(&self) -> u8 {
        self.parts.iter().map(|it| it.is.status()).find(|it| *it != 0).unwrap_or(0)
    }

    /// The words for a report for programs, the gravest first.
    pub fn words(&self) -> Vec<&'static str> {
        let mut words: Vec<&str> = self.parts.iter().filter_map(|it| it.is.word()).collect();
        words.dedup();
        words
    }

    /// Returns `true` if the log has a property.
    pub fn has(&self, is: Is) -> bool {
        self.part(is).is_some()
    }

    fn part(&self, is: Is) -> Option<&Part> {
        self.parts.iter().find(|it| it.is == is)
    }

    /// Returns `true` if nothing illegal was found in an unfinished log.
    pub fn is_legal_so_far(&self) -> bool {
        !self.parts.iter().any(|it| it.is <= Is::TakenBack)
    }

    /// The part that may be told to viewers who see no more of the match than the log with the verdict `theirs`: all
    /// properties, but places and reasons only as far as that log shows them too.
    pub fn through(&self, theirs: &Whole) -> Whole {
        Whole { parts: self.parts.iter().map(|it| it.seen_in(theirs.part(it.is))).collect() }
    }

    /// The entry to open the log at: the first illegal one, or else the first that shows another property.
    pub fn first_entry(&self) -> Option<u32> {
        let illegal = self.part(Is::Illegal).and_then(|it| it.entry);
        illegal.or_else(|| self.parts.iter().find_map(|it| it.entry))
    }
}

impl Audit {
    /// Applies demands to an audit: marks accepted grounds, and returns the verdict on the whole log.
    pub fn held_to(&mut self, demands: &Demands) -> Whole {
        for it in &mut self.rests_on {
            it.accepted = it.basis.can_be_accepted() && demands.accept.contains(&it.basis);
        }
        let parts = [
            self.cannot_be_read(),
            self.is_broken(),
            self.has_another_head(demands),
            self.has_illegal_entries(),
            self.cannot_be_followed(),
            self.was_taken_back(),
            self.is_not_finished(demands),
            self.is_not_sealed(demands),
            self.rests_on_something(),
        ];
        Whole { parts: parts.into_iter().flatten().collect() }
    }

    fn cannot_be_read(&self) -> Option<Part> {
        let refused = self.stopped.iter().find(|it| it.entry == 0).map(|it| told(&it.place, &it.why));
        let first = self.unreadable.first().map(|it| told(&it.place, &it.what));
        let is = if refused.is_some() || self.game.is_empty() { Is::NoLog } else { Is::Torn };
        let why = Some(refused.or(first)?);
        Some(match is {
            Is::Torn => Part { why, count: self.entries, more: self.unjudged, ..Part::new(is) },
            _ => Part { why, ..Part::new(is) },
        })
    }

    fn is_broken(&self) -> Option<Part> {
        let Chain::Broken { entry, .. } = self.chain else { return None };
        Some(Part { entry: Some(entry), why: self.chain.broken(self.language), ..Part::new(Is::SealBroken) })
    }

    fn has_another_head(&self, demands: &Demands) -> Option<Part> {
        let given = demands.head.filter(|_| self.unreadable.is_empty())?.to_string();
        (self.head.as_ref() != Some(&given)).then(|| Part { why: Some(given), ..Part::new(Is::AnotherHead) })
    }

    /// All illegal entries: entry, clause, the cause if it is a consequence, and the rewind that took it back.
    pub(in crate::judge) fn illegal_entries(
        &self,
    ) -> impl Iterator<Item = (u32, &'static str, Option<u32>, Option<u32>)> {
        let told = self.findings.iter().map(|it| &it.finding);
        let told = told.map(|it| (it.verdict, (it.entry, it.clause(), it.follows, it.taken_back)));
        let further = self.further.iter().map(|it| (it.verdict, (it.entry, it.clause, it.follows, it.taken_back)));
        told.chain(further).filter(|it| it.0 == Verdict::Illegal).map(|it| it.1)
    }

    /// The property for illegal entries, and those that could not be applied, either valid or taken back.
    fn illegal_part(&self, is: Is, taken_back: bool) -> Option<Part> {
        // Entries that could not be applied, after which the match continues; most of them are illegal as well.
        let mut lost: BTreeMap<u32, Option<u32>> =
            self.passed_over.iter().map(|it| (it.entry, it.taken_back)).collect();
        for it in self.illegal_entries() {
            lost.remove(&it.0);
        }
        let lost = lost.into_iter().map(|(entry, by)| (entry, None, None, by));
        let all = self.illegal_entries().map(|it| (it.0, Some(it.1), it.2, it.3)).chain(lost);
        let mut part = Part::new(is);
        for (entry, clause, follows, _) in all.filter(|it| it.3.is_some() == taken_back) {
            *(if follows.is_some() { &mut part.more } else { &mut part.count }) += 1;
            if part.entry.is_none_or(|first| entry < first) {
                (part.entry, part.clause) = (Some(entry), clause);
            }
        }
        part.entry.is_some().then_some(part)
    }

    fn has_illegal_entries(&self) -> Option<Part> {
        self.illegal_part(Is::Illegal, false)
    }

    fn was_taken_back(&self) -> Option<Part> {
        self.illegal_part(Is::TakenBack, true)
    }

    fn cannot_be_followed(&self) -> Option<Part> {
        let stopped = self.stopped.as_ref().filter(|it| it.entry > 0)?;
        let (entry, why) = (Some(stopped.entry), Some(stopped.told(self.language)));
        Some(Part { entry, why, more: self.unjudged, ..Part::new(Is::Stopped) })
    }

    /// The property of an unfinished match. It is unknown if the rest of the log is.
    fn is_not_finished(&self, demands: &Demands) -> Option<Part> {
        let all = self.unjudged == 0 || !self.passed_over.is_empty();
        let known = all && self.stopped.is_none() && self.unreadable.is_empty();
        let is = if demands.finished { Is::NotFinished } else { Is::Unfinished };
        (known && self.result == Ended::Unfinished).then(|| Part::new(is))
    }

    fn is_not_sealed(&self, demands: &Demands) -> Option<Part> {
        (demands.sealed && self.chain == Chain::Unsealed).then(|| Part::new(Is::NotSealed))
    }

    fn rests_on_something(&self) -> Option<Part> {
        let mut rests_on: Vec<Basis> = self.rests_on.iter().filter(|it| !it.accepted).map(|it| it.basis).collect();
        rests_on.dedup();
        (!rests_on.is_empty()).then(|| Part { rests_on, ..Part::new(Is::NotCertain) })
    }
}

/// A place, and the fault there.
fn told(place: &str, what: &str) -> String {
    format!("{place}: {what}")
}
