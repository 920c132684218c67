//! The door: the one way to change the table, with the immediate consequences of a move. A card that leaves its zone loses its
//! states (200p4), links lose it as a target (705p3), and effects that its move triggers wait (106p5).

use super::zones::{self, FACE_DOWN, NEW, RISEN, TAPPED, TRANSFORMED};
use super::{Below, Setup, State, Task, Under, Waiting};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, Keyword, Kind, Special, Timing};
use crate::games::zero::texts::abilities::{are_bonded, each, each_printed, has, is_character, may_trigger};
use crate::games::zero::texts::continuous::{given_now, holds, is_special, rest_is_void};
use crate::log::Seat;
use crate::table::{Card, Change, Changing, NOWHERE, Table, Zone};

impl Changing for State {
    type Setup = Setup;

    #[inline]
    fn table(&self) -> &Table {
        &self.table
    }

    #[inline]
    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn leaving(&mut self, _: &Setup, _: Card) {}
    fn changed(&mut self, _: &Setup, _: &Change<'_>) {}
}

/// The ghost counter (900.falselife.p1.2).
pub const GHOST: u8 = 0;

impl State {
    /// 106p5, 702p2: notes the effects of a card that trigger at a timing.
    pub fn raise(&mut self, setup: &Setup, card: Card, timing: Timing) {
        self.raise_where(setup, card, |it| it.timing() == Some(timing));
    }

    /// Notes the effects of a card that trigger now, by a condition on the effect.
    pub fn raise_where(&mut self, setup: &Setup, card: Card, triggers: impl Fn(&Ability) -> bool) {
        self.raise_among(setup, card, |_, it| triggers(it));
    }

    /// The same, by a condition that also sees the effect's place.
    pub fn raise_among(&mut self, setup: &Setup, card: Card, triggers: impl Fn(super::AbilityRef, &Ability) -> bool) {
        let by = self.controller(card);
        let rank = u8::from(self.is_turning_life());
        let mut raised: Vec<Waiting> = Vec::new();
        each(setup, self, card, |number, ability, effect| {
            // 702p3: an effect does not trigger if its condition does not hold.
            if triggers(ability, effect) && effect.condition.is_none_or(|it| holds(setup, self, card, it)) {
                raised.push(Waiting { by, card, number, ability, rank });
            }
        });
        let room = MOST_WAITING.saturating_sub(self.waiting.len());
        self.waiting.extend(raised.into_iter().take(room));
    }

    /// 811p2.2, 811p3: effects on coming into the rest zone trigger for the player whose rest zone it is, even if the card's
    /// effects are void.
    fn raise_to_rest(&mut self, setup: &Setup, card: Card) {
        // 811p4
        if rest_is_void(setup, self) {
            return;
        }
        let (by, rank) = (card.owner(), u8::from(self.is_turning_life()));
        let mut raised: Vec<Waiting> = Vec::new();
        each_printed(setup, self, card, |number, ability, effect| {
            if effect.timing() == Some(Timing::ToRest) && effect.condition.is_none_or(|it| holds(setup, self, card, it))
            {
                raised.push(Waiting { by, card, number, ability, rank });
            }
        });
        self.waiting.extend(raised);
    }

    /// Notes the effects of a player's cards that trigger at a timing.
    pub fn raise_all(&mut self, setup: &Setup, of: Seat, timing: Timing) {
        let given = given_now(setup, self);
        for zone in [zones::battle(of), zones::event(of)] {
            for at in 0..self.count(zone) {
                let Some(card) = self.table.pile(zone).get(at).copied() else { break };
                if may_trigger(setup, self, card, timing, given) {
                    self.raise(setup, card, timing);
                }
            }
        }
        // 807p2, 808p2: effects that work in the rest zone or the resource zone trigger too.
        for zone in [zones::rest(of), zones::resources(of)] {
            for at in 0..self.count(zone) {
                let Some(card) = self.table.pile(zone).get(at).copied() else { break };
                if self.facts(setup, card).is_some_and(|it| it.timings_elsewhere & timing.bit() > 0) {
                    self.raise_where(setup, card, |it| it.timing() == Some(timing) && it.from.is_some());
                }
            }
        }
    }

