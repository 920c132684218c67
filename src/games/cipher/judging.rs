//! Which check belongs to which decision, and whether it is the moment for it.

use super::Cipher;
use super::agenda::{standing_at, stands_at};
use super::asking::is_asked;
use super::cards::{Reach, Sex};
use super::choices::{Choice, is_of_triggers, named};
use super::clauses::Clause;
use super::facts::{Breach, Moment, Spot};
use super::state::{Setup, State};
use super::words::{Ask, Chance, Decision, Phase, Step, decision};
use super::zones;
use super::{Sink, apply, attack, blame, loops, preparation, text, triggers, turn, undoing};
use crate::judge::{Due, Unasked};
use crate::log::Seat;
use crate::table::{Card, CardSet, NOWHERE};

/// Says everything that is wrong with a decision, in the book's order.
#[inline]
pub fn decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    if decision!(what, choice => choice.check_unasked(setup, state, by, sink)) {
        return;
    }
    if state.battle.undone
        && let Some(before) = undoing::before_undone(setup, state, by, what)
    {
        return decision(setup, &before, by, what, sink);
    }
    if !is_asked(state, by, what) && !may_stand_beside(state, what) {
        not_asked(setup, state, by, what, sink);
    }
    for card in named(what).into_iter().flatten() {
        if !setup.has(card) {
            sink.fault(standing_at(state), || Breach::NoSuchCard { card });
            return;
        }
    }
    loops::check_barred(state, by, what, sink);
    decision!(what, choice => choice.check(setup, state, by, sink));
}

/// 7.2.3, 10.2: a log does not show what texts trigger, so an ability may be chosen wherever a check timing comes to
/// that, whether the referee knows of any or not.
pub fn may_stand_beside(state: &State, what: &Decision) -> bool {
    let choosing = matches!(state.due, Due::Decision { .. }) && stands_at(state, &triggers::CHOOSE);
    let in_time = state.due != Due::Over && !loops::is_running(state) && (state.checked || choosing);
    is_of_triggers(what) && in_time
}

/// The decision is not what the rules ask for now, or not of this player: among others a deployment or
/// level-up outside 13.4.1.2, or a move, attack or ability outside 13.5.1.2.
#[cold]
fn not_asked(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    let clause = blame::by_decision(setup, state, what, decision!(what, choice => choice.asked_under(state, by)));
    let (asked, place) = match &state.due {
        Due::Over => return sink.fault(clause, || Breach::MatchOver),
        Due::Decision { by, clause } => (Some(*by), *clause),
        Due::Step { clause, .. } | Due::Chance { clause, .. } => (None, *clause),
    };
    let at = Moment::of(state, place);
    let otherwise = || match asked {
        Some(asked) if asked != by => Breach::WrongPlayer { asked, by, at },
        Some(_) => Breach::AnotherChoice { at },
        None => Breach::NotAsked { at },
    };
    let done_before = || decision!(what, choice => choice.done_before(state, by, at));
    sink.fault(clause, || done_before().unwrap_or_else(otherwise));
}

/// The card is in the player's own hand, or may be.
pub fn check_hand(state: &State, by: Seat, card: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    if card == Card::UNKNOWN {
        return sink.undecidable(clause, card);
    }
    let may_be = card.owner() == by && state.table.could_be_in(card, zones::hand(by));
    if !may_be {
        sink.fault(clause, || Breach::NotInHand { card, by, at: Spot::of(state.table.zone(card)) });
    }
}

/// The card is the top card of a unit of the player's own.
pub fn check_own_unit(state: &State, by: Seat, unit: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    match state.stands(unit) {
        Some((user, _)) if user == by => {}
        Some((user, _)) => sink.fault(clause, || Breach::OpponentsUnit { unit, user, by }),
        None => sink.fault(clause, || Breach::not_a_unit(state, unit)),
    }
}

/// What the demanded step rests on besides the encoded rules.
#[inline]
pub fn step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Cipher>) {
    match what {
        Step::Defeated { .. } => {
            if let Some(card) = attack::comparison_text(setup, state) {
                sink.unmodelled(Clause::C18_1_15, card);
            }
        }
        Step::CriticalPower { unit, .. } => {
            if let Some(card) = state.power(setup, *unit).text() {
                sink.unmodelled(Clause::C18_1_11_1_1, card);
            }
        }
        _ if state.battle.unsure => {
            // The first step after a comparison by which nobody was defeated.
            if let Some(card) = attack::comparison_text(setup, state) {
                sink.unmodelled(Clause::C18_1_15, card);
            }
        }
        Step::RevealLord { card, .. } if card.is_known() && state.table.zone(*card) == NOWHERE => {
            preparation::check_cost(setup, *card, sink);
        }
        Step::Support { card, .. } if setup.facts(*card).is_none() => sink.undecidable(Clause::C18_1_5, *card),
        Step::AddSupport { unit, .. } => {
            let support = state.stands(*unit).and_then(|(user, _)| attack::support_of(state, user));
            rests_on_support_text(setup, *unit, support, sink);
        }
        // 18.1.15: the log passes the comparison over.
        Step::ClearSupport { player, .. } if *player == state.turn.player => {
            if let Some(card) = attack::hides_comparison(setup, state) {
                sink.undecidable(Clause::C18_1_15, card);
            }
        }
        Step::Result { winner: None } => loops::check_draw(state, sink),
        _ => {}
    }
}

