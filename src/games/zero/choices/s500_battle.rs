//! Chapter 5: declaring attacks, their objects, and defences.

use super::super::Zero;
use super::super::cards::Special;
use super::super::state::{Setup, State};
use super::{Asked, Choice, Decisions, choices_of, combinations, without_priority};
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::{Typed, list};
use crate::games::zero::log::words::decisions::{Aim, AimAtLife, Attack, Defend, NoDefence};
use crate::games::zero::log::words::{Cards, Four};
use crate::games::zero::rules::s405_attackers::{self, cannot_attack, cannot_be_attacked, cannot_defend, reach};
use crate::games::zero::rules::s705_targets::twice;
use crate::games::zero::rules::{s303_costs, s311_use, s500_battle};
use crate::games::zero::state::zones::{self, TAPPED};
use crate::games::zero::texts::continuous;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::procedure::advance;
use crate::say;
use crate::table::{Card, orders, ways};
use std::iter;
use std::rc::Rc;

/// Cards in words.
fn names(setup: &Setup, cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|it| setup.tell(*it)).collect();
    names.join(if setup.tongue.native { "、" } else { " and " })
}

impl Choice for Attack {
    const FORM: &'static str = "attack UNIT [pay CARD…]";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Main)
    }

    fn broken(state: &State, by: Seat) -> Clause {
        if by == state.turn.player { Clause::C405_1P1 } else { without_priority(state, by) }
    }

    /// 405.1p4
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let unit = self.unit;
        let asked = matches!(super::asked(state), Some((of, Asked::Main)) if of == by);
        if asked && !s311_use::is_main_timing(state, by) {
            sink.fault(Clause::C405_1P1, || Breach::NotNow { card: unit });
        }
        if !state.units(by).contains(&unit) {
            return sink.fault(Clause::C405_1P2, || Breach::NotOwnCharacter { card: unit, by });
        }
        if let Some(clause) = cannot_attack(setup, state, unit) {
            sink.fault(clause, || Breach::CannotAttack { card: unit });
        }
        let asked = continuous::attack_cost(setup, state, unit);
        let found = self.pay.unwrap_or_default();
        if found.len() != usize::from(asked) {
            let found = found.len();
            sink.fault(Clause::C405_1P4, || Breach::PaidTooLittle { found, asked: asked.into() });
        }
        s303_costs::check_tapped(state, by, found.cards(), sink);
    }

    fn make(&self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        let of = state.controller(self.unit);
        for card in self.pay.iter().flat_map(|it| it.cards()) {
            state.recognise(setup, *card, zones::resources(of));
            state.mark_in_play(setup, *card, TAPPED, 0);
        }
        s500_battle::declare(state, self.unit);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(state.units(by).iter().flat_map(move |unit| {
            let cost = continuous::attack_cost(setup, state, *unit);
            let upright = state.table.pile(zones::resources(by)).iter().copied().filter(|it| !state.is_tapped(*it));
            let attacks =
                move |cards: Cards| Attack { unit: *unit, pay: Some(cards).filter(|it| !it.is_empty()) }.into();
            let may = cannot_attack(setup, state, *unit).is_none();
            may.then(|| choices_of(upright.collect(), [cost.into(); 2])).into_iter().flatten().map(attacks)
        }))
    }

    fn tell(&self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "declares an attack with {unit}", "宣布以{unit}攻击")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        let pay = words.options()?.pay()?;
        Ok(Attack { unit, pay: Some(pay).filter(|it| !it.is_empty()) })
    }

    fn fields(&self) -> String {
        format!("{}{}", self.unit, list(" pay", self.pay.unwrap_or_default().cards()))
    }
}

/// The clause under which no object is chosen now: 501p3 once the attack is established.
fn no_object(state: &State) -> Clause {
    let established = state.fight.as_ref().is_some_and(|it| it.life || !it.objects.is_empty() || it.broken.is_some());
    if established || state.fight.is_none() { Clause::C501P3 } else { Clause::C501P1 }
}

