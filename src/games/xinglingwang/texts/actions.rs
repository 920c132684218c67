//! What the acts of a text do to the table, worked out when the text comes to them.

use super::{Seen, View, groups_before, picks, things, waits};
use crate::cards::ast::{Act, Cond, Count, Filter, Modify, Num, Sel, Until, Who};
use crate::cards::run::{Host, Op};
use crate::games::xinglingwang::cards::vocabulary::{At, Deed, Manner, Sign, Special, Starry, Stat, Text, Time};
use crate::games::xinglingwang::log::effects::{self, Effect, Keyword, Kind, Subject};
use crate::games::xinglingwang::log::words::{Place, Pose, Shows, Slot};
use crate::games::xinglingwang::state::characteristics::{cannot, cells, has, seats};
use crate::games::xinglingwang::state::resolution::{Hole, Memory, Todo};
use crate::games::xinglingwang::state::{State, zones};
use crate::log::Seat;
use crate::table::Card;

/// A text that is carried out: its program, and the targets that were chosen for it.
pub struct Doing<'a> {
    /// What it sees.
    pub view: View<'a>,
    /// Its program.
    pub program: &'a Text,
    /// What was chosen for each of its choices.
    pub targets: &'a [Vec<Card>],
}

/// Where a position or what shows is filled in later.
const NOWHERE_YET: Slot = Slot::F1;

/// The zone of a player's in which cards lie.
const fn place(at: &At) -> Option<Place> {
    Some(match at {
        At::Hand => Place::Hand,
        At::Library => Place::Library,
        At::Graveyard => Place::Graveyard,
        At::Exile => Place::Exile,
        At::Wheel => Place::Wheel,
        At::Units | At::Front | At::Back | At::Terrain => return None,
    })
}

const fn until(it: &Until<Starry>) -> effects::Until {
    match it {
        Until::Battle => effects::Until::Battle,
        Until::Turn => effects::Until::Turn,
        _ => effects::Until::Always,
    }
}

