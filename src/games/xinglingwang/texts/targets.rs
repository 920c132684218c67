//! 6.2n1, 6.7: what a text is aimed at when it is activated: the cards of open zones that it lets its player choose.

use super::evaluate::{Seen, View};
use crate::cards::ast::{Act, Count, Filter, Sel, Who};
use crate::cards::run::Op;
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::vocabulary::{At, Special, Starry, Text};
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::words::MOST;
use crate::games::xinglingwang::state::characteristics::shielded;
use crate::games::xinglingwang::state::resolution::Memory;
use crate::judge::Sink;
use crate::table::{Card, Part, choices};

/// A choice that a text leaves to a player.
#[derive(Clone, Copy)]
pub struct Group<'p> {
    /// How many.
    pub count: &'p Count<Starry>,
    /// What they must be.
    pub filters: &'p [Filter<Starry>],
    /// Whether it may come to nothing: what it is for is done under a condition.
    pub optional: bool,
    /// 12.3n1: whether what is chosen leaves the board by it.
    pub takes: bool,
}

/// The things that an act is about.
pub fn things(act: &Act<Starry>) -> Vec<&Sel<Starry>> {
    match act {
        Act::By(_, act) => things(act),
        Act::Reveal(it) | Act::Put(it, ..) | Act::Deploy(it, _) | Act::Move(it) => vec![it],
        Act::Rest(it) | Act::Ready(it) | Act::Destroy(it) => vec![it],
        Act::Special(_, all, _) => all.iter().collect(),
        _ => Vec::new(),
    }
}

/// The choices within a thing.
pub fn picks<'p>(sel: &'p Sel<Starry>, found: &mut Vec<(&'p Count<Starry>, &'p [Filter<Starry>])>) {
    match sel {
        Sel::Pick(count, filters) => found.push((count, filters)),
        Sel::As(sel, _) | Sel::Such(sel, _) => picks(sel, found),
        Sel::Both(all) => all.iter().for_each(|it| picks(it, found)),
        _ => {}
    }
}

/// 6.10: whether what is chosen is hidden until then.
pub fn is_hidden(filters: &[Filter<Starry>]) -> bool {
    filters.iter().any(|it| matches!(it, Filter::In(_, At::Hand | At::Library)))
}

/// Whether what an operation chooses is chosen when it comes to it, and not when the text is activated.
pub fn waits(op: &Op<Starry>, filters: &[Filter<Starry>]) -> bool {
    is_hidden(filters) || matches!(op, Op::Act(Act::By(Who::Opponent, _)))
}

/// The choices of an operation.
fn of_op(op: &Op<Starry>) -> Vec<(&Count<Starry>, &[Filter<Starry>])> {
    let mut found = Vec::new();
    match op {
        Op::Act(act) => things(act).into_iter().for_each(|it| picks(it, &mut found)),
        Op::Hold { who, .. } => picks(who, &mut found),
        _ => {}
    }
    found
}

/// 10.1: whether an act takes from the board what it is about.
fn takes(act: &Act<Starry>) -> bool {
    use Special::{Embark, Kidnap, Merge, Mount, Split, Transform};
    match act {
        Act::By(_, act) => takes(act),
        Act::Put(..) | Act::Destroy(_) => true,
        Act::Special(what, ..) => matches!(what, Embark | Kidnap | Merge | Mount | Split | Transform),
        _ => false,
    }
}

/// The choices of a text that are made when it is activated, in the order of the text.
pub fn groups(program: &Text) -> Vec<Group<'_>> {
    some_groups(program, usize::MAX)
}

/// Those of the operations up to the one with which there are `enough`.
fn some_groups(program: &Text, enough: usize) -> Vec<Group<'_>> {
    let mut all = Vec::new();
    let mut governed = 0;
    for (at, op) in program.ops.iter().enumerate() {
        if all.len() >= enough {
            break;
        }
        if let Op::May { past, .. }
        | Op::If { past, .. }
        | Op::Whether { past, .. }
        | Op::During { past, .. }
        | Op::IfDone { past, .. } = op
        {
            governed = governed.max(usize::from(*past));
        }
        let takes = matches!(op, Op::Act(act) if takes(act));
        let aimed = of_op(op).into_iter().filter(|it| !waits(op, it.1));
        all.extend(aimed.map(|(count, filters)| Group { count, filters, optional: at < governed, takes }));
    }
    all
}

/// How many groups the operations before one have.
pub fn groups_before(program: &Text, at: u16) -> usize {
    let before = program.ops.iter().take(usize::from(at));
    before.map(|op| of_op(op).iter().filter(|it| !waits(op, it.1)).count()).sum()
}

