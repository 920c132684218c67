//! What effects do to the table: damage, moves, draws, and all that a log's `effect` step may say.

use super::actions::{characters, copied};
use super::continuous::is_special;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Keyword, Kind, Special, Timing};
use crate::games::zero::log::words::{Cards, Effect, Place, Until};
use crate::games::zero::rules::s106_links::spend;
use crate::games::zero::rules::s607_damage_counters::{fix_life, hurt, recover};
use crate::games::zero::rules::{s400_turn, s622_swap};
use crate::games::zero::state::moves::{MOST, absent, done};
use crate::games::zero::state::zones::{self, FACE_DOWN, GATHERING, TAPPED};
use crate::games::zero::state::{Change as Lasts, Lasting, Link, Setup, State, Task, What};
use crate::judge::Impossible;
use crate::log::{Pile, Seat};
use crate::table::{Card, Change, Changing, NOWHERE, NamesCards, Zone};

/// 101p6, 602p1: carries out what an effect of a player's does.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn apply(
    setup: &Setup,
    state: &mut State,
    by: Seat,
    does: &Effect,
    from: Option<Pile<Place>>,
) -> Result<(), Impossible> {
    if let Some(it) = from {
        let zone = zones::of_place(it.zone, it.of);
        does.each_card(&mut |card| {
            if card.is_known() && card.token_place().is_none() {
                state.recognise(setup, card, zone);
            }
        });
    }
    match *does {
        Effect::Damage { card, amount } => hurt(state, card, amount),
        Effect::DamageLife { player, amount } => fix_life(state, player, amount, false),
        // 704p9: the active player's first.
        Effect::DamageLives { amount } => {
            let active = state.turn.player;
            [active, active.other()].into_iter().for_each(|it| fix_life(state, it, amount, false));
        }
        Effect::Destroy { card } => return destroy(setup, state, card),
        Effect::Move { card, to } => return move_to(setup, state, by, card, to, from),
        Effect::MoveTogether { cards, to } => return move_together(setup, state, by, cards.cards(), to),
        Effect::Draw { player, number } => state.draws(player, number, Clause::C602P1),
        // 101p6
        Effect::DrawEach { number } => {
            let active = state.turn.player;
            let short = |of: Seat| state.count(zones::deck(of)) < usize::from(number);
            match short(active) && short(active.other()) {
                true => state.task(Task::Draws(Clause::C101P6)),
                false => [active, active.other()].into_iter().for_each(|it| state.draws(it, number, Clause::C602P1)),
            }
        }
        Effect::Discard { player, number } => {
            let number = number.min(state.count(zones::hand(player)) as u16);
            if number > 0 {
                state.task(Task::Discard(player, number, Clause::C608P1));
            }
        }
        Effect::Scrap { player, number } => ask_to_scrap(setup, state, player, number),
        // 102p3: the active player chooses first.
        Effect::ScrapEach { number } => {
            let active = state.turn.player;
            [active, active.other()].into_iter().for_each(|it| ask_to_scrap(setup, state, it, number));
        }
        Effect::Change { card, attack, defence, until } => lasts(state, card, Lasting::Change(attack, defence), until),
        Effect::Give { card, keyword, until } => lasts(state, card, Lasting::Give(keyword), until),
        Effect::LoseEffects { card, until } => lasts(state, card, Lasting::Lost, until),
        Effect::Bar { card, until } => lasts(state, card, Lasting::Barred, until),
        Effect::Shield { card, until } => lasts(state, card, Lasting::Shielded, until),
        Effect::Tap { card } => state.mark_in_play(setup, card, TAPPED, 0),
        Effect::Untap { card } => s400_turn::untap(setup, state, card),
        Effect::Control { card, player, until } => {
            state.change_control(setup, card, player);
            lasts(state, card, Lasting::Control(player), until);
        }
        Effect::Cancel { link } => cancel(setup, state, link),
        Effect::LeaveBattle { card } => leave_battle(state, card),
        Effect::EndTurn => end_turn(setup, state),
        Effect::Swap { card, with } => return s622_swap::swap(setup, state, card, with),
        Effect::Counters { card, counter, to } => {
            state.perform(setup, Change::Count { card, counter, to });
        }
        Effect::Recover { card, amount } => recover(state, card, amount),
        Effect::Reveal { cards } => {
            cards.cards().iter().for_each(|it| revealed(setup, state, *it));
            Seat::BOTH.into_iter().for_each(|player| seen(state, player, cards));
        }
        Effect::Search { player, number, hand } => {
            state.search = Some((player, number, 0));
            state.task(Task::Find(player, number, hand));
        }
        Effect::SearchAny { player, number } => {
            let number = number.min(state.count(zones::deck(player)) as u16);
            state.search = Some((player, number, 0));
            if number > 0 {
                state.task(Task::FindAny(player, number));
            }
        }
        Effect::Gain { card, of, until } => {
            let face = setup.faces.get(of.index()).copied().unwrap_or_else(|| state.face(setup, of));
            lasts(state, card, Lasting::Gained(face), until);
        }
        Effect::Prevent { card, amount, until } => lasts(state, card, Lasting::Prevented(amount), until),
        Effect::Shuffle { player } => state.task(Task::Shuffle(player, Clause::C617P1)),
        Effect::Create { card, definition, player } => {
            return s622_swap::create(setup, state, card, definition, player);
        }
        Effect::Tuck { card, under } => return s622_swap::tuck(setup, state, card, under),
        Effect::Cover { card, on } => return s622_swap::cover(setup, state, card, on),
        Effect::UseCard { player, card } => state.owed.push((player, card)),
        Effect::Gather { card } => state.mark_in_play(setup, card, TAPPED | GATHERING, 0),
        Effect::Copy { card, of } => {
            let face = state.face(setup, of);
            lasts(state, card, Lasting::Copy(face), Until::Always);
        }
        Effect::Rename { card, definition } => {
            lasts(state, card, Lasting::Renamed(definition.saturating_sub(1)), Until::Always);
        }
        Effect::Duel { a, b } => {
            for card in [a, b] {
                revealed(setup, state, card);
                move_to(setup, state, by, card, Place::DeckBottom, None)?;
            }
        }
        // 326p7
        Effect::MoveCounter { card, to, counter } => {
            let [from, there] = [card, to].map(|it| state.table.count_of(it, counter));
            if card != to && from > 0 && state.table.zone(to) != NOWHERE {
                state.perform(setup, Change::Count { card, counter, to: from - 1 });
                state.perform(setup, Change::Count { card: to, counter, to: there.saturating_add(1) });
            }
        }
        Effect::CopyUse { link } => copy_use(setup, state, by, link),
        Effect::Look { player, cards, .. } => seen(state, player, cards),
    }
    Ok(())
}

