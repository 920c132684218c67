//! 11.1, 13.3 to 13.6, 15.mechmerge: the continuous actions of a main phase.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Subject;
use crate::games::xinglingwang::log::words::Slot;
use crate::games::xinglingwang::state::characteristics::{cannot, is_held};
use crate::games::xinglingwang::state::{Setup, State, Unit, characteristics};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 11.1: the attack declaration.
pub static ATTACKING: Procedure = Procedure {
    clause: Clause::C2_4_2,
    name: "attack declaration",
    native: "進攻宣言",
    japanese: "",
    items: &[item(Clause::C11_1, &ATTACKERS, "units attack", "使單位進攻")],
};

/// 13.3, 13.4: formation.
pub static ARRANGING: Procedure = Procedure {
    clause: Clause::C2_4_1,
    name: "formation",
    native: "戰術佈陣",
    japanese: "",
    items: &[
        item(Clause::C13_3, &ENTRY, "a unit without sacrifices enters", "無需祭品的單位入場"),
        item(Clause::C13_4, &MOVES, "units are moved", "移動單位"),
    ],
};

/// 15.mechmerge: the mech merge phase.
pub static MERGING: Procedure = Procedure {
    clause: Clause::C15Mechmerge,
    name: "mech merge phase",
    native: "機械合體階段",
    japanese: "",
    items: &[item(Clause::C15Mechmerge2, &MERGES, "mech merges", "發動機械合體")],
};

/// 11.1
pub static ATTACKERS: Act = act(attackers);
/// 13.3
pub static ENTRY: Act = act(entry);
/// 13.4
pub static MOVES: Act = act(moves);
/// 15.mechmerge.2
pub static MERGES: Act = act(merges);

/// 11.1: the attackers come one after another; 15.glide.1: a glide is followed by the attack.
fn attackers(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let clause = if state.gliding.is_some() { Clause::C15Glide1 } else { Clause::C11_1 };
    decide(state.turn.player, clause)
}

/// 13.3, 13.6: the unit enters before the moves.
fn entry(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if state.entered { Wants::Nothing } else { decide(state.turn.player, Clause::C13_3) }
}

/// 13.4: the moves come one after another.
fn moves(_: &Setup, state: &mut State, _: &Item) -> Wants {
    decide(state.turn.player, Clause::C13_4)
}

/// 15.mechmerge.3: the merges come one after another.
fn merges(_: &Setup, state: &mut State, _: &Item) -> Wants {
    decide(state.turn.player, Clause::C15Mechmerge2)
}

/// 12.2n1, 12.2n2, 13.6: `true` if a player may go on without the unit of the phase: no position is free, or no
/// little traveller can be summoned. The hand does not matter, since it is hidden.
pub fn excused(setup: &Setup, state: &State, by: Seat) -> bool {
    if state.entrances(by).next().is_none() {
        return true;
    }
    state.forest[by.index()] == 0 || barred_travellers(setup, state)
}

/// 12.2n2: `true` if a card on the turn player's board forbids them to summon little travellers.
pub fn barred_travellers(setup: &Setup, state: &State) -> bool {
    let bars = |unit: &Unit| setup.facts(unit.card).is_some_and(|it| it.card.no_travellers);
    state.units(state.turn.player).any(|it| bars(it.1))
}

/// 15.mechmerge.1: `true` if the turn player may still enter the mech merge phase, and a merge is possible in it.
pub fn may_merge(setup: &Setup, state: &State, by: Seat) -> bool {
    let all = || state.units(by).map(|it| it.1);
    let starts = |unit: &&Unit| {
        characteristics::has(setup, state, unit, crate::games::xinglingwang::log::effects::Keyword::MechMerge)
    };
    !state.merged
        && all().filter(starts).any(|one| {
            all().filter(|other| other.card != one.card).any(|other| {
                let mut sink = Sink::default();
                let cards = [one.card, other.card, one.card];
                check_merge(setup, state, by, cards, &state.joined, &mut sink);
                sink.faults.is_empty()
            })
        })
}

/// 11.1: `true` if any unit may attack.
pub fn can_attack(setup: &Setup, state: &State, by: Seat) -> bool {
    state.units(by).any(|(at, unit)| super::c11_attack::ways(setup, state, by, unit, at).next().is_some())
}

/// 13.4, 13.4n1, 15.imprison.1: reports every fault of a move in formation.
pub fn check_move(setup: &Setup, state: &State, by: Seat, card: Card, to: Slot, sink: &mut Sink<Xinglingwang>) {
    let Some((of, from)) = state.find(card).filter(|it| it.0 == by) else {
        sink.fault(Clause::C13_4, || Breach::NoUnitOf { card, player: by });
        return;
    };
    if from == to {
        sink.fault(Clause::C13_4, || Breach::StandsThere { card, at: to });
        return;
    }
    let each = [(state.at(of, from), to), (state.at(of, to), from)];
    for (unit, to) in each.into_iter().filter_map(|(unit, to)| Some((unit?, to))) {
        let card = unit.card;
        if unit.bound && !to.is_front() {
            sink.fault(Clause::C13_4N1, || Breach::EnteredThisTurn { unit: card });
        }
        if characteristics::has(setup, state, unit, crate::games::xinglingwang::log::effects::Keyword::Imprison) {
            sink.fault(Clause::C15Imprison1, || Breach::IsImprisoned { unit: card });
        } else if cannot(setup, state, unit, Subject::Move) {
            sink.fault(Clause::C6_8, || Breach::CannotMove { unit: card });
        }
    }
}

/// 15.mechmerge.2, 15.mechmerge.4, 15.merge.1, 15.imprison.2: reports every fault of a mech merge. `joined`: the
/// names of the units that took part in an earlier one of the same mech merge phase.
pub fn check_merge(
    setup: &Setup,
    state: &State,
    by: Seat,
    [unit, onto, under]: [Card; 3],
    joined: &[u16],
    sink: &mut Sink<Xinglingwang>,
) {
    let own = |card: Card| state.find(card).filter(|it| it.0 == by).and_then(|_| state.unit(card));
    let (Some(one), Some(other)) = (own(unit), own(onto)) else {
        let card = if own(unit).is_none() { unit } else { onto };
        sink.fault(Clause::C15Mechmerge2, || Breach::NoUnitOf { card, player: by });
        return;
    };
    if unit == onto || ![unit, onto].contains(&under) {
        sink.fault(Clause::C15Mechmerge2, || Breach::NotOneOfTheTwo { card: under });
    }
    if !characteristics::has(setup, state, one, crate::games::xinglingwang::log::effects::Keyword::MechMerge) {
        sink.fault(Clause::C15Mechmerge2, || Breach::NoMechMerge { unit });
    }
    if !characteristics::is_mech(setup, state, other) {
        sink.fault(Clause::C15Mechmerge2, || Breach::NoMech { unit: onto });
    }
    for (card, it) in [(unit, one), (onto, other)] {
        if it.merged().next().is_some() {
            sink.fault(Clause::C15Merge1, || Breach::MergedAlready { unit: card });
        }
        if setup.facts(card).is_some_and(|it| joined.contains(&it.name)) {
            sink.fault(Clause::C15Mechmerge4, || Breach::NameMerged { unit: card });
        }
    }
    if is_held(setup, state, one) {
        sink.fault(Clause::C15Imprison2, || Breach::IsImprisoned { unit });
    }
}
