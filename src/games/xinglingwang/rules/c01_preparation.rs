//! 1: the preparation, from the races to the first turn.

use super::agenda::{
    Act, FRESH, Item, Procedure, Wants, Whose, act, chance, current, decide, item, item_of, left, one_done, set_left,
    step, whose,
};
use super::c02_turn::TURN;
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::Type;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::words::{Ask, Race, Step};
use crate::games::xinglingwang::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::procedure::run;
use crate::table::Card;

/// 1: the preparation.
pub static PREPARATION: Procedure = Procedure {
    clause: Clause::C1,
    name: "preparation",
    native: "開始遊戲前準備流程",
    japanese: "",
    items: &[
        item(Clause::C1_1, &DECLARE, "the races", "宣告種族"),
        item(Clause::C1_2, &BUILD, "the decks", "組牌"),
        item(Clause::C1_3, &SHUFFLE_BOTH, "the libraries are shuffled", "場地設置，洗牌"),
        item(Clause::C1_4, &FIRST, "who goes first", "決定先後手"),
        item_of(Clause::C1_5, &OPENING_HAND, Whose::First, "the first player's hand", "先手的起始手牌"),
        item_of(Clause::C1_5, &OPENING_HAND, Whose::Second, "the second player's hand", "後手的起始手牌"),
        item_of(Clause::C1_5, &MULLIGAN, Whose::First, "the first player's mulligan", "先手調度"),
        item_of(Clause::C1_5N1, &REPLACE, Whose::First, "replacements", "補抽"),
        item_of(Clause::C1_5N1, &SHUFFLE_BACK, Whose::First, "shuffled back", "洗回牌庫"),
        item_of(Clause::C1_5, &MULLIGAN, Whose::Second, "the second player's mulligan", "後手調度"),
        item_of(Clause::C1_5N1, &REPLACE, Whose::Second, "replacements", "補抽"),
        item_of(Clause::C1_5N1, &SHUFFLE_BACK, Whose::Second, "shuffled back", "洗回牌庫"),
        run(Clause::C2, &TURN, "the turns", "回合"),
    ],
};

/// 1.1
pub static DECLARE: Act = act(declare);
/// 1.2
pub static BUILD: Act = act(build);
/// 1.3
static SHUFFLE_BOTH: Act = act(shuffle_both);
/// 1.4
pub static FIRST: Act = act(first);
/// 1.5
static OPENING_HAND: Act = act(opening_hand);
/// 1.5
pub static MULLIGAN: Act = act(mulligan);
/// 1.5n1
static REPLACE: Act = act(replace);
/// 1.5n1
static SHUFFLE_BACK: Act = act(shuffle_back);

/// 1.1: both players declare a race, in either order.
fn declare(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match Seat::BOTH.into_iter().find(|it| state.races[it.index()].is_none()) {
        Some(by) => decide(by, Clause::C1_1),
        None => Wants::Nothing,
    }
}

/// 1.2: both players lay their decks, in either order.
fn build(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match Seat::BOTH.into_iter().find(|it| !state.built[it.index()]) {
        Some(by) => decide(by, Clause::C1_2),
        None => Wants::Nothing,
    }
}

/// 1.3: both libraries are shuffled, although the book does not say so (xinglingwang-0003).
fn shuffle_both(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let still = left(state, 2);
    set_left(state, still);
    match still {
        0 => Wants::Nothing,
        2 => chance(Clause::C1_3, Ask::EitherShuffle),
        1 => chance(Clause::C1_3, Ask::Shuffle(Seat::B)),
        _ => chance(Clause::C1_3, Ask::Shuffle(Seat::A)),
    }
}

/// 1.3: notes that a library was shuffled, so that the other one is next.
pub fn shuffled(state: &mut State, of: Seat) {
    if current(state) != Some(&SHUFFLE_BOTH) {
        return one_done(state);
    }
    let still = match (left(state, 2), of) {
        (2, Seat::A) => 1,
        (2, Seat::B) => 3,
        _ => 0,
    };
    set_left(state, still);
}

/// 1.4: both players accept who goes first.
fn first(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let still = left(state, 1);
    set_left(state, still);
    if still == 0 { Wants::Nothing } else { chance(Clause::C1_4, Ask::First) }
}

