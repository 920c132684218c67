//! Judges' interventions as grounds of a result: the changes by fixes, and the entries and repeated outcomes of chance of
//! rewinds.

use super::{Basis, Ground, Grounds};
use crate::judge::{Game, Referee, changed, wording};
use crate::log::{Body, Entry, Intervention};

/// The maximum number of entries taken back by a rewind that are examined for revealed information.
const LOOKED_AT: usize = 10_000;
/// The maximum number of characters of a judge's reason that are reported.
const LONGEST_REASON: usize = 2_000;

/// Outcomes of chance that the last rewind took back, with their entries, until they are repeated.
pub(in crate::judge) struct Interventions<G: Game> {
    outcomes: Vec<(u32, std::mem::Discriminant<G::Chance>)>,
    /// The table before the current fix.
    before: Option<Vec<String>>,
}

impl<G: Game> Default for Interventions<G> {
    fn default() -> Self {
        Interventions { outcomes: Vec::new(), before: None }
    }
}

impl<G: Game> Interventions<G> {
    /// Records fixes and rewinds before they are applied, and repeated outcomes of chance.
    #[cold]
    pub fn before(&mut self, referee: &Referee<G>, entry: &Entry<G>, grounds: &mut Grounds) {
        let (n, language) = (entry.n, referee.language());
        match &entry.body {
            Body::Chance { what, .. } => {
                let sort = std::mem::discriminant(what);
                let Some(at) = self.outcomes.iter().position(|(_, it)| *it == sort) else { return };
                let (first, _) = self.outcomes.remove(at);
                let ground = grounds.of(Basis::Rewinds, &wording::chance_again(language));
                ground.entries.push(n);
                let what = || G::tell_chance(referee.setup(), what);
                ground.tell(|| wording::chance_again_entry(language, n, first, what()));
            }
            Body::Intervention(it) => match &**it {
                Intervention::Note { .. } => {}
                Intervention::Fix { reason, .. } => {
                    self.before = Some(facts(referee));
                    let mut ground = Ground::new(Basis::Fixes, wording::judge_fix(language)).at(n);
                    ground.reason = Some(shortened(reason));
                    grounds.add(ground);
                }
                Intervention::Rewind { to, reason } => {
                    let mut ground = self.rewound(referee, n, *to);
                    ground.reason = Some(shortened(reason));
                    grounds.add(ground);
                }
            },
            _ => {}
        }
    }

    /// Records what a fix changed on the table.
    #[inline]
    pub fn after(&mut self, referee: &Referee<G>, grounds: &mut Grounds) {
        if let Some(before) = self.before.take() {
            let changes = changed(&before, &facts(referee));
            let Some(ground) = grounds.last() else { return };
            if changes.is_empty() {
                ground.tell(|| wording::board_stays(referee.language()));
            }
            for (came, fact) in changes {
                ground.tell(|| format!("{} {fact}", if came { '+' } else { '-' }));
            }
        }
    }

    /// The ground for a rewind: the number of entries taken back, and what they revealed.
    fn rewound(&mut self, referee: &Referee<G>, n: u32, to: u32) -> Ground {
        self.outcomes.clear();
        let language = referee.language();
        let mut count = 0;
        let mut ground = Ground::new(Basis::Rewinds, "").at(n);
        for it in referee.counting_behind(to).take(LOOKED_AT) {
            count += 1;
            match &it.body {
                Body::Chance { what, .. } => {
                    self.outcomes.push((it.n, std::mem::discriminant(what)));
                    ground.tell(|| wording::took_back_chance(language, it.n, G::tell_chance(referee.setup(), what)));
                }
                Body::Step { what, .. } if G::reveals(what) => {
                    ground.tell(|| wording::took_back_seen(language, it.n, G::tell_step(referee.setup(), what)));
                }
                _ => {}
            }
        }
        ground.what = match count {
            1 => wording::taken_back_one(language, to),
            LOOKED_AT => wording::taken_back_at_least(language, to, count),
            _ => wording::taken_back(language, to, count),
        };
        ground
    }
}

/// The table as facts.
fn facts<G: Game>(referee: &Referee<G>) -> Vec<String> {
    G::board(referee.setup(), referee.state()).facts(referee.language())
}

fn shortened(reason: &str) -> String {
    match reason.char_indices().nth(LONGEST_REASON) {
        Some((end, _)) => format!("{}…", &reason[..end]),
        None => reason.to_owned(),
    }
}
