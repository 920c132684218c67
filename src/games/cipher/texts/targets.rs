//! 2.4, 2.5, 2.6, 24.1.6, 24.1.7: which cards can be chosen where a text asks for a choice, and how many.

use super::actions::Table;
use super::evaluate::Eval;
use crate::cards::ast::{self, Cmp, Count, Who};
use crate::cards::run::{Op, Program};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::native_names;
use crate::games::cipher::cards::vocabulary::{Cipher as Words, Stat, State as Is, Thing, Zone};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::referee::public_zones::is_public_zone;
use crate::games::cipher::state::resolution::Run;
use crate::games::cipher::state::zones::{self, FACE_UP, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Language;
use crate::judge::Sink;
use crate::log::Seat;
use crate::say;
use crate::table::{self, Card, Known, NOWHERE};

type Filter = ast::Filter<Words>;

/// A choice that an act asks for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'p> {
    /// How many.
    pub count: &'p Count<Words>,
    /// What each must be.
    pub filters: &'p [Filter],
    /// What each must be so that the act can be done (2.8).
    pub needs: Option<Is>,
}

/// Whom a choice can be made among.
pub struct Field {
    /// Those that can be chosen.
    pub sure: Vec<Card>,
    /// How many more may be, as far as is known.
    perhaps: usize,
    /// One on which that depends.
    hidden: Option<Card>,
    /// 2.4: the cards are the user's own, and not public.
    own_hidden: bool,
}

impl Field {
    /// Whether it hangs on a hidden card who can be chosen.
    pub const fn is_hidden(&self) -> bool {
        self.hidden.is_some()
    }
}

/// The least and the most that are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least.
    pub least: usize,
    /// The most.
    pub most: usize,
}

/// Whether there is something that can be chosen, or may be.
pub fn is_there_a_choice(table: &Table<'_>, run: &Run, asked: &Asked<'_>) -> bool {
    let eval = table.eval(&run.slots);
    let wanted = match asked.count {
        Count::Exactly(num) | Count::UpTo(num) => eval.num(num).value().is_some_and(|it| it > 0),
        Count::Any => true,
    };
    wanted && choosable(&eval, asked).next().is_some()
}

/// The cards that can be chosen or may be, as far as is known.
fn choosable<'a>(eval: &Eval<'a>, asked: &Asked<'a>) -> impl Iterator<Item = (Card, Known<bool>)> {
    let among = eval.state.in_turn().into_iter().filter(|of| may_be_of(eval, asked.filters, *of));
    let cards = among.flat_map(|of| candidates(eval, asked.filters, of));
    cards.map(|card| (card, is_wanted(eval, asked, card))).filter(|(_, it)| it.value() != Some(false))
}

/// 19.1.3.1, 22.3: whether as many can be chosen as a cost asks for.
pub fn can_be_chosen(table: &Table<'_>, run: &Run, asked: &Asked<'_>) -> Known<bool> {
    let field = field(table, run, asked);
    let wanted = match asked.count {
        Count::Exactly(num) => table.eval(&run.slots).num(num).value().and_then(|it| usize::try_from(it).ok()),
        Count::Any => Some(1),
        Count::UpTo(_) => Some(0),
    };
    let wanted = wanted.unwrap_or(1);
    match field.hidden {
        _ if field.sure.len() >= wanted => Known::Sure(true),
        Some(card) if field.sure.len() + field.perhaps >= wanted => Known::Hidden(card),
        _ => Known::Sure(false),
    }
}

/// The names of which a formation's cost asks for one unit each (21.2.2.1).
pub fn names(filters: &[Filter]) -> Vec<&str> {
    filters
        .iter()
        .flat_map(|filter| match filter {
            Filter::Name(name) => vec![name.as_str()],
            Filter::Any(some) => names(some),
            _ => Vec::new(),
        })
        .collect()
}

/// Goes through the cards of the zones that filters mean, a hidden one with the pile that it lies in.
pub fn field(table: &Table<'_>, run: &Run, asked: &Asked<'_>) -> Field {
    let eval = table.eval(&run.slots);
    let mut found = Field { sure: Vec::new(), perhaps: 0, hidden: None, own_hidden: false };
    for (card, wanted) in choosable(&eval, asked) {
        match wanted.hidden() {
            None => found.sure.push(card),
            hidden => {
                found.perhaps += 1;
                found.hidden = hidden;
            }
        }
    }
    let is_own = may_be_of(&eval, asked.filters, table.user);
    found.own_hidden = is_own && zones_of(asked.filters).any(|it| matches!(it, Zone::Hand | Zone::Deck | Zone::Orbs));
    found
}

