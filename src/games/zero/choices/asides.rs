//! Decisions outside the procedures: conceding, looking, counting, rearranging, loops, declared names.

use super::super::Zero;
use super::super::state::{Setup, State, Task};
use super::{Asked, Choice};
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::Typed;
use crate::games::zero::log::words::Place;
use crate::games::zero::log::words::decisions::{Concede, Count, Declare, Forced, Look, Rearrange, Repeat};
use crate::games::zero::state::zones;
use crate::judge::{Due, Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

impl Choice for Concede {
    const FORM: &'static str = "concede";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C101P4
    }

    fn check(&self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        if state.due == Due::Over {
            sink.fault(Clause::C101P3, || Breach::MatchOver);
        }
    }

    /// 101p4
    fn make(&self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.urgent = None;
        state.tasks.insert(0, Task::Lose(by, Clause::C101P4));
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "concedes", "认输")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Concede {})
    }
}

/// Words a zone and its owner.
fn told(setup: &Setup, of: Seat, zone: Place) -> String {
    let name = zones::name(zones::of_place(zone, of), setup.tongue.native);
    say!(setup, "{of}'s {name}", "{of}的{name}")
}

fn fields(of: Seat, zone: Place) -> String {
    let zone = serde_json::to_value(zone).ok();
    format!("{of} {}", zone.as_ref().and_then(|it| it.as_str()).unwrap_or("deck"))
}

impl Choice for Look {
    const FORM: &'static str = "look P ZONE";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C614P3
    }

    /// 201p3, 202p3, 203p3.2, 208p4.2; zero-0014: the opponent's face-down resource cards.
    fn check(&self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let (of, place) = (self.of, self.zone);
        let own = of == by;
        let clause = match place {
            Place::Deck | Place::DeckBottom => Clause::C201P3,
            Place::Life => Clause::C202P3,
            Place::Hand if !own => Clause::C203P3_2,
            Place::ResourcesFaceDown if !own => {
                return sink.fault_by_ruling(Clause::C204P6, Ruling::OpponentsFaceDownResources, || {
                    Breach::MayNotLook { place, of }
                });
            }
            Place::RemovedFaceDown => Clause::C208P4_2,
            _ => return,
        };
        let _ = state;
        sink.fault(clause, || Breach::MayNotLook { place, of });
    }

    fn make(&self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let zone = told(setup, self.of, self.zone);
        say!(setup, "looks at {zone}", "查看{zone}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Look { of: words.seat()?, zone: words.place()? })
    }

    fn fields(&self) -> String {
        fields(self.of, self.zone)
    }
}

impl Choice for Count {
    const FORM: &'static str = "count P ZONE";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C201P3_2
    }

    /// 201p3.2, 203p3.3, 207p2: cards may be counted at any time.
    fn make(&self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let zone = told(setup, self.of, self.zone);
        say!(setup, "counts {zone}", "清点{zone}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Count { of: words.seat()?, zone: words.place()? })
    }

    fn fields(&self) -> String {
        fields(self.of, self.zone)
    }
}

impl Choice for Rearrange {
    const FORM: &'static str = "rearrange P ZONE";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C200P3
    }

    /// 200p3, 201p3, 202p3: decks and life zones may not be rearranged; 203p3: a player's own hand may.
    fn check(&self, _: &Setup, _: &State, by: Seat, sink: &mut Sink<Zero>) {
        let (of, place) = (self.of, self.zone);
        let clause = match place {
            Place::Deck | Place::DeckBottom => Clause::C201P3,
            Place::Life => Clause::C202P3,
            Place::Hand if of != by => Clause::C203P3_2,
            _ => return,
        };
        sink.fault(clause, || Breach::MayNotReorder { place, of });
    }

    fn make(&self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let zone = told(setup, self.of, self.zone);
        say!(setup, "changes the order of {zone}", "改变{zone}的顺序")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Rearrange { of: words.seat()?, zone: words.place()? })
    }

    fn fields(&self) -> String {
        fields(self.of, self.zone)
    }
}

impl Choice for Repeat {
    const FORM: &'static str = "repeat FROM TIMES";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C901P1
    }

    /// 901p2, 901p3.2: declared by the player who has priority, and so would continue the loop.
    fn check(&self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        // 901p3.2: after one player has chosen a number, the opponent chooses a smaller one.
        if let Some((_, number)) = state.repeats.filter(|it| it.0 != by) {
            if self.times >= number {
                sink.fault(Clause::C901P3_2, || Breach::NotSmaller { found: self.times, than: number });
            }
            return;
        }
        let free = matches!(super::asked(state), Some((of, Asked::Priority | Asked::Main)) if of == by);
        if !free || self.from == 0 {
            sink.fault(Clause::C901P2, || Breach::NoLoop { from: self.from });
        }
    }

    fn make(&self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.repeats = Some((by, self.times));
        // 901p3.4: the player who chose the smaller number has priority afterwards.
        if state.chain.is_empty() {
            (state.priority, state.passed) = (by, false);
        }
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let (from, times) = (self.from, self.times);
        say!(
            setup,
            "says that what was done since entry {from} is a loop, and repeats it {times} times",
            "宣布自第{from}条起为循环，并重复{times}次"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Repeat { from: words.number()?, times: words.number()? })
    }

    fn fields(&self) -> String {
        format!("{} {}", self.from, self.times)
    }
}

impl Choice for Forced {
    const FORM: &'static str = "forced FROM TIMES";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C901P1
    }

    /// 901p4.2: the number is 10,000 or more. 901p6: only the log says whether a loop has neither choices nor triggered
    /// effects.
    fn check(&self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        const FEWEST: u32 = 10_000;
        if state.due == Due::Over || self.from == 0 {
            return sink.fault(Clause::C901P1, || Breach::NoLoop { from: self.from });
        }
        match self.times {
            0 => sink.unmodelled(Clause::C901P6, state.fields().next().unwrap_or(Card::UNKNOWN)),
            1..FEWEST => sink.fault(Clause::C901P4_2, || Breach::TooFewTimes { found: self.times, least: FEWEST }),
            _ => {}
        }
    }

    fn make(&self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        match self.times {
            0 => {
                state.urgent = None;
                state.tasks.insert(0, Task::Draws(Clause::C901P6));
            }
            times => state.repeats = Some((by, times)),
        }
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let (from, times) = (self.from, self.times);
        say!(
            setup,
            "says that what was done since entry {from} is a loop that nobody breaks, and chooses {times}",
            "宣布自第{from}条起为无人打破的强制循环，选择{times}次"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Forced { from: words.number()?, times: words.number()? })
    }

    fn fields(&self) -> String {
        format!("{} {}", self.from, self.times)
    }
}

impl Choice for Declare {
    const FORM: &'static str = "declare N";
    const ASIDE: bool = true;

    fn answers(_: Asked) -> bool {
        false
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C301P5
    }

    /// 301p5, 301p6: the name is that of a defined card, and an effect is being resolved.
    fn check(&self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        let there = self.card.checked_sub(1).is_some_and(|it| usize::from(it) < setup.pool.cards.len());
        if !there || state.resolving.is_none() {
            sink.fault(Clause::C301P5, || Breach::WrongNumber {
                found: self.card.into(),
                asked: setup.pool.cards.len(),
            });
        }
    }

    fn make(&self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = self.card.checked_sub(1).and_then(|it| setup.pool.cards.get(usize::from(it)));
        let name = card.map_or("?", |it| it.title.as_str());
        say!(setup, "declares the card name {name}", "宣布牌名{name}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Declare { card: words.number()? })
    }

    fn fields(&self) -> String {
        self.card.to_string()
    }
}