/// 614p3: a player has seen which cards these are.
fn seen(state: &mut State, player: Seat, cards: Cards) {
    let free = MOST.saturating_sub(state.looked.len());
    state.looked.extend(cards.cards().iter().take(free).map(|it| (player, *it)));
}

/// 900.herocall.p1, 900.herocall.p5: a card is revealed. 615p2: one that a search has found lies in no deck any more.
fn revealed(setup: &Setup, state: &mut State, card: Card) {
    let zone = state.table.zone(card);
    // 616p3, 900.herocall.p5: not one that lies revealed already.
    if state.shown.contains(&Some(card)) && state.table.top(zone) == Some(card) {
        return;
    }
    if zones::is_deck(zone) || zone == NOWHERE && state.table.could_be_in(card, zones::deck(card.owner())) {
        state.raise_where(setup, card, |it| it.is(Keyword::HeroCall));
    }
}

fn lasts(state: &mut State, card: Card, what: Lasting, until: Until) {
    if state.changes.len() < MOST && state.table.zone(card) != NOWHERE {
        state.changes.push(Lasts { card, what, until });
    }
}

fn ask_to_scrap(setup: &Setup, state: &mut State, player: Seat, number: u16) {
    let number = number.min(characters(setup, state, player).count() as u16);
    if number > 0 {
        state.task(Task::Scrap(player, number));
    }
}

/// 605: a card in the battle zone is destroyed: 802p1: its effects on that trigger, and it goes to the rest zone.
pub fn destroy(setup: &Setup, state: &mut State, card: Card) -> Result<(), Impossible> {
    if !state.stands(card) {
        return Err(absent(setup, state, card));
    }
    state.raise(setup, card, Timing::Destroyed);
    done(state.bring(setup, card, zones::rest(card.owner()), 0), setup, state, card)
}

