//! What a text makes a player choose while it is carried out: cards of hidden zones (10.6.2.3 leaves them out), and what its
//! cost is paid with (10.6.2.5).

use super::evaluate::{Table, place};
use super::lowering::may_be_hidden;
use super::names;
use crate::cards::ast::{self, Count, Sel, Who};
use crate::cards::run::{Op, Program};
use crate::games::evolve::cards::vocabulary::{Evolve, Special, Stat, Thing, Zone};
use crate::games::evolve::log::words::{Place, Target};
use crate::games::evolve::state::{State, Value, zones};
use crate::log::Seat;
use crate::table::{Card, Known, known};

type Act = ast::Act<Evolve>;
type Filter = ast::Filter<Evolve>;

/// A choice that a text at work leaves to a player now: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// Whose it is.
    pub by: Seat,
    /// How many cards have to be chosen.
    pub least: usize,
    /// How many can be.
    pub most: usize,
    /// Those that were.
    pub picked: Vec<Card>,
}

impl Open {
    /// Whether it can be left at what was chosen.
    pub fn may_close(&self) -> bool {
        self.picked.len() >= self.least
    }
}

/// What an act makes somebody choose while it is done.
#[derive(Clone, Copy)]
pub struct Asked<'p> {
    /// Who chooses.
    pub by: Who,
    /// How many.
    pub count: &'p Count<Evolve>,
    /// Of what.
    pub filters: &'p [Filter],
    /// Where it is remembered.
    pub slot: Option<u8>,
    /// 10.4: it pays a cost.
    pub pays: bool,
    /// 10.4.6: it is rested for it.
    pub rests: bool,
    /// What is left out or not, where nothing else is chosen.
    pub of: Option<&'p Sel<Evolve>>,
}

/// One or none.
static ONE: Count<Evolve> = Count::UpTo(ast::Num::Lit(1));

/// What a player may leave out although nothing has to be chosen for it: it is chosen if it is to be done.
pub fn left_out(op: &Op<Evolve>) -> Option<Asked<'_>> {
    let Op::Act(act) = op else { return None };
    let sel = match act {
        _ if asked(act, false).is_some() => return None,
        Act::Put(sel, ..) | Act::Deploy(sel, _) | Act::Destroy(sel) => sel,
        Act::Special(Special::Evolve | Special::Counters(_), all, _) => all.first()?,
        _ => return None,
    };
    let asked = Asked { by: Who::You, count: &ONE, filters: &[], slot: None, pays: false, rests: false, of: Some(sel) };
    matches!(sel, Sel::This | Sel::Slot(_)).then_some(asked)
}

/// What an act makes somebody choose while it is done; `None` where all of it is settled or was chosen before.
pub fn asked(act: &Act, pays: bool) -> Option<Asked<'_>> {
    match act {
        Act::By(who, act) => asked(act, pays).map(|it| Asked { by: *who, ..it }),
        Act::Choose(sel) => picked(sel, pays).filter(|it| is_hidden(it.filters)),
        Act::Rest(sel) => picked(sel, pays).map(|it| Asked { rests: pays, ..it }),
        Act::Reveal(sel) | Act::Put(sel, ..) | Act::Deploy(sel, _) => picked(sel, pays),
        Act::Special(Special::Discard | Special::Counters(_), all, _) => match &all[..] {
            [sel] => picked(sel, pays),
            _ => None,
        },
        _ => None,
    }
}

fn picked(sel: &Sel<Evolve>, pays: bool) -> Option<Asked<'_>> {
    match sel {
        _ if names::is_token(sel) => None,
        Sel::As(inner, slot) => picked(inner, pays).map(|it| Asked { slot: Some(*slot), ..it }),
        Sel::Pick(count, filters) => {
            Some(Asked { by: Who::You, count, filters, slot: None, pays, rests: false, of: None })
        }
        _ => None,
    }
}

/// Whether filters speak of cards that their opponent does not see.
fn is_hidden(filters: &[Filter]) -> bool {
    filters.iter().any(|it| matches!(it, Filter::In(_, Zone::Hand | Zone::Deck) | Filter::Among(_)))
}

