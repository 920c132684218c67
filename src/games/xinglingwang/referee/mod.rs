//! The game's side of the judge's traits: [`Rules`], [`Blame`](crate::judge::Blame) and [`Eyes`](crate::judge::Eyes).
//! Each function delegates to the file of its chapter.

pub(super) mod asked;
pub(super) mod blame;
pub(super) mod sight;
pub(super) mod start;

use super::book::Clause;
use super::choices::Choice as _;
use super::facts::breach::Breach;
use super::log::words::{Ask, Chance, Decision, Step, decision, step};
use super::rules::agenda::one_done;
use super::rules::c09_enter_leave::{check_room, missing};
use super::rules::settle::settle;
use super::rules::{c01_preparation, c06_activate};
use super::state::{Setup, State, zones};
use super::texts::declared_check;
use super::{Xinglingwang, choices};
use crate::judge::{Dice, Due, Happening, Impossible, Outcome, Rules, Sink, shuffle};
use crate::log::Seat;
use crate::table::{Card, Change, Changing, hasher, known};
use std::hash::{Hash, Hasher};

impl Rules for Xinglingwang {
    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        choices::is_asked(setup, state, by, what)
    }

    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        declared_check::check_untold(state, sink);
        declared_check::check_split(state, None, sink);
        choices::check(setup, state, by, what, sink);
    }

    fn check_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        check_outcome(state, what, sink);
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        match (ask, what) {
            (Ask::First, Chance::First { .. }) | (Ask::Open(_), Chance::Open { .. }) => true,
            (Ask::EitherShuffle, Chance::Shuffle { .. }) => true,
            (Ask::Shuffle(of), Chance::Shuffle { player, .. }) => of == *player,
            _ => false,
        }
    }

    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        if !matches!(what, Step::Text { .. }) {
            declared_check::check_untold(state, sink);
        }
        declared_check::check_split(state, splits(what), sink);
        step!(what, it => it.check(setup, state, sink));
    }

    fn apply_decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
        check_room(setup, state)?;
        let asked = choices::is_asked(setup, state, by, what);
        state.splitting = None;
        state.resolving.iter_mut().for_each(|it| it.told = true);
        decision!(what, choice => choice.make(setup, state, by, asked))?;
        settle(setup, state);
        Ok(())
    }

    fn apply_step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
        if !asked && step!(of what, Sort => <Sort as Happening<Self>>::BOOKKEEPING) {
            return Ok(());
        }
        check_room(setup, state)?;
        state.splitting = None;
        if !matches!(what, Step::Text { .. }) {
            state.resolving.iter_mut().for_each(|it| it.told = true);
        }
        step!(what, it => it.make(setup, state))?;
        if asked {
            step!(what, it => it.moves_on(state));
        }
        settle(setup, state);
        Ok(())
    }

    fn apply_chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
        check_room(setup, state)?;
        happen(setup, state, what, asked)?;
        settle(setup, state);
        Ok(())
    }

    fn is_aside(what: &Decision) -> bool {
        matches!(what, Decision::Look { .. })
    }

    fn is_pass(what: &Decision) -> bool {
        matches!(what, Decision::Pass | Decision::Decline { .. } | Decision::EarlyEnd { on: None })
    }

    fn decline(setup: &Setup, state: &State) -> Option<Decision> {
        choices::decline(setup, state)
    }

    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        choices::legal(setup, state)
    }

    fn roll(_: &Setup, state: &State, ask: Ask, dice: &mut dyn Dice) -> Chance {
        match ask {
            Ask::First => Chance::First { player: Seat::BOTH[dice.below(2)] },
            Ask::EitherShuffle | Ask::Shuffle(_) => {
                let player = if let Ask::Shuffle(of) = ask { of } else { Seat::A };
                let mut order = shuffled(state, player);
                order.sort_unstable();
                shuffle(dice, &mut order);
                Chance::Shuffle { player, order }
            }
            Ask::Open(of) => {
                let wheel = state.table.pile(zones::wheel(of));
                let card = wheel.get(dice.below(wheel.len().max(1))).copied().unwrap_or(Card::UNKNOWN);
                Chance::Open { by: of.other(), card }
            }
        }
    }

    fn is_full(state: &State) -> bool {
        super::rules::c09_enter_leave::is_full(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut to = hasher();
        state.table.hash().hash(&mut to);
        (&state.agenda, &state.slots, state.turn, state.phase, state.races, state.built).hash(&mut to);
        (state.forest, state.energy, state.most_energy, state.rewards, state.tokens, state.entered, state.by_effect)
            .hash(&mut to);
        (state.merged, state.merging, &state.joined, &state.joined_by_text, state.tactic, state.begun, state.gliding)
            .hash(&mut to);
        (state.countdown, state.declared, &state.pending, &state.dying, &state.resolving, &state.using).hash(&mut to);
        (&state.shown, &state.opened, &state.spins, &state.shuffles, &state.freed, &state.covers).hash(&mut to);
        (&state.playing, &state.running, &state.battle, state.passed, &state.once, &state.lasting).hash(&mut to);
        (state.astray, state.unseated, state.splitting, state.ending, state.outcome.map(|it| it.winner)).hash(&mut to);
        to.finish()
    }
}

