//! Sections 106, 702, 704: effects that have triggered, and counterstrike effects.

use super::super::Zero;
use super::super::state::{Setup, State, Task, Waiting};
use super::s105_chain::{aims, behind, is_legal, rest};
use super::s303_payments::payments;
use super::{Asked, Choice, Decisions};
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::{Typed, list};
use crate::games::zero::log::words::decisions::{Add, Counterstrike, Decline};
use crate::games::zero::log::words::{Cards, Decision};
use crate::games::zero::rules::s311_use::{self, Aimed};
use crate::games::zero::rules::{s105_priority, s702_triggers, s704_life};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Few;
use std::iter;

impl Choice for Add {
    const FORM: &'static str = "add CARD N [pay CARD…] [at TARGET…] [link N] [player P] [discard CARD…] [scrap CARD…]";
    const OFFERS_LEGAL: bool = true;

    fn answers(asked: Asked) -> bool {
        asked == Asked::Join
    }

    fn broken(state: &State, by: Seat) -> Clause {
        match super::asked(state) {
            Some((_, Asked::SameName)) => Clause::C305P4_4,
            Some((of, Asked::Join)) if of != by => Clause::C106P6,
            _ => Clause::C702P2,
        }
    }

    /// An effect that has not triggered breaks the clause of its timing.
    fn judges_itself(state: &State) -> bool {
        !matches!(super::asked(state), Some((_, Asked::SameName | Asked::Join)))
    }

    /// zero-0002: triggered effects wait until the link under way is done, with everything that it asks for.
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let waits = state.waiting.iter().any(|it| it.card == self.card && it.number == self.ability && it.by == by);
        if waits && Self::judges_itself(state) {
            sink.fault_by_ruling(Clause::C106P5, Ruling::TriggersWaitForLink, || Breach::NotYetItsTurn {
                card: self.card,
            });
        }
        s702_triggers::check_add(setup, state, by, self, sink);
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        s702_triggers::apply_add(setup, state, by, self)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        // Among equal ones the first is meant.
        let first = |at: usize, waiting: &Waiting| {
            let mut before = state.waiting[..at].iter();
            waiting.by == by && !before.any(|of| (of.card, of.number, of.by) == (waiting.card, waiting.number, by))
        };
        let all: Vec<&'a Waiting> =
            state.waiting.iter().enumerate().filter(|it| first(it.0, it.1)).map(|it| it.1).collect();
        let all = all.into_iter().filter_map(move |it| Some((it, setup.ability(it.ability)?)));
        Box::new(all.flat_map(move |(waiting, of)| {
            let (card, ability) = (waiting.card, waiting.number);
            let cost = s702_triggers::cost_of_trigger(setup, card, of);
            let made = move |(targets, link, player), (pay, discard, scrap)| Add {
                card,
                ability,
                pay,
                targets,
                link,
                player,
                discard,
                scrap,
            };
            let paid = move || payments(setup, state, by, card, cost);
            // No other fault depends on the targets or on the payment, so one example decides.
            let first = aims(setup, state, by, &of.aims).next().zip(paid().next());
            let may = first.is_some_and(|it| is_legal(setup, state, by, &made(it.0, it.1)));
            let all = may.then(|| aims(setup, state, by, &of.aims)).into_iter().flatten();
            all.flat_map(move |aimed| paid().map(move |paid| made(aimed, paid).into()))
        }))
    }

    fn tell(&self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), self.ability);
        let behind = behind(setup, self.pay, self.targets, None, self.discard, self.scrap);
        say!(
            setup,
            "adds effect {ability} of {card} to the chain{behind}",
            "将{card}的第{ability}个效果加入连锁{behind}"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let (card, ability) = (words.card()?, words.number()?);
        let it = words.options()?;
        let (pay, targets, link, player) = (it.pay()?, it.targets()?, it.link, it.player);
        Ok(Add { card, ability, pay, targets, link, player, discard: it.discard()?, scrap: it.scrap()? })
    }

    fn fields(&self) -> String {
        let text = format!("{} {}{}", self.card, self.ability, list(" pay", self.pay.cards()));
        let rest = rest(None, self.targets, self.link, self.player, None);
        text + &rest + &list(" discard", self.discard.cards()) + &list(" scrap", self.scrap.cards())
    }
}

impl Choice for Decline {
    const FORM: &'static str = "decline CARD N";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Join
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C702P2_2
    }

    /// 702p2.2, 702p8.2, 702p2: an effect may be declined only if its text says 可以 or it costs something; 705p1: or if it has
    /// no legal target (zero-0019).
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let (card, number) = (self.card, self.ability);
        let it = state.waiting.iter().find(|it| it.card == card && it.number == number && it.by == by);
        let Some(waiting) = it else {
            return sink.fault(Clause::C702P2, || Breach::NotTriggered { card, ability: number });
        };
        if !s105_priority::may_join(state, waiting) {
            sink.fault(Clause::C106P6, || Breach::NotYetItsTurn { card });
        }
        let Some(ability) = setup.ability(waiting.ability) else { return };
        if !ability.is_optional() && aims(setup, state, by, &ability.aims).next().is_some() {
            sink.fault(Clause::C702P2, || Breach::HasTriggered { card });
        }
    }

    fn make(&self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let it = |it: &Waiting| it.card == self.card && it.number == self.ability && it.by == by;
        if let Some(at) = state.waiting.iter().position(it) {
            state.waiting.remove(at);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let mut all: Vec<Decision> = Vec::new();
        for it in state.waiting.iter().filter(|it| it.by == by) {
            let made = Decline { card: it.card, ability: it.number }.into();
            if !all.contains(&made) {
                all.push(made);
            }
        }
        Box::new(all.into_iter())
    }

    fn tell(&self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), self.ability);
        say!(setup, "lets effect {ability} of {card} go by", "放弃{card}的第{ability}个效果")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Decline { card: words.card()?, ability: words.number()? })
    }

    fn fields(&self) -> String {
        format!("{} {}", self.card, self.ability)
    }
}

impl Choice for Counterstrike {
    const FORM: &'static str = "counterstrike CARD [at TARGET…]";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Counterstrike(_)))
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C704P1
    }

    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let card = self.card;
        if !matches!(state.tasks.first(), Some(Task::Counterstrike(of)) if *of == card) {
            return sink.fault(Clause::C704P1, || Breach::NothingResolves { card });
        }
        let Some(of) = s704_life::effect_of(setup, state, card) else { return };
        let aimed = Aimed { targets: self.targets, link: None, player: None };
        s311_use::check_aims(setup, state, by, card, (&of.aims, of.text), &aimed, sink);
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        s704_life::strike(state, self.card, self.targets);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let Some(Task::Counterstrike(card)) = state.tasks.first().copied() else { return Box::new(iter::empty()) };
        let of = s704_life::effect_of(setup, state, card).map_or(&[][..], |it| &it.aims);
        let all = aims(setup, state, by, of);
        Box::new(all.map(move |(targets, ..)| Counterstrike { card, targets }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        let behind = behind(setup, Cards::NONE, self.targets, None, Few::NONE, Few::NONE);
        say!(setup, "carries out the counterstrike effect of {card}{behind}", "发动{card}的反击特效{behind}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        Ok(Counterstrike { card, targets: words.options()?.targets()? })
    }

    fn fields(&self) -> String {
        format!("{}{}", self.card, list(" at", self.targets.cards()))
    }
}