/// The zone of which a choice is made, a hidden one before others; a row for the battlefield.
pub fn zone(user: Seat, filters: &[Filter]) -> table::Zone {
    zone_named(user, filters).unwrap_or(zones::line(user, Line::Front))
}

/// Whether a choice is made among cards of a deck that the text has made its user look at, and not revealed (24.1.4.2).
pub fn is_looked_at(state: &State, run: &Run, program: &Program<Words>, filters: &[Filter]) -> bool {
    let slot = filters.iter().find_map(|filter| match filter {
        Filter::Among(ast::Sel::Slot(slot)) => Some(*slot),
        _ => None,
    });
    let Some(slot) = slot else { return false };
    let reveals = |it: &Op<Words>| matches!(it, Op::Act(ast::Act::Reveal(ast::Sel::As(_, it))) if *it == slot);
    let in_deck = |it: &Card| !it.is_known() || state.table.zone(*it) == zones::deck(it.owner());
    let found = run.slots.get(usize::from(slot));
    !program.ops.iter().any(reveals) && found.is_some_and(|it| !it.is_empty() && it.iter().all(in_deck))
}

fn zone_named(user: Seat, filters: &[Filter]) -> Option<table::Zone> {
    let of = |who: Who| if who == Who::Opponent { user.other() } else { user };
    let lies = |filter: &Filter| match filter {
        Filter::In(who, zone) => Eval::zones(of(*who), *zone).first().map(|it| it(of(*who))),
        Filter::Is(Thing::Bond) => Some(zones::bonds(user)),
        Filter::Is(Thing::Orb) => Some(zones::orbs(user)),
        Filter::Any(some) => zone_named(user, some),
        _ => None,
    };
    filters.iter().filter_map(lies).min_by_key(|it| is_public_zone(*it))
}

/// The cards of a player's among which a choice is made: those that the text has found before, or those of the zones.
fn candidates<'a, 'f>(eval: &Eval<'a>, filters: &'f [Filter], of: Seat) -> impl Iterator<Item = Card> + use<'a, 'f> {
    let slot = filters.iter().find_map(|filter| match filter {
        Filter::Among(ast::Sel::Slot(slot)) => Some(usize::from(*slot)),
        _ => None,
    });
    let found: &'a [Card] = slot.and_then(|it| eval.slots.get(it)).map_or(&[], Vec::as_slice);
    let is_theirs = move |it: &Card| if it.is_known() { it.owner() == of } else { of == Seat::A };
    let lying = slot.is_none().then(|| eval.candidates(of, filters));
    found.iter().copied().filter(is_theirs).chain(lying.into_iter().flatten())
}

/// The zones that filters name.
fn zones_of(filters: &[Filter]) -> impl Iterator<Item = Zone> {
    filters.iter().filter_map(|filter| match filter {
        Filter::In(_, zone) => Some(*zone),
        Filter::Is(Thing::Orb) => Some(Zone::Orbs),
        _ => None,
    })
}

/// Whether filters can mean cards in a player's part of the table. 5.1.2.1.2: bonds and orbs of which nothing is said are
/// the user's.
fn may_be_of(eval: &Eval<'_>, filters: &[Filter], of: Seat) -> bool {
    let mine = of == eval.user;
    let is = |who: Who| match who {
        Who::You | Who::Owner | Who::Actor => mine,
        Who::Opponent => !mine,
        Who::Each | Who::Either => true,
    };
    let whose = filters.iter().find_map(|filter| match filter {
        Filter::In(who, _) | Filter::Whose(who) => Some(*who),
        _ => None,
    });
    let unowned = filters.iter().any(|it| matches!(it, Filter::Is(Thing::Bond | Thing::Orb)));
    match whose {
        Some(who) => is(who),
        None => mine || !unowned,
    }
}

/// Whether a card can be chosen.
fn is_wanted(eval: &Eval<'_>, asked: &Asked<'_>, card: Card) -> Known<bool> {
    let fits = match card {
        Card::UNKNOWN if asked.filters.iter().all(is_of_the_zone) => Known::Sure(true),
        Card::UNKNOWN => Known::Hidden(card),
        card => eval.fits_all(card, asked.filters),
    };
    let ready = asked.needs.is_none_or(|it| is_so(eval.state, card, it));
    if ready { fits } else { Known::Sure(false) }
}