impl Doing<'_> {
    /// The cards that an operation is about, in lane order, and whether those are all that it asks for.
    fn meant(&self, run: &mut Memory, sel: &Sel<Starry>, nth: &mut usize) -> Seen<(Vec<Card>, bool)> {
        Ok(match sel {
            Sel::Pick(count, filters) => {
                let op = &self.program.ops[usize::from(run.at)];
                let (chosen, early) = match waits(op, filters) {
                    true => (run.chosen.clone().unwrap_or_default(), false),
                    false => {
                        let group = groups_before(self.program, run.at) + *nth;
                        *nth += 1;
                        (self.targets.get(group).cloned().unwrap_or_default(), true)
                    }
                };
                let mut cards = Vec::new();
                for card in chosen {
                    // 6.2n1, 7.3: a target that is elsewhere now is passed over.
                    if !early || self.view.fits_all(Some(run), card, filters)? {
                        cards.push(card);
                    }
                }
                self.view.sort(&mut cards);
                let asked = if let Count::Exactly(num) = count { self.view.number(Some(run), num)? } else { 0 };
                let all = cards.len() >= usize::try_from(asked).unwrap_or(0);
                (cards, all)
            }
            Sel::As(sel, slot) => {
                let (cards, all) = self.meant(run, sel, nth)?;
                run.bind(*slot, cards.clone());
                (cards, all)
            }
            Sel::Such(sel, filters) => {
                let (cards, all) = self.meant(run, sel, nth)?;
                let mut kept = Vec::new();
                for card in cards {
                    if self.view.fits_all(Some(run), card, filters)? {
                        kept.push(card);
                    }
                }
                (kept, all)
            }
            Sel::Both(sels) => {
                let (mut cards, mut all) = (Vec::new(), true);
                for sel in sels {
                    let (mut some, whole) = self.meant(run, sel, nth)?;
                    cards.append(&mut some);
                    all &= whole;
                }
                (cards, all)
            }
            _ => {
                let mut cards = self.view.cards(Some(run), sel)?;
                self.view.sort(&mut cards);
                let all = !cards.is_empty();
                (cards, all)
            }
        })
    }

    fn number(&self, run: &Memory, nums: &[Num<Starry>]) -> Seen<i16> {
        nums.first().map_or(Ok(1), |it| self.view.number(Some(run), it))
    }

    /// What only 星靈王 does.
    fn special(
        &self,
        run: &mut Memory,
        by: Seat,
        what: &Special,
        sels: &[Sel<Starry>],
        nums: &[Num<Starry>],
    ) -> Seen<(Vec<Todo>, bool)> {
        let mut nth = 0;
        let mut things = Vec::new();
        let mut all = true;
        for sel in sels {
            let (cards, whole) = self.meant(run, sel, &mut nth)?;
            things.push(cards);
            all &= whole;
        }
        let number = self.number(run, nums)?;
        let small = i8::try_from(number).unwrap_or(i8::MAX);
        let unsigned = u8::try_from(number.max(0)).unwrap_or(u8::MAX);
        let none = Vec::new();
        let (first, second) = (things.first().unwrap_or(&none), things.get(1).unwrap_or(&none));
        let pairs = || first.iter().flat_map(|one| second.iter().map(move |other| (*one, *other)));
        let slot = |does: Effect| Todo { does, open: Hole::Slot };
        let to = NOWHERE_YET;
        let todo: Vec<Todo> = match what {
            Special::Charge => vec![Effect::Charge { player: by, by: small.max(0) }.into()],
            Special::Spend => vec![Effect::Spend { player: by, by: unsigned }.into()],
            Special::Limit => vec![Effect::Limit { player: by, by: small }.into()],
            Special::Reward => vec![Effect::Reward { player: by, by: number.max(0) }.into()],
            Special::Forfeit => vec![Effect::Forfeit { player: by, by: unsigned }.into()],
            Special::Traveller => vec![slot(Effect::Traveller { player: by, to }); usize::from(unsigned.min(10))],
            Special::Transform => pairs().map(|(unit, into)| Effect::Transform { unit, into }.into()).collect(),
            Special::Kidnap => pairs().map(|(unit, by)| Effect::Kidnap { unit, by }.into()).collect(),
            Special::Embark => pairs().map(|(traveller, unit)| Effect::Embark { traveller, unit }.into()).collect(),
            Special::Merge => pairs()
                .map(|(under, onto)| Todo {
                    does: Effect::Merge { under, onto, shows: Shows::Attack },
                    open: Hole::Shows,
                })
                .collect(),
            Special::Split => {
                let parts = |unit: Card| self.view.state.unit(unit).into_iter().flat_map(|it| it.merged());
                let each = first.iter().flat_map(|unit| parts(*unit).map(|it| (*unit, it.0)));
                each.map(|(unit, card)| slot(Effect::Split { unit, card, to })).collect()
            }
            Special::Mount => first.iter().map(|card| Effect::Mount { card: *card }.into()).collect(),
            Special::Spin => vec![Effect::Spin { player: by }.into(); usize::from(unsigned.min(5))],
            Special::Push => first.iter().map(|unit| slot(Effect::Push { unit: *unit, to })).collect(),
            Special::Control => first.iter().map(|unit| slot(Effect::Control { unit: *unit, to })).collect(),
            Special::Search => first.iter().map(|card| Effect::Search { card: *card }.into()).collect(),
        };
        Ok((todo, all))
    }

    /// What an act does.
    fn of_act(&self, run: &mut Memory, by: Seat, act: &Act<Starry>) -> Seen<(Vec<Todo>, bool)> {
        let each = |run: &mut Memory, sel, does: &dyn Fn(Card) -> Todo| {
            let (cards, all) = self.meant(run, sel, &mut 0)?;
            Ok((cards.into_iter().map(does).collect(), all))
        };
        match act {
            Act::By(who, act) => {
                let by = if *who == Who::Opponent { by.other() } else { by };
                self.of_act(run, by, act)
            }
            Act::Draw(num) => {
                let many = usize::try_from(self.view.number(Some(run), num)?).unwrap_or(0).min(20);
                Ok((vec![Effect::Draw { player: by, card: Card::UNKNOWN }.into(); many], true))
            }
            Act::Reveal(sel) => each(run, sel, &|card| Effect::Reveal { card }.into()),
            Act::Put(sel, _, at, _) => match place(at) {
                Some(to) => each(run, sel, &|card| Effect::Bring { card, to }.into()),
                None => Ok((Vec::new(), false)),
            },
            Act::Deploy(sel, manners) => {
                let to = NOWHERE_YET;
                let played = manners.contains(&Manner::Played);
                each(run, sel, &|card| Todo {
                    does: if played { Effect::Play { card, to } } else { Effect::Summon { card, to } },
                    open: Hole::Slot,
                })
            }
            Act::Move(sel) => {
                each(run, sel, &|unit| Todo { does: Effect::Put { unit, to: NOWHERE_YET }, open: Hole::Slot })
            }
            Act::Rest(sel) => each(run, sel, &|unit| Effect::Sideways { unit }.into()),
            Act::Ready(sel) => each(run, sel, &|unit| Effect::Upright { unit }.into()),
            Act::Destroy(sel) => each(run, sel, &|unit| Effect::Destroy { unit }.into()),
            Act::Special(what, sels, nums) => self.special(run, by, what, sels, nums),
            _ => Ok((Vec::new(), false)),
        }
    }

    /// What is given to a unit for a time.
    fn given(&self, run: &Memory, unit: Card, what: &Modify<Starry>, until: effects::Until) -> Seen<Option<Effect>> {
        let keyword = |sign: &Sign| if let Sign::Keyword(it) = sign { Some(*it) } else { None };
        Ok(match what {
            Modify::Add(Stat::Attack, num) => {
                Some(Effect::Attack { unit, by: self.view.number(Some(run), num)?, until })
            }
            Modify::Add(Stat::Points, num) => {
                Some(Effect::Points { unit, by: self.view.number(Some(run), num)?, until })
            }
            Modify::Less(Stat::Sacrifices, num) => {
                let by = u8::try_from(self.view.number(Some(run), num)?).unwrap_or(0);
                Some(Effect::FewerSacrifices { card: unit, by, until })
            }
            Modify::Gain(sign) => keyword(sign).map(|keyword| Effect::Gain { unit, keyword, until }),
            Modify::Lose(sign) => keyword(sign).map(|keyword| Effect::Lose { unit, keyword, until }),
            Modify::Cannot(deed) => {
                let what = match deed {
                    Deed::Attack => Subject::Attack,
                    Deed::Move => Subject::Move,
                    Deed::Sacrifice => Subject::Sacrifice,
                };
                Some(Effect::Forbid { unit, what, until })
            }
            Modify::Special(..) => Some(Effect::CountsAs { unit, kind: Kind::Mech, until }),
            _ => None,
        })
    }
}

