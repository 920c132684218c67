//! 6, 15: what the texts of cards do to the table, carried out as the log tells it.

use super::declared_check::{aimed_at, on_unit};
use super::legality::whose;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::When;
use crate::games::xinglingwang::log::effects::{Effect, Keyword};
use crate::games::xinglingwang::log::words::{Place, Pose, Shows, Slot};
use crate::games::xinglingwang::rules::c06_activate::{add, comes, dies};
use crate::games::xinglingwang::rules::c09_enter_leave::{
    enter, free, leave, merge, missing, send, strip, tuck, untuck, walk,
};
use crate::games::xinglingwang::state::{Beneath, Given, Lasting, MOST_ENERGY, Setup, State, Unit, zones};
use crate::judge::Impossible;
use crate::log::Seat;
use crate::table::{Card, Changing, NOWHERE};

/// Carries out what a text does, and notes on which of its targets (6.7).
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be.
pub fn apply(setup: &Setup, state: &mut State, source: Card, does: &Effect) -> Result<(), Impossible> {
    let acts_on_unit = on_unit(does).is_some_and(|it| it != source && state.find(it).is_some());
    for run in state.resolving.iter_mut().filter(|it| it.card == source) {
        (run.told, run.begun) = (true, true);
        if run.targets.is_empty() && acts_on_unit {
            run.touched = 1;
        }
    }
    if let Some((at, which)) = aimed_at(state, source, does) {
        let run = &mut state.resolving[at];
        run.touched |= 1 << which;
        if run.touched.count_ones() as usize == run.targets.len() {
            run.touched = 0;
        }
    }
    carry_out(setup, state, source, does)
}

fn carry_out(setup: &Setup, state: &mut State, source: Card, does: &Effect) -> Result<(), Impossible> {
    let of = whose(state, source);
    let stands = |state: &State, card: Card| state.find(card).map(|_| ()).ok_or_else(|| missing(setup, card));
    let last = |state: &mut State, unit: Card, what: Given, until| {
        stands(state, unit)?;
        state.lasting.push(Lasting { unit, what, until });
        Ok(())
    };
    match *does {
        Effect::Attack { unit, by, until } => last(state, unit, Given::Attack(by), until)?,
        Effect::Points { unit, by, until } => last(state, unit, Given::Points(by), until)?,
        Effect::Gain { unit, keyword, until } => last(state, unit, Given::Has(keyword), until)?,
        Effect::Lose { unit, keyword, until } => {
            last(state, unit, Given::Lacks(keyword), until)?;
            lose(setup, state, unit, keyword);
        }
        Effect::Forbid { unit, what, until } => last(state, unit, Given::Cannot(what), until)?,
        Effect::Allow { unit, what, until } => last(state, unit, Given::May(what), until)?,
        Effect::Draw { player, card } => draw(setup, state, player, card)?,
        Effect::Charge { player, by } => {
            let most = state.most_energy[player.index()];
            let energy = &mut state.energy[player.index()];
            *energy = (*energy + i16::from(by)).clamp(0, most);
        }
        Effect::Spend { player, by } => {
            let energy = &mut state.energy[player.index()];
            *energy = (*energy - i16::from(by)).max(0);
        }
        Effect::Reward { player, by } => {
            let rewards = &mut state.rewards[player.index()];
            *rewards = rewards.saturating_add(by).clamp(0, 999);
        }
        Effect::Forfeit { player, by } => {
            let rewards = &mut state.rewards[player.index()];
            *rewards = (*rewards - i16::from(by)).max(0);
        }
        Effect::FewerSacrifices { card, by, until } => {
            if !setup.has(card) {
                return Err(missing(setup, card));
            }
            state.lasting.push(Lasting { unit: card, what: Given::Fewer(by), until });
        }
        Effect::Control { unit, to } => control(setup, state, unit, to)?,
        Effect::Sideways { unit } => pose(setup, state, unit, Pose::Sideways)?,
        Effect::Upright { unit } => pose(setup, state, unit, Pose::Upright)?,
        Effect::Destroy { unit } => {
            state.controller(unit).ok_or_else(|| missing(setup, unit))?;
            dies(setup, state, unit, Clause::C10_2);
        }
        Effect::Bring { card, to } => bring(setup, state, card, to)?,
        Effect::Put { unit, to } => {
            let Some((side, _)) = state.find(unit) else { return Err(missing(setup, unit)) };
            if state.at(side, to).is_some() {
                return Err(missing(setup, unit));
            }
            walk(setup, state, unit, to)?;
        }
        Effect::Push { unit, to } => push(setup, state, unit, to)?,
        Effect::OffMap { unit, .. } => stands(state, unit)?,
        Effect::Summon { card, to } => {
            enter(setup, state, of, card, to)?;
            state.by_effect = true;
        }
        Effect::Play { card, to } => {
            enter(setup, state, of, card, to)?;
            state.by_effect = true;
            comes(setup, state, card, When::Instant, Clause::C15Instant2);
        }
        Effect::Traveller { player, to } => {
            let token = state.next_token(player);
            enter(setup, state, player, token, to)?;
            state.by_effect = true;
        }
        Effect::Transform { unit, into } => transform(setup, state, unit, into)?,
        Effect::Kidnap { unit, by } => kidnap(setup, state, unit, by)?,
        Effect::Embark { traveller, unit } => embark(setup, state, traveller, unit)?,
        Effect::Merge { under, onto, shows } => merges(setup, state, of, [under, onto], (under, shows))?,
        Effect::MechMerge { unit, onto, under, shows } => {
            merges(setup, state, of, [unit, onto], (under, shows))?;
            let names = [unit, onto].into_iter().filter_map(|it| Some(setup.facts(it)?.name));
            state.joined_by_text.extend(names);
            state.joined_by_text.truncate(200);
        }
        Effect::Limit { player, by } => {
            let most = &mut state.most_energy[player.index()];
            *most = (*most + i16::from(by)).clamp(0, MOST_ENERGY);
            state.energy[player.index()] = state.energy[player.index()].min(*most);
        }
        Effect::CountsAs { unit, kind, until } => last(state, unit, Given::Counts(kind), until)?,
        Effect::Split { unit, card, to } => split(setup, state, unit, card, to)?,
        Effect::Mount { card } => {
            if state.find(card).is_some() {
                leave(setup, state, card, Place::Wheel)?;
            } else {
                untuck(state, card);
                if !state.bring(setup, card, zones::hand(card.owner()), zones::wheel(of)) {
                    return Err(missing(setup, card));
                }
            }
        }
        Effect::Spin { player } => {
            if !state.table.pile(zones::wheel(player)).is_empty() {
                state.spins.push(player);
            }
        }
        Effect::Reveal { card } => reveal(setup, state, card)?,
        Effect::Search { card } => search(setup, state, card)?,
        Effect::Other => {}
    }
    Ok(())
}