/// Whether a filter says no more than where a card lies.
pub fn is_of_the_zone(filter: &Filter) -> bool {
    matches!(filter, Filter::In(..) | Filter::Is(Thing::Card | Thing::Bond | Thing::Orb) | Filter::Whose(_))
}

fn is_so(state: &State, card: Card, is: Is) -> bool {
    match is {
        Is::FaceUp => card == Card::UNKNOWN || state.table.has(card, FACE_UP),
        Is::FaceDown => card == Card::UNKNOWN || !state.table.has(card, FACE_UP),
        Is::Ready => state.stands(card).is_some() && !state.table.has(card, RESTED),
        Is::Rested => state.stands(card).is_some() && state.table.has(card, RESTED),
        _ => true,
    }
}

/// How many are chosen: 2.5: as many as there are; 2.4: none where the cards are hidden and one's own; a cost is all or
/// nothing (19.1.3.1).
pub fn bounds(table: &Table<'_>, run: &Run, asked: &Asked<'_>, field: &Field, paying: bool) -> Bounds {
    let number = |num| table.eval(&run.slots).num(num).value().and_then(|it| usize::try_from(it).ok()).unwrap_or(0);
    // No more than differ from each other.
    let differing = distinct(asked.filters).and_then(|stat| differing(&table.eval(&run.slots), stat, &field.sure));
    let sure = differing.unwrap_or(field.sure.len());
    let there = sure + field.perhaps;
    match asked.count {
        Count::Exactly(num) => {
            let wanted = number(num);
            let most = if paying { wanted } else { wanted.min(there) };
            let least = match paying {
                true => wanted,
                false if field.own_hidden => 0,
                false => wanted.min(sure),
            };
            Bounds { least, most }
        }
        Count::UpTo(num) => Bounds { least: 0, most: number(num).min(there) },
        // 24.1.7.1: a positive number.
        Count::Any => Bounds { least: usize::from(!field.own_hidden), most: there },
    }
}

/// In what all that are chosen have to differ from each other, if the text says so.
pub fn distinct(filters: &[Filter]) -> Option<Stat> {
    filters.iter().find_map(|it| if let Filter::Distinct(stat) = it { Some(*stat) } else { None })
}

/// How many of these cards differ from each other; none where that hangs on a hidden card.
fn differing(eval: &Eval<'_>, stat: Stat, cards: &[Card]) -> Option<usize> {
    let mut values = Vec::new();
    for card in cards {
        let value = eval.stat(*card, stat).value()?;
        if !values.contains(&value) {
            values.push(value);
        }
    }
    Some(values.len())
}

/// Says what is wrong with a card that is chosen.
pub fn check_card(
    eval: &Eval<'_>,
    asked: &Asked<'_>,
    card: Card,
    clause: Clause,
    source: Card,
    sink: &mut Sink<Cipher>,
) {
    if card == Card::UNKNOWN {
        if !asked.filters.iter().all(is_of_the_zone) {
            sink.undecidable(clause, card);
        }
        return;
    }
    let before = sink.faults.len();
    let lies = Seat::BOTH.iter().filter(|of| may_be_of(eval, asked.filters, **of)).any(|of| {
        let unseen = eval.state.table.zone(card) == NOWHERE;
        candidates(eval, asked.filters, *of).any(|it| it == card || (unseen && it == Card::UNKNOWN))
            || piles(asked.filters, *of).any(|it| eval.state.table.could_be_in(card, it))
    });
    let misfit = asked.filters.iter().find(|it| eval.fits(card, it) == Known::Sure(false));
    if let Some(filter) = misfit {
        let wanted = wanted(eval.setup, filter);
        sink.fault(clause, || Breach::NotWhatIsAsked { card, source, wanted });
    } else if !lies {
        let wanted = eval.setup.one_of(["a card of its user's", "使用者自己的卡", "使用者自身のカード"]).to_owned();
        sink.fault(clause, || Breach::NotWhatIsAsked { card, source, wanted });
    } else {
        for filter in asked.filters {
            let fits = eval.fits(card, filter);
            let breach = || Breach::NotWhatIsAsked { card, source, wanted: wanted(eval.setup, filter) };
            sink.require(clause, fits, breach);
        }
    }
    if sink.faults.len() == before
        && let Some(needs) = asked.needs.filter(|it| !is_so(eval.state, card, *it))
    {
        sink.fault(clause, || match needs {
            Is::FaceUp => Breach::AlreadyFaceDown { card },
            Is::Ready => Breach::AlreadyRested { unit: card },
            _ => Breach::AlreadyUnrested { unit: card },
        });
    }
}

