//! 6.1: abilities and magic cards: those whose timing has come, their order, and those that may be used now.

use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::{Ability, From, When};
use crate::games::xinglingwang::log::words::Cards;
use crate::games::xinglingwang::state::characteristics::is_decaying;
use crate::games::xinglingwang::state::{Pending, Phase, Setup, State, zones};
use crate::games::xinglingwang::texts::lacks_targets;
use crate::games::xinglingwang::texts::target_order::is_any_there;
use crate::log::Seat;
use crate::table::{Card, known, ways};

/// 6.1: the place of a card in the order of terrain, units by lane, graveyard, hand. `None` for a card elsewhere.
pub fn place(state: &State, by: Seat, card: Card) -> Option<(From, u8)> {
    if let Some((_, at)) = state.find(card).filter(|it| it.0 == by) {
        return Some((From::Board, 1 + at as u8));
    }
    let zone = state.table.zone(card);
    if zone == zones::terrain(by) {
        Some((From::Board, 0))
    } else if zone == zones::graveyard(by) {
        Some((From::Graveyard, 20))
    } else if zone == zones::hand(by) {
        Some((From::Hand, 21))
    } else {
        None
    }
}

/// The abilities of a card, numbered from 1.
fn abilities(setup: &Setup, card: Card) -> impl Iterator<Item = (u8, &Ability)> + '_ {
    let all = setup.facts(card).map_or(&[][..], |it| &it.card.abilities);
    (1..).zip(all)
}

/// `true` if a card has an ability with one of these timings.
fn has_when(setup: &Setup, card: Card, whens: u32) -> bool {
    setup.facts(card).is_some_and(|it| it.whens & whens > 0)
}

/// 15.spend.2: the energy that an ability costs now: reductions never make a cost less than one.
pub fn spending(setup: &Setup, state: &State, by: Seat, ability: &Ability) -> u8 {
    let less = |card: Card| setup.facts(card).and_then(|it| it.card.spend_less).unwrap_or(0);
    let less: u8 = state.units(by).map(|it| less(it.1.card)).fold(0, u8::saturating_add);
    if ability.spend == 0 { 0 } else { ability.spend.saturating_sub(less).max(1) }
}

/// `true` if the costs and limits of an ability allow it. An ability that recalls cards never comes to wait by itself.
fn is_possible(setup: &Setup, state: &State, by: Seat, card: Card, number: u8, ability: &Ability) -> bool {
    ability.recall == 0 && is_payable(setup, state, by, card, number, ability)
}

/// `true` if the costs and limits of an ability allow it, apart from recalling.
fn is_payable(setup: &Setup, state: &State, by: Seat, card: Card, number: u8, ability: &Ability) -> bool {
    let spent = || ability.once && state.once.contains(&(card, number));
    let riders = || state.unit(card).is_some_and(|it| it.riders >= ability.disembark && !it.boarded);
    let energy = || state.energy[by.index()] >= i16::from(spending(setup, state, by, ability));
    !spent()
        && (ability.disembark == 0 || riders())
        && (ability.spend == 0 || energy())
        && ability.aims.is_none_or(|it| is_any_there(state, by, it))
        && !lacks_targets(setup, state, by, card, number)
}

/// Notes that a timing has come for a card on the board.
pub fn comes(setup: &Setup, state: &mut State, card: Card, when: When, clause: Clause) {
    let Some(by) = state.controller(card) else { return };
    add(setup, state, by, card, when, clause);
}

/// Notes that a timing has come for any card, such as an opened one.
pub fn add(setup: &Setup, state: &mut State, by: Seat, card: Card, when: When, clause: Clause) {
    let order = place(state, by, card).map_or(22, |it| it.1);
    for (ability, it) in abilities(setup, card) {
        if it.when == when && is_possible(setup, state, by, card, ability, it) {
            insert(state, Pending { by, card, ability, clause, order });
        }
    }
}

