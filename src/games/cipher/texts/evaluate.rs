//! Conditions, selections and numbers of a text, as the table has them.

use super::continuous;
use super::targets::is_of_the_zone;
use crate::cards::ast::{self, Modify, Who};
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Gate, Role, Sign, Stat, State as Is, Thing, Time, Zone};
use crate::games::cipher::log::words::{Line, Phase};
use crate::games::cipher::rules::c18_support;
use crate::games::cipher::state::zones::{self, FACE_UP, LORD, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::{self, Card, Known, NOWHERE};

type Filter = ast::Filter<Cipher>;
type Sel = ast::Sel<Cipher>;
type Num = ast::Num<Cipher>;
type Cond = ast::Cond<Cipher>;
type Event = ast::Event<Cipher>;

/// How deep conditions on powers may hang on each other: a power that a text changes may decide whether another text is in
/// force, and no further.
const DEEPEST: u8 = 2;

/// A text of a card, as somebody's.
#[derive(Clone, Copy, Debug)]
pub struct Eval<'a> {
    /// What stays the same.
    pub setup: &'a Setup,
    /// The table.
    pub state: &'a State,
    /// The card whose text it is.
    pub source: Card,
    /// 5.1.2.1: whose text it is.
    pub user: Seat,
    /// What earlier selections have filled, by slot.
    pub slots: &'a [Vec<Card>],
    /// How many texts hang on this one.
    pub depth: u8,
}

impl<'a> Eval<'a> {
    /// Whether a player is meant.
    fn is_who(&self, who: Who, seat: Seat) -> bool {
        match who {
            Who::You | Who::Owner | Who::Actor => seat == self.user,
            Who::Opponent => seat != self.user,
            Who::Each | Who::Either => true,
        }
    }

    /// The players meant, the turn player first.
    pub fn seats(&self, who: Who) -> impl Iterator<Item = Seat> + use<'_, 'a> {
        self.state.in_turn().into_iter().filter(move |it| self.is_who(who, *it))
    }