impl Host<Starry> for Doing<'_> {
    type Card = Card;
    type Todo = Todo;

    fn holds(&self, run: &Memory, cond: &Cond<Starry>) -> Seen<bool> {
        self.view.holds(Some(run), cond)
    }

    fn is_time(&self, time: &Time) -> bool {
        self.view.is_time(time)
    }

    fn can_pay(&self, _: &Memory, _: &[Op<Starry>]) -> Seen<bool> {
        Ok(true)
    }

    fn chooses(&self, run: &Memory, act: &Act<Starry>) -> bool {
        self.open_choice(run, act).is_some_and(|(_, filters)| {
            // What nobody knows may be there.
            self.view.each(Some(run), filters).map_or(true, |it| !it.is_empty())
        })
    }

    fn act(&self, run: &mut Memory, act: &Act<Starry>) -> Seen<(Vec<Todo>, bool)> {
        self.of_act(run, self.view.by, act)
    }

    fn hold(
        &self,
        run: &mut Memory,
        how_long: &Until<Starry>,
        who: &Sel<Starry>,
        what: &[Modify<Starry>],
    ) -> Seen<Vec<Todo>> {
        let (units, _) = self.meant(run, who, &mut 0)?;
        let mut todo = Vec::new();
        for unit in units {
            for what in what {
                todo.extend(self.given(run, unit, what, until(how_long))?.map(Todo::from));
            }
        }
        Ok(todo)
    }

    fn is_possible(&self, todo: &Todo) -> bool {
        match todo.open {
            Hole::Slot => !self.view.slots(&todo.does).is_empty(),
            Hole::Shows | Hole::None => self.view.can(&todo.does),
        }
    }
}

impl Doing<'_> {
    /// The choice of an act that is made when the text comes to it.
    pub fn open_choice<'p>(
        &self,
        run: &Memory,
        act: &'p Act<Starry>,
    ) -> Option<(&'p Count<Starry>, &'p [Filter<Starry>])> {
        let op = self.program.ops.get(usize::from(run.at))?;
        let mut found = Vec::new();
        things(act).into_iter().for_each(|it| picks(it, &mut found));
        found.into_iter().find(|it| waits(op, it.1))
    }
}