    /// 104p4: only cards in battle and resource zones are tapped, reset or turned over.
    pub fn mark_in_play(&mut self, setup: &Setup, card: Card, set: u16, clear: u16) {
        let zone = self.table.zone(card);
        if zones::is_battle(zone) || zones::is_resources(zone) {
            self.mark(setup, card, set, clear);
        }
    }

    /// `true` if life cards are being turned up.
    pub fn is_turning_life(&self) -> bool {
        self.tasks
            .iter()
            .any(|it| matches!(it, Task::TurnLife(..) | Task::Strike(..) | Task::Counterstrike(_) | Task::RestLife(_)))
    }

    /// 609p1: moves a card from its place to a zone. Returns `false` if it cannot be taken from anywhere.
    pub fn bring(&mut self, setup: &Setup, card: Card, to: Zone, marks: u16) -> bool {
        let from = self.whence(card, None);
        self.bring_from(setup, card, from, to, marks)
    }

    /// Returns the zone from which a card is taken: where it is or, if the log has not named it yet, where it may be.
    fn whence(&self, card: Card, from: Option<Zone>) -> Zone {
        match self.table.zone(card) {
            NOWHERE => from.unwrap_or(NOWHERE),
            zone => zone,
        }
    }

    /// The same for a card that comes from a zone whose cards may be unnamed.
    pub fn take(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        if card == Card::UNKNOWN {
            self.came = Some((card, from));
            return self.perform(setup, Change::Move { card, from, to, marks });
        }
        let from = self.whence(card, Some(from));
        self.bring_from(setup, card, from, to, marks)
    }

    /// Takes a card that was never named for one of the unnamed cards in a zone. Returns `false` if it cannot be one of them.
    pub fn recognise(&mut self, setup: &Setup, card: Card, zone: Zone) -> bool {
        self.table.zone(card) != NOWHERE || self.shift(setup, card, zone, zone, 0)
    }

    fn bring_from(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        if from == NOWHERE && card.token_place().is_none() {
            return false;
        }
        self.came = Some((card, from));
        if from / 2 == zones::under(Seat::A) / 2 {
            self.below.retain(|it| it.card != card);
        }
        self.unnamed.retain(|it| *it != card);
        let leaves = zones::is_battle(from);
        if leaves && zones::is_battle(to) {
            // 609p2: moving from one battle zone to the other is neither entering nor leaving.
            self.change_control(setup, card, zones::owner(to));
            return true;
        }
        let mut to = to;
        if leaves {
            to = self.instead_of(setup, card, to);
            self.leave_battle(setup, card, to);
        }
        self.forget_aims(card);
        // 325p8: a token that leaves vanishes.
        if leaves && card.token_place().is_some() {
            return self.perform(setup, Change::Move { card, from, to: NOWHERE, marks: 0 });
        }
        let moved = self.shift(setup, card, from, to, marks);
        if moved && !(leaves && zones::is_rest(to)) {
            self.arrived(setup, card, to);
        }
        moved
    }

    /// 900.falselife.p1.3: a risen card with a ghost counter is removed from the game instead; 208p2, 707p1: so is a card on
    /// its way to the rest zone if an effect says so.
    fn instead_of(&self, setup: &Setup, card: Card, to: Zone) -> Zone {
        let haunted = self.table.has(card, RISEN) && self.table.count_of(card, GHOST) > 0;
        let barred = || zones::is_rest(to) && is_special(setup, self, card, Special::RemovedInstead);
        if haunted || barred() { zones::removed(card.owner()) } else { to }
    }

    /// Does what follows when a card leaves the battle zone.
    fn leave_battle(&mut self, setup: &Setup, card: Card, to: Zone) {
        self.raise(setup, card, Timing::Leaves);
        if zones::is_rest(to) {
            self.raise(setup, card, Timing::BattleToRest);
            self.raise_to_rest(setup, card);
        }
        if is_character(setup, self, card) {
            let of = self.controller(card);
            for other in self.field(of).filter(|it| *it != card).collect::<Vec<_>>() {
                self.raise(setup, other, Timing::OtherLeaves);
            }
        }
        self.fight_without(card);
        self.changes.retain(|it| it.card != card);
        self.damage.retain(|it| it.0 != card);
        self.turn.used.retain(|it| it.0 != card);
        self.bearers.retain(|it| it.0 != card);
        // 319p7: its equipment loses its bearer. A state check will destroy it.
        for bearer in self.bearers.iter_mut().filter(|it| it.1 == card) {
            bearer.1 = Card::NONE;
        }
        self.scatter(setup, card, to);
    }

