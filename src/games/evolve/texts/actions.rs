//! What an act of a text does to the table: the steps that a log shows for it.

use super::evaluate::{At, Table};
use super::lowering::{Todo, effect_of, may_be_hidden, of_hidden, short};
use super::{continuous, names, picks};
use crate::cards::ast::{self, Modify, Who};
use crate::cards::run::{Host, Op, Run};
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Manner, Special, Time};
use crate::games::evolve::log::words::{Effect, Place, Target};
use crate::games::evolve::state::{Value, zones};
use crate::log::Seat;
use crate::table::{Card, Known, NOWHERE};

pub(super) type Act = ast::Act<Evolve>;
pub(super) type Sel = ast::Sel<Evolve>;

/// What is done, and whether that is all that is asked for.
pub(super) type Done = Known<(Vec<Todo>, bool)>;

impl Table<'_> {
    /// For each card of a selection.
    fn each(&self, sel: &Sel, does: impl Fn(Card) -> Effect) -> Done {
        self.things(sel).map(|all| {
            let cards = all.into_iter().filter_map(|it| it.card());
            (cards.map(|it| Todo::Does(does(it))).collect(), true)
        })
    }

    fn special(&self, act: &Special, all: &[Sel], nums: &[ast::Num<Evolve>]) -> Done {
        let by = || nums.first().map_or(Known::Sure(0), |it| self.number(it));
        let player = self.by;
        match (act, all.first()) {
            // 10.4.4, 13.3.3.2: paid with the decision.
            (Special::Pay | Special::Rite, _) => Known::Sure((Vec::new(), true)),
            (Special::Damage, _) => self.damage(all, nums),
            (Special::Split, Some(sel)) => {
                nums.first().map_or(Known::Hidden(self.source), |num| self.divides(sel, num))
            }
            (Special::Discard, Some(Sel::Each(_))) => self.whole_hand(),
            (Special::Discard, Some(sel)) => {
                self.each(sel, |card| Effect::Put { card, to: Place::Cemetery, rested: false })
            }
            (Special::Heal, _) => self.heal(all, nums),
            (Special::Points, _) => by().map(|by| (vec![Todo::Points(player, short(by))], true)),
            (Special::Maximum, _) => by().map(|by| (vec![Todo::Does(Effect::Maximum { player, by: short(by) })], true)),
            (Special::EvolvePoints, _) => {
                by().map(|by| (vec![Todo::Does(Effect::EvolvePoints { player, by: short(by) })], true))
            }
            // 4.4.4.2: what finds no room on the field goes to the EX area, as the text says.
            (Special::FillField, Some(sel)) => self.tokens(sel, (player, Place::Field), false).map(|(all, done)| {
                let room = self.state.room(player, Place::Field);
                let to = |(at, todo): (usize, Todo)| match todo {
                    Todo::Token(of, face, code, _, rested) if at >= room => {
                        Todo::Token(of, face, code, Place::Ex, rested)
                    }
                    other => other,
                };
                (all.into_iter().enumerate().map(to).collect(), done)
            }),
            (Special::Become, Some(sel)) if all.len() == 2 => self.transform(sel, &all[1]),
            (Special::DiscardAtRandom, _) => match nums.first() {
                Some(num) => self.discards_at_random(Who::You, num),
                None => Known::Hidden(self.source),
            },
            // 5.26.2: a leader's defence becomes a number.
            (Special::SetDefence, Some(sel)) => by().and(self.things(sel)).map(|(to, all)| {
                let change = |player: Seat| to - self.state.value(player, Value::Leader);
                let of = |player| Todo::Does(Effect::Leader { player, by: short(change(player)) });
                let leaders =
                    all.into_iter().filter_map(|it| if let Target::Leader(of) = it { Some(of) } else { None });
                (leaders.filter(|it| change(*it) != 0).map(of).collect(), true)
            }),
            (Special::Evolve, Some(sel)) => self.evolve(sel),
            (Special::Seize, Some(sel)) => self.each(sel, |card| Effect::Seize { card }),
            (Special::Counters(name), Some(sel)) => {
                let counter = names::counter(name);
                by().and(self.things(sel)).map(|(by, all)| {
                    let of = |card| Todo::Does(Effect::Counters { card, counter, by: short(by) });
                    (all.into_iter().filter_map(|it| it.card()).map(of).collect(), true)
                })
            }
            _ => Known::Hidden(self.source),
        }
    }
}

