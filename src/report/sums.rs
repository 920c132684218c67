//! Totals over logs. Numbers of logs and numbers of entries are kept apart.

use super::{LogReport, graver};
use crate::judge::{Chain, Verdict};
use crate::log::{Seat, short};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The maximum number of different names with their own totals.
const MOST_NAMES: usize = 10_000;

/// Totals over logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Totals {
    /// Numbers of logs.
    pub logs: LogSums,
    /// Numbers of entries.
    pub entries: EntrySums,
    /// The number of logs for each sort of ground, accepted or not, by its name in `--accept`.
    pub rest_on: BTreeMap<&'static str, u64>,
    /// Illegal entries by the decisive clause, with the game before it: `cipher 18.1.2`.
    pub by_clause: BTreeMap<String, Sum>,
    /// Illegal entries by the name of the player concerned.
    pub by_player: BTreeMap<String, Sum>,
    /// Illegal entries by the number of the turn.
    pub by_turn: BTreeMap<u32, Sum>,
    /// The gravest status of all.
    pub status: u8,
}

/// Numbers of logs. A log counts once among `clean`, `not_certain`, `illegal`, `broken`, `unreadable` and `failed`, by its
/// status.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogSums {
    /// All logs examined.
    pub all: u64,
    /// Clean: every entry was judged and found legal, and the result depends on nothing else that was not accepted.
    pub clean: u64,
    /// Without an illegal entry, but the result depends on something that was not judged.
    pub not_certain: u64,
    /// With an illegal entry, or not followed to the end.
    pub illegal: u64,
    /// The chain is broken, or the head differs from the one given.
    pub broken: u64,
    /// Not readable to the end.
    pub unreadable: u64,
    /// Not judged because of a bug in this program.
    pub failed: u64,
    /// Without a seal.
    pub unsealed: u64,
    /// The same match as an earlier log, entry for entry.
    pub repeated: u64,
    /// Without the end of the match.
    pub unfinished: u64,
}

/// Numbers of entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntrySums {
    /// Judged.
    pub judged: u64,
    /// Illegal.
    pub illegal: u64,
    /// Illegal consequences of an earlier entry; the others are causes.
    pub consequences: u64,
    /// Illegal, but taken back by a judge.
    pub taken_back_illegal: u64,
    /// Legal only by another edition of the rules, in which the match was played.
    pub differences: u64,
    /// Dependent on a card's text.
    pub unmodelled: u64,
    /// Dependent on a hidden card, or on a question that the rulebook leaves open.
    pub undecidable: u64,
}

/// Illegal entries that no judge took back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sum {
    /// Their number.
    pub entries: u64,
    /// The number of consequences among them.
    pub consequences: u64,
    /// The number of logs with any.
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

    /// Adds the illegal entries of a log, by clause, player and turn.
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

/// Adds the sums of one log.
fn add<K: Ord>(sums: &mut BTreeMap<K, Sum>, found: impl Iterator<Item = (K, Sum)>) {
    for (what, sum) in found {
        if sums.len() < MOST_NAMES || sums.contains_key(&what) {
            sums.entry(what).or_default().take_in(Sum { logs: 1, ..sum });
        }
    }
}
