//! What effects do: the acts of an effect one after the other (700p8), and what each comes to.

use super::abilities;
use super::continuous::is_special;
use crate::games::zero::cards::{Ability, Keyword, Op, Special, Timing};
use crate::games::zero::log::words::{Cards, Effect, Place, Until};
use crate::games::zero::rules::agenda::top;
use crate::games::zero::rules::s106_links::is_in_chain;
use crate::games::zero::rules::s308_numbers::damage_to;
use crate::games::zero::rules::s705_targets::can_be_aimed_at;
use crate::games::zero::state::{AbilityRef, Aims, Link, Setup, State, Task, What, zones};
use crate::log::Seat;
use crate::table::{Card, NOWHERE};

/// What comes next of an effect.
pub enum Next {
    /// It does this.
    Do(Effect),
    /// A card enters, on another where it is laid on one.
    Enter(Card, Option<Card>),
    /// Something is asked of a player.
    Ask(Task),
    /// Nothing at this place: the next one.
    Pass,
    /// The act is done: on to the next.
    Over,
    /// The effect is done.
    End,
}

/// Who an effect works for, from what card, and at what.
pub struct Doing<'a> {
    /// Its player.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// What an effect from hand was chosen for.
    pub on: Card,
    /// What it is aimed at.
    pub aims: &'a Aims,
    /// X, or what was chosen as a number.
    pub x: u16,
    /// Whether it has triggered rather than been used.
    pub triggered: bool,
    /// 707p4: whether it does what it does instead.
    pub instead: bool,
}