impl Choice for Aim {
    const FORM: &'static str = "aim UNIT…";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Aim
    }

    fn broken(state: &State, _: Seat) -> Clause {
        no_object(state)
    }

    /// 507p2
    fn check(&self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        let Some(fight) = &state.fight else { return };
        let cards = self.at.cards();
        if cards.is_empty() {
            return sink.fault(Clause::C501P1, || Breach::WrongNumber { found: 0, asked: 1 });
        }
        let most = reach(setup, state, fight.attacker);
        if cards.len() > most {
            sink.fault(Clause::C507P1, || Breach::TooManyObjects { found: cards.len(), most });
        }
        if twice(cards) {
            sink.fault(Clause::C507P2, || Breach::NamedTwice { card: cards[0] });
        }
        for card in cards {
            if let Some(clause) = cannot_be_attacked(setup, state, fight.attacker, *card) {
                sink.fault(clause, || Breach::CannotBeAttacked { card: *card });
            }
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            s500_battle::apply_aim(setup, state, self.at.cards());
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let Some(fight) = &state.fight else { return Box::new(iter::empty()) };
        let may = |it: &Card| cannot_be_attacked(setup, state, fight.attacker, *it).is_none();
        let units: Vec<Card> = state.units(by.other()).iter().copied().filter(may).collect();
        let most = reach(setup, state, fight.attacker).min(Four::CAPACITY);
        let all = (1..=most).flat_map(move |many| combinations(units.clone(), many));
        Box::new(all.filter_map(|it| Some(Aim { at: Four::of(&it)? }.into())))
    }

    fn tell(&self, setup: &Setup) -> String {
        let at = names(setup, self.at.cards());
        say!(setup, "attacks {at}", "以{at}为攻击对象")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Aim { at: words.four()? })
    }

    fn fields(&self) -> String {
        list("", self.at.cards()).trim_start().to_owned()
    }
}

impl Choice for AimAtLife {
    const FORM: &'static str = "aim_at_life";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Aim
    }

    fn broken(state: &State, _: Seat) -> Clause {
        no_object(state)
    }

    fn make(&self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            s500_battle::apply_aim(setup, state, &[]);
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(AimAtLife {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "attacks the life zone", "以对方生命区为攻击对象")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(AimAtLife {})
    }
}

impl Choice for Defend {
    const FORM: &'static str = "defend UNIT… [for UNIT…]";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Defend
    }

    /// 502p1, 502p2
    fn broken(state: &State, _: Seat) -> Clause {
        let closed = state.fight.as_ref().is_some_and(|it| it.closed);
        if closed { Clause::C502P1 } else { Clause::C502P2 }
    }

    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let Some(fight) = &state.fight else { return };
        let cards = self.with.cards();
        if continuous::is_special(setup, state, fight.attacker, Special::CannotBeDefended) {
            sink.fault(Clause::C502P1, || Breach::CannotBeAttacked { card: fight.attacker });
        }
        if cards.is_empty() {
            return sink.fault(Clause::C502P2, || Breach::WrongNumber { found: 0, asked: 1 });
        }
        let most = s405_attackers::most_defenders(fight);
        if cards.len() > most {
            sink.fault(Clause::C507P3, || Breach::TooManyDefenders { found: cards.len(), most });
        }
        if twice(cards) {
            sink.fault(Clause::C502P2, || Breach::NamedTwice { card: cards[0] });
        }
        for card in cards {
            if !state.units(by).contains(card) {
                sink.fault(Clause::C502P2, || Breach::NotOwnCharacter { card: *card, by });
            } else if let Some(clause) = cannot_defend(setup, state, *card) {
                sink.fault(clause, || match clause {
                    Clause::C502P4 => Breach::AttackedItself { card: *card },
                    _ => Breach::CannotDefend { card: *card },
                });
            }
        }
        // 502p5: characters that must defend come before all others.
        let others =
            cards.len() < most || cards.iter().any(|it| !s405_attackers::must_defend(setup, state).any(|of| of == *it));
        if let Some(must) = s405_attackers::must_defend(setup, state).find(|it| others && !cards.contains(it)) {
            sink.fault(Clause::C502P5, || Breach::MustDefend { card: must });
        }
        self.check_instead(state, sink);
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if !asked {
            return Ok(());
        }
        if let Some(fight) = &mut state.fight {
            let of = |at: usize| {
                let named = self.instead_of.cards().get(at).copied();
                named.or_else(|| fight.objects.first().copied()).unwrap_or(Card::NONE)
            };
            let declared = self.with.cards().iter().enumerate().map(|(at, it)| (*it, of(at))).collect();
            fight.declared = declared;
        }
        crate::games::zero::rules::s105_priority::open(state);
        advance(state);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let Some(fight) = &state.fight else { return Box::new(iter::empty()) };
        if continuous::is_special(setup, state, fight.attacker, Special::CannotBeDefended) {
            return Box::new(iter::empty());
        }
        let may = |it: &Card| cannot_defend(setup, state, *it).is_none();
        let units: Vec<Card> = state.units(by).iter().copied().filter(may).collect();
        let must: Rc<[Card]> = s405_attackers::must_defend(setup, state).collect();
        let objects = &fight.objects;
        let most = s405_attackers::most_defenders(fight).min(Four::CAPACITY);
        let with = (1..=most).flat_map(move |many| {
            let must = must.clone();
            ways(units.clone(), [many; 2], move |with, rest| all_who_must(&must, with, rest, [many, most]))
        });
        Box::new(with.filter_map(|it| Four::of(&it)).flat_map(move |with| {
            let objects = if objects.len() < 2 { Vec::new() } else { vec![objects.clone(); with.len()] };
            let instead = orders(objects).filter_map(|it| Four::of(&it));
            instead.map(move |instead_of| Defend { with, instead_of }.into())
        }))
    }

    fn tell(&self, setup: &Setup) -> String {
        let with = names(setup, self.with.cards());
        if self.instead_of.is_empty() {
            return say!(setup, "declares a defence with {with}", "宣布以{with}防御");
        }
        let of = names(setup, self.instead_of.cards());
        say!(setup, "declares a defence with {with} for {of}", "宣布以{with}代替{of}防御")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let with = words.four()?;
        Ok(Defend { with, instead_of: words.options()?.instead_of()? })
    }

    fn fields(&self) -> String {
        let with = list("", self.with.cards());
        with.trim_start().to_owned() + &list(" for", self.instead_of.cards())
    }
}

