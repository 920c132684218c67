//! The clause that an unexpected entry breaks, and the replacement for an event that is missing.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::{Clause, Ruling};
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::words::{Ask, Chance, Decision, Step, step};
use crate::games::xinglingwang::rules::c06_activate;
use crate::games::xinglingwang::state::characteristics::has;
use crate::games::xinglingwang::state::{Phase, Setup, State, zones};
use crate::games::xinglingwang::texts::interrupts;
use crate::happenings;
use crate::judge::{Blame, Due, Event, Happening, Sink, Unasked};
use crate::log::Seat;
use crate::table::{Card, NamesCards};

impl Blame for Xinglingwang {
    /// 15.spin.4: a card is opened before the previous one is settled.
    fn check_other_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        let Chance::Open { card, .. } = *what else { return false };
        if state.opened.is_empty() {
            return false;
        }
        sink.fault(Clause::C15Spin4, || Breach::SpinUnderWay { card });
        true
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        step!(what, it => it.check_unasked(setup, state, sink))
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        match what {
            // 15.ranged.2: destruction by venom is destruction in battle as well (xinglingwang-0009).
            Unasked::Step(Step::Destroy { unit }, _) if is_ranged_attacker(setup, state, *unit) => Clause::C15Ranged2,
            Unasked::Step(Step::Destroy { unit }, _) if is_unbreakable(setup, state, *unit) => Clause::C15Unbreakable1,
            Unasked::Step(what, named) => {
                let own = || step!(what, it => it.offends(setup, state, named));
                instead(state, what).or(named).unwrap_or_else(own)
            }
            Unasked::Chance(Chance::First { .. }) => Clause::C1_4,
            Unasked::Chance(Chance::Shuffle { .. }) if state.turn.number == 0 => Clause::C1_5N1,
            Unasked::Chance(Chance::Shuffle { .. }) => Clause::C15Search1,
            Unasked::Chance(Chance::Open { .. }) => Clause::C15Spin1,
        }
    }

    /// 15.pierce.3: the battle with the back row is missing.
    fn absence(state: &State, demanded: Clause, _: Event<'_, Self>) -> (Clause, Option<Ruling>) {
        let second = state.battle.as_ref().is_some_and(|it| !it.fought.is_empty() && !it.left.is_empty());
        (if second && demanded == Clause::C11_6_2 { Clause::C15Pierce3 } else { demanded }, None)
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        if let Due::Step { what, .. } = state.due.clone() {
            step!(&what, it => it.leave_out(state));
        }
        crate::games::xinglingwang::rules::settle::settle(setup, state);
    }

    /// `true` if the player means the decision for now, while somebody has to choose: a card may be used at any time,
    /// and nothing may be left out of a continuous action.
    fn is_meant_now(state: &State, by: Seat, what: &Decision) -> bool {
        match what {
            // A hidden hand may decide whether the other player was asked first.
            Decision::Use { .. } if is_window_of_hands(state) => state.asks(by),
            Decision::Use { .. } => state.asks_somebody() || state.phase == Phase::Draw,
            // An ability with an exact timing may follow a choice that was not asked for.
            Decision::Activate { .. } => state.asks_somebody() && !is_window_of_hands(state),
            Decision::Pass | Decision::Decline { .. } => false,
            Decision::Look { .. } => true,
            Decision::Mulligan { .. } => state.asks_somebody(),
            _ => state.asks(by) && !is_window_of_hands(state) && !perhaps_waits(state),
        }
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        match ask {
            Ask::First => match next {
                Event::Decision(player, _) => Some(Chance::First { player }),
                _ => None,
            },
            Ask::EitherShuffle => Some(Chance::Shuffle {
                player: if let Event::Chance(Chance::Shuffle { player, .. }) = next { player.other() } else { Seat::A },
                order: Vec::new(),
            }),
            Ask::Shuffle(player) => Some(Chance::Shuffle { player, order: Vec::new() }),
            Ask::Open(_) => None,
        }
    }

    /// 11.6.1, 11.6.3: whether anything can be used may depend on cards that the log hides.
    fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
        let Due::Decision { by, clause } = state.due else { return None };
        if perhaps_waits(state) {
            return Some((Clause::C13_2, Card::UNKNOWN));
        }
        let hand = state.table.pile(zones::hand(by));
        let hides = hand.iter().any(|it| !it.is_known() || setup.facts(*it).is_none());
        let hidden = hides && is_window_of_hands(state) && c06_activate::offers(setup, state, by).next().is_none();
        hidden.then_some((clause, Card::UNKNOWN))
    }

    fn may_be_guessed(state: &State) -> bool {
        // Nobody can guess the unit that was played or moved.
        !matches!(state.due, Due::Decision { clause: Clause::C12_2 | Clause::C12_5 | Clause::C13_3 | Clause::C2_4, .. })
    }

    /// The book has no rule about loops.
    fn loop_clauses(_: usize) -> &'static [Clause] {
        &[]
    }
}

happenings!(Xinglingwang, step);

/// 15.ranged.2: `true` if a unit with ranged is the attacker of the current battle.
fn is_ranged_attacker(setup: &Setup, state: &State, card: Card) -> bool {
    let attacks = state.battle.as_ref().is_some_and(|it| it.attacker == card);
    attacks && state.unit(card).is_some_and(|it| has(setup, state, it, Keyword::Ranged))
}

/// 15.unbreakable.1: `true` if a unit has destruction resistance.
fn is_unbreakable(setup: &Setup, state: &State, card: Card) -> bool {
    state.unit(card).is_some_and(|it| has(setup, state, it, Keyword::Unbreakable))
}

/// 13.2: `true` if an effect that waits for the start of the tactics phase may have come too late for it.
fn perhaps_waits(state: &State) -> bool {
    state.perhaps_late && interrupts::moment(state).is_some_and(|it| it.clause == Clause::C13_2)
}

/// `true` if the only question is whether anything is used. Then the hand decides whether it is asked at all.
fn is_window_of_hands(state: &State) -> bool {
    use super::asked::{Asked, Item, asked};
    match asked(state) {
        Some(Asked::Item(Item::Before | Item::Fought | Item::After)) => true,
        Some(Asked::Item(Item::Summoning)) => state.entered,
        _ => false,
    }
}

/// The clause by which the due step treats a card of the logged step differently.
fn instead(state: &State, logged: &Step) -> Option<Clause> {
    if let (Due::Decision { clause: Clause::C15Devour1, .. }, Step::Sacrifice { .. }) = (&state.due, logged) {
        return Some(Clause::C15Devour1);
    }
    let Due::Step { clause, what } = &state.due else { return None };
    let mut cards = Vec::new();
    what.each_card(&mut |it| cards.push(it));
    let mut same = false;
    logged.each_card(&mut |it| same |= cards.contains(&it));
    (same && !matches!(logged, Step::Text { .. })).then_some(*clause)
}