/// What is known; else the card that it depends on.
fn sure<T>(it: Known<T>) -> Result<T, Target> {
    match it {
        Known::Sure(it) => Ok(it),
        Known::ButForText(_, card) | Known::Hidden(card) => Err(Target::Card(card)),
    }
}

impl Table<'_> {
    /// What an act does.
    fn does(&self, act: &Act) -> Done {
        match act {
            Act::Choose(_) => Known::Sure((Vec::new(), true)),
            Act::Draw(num) => self.draws(Who::You, num),
            Act::By(who, act) => match &**act {
                Act::Draw(num) => self.draws(*who, num),
                Act::Special(Special::DiscardAtRandom, _, nums) if nums.len() == 1 => {
                    self.discards_at_random(*who, &nums[0])
                }
                Act::Special(Special::Discard, ..) | Act::Put(Sel::Pick(..), ..) => self.does(act),
                Act::Put(Sel::Top(Who::Actor, _), ..) | Act::Deploy(..) => {
                    self.players(*who).into_iter().fold(Known::Sure((Vec::new(), true)), |found, by| {
                        let theirs = Table { by, ..*self }.does(act);
                        found.and(theirs).map(|((mut one, all), (other, done))| {
                            one.extend(other);
                            (one, all && done)
                        })
                    })
                }
                _ => Known::Hidden(self.source),
            },
            Act::Destroy(sel) => self.destroy(sel),
            Act::Rest(sel) => self.each(sel, |card| Effect::Rest { card }),
            Act::Ready(sel) => self.each(sel, |card| Effect::Stand { card }),
            Act::Deploy(sel, manners) => {
                let rested = manners.contains(&Manner::Rested);
                match names::is_token(sel) {
                    true => self.tokens(sel, (self.by, Place::Field), rested),
                    false => self.moves(sel, Place::Field, |card| Effect::Put { card, to: Place::Field, rested }),
                }
            }
            Act::Put(sel, _, zone, manners) => self.put(sel, zone, manners),
            Act::Look(sel) => match if let Sel::As(inner, _) = sel { inner } else { sel } {
                Sel::Top(who, num) => self.looks(*who, num),
                _ => Known::Hidden(self.source),
            },
            Act::Reveal(sel) => self.each(sel, |card| Effect::Show { card }),
            Act::Special(act, all, nums) => self.special(act, all, nums),
            _ => Known::Hidden(self.source),
        }
    }
}

impl Table<'_> {
    /// The table as a text that has come so far sees it.
    pub fn as_of<'r>(&'r self, run: &'r Run<Target, Todo>) -> Table<'r> {
        let chosen = run.chosen.as_deref().unwrap_or_default();
        Table { at: At { chosen, bound: &run.slots, shown: &run.shown, ..self.at }, ..*self }
    }

    /// Whether a card is one that the log has shown nowhere yet, in a deck or in a hand.
    fn is_unseen(&self, card: Card) -> bool {
        may_be_hidden(self.state, card)
    }
}