    /// 323p3, 900.transform.p6, 900.swordrelease.p7.2: moves the cards under a card that leaves.
    fn scatter(&mut self, setup: &Setup, host: Card, to: Zone) {
        let under: Vec<Below> = self.below.iter().filter(|it| it.host == host).copied().collect();
        self.below.retain(|it| it.host != host);
        for it in under {
            // A hidden marker belongs to the player who levelled the character up.
            let owner = if it.card.is_known() { it.card.owner() } else { host.owner() };
            let zone = match it.why {
                Under::Marker | Under::Soul => zones::rest(owner),
                // Transform cards go where the card goes. Under a token, which vanishes, they go to the rest zone.
                Under::Form if host.token_place().is_some() => zones::rest(owner),
                Under::Form => to - to % 2 + zones::rest(owner) % 2,
            };
            if it.card.is_known() && self.table.has(it.card, FACE_DOWN) {
                self.unnamed.push(it.card);
            }
            self.shift(setup, it.card, zones::under(owner), zone, 0);
        }
    }

    /// 500p3: takes a character out of the battle that leaves, or whose control changes.
    pub fn fight_without(&mut self, card: Card) {
        let is_over = self.turn.phase == super::Phase::Resolution;
        let Some(fight) = &mut self.fight else { return };
        if is_over {
            fight.defenders.retain(|it| *it != card);
            fight.blows.retain(|it| it.0 != card);
            return;
        }
        if fight.attacker == card {
            fight.broken.get_or_insert(Clause::C500P3);
        } else if fight.defenders.contains(&card) {
            fight.defenders.retain(|it| *it != card);
            if fight.defenders.is_empty() {
                fight.broken.get_or_insert(Clause::C500P3);
            }
        } else if fight.objects.contains(&card) {
            fight.objects.retain(|it| *it != card);
            if fight.objects.is_empty() && fight.defenders.is_empty() {
                fight.broken.get_or_insert(Clause::C501P3);
            }
        }
        fight.declared.retain(|it| it.0 != card);
    }

    /// 705p3: links lose a target that leaves its zone.
    fn forget_aims(&mut self, card: Card) {
        if !card.is_known() {
            return;
        }
        for link in &mut self.chain {
            for (at, aim) in link.aims.cards.cards().iter().enumerate() {
                if *aim == card {
                    link.aims.gone |= 1 << at;
                }
            }
            if link.on == card && self.resolving.is_none_or(|it| !it.entered) {
                link.on = Card::NONE;
            }
            if link.card == card && matches!(link.what, super::What::LevelUp(_)) {
                link.aims.gone |= 1 << 7;
            }
        }
    }

    /// Does what follows when a card comes into a zone.
    fn arrived(&mut self, setup: &Setup, card: Card, to: Zone) {
        if zones::is_battle(to) {
            self.entered(setup, card);
        } else if zones::is_rest(to) {
            self.raise_to_rest(setup, card);
        } else if zones::is_resources(to) && !self.table.has(card, FACE_DOWN) {
            self.became_resource(setup, card, zones::owner(to));
        }
    }

    /// 205p2, 900.mutantblood.p1: a card has entered: notes its effects on entering, and those of other cards that watch for
    /// it.
    pub fn entered(&mut self, setup: &Setup, card: Card) {
        self.raise(setup, card, Timing::Entering);
        let of = self.controller(card);
        // 900.mutantblood.p1, 900.mutantblood.p3
        let mutant = has(setup, self, card, Keyword::MutantBlood);
        let character = is_character(setup, self, card);
        for other in self.field(of).collect::<Vec<_>>() {
            if mutant {
                self.raise_where(setup, other, |it| it.is(Keyword::MutantBlood));
            }
            if character && other != card {
                self.raise(setup, other, Timing::OtherEnters);
            }
        }
    }

