//! What an act of a text does to the table: the steps that a log shows for it.

use super::eval::{At, Table};
use super::todo::{Todo, effect_of, short};
use super::{names, picking};
use crate::cards::ast::{self, Modify, Who};
use crate::cards::run::{Host, Op, Run};
use crate::games::evolve::cards::Pool;
use crate::games::evolve::cards::words::{Deed, Evolve, Manner, Special, Stat, Time, Zone};
use crate::games::evolve::state::Value;
use crate::games::evolve::words::{Ban, Code, Counter, Effect, Keyword, Place, Target, Until};
use crate::games::evolve::zones;
use crate::log::Seat;
use crate::table::{Card, Known, NOWHERE};

type Act = ast::Act<Evolve>;
type Sel = ast::Sel<Evolve>;

const fn place(zone: &Zone) -> Place {
    match zone {
        Zone::Hand => Place::Hand,
        Zone::Deck => Place::Deck,
        Zone::Ex => Place::Ex,
        Zone::Field => Place::Field,
        Zone::Cemetery => Place::Cemetery,
        Zone::Banished => Place::Banished,
        Zone::EvolveDeck => Place::EvolveDeck,
        Zone::Race => Place::Race,
    }
}

type Done = Known<(Vec<Todo>, bool)>;

impl Table<'_> {
    /// For each card of a selection.
    fn each(&self, sel: &Sel, does: impl Fn(Card) -> Effect) -> Done {
        self.things(sel).map(|all| {
            let cards = all.into_iter().filter_map(|it| it.card());
            (cards.map(|it| Todo::Does(does(it))).collect(), true)
        })
    }

    /// 5.13.1: damage, where no text on the field may change it.
    fn damage(&self, all: &[Sel], nums: &[ast::Num<Evolve>]) -> Done {
        let (Some(sel), Some(num)) = (all.first(), nums.first()) else { return Known::Hidden(self.source) };
        let found = self.things(sel).and(self.number(num)).but_for(self.state.reaching(self.setup, 'd'));
        found.map(|(targets, by)| {
            let by = u16::try_from(by).unwrap_or(0);
            let of = |to: Target| Todo::Does(Effect::Damage { to, by });
            (targets.into_iter().filter(|_| by > 0).map(of).collect(), by > 0)
        })
    }

    /// 5.26.1: a leader's defence.
    fn heal(&self, all: &[Sel], nums: &[ast::Num<Evolve>]) -> Done {
        let (Some(sel), Some(num)) = (all.first(), nums.first()) else { return Known::Hidden(self.source) };
        self.things(sel).and(self.number(num)).map(|(targets, by)| {
            let of = |it: Target| match it {
                Target::Leader(player) if by != 0 => Some(Todo::Does(Effect::Leader { player, by: short(by) })),
                _ => None,
            };
            (targets.into_iter().filter_map(of).collect(), true)
        })
    }

    /// 5.5.1, 1.3.3: what cannot be destroyed by abilities stays; 13.3.2.2: a counter goes instead.
    fn destroy(&self, sel: &Sel) -> Done {
        let state = self.state;
        self.things(sel)
            .map(|all| all.into_iter().filter_map(|it| it.card()).collect::<Vec<_>>())
            .but_for(self.guard())
            .map(|cards| {
                let stays =
                    |it: Card| state.counters(it, Counter::Stack) > 0 && state.has(self.setup, it, Keyword::Stack);
                let of = |card: Card| match stays(card) {
                    true => Effect::Counters { card, counter: Counter::Stack, by: -1 },
                    false => Effect::Destroy { card },
                };
                let cards = cards.into_iter().filter(|it| !self.is_indestructible(*it));
                (cards.map(|it| Todo::Does(of(it))).collect(), true)
            })
    }

    /// Whether a card says of itself that no ability destroys it.
    pub fn is_indestructible(&self, card: Card) -> bool {
        let cannot = [Modify::Cannot(Deed::BeDestroyedByAbility)];
        self.says(
            card,
            |step| matches!(step, ast::Step::Let(Sel::This, what) if cannot.iter().any(|it| what.contains(it))),
        )
    }

    fn says(&self, card: Card, is: impl Fn(&ast::Step<Evolve>) -> bool) -> bool {
        let Some(face) = self.state.face(self.setup, card) else { return false };
        let abilities = super::programs::of(face).abilities.iter().filter_map(|it| it.ability.as_ref());
        let mut all = abilities.filter(|it| it.kind == ast::Kind::Continuous);
        all.any(|it| it.body.iter().any(&is))
    }

    /// A card on the field whose text may keep others from being destroyed in a way that is not evaluated.
    fn guard(&self) -> Option<Card> {
        let fields = Seat::BOTH.into_iter().flat_map(|of| self.state.field(of)).copied();
        let may = |it: &Card| {
            self.says(*it, |step| {
                let plain = matches!(step, ast::Step::Let(Sel::This, _));
                !plain && mentions(step)
            })
        };
        fields.into_iter().find(may)
    }

    /// Tokens that come (9.1.2), as many as there is room for.
    fn tokens(&self, sel: &Sel, (of, to): (Seat, Place), rested: bool) -> Done {
        match sel {
            Sel::As(inner, _) => self.tokens(inner, (of, to), rested),
            Sel::Both(all) => all.iter().fold(Known::Sure((Vec::new(), true)), |found, it| {
                found.and(self.tokens(it, (of, to), rested)).map(|((mut one, _), (other, _))| {
                    one.extend(other);
                    (one, true)
                })
            }),
            Sel::Pick(ast::Count::Exactly(num), filters) => {
                let name =
                    filters.iter().find_map(|it| if let ast::Filter::Name(name) = it { Some(name) } else { None });
                let face = name.and_then(|name| Pool::all().iter().find(|it| it.token && it.name == name));
                let code = face.and_then(|it| Code::of(it.codes.split(' ').next()?));
                let (Some(face), Some(code)) = (face, code) else { return Known::Hidden(self.source) };
                self.number(num).map(|many| {
                    (
                        vec![Todo::Token(of, face, code, to, rested); usize::try_from(many.clamp(0, 16)).unwrap_or(0)],
                        true,
                    )
                })
            }
            _ => Known::Hidden(self.source),
        }
    }

    /// 5.7.1.2: a card that was found by more than a number is shown before it goes anywhere.
    fn shows(&self, card: Card) -> Option<Todo> {
        let asks = self.state.search.is_some_and(|it| it.condition);
        let found = asks && self.state.table.could_be_in(card, zones::deck(card.owner()));
        found.then_some(Todo::Does(Effect::Show { card }))
    }

    /// Cards that go somewhere, those of a search shown first. Where one of the deck finds no room, what becomes of it the
    /// book does not say.
    fn moves(&self, sel: &Sel, to: Place, does: impl Fn(Card) -> Effect) -> Done {
        let Known::Sure(all) = self.things(sel) else { return Known::Hidden(self.source) };
        let cards: Vec<Card> = all.into_iter().filter_map(Target::card).collect();
        let of_deck = cards.iter().filter(|it| self.state.table.could_be_in(**it, zones::deck(it.owner()))).count();
        if of_deck > 0 && matches!(to, Place::Field | Place::Ex) && self.state.room(self.by, to) < of_deck {
            return Known::Hidden(self.source);
        }
        let each = cards.into_iter().flat_map(|card| self.shows(card).into_iter().chain([Todo::Does(does(card))]));
        Known::Sure((each.collect(), true))
    }

    /// 5.10.1: as many cards as there are.
    fn looks(&self, who: Who, num: &ast::Num<Evolve>) -> Done {
        let Some(player) = self.players(who).first().copied() else { return Known::Hidden(self.source) };
        let there = self.state.table.pile(zones::deck(player)).len();
        self.number(num).map(|many| {
            let cards = u8::try_from(usize::try_from(many).unwrap_or(0).min(there)).unwrap_or(u8::MAX);
            (Vec::from_iter((cards > 0).then_some(Todo::Does(Effect::LookAtTop { player, cards }))), true)
        })
    }

    /// 10.6.2.4: damage that the player divides. A log without steps does not say how.
    fn divides(&self, sel: &Sel, num: &ast::Num<Evolve>) -> Done {
        match self.things(sel).and(self.number(num)).but_for(self.state.reaching(self.setup, 'd')) {
            Known::Sure((all, _)) if all.len() > 1 && self.setup.derived => Known::Hidden(self.source),
            found => found.map(|(all, by)| {
                let by = u16::try_from(by).unwrap_or(0);
                (Vec::from_iter((by > 0 && !all.is_empty()).then_some(Todo::Share(all, by))), true)
            }),
        }
    }

    fn put(&self, sel: &Sel, zone: &Zone, manners: &[Manner]) -> Done {
        let to = if manners.contains(&Manner::Bottom) { Place::Bottom } else { place(zone) };
        match sel {
            Sel::Top(who, num) => self.number(num).map(|many| {
                let many = usize::try_from(many.clamp(0, 60)).unwrap_or(0);
                let of = self.players(*who);
                (of.into_iter().flat_map(|it| vec![Todo::Top(it, place(zone)); many]).collect(), true)
            }),
            sel if names::is_token(sel) => self.tokens(sel, (self.by, place(zone)), false),
            sel => self.moves(sel, to, |card| match zone {
                Zone::Banished => Effect::Banish { card },
                _ => Effect::Put { card, to, rested: false },
            }),
        }
    }

    /// 5.15.1.1: with a card of the evolve deck that has the same name.
    fn evolve(&self, sel: &Sel) -> Done {
        let with = |card: Card| {
            let of = self.state.keeper(card)?;
            let name = self.state.face(self.setup, card)?.name;
            let fits = |it: &Card| {
                !self.state.is_face_up(*it) && self.state.printed(self.setup, *it).is_some_and(|it| it.name == name)
            };
            crate::table::known(self.state.table.pile(zones::evolve_deck(of))).find(fits)
        };
        self.things(sel).map(|all| {
            let pairs = all.into_iter().filter_map(|it| it.card()).filter_map(|card| Some((card, with(card)?)));
            (pairs.map(|(card, with)| Todo::Does(Effect::Evolve { card, with })).collect(), true)
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

    fn draws(&self, who: Who, num: &ast::Num<Evolve>) -> Done {
        self.number(num).map(|many| {
            let many = usize::try_from(many.clamp(0, 60)).unwrap_or(0);
            (self.players(who).into_iter().flat_map(|it| vec![Todo::Draw(it); many]).collect(), true)
        })
    }

    /// What is true of a card from now on.
    fn changes(&self, card: Card, until: Until, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        let mut found = Vec::new();
        let (mut attack, mut defence) = (0, 0);
        for it in what {
            match it {
                Modify::Add(stat, num) => {
                    let by = match self.number(num) {
                        Known::Sure(by) => short(by),
                        unknown => return unknown.map(|_| Vec::new()),
                    };
                    match stat {
                        Stat::Attack => attack += by,
                        Stat::Defence => defence += by,
                        _ => found.push(Todo::Does(Effect::Cost { card, by, until })),
                    }
                }
                Modify::Ability(name) => {
                    found.extend(names::keyword(name).map(|keyword| Todo::Does(Effect::Give { card, keyword, until })));
                }
                Modify::Without(name) => {
                    found.extend(names::keyword(name).map(|keyword| Todo::Does(Effect::Lose { card, keyword, until })));
                }
                Modify::Cannot(deed) => {
                    let ban = match deed {
                        Deed::AttackLeader => Ban::AttackLeader,
                        Deed::BePlayed => Ban::Play,
                        _ => Ban::Attack,
                    };
                    found.push(Todo::Does(Effect::Forbid { card, ban, until }));
                }
                _ => return Known::Hidden(self.source),
            }
        }
        if attack != 0 || defence != 0 {
            found.insert(0, Todo::Does(Effect::Change { card, attack, defence, until }));
        }
        Known::Sure(found)
    }
}

/// Whether a step says somewhere that something is not destroyed by abilities.
fn mentions(step: &ast::Step<Evolve>) -> bool {
    let inside = |all: &[ast::Step<Evolve>]| all.iter().any(mentions);
    match step {
        ast::Step::Let(_, what) => what.contains(&Modify::Cannot(Deed::BeDestroyedByAbility)),
        ast::Step::If(_, all) | ast::Step::During(_, all) | ast::Step::For(_, all) => inside(all),
        ast::Step::Opaque(_) => true,
        _ => false,
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
                Act::Special(Special::Discard, ..) => self.does(act),
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
            Act::Look(Sel::As(sel, _)) => match &**sel {
                Sel::Top(who, num) => self.looks(*who, num),
                _ => Known::Hidden(self.source),
            },
            Act::Reveal(sel) => self.each(sel, |card| Effect::Show { card }),
            Act::Special(act, all, nums) => self.special(act, all, nums),
            _ => Known::Hidden(self.source),
        }
    }

    /// 5.26.1: a leader's defence, where a text speaks of a leader beside followers.
    fn of_leader(&self, player: Seat, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        match what {
            [Modify::Add(Stat::Defence, num)] => {
                self.number(num).map(|by| vec![Todo::Does(Effect::Leader { player, by: short(by) })])
            }
            _ => Known::Hidden(self.source),
        }
    }

    /// What is true of things for a time.
    fn held(&self, until: &ast::Until<Evolve>, who: &Sel, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        let until = if matches!(until, ast::Until::Turn) { Until::Turn } else { Until::Game };
        let things = match self.things(who) {
            Known::Sure(all) => all,
            unknown => return unknown.map(|_| Vec::new()),
        };
        things.into_iter().fold(Known::Sure(Vec::new()), |found, it| {
            let changes = match it {
                Target::Card(card) => self.changes(card, until, what),
                Target::Leader(player) => self.of_leader(player, what),
            };
            found.and(changes).map(|(mut one, other)| {
                one.extend(other);
                one
            })
        })
    }
}

impl Table<'_> {
    /// The table as a text that has come so far sees it.
    pub fn as_of<'r>(&'r self, run: &'r Run<Target, Todo>) -> Table<'r> {
        let chosen = run.chosen.as_deref().unwrap_or_default();
        Table { at: At { chosen, bound: &run.slots, shown: &run.shown, ..self.at }, ..*self }
    }

    /// Whether a card that the log has shown nowhere yet may be in a hand.
    fn is_in_hand(&self, card: Card) -> bool {
        self.state.table.could_be_in(card, zones::hand(card.owner()))
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
        picking::asked(act, false).is_some()
    }

    fn act(&self, run: &mut Run<Target, Todo>, act: &Act) -> Result<(Vec<Todo>, bool), Target> {
        let done = super::reach::unless_it_hangs(self, run, sure(self.as_of(run).does(act))?)?;
        if let (Act::Look(Sel::As(_, slot)), Some(Todo::Does(Effect::LookAtTop { player, cards }))) =
            (act, done.0.first())
        {
            let seen = picking::top(self.state, *player, usize::from(*cards));
            let seen = seen.ok_or(Target::Card(self.source))?;
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
        let (todo, _) = super::reach::unless_it_hangs(self, run, (held, true))?;
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
            Todo::Share(ref among, _) => among.iter().any(|it| match it {
                Target::Card(card) => state.is_follower(self.setup, *card),
                Target::Leader(_) => true,
            }),
            Todo::Top(of, to) => state.top(of).is_some() && (to != Place::Ex || state.room(of, Place::Ex) > 0),
            Todo::Token(of, face, _, to, _) => {
                state.room(of, to) > 0 && !(to == Place::Field && face.is(crate::games::evolve::words::Kind::Spell))
            }
            Todo::Points(of, by) => by > 0 && state.value(of, Value::Points) < state.value(of, Value::Maximum),
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
                    let unseen = zone == NOWHERE && state.table.could_be_in(card, zones::deck(card.owner()));
                    (zone != NOWHERE || unseen || self.is_in_hand(card)) && moves && room
                }
                Effect::Banish { card }
                | Effect::Give { card, .. }
                | Effect::Forbid { card, .. }
                | Effect::Cost { card, .. } => state.table.zone(card) != NOWHERE,
                Effect::Lose { card, keyword, .. } => there(card) && state.has(self.setup, card, keyword),
                Effect::Maximum { player, by } => by < 0 || state.value(player, Value::Maximum) < 10,
                _ => true,
            },
        }
    }
}