impl Host<Evolve> for Table<'_> {
    type Card = Target;
    type Todo = Todo;

    fn holds(&self, run: &Run<Target, Todo>, cond: &ast::Cond<Evolve>) -> Result<bool, Target> {
        sure(self.as_of(run).holds(cond))
    }

    fn is_time(&self, time: &Time) -> bool {
        self.is_time(time)
    }

    fn is_option(&self, nth: u8) -> bool {
        self.modes.contains(&nth)
    }

    fn can_pay(&self, _: &Run<Target, Todo>, _: &[Op<Evolve>]) -> Result<bool, Target> {
        Ok(true)
    }

    /// 10.6.2.3: what lies open was chosen when the text was used.
    fn chooses(&self, _: &Run<Target, Todo>, act: &Act) -> bool {
        picks::asked(act, false).is_some()
    }

    fn act(&self, run: &mut Run<Target, Todo>, act: &Act) -> Result<(Vec<Todo>, bool), Target> {
        let done = super::coverage::reach::unless_it_hangs(self, run, sure(self.as_of(run).does(act))?)?;
        if let (Act::Look(Sel::As(_, slot)), Some(Todo::Does(Effect::LookAtTop { player, cards }))) =
            (act, done.0.first())
        {
            let seen = picks::top(self.state, *player, usize::from(*cards));
            run.shown.clone_from(&seen);
            run.bind(*slot, seen);
        }
        Ok(done)
    }

    fn hold(
        &self,
        run: &mut Run<Target, Todo>,
        until: &ast::Until<Evolve>,
        who: &Sel,
        what: &[Modify<Evolve>],
    ) -> Result<Vec<Todo>, Target> {
        let held = sure(self.as_of(run).held(until, who, what))?;
        let (todo, _) = super::coverage::reach::unless_it_hangs(self, run, (held, true))?;
        Ok(todo)
    }

    /// 10.4.5.1, 1.3.2.1: what cannot be done, or is so already, is not done.
    fn is_possible(&self, todo: &Todo) -> bool {
        let state = self.state;
        let there = |card: Card| state.keeper(card).is_some();
        if !self.at.early.is_empty() && self.at.early.contains(&effect_of(state, self.by, todo)) {
            return true;
        }
        match *todo {
            Todo::Draw(_) => true,
            Todo::Random(of) => !state.table.pile(zones::hand(of)).is_empty(),
            Todo::Share(ref among, _) => among.iter().any(|target| match target {
                Target::Card(card) => state.is_follower(self.setup, *card),
                Target::Leader(_) => true,
            }),
            Todo::Top(of, to) => state.top(of).is_some() && (to != Place::Ex || state.room(of, Place::Ex) > 0),
            Todo::Token(of, face, _, to, _) => {
                state.room(of, to) > 0
                    && !(to == Place::Field && face.is(crate::games::evolve::log::words::Kind::Spell))
            }
            Todo::Points(of, by) => by > 0 && state.value(of, Value::Points) < state.value(of, Value::Maximum),
            // What becomes of a card that the log hides may be possible.
            Todo::Does(Effect::Put { card: Card::UNKNOWN, to, .. }) => {
                !matches!(to, Place::Field | Place::Ex) || state.room(self.by, to) > 0
            }
            Todo::Does(ref does) if of_hidden(does).is_some() => true,
            Todo::Does(does) => match does {
                Effect::Damage { to: Target::Card(card), .. } => state.is_follower(self.setup, card),
                Effect::Destroy { card }
                | Effect::Change { card, .. }
                | Effect::Evolve { card, .. }
                | Effect::Counters { card, .. } => there(card),
                Effect::Rest { card } => there(card) && !state.is_rested(card),
                Effect::Stand { card } => there(card) && state.is_rested(card),
                Effect::Seize { card } => {
                    state.keeper(card) == Some(self.by.other()) && state.room(self.by, Place::Field) > 0
                }
                Effect::Put { card, to, .. } => {
                    let of = if to == Place::Field { self.by } else { card.owner() };
                    let room = !matches!(to, Place::Field | Place::Ex) || state.room(of, to) > 0;
                    let zone = state.table.zone(card);
                    let moves = zone != zones::place(of, to) || matches!(to, Place::Deck | Place::Bottom);
                    (zone != NOWHERE || self.is_unseen(card)) && moves && room
                }
                // 1.3.3: what says so is not banished by abilities.
                Effect::Banish { card } => {
                    (state.table.zone(card) != NOWHERE || self.is_unseen(card))
                        && !continuous::forbids(self.setup, state, card, &Deed::BeBanishedByAbility)
                }
                Effect::Give { card, .. }
                | Effect::Forbid { card, .. }
                | Effect::Cost { card, .. }
                | Effect::EvolveCost { card, .. } => state.table.zone(card) != NOWHERE,
                Effect::Lose { card, keyword, .. } => there(card) && state.has(self.setup, card, keyword),
                Effect::Maximum { player, by } => by < 0 || state.value(player, Value::Maximum) < 10,
                _ => true,
            },
        }
    }
}
