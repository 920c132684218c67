//! Chapter 5 and 10.6.2.7.2: what the texts of cards do, carried out as the log tells it. Whether a text can do that at all is
//! judged by the rules; how much, to which card and under which condition is not.

use super::damage::{self, Cause};
use super::{continuous, costs, programs, resolve};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::Deed;
use crate::games::evolve::cards::{Facts, Pool, Sort};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Counter, Effect, Group, Keyword, Kind, Place, Target, Trigger};
pub use crate::games::evolve::rules::c09_tokens::{has_no_token_left, next_token};
use crate::games::evolve::rules::{c09_tokens, c12_2_evolve};
use crate::games::evolve::state::history::{NextCost, Search};
use crate::games::evolve::state::zones::{self, ARRIVED, FACE_UP, RESTED};
use crate::games::evolve::state::{Does, Setup, State, Value};
use crate::judge::Sink;
use crate::judge::{Fact as _, Impossible};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

/// Whose a text is: of whoever uses it, or else of the card's controller.
fn user(state: &State, source: Card) -> Seat {
    let using = state.using.filter(|it| it.card == source).map(|it| it.by);
    using.or_else(|| state.keeper(source)).unwrap_or(source.owner())
}

/// 10.6.2.7.2: says all that the rules know to be wrong with what a text does. The rest rests on the text.
pub fn check(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Evolve>) {
    if !setup.has(source) || source == Card::UNKNOWN {
        return sink.fault(Clause::C10_6_2_7_2, || Breach::NoSuchCard { card: source });
    }
    match state.printed(setup, source) {
        None if source.token_place().is_some() => {
            return sink.fault(Clause::C10_6_2_7_2, || Breach::NoSuchCard { card: source });
        }
        None => sink.undecidable(Clause::C10_6_2_7_2, source),
        Some(_) if !has_text(setup, state, source) => {
            return sink.fault(Clause::C10_6_2_7_2, || Breach::NoText { card: source });
        }
        Some(_) => {}
    }
    let before = sink.faults.len();
    check_effect(setup, state, source, does, sink);
    let nothing_else = sink.faults.len() == before;
    if nothing_else && state.printed(setup, source).is_some() && !may_now(setup, state, source) {
        sink.fault(Clause::C10_6_2_7_2, || Breach::NotCarriedOut { card: source });
    }
    sink.unmodelled(Clause::C10_6_2_7_2, source);
}

/// Whether a card, or the one with which it has evolved, has any text.
fn has_text(setup: &Setup, state: &State, source: Card) -> bool {
    let faces = state.face(setup, source).into_iter().chain(state.printed(setup, source));
    let lent = state.using.is_some_and(|it| it.card == source) && state.lender(setup).is_some();
    lent || faces.into_iter().any(|it| it.has_text() || speaks_as_leader(setup, state, it))
}

/// Whether a leader may have an ability: printed is none on any, but texts give some.
fn speaks_as_leader(setup: &Setup, state: &State, face: &Facts) -> bool {
    face.is(Kind::Leader) && (state.told || setup.laid_out)
}

/// Whether a text of a card may do something now: it is carried out, or one that only the text knows holds all the time.
fn may_now(setup: &Setup, state: &State, source: Card) -> bool {
    let lasting = |it: &Sort| matches!(it, Sort::Continuous | Sort::Spell | Sort::Automatic(Trigger::Other));
    let faces = || state.face(setup, source).into_iter().chain(state.printed(setup, source));
    // 10.3.4, 10.3.5: no text works in the evolve deck, and none that holds all the time in the hand.
    let place = zones::word(state.table.zone(source));
    let lies_there = place == Some(Place::EvolveDeck);
    let lasting = |it: &Sort| lasting(it) && (place != Some(Place::Hand) || *it == Sort::Automatic(Trigger::Other));
    state.using.is_some_and(|it| it.card == source)
        || !lies_there
            && faces().any(|face| {
                let written = programs::of(face);
                let is_judged = |at: usize| match written.place(at) {
                    Some(it) => programs::is_judged(face, written, it),
                    None => (0..written.abilities.len()).all(|it| programs::is_judged(face, written, it)),
                };
                // All that a spell says beside its text is of its being played.
                let plays = |it: &Sort| *it == Sort::Continuous && face.is(Kind::Spell);
                let told = |(at, it): (usize, &crate::games::evolve::cards::Ability)| {
                    lasting(&it.sort) && !plays(&it.sort) && !is_judged(at)
                };
                face.abilities.iter().enumerate().any(told) || speaks_as_leader(setup, state, face)
            })
}

