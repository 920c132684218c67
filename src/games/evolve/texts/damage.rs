//! 5.13, 5.5: damage, and what becomes of it (10.2.1.3.2); defence of leaders; what is destroyed.

use super::actions::{Done, Sel};
use super::continuous;
use super::evaluate::Table;
use super::lowering::{Todo, short};
use crate::cards::ast::{self, Modify, Num};
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Trait};
use crate::games::evolve::log::words::{Ban, Counter, Effect, Keyword, Step, Target};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

/// What deals damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// 5.13.3.3: the text of a card.
    Ability(Card),
    /// 8.4.9: a follower that attacks or is attacked; 5.13.3.2: in a fight, where the target is a follower.
    Attack(Card),
}

/// What is said of damage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// There is none.
    Prevented,
    /// So much more, or less.
    By(i16),
    /// From so much on it is so much.
    Capped(i16, i16),
}

/// 10.2.1.3.2, 5.13.2: what damage becomes by effects that are known; where several change it in ways that depend on their
/// order (10.10.2), it is not known.
pub fn dealt(setup: &Setup, state: &State, to: Target, by: u16, cause: Cause) -> Known<u16> {
    let found = changes(setup, state, to, cause);
    let Some((source, _)) = found.first() else { return Known::Sure(by) };
    if found.iter().any(|it| it.1 == Change::Prevented) {
        return Known::Sure(0);
    }
    let signs = |sign: i16| found.iter().any(|it| matches!(it.1, Change::By(by) if by.signum() == sign));
    let caps = found.iter().filter(|it| matches!(it.1, Change::Capped(..))).count();
    if (signs(1) && signs(-1)) || (caps > 0 && found.len() > 1) {
        return Known::ButForText(by, *source);
    }
    let by = found.iter().fold(i32::from(by), |by, it| match it.1 {
        Change::By(more) => by + i32::from(more),
        Change::Capped(from, to) if by >= i32::from(from) => i32::from(to),
        _ => by,
    });
    Known::Sure(u16::try_from(by.max(0)).unwrap_or(u16::MAX))
}

/// How many effects of a card change damage of an attack.
pub fn changes_by(setup: &Setup, state: &State, what: Step, card: Card) -> usize {
    let Step::Damage { to, from, .. } = what else { return 0 };
    changes(setup, state, to, Cause::Attack(from)).iter().filter(|it| it.0 == card).count()
}

/// 1.3.3: whether an effect that is known keeps damage from being dealt.
pub fn is_prevented(setup: &Setup, state: &State, to: Target, cause: Cause) -> bool {
    changes(setup, state, to, cause).iter().any(|it| it.1 == Change::Prevented)
}

fn changes(setup: &Setup, state: &State, to: Target, cause: Cause) -> Vec<(Card, Change)> {
    let fights = matches!((to, cause), (Target::Card(_), Cause::Attack(_)));
    let by_ability = matches!(cause, Cause::Ability(_));
    let keeper = |it: Card| state.keeper(it).unwrap_or(it.owner());
    let side = match to {
        Target::Leader(of) => of,
        Target::Card(card) => keeper(card),
    };
    let by_opponents = matches!(cause, Cause::Ability(card) if keeper(card) != side);
    let from = match cause {
        Cause::Ability(card) | Cause::Attack(card) => card,
    };
    let mut found = Vec::new();
    continuous::said_of(setup, state, to, None, &mut |source, it| {
        let change = match it {
            Modify::Cannot(Deed::BeDamaged) => Some(Change::Prevented),
            Modify::Cannot(Deed::BeDamagedByAbility) if by_ability => Some(Change::Prevented),
            Modify::Cannot(Deed::BeDamagedByOpponentsAbility) if by_opponents => Some(Change::Prevented),
            Modify::Cannot(Deed::BeDamagedInFight) if fights => Some(Change::Prevented),
            Modify::Special(what @ Trait::OpponentsAbilityDamageTaken, _, nums) if by_opponents => change(what, nums),
            Modify::Special(what @ Trait::FightDamageTaken, _, nums) if fights => change(what, nums),
            Modify::Special(what @ (Trait::DamageTaken | Trait::DamageCapped), _, nums) => change(what, nums),
            _ => None,
        };
        found.extend(change.map(|it| (source, it)));
    });
    continuous::said_of(setup, state, Target::Card(from), None, &mut |source, it| {
        if let Modify::Special(what @ Trait::DamageDealt, _, nums) = it {
            found.extend(change(what, nums).map(|it| (source, it)));
        }
    });
    if let Target::Card(card) = to {
        let bans = [
            Some(Ban::BeDamaged),
            by_ability.then_some(Ban::BeDamagedByAbility),
            fights.then_some(Ban::BeDamagedInFight),
        ];
        if bans.into_iter().flatten().any(|it| state.is_forbidden(card, it)) {
            found.push((card, Change::Prevented));
        }
    }
    if state.is_forbidden(from, Ban::DealDamage) {
        found.push((from, Change::Prevented));
    }
    found
}