/// 6.1: inserts a waiting ability in order: the turn player's first. In a battle the side that won comes first, so
/// the order of arrival counts.
fn insert(state: &mut State, new: Pending) {
    let turn = state.turn.player;
    let in_battle = [Clause::C11_6_3, Clause::C11_6_4].contains(&new.clause);
    if state.pending.contains(&new) || state.pending.len() >= 200 {
        return;
    }
    let key = |it: &Pending| (it.by != turn, it.order);
    let at = match in_battle {
        true => state.pending.len(),
        // 6.4: abilities triggered during another effect come before those that waited already.
        false => {
            state.pending.iter().position(|it| it.clause == new.clause && key(it) > key(&new)).unwrap_or_else(|| {
                let same = state.pending.iter().rposition(|it| it.clause == new.clause);
                same.map_or(0, |it| it + 1)
            })
        }
    };
    state.pending.insert(at, new);
}

/// 6.1: notes that a timing has come for all cards of a player, in all zones.
pub fn come(setup: &Setup, state: &mut State, by: Seat, when: When, clause: Clause) {
    let cards: Vec<Card> = all_cards(state, by).filter(|it| has_when(setup, *it, when.bit())).collect();
    for card in cards {
        let from = place(state, by, card).map(|it| it.0);
        let order = place(state, by, card).map_or(22, |it| it.1);
        for (ability, it) in abilities(setup, card) {
            if it.when == when && Some(it.from) == from && is_possible(setup, state, by, card, ability, it) {
                insert(state, Pending { by, card, ability, clause, order });
            }
        }
    }
}

/// 13.2: `true` if the turn player has an effect of the start of the tactics phase.
pub fn starts(setup: &Setup, state: &State) -> bool {
    let by = state.turn.player;
    let mut board = known(state.table.pile(zones::terrain(by))).chain(state.units(by).map(|it| it.1.card));
    board.any(|card| has_when(setup, card, When::TacticsStart.bit()))
}

/// The cards of a player that may have abilities: terrain, units, graveyard, hand.
fn all_cards(state: &State, by: Seat) -> impl Iterator<Item = Card> + '_ {
    let terrain = known(state.table.pile(zones::terrain(by)));
    let units = state.units(by).map(|it| it.1.card);
    let graveyard = known(state.table.pile(zones::graveyard(by)));
    terrain.chain(units).chain(graveyard).chain(known(state.table.pile(zones::hand(by))))
}

/// 14.1, 15.decay.2: notes the effects of the end phase. A unit decays after its own effects.
pub fn end_phase(setup: &Setup, state: &mut State, by: Seat) {
    state.ending = Some(0);
    come(setup, state, by, When::End, Clause::C14_1);
    let decaying: Vec<(u8, Card)> = state
        .units(by)
        .filter(|it| is_decaying(setup, state, it.1.card))
        .map(|(at, unit)| (1 + at as u8, unit.card))
        .collect();
    for (order, card) in decaying {
        let at = state.pending.iter().position(|it| it.order > order).unwrap_or(state.pending.len());
        state.pending.insert(at, Pending { by, card, ability: 0, clause: Clause::C15Decay1, order });
    }
}

/// 6.1, 14.5n1: notes how far the effects of the end phase have come in the order, or that they are over.
pub fn reached(state: &mut State, clause: Clause, order: u8) {
    match clause {
        Clause::C14_1 | Clause::C15Decay1 => state.ending = state.ending.map(|it| it.max(order)),
        Clause::C14_5N1 => state.ending = None,
        _ => {}
    }
}

/// 15.decay.1: the decay of a unit no longer waits.
pub fn decayed(state: &mut State, unit: Card) {
    let decay = |it: &Pending| it.card == unit && it.ability == 0;
    if let Some(order) = state.pending.iter().find(|it| decay(it)).map(|it| it.order) {
        reached(state, Clause::C15Decay1, order);
        state.pending.retain(|it| !decay(it));
    }
}