/// 1.3.2.1, 1.3.2.2, 5.9.1, 5.13.1.2, 10.4.5.1: what no text can do as the table stands.
fn check_effect(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Evolve>) {
    match *does {
        Effect::Damage { by: 0, .. } => sink.fault(Clause::C1_3_2_2, || Breach::ByNothing),
        Effect::Damage { to: Target::Card(card), .. } if !state.is_follower(setup, card) => {
            sink.fault(Clause::C5_13_1_2, || Breach::NoFollower { card });
        }
        Effect::Damage { to, .. } if damage::is_prevented(setup, state, to, Cause::Ability(source)) => {
            let card = to.card().unwrap_or(source);
            sink.fault(Clause::C1_3_3, || Breach::Forbidden { card });
        }
        Effect::Destroy { card } => {
            check_leaving(setup, state, card, sink);
            check_done_again(setup, state, does, sink);
        }
        Effect::Banish { card } => {
            check_leaving(setup, state, card, sink);
            check_done_again(setup, state, does, sink);
        }
        Effect::Put { card, to, .. } => check_put(setup, state, source, card, to, sink),
        Effect::Create { token, code, to, .. } => c09_tokens::check_create(state, token, code.text(), to, sink),
        Effect::Draw { player, card } => check_draw(state, player, card, sink),
        Effect::DrawFails { player } if state.top(player).is_some() => {
            sink.fault(Clause::C5_9_1, || Breach::DeckIsNotEmpty { player });
        }
        Effect::Rest { .. } | Effect::Stand { .. } => check_done_again(setup, state, does, sink),
        Effect::Counters { card, counter, by } if i32::from(by) + i32::from(state.counters(card, counter)) < 0 => {
            sink.fault(Clause::C10_4_5_1, || Breach::TooFewCounters { card, there: state.counters(card, counter) });
        }
        Effect::Evolve { card, with } => c12_2_evolve::check_evolution(setup, state, card, with, sink),
        Effect::Seize { card } => check_seizing(state, user(state, source), card, sink),
        Effect::Points { player, by } | Effect::EvolvePoints { player, by } if by < 0 => {
            let value = if matches!(does, Effect::Points { .. }) { Value::Points } else { Value::Evolve };
            let points = state.value(player, value);
            if points + i32::from(by) < 0 {
                sink.fault(Clause::C10_4_5_1, || Breach::TooFewPoints { cost: -i32::from(by), points });
            }
        }
        Effect::Search { player, .. } if state.search.is_some_and(|it| it.player != player) => {
            sink.fault(Clause::C5_7_2, || Breach::SearchUnderWay);
        }
        _ => {}
    }
}

/// 1.3.2.1, 1.3.3: what no text does, while one is carried out that has not said so: to rest what is rested, to stand what is
/// standing, to destroy or banish what no ability destroys or banishes.
pub fn check_done_again(setup: &Setup, state: &State, does: &Effect, sink: &mut Sink<Evolve>) {
    match *does {
        Effect::Rest { card } if state.keeper(card).is_some() && state.is_rested(card) => {
            sink.fault(Clause::C1_3_2_1, || Breach::AlreadyRested { card });
        }
        Effect::Stand { card } if state.keeper(card).is_some() && !state.is_rested(card) => {
            sink.fault(Clause::C1_3_2_1, || Breach::AlreadyStanding { card });
        }
        Effect::Destroy { card } if resolve::is_indestructible(setup, state, card) => {
            sink.fault(Clause::C1_3_3, || Breach::Forbidden { card });
        }
        Effect::Banish { card } if continuous::forbids(setup, state, card, &Deed::BeBanishedByAbility) => {
            sink.fault(Clause::C1_3_3, || Breach::Forbidden { card });
        }
        _ => {}
    }
}

/// 13.3.2.2: a card with stack and a counter loses a counter instead of leaving the field.
fn check_leaving(setup: &Setup, state: &State, card: Card, sink: &mut Sink<Evolve>) {
    let stays = state.keeper(card).is_some()
        && state.counters(card, Counter::Stack) > 0
        && state.has(setup, card, Keyword::Stack);
    if stays {
        sink.fault(Clause::C13_3_2_2, || Breach::LosesACounterInstead { card });
    }
}