/// 18.1.5.1.1: whether a support fails may rest on a text of the supported unit, unless the support is one
/// that no such text speaks of.
fn rests_on_support_text(setup: &Setup, unit: Card, support: Option<Card>, sink: &mut Sink<Cipher>) {
    let spoken_of = support.and_then(|it| setup.facts(it)).is_none_or(|it| it.sex == Sex::Female);
    if spoken_of && setup.facts(unit).is_some_and(|it| it.reaches(Reach::Support)) {
        sink.unmodelled(Clause::C18_1_5_1_1, unit);
    }
}

/// What else may have happened where a step rests on a text: 18.1.15: the defender is not defeated, or is;
/// 18.1.5.1.1: the support fails.
pub fn otherwise(setup: &Setup, state: &State, what: &Step) -> Option<State> {
    let mut other = state.clone();
    match *what {
        Step::Defeated { .. } => apply::skip_step(setup, &mut other),
        Step::AddSupport { unit, .. } => {
            let (player, _) = state.stands(unit)?;
            let card = attack::support_of(state, player)?;
            apply::step(setup, &mut other, &Step::SupportFails { player, card }, false).ok()?;
        }
        _ if state.battle.unsure => {
            let unit = state.battle.defender;
            apply::step(setup, &mut other, &Step::Defeated { unit }, false).ok()?;
        }
        _ => return None,
    }
    Some(other)
}

/// Judges a step that is not the demanded one; `true` if a text that is not encoded may account for it.
pub fn other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Cipher>) -> bool {
    match what {
        // 3.1: the game has ended immediately; no text does anything any more.
        _ if state.due == Due::Over => false,
        Step::Text { source, does } => {
            text::check_change(state, does, sink);
            if matches!(state.due, Due::Chance { ask: Ask::Refill(_), .. }) {
                sink.fault(Clause::C11_2, || Breach::RefillComesFirst);
            }
            text::check(setup, state, *source, does, sink);
            true
        }
        Step::AttackUndone { unit } => {
            undoing::check_undone(setup, state, *unit, sink);
            true
        }
        _ if hangs_on_a_face(setup, state, what, sink) => true,
        Step::Defeated { unit } if *unit == state.battle.defender && past_evasion(state) => {
            step(setup, state, what, sink);
            sink.unmodelled.is_some()
        }
        Step::CriticalPower { unit, .. } if *unit == state.battle.attacker && state.battle.critical => {
            step(setup, state, what, sink);
            sink.unmodelled.is_some()
        }
        Step::SupportFails { player, card } => {
            let own = if *player == state.turn.player { state.battle.attacker } else { state.battle.defender };
            rests_on_support_text(setup, own, Some(*card), sink);
            sink.unmodelled.is_some()
        }
        _ => false,
    }
}

/// A step that the rules would demand or not by a card whose face the log hides.
fn hangs_on_a_face(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Cipher>) -> bool {
    let battle = &state.battle;
    let hidden_support =
        |player: Seat| state.table.pile(zones::support(player)).iter().copied().find(|it| setup.facts(*it).is_none());
    let (clause, card) = match *what {
        Step::SupportFails { player, .. } => (Clause::C18_1_5_1_1, hidden_support(player)),
        Step::AddSupport { unit, .. } if unit == battle.attacker => {
            (Clause::C18_1_9, hidden_support(state.turn.player))
        }
        Step::AddSupport { unit, .. } if unit == battle.defender => {
            (Clause::C18_1_9, hidden_support(state.turn.player.other()))
        }
        Step::CriticalPower { unit, .. } if unit == battle.attacker && battle.critical => {
            (Clause::C18_1_11_1_1, state.power(setup, unit).hidden())
        }
        Step::Defeated { unit } if unit == battle.defender && past_evasion(state) => {
            (Clause::C18_1_15, attack::hides_comparison(setup, state))
        }
        // Whether a power was changed that is to be restored.
        Step::Restore if attack::is_unchanged(state) => {
            (Clause::C18_1_19, battle.hidden.into_iter().find(|it| !it.is_none()))
        }
        _ => return false,
    };
    if let Some(card) = card {
        sink.undecidable(clause, card);
    }
    card.is_some()
}