/// 15.decay.3, xinglingwang-0047: a unit summoned in the end phase still has its end-phase effects and its decay, if
/// the lane order has not passed its position.
pub fn join_the_end(setup: &Setup, state: &mut State, card: Card) {
    let Some((by, at)) = state.find(card).filter(|it| it.0 == state.turn.player) else { return };
    let order = 1 + at as u8;
    if state.ending.is_none_or(|it| it >= order) || state.pending.len() >= 200 {
        return;
    }
    let ends = abilities(setup, card)
        .filter(|(number, it)| {
            it.when == When::End && it.from == From::Board && is_possible(setup, state, by, card, *number, it)
        })
        .map(|(ability, _)| Pending { by, card, ability, clause: Clause::C14_1, order });
    let decay = Pending { by, card, ability: 0, clause: Clause::C15Decay1, order };
    let new: Vec<Pending> = ends.chain(Some(decay).filter(|_| is_decaying(setup, state, card))).collect();
    let at = state.pending.iter().position(|it| it.order > order).unwrap_or(state.pending.len());
    // 6.4: they wait as if they had waited before the current text.
    state.running.iter_mut().for_each(|it| it.before[0] += new.len());
    state.pending.splice(at..at, new);
}

/// 10.2: a unit or terrain card is destroyed; effects of its destruction come first.
pub fn dies(setup: &Setup, state: &mut State, card: Card, clause: Clause) {
    if state.dying.iter().any(|it| it.0 == card) || state.dying.len() >= 40 {
        return;
    }
    comes(setup, state, card, When::Destroyed, clause);
    state.dying.push((card, clause));
}

/// 7.1: `true` if a timing that is a phase is now, for a player.
pub fn is_now(state: &State, by: Seat, when: When) -> bool {
    let own = state.turn.player == by;
    match when {
        When::OwnMain => own && matches!(state.phase, Phase::Summoning | Phase::Tactics),
        When::OwnSummoning => own && state.phase == Phase::Summoning,
        When::OwnTactics => own && state.phase == Phase::Tactics,
        When::OwnDefence => own && state.phase == Phase::Defence,
        When::EnemyDefence => !own && state.phase == Phase::Defence,
        When::Defence => state.phase == Phase::Defence,
        When::OwnTurn => own && state.phase > Phase::Preparation,
        _ => false,
    }
}

/// 11.6.1, 11.6.3: `true` if a player can use or activate anything now, or holds a card that the log hides.
pub fn could_act(setup: &Setup, state: &State, by: Seat) -> bool {
    let hand = state.table.pile(zones::hand(by));
    hand.iter().any(|it| !it.is_known() || (state.table.zone(*it) == zones::hand(by) && setup.facts(*it).is_none()))
        || offers(setup, state, by).next().is_some()
}

/// The magic cards and abilities for which a player is asked in a window, each with the ability's number, 0 for a
/// magic card.
pub fn offers<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> impl Iterator<Item = (Card, u8)> + 'a {
    magic(setup, state, by, false).map(|it| (it, 0)).chain(activations(setup, state, by, false))
}

/// The magic cards in hand that may be used now. `all`: includes those that are put beneath a unit.
pub fn magic<'a>(setup: &'a Setup, state: &'a State, by: Seat, all: bool) -> impl Iterator<Item = Card> + 'a {
    known(state.table.pile(zones::hand(by))).filter(move |card| {
        setup.facts(*card).is_some_and(|facts| {
            let gives = facts.card.gives.is_some() && !all;
            let aims = facts.card.aims.is_none_or(|it| is_any_there(state, by, it))
                && !lacks_targets(setup, state, by, *card, 0);
            !facts.is_unit() && !gives && aims && facts.card.timing.iter().any(|when| is_now(state, by, *when))
        })
    })
}