/// 4.4.4.2, 4.8.3.2: not beyond the limit of the zone. 5.7.1.2: what a search by a condition has found is shown first.
/// 9.1.4.2: no spell comes to the field.
fn check_put(setup: &Setup, state: &State, source: Card, card: Card, to: Place, sink: &mut Sink<Evolve>) {
    if state.keeper(card).is_some() && to != Place::Field {
        check_leaving(setup, state, card, sink);
    }
    let of = if to == Place::Field { user(state, source) } else { card.owner() };
    check_room(state, if card.is_known() { of } else { user(state, source) }, to, sink);
    let from_deck = card == Card::UNKNOWN || state.table.could_be_in(card, zones::deck(card.owner()));
    if let Some(Search { condition: true, shown, player, .. }) = state.search
        && from_deck
        && (card == Card::UNKNOWN || card.owner() == player)
        && matches!(to, Place::Hand | Place::Ex | Place::Field)
        && !shown.each().any(|it| it == card)
    {
        sink.fault(Clause::C5_7_1_2, || Breach::FoundAndNotShown { card });
    }
}

/// 4.4.4.2, 4.8.3.2
pub fn check_room(state: &State, of: Seat, to: Place, sink: &mut Sink<Evolve>) {
    let clause = match to {
        Place::Field => Clause::C4_4_4_2,
        Place::Ex => Clause::C4_8_3_2,
        _ => return,
    };
    if state.room(of, to) == 0 {
        sink.fault(clause, || Breach::ZoneIsFull { of, zone: to, limit: state.limit(of, to) });
    }
}

/// 5.9.1: the top card of the deck; 5.9.1.1: of an empty one there is none.
fn check_draw(state: &State, player: Seat, card: Card, sink: &mut Sink<Evolve>) {
    match state.top(player) {
        None => sink.fault(Clause::C5_9_1_1, || Breach::DeckIsEmpty { player }),
        Some(top) if top.is_known() && card.is_known() && top != card => {
            sink.fault(Clause::C5_9_1, || Breach::AnotherCardOnTop { card, player, top });
        }
        Some(Card::UNKNOWN) if card.is_known() && !state.table.could_be_in(card, zones::deck(player)) => {
            sink.fault(Clause::C5_9_1, || Breach::NotInTheDeck { card, player });
        }
        Some(_) => {}
    }
}

/// 5.21.1: a card of the other player's field; 4.4.4.2: for which there is room.
fn check_seizing(state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    if state.keeper(card) != Some(by.other()) {
        sink.fault(Clause::C5_21_1, || Breach::NotOnTheOtherField { card, by });
    }
    check_room(state, by, Place::Field, sink);
}