/// Draws a number of cards, or as many as there are (6.2).
pub fn draw(state: &mut State, of: Seat, many: u16, clause: Clause) -> Wants {
    let still = left(state, many);
    set_left(state, still);
    match state.table.top(zones::library(of)) {
        Some(card) if still > 0 => step(clause, Step::Draw { player: of, card }),
        _ => Wants::Nothing,
    }
}

/// 1.5: each hand is four cards.
fn opening_hand(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(state, item);
    draw(state, of, 4, Clause::C1_5)
}

/// 1.5: each player does one mulligan.
fn mulligan(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(state, item);
    decide(of, Clause::C1_5)
}

/// 1.5n1: as many cards are drawn as were laid aside.
fn replace(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(state, item);
    let many = state.table.pile(zones::aside(of)).len();
    draw(state, of, many as u16, Clause::C1_5N1)
}

/// 1.5n1: the cards laid aside are shuffled into the library only after the draw.
fn shuffle_back(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(state, item);
    if state.table.pile(zones::aside(of)).is_empty() && left(state, FRESH) == FRESH {
        return Wants::Nothing;
    }
    let still = left(state, 1);
    set_left(state, still);
    if still == 0 { Wants::Nothing } else { chance(Clause::C1_5N1, Ask::Shuffle(of)) }
}

/// 1.2.1: the size of a deck.
const DECK: usize = 20;
/// 1.2.4: the maximum of mana.
const MANA: u32 = 15;
/// 15.overload.1: the maximum number of cards of one name with overload.
const OVERLOADED: usize = 3;

/// 15.overload.1, 1.2.4, 1.2.2, 1.2.1, 1.2: reports every fault of a deck.
pub fn check_deck(setup: &Setup, state: &State, of: Seat, sink: &mut Sink<Xinglingwang>) {
    let deck = &setup.decks[of.index()];
    let cards = || (0..deck.len()).map(|place| Card::new(of, place));
    let known = || cards().filter_map(|card| Some((card, setup.facts(card)?)));
    if deck.len() != DECK {
        sink.fault(Clause::C1_2_1, || Breach::DeckOf { player: of, cards: deck.len() });
    }
    for (card, facts) in known() {
        let before = known().filter(|it| it.0.place() < card.place() && it.1.name == facts.name).count();
        let overloaded = facts.keywords & Keyword::Overload.bit() != 0;
        if !overloaded && before == 1 {
            sink.fault(Clause::C1_2_1, || Breach::NameTwice { card });
        }
        if overloaded && before == OVERLOADED {
            sink.fault(Clause::C15Overload1, || Breach::NameTooOften { card });
        }
    }
    let race = state.races[of.index()];
    let foreign = |facts: &crate::games::xinglingwang::cards::pool::Facts| {
        facts.card.race != Some(Race::Neutral) && race.is_some() && facts.card.race != race
    };
    if let Some((card, _)) = known().find(|it| foreign(it.1)) {
        sink.fault(Clause::C1_2_2, || Breach::OtherRace { card });
    }
    let further = || known().filter(|it| it.1.card.race == Some(Race::Other) && !it.1.card.race_name.is_empty());
    let first = further().next().map(|it| &it.1.card.race_name);
    if let Some((card, _)) = further().find(|it| first != Some(&it.1.card.race_name)) {
        sink.fault(Clause::C1_2_2, || Breach::OtherRace { card });
    }
    let own = known().any(|it| race.is_some() && it.1.card.race == race);
    if !own && race.is_some() {
        match cards().find(|it| setup.facts(*it).is_none()) {
            Some(hidden) => sink.undecidable(Clause::C1_2_3, hidden),
            None => sink.fault(Clause::C1_2_3, || Breach::NoneOfTheRace { player: of }),
        }
    }
    let mana: u32 =
        known().filter(|it| it.1.card.sort != Type::Unit).filter_map(|it| it.1.card.mana).map(u32::from).sum();
    if mana > MANA {
        sink.fault(Clause::C1_2_4, || Breach::ManaOf { player: of, mana });
    }
}