/// 15.merge.3, 15.merge.8, 15.mechmerge.5: two units merge. The effects on it of a player's units come in any order, those of a
/// unit on the enemy's board by the enemy, after the others.
pub fn merges(
    setup: &Setup,
    state: &mut State,
    by: Seat,
    [unit, onto]: [Card; 2],
    (under, shows): (Card, Shows),
) -> Result<(), Impossible> {
    let controller = state.controller(onto).unwrap_or(by);
    merge(setup, state, [unit, onto], under, shows)?;
    if controller != by {
        add(setup, state, controller, onto, When::Merged, Clause::C15Merge8);
        add(setup, state, by, unit, When::Merged, Clause::C15Mechmerge2);
        return Ok(());
    }
    for card in [unit, onto] {
        add(setup, state, by, card, When::Merged, Clause::C15Mechmerge2);
    }
    for it in state.pending.iter_mut().filter(|it| [unit, onto].contains(&it.card)) {
        it.order = 0;
    }
    Ok(())
}

fn pose(setup: &Setup, state: &mut State, card: Card, to: Pose) -> Result<(), Impossible> {
    let unit = state.unit_mut(card).ok_or_else(|| missing(setup, card))?;
    (unit.pose, unit.target) = (to, None);
    Ok(())
}

/// A card of a library goes to the hand.
pub fn draw(setup: &Setup, state: &mut State, player: Seat, card: Card) -> Result<(), Impossible> {
    match state.shift(setup, card, zones::library(player), zones::hand(player), 0) {
        true => Ok(()),
        false => Err(missing(setup, card)),
    }
}