/// Carries out what a text does.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be.
pub fn apply(setup: &Setup, state: &mut State, source: Card, does: &Effect) -> Result<(), Impossible> {
    let by = user(state, source);
    let on_field = |card: Card, state: &State| match state.keeper(card) {
        Some(_) => Ok(()),
        None => Err(Impossible(Breach::NotOnTheField { card }.tell(setup))),
    };
    let done = |worked: bool, card: Card| match worked {
        true => Ok(()),
        false => Err(Impossible(missing(setup, card))),
    };
    if let Effect::Put { card, .. } | Effect::Banish { card } = *does
        && finds(state, card)
        && let Some(search) = &mut state.search
    {
        search.found = true;
    }
    match *does {
        Effect::Damage { to, by } => {
            state.damage(setup, to, by);
            if let (Target::Card(card), true) = (to, by > 0) {
                state.did(setup, card, &Deed::IsDamagedByAbility);
            }
        }
        Effect::Leader { player, by } => state.change_leader(setup, player, by.into()),
        Effect::Destroy { card } => {
            on_field(card, state)?;
            state.destroy(setup, card);
        }
        Effect::Banish { card } => return done(put(setup, state, by, card, Place::Banished, false), card),
        Effect::Put { card: Card::UNKNOWN, to, .. } => {
            let of = resolve::doer(state, source).unwrap_or(by);
            return done(put_hidden(setup, state, of, to), Card::UNKNOWN);
        }
        Effect::Put { card, to, rested } => return done(put(setup, state, by, card, to, rested), card),
        Effect::Create { token, code, to, rested } => {
            let face = Pool::find(code.text());
            let made = token.token_place().is_some()
                && matches!(to, Place::Field | Place::Ex)
                && face.is_some_and(|it| state.create(setup, token, it, to, rested));
            return done(made, token);
        }
        Effect::Draw { player, card } => {
            let from = zones::deck(player);
            let drawn = state.table.could_be_in(card, from) && state.shift(setup, card, from, zones::hand(player), 0);
            return done(drawn, card);
        }
        Effect::DrawFails { player } => state.dry[player.index()] = true,
        Effect::Rest { card } => {
            on_field(card, state)?;
            state.mark(setup, card, RESTED, 0);
        }
        Effect::Stand { card } => {
            on_field(card, state)?;
            state.mark(setup, card, 0, RESTED);
        }
        Effect::Change { card, attack, defence, until } => {
            on_field(card, state)?;
            state.last(card, until, Does::Change(attack, defence));
        }
        Effect::Give { card, keyword, until } => state.last(card, until, Does::Give(keyword)),
        Effect::Lose { card, keyword, until } => state.last(card, until, Does::Lose(keyword)),
        Effect::Forbid { card, ban, until } => state.last(card, until, Does::Forbid(ban)),
        Effect::Cost { card, by, until } => {
            // 10.2.1.3.3: by so much the log says, and the text, to what.
            let does = match costs::told(state, source) {
                Some(cost) => Does::CostIs(cost),
                None => Does::Cost(by),
            };
            state.last(card, until, does);
        }
        Effect::EvolveCost { card, by, until } => state.last(card, until, Does::EvolveCost(by)),
        Effect::NextCost { player, by } => {
            let told = costs::told_at(state, source);
            state.next_costs.push(NextCost { player, by, source, told });
        }
        Effect::Become { card, kind } => {
            state.last(card, crate::games::evolve::log::words::Until::Game, Does::Become(kind))
        }
        Effect::Points { player, by } => {
            let most = state.value(player, Value::Maximum).max(state.value(player, Value::Points));
            let to = (state.value(player, Value::Points) + i32::from(by)).clamp(0, most);
            state.set(setup, player, Value::Points, to);
        }
        Effect::Maximum { player, by } => {
            let to = (state.value(player, Value::Maximum) + i32::from(by))
                .clamp(0, crate::games::evolve::state::MOST_POINTS);
            state.set(setup, player, Value::Maximum, to);
        }
        Effect::EvolvePoints { player, by } => {
            let to = (state.value(player, Value::Evolve) + i32::from(by)).clamp(0, 9_999);
            state.set(setup, player, Value::Evolve, to);
        }
        Effect::Counters { card, counter, by } => {
            if state.table.zone(card) == NOWHERE {
                return done(false, card);
            }
            state.count(setup, card, counter, by);
        }
        Effect::Evolve { card, with } => return done(with.is_known() && state.evolve(setup, card, with), with),
        Effect::Seize { card } => return done(state.seize(setup, card, by), card),
        Effect::Swap { card, with } => return done(swap(setup, state, card, with), card),
        Effect::Show { card } => {
            if let Some(search) = &mut state.search {
                search.shown = search.shown.and(card);
            }
        }
        Effect::Search { player, condition } => {
            state.search = Some(Search { player, condition, shown: Group::NONE, found: false })
        }
        Effect::LookAtTop { player, cards } => {
            let hides = state.table.hides(zones::deck(player));
            state.looked = hides.then_some((player, cards));
        }
        Effect::ExtraTurn { player } => state.extra.push(player),
        Effect::SkipTurn { player } => {
            let skipped = &mut state.skipped[player.index()];
            *skipped = skipped.saturating_add(1);
        }
        Effect::Limit { player, zone, by } => {
            let at = match zone {
                Place::Hand => 1,
                Place::Ex => 2,
                _ => 0,
            };
            let limit = &mut state.limits[player.index()][at];
            *limit = limit.saturating_add(by);
        }
        Effect::Race { card } => {
            on_field(card, state)?;
            state.race(setup, card);
        }
        Effect::Win { player } => state.lost[player.other().index()] = Some(Clause::C1_2_4),
    }
    Ok(())
}

/// 5.7.1.1: whether a card that is put somewhere is one that a search has found.
fn finds(state: &State, card: Card) -> bool {
    let in_deck = |of: Seat| card == Card::UNKNOWN || state.table.could_be_in(card, zones::deck(of));
    state.search.is_some_and(|it| in_deck(it.player))
}

