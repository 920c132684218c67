//! Players' choices during an action. The log gives an index into a list that it does not contain; the list is rebuilt from
//! the state of the match.

use super::ids::UnitId;
use super::model::{Chosen, What};
use super::script::Script;
use crate::games::blackpoker::rules::r08_attacking;
use crate::games::blackpoker::state::State;
use crate::games::blackpoker::{Action, Decision};
use crate::import::Refused;
use crate::log::Seat;
use crate::table::Card;

/// Attackers, each with its blockers.
type Blocks = Vec<(Card, Vec<Card>)>;

/// The maximum number of events between a choice and the judgement of damage.
const MOST_LATER: usize = 500;
/// The maximum number of lists of blockers that are rebuilt.
const MOST_LISTS: usize = 4096;

impl Script<'_> {
    /// A choice that an effect asks for.
    pub fn choice(&mut self, decision: &str, by: Seat, selected: u32) -> Result<(), Refused> {
        let said = self.log.extra.as_ref().and_then(|it| it.chosen.get(decision)).cloned();
        match self.action() {
            Some(Action::SetBulwark) => {
                let seq = self.log.events.get(self.at).map_or(0, |it| it.seq);
                let card = match said {
                    Some(Chosen::Card(card)) => self.facts.name(card),
                    _ => self.facts.set.get(&seq).copied().unwrap_or(Card::UNKNOWN),
                };
                self.decide(by, Decision::Set { card });
            }
            Some(Action::Attack) => {
                let units = match said {
                    Some(Chosen::Units(units)) => Some(units.into_iter().map(|it| self.unit(it)).collect()),
                    _ => self.attackers(decision, by, selected),
                };
                for unit in self.or_as_judged(units, |judged| judged.into_iter().map(|it| it.0).collect()) {
                    self.decide(by, Decision::Attacker { unit });
                }
            }
            Some(Action::Block) => {
                let blocks = match said {
                    Some(Chosen::Blocks(blocks)) => Some(self.named_blocks(&blocks)),
                    _ => self.blocks(decision, by, selected),
                };
                for (attacker, blockers) in self.or_as_judged(blocks, |judged| judged) {
                    for unit in blockers {
                        self.decide(by, Decision::Blocker { unit, attacker });
                    }
                }
            }
            // The discarded cards show up as they move.
            Some(Action::End) => {}
            _ => self.odd("decision.responded"),
        }
        Ok(())
    }

    fn named_blocks(&self, blocks: &[(UnitId, Vec<UnitId>)]) -> Blocks {
        blocks.iter().map(|(one, by)| (self.unit(*one), by.iter().map(|it| self.unit(*it)).collect())).collect()
    }

    /// The number of answers that a decision offered.
    fn offered(&self, decision: &str) -> Option<usize> {
        let asked = self.log.events.get(..self.at)?.iter().rev();
        let count = |event: &super::model::Event| match &event.what {
            What::Asked(id, count) if id == decision => Some(*count as usize),
            _ => None,
        };
        asked.take(4).find_map(count)
    }

    /// Attackers: the list contains every set of those who could attack, smaller sets first.
    fn attackers(&self, decision: &str, by: Seat, selected: u32) -> Option<Vec<Card>> {
        let (setup, state) = (self.recorder.referee().setup(), self.recorder.referee().state());
        let could: Vec<Card> = r08_attacking::candidates(setup, state, by).collect();
        let fits = could.len() < 12 && self.offered(decision) == Some(1 << could.len()) && !self.lost;
        fits.then(|| subsets(&could, 0).into_iter().nth(selected as usize)).flatten()
    }

    /// Blockers: for each attacker in turn nobody, each single blocker, and each set of several soldiers.
    fn blocks(&self, decision: &str, by: Seat, selected: u32) -> Option<Blocks> {
        let state = self.recorder.referee().state();
        let attackers: Vec<Card> = state.attackers.iter().copied().filter(|it| state.stands(*it)).collect();
        let field = &self.facts.fields[by.index()];
        let could: Vec<Card> = field.iter().copied().filter(|it| state.stands(*it) && !state.is_driven(*it)).collect();
        let mut lists = Vec::new();
        assign(state, &attackers, &could, &mut Vec::new(), &mut lists);
        let fits = self.offered(decision) == Some(lists.len()) && !self.lost;
        lists.into_iter().nth(selected as usize).filter(|_| fits)
    }

    /// The choice; if it is unknown, the participants when damage was judged.
    fn or_as_judged<T: Default>(&mut self, chosen: Option<T>, of: impl FnOnce(Blocks) -> T) -> T {
        if let Some(chosen) = chosen {
            return chosen;
        }
        let seq = self.log.events.get(self.at).map(|it| it.seq);
        let later = self.log.events.iter().skip(self.at).take(MOST_LATER);
        let judged = later.clone().find_map(|event| match &event.what {
            What::Resolved { combats, .. } if !combats.is_empty() => Some(combats),
            _ => None,
        });
        let told = "the log does not show what was chosen here";
        match judged {
            Some(combats) => {
                let one = |combat: &super::model::Combat| {
                    let blockers = combat.blockers.iter().map(|it| self.unit(it.0)).collect();
                    (self.unit(combat.attacker), blockers)
                };
                let judged = combats.iter().map(one).collect();
                self.remark(seq, format!("{told}; taken is who was there at the judgement of damage"));
                of(judged)
            }
            None => {
                self.remark(seq, format!("{told}, and no judgement of damage follows that would"));
                T::default()
            }
        }
    }
}

/// All sets of at least the given size, smaller ones first, each in the list's order.
fn subsets(of: &[Card], least: usize) -> Vec<Vec<Card>> {
    let mut sets: Vec<Vec<usize>> = (0..1u32 << of.len())
        .map(|bits| (0..of.len()).filter(|it| bits >> it & 1 == 1).collect::<Vec<_>>())
        .filter(|it| it.len() >= least)
        .collect();
    sets.sort_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
    sets.into_iter().map(|set| set.into_iter().map(|it| of[it]).collect()).collect()
}

/// Every assignment of blockers to the attackers that have none yet.
fn assign(state: &State, attackers: &[Card], could: &[Card], so_far: &mut Blocks, to: &mut Vec<Blocks>) {
    let Some((attacker, rest)) = attackers.split_first() else {
        to.push(so_far.clone());
        return;
    };
    let soldiers: Vec<Card> = could.iter().copied().filter(|it| state.is_soldier(*it)).collect();
    if soldiers.len() > 10 {
        return;
    }
    let single = could.iter().map(|it| vec![*it]);
    for blockers in std::iter::once(Vec::new()).chain(single).chain(subsets(&soldiers, 2)) {
        if to.len() > MOST_LISTS {
            return;
        }
        let left: Vec<Card> = could.iter().copied().filter(|it| !blockers.contains(it)).collect();
        so_far.push((*attacker, blockers));
        assign(state, rest, &left, so_far, to);
        so_far.pop();
    }
}
