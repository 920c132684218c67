//! Chapter 2: the printed facts of cards. The pool has them for all cards of this edition, without the texts. Of a
//! text it holds only the keywords that stand alone and the list of abilities.
//!
//! Each line of `cards/pool.tsv` is a card: the codes of its printings, name, class, type, traits, cost, attack,
//! defence, keywords, abilities, the reach of its continuous abilities, title, and its copy limit where that is not
//! three.

pub mod import;
pub mod pool;
pub(super) mod random_deck;
pub(super) mod sample;
pub mod vocabulary;

use super::log::words::{Keyword, Kind, Trigger};
use foldhash::{HashMap, HashSet};
use std::sync::LazyLock;

/// The facts of all cards, as shipped.
pub const POOL: &str = include_str!("pool.tsv");

/// The printed facts of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The codes of its printings, separated by spaces.
    pub codes: &'static str,
    /// 2.1: its name.
    pub name: &'static str,
    /// 2.2: its class, by a letter; `0` for neutral.
    pub class: char,
    /// 2.3: its type.
    pub kind: Kind,
    /// 2.3.3.1: `true` if it has the special type evolve.
    pub evolve: bool,
    /// `true` if it is a token.
    pub token: bool,
    /// 2.4: its traits, separated by `・`.
    pub traits: &'static str,
    /// 2.5: its cost.
    pub cost: i16,
    /// 2.7: its attack.
    pub attack: i16,
    /// 2.8: its defence.
    pub defence: i16,
    /// The keywords that it has unconditionally.
    pub keywords: Keywords,
    /// Its other abilities.
    pub abilities: Box<[Ability]>,
    /// The kinds of abilities among them.
    pub sorts: Sorts,
    /// The letters of everything that its continuous abilities may reach; see [`Facts::reaches`].
    pub reach: &'static str,
    /// 2.13.2: its title, by a letter; empty where it has none.
    pub title: &'static str,
    /// 6.1.1.4: the maximum number of copies in a deck.
    pub most: usize,
    /// Its index in the pool.
    pub at: usize,
}

/// The kinds of abilities that a card has, of those that are looked up constantly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorts {
    /// Continuous abilities.
    pub continuous: bool,
    /// Abilities that give keywords to others, or hold one on a condition.
    pub keywords: bool,
    /// Automatic abilities that other cards' actions trigger.
    pub waiting: bool,
}

impl Sorts {
    fn of(abilities: &[Ability]) -> Sorts {
        let any = |is: fn(&Sort) -> bool| abilities.iter().any(|it| is(&it.sort));
        Sorts {
            continuous: any(|it| matches!(it, Sort::Continuous)),
            keywords: any(|it| matches!(it, Sort::Grant { .. } | Sort::While { .. })),
            waiting: any(|it| matches!(it, Sort::Automatic(Trigger::Other))),
        }
    }
}

/// A set of keywords, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keywords(pub u16);

impl Keywords {
    /// `true` if the set contains the keyword.
    #[inline]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 >> keyword as u16 & 1 == 1
    }

    /// The set with one more keyword.
    #[must_use]
    pub const fn with(self, keyword: Keyword) -> Keywords {
        Keywords(self.0 | 1 << keyword as u16)
    }

    /// The keywords in the set.
    pub fn each(self) -> impl Iterator<Item = Keyword> {
        LETTERS.into_iter().map(|it| it.1).filter(move |it| self.has(*it))
    }
}

/// The letters of the keywords in the pool.
const LETTERS: [(char, Keyword); 10] = [
    ('W', Keyword::Ward),
    ('S', Keyword::Storm),
    ('R', Keyword::Rush),
    ('A', Keyword::Assail),
    ('I', Keyword::Intimidate),
    ('D', Keyword::Drain),
    ('B', Keyword::Bane),
    ('U', Keyword::Aura),
    ('Q', Keyword::Quick),
    ('K', Keyword::Stack),
];

fn keywords(letters: &str) -> Keywords {
    let known = LETTERS.into_iter().filter(|it| letters.contains(it.0));
    known.fold(Keywords::default(), |all, it| all.with(it.1))
}

/// An ability other than a plain keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Its kind.
    pub sort: Sort,
    /// Its cost.
    pub cost: Cost,
    /// The choices that it requires.
    pub asks: Asks,
}

/// 10.1.1: the kinds of abilities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sort {
    /// 10.1.1.1: an activated ability, with Quick (12.3.3) or without.
    Activated {
        /// `true` with Quick.
        quick: bool,
    },
    /// 12.2: an evolve ability.
    Evolve {
        /// `true` if it only evolves the card for play points.
        plain: bool,
    },
    /// 14.2.2: a meal ability.
    Meal {
        /// 14.2.1.1: the number of cards that go to the race zone.
        times: u8,
    },
    /// 10.1.1.2: an automatic ability.
    Automatic(Trigger),
    /// 10.1.1.4: a spell ability.
    Spell,
    /// 10.1.1.3: a continuous ability that gives keywords to every card of a name on its player's field.
    Grant {
        /// The name.
        name: &'static str,
        /// The keywords.
        keywords: Keywords,
    },
    /// 10.1.1.3: a continuous ability that gives the card itself keywords while a condition holds.
    While {
        /// The condition.
        holds: Condition,
        /// The keywords.
        keywords: Keywords,
    },
    /// 10.1.1.3: any other continuous ability, which only the text states.
    Continuous,
}