impl View<'_> {
    /// 6.2, 6.8: whether something can be done. What cannot is passed over.
    fn can(&self, does: &Effect) -> bool {
        let (setup, state) = (self.setup, self.state);
        let unit = |card: Card| state.unit(card);
        match *does {
            Effect::Draw { player, .. } => !state.table.pile(zones::library(player)).is_empty(),
            Effect::Charge { player, by } => by > 0 && state.energy[player.index()] < state.most_energy[player.index()],
            Effect::Spend { player, by } => by > 0 && state.energy[player.index()] >= by.into(),
            Effect::Forfeit { player, by } => by > 0 && state.rewards[player.index()] > 0,
            Effect::Reward { by, .. } => by > 0,
            Effect::Limit { by, .. } => by != 0,
            // 15.block.4
            Effect::Attack { unit: card, by, .. } => {
                by != 0 && unit(card).is_some_and(|it| !has(setup, state, it, Keyword::Block))
            }
            Effect::Points { unit: card, by, .. } => by != 0 && unit(card).is_some(),
            Effect::Gain { unit: card, keyword, .. } => unit(card).is_some_and(|it| !has(setup, state, it, keyword)),
            Effect::Lose { unit: card, keyword, .. } => unit(card).is_some_and(|it| has(setup, state, it, keyword)),
            Effect::Forbid { unit: card, .. } | Effect::CountsAs { unit: card, .. } => unit(card).is_some(),
            Effect::Sideways { unit: card } => unit(card).is_some_and(|it| it.pose != Pose::Sideways),
            Effect::Upright { unit: card } => unit(card).is_some_and(|it| it.pose != Pose::Upright),
            Effect::Destroy { unit: card } => {
                state.controller(card).is_some()
                    && !unit(card).is_some_and(|it| has(setup, state, it, Keyword::Unbreakable))
            }
            Effect::Kidnap { unit: card, by } => {
                let room = unit(by).is_some_and(|it| it.kidnapped().count() < usize::from(cells(setup, state, it)));
                card != by && unit(card).is_some() && room
            }
            Effect::Embark { traveller, unit: card } => {
                let room = unit(card).is_some_and(|it| it.riders < seats(setup, state, it));
                traveller.token_place().is_some() && unit(traveller).is_some() && traveller != card && room
            }
            Effect::Merge { under, onto, .. } => {
                let free = |card: Card| unit(card).is_some_and(|it| it.merged().next().is_none());
                let held = unit(under).is_some_and(|unit| {
                    has(setup, state, unit, Keyword::Imprison) || cannot(setup, state, unit, Subject::Move)
                });
                under != onto && free(under) && free(onto) && !held
            }
            Effect::Spin { player } => !state.table.pile(zones::wheel(player)).is_empty(),
            Effect::Transform { unit: card, into } => unit(card).is_some() && unit(into).is_none() && card != into,
            Effect::Bring { card, to } => state.find(card).is_some() || !self.lies(card, to),
            Effect::Search { card } | Effect::Reveal { card } | Effect::Mount { card } => card.is_known(),
            _ => true,
        }
    }

    fn lies(&self, card: Card, at: Place) -> bool {
        self.state.table.zone(card) == zones::named(at, card.owner())
    }

    /// 9.2, 15.push.1, 15.split.2: the positions that something may be put in.
    pub fn slots(&self, does: &Effect) -> Vec<Slot> {
        let state: &State = self.state;
        let all = || Slot::ALL.into_iter();
        match *does {
            Effect::Summon { card, .. } | Effect::Play { card, .. } => {
                let facts = self.setup.facts(card);
                let blue = facts.and_then(|it| it.card.star.as_ref());
                let allowed = match blue {
                    Some(crate::games::xinglingwang::cards::Star::Blue(frame)) => frame.by_effect,
                    _ => true,
                };
                let is_unit = facts.is_some_and(|it| it.is_unit()) && state.find(card).is_none();
                if is_unit && allowed { state.entrances(self.by).collect() } else { Vec::new() }
            }
            Effect::Traveller { player, .. } if state.forest[player.index()] > 0 => state.entrances(player).collect(),
            Effect::Control { unit, .. } => {
                state.find(unit).map_or(Vec::new(), |(of, _)| state.entrances(of.other()).collect())
            }
            Effect::Put { unit, .. } => {
                let stuck = state.unit(unit).is_none_or(|it| cannot(self.setup, state, it, Subject::Move));
                let of = state.find(unit).map(|it| it.0).filter(|_| !stuck);
                of.map_or(Vec::new(), |of| all().filter(|it| state.at(of, *it).is_none()).collect())
            }
            Effect::Push { unit, .. } => {
                all().filter(|to| super::resolve::sound(self, &Effect::Push { unit, to: *to })).collect()
            }
            Effect::Split { unit, card, .. } => {
                let of = state.find(unit).map(|it| it.0);
                let free = |to: &Slot| of.is_some_and(|of| state.at(of, *to).is_none());
                all()
                    .filter(free)
                    .filter(|to| super::resolve::sound(self, &Effect::Split { unit, card, to: *to }))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
