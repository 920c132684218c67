//! 8.2, 8.3 and 10.5.2: playing cards and using abilities.

use super::super::Evolve;
use super::super::state::{Setup, State, Waiting, automatic_key};
use super::c07_phases::not_acting;
use super::{Choice, Decisions, right};
use crate::games::evolve::book::Clause;
use crate::games::evolve::log::notation::{self, Typed};
use crate::games::evolve::log::words::decisions::{Activate, Evolve as Evolving, Meal, Play, Resolve, Restack};
use crate::games::evolve::log::words::{Decision, Group, Keyword, Kind, Step, Trigger};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::agenda::Act;
use crate::games::evolve::rules::c08_2_play::Made;
use crate::games::evolve::rules::{
    c07_turn, c08_2_play, c08_4_attack, c10_5_check_timing, c10_7_standby, c12_2_evolve, c13_3_stack,
};
use crate::games::evolve::state::zones;
use crate::games::evolve::texts::target_offers::Chosen;
use crate::games::evolve::texts::{delayed_triggers, functioning_zones};
use crate::judge::Sink;
use crate::judge::{Due, Seen};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, known};

/// 7.3.3, 7.4.4, 8.4.7: the items at which cards are played and abilities are used.
fn is_window(act: &Act) -> bool {
    [&c07_turn::ACT, &c07_turn::QUICK, &c08_4_attack::QUICK].contains(&act)
}

/// 7.4.4, 8.4.7: the clause of the window in which the opponent would use Quick.
fn window(state: &State) -> Clause {
    if state.attack.is_some() {
        Clause::C8_4_7
    } else if state.turn.main_over {
        Clause::C7_4_4
    } else {
        Clause::C12_3_4
    }
}

impl Choice for Play {
    const FORM: &'static str = "play CARD [on CARD|A|B...] [options N...] [rested] [rite CARD] [cost N]";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        is_window(act)
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, window(state))
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c08_2_play::check_play(setup, state, &made(by, self), self.rested, self.cost, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        c08_2_play::apply_play(setup, state, &made(by, self), self.rested, self.cost)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let piles = [zones::hand(by), zones::ex(by)].into_iter().flat_map(|it| known(state.table.pile(it)));
        Box::new(piles.flat_map(move |card| {
            let cost = c08_2_play::changed_cost(setup, state, by, card);
            let face = state.printed(setup, card);
            let ward = face.is_some_and(|it| it.is(Kind::Follower)) && state.has(setup, card, Keyword::Ward);
            let chosen = c08_2_play::offered(setup, state, by, card);
            let all = chosen.flat_map(move |Chosen { targets, modes, rite }| {
                let play = move |rested| Play { card, targets, modes, rested, rite, cost };
                [Some(play(false)), ward.then_some(play(true))].into_iter().flatten().map(Decision::from)
            });
            right(setup, state, by, all)
        }))
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        let more = notation::tell_choices(setup, self.targets, self.modes, self.rite);
        let rested =
            if self.rested { say!(setup, ", rested", "，横置", "（アクト状態）") } else { String::new() };
        say!(setup, "plays {card}{more}{rested}", "使用{card}{more}{rested}", "{card}をプレイする{more}{rested}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        let more = words.more(&["rested", "cost"])?;
        let notation::More { targets, modes, rite, rested, cost, .. } = more;
        Ok(Play { card, targets, modes, rested, rite, cost })
    }

    fn fields(self) -> String {
        let mut text = format!("{}{}", self.card, notation::write_choices(self.targets, self.modes, self.rite));
        if self.rested {
            text.push_str(" rested");
        }
        if let Some(cost) = self.cost {
            text.push_str(&format!(" cost {cost}"));
        }
        text
    }
}

fn made(by: Seat, Play { card, targets, modes, rite, .. }: Play) -> Made {
    Made { by, card, targets, modes, rite }
}