/// A condition of chapter 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// 13.5.1.2: necrocharge: at least this many cards in the cemetery.
    Necrocharge(u16),
    /// 13.3.1.2: spellchain: at least this many spells in the cemetery.
    Spellchain(u16),
    /// 13.2.1.2: combo: at least this many cards played this turn.
    Combo(u16),
    /// 13.4.1.2: overflow.
    Overflow,
    /// 13.5.2.2: sanguine.
    Sanguine,
}

/// The known part of an ability's cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// `true` if the ability has a cost.
    pub any: bool,
    /// 10.4.4: play points.
    pub points: i16,
    /// 10.4.6: `true` if the card itself is rested.
    pub engage: bool,
    /// `true` if there is a further cost, which only the text states.
    pub more: bool,
}

/// The known part of the choices that an ability requires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asks {
    /// 10.6.2.3.1: `true` if it begins with the choice of one follower on the opponent's field.
    pub enemy: bool,
    /// 5.17.1: it has options.
    pub modes: Option<Options>,
    /// 10.7.2.2: `true` if it works once a turn.
    pub once: bool,
}

/// 5.17: the number of options to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The maximum; 0 where only the text states it.
    pub most: u8,
    /// 5.17.2: `true` if any number up to the maximum may be chosen.
    pub up_to: bool,
}

impl Facts {
    /// 2.3.4: `true` if the printed type is this one.
    pub fn is(&self, kind: Kind) -> bool {
        self.kind == kind
    }

    /// `true` if a continuous ability of it may reach `what`: `k` keywords, `p` values, `d` damage, `c` costs, `f`
    /// permissions. Two more letters are facts of the card: `x`, it cannot be played from the EX area; `n`, it needs
    /// rules that this edition does not have.
    pub fn reaches(&self, what: char) -> bool {
        self.reach.as_bytes().contains(&(what as u8))
    }

    /// The abilities of a kind, in the card's order.
    pub fn of<'a>(&'a self, is: impl Fn(&Sort) -> bool + 'a) -> impl Iterator<Item = &'a Ability> + 'a {
        self.abilities.iter().filter(move |it| is(&it.sort))
    }

    /// The `nth` activated ability, from 1.
    pub fn activated(&self, nth: u8) -> Option<&Ability> {
        self.of(|it| matches!(it, Sort::Activated { .. })).nth(usize::from(nth).checked_sub(1)?)
    }

    /// The automatic abilities with a trigger.
    pub fn automatic(&self, by: Trigger) -> impl Iterator<Item = &Ability> + '_ {
        self.of(move |it| *it == Sort::Automatic(by))
    }

    /// `true` if it has an ability other than keywords, plain evolve abilities and meals.
    pub fn has_text(&self) -> bool {
        let known = |ability: &Ability| {
            matches!(
                ability.sort,
                Sort::Evolve { plain: true } | Sort::Grant { .. } | Sort::While { .. } | Sort::Meal { .. }
            )
        };
        !self.abilities.iter().all(known)
    }
}

/// All cards, with an index by code.
pub struct Pool {
    cards: Vec<Facts>,
    by_code: HashMap<&'static str, usize>,
    tokens: HashSet<&'static str>,
}

impl Pool {
    /// The pool, parsed on first use.
    pub fn get() -> &'static Pool {
        static READ: LazyLock<Pool> = LazyLock::new(|| {
            let cards: Vec<Facts> = POOL.lines().filter(|it| !it.starts_with('#')).filter_map(facts).collect();
            let placed = |(at, it): (usize, Facts)| Facts { at, ..it };
            let cards: Vec<Facts> = cards.into_iter().enumerate().map(placed).collect();
            let codes = |(at, it): (usize, &Facts)| it.codes.split(' ').map(move |code| (code, at)).collect::<Vec<_>>();
            let by_code = cards.iter().enumerate().flat_map(codes).collect();
            let tokens = cards.iter().filter(|it| it.token).map(|it| it.name).collect();
            Pool { cards, by_code, tokens }
        });
        &READ
    }

    /// The card with a code.
    pub fn find(code: &str) -> Option<&'static Facts> {
        let pool = Pool::get();
        pool.by_code.get(code).and_then(|at| pool.cards.get(*at))
    }

    /// 9.1.2.3: `true` if there is a token of this name.
    pub fn has_token(name: &str) -> bool {
        Pool::get().tokens.contains(name)
    }

    /// All cards.
    pub fn all() -> &'static [Facts] {
        &Pool::get().cards
    }
}

