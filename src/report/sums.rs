//! Sums over logs: what is counted in logs and what is counted in entries stand apart.

use super::{LogReport, graver};
use crate::judge::{Chain, Verdict};
use crate::log::{Seat, short};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The most different names that are summed up apart.
const MOST_NAMES: usize = 10_000;

/// Sums over logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Totals {
    /// Counted in logs.
    pub logs: LogSums,
    /// Counted in entries.
    pub entries: EntrySums,
    /// How many logs rest on what, accepted or not, by the name that `--accept` takes.
    pub rest_on: BTreeMap<&'static str, u64>,
    /// Illegal entries by the clause that decides, with the game before it: `cipher 18.1.2`.
    pub by_clause: BTreeMap<String, Sum>,
    /// Illegal entries by the name of the player that they are about.
    pub by_player: BTreeMap<String, Sum>,
    /// Illegal entries by the number of the turn.
    pub by_turn: BTreeMap<u32, Sum>,
    /// The gravest status of all.
    pub status: u8,
}

/// What is counted in logs. A log counts once among `clean`, `not_certain`, `illegal`, `broken`, `unreadable` and `failed`: by
/// its status.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogSums {
    /// All that were looked at.
    pub all: u64,
    /// Clean: each entry was judged and found legal, and the result rests on nothing else, or on nothing that was not
    /// accepted.
    pub clean: u64,
    /// Without an illegal entry, but the result rests on something that was not judged.
    pub not_certain: u64,
    /// With an illegal entry, or they could not be followed.
    pub illegal: u64,
    /// The chain is broken, or the head is another one than the one given.
    pub broken: u64,
    /// Not to be read to the end.
    pub unreadable: u64,
    /// This program failed on them.
    pub failed: u64,
    /// Without a seal.
    pub unsealed: u64,
    /// The same match as a log before, entry for entry.
    pub repeated: u64,
    /// Without the end of the match.
    pub unfinished: u64,
}

/// What is counted in entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntrySums {
    /// Judged.
    pub judged: u64,
    /// Illegal.
    pub illegal: u64,
    /// Illegal, and following from an earlier one: the others are causes.
    pub consequences: u64,
    /// Illegal, and taken back by a judge.
    pub taken_back_illegal: u64,
    /// Allowed only by another edition of the rules, by which the log was played.
    pub differences: u64,
    /// Resting on the text of a card.
    pub unmodelled: u64,
    /// Depending on a hidden card, or on what the rulebook leaves open.
    pub undecidable: u64,
}

/// Illegal entries that no judge took back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sum {
    /// How many.
    pub entries: u64,
    /// How many of them follow from an earlier one.
    pub consequences: u64,
    /// In how many logs.
    pub logs: u64,
}

impl Sum {
    fn take_in(&mut self, other: Sum) {
        self.entries += other.entries;
        self.consequences += other.consequences;
        self.logs += other.logs;
    }
}

impl Totals {
    /// Adds a log.
    pub fn add(&mut self, log: &LogReport) {
        let (audit, logs, entries) = (&log.audit, &mut self.logs, &mut self.entries);
        logs.all += 1;
        *match log.status {
            0 => &mut logs.clean,
            1 => &mut logs.illegal,
            3 => &mut logs.broken,
            4 => &mut logs.unreadable,
            5 => &mut logs.not_certain,
            _ => &mut logs.failed,
        } += 1;
        logs.unsealed += u64::from(audit.chain == Chain::Unsealed && log.status != 4 && log.status != 70);
        logs.repeated += u64::from(log.same_as.is_some());
        logs.unfinished += u64::from(log.is_unfinished());
        entries.judged += audit.entries;
        entries.illegal += audit.illegal;
        entries.consequences += audit.consequences;
        entries.taken_back_illegal += audit.taken_back_illegal;
        entries.differences += audit.differences;
        entries.unmodelled += audit.unmodelled;
        entries.undecidable += audit.undecidable;
        for it in log.bases() {
            *self.rest_on.entry(it.name()).or_default() += 1;
        }
        self.add_illegal(log);
        self.status = graver(self.status, log.status);
    }

    /// Adds the illegal entries of a log by what they are.
    fn add_illegal(&mut self, log: &LogReport) {
        let audit = &log.audit;
        let told = audit.findings.iter().map(|it| &it.finding);
        let told = told.map(|it| (it.verdict, it.taken_back, it.clause(), it.player, it.turn, it.follows));
        let further = audit.further.iter();
        let further = further.map(|it| (it.verdict, it.taken_back, it.clause, it.player, it.turn, it.follows));
        let illegal = told.chain(further).filter(|it| it.0 == Verdict::Illegal && it.1.is_none());
        let mut clauses: BTreeMap<_, Sum> = BTreeMap::new();
        let (mut players, mut turns) = (BTreeMap::<_, Sum>::new(), BTreeMap::<_, Sum>::new());
        for (_, _, clause, player, turn, follows) in illegal {
            let it = Sum { entries: 1, consequences: u64::from(follows.is_some()), logs: 0 };
            clauses.entry(clause).or_default().take_in(it);
            turns.entry(turn).or_default().take_in(it);
            if let Some(player) = player {
                players.entry(player.index()).or_default().take_in(it);
            }
        }
        let name = |seat: usize| audit.players.get(seat).map(|it| short(it)).unwrap_or(Seat::BOTH[seat].to_string());
        add(&mut self.by_clause, clauses.into_iter().map(|(it, count)| (format!("{} {it}", audit.game), count)));
        add(&mut self.by_player, players.into_iter().map(|(it, count)| (name(it), count)));
        add(&mut self.by_turn, turns.into_iter());
    }
}

/// Adds what was found in one log.
fn add<K: Ord>(sums: &mut BTreeMap<K, Sum>, found: impl Iterator<Item = (K, Sum)>) {
    for (what, sum) in found {
        if sums.len() < MOST_NAMES || sums.contains_key(&what) {
            sums.entry(what).or_default().take_in(Sum { logs: 1, ..sum });
        }
    }
}