impl Defend {
    /// 507p3.2: each defender stands in for one attacked character, and no two for the same (zero-0021).
    fn check_instead(&self, state: &State, sink: &mut Sink<Zero>) {
        let Some(fight) = &state.fight else { return };
        let of = self.instead_of.cards();
        if fight.objects.len() < 2 && of.is_empty() {
            return;
        }
        if of.len() != self.with.len() {
            let card = self.with.cards().get(of.len()).copied().unwrap_or(Card::UNKNOWN);
            return sink.fault(Clause::C507P3_2, || Breach::StandsInForNone { card });
        }
        if twice(of) {
            sink.fault_by_ruling(Clause::C507P3_2, Ruling::TwoDefenders, || Breach::NamedTwice { card: of[0] });
        }
        if let Some(card) = of.iter().find(|it| !fight.objects.contains(it)) {
            sink.fault(Clause::C507P3_2, || Breach::NotAmongThem { card: *card });
        }
    }
}

/// 502p5: `true` if the defenders can be completed to a legal choice: either all characters that must defend are among them,
/// perhaps with others, or, if there are too many of these, only such. `many` is their number in the end, `most` the greatest
/// number allowed.
fn all_who_must(must: &[Card], with: &[Card], rest: &[Card], [many, most]: [usize; 2]) -> bool {
    let lacking = must.iter().filter(|it| !with.contains(it));
    let (lacks, there) = (lacking.clone().count(), lacking.filter(|it| rest.contains(it)).count());
    let left = many - with.len();
    lacks == there && lacks <= left || many == most && there >= left && with.iter().all(|it| must.contains(it))
}

impl Choice for NoDefence {
    const FORM: &'static str = "no_defence";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Defend
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C502P2
    }

    /// 502p5
    fn check(&self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        if let Some(card) = s405_attackers::must_defend(setup, state).next().filter(|_| state.fight.is_some()) {
            sink.fault(Clause::C502P5, || Breach::MustDefend { card });
        }
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            if let Some(fight) = &mut state.fight {
                fight.declared.clear();
            }
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(NoDefence {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "declares no defence", "不进行防御")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(NoDefence {})
    }
}
