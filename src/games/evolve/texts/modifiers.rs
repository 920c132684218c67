//! 10.9: what a text makes true of cards for a time.

use super::actions::Sel;
use super::evaluate::Table;
use super::lowering::{Todo, short};
use super::names;
use crate::cards::ast::{self, Modify, Who};
use crate::games::evolve::cards::Sort;
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Stat, Trait};
use crate::games::evolve::log::words::{Ban, Effect, Target, Until};
use crate::log::Seat;
use crate::table::{Card, Known};

impl Table<'_> {
    /// What is true of a card from now on.
    pub(super) fn changes(&self, card: Card, until: Until, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        let mut found = Vec::new();
        let (mut attack, mut defence) = (0, 0);
        for it in what {
            match it {
                Modify::Add(stat, num) | Modify::Set(stat, num) => {
                    let sets = matches!(it, Modify::Set(..));
                    let there = if sets { self.now(card, stat) } else { Known::Sure(0) };
                    let by = match self.number(num).and(there) {
                        Known::Sure((by, there)) => short(by - there),
                        unknown => return unknown.map(|_| Vec::new()),
                    };
                    match stat {
                        _ if sets && by == 0 => {}
                        Stat::Attack => attack += by,
                        Stat::Defence => defence += by,
                        Stat::EvolveCost => found.push(Todo::Does(Effect::EvolveCost { card, by, until })),
                        _ => found.push(Todo::Does(Effect::Cost { card, by, until })),
                    }
                }
                // 10.4.4.1: the change holds for what the player plays next.
                Modify::Special(Trait::NextCost, _, nums) => {
                    let by = nums.first().map_or(Known::Sure(0), |it| self.number(it));
                    match by {
                        Known::Sure(by) => {
                            found.push(Todo::Does(Effect::NextCost { player: self.by, by: short(by) }));
                        }
                        unknown => return unknown.map(|_| Vec::new()),
                    }
                }
                Modify::Ability(name) => {
                    found.extend(names::keyword(name).map(|keyword| Todo::Does(Effect::Give { card, keyword, until })));
                }
                Modify::Without(name) => {
                    found.extend(names::keyword(name).map(|keyword| Todo::Does(Effect::Lose { card, keyword, until })));
                }
                Modify::Cannot(deed) => match self.ban(card, deed, until) {
                    Some((ban, until)) => found.push(Todo::Does(Effect::Forbid { card, ban, until })),
                    None => return Known::Hidden(self.source),
                },
                _ => return Known::Hidden(self.source),
            }
        }
        if attack != 0 || defence != 0 {
            found.insert(0, Todo::Does(Effect::Change { card, attack, defence, until }));
        }
        Known::Sure(found)
    }

    /// 5.26.1: a leader's defence, where a text speaks of a leader beside followers.
    pub(super) fn of_leader(&self, player: Seat, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        match what {
            [Modify::Add(Stat::Defence, num)] => {
                self.number(num).map(|by| vec![Todo::Does(Effect::Leader { player, by: short(by) })])
            }
            _ => Known::Hidden(self.source),
        }
    }

    /// What is true of things for a time.
    pub(super) fn held(&self, told: &ast::Until<Evolve>, who: &Sel, what: &[Modify<Evolve>]) -> Known<Vec<Todo>> {
        let until = match told {
            ast::Until::Turn => Until::Turn,
            ast::Until::NextTurn(_) => Until::NextTurn,
            _ => Until::Game,
        };
        let things = match self.things(who) {
            Known::Sure(all) => all,
            unknown => return unknown.map(|_| Vec::new()),
        };
        things.into_iter().fold(Known::Sure(Vec::new()), |found, it| {
            let changes = match it {
                // The next turn of the other player is not that of the card's own controller.
                Target::Card(card)
                    if matches!(told, ast::Until::NextTurn(Who::Opponent))
                        && self.state.keeper(card) == Some(self.by) =>
                {
                    Known::Hidden(card)
                }
                Target::Card(card) => self.changes(card, until, what),
                Target::Leader(player) => self.of_leader(player, what),
            };
            found.and(changes).map(|(mut one, other)| {
                one.extend(other);
                one
            })
        })
    }

    /// 5.26.2: what a number is now, from which it becomes another.
    fn now(&self, card: Card, stat: &Stat) -> Known<i32> {
        match stat {
            Stat::EvolveCost => {
                let face = self.state.face(self.setup, card);
                let printed = face.and_then(|it| it.of(|it| matches!(it, Sort::Evolve { .. })).next());
                Known::of_face(printed.map(|it| i32::from(it.cost.points)), card)
                    .map(|it| it + self.state.evolve_cost_change(card))
            }
            Stat::Cost => {
                // 10.10.2.4: what raises and lowers it comes after.
                Known::of_face(self.state.basic_cost(self.setup, card), card)
            }
            stat => self.stat(card, stat),
        }
    }

    /// 1.3.3: what a card is kept from, and for how long.
    fn ban(&self, card: Card, deed: &Deed, until: Until) -> Option<(Ban, Until)> {
        let theirs = self.state.keeper(card) == Some(self.by.other());
        let ban = match deed {
            // 7.2.3: in the next start phase of whoever controls it.
            Deed::StandInOwnNext => return Some((Ban::Stand, Until::NextTurn)),
            Deed::StandInOpponentsNext => return theirs.then_some((Ban::Stand, Until::NextTurn)),
            Deed::Attack => Ban::Attack,
            Deed::AttackLeader => Ban::AttackLeader,
            Deed::BePlayed => Ban::Play,
            Deed::BeDamaged => Ban::BeDamaged,
            Deed::BeDamagedByAbility => Ban::BeDamagedByAbility,
            Deed::BeDamagedInFight => Ban::BeDamagedInFight,
            Deed::DealDamage => Ban::DealDamage,
            _ => return None,
        };
        Some((ban, until))
    }
}
