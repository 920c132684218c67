//! What the acts of a text do to the table.

use super::coverage::abilities;
use super::evaluate::Eval;
use super::{continuous, special_abilities, targets, trigger_events};
use crate::cards::ast::{self, Modify, Num, Who};
use crate::cards::run::{Host, Op};
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Manner, Stat, State as Is, Time, Zone};
use crate::games::cipher::log::words::{Effect, Line, Place, Until};
use crate::games::cipher::state::resolution::{Run, Todo};
use crate::games::cipher::state::zones::{self, DEFEATED, FACE_UP, LORD, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known, NOWHERE};

type Act = ast::Act<Cipher>;
type Sel = ast::Sel<Cipher>;
type Cond = ast::Cond<Cipher>;
type Filter = ast::Filter<Cipher>;

/// The table as a text sees it.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// What stays the same.
    pub setup: &'a Setup,
    /// The table.
    pub state: &'a State,
    /// The card whose text it is.
    pub source: Card,
    /// Who uses it.
    pub user: Seat,
}

impl<'a> Table<'a> {
    /// For looking conditions and selections up.
    pub fn eval<'b>(&self, slots: &'b [Vec<Card>]) -> Eval<'b>
    where
        'a: 'b,
    {
        Eval { setup: self.setup, state: self.state, source: self.source, user: self.user, slots, depth: 0 }
    }

    /// The cards that a selection finds, which are remembered where the text says so.
    fn found(&self, run: &mut Run, sel: &Sel) -> Known<Vec<Card>> {
        match sel {
            Sel::This => Known::Sure(vec![self.source]),
            Sel::Slot(slot) => Known::Sure(run.slots.get(usize::from(*slot)).cloned().unwrap_or_default()),
            Sel::As(inner, slot) => {
                let found = self.found(run, inner);
                if let Some(cards) = found.clone_value() {
                    run.bind(*slot, cards);
                }
                found
            }
            Sel::Pick(..) | Sel::Any(_) => Known::Sure(run.chosen.clone().unwrap_or_default()),
            Sel::Rest => Known::Sure(self.rest(run)),
            Sel::Each(filters) => self.each(run, filters),
            Sel::Such(inner, filters) => match self.found(run, inner) {
                Known::Sure(cards) => self.such(run, cards, filters),
                other => other,
            },
            Sel::Top(who, num) => {
                let eval = self.eval(&run.slots);
                let Known::Sure(count) = eval.num(num) else { return Known::Hidden(self.source) };
                let of = if *who == Who::Opponent { self.user.other() } else { self.user };
                let pile = self.state.table.pile(zones::deck(of));
                Known::Sure(pile.iter().rev().take(usize::try_from(count).unwrap_or(0)).copied().collect())
            }
            Sel::Both(all) => {
                let mut cards: Vec<Card> = Vec::new();
                for it in all {
                    match self.found(run, it) {
                        Known::Sure(more) => more.into_iter().for_each(|card| {
                            if !cards.contains(&card) {
                                cards.push(card);
                            }
                        }),
                        other => return other,
                    }
                }
                Known::Sure(cards)
            }
            other => Known::Sure(self.eval(&run.slots).one(other).into_iter().collect()),
        }
    }

    /// What of the cards that were shown was not chosen of them, and not put elsewhere since. Of cards that the log does not name,
    /// only how many they are.
    fn rest(&self, run: &Run) -> Vec<Card> {
        let chosen = |slot: &&Vec<Card>| slot.len() < run.shown.len() && slot.iter().all(|it| run.shown.contains(it));
        let chosen = || run.slots.iter().filter(chosen).flatten();
        let stays = |it: &Card| it.is_known() && self.state.table.could_be_in(*it, zones::deck(it.owner()));
        let left = run.shown.iter().copied().filter(|it| stays(it) && !chosen().any(|card| card == it));
        let unnamed = |of: &mut dyn Iterator<Item = &Card>| of.filter(|it| **it == Card::UNKNOWN).count();
        let hidden = unnamed(&mut run.shown.iter()).saturating_sub(unnamed(&mut chosen()));
        left.chain(std::iter::repeat_n(Card::UNKNOWN, hidden)).collect()
    }

    /// 14.1.1.1: not where a unit of the name stands already.
    fn can_be_deployed(&self, card: Card) -> bool {
        let twin = self.state.namesake(self.setup, self.user, card);
        let beside = |twin| special_abilities::may_stand_beside(self.setup, self.state, self.user, card, twin);
        self.state.stands(card).is_none() && twin.is_none_or(|it| beside(it) == Known::Sure(true))
    }

    /// Remembers what is revealed or looked at.
    fn shows(&self, run: &mut Run, sel: &Sel) {
        run.shown = self.found(run, sel).clone_value().unwrap_or_default();
    }

    fn each(&self, run: &Run, filters: &[Filter]) -> Known<Vec<Card>> {
        let eval = self.eval(&run.slots);
        let all: Vec<Card> = self.state.in_turn().into_iter().flat_map(|of| eval.candidates(of, filters)).collect();
        self.such(run, all, filters)
    }

    fn such(&self, run: &Run, cards: Vec<Card>, filters: &[Filter]) -> Known<Vec<Card>> {
        let eval = self.eval(&run.slots);
        let mut found = Vec::new();
        for card in cards {
            match eval.fits_all(card, filters) {
                Known::Sure(true) => found.push(card),
                Known::Sure(false) => {}
                Known::ButForText(_, text) => return Known::Hidden(text),
                Known::Hidden(card) => return Known::Hidden(card),
            }
        }
        Known::Sure(found)
    }

    fn each_does(&self, run: &mut Run, sel: &Sel, does: impl Fn(Card) -> Effect) -> Known<(Vec<Todo>, bool)> {
        let wanted = self.wanted(run, sel);
        self.found(run, sel).map(|cards| {
            let all = cards.len() >= wanted;
            (cards.into_iter().map(|it| Todo::Does(does(it))).collect(), all)
        })
    }

    /// How many cards an act asks for, for telling whether all of it is done (2.3.1.6).
    fn wanted(&self, run: &Run, sel: &Sel) -> usize {
        let sel = if let Sel::As(inner, _) = sel { inner } else { sel };
        let count = match sel {
            Sel::Pick(ast::Count::Exactly(num), _) | Sel::Top(_, num) => self.eval(&run.slots).num(num).value(),
            _ => Some(1),
        };
        count.and_then(|it| usize::try_from(it).ok()).unwrap_or(1)
    }

    /// 24.1.1: a player draws so many cards.
    fn draws(&self, run: &Run, num: &Num<Cipher>, of: Seat) -> Known<(Vec<Todo>, bool)> {
        self.eval(&run.slots).num(num).map(|count| (vec![Todo::Draw(of); usize::try_from(count).unwrap_or(0)], true))
    }

    /// What an act does.
    fn does(&self, run: &mut Run, act: &Act) -> Known<(Vec<Todo>, bool)> {
        match act {
            Act::Choose(sel) | Act::ChooseBlind(sel) => {
                let wanted = self.wanted(run, sel);
                self.found(run, sel).map(|it| (Vec::new(), it.len() >= wanted.min(1)))
            }
            Act::Turn(sel, is) => self.each_does(run, sel, |card| self.turns(card, *is)),
            Act::Rest(sel) => self.each_does(run, sel, |unit| Effect::Rest { unit }),
            Act::Ready(sel) => self.each_does(run, sel, |unit| Effect::Unrest { unit }),
            // 24.1.14.1: an orb that is destroyed goes to the hand.
            Act::Destroy(sel) => self.each_does(run, sel, |unit| match self.is_orb(unit) {
                true => Effect::Put { card: unit, to: Place::Hand },
                false => Effect::Defeat { unit },
            }),
            Act::MoveBeside(sel, other) => {
                let beside = self.found(run, other).clone_value().and_then(|it| it.first().copied());
                let there = beside.and_then(|it| self.state.stands(it)).map(|(_, line)| line);
                self.moves_to(run, sel, |_, line| there.is_none_or(|it| it == line))
            }
            Act::MoveTo(sel, zone) => self.moves_to(run, sel, |_, line| line == row(*zone)),
            Act::Under(sel, unit) => {
                let Some(unit) = self.found(run, unit).clone_value().and_then(|it| it.first().copied()) else {
                    return Known::Sure((Vec::new(), false));
                };
                self.each_does(run, sel, |card| Effect::Under { card, unit })
            }
            Act::Onto(sel, unit, _) => {
                let Some(unit) = self.found(run, unit).clone_value().and_then(|it| it.first().copied()) else {
                    return Known::Sure((Vec::new(), false));
                };
                self.each_does(run, sel, |card| Effect::Onto { card, unit })
            }
            Act::Redirect(sel, from) => {
                let attacked = self
                    .found(run, from)
                    .clone_value()
                    .is_some_and(|it| !it.is_empty() && it.contains(&self.state.battle.defender));
                match attacked {
                    true => self.each_does(run, sel, |unit| Effect::Attacked { unit }),
                    false => Known::Sure((Vec::new(), false)),
                }
            }
            Act::Crown(from, to) => match self.found(run, from).clone_value().is_some_and(|it| !it.is_empty()) {
                true => self.each_does(run, to, |unit| Effect::Crown { unit }),
                false => Known::Sure((Vec::new(), false)),
            },
            Act::Move(sel) => self.each_does(run, sel, |unit| Effect::Move { unit }),
            Act::Reveal(sel) => {
                let does = self.each_does(run, sel, |card| Effect::Reveal { card });
                self.shows(run, sel);
                does
            }
            // 24.1.5: nobody but the text's user sees them, and they stay where they are: a log has no entry for it.
            Act::Look(sel) => {
                let all = self.wanted(run, sel);
                self.shows(run, sel);
                self.found(run, sel).map(|it| (Vec::new(), it.len() >= all))
            }
            Act::Put(sel, _, zone, _) => {
                let to = place(*zone);
                self.each_does(run, sel, |card| Effect::Put { card, to })
            }
            Act::Deploy(sel, manners) => {
                let wanted = self.wanted(run, sel);
                let rows: Vec<Manner> = manners.iter().copied().filter(|it| *it != Manner::Rested).collect();
                let todo = |card: Card| match rows.as_slice() {
                    [Manner::Front] => Todo::Does(Effect::Put { card, to: Place::Front }),
                    [Manner::Back] => Todo::Does(Effect::Put { card, to: Place::Back }),
                    _ => Todo::Deploy(card),
                };
                self.found(run, sel).map(|it| (it.iter().map(|it| todo(*it)).collect(), it.len() >= wanted))
            }
            Act::Draw(num) => self.draws(run, num, self.user),
            Act::Shuffle => Known::Sure((vec![Todo::Shuffle(self.user)], true)),
            Act::By(_, it) => match &**it {
                Act::Draw(num) => self.draws(run, num, self.user.other()),
                other => self.does(run, other),
            },
            _ => Known::Hidden(self.source),
        }
    }

    /// What turns a card: a bond face-down by the word that a log has for it.
    fn turns(&self, card: Card, is: Is) -> Effect {
        let bond = !self.is_orb(card);
        match is {
            Is::FaceDown if bond => Effect::Flip { card },
            Is::FaceDown => Effect::Turn { card, up: false },
            Is::FaceUp => Effect::Turn { card, up: true },
            _ => Effect::Turn { card, up: !self.state.table.has(card, FACE_UP) },
        }
    }

    /// 26.16.1: whether a card is an orb; a hidden one that was chosen is, where it was chosen of the orbs.
    fn is_orb(&self, card: Card) -> bool {
        let orbs = |zone| Seat::BOTH.into_iter().any(|of| zone == zones::orbs(of));
        match card {
            Card::UNKNOWN => orbs(self.state.taken_from),
            card => self.state.table.zone(card) != NOWHERE && orbs(self.state.table.zone(card)),
        }
    }

    /// 26.13.1: the units that are not where they are to go are moved.
    fn moves_to(&self, run: &mut Run, sel: &Sel, is_there: impl Fn(Card, Line) -> bool) -> Known<(Vec<Todo>, bool)> {
        let wanted = self.wanted(run, sel);
        self.found(run, sel).map(|units| {
            let away = |unit: &Card| self.state.stands(*unit).is_some_and(|(_, line)| !is_there(*unit, line));
            let todo: Vec<Todo> =
                units.iter().filter(|it| away(it)).map(|unit| Todo::Does(Effect::Move { unit: *unit })).collect();
            let all = todo.len() >= wanted;
            (todo, all)
        })
    }

    /// 19.1.3.1, 22.3: whether a cost can be paid in full.
    pub fn affords(&self, run: &Run, cost: &[Op<Cipher>]) -> Known<bool> {
        let mut all = Known::Sure(true);
        for op in cost {
            if let Op::Act(act) = op {
                match (all, self.pays(run, act)) {
                    (_, Known::Sure(false)) => return Known::Sure(false),
                    (so_far, pays) => all = so_far.and(pays).map(|(one, other)| one && other),
                }
            }
        }
        all
    }

    /// 22.3: whether one act of a cost can be done in full.
    fn pays(&self, run: &Run, act: &Act) -> Known<bool> {
        if let Some(asked) = self.asked(act) {
            return targets::can_be_chosen(self, run, &asked);
        }
        let mut run = run.clone();
        let named = match act {
            Act::Rest(Sel::Each(filters)) => targets::names(filters),
            _ => Vec::new(),
        };
        let done = self.does(&mut run, act).map(|(todo, all)| (todo.iter().all(|it| self.is_possible(it)), all, todo));
        done.map(|(possible, all, todo)| {
            let is_there = |name: &&str| {
                todo.iter().any(|todo| match todo {
                    Todo::Does(Effect::Rest { unit }) => {
                        self.setup.facts(*unit).is_some_and(|it| it.unit_name() == *name)
                    }
                    _ => false,
                })
            };
            possible && all && named.iter().all(is_there)
        })
    }
}

