//! Which clause an entry breaks that is not what the rules ask for: the most exact one that there is.

use super::agenda::{Frame, current, stands_at};
use super::attack::{ATTACKING, CHOOSE_TARGET};
use super::choices::{answers, broken, is_look, is_optional, named};
use super::clauses::Clause;
use super::facts::Breach;
use super::preparation::PREPARATION;
use super::state::{Setup, State};
use super::words::{Ask, Chance, Decision, Line, Phase, Step};
use super::zones::{self, CLASS_CHANGED, DEFEATED, LORD, RESTED};
use super::{Cipher, Sink, apply, attack, judging, loops, show, turn, undoing, winning};
use crate::judge::{Blame, Due, Event, Unasked, Why};
use crate::log::Seat;
use crate::table::Card;

/// What both players do at a time, supports and refills among it, the turn player does first.
const TURN_PLAYER_FIRST: &str = "cipher-0001";
/// An attacker that left the battlefield is in the battle no longer, and the battle goes on.
const NO_ATTACKER: &str = "cipher-0003";
/// Without a defender nothing is compared.
const NO_DEFENDER: &str = "cipher-0004";
/// A step that changes nothing is no event.
const NO_EVENT: &str = "cipher-0008";
/// Critical hit and evasion are asked even of an empty hand.
const ALWAYS_ASKED: &str = "cipher-0011";
/// A player who makes no use of a choice passes, and the log says so.
const PASSES_ARE_WRITTEN: &str = "cipher-0022";
/// Of what happens simultaneously the choices come first, and the rest in any order.
const CHOICES_FIRST: &str = "cipher-0020";
/// The refill waits until what happens simultaneously has happened.
const REFILL_WAITS: &str = "cipher-0009";

/// What may not be passed over, and the log passes over it: 11.2: a refill pauses all else; 3.1.1, 3.1.2,
/// 3.2: the end of the match; and every choice that has to be made.
pub fn passed_over(state: &State) -> Option<Clause> {
    match state.due {
        Due::Chance { ask: Ask::Refill(_), .. } => Some(Clause::C11_2),
        Due::Step { clause, what: Step::Result { .. } } => Some(by_absent_result(state, clause)),
        Due::Decision { clause, .. } if !in_preparation(state) && !current(state).is_some_and(is_optional) => {
            Some(if clause == Clause::C10_2 { triggered(state) } else { clause })
        }
        _ => None,
    }
}

/// 10.2.1.4: a triggered ability has to be chosen even where its card has gone to another zone since.
fn triggered(state: &State) -> Clause {
    let gone = |card: Card| state.stands(card).is_none();
    if super::triggers::choosable(state).all(|it| gone(it.card)) { Clause::C10_2_1_4 } else { Clause::C10_2 }
}

fn in_preparation(state: &State) -> bool {
    state.turn.number == 0 && state.agenda.first().is_some_and(|it| it.proc == &PREPARATION)
}

/// The clause that a decision breaks which is not asked for; `home` is the one that asks for its sort.
pub fn by_decision(setup: &Setup, state: &State, what: &Decision, home: Clause) -> Clause {
    let due = current(state);
    match what {
        _ if matches!(state.due, Due::Over) => state.outcome.map_or(Clause::C3_1, |it| it.clause),
        what => broken(setup, state, what).unwrap_or_else(|| match due {
            Some(act) if answers(act, what) => home,
            _ => passed_over(state).unwrap_or(home),
        }),
    }
}

/// The clause that the absence of what is due breaks; `demanded` is the one that it is due under.
pub fn by_absence(state: &State, demanded: Clause, next: Event<'_, Cipher>) -> Clause {
    match state.due {
        Due::Decision { .. } => by_absent_choice(state, demanded, next),
        Due::Chance { ask: Ask::Refill(_), .. } => Clause::C11_2,
        Due::Step { what: Step::Result { .. }, .. } => by_absent_result(state, demanded),
        // 9.3.3: one of several has gone, and this one has not gone with it.
        Due::Step { what: Step::Retreat { .. }, .. } if state.agenda.last().is_some_and(|it| it.again) => {
            Clause::C9_3_3
        }
        _ => demanded,
    }
}

