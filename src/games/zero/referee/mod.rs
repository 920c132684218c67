//! The game's answers to the referee.

pub(super) mod blame;
pub(super) mod sight;
pub(super) mod start;

use super::book::Clause;
use super::facts::breach::{Breach, Spot};
use super::log::words::decisions::{Decline, Keep, NoDefence, NoResource, Pass};
use super::log::words::{Ask, Chance, Decision, Step};
use super::state::{Setup, State, Task, moves, zones};
use super::texts::declared;
use super::{Zero, choices, steps};
use crate::judge::{Dice, Due, Impossible, Outcome, Rules, Sink, shuffle};
use crate::log::Seat;
use crate::procedure::advance;
use crate::table::{Card, CardSet, Change, Changing, hasher};
use std::hash::{Hash, Hasher};

impl Rules for Zero {
    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(_: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        choices::is_asked(state, by, what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        choices::check(setup, state, by, what, sink);
    }

    /// 617p1
    fn check_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        check_chance(setup, state, what, sink);
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        match (ask, what) {
            (Ask::First, Chance::First { .. }) => true,
            (Ask::Shuffle(of), Chance::Shuffle { player, .. }) => of == *player,
            _ => false,
        }
    }

    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        declared::check_step(setup, state, what, sink);
    }

    #[inline]
    fn apply_decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
        choices::make(setup, state, by, what)
    }

    #[inline]
    fn apply_step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
        steps::make(setup, state, what, asked)
    }

    fn apply_chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
        apply_chance(setup, state, what, asked)
    }

    fn is_aside(what: &Decision) -> bool {
        choices::is_aside(what) && !choices::changes_play(what)
    }

    fn is_pass(what: &Decision) -> bool {
        choices::goes_on(what)
    }

    fn decline(setup: &Setup, state: &State) -> Option<Decision> {
        use choices::Asked;
        let (by, asked) = choices::asked(state)?;
        Some(match asked {
            Asked::Mulligan => Keep {}.into(),
            Asked::Resource => NoResource {}.into(),
            Asked::Defend => NoDefence {}.into(),
            Asked::Priority | Asked::Main => Pass {}.into(),
            Asked::Join => {
                let optional = |waiting: &&super::state::Waiting| {
                    setup.ability(waiting.ability).is_some_and(|it| it.is_optional())
                };
                let mut own =
                    state.waiting.iter().filter(|it| it.by == by && super::rules::s105_priority::may_join(state, it));
                let it = own.find(optional)?;
                Decline { card: it.card, ability: it.number }.into()
            }
            _ => return None,
        })
    }

    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        choices::legal(setup, state)
    }

    fn roll(_: &Setup, state: &State, ask: Ask, dice: &mut dyn Dice) -> Chance {
        match ask {
            Ask::First => Chance::First { player: Seat::BOTH[dice.below(2)] },
            Ask::Shuffle(player) => {
                let mut order = state.table.pile(zones::deck(player)).to_vec();
                order.sort_unstable();
                shuffle(dice, &mut order);
                Chance::Shuffle { player, order }
            }
        }
    }

    fn is_full(state: &State) -> bool {
        super::choices::is_full(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = hasher();
        state.table.hash().hash(&mut hasher);
        (&state.agenda, &state.turn, state.priority, state.passed, &state.chain, state.links).hash(&mut hasher);
        (state.running, state.resolving, &state.waiting, &state.tasks, &state.fight, &state.bearers).hash(&mut hasher);
        (&state.below, &state.damage, &state.changes, &state.chosen, state.search, &state.owed).hash(&mut hasher);
        (state.stopped, &state.in_force, state.shown).hash(&mut hasher);
        (state.repeats, state.looped, &state.tokens, state.outcome.map(|it| it.winner)).hash(&mut hasher);
        hasher.finish()
    }
}

/// 617p1: a shuffle rearranges exactly the cards that there are.
fn check_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Zero>) {
    let Chance::Shuffle { player, order } = what else { return };
    let deck = zones::deck(*player);
    let held = state.count(deck);
    if order.is_empty() {
        return;
    }
    if order.len() != held {
        sink.fault(Clause::C617P1, || Breach::OtherCount { found: order.len(), held });
    }
    let mut named = CardSet::NONE;
    for card in order.iter().filter(|it| it.is_known()) {
        if !named.insert(*card) {
            sink.fault(Clause::C617P1, || Breach::NamedTwice { card: *card });
        } else if !setup.has(*card) || !state.table.could_be_in(*card, deck) || card.owner() != *player {
            let at = Spot(state.table.zone(*card));
            sink.fault(Clause::C617P1, || Breach::NotInZone { card: *card, at });
        }
    }
}

/// Carries out an outcome of chance.
fn apply_chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    match what {
        Chance::First { player } => {
            state.turn.player = *player;
            if asked {
                advance(state);
            }
        }
        Chance::Shuffle { player, order } => {
            shuffle_deck(setup, state, *player, order)?;
            if asked {
                match state.tasks.first() {
                    Some(Task::Shuffle(..)) => drop(state.tasks.remove(0)),
                    _ => state.search = None,
                }
            }
        }
    }
    super::rules::settle::settle(setup, state);
    Ok(())
}

/// 617p1: lays the deck in this order, the top card first.
fn shuffle_deck(setup: &Setup, state: &mut State, of: Seat, order: &[Card]) -> Result<(), Impossible> {
    let zone = zones::deck(of);
    if order.is_empty() {
        state.perform(setup, Change::Forget { zone });
        return Ok(());
    }
    let held = state.count(zone);
    let mut cards: Vec<Card> = order.iter().rev().copied().collect();
    if cards.len() != held {
        return Err(Impossible(crate::say!(
            setup,
            "{found} cards are shuffled into a deck of {held}",
            "牌组有{held}张牌，却洗切了{found}张",
            found = order.len()
        )));
    }
    let mut named = CardSet::NONE;
    let fits = |it: &Card| !it.is_known() || state.table.could_be_in(*it, zone);
    if let Some(card) = cards.iter().find(|it| !fits(it) || it.is_known() && !named.insert(**it)) {
        return Err(moves::absent(setup, state, *card));
    }
    state.perform(setup, Change::Lay { zone, cards: &[] });
    state.perform(setup, Change::Lay { zone, cards: &cards });
    cards.clear();
    Ok(())
}
