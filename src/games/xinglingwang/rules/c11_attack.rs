//! 11.1 to 11.4: the units that may attack, and their targets.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::{Keyword, Subject};
use crate::games::xinglingwang::log::words::{Pose, Slot};
use crate::games::xinglingwang::state::characteristics::{cannot, has};
use crate::games::xinglingwang::state::{Setup, State, Unit};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The reason why an attack has no target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTarget {
    /// The clause it breaks.
    pub clause: Clause,
    /// The unit with block in that position, if there is one.
    pub block: Option<Card>,
}

const fn nobody(clause: Clause) -> NoTarget {
    NoTarget { clause, block: None }
}

/// `true` if a unit with block keeps another from attacking it (15.block.2).
pub fn is_barred(setup: &Setup, state: &State, unit: &Unit, target: &Unit) -> bool {
    has(setup, state, target, Keyword::Block) && !has(setup, state, unit, Keyword::Sunder)
}

/// 11.4, 15.ranged.1, 15.ranged.4, 15.pierce.1: the targets of a unit that attacks from a position, the front row
/// first. `named`: the position that a unit with ranged has named.
pub fn targets(
    setup: &Setup,
    state: &State,
    of: Seat,
    at: Slot,
    unit: &Unit,
    named: Option<Slot>,
) -> Result<(Card, Option<Card>), NoTarget> {
    let stands = |front: bool| Slot::at(at.lane(), front).and_then(|it| state.at(of.other(), it));
    let [front, back] = [stands(true), stands(false)];
    let open = |target: Option<&Unit>| target.filter(|it| !is_barred(setup, state, unit, it)).map(|it| it.card);
    let pierces = has(setup, state, unit, Keyword::Pierce);
    if has(setup, state, unit, Keyword::Ranged) {
        if pierces {
            // 15.ranged.5: one target that may be attacked is enough.
            return match (open(front), open(back)) {
                (Some(one), other) => Ok((one, other)),
                (None, Some(one)) => Ok((one, None)),
                (None, None) => Err(nobody(Clause::C15Ranged1)),
            };
        }
        if let Some(named) = named {
            let target = if named.is_front() { front } else { back };
            let Some(target) = target else { return Err(nobody(Clause::C15Ranged1)) };
            return match is_barred(setup, state, unit, target) {
                true => Err(NoTarget { clause: Clause::C15Ranged1, block: Some(target.card) }),
                false => Ok((target.card, None)),
            };
        }
    }
    let Some(first) = front.or(back) else { return Err(nobody(Clause::C11_2)) };
    if is_barred(setup, state, unit, first) {
        return Err(NoTarget { clause: Clause::C15Block3, block: Some(first.card) });
    }
    let second = if pierces && front.is_some() { open(back) } else { None };
    Ok((first.card, second))
}

/// 15.sunder.1: the attack value of a defending unit; for a unit with block, its points.
pub fn defence(setup: &Setup, state: &State, unit: &Unit) -> i16 {
    crate::games::xinglingwang::state::characteristics::attack(setup, state, unit)
        .unwrap_or_else(|| crate::games::xinglingwang::state::characteristics::points(setup, state, unit))
}

/// 11.4, 15.block.2, 15.block.1, 11.2n1, 8.3, 11.2, 15.block: reports every fault of an attack by a unit from a position.
pub fn check(
    setup: &Setup,
    state: &State,
    by: Seat,
    unit: &Unit,
    from: Slot,
    named: Option<Slot>,
    sink: &mut Sink<Xinglingwang>,
) {
    let card = unit.card;
    if unit.pose == Pose::Sideways {
        sink.fault(Clause::C8_3, || Breach::LiesSideways { unit: card });
    }
    if unit.attacked || unit.pose == Pose::Attacking {
        sink.fault(Clause::C11_2N1, || Breach::AttackedAlready { unit: card });
    }
    if has(setup, state, unit, Keyword::Block) {
        sink.fault(Clause::C15Block1, || Breach::HasBlock { unit: card });
    }
    if cannot(setup, state, unit, Subject::Attack) {
        sink.fault(Clause::C6_8, || Breach::CannotAttack { unit: card });
    }
    let ranged = has(setup, state, unit, Keyword::Ranged) && !has(setup, state, unit, Keyword::Pierce);
    match named {
        None if ranged => sink.fault(Clause::C15Ranged1, || Breach::NamesNoPosition { unit: card }),
        Some(_) if !has(setup, state, unit, Keyword::Ranged) => {
            sink.fault(Clause::C11_4, || Breach::NotRanged { unit: card });
        }
        Some(slot) if slot.lane() != from.lane() => {
            sink.fault(Clause::C15Ranged1, || Breach::NotForward { unit: card, at: slot });
        }
        _ => {}
    }
    if let Err(none) = targets(setup, state, by, from, unit, named) {
        match none.block {
            Some(block) => sink.fault(Clause::C15Block2, || Breach::TargetHasBlock { unit: card, block }),
            None => sink.fault(none.clause, || Breach::NobodyForward { unit: card }),
        }
    }
}

/// `true` if a unit may attack from a position.
pub fn can(setup: &Setup, state: &State, by: Seat, unit: &Unit, from: Slot, named: Option<Slot>) -> bool {
    let mut sink = Sink::default();
    check(setup, state, by, unit, from, named, &mut sink);
    sink.faults.is_empty()
}

/// The attacks that a unit may make from a position: without a named position, or with one.
pub fn ways(setup: &Setup, state: &State, by: Seat, unit: &Unit, from: Slot) -> impl Iterator<Item = Option<Slot>> {
    let named = [None, Slot::at(from.lane(), true), Slot::at(from.lane(), false)];
    let mut found = [None; 3];
    let mut many = 0;
    for way in named {
        if can(setup, state, by, unit, from, way) {
            found[many] = Some(way);
            many += 1;
        }
    }
    found.into_iter().flatten()
}

/// 11.2: the first attacking unit that has lost its target, with the clause by which it is turned upright.
pub fn astray(setup: &Setup, state: &State) -> Option<(Card, Clause)> {
    for of in [state.turn.player.other(), state.turn.player] {
        for (at, unit) in state.units(of).filter(|it| it.1.pose == Pose::Attacking) {
            if has(setup, state, unit, Keyword::Block) {
                return Some((unit.card, Clause::C15Block1));
            }
            if cannot(setup, state, unit, Subject::Attack) {
                return Some((unit.card, Clause::C11_2));
            }
            if let Err(none) = targets(setup, state, of, at, unit, unit.target) {
                return Some((unit.card, none.clause));
            }
        }
    }
    None
}