/// Whether cards are chosen of those that were looked at.
pub fn is_among(asked: &Asked<'_>) -> bool {
    asked.filters.iter().any(|it| matches!(it, Filter::Among(_)))
}

/// 5.7.1: whether a deck is searched.
pub fn searches(asked: &Asked<'_>) -> Option<Who> {
    asked.filters.iter().find_map(|it| if let Filter::In(who, Zone::Deck) = it { Some(*who) } else { None })
}

/// 5.7.1.2: whether more is asked than a number of cards.
pub fn has_condition(filters: &[Filter]) -> bool {
    !filters.iter().all(|it| matches!(it, Filter::In(..) | Filter::Is(Thing::Card) | Filter::Among(_)))
}

/// Whether an operation pays a cost: it stands before the effect, or between the question and the payment.
pub fn pays(program: &Program<Evolve>, at: u16) -> bool {
    let last = program.ops[..usize::from(at).min(program.ops.len())]
        .iter()
        .rev()
        .find(|op| matches!(op, Op::Pay { .. } | Op::Paid));
    at < program.effect || matches!(last, Some(Op::Pay { .. }))
}

/// Whether all that are chosen have to differ in their names.
pub fn differ(filters: &[Filter]) -> bool {
    filters.contains(&Filter::Distinct(Stat::Name))
}

/// Whether the card is meant whose text it is, wherever the text says that it lies.
pub fn is_this(sel: &Sel<Evolve>) -> bool {
    match sel {
        Sel::This => true,
        Sel::Such(inner, of) => **inner == Sel::This && matches!(of[..], [Filter::In(Who::You, _)]),
        _ => false,
    }
}

