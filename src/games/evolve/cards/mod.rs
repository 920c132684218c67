//! Chapter 2: what is printed on cards. The pool has the facts of all cards of this edition without their texts: of a text it
//! says which keywords stand there plainly, and which abilities there are.
//!
//! `cards/pool.tsv` has a line a card: the codes of its printings, name, class, type, traits, cost, attack, defence,
//! keywords, abilities, what its continuous abilities may reach, title, and how many of it an evolve deck may hold where
//! that is another number than three.

pub mod import;
pub mod pool;
pub(super) mod random_deck;
pub(super) mod sample;
pub mod vocabulary;

use super::log::words::{Keyword, Kind, Trigger};
use foldhash::{HashMap, HashSet};
pub use import as corpus;
pub use pool as compiled;
use std::sync::LazyLock;
pub use vocabulary as words;

/// The facts of all cards.
pub const POOL: &str = include_str!("pool.tsv");

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The codes of its printings.
    pub codes: &'static str,
    /// 2.1: its name.
    pub name: &'static str,
    /// 2.2: its class, by a letter; `0` for neutral.
    pub class: char,
    /// 2.3: its type.
    pub kind: Kind,
    /// 2.3.3.1: it is one of the special type evolve.
    pub evolve: bool,
    /// It is a token.
    pub token: bool,
    /// 2.4: its traits, parted by `・`.
    pub traits: &'static str,
    /// 2.5: its cost.
    pub cost: i16,
    /// 2.7: its attack.
    pub attack: i16,
    /// 2.8: its defence.
    pub defence: i16,
    /// The keywords that it has plainly.
    pub keywords: Keywords,
    /// Its other abilities.
    pub abilities: Box<[Ability]>,
    /// Which sorts there are among them.
    pub sorts: Sorts,
    /// What its continuous abilities may reach.
    pub reach: &'static str,
    /// 2.13.2: its title, by a letter; empty where it has none.
    pub title: &'static str,
    /// How many of it an evolve deck may hold.
    pub most: usize,
    /// Its place in the pool.
    pub at: usize,
}

/// Which sorts of abilities a card has, of those that are asked for all the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorts {
    /// Continuous ones.
    pub continuous: bool,
    /// Keywords given to others, or held on a condition.
    pub keywords: bool,
    /// Automatic ones that wait for what other cards do.
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

/// A set of keywords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keywords(pub u16);

impl Keywords {
    /// Whether a keyword is among them.
    #[inline]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 >> keyword as u16 & 1 == 1
    }

    /// With a keyword.
    #[must_use]
    pub const fn with(self, keyword: Keyword) -> Keywords {
        Keywords(self.0 | 1 << keyword as u16)
    }

    /// Each of them.
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

/// An ability that is more than a keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Its sort.
    pub sort: Sort,
    /// What it costs.
    pub cost: Cost,
    /// What it makes its player choose.
    pub asks: Asks,
}

/// 10.1.1: the sorts of abilities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sort {
    /// 10.1.1.1: an activated one; with Quick (12.3.3) or without.
    Activated {
        /// Whether it has Quick.
        quick: bool,
    },
    /// 12.2: an evolve ability; `plain` where it does nothing but evolve the card for play points.
    Evolve {
        /// Whether it is plain.
        plain: bool,
    },
    /// 14.2.2: a meal ability.
    Meal {
        /// 14.2.1.1: how many cards go to the race zone.
        times: u8,
    },
    /// 10.1.1.2: an automatic one.
    Automatic(Trigger),
    /// 10.1.1.4: that of a spell.
    Spell,
    /// 10.1.1.3: a continuous one by which all cards of a name on its player's field have keywords.
    Grant {
        /// The name.
        name: &'static str,
        /// The keywords.
        keywords: Keywords,
    },
    /// 10.1.1.3: a continuous one by which the card has keywords while a condition holds.
    While {
        /// The condition.
        holds: Condition,
        /// The keywords.
        keywords: Keywords,
    },
    /// 10.1.1.3: any other, which only the text knows.
    Continuous,
}

/// What chapter 13 counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// 13.5.1.2: necrocharge: so many cards in the cemetery.
    Necrocharge(u16),
    /// 13.3.1.2: spellchain: so many spells in the cemetery.
    Spellchain(u16),
    /// 13.2.1.2: combo: so many cards played this turn.
    Combo(u16),
    /// 13.4.1.2: overflow.
    Overflow,
    /// 13.5.2.2: sanguine.
    Sanguine,
}

/// What an ability costs, as far as that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// It has a cost.
    pub any: bool,
    /// 10.4.4: play points.
    pub points: i16,
    /// 10.4.6: the card itself is rested.
    pub engage: bool,
    /// It asks for more, which only the text knows.
    pub more: bool,
}

/// What an ability makes its player choose, as far as that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asks {
    /// 10.6.2.3.1: it begins with the choice of one follower of the other player's field.
    pub enemy: bool,
    /// 5.17.1: it has options.
    pub modes: Option<Options>,
    /// 10.7.2.2: once a turn.
    pub once: bool,
}

/// 5.17: how many options are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// At most; 0 where only the text knows.
    pub most: u8,
    /// 5.17.2: as many as one likes up to it.
    pub up_to: bool,
}

impl Facts {
    /// 2.3.4: whether it is a follower by what is printed.
    pub fn is(&self, kind: Kind) -> bool {
        self.kind == kind
    }

    /// Whether a continuous ability of it may reach something: `k` keywords, `p` values, `d` damage, `c` costs, `f` what may
    /// be done; `x`: it cannot be played from the EX area; `n`: it needs what this edition does not have.
    pub fn reaches(&self, what: char) -> bool {
        self.reach.as_bytes().contains(&(what as u8))
    }

    /// The abilities of a sort, the first of them first.
    pub fn of<'a>(&'a self, is: impl Fn(&Sort) -> bool + 'a) -> impl Iterator<Item = &'a Ability> + 'a {
        self.abilities.iter().filter(move |it| is(&it.sort))
    }

    /// The activated ability of a number.
    pub fn activated(&self, nth: u8) -> Option<&Ability> {
        self.of(|it| matches!(it, Sort::Activated { .. })).nth(usize::from(nth).checked_sub(1)?)
    }

    /// The automatic abilities that something triggers.
    pub fn automatic(&self, by: Trigger) -> impl Iterator<Item = &Ability> + '_ {
        self.of(move |it| *it == Sort::Automatic(by))
    }

    /// Whether its text does anything that the referee does not know.
    pub fn has_text(&self) -> bool {
        let known = |it: &Ability| {
            matches!(
                it.sort,
                Sort::Evolve { plain: true } | Sort::Grant { .. } | Sort::While { .. } | Sort::Meal { .. }
            )
        };
        !self.abilities.iter().all(known)
    }
}

/// All cards, and which one a code means.
pub struct Pool {
    cards: Vec<Facts>,
    by_code: HashMap<&'static str, usize>,
    tokens: HashSet<&'static str>,
}

impl Pool {
    /// The pool, read when it is first asked for.
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

    /// The card of a code.
    pub fn find(code: &str) -> Option<&'static Facts> {
        let pool = Pool::get();
        pool.by_code.get(code).and_then(|at| pool.cards.get(*at))
    }

    /// 9.1.2.3: whether there is a token of this name.
    pub fn has_token(name: &str) -> bool {
        Pool::get().tokens.contains(name)
    }

    /// All cards.
    pub fn all() -> &'static [Facts] {
        &Pool::get().cards
    }
}

/// A line of the pool.
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

/// An ability as the pool writes it: its sort, behind `:` its cost, behind `/` what it asks for.
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