/// Parses a line of the pool.
fn facts(line: &'static str) -> Option<Facts> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [codes, name, class, kind, traits, cost, attack, defence, letters, abilities, reach, title, most] = fields[..]
    else {
        return None;
    };
    let number = |text: &str| if text.is_empty() { Some(0) } else { text.parse().ok() };
    let abilities: Box<[Ability]> =
        abilities.split(',').filter(|it| !it.is_empty()).map(ability).collect::<Option<_>>()?;
    Some(Facts {
        codes,
        name,
        class: class.chars().next()?,
        kind: match kind.chars().next()? {
            'F' => Kind::Follower,
            'A' => Kind::Amulet,
            'S' => Kind::Spell,
            'L' => Kind::Leader,
            _ => return None,
        },
        evolve: kind.ends_with('E'),
        token: kind.ends_with('T'),
        traits,
        cost: number(cost)?,
        attack: number(attack)?,
        defence: number(defence)?,
        keywords: keywords(letters),
        sorts: Sorts::of(&abilities),
        abilities,
        reach,
        title,
        most: if most.is_empty() { 3 } else { most.parse().ok()? },
        at: 0,
    })
}

/// Parses an ability as the pool writes it: kind, `:` and cost, `/` and required choices.
fn ability(text: &'static str) -> Option<Ability> {
    let (head, asks) = text.split_once('/').unwrap_or((text, ""));
    let (sort, rest) = head.split_once(':').unwrap_or((head, ""));
    let (sort, cost) = match sort {
        "act" => (Sort::Activated { quick: false }, rest),
        "quick" => (Sort::Activated { quick: true }, rest),
        "evolve" => (Sort::Evolve { plain: !rest.ends_with('!') }, rest),
        "meal" => {
            let (times, cost) = rest.split_once('.')?;
            (Sort::Meal { times: times.parse().ok()? }, cost)
        }
        "grant" => {
            let (name, letters) = rest.split_once('.')?;
            (Sort::Grant { name, keywords: keywords(letters) }, "")
        }
        "own" => {
            let (condition, letters) = rest.split_once('.')?;
            let count = condition.get(1..).unwrap_or("").parse().unwrap_or(0);
            let holds = match condition.chars().next()? {
                'n' => Condition::Necrocharge(count),
                's' => Condition::Spellchain(count),
                'c' => Condition::Combo(count),
                'o' => Condition::Overflow,
                'r' => Condition::Sanguine,
                _ => return None,
            };
            (Sort::While { holds, keywords: keywords(letters) }, "")
        }
        "spell" => (Sort::Spell, rest),
        "cont" => (Sort::Continuous, rest),
        _ => (Sort::Automatic(trigger(sort)?), rest),
    };
    Some(Ability { sort, cost: price(cost), asks: asked(asks) })
}

fn trigger(word: &str) -> Option<Trigger> {
    Some(match word {
        "fanfare" => Trigger::Fanfare,
        "last" => Trigger::LastWords,
        "evolved" => Trigger::OnEvolve,
        "strike" => Trigger::Strike,
        "race" => Trigger::OnRace,
        "end" => Trigger::EndPhase,
        "main" => Trigger::MainPhase,
        "auto" | "new" => Trigger::Other,
        _ => return None,
    })
}

fn price(text: &str) -> Cost {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (points, rest) = text.split_at(digits);
    Cost {
        any: !text.is_empty(),
        points: points.parse().unwrap_or(0),
        engage: rest.contains('e'),
        more: rest.contains(['o', 'x']),
    }
}

fn asked(text: &str) -> Asks {
    let modes = text.split_once('m').map(|(_, rest)| {
        let most = rest.chars().next().and_then(|it| it.to_digit(10)).unwrap_or(0) as u8;
        let varies = rest.contains('v');
        Options { most: if varies { 0 } else { most }, up_to: varies || rest.contains('u') }
    });
    let once = text.split_once('m').map_or(text, |it| it.0).contains('1');
    Asks { enemy: text.contains('t'), modes, once }
}

#[cfg(test)]
mod tests {
    use super::{POOL, Pool, Sort, Trigger};
    use crate::games::evolve::log::words::Keyword;

    #[test]
    fn every_line_of_the_pool_is_a_card() {
        let lines = POOL.lines().filter(|it| !it.starts_with('#')).count();
        assert_eq!(Pool::all().len(), lines);
        let codes: usize = Pool::all().iter().map(|it| it.codes.split(' ').count()).sum();
        assert_eq!(codes, Pool::get().by_code.len(), "a code stands there twice");
    }

    #[test]
    fn a_card_is_what_is_printed_on_it() {
        let find = |code: &str| Pool::find(code).expect("a card");
        let goliath = find("BP01-174");
        assert_eq!((goliath.cost, goliath.attack, goliath.defence), (3, 3, 4));
        assert!(find("BP01-176").keywords.has(Keyword::Ward) && find("BP01-169").keywords.has(Keyword::Quick));
        assert_eq!(find("BP04-092").automatic(Trigger::Fanfare).next().map(|it| it.cost.points), Some(2));
        assert!(find("BP01-175").evolve && find("BP01-T03").token && !find("BP01-175").has_text());
        assert!(find("SD05-005").of(|it| matches!(it, Sort::Grant { .. })).next().is_some());
        assert!(Pool::find("BP99-999").is_none());
    }
}