/// 15.kidnap.7: without kidnap what it holds goes to the graveyard.
fn lose(setup: &Setup, state: &mut State, card: Card, keyword: Keyword) {
    if keyword != Keyword::Kidnap {
        return;
    }
    let Some(unit) = state.unit_mut(card) else { return };
    let held: Vec<Card> = unit.kidnapped().collect();
    unit.beneath.retain(|it| !matches!(it, Beneath::Kidnapped(_)));
    free(setup, state, held, false);
}

/// 10.1: a unit leaves the board; a card of another zone changes zones.
fn bring(setup: &Setup, state: &mut State, card: Card, to: Place) -> Result<(), Impossible> {
    if state.find(card).is_some() {
        return leave(setup, state, card, to);
    }
    state.shown.retain(|it| it.0 != card);
    state.opened.retain(|it| *it != card);
    untuck(state, card);
    let owner = card.owner();
    if !card.is_known() || !state.bring(setup, card, zones::hand(owner), zones::named(to, owner)) {
        return Err(missing(setup, card));
    }
    if to == Place::Library && !state.shuffles.contains(&owner) {
        state.shuffles.push(owner);
    }
    Ok(())
}

/// 6.9: a unit changes sides with all that lies beneath it.
fn control(setup: &Setup, state: &mut State, card: Card, to: Slot) -> Result<(), Impossible> {
    let Some((of, from)) = state.find(card) else { return Err(missing(setup, card)) };
    let now = of.other();
    if state.at(now, to).is_some() {
        return Err(missing(setup, card));
    }
    let Some(unit) = state.slots[of.index()][from as usize].take() else { return Err(missing(setup, card)) };
    state.bring(setup, card, zones::board(of), zones::board(now));
    for it in &unit.beneath {
        state.bring(setup, it.card(), zones::under(of), zones::under(now));
    }
    state.slots[now.index()][to as usize] = Some(unit);
    Ok(())
}

/// 15.push.1
fn push(setup: &Setup, state: &mut State, card: Card, to: Slot) -> Result<(), Impossible> {
    let Some((of, from)) = state.find(card) else { return Err(missing(setup, card)) };
    let mut chain = vec![from];
    let (mut at, mut next) = (from, Some(to));
    while let Some(slot) = next {
        chain.push(slot);
        if state.at(of, slot).is_none() {
            break;
        }
        next = at.beyond(slot);
        at = slot;
    }
    let end = chain[chain.len() - 1];
    if state.at(of, end).is_some() {
        return Err(missing(setup, card));
    }
    for pair in chain.windows(2).rev() {
        let unit = state.at(of, pair[0]).map(|it| it.card);
        if let Some(unit) = unit {
            walk(setup, state, unit, pair[1])?;
        }
    }
    Ok(())
}

/// 15.transform.1, 15.transform.2, 15.transform.3: another card in its place, in its state, free to move as it was.
fn transform(setup: &Setup, state: &mut State, card: Card, into: Card) -> Result<(), Impossible> {
    let Some((of, at)) = state.find(card) else { return Err(missing(setup, card)) };
    let Some(unit) = state.unit(card).cloned() else { return Err(missing(setup, card)) };
    let token = into.token_place().is_some();
    // 6.9n1: a little traveller is its controller's, and that player's next one.
    if token && into != state.next_token(of) {
        return Err(missing(setup, into));
    }
    if !into.is_known() || state.find(into).is_some() || (!token && state.table.zone(into) == NOWHERE) {
        return Err(missing(setup, into));
    }
    leave(setup, state, card, Place::Graveyard)?;
    untuck(state, into);
    if !state.bring(setup, into, zones::hand(into.owner()), zones::board(of)) {
        return Err(missing(setup, into));
    }
    if token {
        state.tokens[of.index()] = state.tokens[of.index()].saturating_add(1);
        state.forest[of.index()] = state.forest[of.index()].saturating_sub(1);
    }
    state.once.retain(|it| it.0 != into);
    let Unit { pose, bound, attacked, target, .. } = unit;
    let new = Unit { pose, bound, attacked, target, ..Unit::new(into) };
    state.slots[of.index()][at as usize] = Some(new);
    Ok(())
}