/// Between the comparison (18.1.15) and the clearing (18.1.17).
fn past_evasion(state: &State) -> bool {
    matches!(&state.due, Due::Step { clause, .. } if matches!(clause, Clause::C18_1_17 | Clause::C18_1_19 | Clause::C18_1_20))
}

/// An outcome of chance that is asked for: a shuffle rearranges exactly the cards that there are.
pub fn chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Cipher>) {
    let Chance::Shuffle { player, order } = what else { return };
    let Due::Chance { clause, ask } = &state.due else { return };
    if order.is_empty() {
        return;
    }
    let from = match ask {
        Ask::Refill(_) => zones::retreat(*player),
        _ => zones::deck(*player),
    };
    let there = state.table.pile(from).len();
    if order.len() != there {
        sink.fault(*clause, || Breach::OrderOfAnotherSize { found: order.len(), from: Spot::of(from), held: there });
    }
    let mut named = CardSet::NONE;
    for card in order.iter().filter(|it| it.is_known()) {
        if !named.insert(*card) {
            sink.fault(*clause, || Breach::NamedTwice { card: *card });
        } else if !setup.has(*card) || !state.table.could_be_in(*card, from) {
            let at = Spot::of(state.table.zone(*card));
            sink.fault(*clause, || Breach::CardFromElsewhere { card: *card, at, from: Spot::of(from) });
        }
    }
}

/// The clause that an unasked step or outcome offends against.
pub fn offends(setup: &Setup, state: &State, what: Unasked<'_, Cipher>) -> Clause {
    match what {
        _ if state.due == Due::Over => Clause::C3_1,
        Unasked::Chance(Chance::First { .. }) => Clause::C12_2_1_3,
        Unasked::Chance(Chance::Shuffle { player, .. }) => blame::by_shuffle(state, *player),
        Unasked::Step(step, named) => {
            blame::by_step(setup, state, step, named).unwrap_or_else(|| offended_by_step(state, step))
        }
    }
}

fn offended_by_step(state: &State, what: &Step) -> Clause {
    match what {
        Step::Draw { .. } if turn::is_opening_turn(state) && state.turn.phase == Phase::Start => Clause::C13_2_1_5_1,
        Step::Draw { .. } if state.turn.number == 0 => Clause::C12_2_1_4,
        Step::Draw { player, .. } if is_for_level_up(state, *player) => Clause::C14_2_5_2,
        Step::Draw { .. } => Clause::C13_2_1_5,
        Step::Orb { .. } => Clause::C12_2_1_6,
        Step::RevealLord { .. } => Clause::C12_2_1_7,
        Step::TurnBegins { .. } => Clause::C13_2_1_1,
        Step::Ready { .. } => Clause::C13_2_1_3,
        Step::Phase { .. } => Clause::C13_1_2,
        Step::Expire => Clause::C13_6_1_2,
        Step::TurnEnds { .. } => Clause::C13_6_1_3,
        Step::Support { .. } => Clause::C18_1_5,
        Step::SupportFails { .. } => Clause::C18_1_5_1_1,
        Step::AddSupport { .. } => Clause::C18_1_9,
        Step::CriticalPower { .. } => Clause::C18_1_11_1_1,
        Step::Defeated { .. } if state.battle.evaded => Clause::C18_1_13_1_1,
        Step::Defeated { .. } => Clause::C18_1_15,
        Step::Retreat { unit } if is_spared(state, *unit) => Clause::C9_3_2,
        Step::Retreat { .. } => Clause::C9_3_1,
        Step::SameName { .. } => Clause::C9_2_1,
        Step::March { .. } => Clause::C9_5_1,
        Step::ClearSupport { .. } => Clause::C18_1_17,
        Step::Restore => Clause::C18_1_19,
        Step::BattleEnds => Clause::C18_1_20,
        Step::Result { winner: None } => Clause::C3_2,
        Step::Result { .. } => Clause::C3_1,
        Step::Text { .. } => Clause::C21_1_1,
        Step::AttackUndone { .. } => Clause::C18_1_3_1,
        Step::RunLoop { .. } => loops::clause(state),
    }
}

/// 14.2.5.2: a draw in the deployment phase of a player who has levelled a unit up stands for a class-change
/// bonus; each class change triggers one, and a level-up that is none triggers none.
fn is_for_level_up(state: &State, player: Seat) -> bool {
    let levelled = |it: Card| state.table.has(it, zones::LEVELLED);
    state.turn.phase == Phase::Deployment && state.turn.player == player && state.units(player).any(levelled)
}

/// 9.3.2: a lord with orbs left is not put into the retreat area.
fn is_spared(state: &State, unit: Card) -> bool {
    let Some((user, _)) = state.stands(unit) else { return false };
    state.table.has(unit, zones::LORD) && !state.table.pile(zones::orbs(user)).is_empty()
}