    /// 900.constellation.p3, 900.sapphire.p3, 900.sapphire.p1: a card has come face-up into a resource zone.
    fn became_resource(&mut self, setup: &Setup, card: Card, of: Seat) {
        self.raise_where(setup, card, |it| it.is(Keyword::Constellation));
        let bonded = self
            .table
            .pile(zones::resources(of))
            .iter()
            .any(|it| *it != card && !self.table.has(*it, FACE_DOWN) && are_bonded(setup, self, card, *it));
        if bonded {
            self.raise_where(setup, card, |it| it.is(Keyword::Sapphire));
        }
    }

    /// The marks with which a card enters: 104p1: upright; 900.slow.p3: or tapped; 318p6: new.
    pub fn entering_marks(&self, setup: &Setup, card: Card) -> u16 {
        let slow = self
            .facts(setup, card)
            .is_some_and(|facts| facts.abilities.iter().any(|it| it.level < 2 && it.is(Keyword::Slow)));
        NEW | if slow { TAPPED } else { 0 }
    }

    /// 205p2: lets a card enter a player's battle zone.
    pub fn enter(&mut self, setup: &Setup, card: Card, of: Seat, more: u16) -> bool {
        let event = self.facts(setup, card).is_some_and(|it| it.kind == Kind::Event);
        let to = if event { zones::event(of) } else { zones::battle(of) };
        let marks = self.entering_marks(setup, card) | more;
        let from = self.whence(card, None);
        // 900.gather, 900.slow: a card that comes back is a new card.
        self.bring_from(setup, card, from, to, if event { NEW } else { marks })
    }

    /// Lays a card on another in the battle zone. It takes over the state of that card, and the cards under it. `why` says what
    /// the lower card becomes; `None` if it goes to the rest zone (900.quickchange.p1).
    pub fn lay_on(&mut self, setup: &Setup, card: Card, on: Card, why: Option<Under>) -> bool {
        let of = self.controller(on);
        let from = self.table.zone(card);
        if !self.stands(on) || from == NOWHERE {
            return false;
        }
        self.came = Some((card, from));
        let spot = self.table.spot(on);
        let counters: Vec<(u8, u16)> =
            (0..=u8::MAX).map(|it| (it, self.table.count_of(on, it))).filter(|it| it.1 > 0).collect();
        if !self.shift(setup, card, from, zones::battle(of), spot.marks & !(TRANSFORMED | RISEN)) {
            return false;
        }
        for (counter, to) in counters {
            self.perform(setup, Change::Count { card, counter, to });
        }
        self.hand_over(on, card);
        self.forget_aims(on);
        self.forget_aims(card);
        match why {
            Some(why) => {
                self.shift(setup, on, spot.zone, zones::under(on.owner()), 0);
                self.below.insert(0, Below { card: on, host: card, why });
            }
            None => {
                let to = if on.token_place().is_some() { NOWHERE } else { zones::rest(on.owner()) };
                self.perform(setup, Change::Move { card: on, from: spot.zone, to, marks: 0 });
            }
        }
        true
    }

    /// Adds a task: before life cards that are still to be turned up (704p7.2), and after everything else.
    pub fn task(&mut self, task: Task) {
        let of_life = |task: &Task| {
            matches!(
                task,
                Task::TurnLife(..) | Task::FixLife(..) | Task::Strike(..) | Task::RestLife(_) | Task::Counterstrike(_)
            )
        };
        let at = match of_life(&task) {
            // 704p8: damage of a counterstrike effect fixes life cards immediately, and they are turned up later.
            true if matches!(task, Task::FixLife(..)) && self.is_turning_life() => {
                self.tasks.iter().take_while(|it| matches!(it, Task::FixLife(..))).count()
            }
            true => self.tasks.len(),
            false => self.tasks.iter().position(of_life).unwrap_or(self.tasks.len()),
        };
        self.tasks.insert(at, task);
    }

    /// 101p2, 602p1: a player has to draw a number of cards.
    pub fn draws(&mut self, player: Seat, number: u16, clause: Clause) {
        if self.count(zones::deck(player)) < usize::from(number) {
            self.task(Task::Lose(player, Clause::C101P2));
        } else if number > 0 {
            self.task(Task::Draw(player, number, clause));
        }
    }
}

/// The largest number of effects that wait at a time. All cards of both decks together trigger fewer.
const MOST_WAITING: usize = 2000;
