//! What effects do: the acts of an effect one after the other (700p8), and what each does to the table.

use super::abilities::{self, can_be_aimed_at, is_special};
use super::cards::{Ability, Keyword, Kind, Op, Special, Timing};
use super::clauses::Clause;
use super::numbers::damage_to;
use super::state::{AbilityRef, Aims, Change as Lasts, Lasting, Link, Setup, State, Task, What};
use super::words::{Cards, Effect, Place, Until};
use super::zones::{self, FACE_DOWN, GATHERING, TAPPED};
use super::{agenda::top, stacking, turn};
use crate::judge::Impossible;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

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

/// Whether a card on the move is one in the chain.
pub fn is_in_chain(state: &State, card: Card) -> bool {
    state.chain.iter().any(|it| it.card == card)
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
fn copied(setup: &Setup, state: &State, link: &Link) -> Option<AbilityRef> {
    match link.what {
        What::Card(_) => super::resolving::use_of(setup, state, link.card),
        What::Copy(of) => Some(of),
        _ => None,
    }
}

/// 706p7, 706p7.2: a copy with all that was chosen joins the chain, above all but the effect that makes it.
fn copy_use(setup: &Setup, state: &mut State, by: Seat, number: u16) {
    let Some(link) = state.link(number).copied() else { return };
    let Some(of) = copied(setup, state, &link) else { return };
    state.links = state.links.saturating_add(1);
    let at = state.chain.len().saturating_sub(1);
    state.chain.insert(at, Link { number: state.links, by, what: What::Copy(of), ..link });
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

/// 101p6, 602p1: carries out what an effect of a player's does.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn apply(setup: &Setup, state: &mut State, by: Seat, does: &Effect) -> Result<(), Impossible> {
    match *does {
        Effect::Damage { card, amount } => hurt(state, card, amount),
        Effect::DamageLife { player, amount } => fix_life(state, player, amount, false),
        // 704p9: the active player's first.
        Effect::DamageLives { amount } => {
            let active = state.turn.player;
            [active, active.other()].into_iter().for_each(|it| fix_life(state, it, amount, false));
        }
        Effect::Destroy { card } => return destroy(setup, state, card),
        Effect::Move { card, to } => return move_to(setup, state, by, card, to),
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
        Effect::Untap { card } => turn::untap(setup, state, card),
        Effect::Control { card, player, until } => {
            state.change_control(setup, card, player);
            lasts(state, card, Lasting::Control(player), until);
        }
        Effect::Cancel { link } => cancel(setup, state, link),
        Effect::LeaveBattle { card } => leave_battle(state, card),
        Effect::EndTurn => end_turn(setup, state),
        Effect::Swap { card, with } => return stacking::swap(setup, state, card, with),
        Effect::Counters { card, counter, to } => {
            state.perform(setup, Change::Count { card, counter, to });
        }
        Effect::Recover { card, amount } => recover(state, card, amount),
        Effect::Reveal { cards } => {
            cards.cards().iter().for_each(|it| revealed(setup, state, *it));
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
        Effect::Create { card, definition, player } => return stacking::create(setup, state, card, definition, player),
        Effect::Tuck { card, under } => return stacking::tuck(setup, state, card, under),
        Effect::Cover { card, on } => return stacking::cover(setup, state, card, on),
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
                move_to(setup, state, by, card, Place::DeckBottom)?;
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
        Effect::Look { .. } => {}
    }
    Ok(())
}

/// 900.herocall.p1: a card is revealed. 615p2: one that a search has found lies in no deck any more.
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

/// The most lasting effects and cards on the move that a log can bring about.
pub const MOST: usize = 4000;

fn lasts(state: &mut State, card: Card, what: Lasting, until: Until) {
    if state.changes.len() < MOST && state.table.zone(card) != NOWHERE {
        state.changes.push(Lasts { card, what, until });
    }
}

/// 607p2: damage adds up. 607p5, 607p6: what is prevented of it does not count, and is prevented once.
pub fn hurt(state: &mut State, card: Card, amount: u32) {
    let mut amount = amount;
    for change in state.changes.iter_mut().filter(|it| it.card == card) {
        if let Lasting::Prevented(left) = &mut change.what {
            let prevented = amount.min(*left);
            (amount, *left) = (amount - prevented, *left - prevented);
        }
    }
    state.changes.retain(|it| it.what != Lasting::Prevented(0));
    if amount == 0 || !state.stands(card) {
        return;
    }
    match state.damage.iter_mut().find(|it| it.0 == card) {
        Some(it) => it.1 = it.1.saturating_add(amount),
        None => {
            let at = state.damage.partition_point(|it| it.0 < card);
            state.damage.insert(at, (card, amount));
        }
    }
}

/// 618p3
fn recover(state: &mut State, card: Card, amount: u32) {
    if let Some(it) = state.damage.iter_mut().find(|it| it.0 == card) {
        it.1 = it.1.saturating_sub(amount);
    }
    state.damage.retain(|it| it.1 > 0);
}

/// 505p1.2: the cards are fixed next.
pub fn fix_life(state: &mut State, player: Seat, amount: u16, battle: bool) {
    if amount > 0 && state.count(zones::life(player)) > 0 {
        state.task(Task::FixLife(player, amount, battle));
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
fn move_to(setup: &Setup, state: &mut State, by: Seat, card: Card, to: Place) -> Result<(), Impossible> {
    let owner = card.owner();
    let moved = match to {
        Place::Battle => state.enter(setup, card, by, 0) && equip(setup, state, by, card),
        Place::Resources => state.bring(setup, card, zones::resources(owner), 0),
        Place::ResourcesFaceDown => state.bring(setup, card, zones::resources(owner), FACE_DOWN),
        Place::RemovedFaceDown => state.bring(setup, card, zones::removed(owner), FACE_DOWN),
        Place::DeckBottom => {
            let moved = state.bring(setup, card, zones::deck(owner), 0);
            if moved && state.table.zone(card) == zones::deck(owner) {
                to_the_bottom(setup, state, owner, 1);
            }
            moved
        }
        place => bring_somehow(setup, state, by, card, zones::of_place(place, owner)),
    };
    done(moved, setup, state, card)
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

/// A card that has no name so far comes from the deck that is milled, or from a life zone.
fn bring_somehow(setup: &Setup, state: &mut State, by: Seat, card: Card, to: u8) -> bool {
    if state.table.zone(card) != NOWHERE {
        return state.bring(setup, card, to, 0);
    }
    let owner = if card.is_known() { card.owner() } else { by.other() };
    let from = [zones::deck(owner), zones::life(owner), zones::hand(owner)];
    from.into_iter().any(|from| state.table.could_be_in(card, from) && state.take(setup, card, from, to, 0))
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
        move_to(setup, state, by, *card, to)?;
    }
    if let (Some(first), true) = (cards.first(), cards.len() > 1) {
        let few = super::words::Four::of(cards).unwrap_or_default();
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

/// A used card that leaves the chain without having entered goes to the rest zone (207p1.2).
pub fn spend(setup: &Setup, state: &mut State, link: &Link) {
    let card = link.card;
    if matches!(link.what, super::state::What::Card(_)) && state.table.zone(card) == zones::limbo(card.owner()) {
        state.bring(setup, card, zones::rest(card.owner()), 0);
    }
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
    turn::cut_short(state);
}

/// What keeps a card from being taken.
pub fn absent(setup: &Setup, state: &State, card: Card) -> Impossible {
    let zone = zones::name(state.table.zone(card), setup.tongue.native);
    let card = setup.tell(card);
    Impossible(say!(
        setup,
        "{card} is in the {zone}, so it cannot be taken from where it would have to be",
        "{card}在{zone}，无法从应在之处取出"
    ))
}

/// Whether a move worked.
///
/// # Errors
/// What keeps the card from being taken.
pub fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(absent(setup, state, card)) }
}