/// Why the match should have ended: 3.1.1 or 3.1.2 where one player loses, 3.2 where both do.
fn by_absent_result(state: &State, demanded: Clause) -> Clause {
    match state.due {
        Due::Step { what: Step::Result { winner: Some(winner) }, .. } => {
            winning::loses(state, winner.other()).unwrap_or(demanded)
        }
        _ => demanded,
    }
}

/// The clause that the absence of a choice breaks: 9.4: who is about to lose loses when loss processing comes,
/// not while there is still something to choose.
fn by_absent_choice(state: &State, demanded: Clause, next: Event<'_, Cipher>) -> Clause {
    match next {
        Event::Step(Step::Result { .. }) if !current(state).is_some_and(is_optional) => {
            winning::result(state).map_or(demanded, |_| Clause::C9_4)
        }
        _ if demanded == Clause::C10_2 => triggered(state),
        _ => demanded,
    }
}

/// The interpretation that the absence of what is due rests on.
pub fn ruling_on_absence(state: &State, next: Event<'_, Cipher>) -> Option<&'static str> {
    match (&state.due, next) {
        (Due::Step { what: Step::Support { .. }, .. }, Event::Step(Step::Support { .. })) => Some(TURN_PLAYER_FIRST),
        (Due::Decision { clause: Clause::C18_1_11 | Clause::C18_1_13, .. }, _) => Some(ALWAYS_ASKED),
        (Due::Decision { clause: Clause::C13_3_1_2 | Clause::C13_4_1_2 | Clause::C13_5_1_2, .. }, _) => {
            Some(PASSES_ARE_WRITTEN)
        }
        (Due::Decision { clause: Clause::C9_3_2, .. }, Event::Step(Step::Retreat { unit }))
            if state.table.has(*unit, DEFEATED) =>
        {
            Some(CHOICES_FIRST)
        }
        _ => None,
    }
}

/// Says what is wrong with a step that nothing asks for, where that rests on an interpretation.
pub fn check_by_ruling(state: &State, what: &Step, sink: &mut Sink<Cipher>) -> bool {
    let (clause, ruling, fact) = match *what {
        Step::Ready { player } if !state.units(player).any(|it| state.table.has(it, RESTED)) => {
            (Clause::C13_2_1_3, NO_EVENT, Breach::NoUnitRested)
        }
        // What a text does until the battle's or the turn's end, a log does not always have a word for.
        Step::Restore if attack::is_unchanged(state) && state.turn.texts => {
            sink.unmodelled(Clause::C18_1_19, Card::UNKNOWN);
            return true;
        }
        Step::Expire if turn::is_unchanged(state) && state.turn.texts => {
            sink.unmodelled(Clause::C13_6_1_2, Card::UNKNOWN);
            return true;
        }
        Step::Restore if attack::is_unchanged(state) && !attack::hides_a_support(state) => {
            (Clause::C18_1_19, NO_EVENT, Breach::NothingChangedInTheBattle)
        }
        Step::Expire if turn::is_unchanged(state) => (Clause::C13_6_1_2, NO_EVENT, Breach::NothingUntilTheTurnsEnd),
        Step::AddSupport { unit, .. } if without_attacker(state) && state.stands(unit).is_none() => {
            (Clause::C18_1_9, NO_ATTACKER, Breach::AttackerGone)
        }
        Step::Defeated { .. } if without_attacker(state) => (Clause::C18_1_15, NO_ATTACKER, Breach::AttackerGone),
        Step::Defeated { unit } if without_defender(state) && state.stands(unit).is_some() => {
            (Clause::C18_1_15, NO_DEFENDER, Breach::DefenderGone)
        }
        _ => return false,
    };
    sink.fault_by_ruling(clause, ruling, || fact);
    true
}

/// A battle is under way, and its attacker has left the battlefield.
fn without_attacker(state: &State) -> bool {
    state.battle.attacker.is_none() && !state.battle.defender.is_none()
}

/// 9.5: march processing looks at the non-turn player's front line alone. A march of the turn player is not one of
/// the next turn that comes after missing steps.
pub fn marches_in_own_turn(state: &State, what: &Step) -> bool {
    matches!(*what, Step::March { player } if player == state.turn.player)
}

/// Says what is wrong with a march that nothing asks for: 9.5: it is the turn player's; 9.5.1: there is a unit in the
/// front line.
pub fn check_march(state: &State, what: &Step, sink: &mut Sink<Cipher>) -> bool {
    let Step::March { player } = *what else { return false };
    if passed_over(state).is_some() {
        return false;
    }
    let before = sink.faults.len();
    if player == state.turn.player {
        sink.fault(Clause::C9_5, || Breach::MarchInOwnTurn { player });
    } else if let Some(&unit) = state.table.pile(zones::line(player, Line::Front)).first() {
        sink.fault(Clause::C9_5_1, || Breach::FrontNotEmpty { unit, player });
    }
    sink.faults.len() > before
}

/// 18.1: a step that comes once in a battle, or once for each player, which is the same battle at both moments. That a
/// battle ends too early is another thing (18.1.20).
pub fn is_of_one_battle(from: &State, to: &State, what: &Step) -> bool {
    let of_a_battle = matches!(
        what,
        Step::AddSupport { .. }
            | Step::CriticalPower { .. }
            | Step::Defeated { .. }
            | Step::ClearSupport { .. }
            | Step::Restore
    );
    let attacking = |it: &Frame| it.proc == &ATTACKING;
    let depth = from.agenda.iter().rposition(attacking);
    of_a_battle && depth.is_some_and(|at| to.agenda.get(at).is_some_and(attacking))
}

/// The clause that a step breaks which nothing asks for, where what is due, or the clause that the log has `named`,
/// says more than the step's own: 9.1 where rule processings come in another order; 9.5: march processing.
pub fn by_step(setup: &Setup, state: &State, what: &Step, named: Option<Clause>) -> Option<Clause> {
    match *what {
        _ if state.outcome.is_some() => state.outcome.map(|it| it.clause),
        // 25.2: the log says that it is for a loop.
        Step::Result { winner: None } if named == Some(Clause::C25_2) => Some(Clause::C25_2),
        // 9.4: who is about to lose loses when loss processing comes, not before.
        Step::Result { .. } => winning::result(state).map(|_| Clause::C9_4),
        Step::Retreat { unit } if recovered_lord(setup, state) == Some(unit) => Some(Clause::C9_3_2_1),
        // 9.1: loss processing comes before march processing.
        Step::March { .. } if is_loss_due(state) => Some(Clause::C9_1),
        Step::AddSupport { unit, .. } => by_support(state, unit).or_else(|| passed_over(state)),
        Step::Defeated { unit } if gone_from_battle(state, unit) => Some(Clause::C18_1_3_2_1_2),
        Step::SupportFails { .. } => passed_over(state).or(Some(Clause::C18_1_5_1_1_1)),
        Step::Draw { player, .. } => passed_over(state).or_else(|| by_draw(state, player, named)),
        _ => passed_over(state),
    }
}

/// The fact that keeps the rules from making a step happen that nothing asks for: 25.2: the loop can be stopped, or there
/// is none; 14.2.5.2: no class change has triggered a bonus.
pub fn fact_against(state: &State, what: Unasked<'_, Cipher>) -> Option<Breach> {
    match what {
        Unasked::Step(Step::Result { winner: None }, None | Some(Clause::C25_2)) => loops::why_no_draw(state),
        Unasked::Step(Step::Draw { player, .. }, Some(Clause::C8_1_1)) => {
            let changed = state.units(*player).find(|it| state.table.has(*it, CLASS_CHANGED));
            Some(match changed {
                Some(unit) => Breach::BonusDrawnBefore { unit },
                None => Breach::BonusWithoutClassChange { player: *player },
            })
        }
        _ => None,
    }
}

/// 9.4: loss processing has found somebody to lose.
fn is_loss_due(state: &State) -> bool {
    matches!(state.due, Due::Step { clause, what: Step::Result { .. } } if clause != Clause::C25_2)
}

/// 18.1.5.1.1: a failed support adds nothing; 18.1.3.2.1.2: nor does one to a unit that left the battle.
fn by_support(state: &State, unit: Card) -> Option<Clause> {
    match state.due {
        Due::Step { what: Step::SupportFails { player, .. }, .. } => {
            let own = if player == state.turn.player { state.battle.attacker } else { state.battle.defender };
            (own == unit).then_some(Clause::C18_1_5_1_1)
        }
        _ => gone_from_battle(state, unit).then_some(Clause::C18_1_3_2_1_2),
    }
}

/// 18.1.3.2.1.2: a battle is on without a defender, and this is no unit on the battlefield.
fn gone_from_battle(state: &State, unit: Card) -> bool {
    without_defender(state) && state.stands(unit).is_none()
}

/// 18.1.3.2.1.2: a battle is under way, its target was chosen, and the defender has left the battlefield.
pub fn without_defender(state: &State) -> bool {
    let fighting = !state.battle.attacker.is_none() && state.battle.defender.is_none();
    fighting && !stands_at(state, &CHOOSE_TARGET)
}

/// 8.1.2: the bonus of a unit that changed class this turn was drawn, and is no longer triggered.
fn bonus_over(state: &State, player: Seat) -> Option<Clause> {
    state.units(player).any(|it| state.table.has(it, CLASS_CHANGED)).then_some(Clause::C8_1_2)
}

/// The clause that a draw breaks which nothing asks for: of the one that the log has named, or else of what the draw
/// most likely stands for. 14.2.5.2: no class change has triggered a bonus (8.1.1); 8.1.2: it was drawn before.
fn by_draw(state: &State, player: Seat, named: Option<Clause>) -> Option<Clause> {
    match named {
        Some(Clause::C8_1_1) => bonus_over(state, player).or(Some(Clause::C14_2_5_2)),
        Some(Clause::C13_2_1_5) if turn::is_opening_turn(state) => Some(Clause::C13_2_1_5_1),
        Some(named @ (Clause::C13_2_1_5 | Clause::C12_2_1_4 | Clause::C12_2_1_5_1)) => Some(named),
        _ if state.turn.phase != Phase::Start => bonus_over(state, player),
        _ => None,
    }
}

/// 9.3.2.1: the defending lord that the comparison made be about to be defeated (18.1.15), and that is so no
/// longer.
pub fn recovered_lord(setup: &Setup, state: &State) -> Option<Card> {
    let lord = state.battle.defender;
    let after = matches!(&state.due, Due::Step { clause: Clause::C18_1_17 | Clause::C18_1_19 | Clause::C18_1_20, .. });
    let safe = state.table.has(lord, LORD) && !state.table.has(lord, DEFEATED);
    let beaten = state.power(setup, state.battle.attacker).value()? >= state.power(setup, lord).value()?;
    (after && safe && beaten && !state.battle.evaded).then_some(lord)
}

/// Says what is wrong with a shuffle that nothing asks for, where that rests on an interpretation.
pub fn check_early_refill(state: &State, what: &Chance, sink: &mut Sink<Cipher>) -> bool {
    let Chance::Shuffle { player, .. } = *what else { return false };
    let empty = state.table.pile(zones::deck(player)).is_empty();
    if !empty || state.table.pile(zones::retreat(player)).is_empty() {
        return false;
    }
    if state.simultaneous {
        sink.fault_by_ruling(Clause::C9_3_3_1, REFILL_WAITS, || Breach::RefillInBetween);
    } else {
        let first = state.turn.player;
        sink.fault_by_ruling(Clause::C2_10, TURN_PLAYER_FIRST, || Breach::RefilledSecond { first });
    }
    true
}

/// The clause that a shuffle offends against which nothing asks for: 11.3.1.1: there is nothing to refill
/// from; 6.7.3: the deck keeps its order.
pub fn by_shuffle(state: &State, player: Seat) -> Clause {
    let empty = |zone| state.table.pile(zone).is_empty();
    if in_preparation(state) {
        Clause::C12_2_1_2
    } else if empty(zones::deck(player)) && empty(zones::retreat(player)) {
        Clause::C11_3_1_1
    } else {
        passed_over(state).unwrap_or(Clause::C6_7_3)
    }
}

impl Blame for Cipher {
    fn is_meant_now(state: &State, by: Seat, what: &Decision) -> bool {
        let anywhere = is_look(what) || matches!(what, Decision::Loop { .. });
        let beside = anywhere || judging::may_stand_beside(state, what);
        beside || undoing::goes_on_with(state, by, what)
    }

    fn check_other_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        if state.in_text && matches!(what, Chance::Shuffle { .. }) {
            sink.unmodelled(Clause::C24_1_2_1, Card::UNKNOWN);
            return true;
        }
        check_early_refill(state, what, sink)
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        check_by_ruling(state, what, sink)
            || check_march(state, what, sink)
            || judging::other_step(setup, state, what, sink)
    }

    fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
        turn::whose_turn(state, due, logged)
    }

    fn same_sort(one: &Step, other: &Step) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    fn comes_too_early(state: &State, what: &Step) -> bool {
        marches_in_own_turn(state, what)
    }

    fn comes_once(from: &State, to: &State, what: &Step) -> bool {
        is_of_one_battle(from, to, what)
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        judging::offends(setup, state, what)
    }

    fn fact_against(_: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<Why<Self>> {
        fact_against(state, what).map(Why::from)
    }

    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<&'static str>) {
        (by_absence(state, demanded, next), ruling_on_absence(state, next))
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
    }

    fn otherwise(setup: &Setup, state: &State, what: &Step) -> Option<State> {
        judging::otherwise(setup, state, what)
    }

    fn a_text_may_prevent(what: &Step) -> bool {
        // 18.1.15: who is defeated. All else happens whatever a text made of it; a support that has not failed adds its
        // value (18.1.5.1.1.1, 18.1.9), and one that has is put away (18.1.5.1.1.2).
        matches!(what, Step::Defeated { .. })
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        match ask {
            // 12.2.1.4, 12.2.1.5: the first player draws first, and decides first about the hand.
            Ask::First => match next {
                Event::Decision(player, Decision::Keep | Decision::Redraw) => Some(Chance::First { player }),
                Event::Step(Step::Draw { player, .. }) => Some(Chance::First { player: *player }),
                _ => None,
            },
            Ask::EitherShuffle => Some(Chance::Shuffle { player: Seat::A, order: Vec::new() }),
            Ask::Shuffle(player) | Ask::Refill(player) => Some(Chance::Shuffle { player, order: Vec::new() }),
        }
    }

    fn touches(what: Event<'_, Self>, each: &mut dyn FnMut(Card)) {
        match what {
            Event::Decision(_, what) => named(what).into_iter().flatten().for_each(each),
            Event::Step(what) => show::step_cards(what).into_iter().flatten().for_each(each),
            Event::Chance(_) | Event::Intervention(_) | Event::Start => {}
        }
    }

    fn loop_clauses(choosers: usize) -> &'static [Clause] {
        match choosers {
            0 => &[Clause::C25_1, Clause::C25_2],
            1 => &[Clause::C25_1, Clause::C25_2_1, Clause::C25_2],
            _ => &[Clause::C25_1, Clause::C25_3, Clause::C25_3_1],
        }
    }
}