fn change(what: &Trait, nums: &[Num<Evolve>]) -> Option<Change> {
    match (what, nums) {
        (Trait::DamageCapped, [Num::Lit(from), Num::Lit(to)]) => Some(Change::Capped(*from, *to)),
        (_, [Num::Lit(by)]) => Some(Change::By(*by)),
        _ => None,
    }
}

impl Table<'_> {
    /// 5.13.1: damage, where no text on the field may change it.
    pub(super) fn damage(&self, all: &[Sel], nums: &[ast::Num<Evolve>]) -> Done {
        let (Some(sel), Some(num)) = (all.first(), nums.first()) else { return Known::Hidden(self.source) };
        let found = self.things(sel).and(self.number(num)).but_for(self.state.reaching(self.setup, 'd'));
        let (targets, by) = match found {
            Known::Sure((targets, by)) => (targets, u16::try_from(by).unwrap_or(0)),
            unknown => return unknown.map(|_| (Vec::new(), false)),
        };
        targets.into_iter().fold(Known::Sure((Vec::new(), by > 0)), |found, to| {
            let becomes = dealt(self.setup, self.state, to, by, Cause::Ability(self.source));
            found.and(becomes).map(|((mut all, done), by)| {
                all.extend((by > 0).then_some(Todo::Does(Effect::Damage { to, by })));
                (all, done)
            })
        })
    }

    /// 5.26.1: a leader's defence.
    pub(super) fn heal(&self, all: &[Sel], nums: &[ast::Num<Evolve>]) -> Done {
        let (Some(sel), Some(num)) = (all.first(), nums.first()) else { return Known::Hidden(self.source) };
        self.things(sel).and(self.number(num)).map(|(targets, by)| {
            let of = |target: Target| match target {
                Target::Leader(player) if by != 0 => Some(Todo::Does(Effect::Leader { player, by: short(by) })),
                _ => None,
            };
            (targets.into_iter().filter_map(of).collect(), true)
        })
    }

    /// 5.5.1, 1.3.3: what cannot be destroyed by abilities stays; 13.3.2.2: a counter goes instead.
    pub(super) fn destroy(&self, sel: &Sel) -> Done {
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

    pub(super) fn says(&self, card: Card, is: impl Fn(&ast::Step<Evolve>) -> bool) -> bool {
        let Some(face) = self.state.face(self.setup, card) else { return false };
        let abilities = super::programs::of(face).abilities.iter().filter_map(|it| it.ability.as_ref());
        let mut all = abilities.filter(|it| it.kind == ast::Kind::Continuous);
        all.any(|it| it.body.iter().any(&is))
    }

    /// A card on the field whose text may keep others from being destroyed in a way that is not evaluated.
    pub(super) fn guard(&self) -> Option<Card> {
        let fields = Seat::BOTH.into_iter().flat_map(|of| self.state.field(of)).copied();
        let may = |card: &Card| {
            self.says(*card, |step| {
                let plain = matches!(step, ast::Step::Let(Sel::This, _));
                !plain && mentions(step)
            })
        };
        fields.into_iter().find(may)
    }

    /// 10.6.2.4: damage that the player divides. A log without steps does not say how.
    pub(super) fn divides(&self, sel: &Sel, num: &ast::Num<Evolve>) -> Done {
        match self.things(sel).and(self.number(num)).but_for(self.state.reaching(self.setup, 'd')) {
            Known::Sure((all, _)) if all.len() > 1 && self.setup.derived => Known::Hidden(self.source),
            Known::Sure((all, by)) if all.iter().any(|it| self.is_changed(*it, by)) => Known::Hidden(self.source),
            found => found.map(|(all, by)| {
                let by = u16::try_from(by).unwrap_or(0);
                (Vec::from_iter((by > 0 && !all.is_empty()).then_some(Todo::Share(all, by))), true)
            }),
        }
    }

    /// Whether something is said of damage to a target, so that what of it arrives is another number.
    fn is_changed(&self, to: Target, by: i32) -> bool {
        let by = u16::try_from(by).unwrap_or(0);
        dealt(self.setup, self.state, to, by, Cause::Ability(self.source)) != Known::Sure(by)
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