/// 609p1, 102p6: a card goes to a zone of its owner's, or enters the battle zone of the effect's player.
fn move_to(
    setup: &Setup,
    state: &mut State,
    by: Seat,
    card: Card,
    to: Place,
    from: Option<Pile<Place>>,
) -> Result<(), Impossible> {
    let from = nameless_in(state, by, card, from);
    let owner = if card.is_known() { card.owner() } else { from.map_or(by.other(), zones::owner) };
    let zone = zones::of_place(to, owner);
    let face_down = matches!(to, Place::ResourcesFaceDown | Place::RemovedFaceDown);
    let moved = match to {
        Place::Battle => {
            let known = from.is_none_or(|it| state.recognise(setup, card, it));
            known && state.enter(setup, card, by, 0) && equip(setup, state, by, card)
        }
        _ => {
            let marks = if face_down { FACE_DOWN } else { 0 };
            match from {
                Some(from) => state.take(setup, card, from, zone, marks),
                None => state.bring(setup, card, zone, marks),
            }
        }
    };
    if moved && to == Place::DeckBottom && state.table.top(zone) == Some(card) {
        to_the_bottom(setup, state, owner, 1);
    }
    done(moved, setup, state, card)
}

/// The zone of a card that has no name so far: what the log says, or else it comes from the deck that is milled, from a life zone,
/// or from a hand.
fn nameless_in(state: &State, by: Seat, card: Card, from: Option<Pile<Place>>) -> Option<Zone> {
    if state.table.zone(card) != NOWHERE {
        return None;
    }
    let owner = if card.is_known() { card.owner() } else { by.other() };
    let may_be = [zones::deck(owner), zones::life(owner), zones::hand(owner)];
    let said = from.map(|it| zones::of_place(it.zone, it.of));
    said.or_else(|| may_be.into_iter().find(|it| state.table.could_be_in(card, *it)))
}

/// 319p12: for equipment that has entered otherwise than by use its player chooses a bearer, where there can be one.
fn equip(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    let is_loose =
        state.bearer(card).is_none() && state.facts(setup, card).is_some_and(|it| it.kind == Kind::Equipment);
    if is_loose && bearers(setup, state, by, card).next().is_some() {
        state.task(Task::Equip(by, card));
    }
    true
}

/// 319p12.2: the characters that equipment can be put on by a player.
pub fn bearers<'a>(setup: &'a Setup, state: &'a State, by: Seat, card: Card) -> impl Iterator<Item = Card> + 'a {
    let foreign = state.facts(setup, card).is_some_and(|it| it.is_for_opponents());
    let of = Seat::BOTH.into_iter().filter(move |it| *it == by || foreign);
    of.flat_map(|it| characters(setup, state, it))
        .filter(|it| !is_special(setup, state, *it, Special::CannotBeEquipped))
}

/// The top cards of a deck, so many, go to its bottom in their order.
pub fn to_the_bottom(setup: &Setup, state: &mut State, of: Seat, number: usize) {
    let mut cards = state.table.pile(zones::deck(of)).to_vec();
    let number = number.min(cards.len());
    cards.rotate_right(number);
    state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
}

/// 201p4, 202p5: several cards go together, and their owner says in which order they lie.
fn move_together(setup: &Setup, state: &mut State, by: Seat, cards: &[Card], to: Place) -> Result<(), Impossible> {
    for card in cards {
        move_to(setup, state, by, *card, to, None)?;
    }
    if let (Some(first), true) = (cards.first(), cards.len() > 1) {
        let few = crate::games::zero::log::words::Four::of(cards).unwrap_or_default();
        state.task(Task::Order(first.owner(), few, to));
    }
    Ok(())
}

/// 620p1: out of the chain; 620p3: a card goes to its owner's rest zone.
fn cancel(setup: &Setup, state: &mut State, number: u16) {
    let Some(at) = state.chain.iter().position(|it| it.number == number) else { return };
    let link = state.chain.remove(at);
    spend(setup, state, &link);
}

/// 621p1, 621p3: a character is out of the battle; with it the other side, if it was alone.
fn leave_battle(state: &mut State, card: Card) {
    let Some(fight) = &mut state.fight else { return };
    if fight.attacker != card {
        fight.defenders.retain(|it| *it != card);
    }
    fight.parted |= fight.attacker == card || fight.defenders.is_empty();
}

/// 619p1: all that is in the chain leaves it without effect, and the turn goes on with its clean-up step.
fn end_turn(setup: &Setup, state: &mut State) {
    for link in std::mem::take(&mut state.chain) {
        spend(setup, state, &link);
    }
    s400_turn::cut_short(state);
}

/// 706p7, 706p7.2: a copy with all that was chosen joins the chain, above all but the effect that makes it.
fn copy_use(setup: &Setup, state: &mut State, by: Seat, number: u16) {
    let Some(link) = state.link(number).copied() else { return };
    let Some(of) = copied(setup, state, &link) else { return };
    state.links = state.links.saturating_add(1);
    let under_way = usize::from(state.resolving.is_some());
    let at = state.chain.len().saturating_sub(under_way);
    state.chain.insert(at, Link { number: state.links, by, what: What::Copy(of), ..link });
}
