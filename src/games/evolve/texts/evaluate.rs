//! What the words of a text mean on the table: things, numbers, conditions.

use super::lowering::may_be_hidden;
use crate::cards::ast::{self, Who};
use crate::games::evolve::cards::vocabulary::{Evolve, Gate, Is, Role, Stat, Thing, Time, Zone};
use crate::games::evolve::cards::{Condition, Sort};
use crate::games::evolve::log::words::{Effect, Kind, Target};
use crate::games::evolve::state::{DAMAGE, Setup, State, Value, zones};
use crate::log::Seat;
use crate::table::{Card, Known, known};

type Cond = ast::Cond<Evolve>;
type Filter = ast::Filter<Evolve>;
type Num = ast::Num<Evolve>;
type Sel = ast::Sel<Evolve>;

/// How far a text has come that is being carried out.
#[derive(Clone, Copy, Default)]
pub struct At<'t> {
    /// What was chosen for the act at hand.
    pub chosen: &'t [Target],
    /// What it looked at, by the places of its memory.
    pub bound: &'t [Vec<Target>],
    /// What it looked at last.
    pub shown: &'t [Target],
    /// What the log had before its turn came.
    pub early: &'t [Effect],
    /// 13.3.1.3.1, 13.5.1.3.2: the spells and the cards of the own cemetery when it began.
    pub buried: Option<[u16; 2]>,
    /// 10.6.2.2.2: what X is.
    pub x: Option<i32>,
}

/// The table as a text sees it.
#[derive(Clone, Copy)]
pub struct Table<'t> {
    /// The match.
    pub setup: &'t Setup,
    /// How it stands.
    pub state: &'t State,
    /// The card whose text it is.
    pub source: Card,
    /// 3.1.2.3: whose the text is.
    pub by: Seat,
    /// 13.3.3: earth rite was paid for.
    pub rite: bool,
    /// What was chosen, by the places of the text's memory.
    pub slots: &'t [(u8, Target)],
    /// The options that were chosen.
    pub modes: &'t [u8],
    /// How far it has come.
    pub at: At<'t>,
}