/// 15.kidnap.1, 15.kidnap.6: a unit goes beneath the kidnapper; of a merged one the upper unit alone, the rest to the graveyard.
fn kidnap(setup: &Setup, state: &mut State, card: Card, by: Card) -> Result<(), Impossible> {
    if card == by || state.find(by).is_none() {
        return Err(missing(setup, by));
    }
    let Some((of, _)) = state.find(card) else { return Err(missing(setup, card)) };
    let parts: Vec<Card> = state.unit(card).map(|it| it.merged().map(|it| it.0).collect()).unwrap_or_default();
    if let Some(unit) = state.unit_mut(card) {
        unit.beneath.retain(|it| !matches!(it, Beneath::Merged(..)));
    }
    leave(setup, state, card, Place::Exile)?;
    for part in parts {
        send(setup, state, of, part, Place::Graveyard);
    }
    if card.token_place().is_some() {
        state.forest[card.owner().index()] = state.forest[card.owner().index()].saturating_sub(1);
    }
    tuck(setup, state, by, Beneath::Kidnapped(card));
    Ok(())
}

/// 15.embark.1, 15.disembark.2
fn embark(setup: &Setup, state: &mut State, traveller: Card, unit: Card) -> Result<(), Impossible> {
    if traveller == unit || state.find(unit).is_none() || traveller.token_place().is_none() {
        return Err(missing(setup, unit));
    }
    let Some((of, _)) = state.find(traveller) else { return Err(missing(setup, traveller)) };
    leave(setup, state, traveller, Place::Graveyard)?;
    state.forest[of.index()] = state.forest[of.index()].saturating_sub(1);
    if let Some(unit) = state.unit_mut(unit) {
        unit.riders = unit.riders.saturating_add(1);
        unit.boarded = true;
    }
    Ok(())
}

/// 15.split.1, 15.split.3: a lower unit stands by itself; the merged unit has left, so that its magic goes to the graveyard, and
/// what it held does not stay (10.6, 15.kidnap.5, 15.ride.3).
fn split(setup: &Setup, state: &mut State, unit: Card, card: Card, to: Slot) -> Result<(), Impossible> {
    let Some((of, at)) = state.find(unit) else { return Err(missing(setup, unit)) };
    if state.at(of, to).is_some() {
        return Err(missing(setup, card));
    }
    let Some(mut merged) = state.slots[of.index()][at as usize].take() else { return Err(missing(setup, unit)) };
    if !merged.merged().any(|it| it.0 == card) {
        state.slots[of.index()][at as usize] = Some(merged);
        return Err(missing(setup, card));
    }
    strip(setup, state, of, &merged);
    merged.beneath.retain(|it| it.card() != card && matches!(it, Beneath::Merged(..)));
    state.once.retain(|it| ![unit, card].contains(&it.0));
    state.splitting = Some(unit).filter(|_| !merged.beneath.is_empty());
    let rest = Unit { beneath: merged.beneath, bound: at.is_front(), ..Unit::new(unit) };
    state.slots[of.index()][at as usize] = Some(rest);
    state.bring(setup, card, zones::under(of), zones::board(of));
    state.slots[of.index()][to as usize] = Some(Unit { bound: to.is_front(), ..Unit::new(card) });
    Ok(())
}

/// 15.reveal.1, 15.reveal.4: a revealed card is in none of the zones until its effect is done.
fn reveal(setup: &Setup, state: &mut State, card: Card) -> Result<(), Impossible> {
    let at = state.table.zone(card);
    let of = card.owner();
    let hidden_in = [zones::library(of), zones::hand(of)].into_iter().find(|it| state.table.hides(*it));
    let from = if at == NOWHERE { hidden_in.unwrap_or(at) } else { at };
    if from == NOWHERE || !state.table.could_be_in(card, from) || state.find(card).is_some() {
        return Err(missing(setup, card));
    }
    if !card.is_known() || !state.shift(setup, card, from, zones::aside(of), 0) {
        return Err(missing(setup, card));
    }
    state.came = Some((card, from));
    state.shown.push((card, from));
    Ok(())
}

/// 15.search.1: out of a library, which is shuffled then.
fn search(setup: &Setup, state: &mut State, card: Card) -> Result<(), Impossible> {
    let of = card.owner();
    let from_library = state.table.could_be_in(card, zones::library(of));
    reveal(setup, state, card)?;
    if from_library && !state.shuffles.contains(&of) {
        state.shuffles.push(of);
    }
    Ok(())
}