/// The abilities that may be activated now. `all`: includes those that recall cards.
pub fn activations<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    all: bool,
) -> impl Iterator<Item = (Card, u8)> + 'a {
    let on_board = known(state.table.pile(zones::terrain(by))).chain(state.units(by).map(|it| it.1.card));
    let graveyard = known(state.table.pile(zones::graveyard(by)));
    let cards = on_board.map(|it| (it, From::Board)).chain(graveyard.map(|it| (it, From::Graveyard)));
    let cards = cards.chain(known(state.table.pile(zones::hand(by))).map(|it| (it, From::Hand)));
    let now = When::PHASES.into_iter().filter(|it| is_now(state, by, *it)).fold(0, |all, it| all | it.bit());
    cards.filter(move |it| has_when(setup, it.0, now)).flat_map(move |(card, from)| {
        abilities(setup, card)
            .filter(move |(number, it)| {
                let payable = (all || it.recall == 0) && is_payable(setup, state, by, card, *number, it);
                it.from == from && is_now(state, by, it.when) && payable
            })
            .map(move |(number, _)| (card, number))
    })
}

/// 15.recall.1, 15.soul.1: the ways to recall cards with exactly this sum of soul points. For a sum of 0, the empty one.
pub fn recalls<'a>(setup: &'a Setup, state: &'a State, by: Seat, sum: u8) -> impl Iterator<Item = Cards> + 'a {
    let soul = move |card: &Card| setup.facts(*card).and_then(|it| it.card.soul).unwrap_or(0);
    let graveyard = known(state.table.pile(zones::graveyard(by))).filter(move |it| sum > 0 && soul(it) > 0);
    let of: Vec<Card> = graveyard.collect();
    let reached = Reached::by(of.iter().map(soul));
    let most = of.len();
    let may = move |chosen: &[Card], rest: &[Card]| {
        let so_far: usize = chosen.iter().map(|it| usize::from(soul(it))).sum();
        let left = Cards::CAPACITY.checked_sub(chosen.len());
        left.zip(usize::from(sum).checked_sub(so_far)).is_some_and(|(left, lacks)| reached.has(rest.len(), left, lacks))
    };
    let all = ways(of, [0, most], may).filter_map(|it| Cards::of(&it));
    all.filter(move |charge| charge.cards().iter().map(|it| u16::from(soul(it))).sum::<u16>() == u16::from(sum))
}

/// The sums that can be made from a tail of a list of numbers with a limited count of summands. It lets the search
/// for ways drop branches that cannot reach the sum.
struct Reached(Vec<[[u64; 4]; Cards::CAPACITY + 1]>);

impl Reached {
    fn by(numbers: impl DoubleEndedIterator<Item = u8>) -> Reached {
        // The empty sum is 0, for any count.
        let mut all = vec![[[1, 0, 0, 0]; Cards::CAPACITY + 1]];
        for number in numbers.rev() {
            let before = all[all.len() - 1];
            let mut now = before;
            for (many, sums) in now.iter_mut().enumerate().skip(1) {
                for sum in 0..=255 - number {
                    if bit(&before[many - 1], sum.into()) {
                        let sum = usize::from(sum + number);
                        sums[sum / 64] |= 1 << (sum % 64);
                    }
                }
            }
            all.push(now);
        }
        Reached(all)
    }

    /// `true` if `sum` can be made from at most `many` of the last `last` numbers.
    fn has(&self, last: usize, many: usize, sum: usize) -> bool {
        self.0.get(last).and_then(|it| it.get(many)).is_some_and(|it| bit(it, sum))
    }
}

fn bit(of: &[u64; 4], at: usize) -> bool {
    of.get(at / 64).is_some_and(|it| it >> (at % 64) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::Reached;

    #[test]
    fn sums_are_made_of_the_last_numbers() {
        let reached = Reached::by([5, 2, 2].into_iter());
        assert!(reached.has(2, 2, 4) && !reached.has(2, 1, 4) && !reached.has(2, 2, 5));
        assert!(reached.has(3, 2, 7) && !reached.has(3, 10, 8) && reached.has(0, 0, 0));
    }
}