impl Table<'_> {
    /// The players who are meant.
    pub fn players(&self, who: Who) -> Vec<Seat> {
        match who {
            Who::You | Who::Actor | Who::Owner => vec![self.by],
            Who::Opponent => vec![self.by.other()],
            Who::Each | Who::Either => self.state.in_turn().to_vec(),
        }
    }

    /// Where cards lie that filters speak of: the zones, by the player.
    pub fn zones(&self, filters: &[Filter]) -> Vec<(Seat, Zone)> {
        let one = |filter: &Filter| match filter {
            Filter::In(who, zone) => self.players(*who).into_iter().map(|of| (of, zone.clone())).collect(),
            _ => Vec::new(),
        };
        let untold = !filters.iter().any(|it| matches!(it, Filter::In(..) | Filter::Any(_) | Filter::All(_)));
        if untold && filters.iter().any(|it| matches!(it, Filter::Is(Thing::Follower | Thing::Amulet))) {
            return self.state.in_turn().map(|of| (of, Zone::Field)).to_vec();
        }
        filters
            .iter()
            .flat_map(|filter| match filter {
                Filter::Any(all) => all.iter().flat_map(one).collect(),
                Filter::All(all) => self.zones(all),
                other => one(other),
            })
            .collect()
    }

    /// The cards of the zones that filters speak of which are so; what is not known of one of them.
    pub fn cards(&self, filters: &[Filter]) -> Known<Vec<Card>> {
        let mut found = Vec::new();
        for (of, zone) in self.zones(filters) {
            if self.state.table.hides(place(of, &zone)) {
                return Known::Hidden(Card::UNKNOWN);
            }
            for card in known(self.state.table.pile(place(of, &zone))) {
                match self.fits_all(card, filters) {
                    Known::Sure(true) => found.push(card),
                    Known::Sure(false) => {}
                    unknown => return unknown.map(|_| Vec::new()),
                }
            }
        }
        Known::Sure(found)
    }

    /// How many things there are that are so. Cards of hidden zones are counted, not looked at.
    fn count(&self, filters: &[Filter]) -> Known<i32> {
        let plain = filters.iter().all(|it| matches!(it, Filter::In(..) | Filter::Is(Thing::Card)));
        if plain {
            let all = self.zones(filters).into_iter();
            return Known::Sure(all.map(|(of, zone)| self.state.table.pile(place(of, &zone)).len() as i32).sum());
        }
        let Some(common) =
            filters.iter().find_map(|it| if let Filter::Distinct(stat) = it { Some(stat) } else { None })
        else {
            return self.cards(filters).map(|it| it.len() as i32);
        };
        let rest: Vec<Filter> = filters.iter().filter(|it| !matches!(it, Filter::Distinct(_))).cloned().collect();
        self.cards(&rest).map(|all| {
            let face =
                |card: &Card| self.state.face(self.setup, *card).or_else(|| self.state.printed(self.setup, *card));
            let mut faces: Vec<_> = all.iter().filter_map(face).map(|it| (it.name, it.cost)).collect();
            // Of those that have a name or a cost in common, one counts.
            match common {
                Stat::Name => faces.iter_mut().for_each(|it| it.1 = 0),
                _ => faces.iter_mut().for_each(|it| it.0 = ""),
            }
            faces.sort_unstable();
            faces.dedup();
            faces.len() as i32
        })
    }

    /// Whether a card is all of this.
    pub fn fits_all(&self, card: Card, filters: &[Filter]) -> Known<bool> {
        filters.iter().fold(Known::Sure(true), |all, it| all.both(|| self.fits(card, it)))
    }

    /// Whether a target is all of this.
    pub fn target_fits(&self, target: Target, filters: &[Filter]) -> Known<bool> {
        match target {
            Target::Card(card) => self.fits_all(card, filters),
            Target::Leader(of) => Known::Sure(filters.iter().all(|it| self.leader_fits(of, it))),
        }
    }

    fn fits(&self, card: Card, filter: &Filter) -> Known<bool> {
        let state = self.state;
        let printed = |is: &dyn Fn(&crate::games::evolve::cards::Facts) -> bool| {
            Known::of_face(state.face(self.setup, card).map(is), card)
        };
        match filter {
            Filter::Is(thing) => self.is(card, thing),
            Filter::Sign(sign) => printed(&|face| {
                face.traits.split('・').any(|word| word == sign.0)
                    || super::names::class(face.class) == Some(sign.0.as_str())
            }),
            Filter::Name(name) => printed(&|it| it.name == name),
            Filter::NameHas(name) => printed(&|it| it.name.contains(name.as_str())),
            Filter::Differs(Stat::Name, Sel::This) => {
                let own = state.printed(self.setup, self.source).map(|it| it.name);
                printed(&|it| Some(it.name) != own)
            }
            Filter::In(who, zone) => {
                let lies = |of: Seat| state.table.could_be_in(card, place(of, zone));
                Known::Sure(self.players(*who).into_iter().any(lies))
            }
            // 5.24.2.1: of what is no follower they are not read.
            Filter::Stat(Stat::Attack | Stat::Defence, ..)
                if state.kind(self.setup, card).is_some_and(|it| it != Kind::Follower) =>
            {
                Known::Sure(false)
            }
            Filter::Stat(stat, cmp, num) => match self.stat(card, stat).and(self.number(num)) {
                Known::Sure((one, other)) => Known::Sure(cmp.holds(one, other)),
                unknown => unknown.map(|(one, other)| cmp.holds(one, other)),
            },
            Filter::State(is) => Known::Sure(match is {
                Is::Rested => state.is_rested(card),
                Is::Standing => !state.is_rested(card),
                Is::FaceUp => state.is_face_up(card),
                Is::FaceDown => !state.is_face_up(card),
                Is::Evolved => state.evolved_with(card).is_some(),
                Is::Damaged => state.table.count_of(card, DAMAGE) > 0,
                Is::Raced => state.has_raced(card),
            }),
            Filter::Gate(Gate::Evolve) => {
                printed(&|it| it.of(|sort| matches!(sort, Sort::Evolve { .. })).next().is_some())
            }
            // What two that are chosen have in common is looked at when they are chosen.
            Filter::Distinct(_) => Known::Sure(true),
            Filter::Ability(name) => match super::names::keyword(name) {
                Some(keyword) => {
                    Known::of_face(state.face(self.setup, card).map(|_| state.has(self.setup, card, keyword)), card)
                        .but_for(state.reaching(self.setup, 'k'))
                }
                None => Known::Hidden(card),
            },
            Filter::Whose(who) => {
                let of = state.keeper(card).unwrap_or(card.owner());
                Known::Sure(self.players(*who).contains(&of))
            }
            Filter::Other => Known::Sure(card != self.source),
            Filter::Among(sel) => match self.things(sel) {
                Known::Sure(all) if all.contains(&Target::Card(card)) => Known::Sure(true),
                Known::Sure(all) if all.contains(&Target::Card(Card::UNKNOWN)) && may_be_hidden(state, card) => {
                    Known::Hidden(card)
                }
                known => known.map(|_| false),
            },
            Filter::Any(some) => some.iter().fold(Known::Sure(false), |any, it| any.either(|| self.fits(card, it))),
            Filter::All(all) => self.fits_all(card, all),
            Filter::Not(other) => self.fits(card, other).negated(),
            _ => Known::Hidden(card),
        }
    }

    fn is(&self, card: Card, thing: &Thing) -> Known<bool> {
        let state = self.state;
        let kind = |wanted: Kind| match state.keeper(card) {
            Some(_) => Known::of_face(state.kind(self.setup, card).map(|it| it == wanted), card),
            None => Known::of_face(state.printed(self.setup, card).map(|it| it.is(wanted)), card),
        };
        match thing {
            Thing::Card => Known::Sure(true),
            Thing::Follower => kind(Kind::Follower),
            Thing::Amulet => kind(Kind::Amulet),
            Thing::Spell => kind(Kind::Spell),
            Thing::Token => Known::Sure(card.token_place().is_some()),
            // 2.3.3.1: elsewhere than on the field it is a type of cards.
            Thing::Evolved if state.keeper(card).is_none() => {
                Known::of_face(state.printed(self.setup, card).map(|it| it.evolve), card)
            }
            Thing::Evolved => Known::Sure(state.evolved_with(card).is_some()),
            Thing::Advance | Thing::Leader => Known::Sure(false),
        }
    }

    /// 10.9: a number of a card. 10.9.1.1.1: the cost stays that of the card itself.
    pub(super) fn stat(&self, card: Card, stat: &Stat) -> Known<i32> {
        let state = self.state;
        let reached = state.reaching(self.setup, 'p');
        match stat {
            Stat::Attack => Known::of_face(state.attack(self.setup, card), card).but_for(reached),
            Stat::Defence => Known::of_face(state.defence(self.setup, card), card).but_for(reached),
            Stat::PrintedCost => Known::of_face(state.printed(self.setup, card).map(|it| it.cost.into()), card),
            Stat::Counters(name) => Known::Sure(i32::from(state.counters(card, super::names::counter(name)))),
            // 10.4.4.1: what is paid may be another number; whether this one is it the book leaves to the text.
            Stat::Cost => Known::of_face(state.printed(self.setup, card).map(|it| it.cost.into()), card)
                .but_for(Some(card).filter(|it| state.has_other_cost(*it))),
            _ => Known::Hidden(card),
        }
    }

    /// A quantity.
    pub fn number(&self, num: &Num) -> Known<i32> {
        match num {
            Num::Lit(it) => Known::Sure(i32::from(*it)),
            Num::X => self.at.x.map_or(Known::ButForText(0, self.source), Known::Sure),
            Num::Per(by, _, filters) => self.count(filters).map(|it| it * i32::from(*by)),
            Num::PerFull(by, full, _, filters) => {
                self.count(filters).map(|it| it / i32::from((*full).max(1)) * i32::from(*by))
            }
            Num::Of(stat, sel) => match self.things(sel) {
                Known::Sure(all) => match all.first() {
                    Some(Target::Card(card)) => self.stat(*card, stat),
                    Some(Target::Leader(of)) => Known::Sure(self.value(*of, stat)),
                    None => Known::Sure(0),
                },
                unknown => unknown.map(|_| 0),
            },
            _ => Known::ButForText(0, self.source),
        }
    }

    fn value(&self, of: Seat, stat: &Stat) -> i32 {
        let value = match stat {
            Stat::Maximum => Value::Maximum,
            Stat::Points => Value::Points,
            _ => Value::Leader,
        };
        self.state.value(of, value)
    }

    /// The things that are found without anybody choosing.
    pub fn things(&self, sel: &Sel) -> Known<Vec<Target>> {
        match sel {
            Sel::This => Known::Sure(vec![Target::Card(self.source)]),
            Sel::Slot(slot) => {
                let looked_at = self.at.bound.get(usize::from(*slot)).into_iter().flatten().copied();
                let chosen = self.slots.iter().filter(|it| it.0 == *slot).map(|it| it.1);
                Known::Sure(looked_at.chain(chosen).collect())
            }
            Sel::Pick(..) => Known::Sure(self.at.chosen.to_vec()),
            Sel::Rest => {
                // What was chosen and is hidden is not among them any more.
                let hidden = Target::Card(Card::UNKNOWN);
                let taken = |it: &Target| *it != hidden && self.slots.iter().any(|slot| slot.1 == *it);
                Known::Sure(self.at.shown.iter().filter(|it| !taken(it)).copied().collect())
            }
            Sel::As(inner, _) => self.things(inner),
            Sel::Such(inner, filters) => self.such(inner, filters),
            Sel::Role(Role::Leader, who) => Known::Sure(self.players(*who).into_iter().map(Target::Leader).collect()),
            // 8.4.3: who attacks and who is attacked, as long as they are there (10.11 is left to the log).
            Sel::Role(Role::Attacker | Role::Defender, _) => {
                let Some(attack) = self.state.attack else { return Known::Hidden(self.source) };
                let it = if matches!(sel, Sel::Role(Role::Attacker, _)) {
                    Target::Card(attack.attacker)
                } else {
                    attack.target
                };
                if it == Target::Card(Card::NONE) { Known::Hidden(self.source) } else { Known::Sure(vec![it]) }
            }
            Sel::RoleOf(Role::Leader, of) => self.things(of).map(|all| {
                let leader = |target: Target| match target {
                    Target::Card(card) => Target::Leader(self.state.keeper(card).unwrap_or(card.owner())),
                    leader => leader,
                };
                all.into_iter().map(leader).collect()
            }),
            Sel::Each(filters) => self.cards(filters).map(|all| all.into_iter().map(Target::Card).collect()),
            Sel::Both(all) => all.iter().fold(Known::Sure(Vec::new()), |found, it| {
                found.and(self.things(it)).map(|(mut one, other)| {
                    one.extend(other);
                    one
                })
            }),
            _ => Known::Hidden(self.source),
        }
    }

    /// Whether a condition is met.
    pub fn holds(&self, cond: &Cond) -> Known<bool> {
        match cond {
            Cond::Have(_, filters, cmp, num) => {
                self.count(filters).and(self.number(num)).map(|(one, other)| cmp.holds(one, other))
            }
            Cond::Compare(one, cmp, other) => {
                self.number(one).and(self.number(other)).map(|(one, other)| cmp.holds(one, other))
            }
            Cond::Is(sel, filters) => match self.things(sel) {
                Known::Sure(all) => match all.first() {
                    Some(first) => self.target_fits(*first, filters),
                    None => Known::Sure(false),
                },
                unknown => unknown.map(|_| false),
            },
            Cond::Happened(event, ..) => self.has_happened(event),
            Cond::During(time) => Known::Sure(self.is_time(time)),
            Cond::All(all) => all.iter().fold(Known::Sure(true), |all, it| all.both(|| self.holds(it))),
            Cond::Any(all) => all.iter().fold(Known::Sure(false), |any, it| any.either(|| self.holds(it))),
            Cond::Not(other) => self.holds(other).negated(),
            _ => Known::ButForText(false, self.source),
        }
    }

    /// Chapter 13: whether it is a part of a turn, or a player in a state.
    pub fn is_time(&self, time: &Time) -> bool {
        let count = |it: &i16| u16::try_from(*it).unwrap_or(0);
        let condition = match time {
            Time::Turn(Who::You) => return self.state.turn.player == self.by,
            Time::Turn(_) => return self.state.turn.player != self.by,
            Time::Rite => return self.rite,
            Time::Overflow => Condition::Overflow,
            Time::Sanguine => Condition::Sanguine,
            Time::Combo(many) => Condition::Combo(count(many)),
            Time::Necrocharge(many) => Condition::Necrocharge(count(many)),
            Time::Spellchain(many) => Condition::Spellchain(count(many)),
            _ => return false,
        };
        match (condition, self.at.buried) {
            (Condition::Spellchain(many), Some([spells, _])) => spells >= many,
            (Condition::Necrocharge(many), Some([_, cards])) => cards >= many,
            _ => self.state.holds(self.setup, self.by, condition),
        }
    }
}

/// A zone of a player.
pub fn place(of: Seat, zone: &Zone) -> crate::table::Zone {
    match zone {
        Zone::Hand => zones::hand(of),
        Zone::Deck => zones::deck(of),
        Zone::Ex => zones::ex(of),
        Zone::Field => zones::field(of),
        Zone::Cemetery => zones::cemetery(of),
        Zone::Banished => zones::banished(of),
        Zone::EvolveDeck => zones::evolve_deck(of),
        Zone::Race => zones::race(of),
    }
}