/// The zones of a player that filters mean, where cards may lie unseen.
fn piles(filters: &[Filter], of: Seat) -> impl Iterator<Item = table::Zone> {
    zones_of(filters).filter_map(move |zone| match zone {
        Zone::Hand => Some(zones::hand(of)),
        Zone::Deck => Some(zones::deck(of)),
        Zone::Orbs => Some(zones::orbs(of)),
        _ => None,
    })
}

/// What a filter asks for, in words.
fn wanted(setup: &Setup, filter: &Filter) -> String {
    let of = |english: &'static str, book: &'static str, japanese: &'static str| {
        setup.tongue.of(english, book, japanese).to_owned()
    };
    match filter {
        Filter::Is(Thing::Ally) => of("an own unit", "我方单位", "味方"),
        Filter::Is(Thing::Enemy) => of("an enemy unit", "敌方单位", "敵"),
        Filter::Is(Thing::Bond) => of("an own bond", "自己的羁绊卡", "自分の絆カード"),
        Filter::Is(Thing::Orb) => of("an orb", "宝玉", "オーブ"),
        Filter::Is(Thing::Lord) => of("a lord", "主人公", "主人公"),
        Filter::Is(Thing::Unit) => of("a unit", "单位", "ユニット"),
        Filter::Name(name) => {
            let name =
                native_names::unit(name, setup.tongue.of(Language::English, Language::Chinese, Language::Japanese));
            say!(setup, "a card named {name}", "单位名为{name}的卡", "ユニット名が{name}のカード")
        }
        Filter::In(who, zone) => {
            let whose = match who {
                Who::You => ["the own", "自己的", "自分の"],
                Who::Opponent => ["the opponent's", "对手的", "相手の"],
                _ => ["the", "", ""],
            };
            let (whose, zone) = (setup.one_of(whose), setup.one_of(zone_names(*zone)));
            say!(setup, "a card in {whose} {zone}", "{whose}{zone}中的卡", "{whose}{zone}のカード")
        }
        Filter::Stat(stat, how, ast::Num::Lit(num)) => {
            let (stat, num) = (setup.one_of(stat.names()), amount(setup, *how, *num));
            say!(setup, "a card of {stat} {num}", "{stat}{num}的卡", "{stat}が{num}カード")
        }
        Filter::Sign(sign) => {
            let sign = setup.one_of(sign.names().unwrap_or(["another mark", "其他图示", "ほかのアイコン"]));
            say!(setup, "a card with {sign}", "具备{sign}的卡", "{sign}を持つカード")
        }
        Filter::Other => of("another unit than its own", "这名单位以外的单位", "このユニット以外のユニット"),
        Filter::Except(_) => of("another than that one", "除此以外的卡", "それ以外のカード"),
        Filter::Not(other) => {
            let inner = wanted(setup, other);
            say!(setup, "anything but {inner}", "{inner}以外的卡", "{inner}以外のカード")
        }
        _ => of("another card", "其他的卡", "ほかのカード"),
    }
}

/// How much something has to be, in words: `40 or more`.
fn amount(setup: &Setup, how: Cmp, num: i16) -> String {
    match how {
        Cmp::AtLeast => say!(setup, "{num} or more", "为{num}以上", "{num}以上の"),
        Cmp::AtMost => say!(setup, "{num} or less", "为{num}以下", "{num}以下の"),
        Cmp::Exactly => say!(setup, "{num}", "为{num}", "{num}の"),
        Cmp::More => say!(setup, "more than {num}", "大于{num}", "{num}より大きい"),
        Cmp::Less => say!(setup, "less than {num}", "小于{num}", "{num}より小さい"),
    }
}

const fn zone_names(zone: Zone) -> [&'static str; 3] {
    match zone {
        Zone::Hand => ["hand", "手牌", "手札"],
        Zone::Retreat => ["retreat area", "退避区", "退避エリア"],
        Zone::Deck => ["deck", "卡组", "デッキ"],
        Zone::Bonds => ["bond area", "羁绊区", "絆エリア"],
        Zone::Orbs => ["orb area", "宝玉区", "オーブエリア"],
        Zone::Support => ["support area", "支援区", "支援エリア"],
        Zone::Front => ["front line", "前卫区", "前衛エリア"],
        Zone::Back => ["back line", "后卫区", "後衛エリア"],
        Zone::Field => ["battlefield", "战场", "戦場"],
        Zone::Boundless => ["boundless area", "无限区", "無限エリア"],
    }
}
