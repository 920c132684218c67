//! The step of damage.1: the top card of a life moves to the grave, point by point.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Suit, Truth};
use crate::games::blackpoker::facts::{Breach, Dealing, Dealt};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Damage;
use crate::games::blackpoker::referee::public_zones::{of_grave, on_top};
use crate::games::blackpoker::referee::under_way::{hangs_on, sure_size, under_way};
use crate::games::blackpoker::rules::agenda::request_of;
use crate::games::blackpoker::rules::r04_damage::{cost, is_on_top, taker};
use crate::games::blackpoker::rules::r05_zones_life::goes;
use crate::games::blackpoker::state::{Request, Setup, State, zones};
use crate::judge::{Due, Happening, Seen, Sink, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change};

/// judge.effect.3, throw.effect: `true` if the point that is due belongs to an effect, and not to a cost.
fn is_of_effect(state: &State) -> bool {
    matches!(&state.due, Due::Step { clause, what } if *clause != Clause::CostL && taker(what).is_some())
}

/// The hidden card that decides whether there is one more point.
fn hidden(state: &State) -> Option<Card> {
    state.fight.hidden.filter(|_| is_of_effect(state) && state.fight.sure == 0)
}

impl Happening<BlackPoker> for Damage {
    const CLAUSE: Clause = Clause::Damage1;
    const REVEALS: bool = true;
    const IS_POINT: bool = true;

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::grave(self.player)))
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    fn moves_on(self, state: &mut State) -> bool {
        let of_effect = is_of_effect(state);
        if of_effect {
            let fight = &mut state.fight;
            (fight.damage, fight.sure) = (fight.damage.saturating_sub(1), fight.sure.saturating_sub(1));
        }
        of_effect
    }

    fn check(self, _: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden(state), sink);
    }

    fn may_be_absent(self, _: &Setup, state: &State) -> bool {
        hidden(state).is_some()
    }

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        dealt_under(state, self.player)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let due_too = matches!(&state.due, Due::Step { what, .. } if taker(what).is_some());
        if due_too { None } else { why_none(setup, state, self.player).map(Why::from) }
    }

    fn shown(self, state: &State, view: View) -> Option<Seen<BlackPoker>> {
        match is_on_top(state, self.player, Card::UNKNOWN) {
            true => Some(on_top(Card::UNKNOWN, self.player)),
            false => of_grave(view, self.player),
        }
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} takes a point of damage: {card}", "{player}が1点のダメージを受ける：{card}")
    }
}

/// The clause that governs damage to a player now. judge.effect.3, throw.effect: the amount of an effect; a request's cost: the
/// amount that its requester takes; damage.1: otherwise, only damage moves cards of a life to the grave.
fn dealt_under(state: &State, player: Seat) -> Clause {
    let paid = |it: &Request| it.by == player && acts(state) && state.passed == [false; 2];
    match under_way(state) {
        Some(_) if state.life(player) == 0 => Clause::Damage1,
        Some(Action::Judge) => Clause::JudgeEffect3,
        Some(Action::Throw) => Clause::ThrowEffect,
        None => state.stage.last().filter(|it| paid(it)).map_or(Clause::Damage1, |it| it.action.rule().cost),
        _ => Clause::Damage1,
    }
}

/// core.empty, core.respond: `true` if a request or a pass is asked for.
fn acts(state: &State) -> bool {
    matches!(state.due, Due::Decision { clause: Clause::CoreEmpty | Clause::CoreRespond, .. })
}

/// judge.effect.3, throw.effect, damage.1, and a cost: returns why there is no more damage.
fn why_none(setup: &Setup, state: &State, player: Seat) -> Option<Breach> {
    if state.life(player) == 0 {
        return Some(Breach::EmptyLife { player });
    }
    match request_of(state) {
        Some(it) if it.action == Action::Judge => Some(by_attackers(setup, state)),
        Some(it) if it.action == Action::Throw => {
            let spade = it.keys.cards().iter().find(|it| is_spade(setup, state, **it))?;
            Some(Breach::ThrowDeals { card: *spade, number: setup.face(*spade)?.number() })
        }
        Some(_) => Some(Breach::NothingDealsDamage),
        None => match state.stage.last() {
            Some(it) if it.by == player && it.action.rule().life > 0 => Some(cost(it.action.rule())),
            _ => Some(Breach::NothingDealsDamage),
        },
    }
}

fn is_spade(setup: &Setup, state: &State, card: Card) -> bool {
    state.faces(setup, card).are(Faces::of(&[Suit::Spade], 1, 13)) == Truth::Yes
}

/// The largest number of attackers that a fact lists.
const MOST_TOLD: usize = 4;

/// judge.effect.3: tells what each attacker deals.
fn by_attackers(setup: &Setup, state: &State) -> Breach {
    let each = state.attackers.iter().take(MOST_TOLD).map(|attacker| {
        let unit = *attacker;
        match (state.stands(*attacker), state.blocks.iter().any(|it| it.attacker == *attacker)) {
            (false, _) => Dealt::HasLeft { unit },
            (true, true) if state.blockers_of(*attacker).is_empty() => Dealt::WasBlocked { unit },
            (true, true) => Dealt::IsBlocked { unit },
            (true, false) => Dealt::Number { unit, number: sure_size(setup, state, unit).map(|it| it.max(0)) },
        }
    });
    let attackers = Dealing(each.collect());
    match state.attackers.len().saturating_sub(MOST_TOLD) {
        _ if attackers.0.is_empty() => Breach::NobodyAttacks,
        0 => Breach::AttackersDeal { attackers },
        more => Breach::MoreAttackersDeal { attackers, more },
    }
}