/// 15.split.1: the unit that a step splits.
const fn splits(what: &Step) -> Option<Card> {
    if let Step::Text { does, .. } = what { does.splits() } else { None }
}

/// The cards that a shuffle includes: the library, and the cards laid aside for the mulligan (1.5n1).
fn shuffled(state: &State, of: Seat) -> Vec<Card> {
    let mut all = state.table.pile(zones::library(of)).to_vec();
    if state.turn.number == 0 {
        all.extend(state.table.pile(zones::aside(of)));
    }
    all
}

/// 1.3, 1.5n1, 15.spin.1: reports every fault of an outcome.
pub fn check_outcome(state: &State, what: &Chance, sink: &mut Sink<Xinglingwang>) {
    match what {
        Chance::First { .. } => {}
        Chance::Shuffle { player, order } if order.is_empty() => {
            let _ = player;
        }
        Chance::Shuffle { player, order } => {
            let (of, all) = (*player, shuffled(state, *player));
            let clause = if let Due::Chance { clause, .. } = state.due { clause } else { Clause::C1_5N1 };
            if order.len() != all.len() {
                let (cards, named) = (all.len(), order.len());
                sink.fault(clause, || Breach::ShuffleCounts { player: of, cards, named });
            }
            let places = [zones::library(of), zones::aside(of)];
            for (place, &card) in order.iter().enumerate().filter(|it| it.1.is_known()) {
                let there = places.into_iter().any(|zone| state.table.could_be_in(card, zone));
                if !there || order[..place].contains(&card) {
                    sink.fault(clause, || Breach::ShuffleNames { card, player: of });
                }
            }
        }
        Chance::Open { by, card } => {
            let Due::Chance { ask: Ask::Open(of), .. } = state.due else { return };
            if *by == of {
                sink.fault(Clause::C15Spin1, || Breach::OpensOwn { player: *by });
            }
            if !state.table.could_be_in(*card, zones::wheel(of)) {
                sink.fault(Clause::C15Spin1, || Breach::NotOnTheWheel { card: *card, player: of });
            }
        }
    }
}

/// Applies an outcome.
fn happen(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    match what {
        Chance::First { player } => {
            state.turn.first = *player;
            state.turn.player = *player;
            if asked {
                one_done(state);
            }
        }
        Chance::Shuffle { player, order } => {
            mix(setup, state, *player, order)?;
            let between = state.shuffles.iter().position(|it| it == player);
            match between {
                Some(at) => drop(state.shuffles.remove(at)),
                None if asked => c01_preparation::shuffled(state, *player),
                None => {}
            }
        }
        Chance::Open { by, card } => {
            let of = state.spins.first().copied().unwrap_or(by.other());
            if !card.is_known() || !state.bring(setup, *card, zones::wheel(of), zones::aside(of)) {
                return Err(missing(setup, *card));
            }
            if !state.spins.is_empty() {
                state.spins.remove(0);
            }
            state.opened.push(*card);
            c06_activate::add(setup, state, of, *card, super::cards::When::Opened, Clause::C15Spin2);
        }
    }
    Ok(())
}

/// Shuffles a library. The cards laid aside for the mulligan go into it.
fn mix(setup: &Setup, state: &mut State, of: Seat, order: &[Card]) -> Result<(), Impossible> {
    let (library, aside) = (zones::library(of), zones::aside(of));
    if state.turn.number == 0 {
        state.perform(setup, Change::Pour { from: aside, to: library });
    }
    if order.is_empty() {
        state.perform(setup, Change::Forget { zone: library });
        return Ok(());
    }
    let all = state.table.pile(library).to_vec();
    let there = |card: Card| state.table.could_be_in(card, library);
    let mut seen = crate::table::CardSet::NONE;
    if order.len() != all.len() || !known(order).all(|it| there(it) && seen.insert(it)) {
        return Err(missing(setup, order.iter().copied().find(|it| !there(*it)).unwrap_or(Card::UNKNOWN)));
    }
    let cards: Vec<Card> = order.iter().rev().copied().collect();
    match state.perform(setup, Change::Lay { zone: library, cards: &cards }) {
        true => Ok(()),
        false => Err(missing(setup, cards[0])),
    }
}