impl View<'_> {
    /// How many are chosen at least, and at most, of so many.
    pub fn bounds(&self, run: Option<&Memory>, count: &Count<Starry>, of: usize) -> Seen<[usize; 2]> {
        let number = |num| Ok(usize::try_from(self.number(run, num)?).unwrap_or(0).min(of));
        Ok(match count {
            Count::Exactly(num) => [number(num)?; 2],
            Count::UpTo(num) => [0, number(num)?],
            Count::Any => [0, of],
        })
    }

    /// 15.magicproof, 15.effectproof, 12.3n1: the cards that can be chosen for a group.
    pub fn candidates(&self, group: &Group<'_>) -> Seen<Vec<Card>> {
        let mut all = self.each(None, group.filters)?;
        all.retain(|it| self.is_open(group, *it));
        Ok(all)
    }

    /// Whether there is such a card. Where one that is not known might be it, that card.
    fn has_candidate(&self, group: &Group<'_>) -> Seen<bool> {
        let mut unknown = None;
        for card in self.there(group.filters) {
            match self.fits_all(None, card, group.filters) {
                Ok(true) if self.is_open(group, card) => return Ok(true),
                Ok(_) => {}
                Err(hidden) => unknown = Some(hidden),
            }
        }
        unknown.map_or(Ok(false), Err)
    }

    /// 15.magicproof, 15.effectproof, 12.3n1: whether nothing keeps a card from being chosen for a group.
    fn is_open(&self, group: &Group<'_>, card: Card) -> bool {
        let sacrificed = || self.state.playing.as_ref().is_some_and(|it| it.left.contains(&card));
        let barred = group.takes && card != self.card && sacrificed();
        !barred && shielded(self.setup, self.state, card, self.by, self.card).is_none()
    }

    /// 6.2n1: whether nothing is there that a text has to be aimed at.
    pub fn lacks_targets(&self, program: &Text) -> bool {
        let groups = some_groups(program, 1);
        let Some(first) = groups.first().filter(|it| !it.optional && matches!(it.count, Count::Exactly(_))) else {
            return false;
        };
        // Most often the first card that lies there suits.
        !self.has_candidate(first).unwrap_or(true)
    }

    /// Which targets are meant by which choice: each takes the next ones that suit it. What is over suits none.
    pub fn assign(&self, program: &Text, targets: &[Card]) -> Seen<(Vec<Vec<Card>>, Vec<Card>)> {
        let mut rest = targets;
        let mut assigned = Vec::new();
        for group in groups(program) {
            let most = self.bounds(None, group.count, MOST)?[1];
            let mut taken: Vec<Card> = Vec::new();
            while let Some((first, others)) = rest.split_first() {
                if taken.len() >= most || taken.contains(first) || !self.fits_all(None, *first, group.filters)? {
                    break;
                }
                taken.push(*first);
                rest = others;
            }
            assigned.push(taken);
        }
        Ok((assigned, rest.to_vec()))
    }

    /// 6.2, 6.2n1: what is wrong with the targets of a text that is activated.
    pub fn check_targets(&self, program: &Text, targets: &[Card], sink: &mut Sink<Xinglingwang>) {
        let card = self.card;
        if self.lacks_targets(program) {
            sink.fault(Clause::C6_2N1, || Breach::NothingToAimAt { card });
            return;
        }
        let (assigned, rest) = match self.assign(program, targets) {
            Ok(it) => it,
            Err(hidden) => return sink.undecidable(Clause::C6_2N1, hidden),
        };
        for &target in &rest {
            sink.fault(Clause::C6_2N1, || Breach::IsElsewhere { card: target, source: card });
        }
        for (group, taken) in groups(program).iter().zip(&assigned) {
            let there = self.candidates(group).map_or(0, |it| it.len()).min(MOST);
            let [least, _] = self.bounds(None, group.count, there).unwrap_or([0; 2]);
            if taken.len() < least && !group.optional {
                let (needs, made) = (least, taken.len());
                sink.fault(Clause::C6_2, || Breach::TargetsOther { card, needs, made });
            }
        }
    }

    /// The ways to choose the targets of a text.
    pub fn ways<'a>(&self, program: &Text) -> impl Iterator<Item = Vec<Card>> + use<'a> {
        let part = |group: &Group<'_>| {
            let of = self.candidates(group).unwrap_or_default();
            let [least, most] = self.bounds(None, group.count, of.len()).unwrap_or([0; 2]);
            Part { of, sizes: [if group.optional { 0 } else { least }, most], alike: None }
        };
        choices(groups(program).iter().map(part).collect(), MOST)
    }
}