impl Choice for Activate {
    const FORM: &'static str = "activate CARD [N] [on CARD|A|B...] [options N...] [rite CARD]";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        is_window(act)
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, window(state))
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        let Activate { card, nth, targets, modes, rite } = self;
        c08_2_play::check_activate(setup, state, &Made { by, card, targets, modes, rite }, nth, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        let Activate { card, nth, targets, modes, rite } = self;
        c08_2_play::apply_activate(setup, state, &Made { by, card, targets, modes, rite }, nth)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let number = move |card: Card| {
            let abilities = state
                .face(setup, card)
                .map_or(0, |face| face.of(|it| matches!(it, super::super::cards::Sort::Activated { .. })).count());
            1..=abilities as u8
        };
        let field = state.field(by).iter().copied();
        let there = field.flat_map(move |card| number(card).map(move |nth| (card, nth)));
        Box::new(there.chain(functioning_zones::offered(setup, state, by)).flat_map(move |(card, nth)| {
            let chosen = c08_2_play::offered_for(setup, state, by, card, nth);
            let made = move |Chosen { targets, modes, rite }| Activate { card, nth, targets, modes, rite }.into();
            right(setup, state, by, chosen.map(made))
        }))
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, nth) = (setup.tell(self.card), self.nth);
        let more = notation::tell_choices(setup, self.targets, self.modes, self.rite);
        say!(
            setup,
            "uses activated ability {nth} of {card}{more}",
            "使用{card}的第{nth}个启动能力{more}",
            "{card}の{nth}番目の起動能力をプレイする{more}"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let (card, nth) = (words.card()?, words.number_or(1));
        let notation::More { targets, modes, rite, .. } = words.more(&[])?;
        Ok(Activate { card, nth, targets, modes, rite })
    }

    fn fields(self) -> String {
        let nth = if self.nth == 1 { String::new() } else { format!(" {}", self.nth) };
        format!("{}{nth}{}", self.card, notation::write_choices(self.targets, self.modes, self.rite))
    }
}

impl Choice for Restack {
    const FORM: &'static str = "restack CARD CARD";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::ACT
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, Clause::C8_3_1)
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c13_3_stack::check_restack(setup, state, by, self.card, self.onto, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat) -> bool {
        c13_3_stack::apply_restack(setup, state, self.card, self.onto)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let stacks = move || state.field(by).iter().copied().filter(|it| state.has(setup, *it, Keyword::Stack));
        Box::new(stacks().flat_map(move |card| stacks().map(move |onto| Restack { card, onto }.into())))
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, onto) = (setup.tell(self.card), setup.tell(self.onto));
        say!(
            setup,
            "moves all stack counters of {card} to {onto}",
            "将{card}的所有蓄积指示物移动到{onto}",
            "{card}のスタックカウンターをすべて{onto}に移す"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Restack { card: words.card()?, onto: words.card()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.card, self.onto)
    }
}

impl Choice for Evolving {
    const FORM: &'static str = "evolve CARD CARD [ep]";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::ACT
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, Clause::C8_3_1)
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c12_2_evolve::check_evolve(setup, state, by, self.card, self.with, self.ep, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        c12_2_evolve::apply_evolve(setup, state, by, self.card, self.with, self.ep)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let deck = move || known(state.table.pile(zones::evolve_deck(by)));
        let able = move |it: &Card| c12_2_evolve::evolve_ability(setup, state, *it).is_some();
        let pairs = state.field(by).iter().copied().filter(able).flat_map(move |card| {
            deck().flat_map(move |with| [false, true].into_iter().map(move |ep| Evolving { card, with, ep }.into()))
        });
        Box::new(pairs)
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, with) = (setup.tell(self.card), setup.tell(self.with));
        match self.ep {
            true => say!(
                setup,
                "evolves {card} with {with}, an evolve point paid",
                "使{card}进化为{with}，支付进化点",
                "{card}を{with}に進化させる（EPで支払う）"
            ),
            false => say!(setup, "evolves {card} with {with}", "使{card}进化为{with}", "{card}を{with}に進化させる"),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Evolving { card: words.card()?, with: words.card()?, ep: words.flag("ep") })
    }

    fn fields(self) -> String {
        format!("{} {}{}", self.card, self.with, if self.ep { " ep" } else { "" })
    }
}

impl Choice for Meal {
    const FORM: &'static str = "meal CARD CARROT... [ep]";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::ACT
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, Clause::C8_3_1)
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c12_2_evolve::check_meal(setup, state, by, self.card, self.carrots, self.ep, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        c12_2_evolve::apply_meal(setup, state, by, self.card, self.carrots, self.ep)
    }

    /// Carrots are all alike, so only the first ones in the zone are offered.
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let down = known(state.table.pile(zones::evolve_deck(by))).filter(|it| !state.is_face_up(*it));
        let down: Vec<Card> = down.collect();
        Box::new(state.field(by).iter().copied().flat_map(move |card| {
            let times = c12_2_evolve::meal_ability(setup, state, card).map(|it| usize::from(it.1));
            let carrots = times.and_then(|it| Group::of(down.get(..it)?));
            let both = move |carrots| [false, true].map(|ep| Meal { card, carrots, ep }.into());
            carrots.map(both).into_iter().flatten()
        }))
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, carrots) = (setup.tell(self.card), self.carrots.len());
        say!(setup, "gives {card} a meal of {carrots}", "让{card}用餐{carrots}次", "{card}に{carrots}回食事させる")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Meal { card: words.card()?, carrots: words.cards()?, ep: words.flag("ep") })
    }

    fn fields(self) -> String {
        let carrots: Vec<String> = self.carrots.each().map(|it| it.to_string()).collect();
        format!("{} {}{}", self.card, carrots.join(" "), if self.ep { " ep" } else { "" })
    }
}