impl<'a> Doing<'a> {
    /// What a link does.
    pub fn of(link: &'a Link) -> Doing<'a> {
        Doing {
            by: link.by,
            card: link.card,
            on: link.on,
            aims: &link.aims,
            x: link.x,
            triggered: link.x == TRIGGERED,
            instead: link.instead,
        }
    }
}

/// Stands for X of an effect that has triggered; none of those has an X.
pub const TRIGGERED: u16 = u16::MAX;

/// 900.gather.p1: what comes next of an effect: of its act number `act`, at place `place`.
pub fn next(setup: &Setup, state: &State, doing: &Doing<'_>, ability: &Ability, act: u8, place: u8) -> Next {
    match ability.keyword() {
        Some(Keyword::Gather) if !doing.triggered => match act {
            0 if place == 0 && state.stands(doing.card) => Next::Do(Effect::Gather { card: doing.card }),
            _ => Next::End,
        },
        Some(keyword) if ability.does.is_empty() => of_keyword(setup, state, doing, keyword, ability, [act, place]),
        _ => match does(doing, ability).get(usize::from(act)) {
            Some(op) => of_op(setup, state, doing, ability, op, place),
            None => Next::End,
        },
    }
}

/// 707p4: what an effect does.
fn does<'a>(doing: &Doing<'_>, ability: &'a Ability) -> &'a [Op] {
    match &ability.instead {
        Some((_, instead)) if doing.instead => instead,
        _ => &ability.does,
    }
}

/// 900.quickchange.p1, 900.reiatsu.p1, 900.scheme.p1, 900.shift.p1: section 900: what the keywords do.
fn of_keyword(
    setup: &Setup,
    state: &State,
    doing: &Doing<'_>,
    keyword: Keyword,
    ability: &Ability,
    [act, place]: [u8; 2],
) -> Next {
    let first = act == 0 && place == 0;
    let by = doing.by;
    let deck = zones::deck(by);
    match keyword {
        // 900.scheme.p1
        Keyword::Scheme if first && state.count(deck) > 0 => {
            let cards = Cards::one(top(state, deck));
            Next::Do(Effect::Look { player: by, of: by, zone: Place::Deck, cards })
        }
        Keyword::Scheme if act == 0 && place == 1 && state.count(deck) > 0 => Next::Ask(Task::Scheme(by)),
        // 900.chakra.p1, 900.constellation.p1
        Keyword::Chakra | Keyword::Constellation if first => Next::Ask(Task::Choose(by, keyword.clause())),
        // 900.rampage.p1: the number is chosen, and so many cards go.
        Keyword::Rampage if first => Next::Ask(Task::Choose(by, keyword.clause())),
        Keyword::Rampage if act == 0 && u16::from(place) <= doing.x && doing.x != TRIGGERED => {
            let deck = zones::deck(by.other());
            if state.count(deck) == 0 {
                return Next::End;
            }
            Next::Do(Effect::Move { card: top(state, deck), to: Place::Rest })
        }
        // 900.reiatsu.p1
        Keyword::Reiatsu => {
            each_card(setup, state, doing, ability, act, place, |card| Effect::Bar { card, until: Until::NextTurn })
        }
        // 900.shift.p1: the one returns, the other enters.
        Keyword::Shift if first => Next::Do(Effect::Move { card: doing.on, to: Place::Hand }),
        Keyword::Shift if act == 0 && place == 1 => Next::Enter(doing.card, None),
        Keyword::QuickChange | Keyword::SwordRelease | Keyword::Resurreccion if first => {
            Next::Enter(doing.card, Some(doing.on))
        }
        // 900.summon.p1
        Keyword::Summon if first && zones::is_resources(state.table.zone(doing.card)) => Next::Enter(doing.card, None),
        // 900.cursemark.p1, 900.cursemark.p3
        Keyword::CurseMark if first => Next::Do(Effect::Search { player: by, number: 1, hand: true }),
        Keyword::CurseMark if act == 0 && place == 1 => state
            .table
            .pile(zones::limbo(by))
            .iter()
            .find(|it| !is_in_chain(state, **it))
            .map_or(Next::End, |it| Next::Enter(*it, None)),
        _ => Next::End,
    }
}

/// An act for each of the cards that an effect is about: its targets, or, without any, the card itself.
fn each_card(
    setup: &Setup,
    state: &State,
    doing: &Doing<'_>,
    ability: &Ability,
    act: u8,
    place: u8,
    does: impl FnOnce(Card) -> Effect,
) -> Next {
    if act > 0 && ability.does.is_empty() {
        return Next::End;
    }
    match subject(setup, state, doing, ability, place) {
        None => Next::Over,
        Some(None) => Next::Pass,
        Some(Some(card)) => Next::Do(does(card)),
    }
}

/// The card at a place of those that an effect is about; none behind the last. 705p6: a target that has gone or is no longer
/// legal is passed over.
fn subject(setup: &Setup, state: &State, doing: &Doing<'_>, ability: &Ability, place: u8) -> Option<Option<Card>> {
    if ability.aims.is_empty() {
        return (place == 0)
            .then(|| Some(doing.card).filter(|it| state.stands(*it) || acts_from_afar(state, *it, ability)));
    }
    let card = *doing.aims.cards.cards().get(usize::from(place))?;
    let gone = doing.aims.gone >> place & 1 == 1;
    let aim = ability.aims.get(usize::from(place)).or(ability.aims.first())?;
    Some(Some(card).filter(|it| !gone && can_be_aimed_at(setup, state, doing.by, *aim, *it)))
}

/// 802p3, 700p10.2: whether an effect reaches its own card outside the battle zone: what triggers on its going to the rest zone
/// there, and what works elsewhere where it works.
fn acts_from_afar(state: &State, card: Card, ability: &Ability) -> bool {
    use Timing::{AttackDestroyed, BattleDestroyed, BattleToRest, DefenceDestroyed, Destroyed, ToRest};
    let goes = matches!(
        ability.timing(),
        Some(Destroyed | BattleDestroyed | AttackDestroyed | DefenceDestroyed | BattleToRest | ToRest)
    );
    goes && zones::is_rest(state.table.zone(card))
        || ability.from.is_some_and(|it| abilities::is_at_home(state, card, it))
}

/// What an act does at a place.
fn of_op(setup: &Setup, state: &State, doing: &Doing<'_>, ability: &Ability, op: &Op, place: u8) -> Next {
    let by = doing.by;
    let once = |effect: Effect| if place == 0 { Next::Do(effect) } else { Next::Over };
    let each =
        |does: fn(Card, Seat) -> Effect| each_card(setup, state, doing, ability, 0, place, |card| does(card, by));
    let turn = Until::Turn;
    match *op {
        Op::Draw(number) => once(Effect::Draw { player: by, number: number.into() }),
        Op::Discard(number) => once(Effect::Discard { player: by, number: number.into() }),
        Op::OpponentDiscards(number) => once(Effect::Discard { player: by.other(), number: number.into() }),
        Op::DamageLife(amount) => once(Effect::DamageLife { player: by.other(), amount: amount.into() }),
        Op::DamageLives(amount) => once(Effect::DamageLives { amount: amount.into() }),
        Op::ScrapEach(number) => once(Effect::ScrapEach { number: number.into() }),
        Op::OpponentScraps(number) => once(Effect::Scrap { player: by.other(), number: number.into() }),
        Op::EndTurn => once(Effect::EndTurn),
        Op::Mill(number) => {
            let deck = zones::deck(by.other());
            match place < number && state.count(deck) > 0 {
                true => Next::Do(Effect::Move { card: top(state, deck), to: Place::Rest }),
                false => Next::Over,
            }
        }
        Op::Cancel => match place == 0 && state.link(doing.aims.link).is_some() {
            true => Next::Do(Effect::Cancel { link: doing.aims.link }),
            false => Next::Over,
        },
        Op::Counter(counter) => match place == 0 && state.stands(doing.card) {
            true => {
                let to = state.table.count_of(doing.card, counter).saturating_add(1);
                Next::Do(Effect::Counters { card: doing.card, counter, to })
            }
            false => Next::Over,
        },
        Op::Token(ref code) => match setup.pool.find(code) {
            Some(definition) if place == 0 => {
                let made = state.tokens.iter().filter(|it| it.0.owner() == by).count();
                let card = Card::token(by, made);
                Next::Do(Effect::Create { card, definition: definition + 1, player: by })
            }
            _ => Next::Over,
        },
        // 707p2
        Op::Damage(amount) => each_card(setup, state, doing, ability, 0, place, |card| Effect::Damage {
            card,
            amount: damage_to(setup, state, card, amount),
        }),
        Op::Recover(amount) => {
            each_card(setup, state, doing, ability, 0, place, |card| Effect::Recover { card, amount })
        }
        Op::Change { attack, defence } => each_card(setup, state, doing, ability, 0, place, |card| Effect::Change {
            card,
            attack,
            defence,
            until: turn,
        }),
        Op::Give(keyword) => {
            each_card(setup, state, doing, ability, 0, place, |card| Effect::Give { card, keyword, until: turn })
        }
        Op::Destroy => each(|card, _| Effect::Destroy { card }),
        Op::Return => each(|card, _| Effect::Move { card, to: Place::Hand }),
        Op::Remove => each(|card, _| Effect::Move { card, to: Place::Removed }),
        Op::ToTop => each(|card, _| Effect::Move { card, to: Place::Deck }),
        Op::ToBottom => each(|card, _| Effect::Move { card, to: Place::DeckBottom }),
        Op::ToLife => each(|card, _| Effect::Move { card, to: Place::Life }),
        Op::Enter => each(|card, _| Effect::Move { card, to: Place::Battle }),
        Op::LoseEffects => each(|card, _| Effect::LoseEffects { card, until: Until::Turn }),
        Op::Bar => each(|card, _| Effect::Bar { card, until: Until::Turn }),
        Op::Tap => each(|card, _| Effect::Tap { card }),
        Op::Untap => each(|card, _| Effect::Untap { card }),
        Op::Control => each(|card, by| Effect::Control { card, player: by, until: Until::Turn }),
        Op::LeaveBattle => each(|card, _| Effect::LeaveBattle { card }),
        Op::MoveCounter(counter) => match ends(setup, state, doing, ability, place) {
            Some((card, to)) if card != to && state.table.count_of(card, counter) > 0 => {
                Next::Do(Effect::MoveCounter { card, to, counter })
            }
            _ => Next::Over,
        },
        // 622p3
        Op::Swap => match ends(setup, state, doing, ability, place) {
            Some((card, with)) if state.stands(card) && !state.stands(with) => Next::Do(Effect::Swap { card, with }),
            _ => Next::Over,
        },
        // 706p7
        Op::CopyUse => match state.link(doing.aims.link) {
            Some(link) if place == 0 && copied(setup, state, link).is_some() => {
                Next::Do(Effect::CopyUse { link: link.number })
            }
            _ => Next::Over,
        },
    }
}

/// The two cards that an effect is between: its targets, or the card itself and its one target; none where one of them has left.
fn ends(setup: &Setup, state: &State, doing: &Doing<'_>, ability: &Ability, place: u8) -> Option<(Card, Card)> {
    let at = |place| subject(setup, state, doing, ability, place).flatten();
    match ability.aims.len() {
        _ if place > 0 => None,
        1 => Some((doing.card, at(0)?)).filter(|it| state.stands(it.0)),
        _ => Some((at(0)?, at(1)?)),
    }
}

/// 706p7: what a tactic in the chain does, which a copy does as well.
pub fn copied(setup: &Setup, state: &State, link: &Link) -> Option<AbilityRef> {
    match link.what {
        What::Card(_) => crate::games::zero::rules::s106_links::use_of(setup, state, link.card),
        What::Copy(of) => Some(of),
        _ => None,
    }
}

/// Whether an effect would change anything: 102p4: what cannot be done is left out.
pub fn is_idle(setup: &Setup, state: &State, does: &Effect) -> bool {
    match *does {
        Effect::Tap { card } => !state.stands(card) || state.is_tapped(card) || is_event(state, card),
        Effect::Untap { card } => !state.is_tapped(card),
        Effect::Destroy { card } => !state.stands(card) || is_special(setup, state, card, Special::CannotBeDestroyed),
        Effect::Recover { card, .. } => state.damage_on(card) == 0,
        Effect::Discard { player, .. } => state.count(zones::hand(player)) == 0,
        Effect::Scrap { player, .. } => characters(setup, state, player).next().is_none(),
        Effect::ScrapEach { .. } => Seat::BOTH.into_iter().all(|it| characters(setup, state, it).next().is_none()),
        Effect::DamageLife { player, amount } => amount == 0 || state.count(zones::life(player)) == 0,
        Effect::DamageLives { .. } => Seat::BOTH.into_iter().all(|it| state.count(zones::life(it)) == 0),
        Effect::LeaveBattle { card } => !abilities::is_fighting(state, card),
        Effect::Control { card, player, .. } => !state.stands(card) || state.controller(card) == player,
        Effect::Move { card, .. } => card.is_known() && state.table.zone(card) == NOWHERE,
        _ => false,
    }
}

/// 104p5: the event zone's card is never tapped.
fn is_event(state: &State, card: Card) -> bool {
    state.table.zone(card) == zones::event(state.controller(card))
}

/// The characters in a player's battle zone.
pub fn characters<'a>(setup: &'a Setup, state: &'a State, of: Seat) -> impl Iterator<Item = Card> + 'a {
    state.units(of).iter().copied().filter(move |it| abilities::is_character(setup, state, *it))
}