/// A known value, copied.
trait CloneValue<T> {
    fn clone_value(&self) -> Option<T>;
}

impl<T: Clone> CloneValue<T> for Known<T> {
    fn clone_value(&self) -> Option<T> {
        match self {
            Known::Sure(value) | Known::ButForText(value, _) => Some(value.clone()),
            Known::Hidden(_) => None,
        }
    }
}

impl Host<Cipher> for Table<'_> {
    type Card = Card;
    type Todo = Todo;

    fn holds(&self, run: &Run, cond: &Cond) -> Result<bool, Card> {
        trigger_events::holds(&self.eval(&run.slots), cond).sure()
    }

    fn is_time(&self, time: &Time) -> bool {
        self.eval(&[]).is_time(*time)
    }

    fn later(&self, at: u16) -> Option<Todo> {
        Some(Todo::Later(at))
    }

    fn can_pay(&self, run: &Run, cost: &[Op<Cipher>]) -> Result<bool, Card> {
        self.affords(run, cost).sure()
    }

    fn chooses(&self, run: &Run, act: &Act) -> bool {
        self.asked(act).is_some_and(|it| targets::is_there_a_choice(self, run, &it))
    }

    fn act(&self, run: &mut Run, act: &Act) -> Result<(Vec<Todo>, bool), Card> {
        self.does(run, act).sure()
    }

    fn hold(
        &self,
        run: &mut Run,
        until: &ast::Until<Cipher>,
        who: &Sel,
        what: &[Modify<Cipher>],
    ) -> Result<Vec<Todo>, Card> {
        let is_for_the_match = *until == ast::Until::Match;
        let until = match until {
            ast::Until::Battle => Until::Battle,
            ast::Until::NextTurn(_) | ast::Until::Match => Until::Later,
            _ => Until::Turn,
        };
        // 24.1.9.1: what holds for all own units for the rest of the game is one thing.
        if let [Modify::CannotUse(_)] = what
            && until == Until::Later
            && is_for_the_match
        {
            return Ok(vec![Todo::Does(Effect::Holds { unit: self.source, until })]);
        }
        let units = self.found(run, who).sure()?;
        let eval = self.eval(&run.slots);
        let mut todo = Vec::new();
        for unit in units {
            let mut holds = false;
            for it in what {
                let does = match it {
                    Modify::Add(Stat::Power, num) => power(&eval, unit, num, 1, until),
                    Modify::Less(Stat::Power, num) => power(&eval, unit, num, -1, until),
                    Modify::Set(Stat::Orbs, _) => Known::Sure(Effect::TwoOrbs { unit, until }),
                    Modify::Set(Stat::Support, num) => {
                        let value = |it| i16::try_from(it).unwrap_or(i16::MAX);
                        eval.num(num).map(|it| Effect::Supports { card: unit, value: value(it) })
                    }
                    Modify::Times(Stat::Power, num) => {
                        // 24.1.10.1, 24.1.11.1: the power of this moment is added once less than it is multiplied.
                        let power = eval.stat(unit, Stat::Power).and(eval.num(num));
                        power.map(|(power, times)| {
                            let by = i16::try_from(power * (times - 1)).unwrap_or(0);
                            Effect::Power { unit, by, until }
                        })
                    }
                    Modify::Reach(range) if until == Until::Turn => {
                        let [one, two] = abilities::reach(range).unwrap_or_default();
                        self.state.range(self.setup, unit).map(|range| Effect::Range {
                            unit,
                            one: range.one || one,
                            two: range.two || two,
                        })
                    }
                    _ => {
                        holds = true;
                        continue;
                    }
                };
                todo.push(Todo::Does(does.sure()?));
            }
            if holds {
                todo.push(Todo::Does(Effect::Holds { unit, until }));
            }
        }
        Ok(todo)
    }

    /// 2.8: nothing is put into a state that it is in already; 2.2: what a text forbids is not done.
    fn is_possible(&self, todo: &Todo) -> bool {
        let (table, stands) = (&self.state.table, |unit: Card| self.state.stands(unit).is_some());
        let hostile = |unit: Card| self.state.stands(unit).is_some_and(|(user, _)| user != self.user);
        let forbidden = |unit: Card, deed: Deed| {
            continuous::forbids(self.setup, self.state, unit, deed).is_some_and(|(_, it)| it == Known::Sure(true))
        };
        match *todo {
            Todo::Draw(of) => !table.pile(zones::deck(of)).is_empty(),
            Todo::Shuffle(_) | Todo::Later(_) => true,
            Todo::Deploy(card) => self.can_be_deployed(card),
            Todo::Does(does) => match does {
                Effect::Rest { unit } => stands(unit) && !table.has(unit, RESTED),
                Effect::Unrest { unit } => stands(unit) && table.has(unit, RESTED),
                Effect::Defeat { unit } => {
                    let kept = forbidden(unit, Deed::BeDestroyedBySkill)
                        || forbidden(unit, Deed::BeDestroyed)
                        || (hostile(unit) && forbidden(unit, Deed::BeDestroyedByEnemyEffect));
                    stands(unit) && !table.has(unit, DEFEATED) && !kept
                }
                Effect::Move { unit } => {
                    let kept = forbidden(unit, Deed::BeMovedBySkill)
                        || forbidden(unit, Deed::BeMoved)
                        || (hostile(unit) && forbidden(unit, Deed::BeMovedByEnemySkill));
                    stands(unit) && !kept
                }
                Effect::Turn { card, up } => card == Card::UNKNOWN || table.has(card, FACE_UP) != up,
                Effect::Under { card, unit } => stands(unit) && card != unit,
                Effect::Onto { card, unit } => stands(unit) && card != unit && !stands(card),
                Effect::Attacked { unit } => {
                    let battle = &self.state.battle;
                    let kept = continuous::forbids_attack(self.setup, self.state, battle.attacker, unit);
                    stands(unit) && unit != battle.defender && kept.is_none_or(|(_, it)| it != Known::Sure(true))
                }
                Effect::Supports { card, .. } => table.zone(card) == zones::support(card.owner()),
                Effect::Crown { unit } => stands(unit) && !table.has(unit, LORD),
                Effect::Flip { card } => table.has(card, FACE_UP),
                Effect::Power { unit, by, .. } => by != 0 && stands(unit),
                Effect::Range { unit, .. } | Effect::TwoOrbs { unit, .. } => stands(unit),
                // A support card may be kept from its ability; the text itself may have left.
                Effect::Holds { unit, .. } => {
                    stands(unit) || unit == self.source || table.zone(unit) == zones::support(unit.owner())
                }
                Effect::Put { card, to: Place::Front | Place::Back } => stands(card) || self.can_be_deployed(card),
                Effect::Put { .. } | Effect::Reveal { .. } => true,
            },
        }
    }
}

fn power(eval: &Eval<'_>, unit: Card, num: &Num<Cipher>, sign: i32, until: Until) -> Known<Effect> {
    eval.num(num).map(|it| Effect::Power { unit, by: i16::try_from(it * sign).unwrap_or(0), until })
}

const fn row(zone: Zone) -> Line {
    if matches!(zone, Zone::Back) { Line::Back } else { Line::Front }
}

const fn place(zone: Zone) -> Place {
    match zone {
        Zone::Hand => Place::Hand,
        Zone::Deck => Place::Deck,
        Zone::Bonds => Place::Bonds,
        Zone::Orbs => Place::Orbs,
        Zone::Front => Place::Front,
        Zone::Back => Place::Back,
        Zone::Boundless => Place::Boundless,
        _ => Place::Retreat,
    }
}