impl Choice for Resolve {
    const FORM: &'static str = "resolve CARD ABILITY [N] [on CARD|A|B...] [options N...] [rite CARD] [paid]";
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c10_5_check_timing::STANDBY
    }

    fn stands_beside(self, setup: &Setup, state: &State, _: Seat) -> bool {
        let in_time = state.turn.number > 0 && state.outcome.is_none();
        let waits = c10_5_check_timing::find(state, self.card, self.ability, self.nth).is_some();
        // 10.4.7.3: an ability whose cost cannot be paid may also be used without paying it.
        let due = Step::Cancel { card: self.card, ability: self.ability, nth: self.nth };
        let unpaid = waits && matches!(&state.due, Due::Step { what, .. } if *what == due);
        let (card, nth) = (self.card, self.nth);
        // 10.7.6.1: the faults of an ability that waits for a state are reported where it is judged.
        let of_a_state = || self.ability == Trigger::Other && c10_7_standby::waits_for_a_state(setup, state, card, nth);
        let may = || c10_7_standby::may_have_been_triggered(setup, state, card, (self.ability, nth)) || of_a_state();
        unpaid || in_time && !waits && may()
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        match c10_5_check_timing::find(state, self.card, self.ability, self.nth) {
            Some(_) if c10_5_check_timing::chooser(state).is_some_and(|it| it != by) => Clause::C10_5_2_2,
            Some(_) => Clause::C10_5_2,
            None if delayed_triggers::is_met(state, self.card, self.ability, self.nth) => Clause::C10_7_5_1,
            None if state.used.contains(&(self.card, automatic_key(self.ability, self.nth))) => Clause::C10_7_2_2,
            None => c10_7_standby::home(self.ability),
        }
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        let Resolve { card, ability, nth, targets, modes, rite, paid } = self;
        let made = Made { by, card, targets, modes, rite };
        c10_5_check_timing::check_resolve(setup, state, by, &made, (ability, nth, paid), sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        let Resolve { card, ability, nth, targets, modes, rite, paid } = self;
        c08_2_play::apply_rite(setup, state, rite);
        let made = Made { by, card, targets, modes, rite };
        c10_5_check_timing::apply_resolve(setup, state, &made, (ability, nth, paid));
        true
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        // Of equal standby abilities, the first is meant.
        let key = |it: &Waiting| (it.card, it.ability, it.nth);
        let is_first = move |at: usize, it: &Waiting| !state.waiting[..at].iter().any(|other| key(other) == key(it));
        let own = state.waiting.iter().enumerate().filter(move |(at, it)| it.by == by && is_first(*at, it));
        Box::new(own.flat_map(move |(_, it)| {
            let (card, ability, nth) = key(it);
            let all =
                c10_5_check_timing::offered(setup, state, it).map(move |(Chosen { targets, modes, rite }, paid)| {
                    Resolve { card, ability, nth, targets, modes, rite, paid }.into()
                });
            right(setup, state, by, all)
        }))
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), crate::judge::Worded::worded(&self.ability, setup));
        let more = notation::tell_choices(setup, self.targets, self.modes, self.rite);
        say!(
            setup,
            "uses the {ability} of {card}{more}",
            "使用{card}的{ability}{more}",
            "{card}の{ability}をプレイする{more}"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let (card, ability, nth) = (words.card()?, words.trigger()?, words.number_or(1));
        let notation::More { targets, modes, rite, paid, .. } = words.more(&["paid"])?;
        Ok(Resolve { card, ability, nth, targets, modes, rite, paid })
    }

    fn fields(self) -> String {
        let nth = if self.nth == 1 { String::new() } else { format!(" {}", self.nth) };
        let more = notation::write_choices(self.targets, self.modes, self.rite);
        let paid = if self.paid { " paid" } else { "" };
        format!("{} {}{nth}{more}{paid}", self.card, notation::trigger_word(self.ability))
    }
}