impl Table<'_> {
    /// Where the cards lie that can be chosen: 10.4.3: of what a cost speaks, that is the player's own.
    fn piles(&self, asked: &Asked<'_>) -> Vec<Card> {
        if let Some(sel) = asked.of {
            return self.things(sel).value().unwrap_or_default().into_iter().filter_map(Target::card).collect();
        }
        let among = asked.filters.iter().find_map(|it| if let Filter::Among(sel) = it { Some(sel) } else { None });
        match among {
            Some(sel) => {
                let all = self.things(sel).value().unwrap_or_default();
                all.into_iter().filter_map(Target::card).collect()
            }
            None => {
                let zones = self.zones(asked.filters).into_iter().filter(|it| !asked.pays || it.0 == self.by);
                zones.flat_map(|(of, zone)| self.state.table.pile(place(of, &zone)).to_vec()).collect()
            }
        }
    }

    /// Whether a card can be chosen.
    pub fn can_pick(&self, asked: &Asked<'_>, card: Card) -> Known<bool> {
        if asked.of.is_some() {
            let all = self.piles(asked);
            let hidden = all.contains(&Card::UNKNOWN) && may_be_hidden(self.state, card);
            return Known::Sure(card == Card::UNKNOWN || hidden || all.contains(&card));
        }
        if card == Card::UNKNOWN {
            return Known::Hidden(card);
        }
        let own = |card: Card| {
            let zone = self.state.table.zone(card);
            match self.state.keeper(card) {
                Some(of) => of == self.by,
                None if zones::is_ex(zone) => zones::owner(zone) == self.by,
                None => card.owner() == self.by,
            }
        };
        if (asked.pays && !own(card)) || (asked.rests && self.state.is_rested(card)) {
            return Known::Sure(false);
        }
        self.fits_all(card, asked.filters)
    }

    /// Whether a card has the name of one that was chosen, where all have to differ.
    pub fn clashes(&self, asked: &Asked<'_>, card: Card, picked: &[Card]) -> bool {
        differ(asked.filters) && picked.iter().any(|it| self.is_namesake(card, *it))
    }

    /// Whether two cards have the same name.
    pub fn is_namesake(&self, one: Card, other: Card) -> bool {
        let name = |it| self.state.printed(self.setup, it).map(|it| it.name);
        name(one).is_some() && name(one) == name(other)
    }

    /// The cards that can be chosen, and how many more there may be that the log hides.
    pub fn pickable(&self, asked: &Asked<'_>) -> (Vec<Card>, usize) {
        let all = self.piles(asked);
        let hidden = all.iter().filter(|it| **it == Card::UNKNOWN).count();
        let fits = |it: &Card| self.can_pick(asked, *it) != Known::Sure(false);
        (known(&all).filter(fits).collect(), hidden)
    }

    /// The hidden card that decides whether there is any card to choose; none where there surely is one, or none.
    pub fn decides(&self, asked: &Asked<'_>) -> Option<Card> {
        let mut decides = None;
        for card in self.piles(asked) {
            match self.can_pick(asked, card) {
                Known::Hidden(card) => decides = decides.or(Some(card)),
                Known::Sure(false) => {}
                Known::Sure(true) | Known::ButForText(..) => return None,
            }
        }
        decides
    }

    /// Opens a choice; `None` where how many are asked for is not known. 4.1.2.2: of cards of a description nobody has to find
    /// one in what the opponent does not see.
    pub fn open(&self, asked: &Asked<'_>, optional: bool) -> Option<Open> {
        let wanted = self.wanted(asked)?;
        let (cards, hidden) = self.pickable(asked);
        let most = wanted.min(cards.len() + hidden);
        let exactly = matches!(asked.count, Count::Exactly(_));
        let may_fail = !asked.pays && is_hidden(asked.filters) && has_condition(asked.filters);
        let least = if optional || !exactly || may_fail { 0 } else { most };
        let by = *self.players(asked.by).first()?;
        Some(Open { by, least, most, picked: Vec::new() })
    }

    /// How many cards are asked for.
    pub fn wanted(&self, asked: &Asked<'_>) -> Option<usize> {
        match asked.count {
            Count::Exactly(num) | Count::UpTo(num) => match self.number(num) {
                Known::Sure(it) => usize::try_from(it).ok(),
                _ => None,
            },
            Count::Any => Some(usize::MAX),
        }
    }

    /// 10.4.2.2: whether a part of a cost that is more than play points cannot be paid.
    pub fn cannot_pay(&self, act: &Act) -> bool {
        if let Act::Special(Special::Counters(name), all, nums) = act {
            let by = nums.first().map_or(0, |it| self.number(it).value().unwrap_or(0));
            let there = i32::from(self.state.counters(self.source, names::counter(name)));
            return matches!(&all[..], [Sel::This]) && there + by < 0;
        }
        if let Act::Special(Special::Heal, all, nums) = act {
            let by = nums.first().map_or(0, |it| self.number(it).value().unwrap_or(0));
            let leader = |target: Target| match target {
                Target::Leader(of) => self.state.value(of, Value::Leader) + by < 0,
                Target::Card(_) => false,
            };
            let of = all.first().and_then(|it| self.things(it).value()).unwrap_or_default();
            return by < 0 && of.into_iter().any(leader);
        }
        if let Act::Put(sel, _, Zone::Ex, _) = act
            && is_this(sel)
        {
            return self.state.room(self.by, Place::Ex) == 0 && !zones::is_ex(self.state.table.zone(self.source));
        }
        if let Act::Put(Sel::Top(who, num), ..) = act {
            let there: usize = self.players(*who).iter().map(|of| self.state.table.pile(zones::deck(*of)).len()).sum();
            return self.number(num).value().is_some_and(|many| usize::try_from(many).is_ok_and(|it| it > there));
        }
        let Some(asked) = asked(act, true) else { return false };
        let (cards, hidden) = self.pickable(&asked);
        self.wanted(&asked).is_some_and(|wanted| wanted > cards.len() + hidden)
    }
}

/// The cards of a deck that somebody looks at, `?` for each that the log hides.
pub fn top(state: &State, of: Seat, many: usize) -> Vec<Target> {
    state.table.pile(zones::deck(of)).iter().rev().take(many).copied().map(Target::Card).collect()
}
