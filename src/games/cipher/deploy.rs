//! Chapters 14, 15 and 16: deploying, levelling up and changing class.

use super::agenda::{Act, Item, item};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::Line;
use super::zones::{self, BONUS, CLASS_CHANGED, FACE_UP, LEVELLED, STATE};
use super::{Cipher, Sink};
use crate::log::Seat;
use crate::table::Card;

/// 15.1: deploying.
pub const DEPLOYING: &[Item] = &[
    item(Clause::C15_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C15_1_2, Act::Chosen, "a card is deployed from the hand"),
    item(Clause::C15_1_3, Act::CheckTiming, "check timing"),
];

/// 16.1: levelling up.
pub const LEVELLING_UP: &[Item] = &[
    item(Clause::C16_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C16_1_2, Act::Chosen, "a card is laid on a unit"),
    item(Clause::C16_1_3, Act::CheckTiming, "check timing"),
];

/// 14.1.1.1: no unit of the name yet; 15.1.2: from the own hand, symbols among the bonds, costs within them.
pub fn check_deploy(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    let facts = setup.facts(card);
    if let Some(twin) = state.namesake(setup, by, card) {
        sink.fault(Clause::C14_1_1_1, || format!("{by} already has {} on the battlefield", setup.tell(twin)));
    }
    super::check_hand(setup, state, by, card, Clause::C15_1_2, sink);
    check_symbols(setup, state, by, card, Clause::C15_1_2, sink);
    check_cost(setup, state, by, card, facts.map(|it| it.cost), Clause::C15_1_2, sink);
}

/// 15.1.2, 16.1.2, first condition: each faction symbol of the card is on a face-up bond.
fn check_symbols(setup: &Setup, state: &State, by: Seat, card: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    let Some(facts) = setup.facts(card) else { return sink.undecidable(clause, card) };
    let (factions, hidden) = state.bond_factions(setup, by);
    if factions & facts.faction.bit() != 0 {
        return;
    }
    match hidden {
        Some(bond) => sink.undecidable(clause, bond),
        None => sink.fault(clause, || {
            format!("none of {by}'s face-up bonds shows {}, the symbol of {}", facts.faction.name(), setup.tell(card))
        }),
    }
}

/// 15.1.2, 16.1.2, second condition: this turn's costs together are within the number of bonds, face-down
/// ones included.
fn check_cost(
    setup: &Setup,
    state: &State,
    by: Seat,
    card: Card,
    cost: Option<u8>,
    clause: Clause,
    sink: &mut Sink<Cipher>,
) {
    let Some(cost) = cost else { return sink.undecidable(clause, card) };
    let bonds = state.table.pile(zones::bonds(by)).len();
    let total = usize::from(state.turn.spent) + usize::from(cost);
    if total > bonds {
        sink.fault(clause, || {
            let spent = state.turn.spent;
            format!(
                "{} costs {cost}; with {spent} spent this turn that makes {total}, and {by} has {bonds} bonds",
                setup.tell(card)
            )
        });
    }
}

/// 14.2.1.1: onto one's own unit; 14.2.1.2: of the same unit name; 16.1.2: from the own hand, symbols and
/// costs as for a deployment, the class-change cost where there is one.
pub fn check_level_up(setup: &Setup, state: &State, by: Seat, card: Card, unit: Card, sink: &mut Sink<Cipher>) {
    match state.stands(unit) {
        None => sink.fault(Clause::C16_1_2, || not_a_unit(setup, state, unit)),
        Some((user, _)) if user != by => {
            sink.fault(Clause::C14_2_1_1, || format!("{} is {user}'s unit, not {by}'s", setup.tell(unit)));
        }
        Some(_) => {}
    }
    match (setup.facts(card), setup.facts(unit)) {
        (Some(over), Some(below)) if over.unit_name() != below.unit_name() => sink.fault(Clause::C14_2_1_2, || {
            format!("{} and {} have different unit names", setup.tell(card), setup.tell(unit))
        }),
        (Some(_), Some(_)) => {}
        (None, _) => sink.undecidable(Clause::C14_2_1_2, card),
        (_, None) => sink.undecidable(Clause::C14_2_1_2, unit),
    }
    super::check_hand(setup, state, by, card, Clause::C16_1_2, sink);
    check_symbols(setup, state, by, card, Clause::C16_1_2, sink);
    check_cost(setup, state, by, card, setup.facts(card).map(|it| it.level_up_cost()), Clause::C16_1_2, sink);
}

/// The facts about a card that should be a unit's top card and is not.
pub fn not_a_unit(setup: &Setup, state: &State, unit: Card) -> String {
    format!("{} is no unit on the battlefield; it is in the {}", setup.tell(unit), zones::name(state.table.zone(unit)))
}

/// Carries out 14.1.1 and 14.1.2: the card stands unrested in the row of its user's choice.
pub fn apply_deploy(setup: &Setup, state: &mut State, by: Seat, card: Card, line: Line) -> bool {
    if !super::take_for(state, by, card, zones::hand(by)) {
        return false;
    }
    state.table.put(card, zones::line(by, line), FACE_UP);
    state.turn.spent = state.turn.spent.saturating_add(setup.facts(card).map_or(0, |it| it.cost.into()));
    state.quiet = false;
    true
}

/// Carries out 14.2: the card lies on the unit and takes over its state (14.2.2), lordship included
/// (14.2.2.1); its information is restored (14.2.3); it counts as levelled up this turn (14.2.4), and with
/// a class-change cost as class-changed (14.2.5.1), which triggers the bonus (14.2.5.2, 14.2.5.3).
pub fn apply_level_up(setup: &Setup, state: &mut State, by: Seat, card: Card, unit: Card) -> bool {
    let Some((user, _)) = state.stands(unit) else { return false };
    // A unit cannot be laid on itself.
    if card == unit || !super::take_for(state, by, card, zones::hand(by)) {
        return false;
    }
    state.table.cover(unit, card, zones::under(user));
    let facts = setup.facts(card);
    let changes_class = facts.is_some_and(|it| it.class_change.is_some());
    let information = if changes_class { LEVELLED | CLASS_CHANGED | BONUS } else { LEVELLED };
    state.table.mark(card, information, !STATE);
    state.changes.retain(|it| it.unit != unit);
    for fighter in [&mut state.battle.attacker, &mut state.battle.defender] {
        if *fighter == unit {
            *fighter = card;
        }
    }
    state.turn.spent = state.turn.spent.saturating_add(facts.map_or(0, |it| it.level_up_cost().into()));
    state.quiet = false;
    true
}
