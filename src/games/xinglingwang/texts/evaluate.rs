//! What a text speaks of: the cards that are so, numbers, and whether something is so.

use super::target_order::lane_order;
use crate::cards::ast::{Cond, Filter, Num, Sel, Who};
use crate::games::xinglingwang::cards::Type;
use crate::games::xinglingwang::cards::vocabulary::{At, Is, Role, Sign, Starry, Stat, Thing, Time};
use crate::games::xinglingwang::log::words::Pose;
use crate::games::xinglingwang::state::characteristics::{attack, has, is_mech, points, sacrifices, total};
use crate::games::xinglingwang::state::resolution::Memory;
use crate::games::xinglingwang::state::{Phase, Setup, State, zones};
use crate::log::Seat;
use crate::table::{self, Card};

/// What a text sees: the table, whose text it is, and of which card.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The setup of the match.
    pub setup: &'a Setup,
    /// The table.
    pub state: &'a State,
    /// The card.
    pub card: Card,
    /// Whose text it is.
    pub by: Seat,
}

/// What is known; else the card on which it depends.
pub type Seen<T> = Result<T, Card>;

impl View<'_> {
    /// The players that are meant.
    pub fn seats(&self, who: Who) -> &'static [Seat] {
        const ONE: [[Seat; 1]; 2] = [[Seat::A], [Seat::B]];
        match who {
            Who::You | Who::Actor | Who::Owner => &ONE[self.by.index()],
            Who::Opponent => &ONE[self.by.other().index()],
            Who::Each | Who::Either => &Seat::BOTH,
        }
    }

    /// The cards of a zone; units in lane order.
    fn zone(&self, of: Seat, at: &At) -> Vec<Card> {
        let rows = |keep: fn(bool) -> bool| {
            let units = self.state.units(of).filter(|it| keep(it.0.is_front()));
            units.map(|it| it.1.card).collect()
        };
        let pile = |zone: table::Zone| self.state.table.pile(zone).to_vec();
        match at {
            At::Units => rows(|_| true),
            At::Front => rows(|it| it),
            At::Back => rows(|it| !it),
            At::Terrain => pile(zones::terrain(of)),
            At::Hand => pile(zones::hand(of)),
            At::Library => pile(zones::library(of)),
            At::Graveyard => pile(zones::graveyard(of)),
            At::Exile => pile(zones::exile(of)),
            At::Wheel => pile(zones::wheel(of)),
        }
    }

    /// All cards that are so. Where no zone is named, units are meant.
    pub fn each(&self, run: Option<&Memory>, filters: &[Filter<Starry>]) -> Seen<Vec<Card>> {
        let mut all = self.there(filters);
        self.sort(&mut all);
        let mut found = Vec::new();
        for card in all {
            if self.fits_all(run, card, filters)? {
                found.push(card);
            }
        }
        Ok(found)
    }

    /// The cards of the zone that is named, as they lie.
    pub(super) fn there(&self, filters: &[Filter<Starry>]) -> Vec<Card> {
        let named = filters.iter().find_map(|it| if let Filter::In(who, at) = it { Some((*who, at)) } else { None });
        let (who, at) = named.unwrap_or((Who::Either, &At::Units));
        self.seats(who).iter().flat_map(|of| self.zone(*of, at)).collect()
    }

    /// 6.7: units in lane order; all else as it lies.
    pub fn sort(&self, cards: &mut [Card]) {
        if cards.iter().all(|it| self.state.find(*it).is_some()) {
            cards.sort_by_key(|it| lane_order(self.state, *it));
        }
    }

    /// Whether a card is all that is asked for.
    pub fn fits_all(&self, run: Option<&Memory>, card: Card, filters: &[Filter<Starry>]) -> Seen<bool> {
        for filter in filters {
            if !self.fits(run, card, filter)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn fits(&self, run: Option<&Memory>, card: Card, filter: &Filter<Starry>) -> Seen<bool> {
        Ok(match filter {
            Filter::In(who, at) => self.seats(*who).iter().any(|of| match at {
                At::Units => self.stands(card, *of, |_| true),
                At::Front => self.stands(card, *of, |it| it),
                At::Back => self.stands(card, *of, |it| !it),
                At::Terrain => self.state.table.pile(zones::terrain(*of)).contains(&card),
                _ => self.lies_in(card, *of, at),
            }),
            Filter::Whose(who) => {
                let of = self.state.controller(card).unwrap_or_else(|| card.owner());
                self.seats(*who).contains(&of)
            }
            Filter::Other => card != self.card,
            Filter::Is(thing) => self.is(card, thing)?,
            Filter::Sign(sign) => self.bears(card, sign)?,
            Filter::Name(name) => self.named(card, name)?,
            Filter::Stat(stat, cmp, num) => {
                let against = self.number(run, num)?;
                self.stat(card, stat)?.is_some_and(|it| cmp.holds(it, against))
            }
            Filter::State(is) => self.state.unit(card).is_some_and(|unit| {
                unit.pose
                    == match is {
                        Is::Upright => Pose::Upright,
                        Is::Attacking => Pose::Attacking,
                        Is::Sideways => Pose::Sideways,
                    }
            }),
            Filter::Not(filter) => !self.fits(run, card, filter)?,
            Filter::All(all) => self.fits_all(run, card, all)?,
            Filter::Any(any) => {
                let mut one = false;
                for filter in any {
                    one |= self.fits(run, card, filter)?;
                }
                one
            }
            // Every other filter is refused when the cards are read.
            _ => false,
        })
    }

    fn stands(&self, card: Card, of: Seat, row: fn(bool) -> bool) -> bool {
        self.state.units(of).any(|it| it.1.card == card && row(it.0.is_front()))
    }

    fn lies_in(&self, card: Card, of: Seat, at: &At) -> bool {
        let zone = match at {
            At::Hand => zones::hand(of),
            At::Library => zones::library(of),
            At::Graveyard => zones::graveyard(of),
            At::Exile => zones::exile(of),
            At::Wheel => zones::wheel(of),
            At::Terrain | At::Units | At::Front | At::Back => return false,
        };
        self.state.table.could_be_in(card, zone)
    }

    /// What is printed on a card; a card that nobody knows decides nothing.
    fn facts(&self, card: Card) -> Seen<Option<&crate::games::xinglingwang::cards::pool::Facts>> {
        if card.is_known() && card.token_place().is_some() {
            return Ok(None);
        }
        self.setup.facts(card).map(Some).ok_or(card)
    }

    fn is(&self, card: Card, thing: &Thing) -> Seen<bool> {
        let unit = self.state.unit(card);
        let sort = |sort: Type| Ok(self.facts(card)?.is_some_and(|it| it.card.sort == sort));
        match thing {
            Thing::Card => Ok(true),
            Thing::Traveller => Ok(card.is_known() && card.token_place().is_some()),
            Thing::Unit => Ok(unit.is_some() || self.facts(card)?.is_none_or(|it| it.is_unit())),
            Thing::Magic => sort(Type::Magic),
            Thing::Terrain => sort(Type::Terrain),
            Thing::Merged => Ok(unit.is_some_and(|it| it.merged().next().is_some())),
            Thing::Mech => match unit {
                Some(unit) => Ok(is_mech(self.setup, self.state, unit)),
                None => Ok(self.facts(card)?.is_some_and(|it| it.mech)),
            },
            Thing::Plain => match self.facts(card)? {
                None => Ok(true),
                Some(it) => Ok(it.is_unit() && sacrifices(self.setup, self.state, self.by, card) == Some(0)),
            },
        }
    }

    fn bears(&self, card: Card, sign: &Sign) -> Seen<bool> {
        if let (Sign::Keyword(keyword), Some(unit)) = (sign, self.state.unit(card)) {
            return Ok(has(self.setup, self.state, unit, *keyword));
        }
        let Some(facts) = self.facts(card)? else {
            return Ok(matches!(sign, Sign::Race(crate::games::xinglingwang::log::words::Race::Neutral)));
        };
        Ok(match sign {
            Sign::Keyword(keyword) => facts.keywords & keyword.bit() != 0,
            Sign::Kind(kind) => facts.card.kinds.contains(kind),
            Sign::Race(race) => facts.card.race == Some(*race),
        })
    }

    fn named(&self, card: Card, name: &str) -> Seen<bool> {
        Ok(self.facts(card)?.is_some_and(|it| it.card.name == name || it.card.english == name))
    }

    /// A number of a card; none where it has none.
    fn stat(&self, card: Card, stat: &Stat) -> Seen<Option<i16>> {
        let unit = self.state.unit(card);
        Ok(match (stat, unit) {
            (Stat::Energy, _) => Some(self.state.energy[self.by.index()]),
            (Stat::Rewards, _) => Some(self.state.rewards[self.by.index()]),
            (Stat::Total, _) => Some(total(self.setup, self.state, self.by)),
            (Stat::Attack, Some(unit)) => attack(self.setup, self.state, unit),
            (Stat::Points, Some(unit)) => Some(points(self.setup, self.state, unit)),
            (Stat::Riders, Some(unit)) => Some(unit.riders.into()),
            (Stat::Riders, None) => None,
            (Stat::Attack, None) => self.facts(card)?.and_then(|it| it.card.attack),
            (Stat::Points, None) => self.facts(card)?.and_then(|it| it.card.points),
            (Stat::Souls, _) => self.facts(card)?.and_then(|it| it.card.soul).map(i16::from),
            (Stat::Sacrifices, _) => match self.facts(card)? {
                None => Some(0),
                Some(_) => sacrifices(self.setup, self.state, self.by, card).map(i16::from),
            },
        })
    }

    /// The cards that are meant, without a choice.
    pub fn cards(&self, run: Option<&Memory>, sel: &Sel<Starry>) -> Seen<Vec<Card>> {
        Ok(match sel {
            Sel::This => vec![self.card],
            Sel::Slot(slot) => run.and_then(|it| it.slots.get(usize::from(*slot)).cloned()).unwrap_or_default(),
            Sel::As(sel, _) => self.cards(run, sel)?,
            Sel::Each(filters) | Sel::Any(filters) | Sel::Pick(_, filters) => self.each(run, filters)?,
            Sel::Such(sel, filters) => {
                let mut found = Vec::new();
                for card in self.cards(run, sel)? {
                    if self.fits_all(run, card, filters)? {
                        found.push(card);
                    }
                }
                found
            }
            Sel::Both(all) => {
                let mut found = Vec::new();
                for sel in all {
                    found.append(&mut self.cards(run, sel)?);
                }
                found
            }
            Sel::Role(role, _) => {
                let battle = self.state.battle.as_ref();
                let card = match role {
                    Role::Attacker => battle.map(|it| it.attacker),
                    Role::Defender => {
                        battle.and_then(|it| it.left.first().copied().or(it.fought.last().map(|it| it.0)))
                    }
                };
                card.into_iter().collect()
            }
            Sel::Top(who, num) => {
                let many = usize::try_from(self.number(run, num)?).unwrap_or(0);
                let top = |of: &Seat| self.state.table.pile(zones::library(*of)).iter().rev().take(many).copied();
                self.seats(*who).iter().flat_map(top).collect()
            }
            _ => Vec::new(),
        })
    }

    /// A quantity.
    pub fn number(&self, run: Option<&Memory>, num: &Num<Starry>) -> Seen<i16> {
        Ok(match num {
            Num::Lit(number) => *number,
            Num::Per(each, who, filters) => self.count(run, *who, filters)?.saturating_mul(*each),
            Num::Of(stat, sel) => {
                let mut sum = 0i16;
                for card in self.cards(run, sel)? {
                    sum = sum.saturating_add(self.stat(card, stat)?.unwrap_or(0));
                }
                sum
            }
            _ => 0,
        })
    }

    /// How many such things a player has.
    fn count(&self, run: Option<&Memory>, who: Who, filters: &[Filter<Starry>]) -> Seen<i16> {
        let seats = self.seats(who);
        let zoned = filters.iter().any(|it| matches!(it, Filter::In(..)));
        let found = self.each(run, filters)?;
        let own = |it: &&Card| zoned || self.state.controller(**it).is_some_and(|it| seats.contains(&it));
        Ok(i16::try_from(found.iter().filter(own).count()).unwrap_or(i16::MAX))
    }

    /// Whether something is so.
    pub fn holds(&self, run: Option<&Memory>, cond: &Cond<Starry>) -> Seen<bool> {
        Ok(match cond {
            Cond::Have(who, filters, cmp, num) => cmp.holds(self.count(run, *who, filters)?, self.number(run, num)?),
            Cond::Compare(one, cmp, other) => cmp.holds(self.number(run, one)?, self.number(run, other)?),
            Cond::Is(sel, filters) => {
                let cards = self.cards(run, sel)?;
                let mut all = !cards.is_empty();
                for card in cards {
                    all &= self.fits_all(run, card, filters)?;
                }
                all
            }
            Cond::During(time) => self.is_time(time),
            Cond::Not(cond) => !self.holds(run, cond)?,
            Cond::All(all) => {
                for cond in all {
                    if !self.holds(run, cond)? {
                        return Ok(false);
                    }
                }
                true
            }
            Cond::Any(any) => {
                for cond in any {
                    if self.holds(run, cond)? {
                        return Ok(true);
                    }
                }
                false
            }
            _ => false,
        })
    }

    /// Whether it is a part of the match.
    pub fn is_time(&self, time: &Time) -> bool {
        let own = self.state.turn.player == self.by && self.state.phase > Phase::Preparation;
        match time {
            Time::OwnTurn => own,
            Time::EnemyTurn => self.state.turn.player != self.by,
            Time::Countdown => self.state.countdown.is_some(),
        }
    }
}
