//! Section 622, 900.transform, 900.bankai: cards that change places, or are laid on or under others; 325: tokens that enter.

use crate::games::zero::cards::Timing;
use crate::games::zero::state::moves::{MOST, absent, done};
use crate::games::zero::state::{Below, Lasting, Setup, State, Under, zones};
use crate::judge::Impossible;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

impl State {
    /// 622p6, 900.transform.p7: transfers the state of a card to another: damage, equipment, effects on it, level markers, its
    /// part in a battle.
    pub fn hand_over(&mut self, from: Card, to: Card) {
        let swap = |place: &mut Card| {
            if *place == from {
                *place = to;
            }
        };
        self.damage.iter_mut().for_each(|it| swap(&mut it.0));
        self.changes.iter_mut().for_each(|it| swap(&mut it.card));
        self.bearers.iter_mut().for_each(|it| swap(&mut it.1));
        self.bearers.iter_mut().for_each(|it| swap(&mut it.0));
        self.below.iter_mut().for_each(|it| swap(&mut it.host));
        self.changes.retain(|it| it.card != to || !matches!(it.what, Lasting::Copy(_) | Lasting::Renamed(_)));
        if let Some(fight) = &mut self.fight {
            swap(&mut fight.attacker);
            let lists = [&mut fight.objects, &mut fight.defenders, &mut fight.struck, &mut fight.hit];
            lists.into_iter().flatten().for_each(swap);
            fight.declared.iter_mut().for_each(|pair| {
                swap(&mut pair.0);
                swap(&mut pair.1);
            });
        }
    }

    /// 612p4: moves a card to another player's battle or resource zone, with its state.
    pub fn change_control(&mut self, setup: &Setup, card: Card, to: Seat) {
        let spot = self.table.spot(card);
        let zone = spot.zone - spot.zone % 2 + zones::rest(to) % 2;
        if zone == spot.zone || !(zones::is_battle(zone) || zones::is_resources(zone)) {
            return;
        }
        let counters: Vec<(u8, u16)> =
            (0..=u8::MAX).map(|it| (it, self.table.count_of(card, it))).filter(|it| it.1 > 0).collect();
        self.fight_without(card);
        self.shift(setup, card, spot.zone, zone, spot.marks);
        // 326p6: counters stay on a card that moves between zones of one sort.
        for (counter, to) in counters {
            self.perform(setup, Change::Count { card, counter, to });
        }
        // 612p7
        for equipment in self.equipment(card).collect::<Vec<_>>() {
            self.change_control(setup, equipment, to);
        }
    }
}

/// 622: swaps two cards: one leaves, and the other enters and takes over its state.
pub fn swap(setup: &Setup, state: &mut State, card: Card, with: Card) -> Result<(), Impossible> {
    let (spot, from) = (state.table.spot(card), state.table.zone(with));
    if !state.stands(card) || from == NOWHERE {
        return Err(absent(setup, state, if state.stands(card) { with } else { card }));
    }
    state.came = Some((with, from));
    state.raise(setup, card, Timing::Leaves);
    state.shift(setup, with, from, spot.zone, spot.marks);
    state.hand_over(card, with);
    let to = from - from % 2 + zones::rest(card.owner()) % 2;
    let to = if card.token_place().is_some() { NOWHERE } else { to };
    state.perform(setup, Change::Move { card, from: spot.zone, to, marks: 0 });
    state.entered(setup, with);
    Ok(())
}

/// 325p1: lets a token enter.
pub fn create(setup: &Setup, state: &mut State, card: Card, definition: u16, player: Seat) -> Result<(), Impossible> {
    let place = definition.saturating_sub(1);
    if card.token_place().is_none() || state.tokens.len() >= MOST || state.table.zone(card) != NOWHERE {
        return Err(Impossible(say!(setup, "{card} is no token that could enter", "{card}不是可以登场的代替物")));
    }
    state.tokens.retain(|it| it.0 != card);
    let at = state.tokens.partition_point(|it| it.0 < card);
    state.tokens.insert(at, (card, place));
    done(state.enter(setup, card, player, 0), setup, state, card)
}

/// 900.transform.p9, 900.releasedform.p3: lays a card under another.
pub fn tuck(setup: &Setup, state: &mut State, card: Card, host: Card) -> Result<(), Impossible> {
    done(state.stands(host) && state.bring(setup, card, zones::under(card.owner()), 0), setup, state, card)?;
    let why = lies_as(setup, state, host);
    if card.token_place().is_none() {
        state.below.push(Below { card, host, why });
    }
    Ok(())
}

/// 900.swordrelease.p1.2, 900.transform.p9: a card under a Zanpakuto or an Arrancar is a sword soul, under any other card a
/// transform card.
fn lies_as(setup: &Setup, state: &State, host: Card) -> Under {
    let arrancar = setup.pool.known.arrancar;
    let sword = state.facts(setup, host).is_some_and(|it| it.sword.is_some() || it.attributes.contains(&arrancar));
    if sword { Under::Soul } else { Under::Form }
}

/// 900.bankai.p1: lays a card on another as a sword release does; 900.transform.p11: or as a transform does.
pub fn cover(setup: &Setup, state: &mut State, card: Card, on: Card) -> Result<(), Impossible> {
    let why = lies_as(setup, state, card);
    done(state.lay_on(setup, card, on, Some(why)), setup, state, card)?;
    state.entered(setup, card);
    if why == Under::Soul {
        state.raise(setup, card, Timing::Released);
    }
    Ok(())
}