    /// The zones of a player that a word means.
    pub fn zones(of: Seat, zone: Zone) -> &'static [fn(Seat) -> table::Zone] {
        let _ = of;
        match zone {
            Zone::Hand => &[zones::hand],
            Zone::Retreat => &[zones::retreat],
            Zone::Deck => &[zones::deck],
            Zone::Bonds => &[zones::bonds],
            Zone::Orbs => &[zones::orbs],
            Zone::Support => &[zones::support],
            Zone::Field => &[|it| zones::line(it, Line::Front), |it| zones::line(it, Line::Back)],
            Zone::Front => &[|it| zones::line(it, Line::Front)],
            Zone::Back => &[|it| zones::line(it, Line::Back)],
            Zone::Boundless => &[zones::boundless],
        }
    }

    /// The player in whose part of the table a card lies.
    fn user_of(&self, card: Card) -> Seat {
        match self.state.stands(card) {
            Some((user, _)) => user,
            None => card.owner(),
        }
    }

    /// Whether a card is all of this.
    pub fn fits_all(&self, card: Card, filters: &[Filter]) -> Known<bool> {
        filters.iter().fold(Known::Sure(true), |all, it| all.both(|| self.fits(card, it)))
    }

    /// Whether a card is such a thing.
    pub fn fits(&self, card: Card, filter: &Filter) -> Known<bool> {
        let table = &self.state.table;
        match filter {
            // 6.4.2.2.1: what is written on a bond that lies face-down cannot be referred to.
            Filter::Sign(_) | Filter::Name(_) | Filter::Stat(..) | Filter::Same(..) | Filter::Gate(_)
                if self.is_blank(card) =>
            {
                Known::Sure(false)
            }
            Filter::Is(thing) => Known::Sure(self.is(card, *thing)),
            Filter::Sign(sign) => {
                let printed = self.setup.face(card).map(|it| it.signs.has(*sign));
                printed.either(|| self.has_gained(card, *sign))
            }
            Filter::Name(name) => self.setup.face(card).map(|it| it.unit_name() == name),
            Filter::In(who, zone) => Known::Sure(self.lies(card, *who, *zone)),
            Filter::Stat(stat, cmp, num) => {
                self.stat(card, *stat).and(self.num(num)).map(|(one, other)| cmp.holds(one, other))
            }
            Filter::State(is) => self.is_so(card, *is),
            Filter::Whose(who) => Known::Sure(self.is_who(*who, self.user_of(card))),
            Filter::Other => Known::Sure(card != self.source),
            Filter::Except(sel) => self.among(card, sel).negated(),
            Filter::Among(sel) => self.among(card, sel),
            Filter::Under(sel) => {
                Known::Sure(self.one(sel).is_some_and(|unit| unit != card && table.stack(unit).any(|it| it == card)))
            }
            Filter::Same(stat, Sel::Any(all) | Sel::Each(all)) => self.is_like_one_of(card, *stat, all),
            Filter::Same(stat, sel) => self.compared(card, *stat, sel, |one, other| one == other),
            Filter::Differs(stat, sel) => self.compared(card, *stat, sel, |one, other| one != other),
            Filter::MoreThan(stat, sel) => self.compared(card, *stat, sel, |one, other| one > other),
            Filter::LessThan(stat, sel) => self.compared(card, *stat, sel, |one, other| one < other),
            Filter::Gate(gate) => self.setup.face(card).map(|_| self.has_gate(card, *gate)),
            Filter::Any(some) => some.iter().fold(Known::Sure(false), |any, it| any.either(|| self.fits(card, it))),
            Filter::All(all) => self.fits_all(card, all),
            Filter::Not(other) => self.fits(card, other).negated(),
            Filter::Did(_) => self.has_attacked(card),
            Filter::Does(_, sel) => {
                let battle = &self.state.battle;
                let attacks = !battle.attacker.is_none() && battle.attacker == card && !battle.defender.is_none();
                Known::Sure(attacks).both(|| self.among(battle.defender, sel))
            }
            // That all that are chosen differ is looked at where they are chosen.
            Filter::Distinct(_) => Known::Sure(true),
            // `readable` lets none of these through.
            _ => Known::Hidden(card),
        }
    }

    /// Whether a card has something in common with one of such things.
    fn is_like_one_of(&self, card: Card, stat: Stat, filters: &[Filter]) -> Known<bool> {
        let others = self.state.in_turn().into_iter().flat_map(|of| self.candidates(of, filters));
        others.fold(Known::Sure(false), |any, other| {
            any.either(|| {
                self.fits_all(other, filters)
                    .both(|| self.stat(card, stat).and(self.stat(other, stat)).map(|(one, other)| one == other))
            })
        })
    }

    /// Whether a unit has attacked this turn; a position does not always say.
    fn has_attacked(&self, unit: Card) -> Known<bool> {
        match self.state.attacked.iter().find(|it| it.unit == unit) {
            Some(it) if it.sure => Known::Sure(true),
            Some(_) => Known::Hidden(unit),
            None => Known::Sure(false),
        }
    }

    /// Whether a card is a bond that lies face-down.
    fn is_blank(&self, card: Card) -> bool {
        let table = &self.state.table;
        card.is_known() && table.zone(card) == zones::bonds(card.owner()) && !table.has(card, FACE_UP)
    }

    /// Whether a text has given a unit a mark, for a time or as long as it is in force.
    fn has_gained(&self, card: Card, sign: Sign) -> Known<bool> {
        let held = self.state.held.iter().filter(|it| it.unit == card);
        if held.flat_map(|it| continuous::held_by(self.setup, it)).any(|it| *it == Modify::Gain(sign)) {
            return Known::Sure(true);
        }
        if self.depth >= DEEPEST || self.state.stands(card).is_none() {
            return Known::Sure(false);
        }
        continuous::gains(self.setup, self.state, card, sign, self.depth + 1)
    }

    fn has_gate(&self, card: Card, gate: Gate) -> bool {
        let abilities = self.setup.card(card).map_or(&[][..], |it| &it.abilities);
        abilities.iter().filter_map(|it| it.ability.as_ref()).any(|it| it.gates.contains(&gate))
    }

    /// Whether two things compare so in something that they have in common.
    fn compared(&self, card: Card, stat: Stat, sel: &Sel, fits: fn(i32, i32) -> bool) -> Known<bool> {
        let Some(other) = self.one(sel) else { return Known::Sure(false) };
        self.stat(card, stat).and(self.stat(other, stat)).map(|(one, other)| fits(one, other))
    }

    fn is(&self, card: Card, thing: Thing) -> bool {
        let stands = self.state.stands(card);
        match thing {
            Thing::Ally => stands.is_some_and(|(user, _)| user == self.user),
            Thing::Enemy => stands.is_some_and(|(user, _)| user != self.user),
            Thing::Unit => stands.is_some(),
            Thing::Card => true,
            Thing::Bond => self.lies(card, Who::Either, Zone::Bonds),
            Thing::Orb => self.lies(card, Who::Either, Zone::Orbs),
            Thing::Lord => stands.is_some() && self.state.table.has(card, LORD),
            Thing::Skill | Thing::SkillEffect | Thing::ThisSkill => false,
        }
    }

    fn lies(&self, card: Card, who: Who, zone: Zone) -> bool {
        let lies_at = |of: Seat| Self::zones(of, zone).iter().any(|it| self.state.table.could_be_in(card, it(of)));
        match zone {
            // A unit lies in its user's row, and `stands` knows the lord that the log has not named yet.
            Zone::Field | Zone::Front | Zone::Back => self.state.stands(card).is_some_and(|(user, line)| {
                let row = match zone {
                    Zone::Front => line == Line::Front,
                    Zone::Back => line == Line::Back,
                    _ => true,
                };
                row && self.is_who(who, user)
            }),
            _ => Seat::BOTH.into_iter().any(|of| self.is_who(who, of) && lies_at(of)),
        }
    }

    fn is_so(&self, card: Card, is: Is) -> Known<bool> {
        let table = &self.state.table;
        let battle = &self.state.battle;
        Known::Sure(match is {
            Is::Ready => self.state.stands(card).is_some() && !table.has(card, RESTED),
            Is::Rested => self.state.stands(card).is_some() && table.has(card, RESTED),
            Is::FaceUp => table.has(card, FACE_UP),
            Is::FaceDown => !table.has(card, FACE_UP),
            Is::EitherFace => true,
            // 14.2.6, 24.1.13.2
            Is::Leveled => table.stack(card).nth(1).is_some(),
            Is::ClassChanged => return self.setup.face(card).map(|_| self.has_changed_class(card)),
            Is::HasSupportSkill => {
                return self.setup.face(card).map(|_| self.setup.card(card).is_some_and(|it| !it.supports.is_empty()));
            }
            Is::HasClassChangeCost => return self.setup.face(card).map(|it| it.class_change.is_some()),
            Is::Attacking => battle.attacker == card,
            Is::Defending => battle.defender == card,
            Is::InChosenLine => return Known::Hidden(card),
        })
    }

    /// 14.2.6.1, 24.1.13.2.1: whether a unit has changed class: a card with a class-change cost lies on another.
    pub fn has_changed_class(&self, unit: Card) -> bool {
        let changes = self.setup.facts(unit).is_some_and(|it| it.class_change.is_some());
        changes && self.state.table.stack(unit).nth(1).is_some()
    }

    /// A number of a card; for a name, a line, a faction a number that is the same for the same.
    pub fn stat(&self, card: Card, stat: Stat) -> Known<i32> {
        let face = self.setup.face(card);
        match stat {
            Stat::Power if self.state.stands(card).is_none() => face.map(|it| i32::from(it.power)),
            Stat::Power if self.depth >= DEEPEST => face.map(|it| i32::from(it.power)).but_for(Some(self.source)),
            Stat::Power => continuous::power_at(self.setup, self.state, card, self.depth + 1).map(i32::from),
            Stat::Support => face.map(|it| i32::from(it.support)),
            Stat::Cost => face.map(|it| i32::from(it.cost)),
            Stat::ClassChangeCost => face.map(|it| it.class_change.map_or(i32::MAX, i32::from)),
            Stat::Name => face.map(|_| i32::from(self.setup.unit_name(card))),
            Stat::Area => Known::Sure(self.state.table.zone(card).into()),
            Stat::Color => face.map(|it| i32::from(it.factions)),
            Stat::Orbs => Known::Hidden(card),
        }
    }

    /// A quantity.
    pub fn num(&self, num: &Num) -> Known<i32> {
        match num {
            Num::Lit(it) => Known::Sure(i32::from(*it)),
            Num::Per(each, who, filters) => self.count(*who, filters).map(|it| it * i32::from(*each)),
            Num::PerFull(each, of, who, filters) => {
                self.count(*who, filters).map(|it| it / i32::from((*of).max(1)) * i32::from(*each))
            }
            Num::Of(stat, sel) => self.number_of(*stat, sel),
            Num::TimesOf(times, stat, sel) => self.number_of(*stat, sel).map(|it| it * i32::from(*times)),
            // `readable` lets none of the others through.
            _ => Known::Hidden(crate::table::Card::NONE),
        }
    }

    fn number_of(&self, stat: Stat, sel: &Sel) -> Known<i32> {
        self.one(sel).map_or(Known::Sure(0), |card| self.stat(card, stat))
    }

    /// How many such things a player has.
    pub fn count(&self, who: Who, filters: &[Filter]) -> Known<i32> {
        let mut count = Known::Sure(0);
        for of in self.seats(who) {
            for card in self.candidates(of, filters) {
                let fits = match card {
                    Card::UNKNOWN if filters.iter().all(is_of_the_zone) => Known::Sure(true),
                    // 6.13.1: an orb lies face-down, unless a text has turned it up for all to see.
                    Card::UNKNOWN
                        if filters.contains(&Filter::State(Is::FaceUp)) && zones_of(filters) == set_of(Zone::Orbs) =>
                    {
                        Known::Sure(false)
                    }
                    Card::UNKNOWN => Known::Hidden(card),
                    card => self.fits_all(card, filters),
                };
                count = count.and(fits).map(|(count, fits)| count + i32::from(fits));
            }
        }
        count
    }

    /// The cards in a player's part of the table among which such things are.
    pub fn candidates<'f>(&self, of: Seat, filters: &'f [Filter]) -> impl Iterator<Item = Card> + use<'a, 'f> {
        let state = self.state;
        let asked = zones_of(filters);
        [
            Zone::Front,
            Zone::Back,
            Zone::Hand,
            Zone::Retreat,
            Zone::Deck,
            Zone::Bonds,
            Zone::Orbs,
            Zone::Support,
            Zone::Boundless,
        ]
        .into_iter()
        .filter(move |it| asked & set_of(*it) != 0)
        .flat_map(move |it| Self::zones(of, it).iter().flat_map(move |zone| state.table.pile(zone(of)).iter().copied()))
    }

    /// Whether a card is among what is selected.
    pub fn among(&self, card: Card, sel: &Sel) -> Known<bool> {
        match sel {
            Sel::This => Known::Sure(card == self.source),
            Sel::Slot(slot) => {
                let found = self.slots.get(usize::from(*slot)).map_or(&[][..], Vec::as_slice);
                let unseen = card.is_known() && self.state.table.zone(card) == NOWHERE;
                match found.contains(&card) {
                    // A card that the log has shown nowhere yet may be one of those that it hides.
                    false if unseen && found.contains(&Card::UNKNOWN) => Known::Hidden(card),
                    there => Known::Sure(there),
                }
            }
            Sel::As(inner, _) => self.among(card, inner),
            Sel::RoleOf(Role::Support, units) if matches!(**units, Sel::Each(_) | Sel::Any(_)) => {
                let battle = &self.state.battle;
                let supports = |unit: Card| {
                    !unit.is_none() && c18_support::support_of(self.state, self.user_of(unit)) == Some(card)
                };
                let is = |unit: Card| Known::Sure(supports(unit)).both(|| self.among(unit, units));
                is(battle.attacker).either(|| is(battle.defender))
            }
            Sel::Role(..) | Sel::RoleOf(..) => Known::Sure(!card.is_none() && self.one(sel) == Some(card)),
            Sel::Such(inner, filters) => self.among(card, inner).both(|| self.fits_all(card, filters)),
            Sel::Each(filters) | Sel::Any(filters) => self.fits_all(card, filters),
            Sel::All(who, zone) => Known::Sure(self.lies(card, *who, *zone)),
            Sel::Both(all) => all.iter().fold(Known::Sure(false), |any, it| any.either(|| self.among(card, it))),
            Sel::Pick(..) | Sel::Top(..) | Sel::Bottom(..) | Sel::Rest | Sel::AbilityOf(..) => Known::Hidden(card),
        }
    }

    /// The one card that is selected, where that can be said without looking through zones.
    pub fn one(&self, sel: &Sel) -> Option<Card> {
        let battle = &self.state.battle;
        match sel {
            Sel::This => Some(self.source),
            Sel::Slot(slot) => self.slots.get(usize::from(*slot))?.first().copied(),
            Sel::As(inner, _) => self.one(inner),
            Sel::Role(role, who) => match role {
                Role::Attacker | Role::Defender | Role::Fighter => {
                    let units = match role {
                        Role::Attacker => [battle.attacker, Card::NONE],
                        Role::Defender => [battle.defender, Card::NONE],
                        _ => [battle.attacker, battle.defender],
                    };
                    let is_theirs = |it: &Card| !it.is_none() && self.is_who(*who, self.user_of(*it));
                    units.into_iter().find(is_theirs)
                }
                Role::Lord => self.seats(*who).find_map(|of| self.state.lord(of)),
                Role::Support => self.seats(*who).find_map(|of| c18_support::support_of(self.state, of)),
            },
            Sel::RoleOf(Role::Support, unit) => {
                let unit = self.one(unit)?;
                let fights = unit == battle.attacker || unit == battle.defender;
                c18_support::support_of(self.state, self.user_of(unit)).filter(|_| fights)
            }
            Sel::Such(inner, filters) => self.one(inner).filter(|it| self.fits_all(*it, filters).value() == Some(true)),
            _ => None,
        }
    }

    /// Whether a condition is met.
    pub fn holds(&self, cond: &Cond) -> Known<bool> {
        match cond {
            Cond::Have(who, filters, cmp, num) => {
                self.count(*who, filters).and(self.num(num)).map(|(one, other)| cmp.holds(one, other))
            }
            Cond::Versus(who, filters, cmp) => {
                // What each player has is counted as that player's own.
                let opponent = Eval { user: self.user.other(), ..*self };
                let (one, other) = if *who == Who::Opponent { (&opponent, self) } else { (self, &opponent) };
                let counts = one.count(Who::You, filters).and(other.count(Who::You, filters));
                counts.map(|(one, other)| cmp.holds(one, other))
            }
            Cond::Compare(one, cmp, other) => {
                self.num(one).and(self.num(other)).map(|(one, other)| cmp.holds(one, other))
            }
            Cond::Is(Sel::Each(some), filters) => self.all_are(some, filters),
            Cond::Is(sel, filters) => match self.one(sel) {
                Some(card) => self.fits_all(card, filters),
                None => Known::Sure(false),
            },
            Cond::Odd(who, filters) => self.count(*who, filters).map(|it| it % 2 == 1),
            Cond::Happens(event) => self.happens(event),
            Cond::During(time) => Known::Sure(self.is_time(*time)),
            Cond::All(all) => all.iter().fold(Known::Sure(true), |so, it| so.both(|| self.holds(it))),
            Cond::Any(any) => any.iter().fold(Known::Sure(false), |so, it| so.either(|| self.holds(it))),
            Cond::Not(other) => self.holds(other).negated(),
            Cond::Was(..) | Cond::Happened(..) | Cond::InForce(_) => Known::Hidden(self.source),
        }
    }

    /// Whether all such things are so; 21.2.2.5: where a unit is named, whether one of that name is there and is.
    fn all_are(&self, some: &[Filter], filters: &[Filter]) -> Known<bool> {
        if some.iter().any(|it| matches!(it, Filter::Name(_))) {
            let named = self.state.in_turn().into_iter().flat_map(|of| self.candidates(of, some));
            let fits = |it: Card| self.fits_all(it, some).both(|| self.fits_all(it, filters));
            return named.fold(Known::Sure(false), |so, it| so.either(|| fits(it)));
        }
        let all = self.state.in_turn().into_iter().flat_map(|of| self.candidates(of, some));
        all.fold(Known::Sure(true), |so, card| {
            so.both(|| self.fits_all(card, some).negated().either(|| self.fits_all(card, filters)))
        })
    }

    /// Whether it is going on.
    fn happens(&self, event: &Event) -> Known<bool> {
        let battle = &self.state.battle;
        let begun = !battle.attacker.is_none() && !battle.defender.is_none();
        let side = |deed: Deed| match deed {
            Deed::Attacks | Deed::Attack => Some([battle.attacker, battle.defender]),
            Deed::IsAttacked | Deed::BeAttacked => Some([battle.defender, battle.attacker]),
            _ => None,
        };
        match event {
            Event::Does(sel, Deed::Fights) => {
                let fights = |unit: Card| self.among(unit, sel);
                Known::Sure(begun).both(|| fights(battle.attacker).either(|| fights(battle.defender)))
            }
            Event::Does(sel, deed) => match side(*deed) {
                Some([unit, _]) => Known::Sure(begun).both(|| self.among(unit, sel)),
                None => Known::Hidden(self.source),
            },
            Event::DoesTo(sel, Deed::IsSupported, by) => {
                let Some(unit) = self.one(sel) else { return Known::Sure(false) };
                let fights = unit == battle.attacker || unit == battle.defender;
                match c18_support::support_of(self.state, self.user_of(unit)).filter(|_| fights) {
                    Some(support) => self.among(support, by),
                    None => Known::Sure(false),
                }
            }
            Event::DoesTo(sel, Deed::Fights, other) => {
                let pair = |one: Card, two: Card| self.among(one, sel).both(|| self.among(two, other));
                let [one, two] = [battle.attacker, battle.defender];
                Known::Sure(begun).both(|| pair(one, two).either(|| pair(two, one)))
            }
            Event::DoesTo(sel, deed, other) => match side(*deed) {
                Some([one, two]) => Known::Sure(begun).both(|| self.among(one, sel).both(|| self.among(two, other))),
                None => Known::Hidden(self.source),
            },
            Event::Any(some) => some.iter().fold(Known::Sure(false), |any, it| any.either(|| self.happens(it))),
            _ => Known::Hidden(self.source),
        }
    }

    /// Whether it is that part of a match.
    pub fn is_time(&self, time: Time) -> bool {
        let turn = &self.state.turn;
        let phase = |who: Who, phase: Phase| turn.phase == phase && self.is_who(who, turn.player);
        match time {
            Time::Turn(who) | Time::NextTurn(who) => self.is_who(who, turn.player),
            Time::Deployment(who) => phase(who, Phase::Deployment),
            Time::Action(who) => phase(who, Phase::Action),
            Time::Bond(who) => phase(who, Phase::Bond),
            Time::Beginning(who) => phase(who, Phase::Start),
            Time::Battle => !self.state.battle.attacker.is_none(),
        }
    }

    /// 21.2.2: whether the keywords of an ability put it in force.
    pub fn is_gated(&self, gates: &[Gate]) -> Known<bool> {
        let stack = || self.state.table.stack(self.source).count();
        let open = |gate: &Gate| match gate {
            // 21.2.2.2.2
            Gate::Ccs => self.setup.face(self.source).map(|_| self.has_changed_class(self.source)),
            // 21.2.2.3
            Gate::Lvs2 => Known::Sure(stack() >= 2),
            Gate::Lvs3 => Known::Sure(stack() >= 3),
            Gate::Lvs4 => Known::Sure(stack() >= 4),
            Gate::Lvs5 => Known::Sure(stack() >= 5),
            Gate::Lvs6 => Known::Sure(stack() >= 6),
            Gate::Lvs7 => Known::Sure(stack() >= 7),
            // Labels that other texts refer to.
            _ => Known::Sure(true),
        };
        gates.iter().fold(Known::Sure(true), |all, it| all.both(|| open(it)))
    }
}

/// A set of zones.
type Zones = u16;

const fn set_of(zone: Zone) -> Zones {
    match zone {
        Zone::Field => set_of(Zone::Front) | set_of(Zone::Back),
        zone => 1 << zone as u16,
    }
}

/// In which zones the things lie that filters mean; the battlefield where they do not say.
fn zones_of(filters: &[Filter]) -> Zones {
    let zones = filters.iter().fold(0, |all, filter| {
        all | match filter {
            Filter::In(_, zone) => set_of(*zone),
            Filter::Is(Thing::Bond) => set_of(Zone::Bonds),
            Filter::Is(Thing::Orb) => set_of(Zone::Orbs),
            Filter::Any(some) => some.iter().fold(0, |all, filter| match filter {
                Filter::In(_, zone) => all | set_of(*zone),
                _ => all,
            }),
            _ => 0,
        }
    });
    if zones == 0 { set_of(Zone::Field) } else { zones }
}