/// What keeps a card from being taken.
pub fn missing(setup: &Setup, card: Card) -> String {
    match card {
        Card::UNKNOWN => say!(
            setup,
            "the log does not say which card this is, and the match cannot be followed without",
            "记录没有写明这是哪张卡，无法继续跟踪对局",
            "どのカードかをログが示しておらず、それなしでは対戦を追えない"
        ),
        card => say!(
            setup,
            "{card} is not where it would have to be taken from",
            "{card}不在应在的地方",
            "{card}が、取り出すべき場所にない",
            card = setup.tell(card)
        ),
    }
}

/// 4.1.6: to a zone of its owner; to the field of whoever uses the text.
fn put(setup: &Setup, state: &mut State, by: Seat, card: Card, to: Place, rested: bool) -> bool {
    let owner = card.owner();
    let unseen = state.table.zone(card) == NOWHERE && card.token_place().is_none();
    let marks = match to {
        Place::Field => ARRIVED | if rested { RESTED } else { 0 },
        Place::EvolveDeckUp => FACE_UP,
        _ => 0,
    };
    let zone = match to {
        Place::Field => zones::field(by),
        to => zones::place(owner, to),
    };
    let moved = match unseen && takes_from_deck(state, card, to) {
        true => state.shift(setup, card, zones::deck(owner), zone, marks),
        false => state.put(setup, card, zone, marks),
    };
    if moved && to == Place::Bottom {
        lay_lowest(setup, state, owner);
    }
    moved
}

/// The top card of a deck goes to its bottom.
fn lay_lowest(setup: &Setup, state: &mut State, of: Seat) {
    let deck = zones::deck(of);
    let mut cards = state.table.pile(deck).to_vec();
    cards.rotate_right(1);
    state.perform(setup, Change::Lay { zone: deck, cards: &cards });
}

/// Whether a card that the log has shown nowhere yet comes out of the deck where a text puts it somewhere: one that was searched
/// for (5.7.1) or looked at (5.10.1), or the top card that the text speaks of. `true` notes that it was taken.
fn takes_from_deck(state: &mut State, card: Card, to: Place) -> bool {
    let of = card.owner();
    if !state.table.could_be_in(card, zones::deck(of)) {
        return false;
    }
    takes_looked_at(state, of) || state.search.is_some_and(|it| it.player == of) || resolve::top_goes(state, of, to)
}

/// 5.10.1: whether a card that is taken is one of those of a deck that are looked at; then there is one less.
fn takes_looked_at(state: &mut State, of: Seat) -> bool {
    match &mut state.looked {
        Some((player, left)) if *player == of && *left > 0 => {
            *left -= 1;
            true
        }
        _ => false,
    }
}

/// A card that the log's view hides: out of the deck into the hand; into the deck out of the hand, or where it was looked at
/// (5.10.1).
fn put_hidden(setup: &Setup, state: &mut State, by: Seat, to: Place) -> bool {
    let looked_at = takes_looked_at(state, by);
    let from = match to {
        Place::Hand => zones::deck(by),
        Place::Deck | Place::Bottom if looked_at => zones::deck(by),
        Place::Deck | Place::Bottom => zones::hand(by),
        _ => return false,
    };
    if !state.table.hides(from) {
        return false;
    }
    let moved = state.shift(setup, Card::UNKNOWN, from, zones::place(by, to), 0);
    if moved && to == Place::Bottom {
        lay_lowest(setup, state, by);
    }
    moved
}

/// 5.12.1: each goes to the zone of the other; 5.12.2: both or none.
fn swap(setup: &Setup, state: &mut State, card: Card, with: Card) -> bool {
    let (from, to) = (state.table.zone(card), state.table.zone(with));
    let marks = |zone| if zones::is_field(zone) { ARRIVED } else { 0 };
    from != NOWHERE
        && to != NOWHERE
        && from != to
        && state.put(setup, card, to, marks(to))
        && state.put(setup, with, from, marks(from))
}

/// Whether a text is being carried out that may ask chance for something (5.18.1, 5.19.1).
pub fn asks_chance(state: &State) -> bool {
    state.using.is_some() && state.outcome.is_none()
}

/// 10.6.2.3: while a text is carried out only cards of hidden zones are chosen; what lies open was to be chosen before.
pub fn check_pick(state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    let Some(using) = state.using else {
        return sink.fault(Clause::C10_6_2_7_2, || Breach::NothingCarriedOut { by });
    };
    if card.is_known() && using.by == by && zones::is_public(state.table.zone(card)) {
        sink.fault(Clause::C10_6_2_3, || Breach::ChosenTooLate { card });
    }
    sink.unmodelled(Clause::C10_6_2_7_2, using.card);
}
