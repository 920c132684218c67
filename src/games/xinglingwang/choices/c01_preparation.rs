//! 1: the decisions of the preparation: races, decks, the mulligan.

use super::super::Xinglingwang;
use super::super::state::{Choices, Setup, State};
use super::Choice;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::notation::Typed;
use crate::games::xinglingwang::log::words::decisions::{Build, Declare, Mulligan};
use crate::games::xinglingwang::log::words::{Cards, Decision, Race};
use crate::games::xinglingwang::referee::asked::{Asked, Item};
use crate::games::xinglingwang::rules::agenda::advance;
use crate::games::xinglingwang::rules::c01_preparation;
use crate::games::xinglingwang::rules::c09_enter_leave::missing;
use crate::games::xinglingwang::state::zones;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, known};

/// The races, with their typed and native names.
pub const RACES: [(Race, &str, &str); 5] = [
    (Race::Neutral, "neutral", "中立"),
    (Race::Steam, "steam", "蒸汽世界"),
    (Race::Circus, "circus", "馬戲團"),
    (Race::Grove, "grove", "星林"),
    (Race::Other, "other", "其他種族"),
];

impl Race {
    /// The name of the race.
    pub fn told(self, native: bool) -> &'static str {
        let it = &RACES[self as usize];
        if native { it.2 } else { it.1 }
    }
}

impl Choice for Declare {
    const FORM: &'static str = "declare RACE";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Declare)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C1_1)
    }
    /// 1.1, 1.2.3: the header already has the deck, so a race without a card in it is reported at once.
    fn check(self, setup: &Setup, _: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if self.race == Race::Neutral {
            sink.fault(Clause::C1_1, || Breach::NeutralDeclared { player: by });
            return;
        }
        let of = |card| setup.facts(card).map(|it| it.card.race);
        let deck = || (0..setup.decks[by.index()].len()).map(|place| of(Card::new(by, place)));
        let all_seen = deck().all(|it| it.is_some());
        let any_race = deck().flatten().flatten().any(|it| it != Race::Neutral);
        if all_seen && any_race && !deck().flatten().any(|it| it == Some(self.race)) {
            sink.fault(Clause::C1_2_3, || Breach::NoneOfTheRace { player: by });
        }
    }
    fn make(self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.races[by.index()] = Some(self.race);
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        let asked = super::asked(state) == Some(Asked::Item(Item::Declare));
        Box::new(
            RACES.iter().filter(move |it| asked && it.0 != Race::Neutral).map(|it| Decision::Declare { race: it.0 }),
        )
    }
    fn tell(self, setup: &Setup) -> String {
        let race = self.race.told(setup.tongue.native);
        say!(setup, "declares the race {race}", "宣告種族{race}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Declare { race: words.race()? })
    }
    fn write(self) -> String {
        format!("declare {}", self.race.told(false))
    }
}

impl Choice for Build {
    const FORM: &'static str = "build";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Build)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C1_2)
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        c01_preparation::check_deck(setup, state, by, sink);
    }
    fn make(self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.built[by.index()] = true;
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Choices<'a> {
        Box::new(std::iter::once(Decision::Build))
    }
    fn tell(self, setup: &Setup) -> String {
        say!(setup, "lays the deck and the forest", "放好牌組與森林")
    }
    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Build {})
    }
    fn write(self) -> String {
        "build".to_owned()
    }
}

impl Choice for Mulligan {
    const FORM: &'static str = "mulligan CARDS";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Mulligan)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C1_5)
    }
    fn shows(self) -> bool {
        false
    }
    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        let all = self.aside.cards();
        for (place, &card) in all.iter().enumerate() {
            let twice = card.is_known() && all[..place].contains(&card);
            if twice || !state.table.could_be_in(card, zones::hand(by)) {
                sink.fault(Clause::C1_5N1, || Breach::NotInHand { card, player: by });
            }
        }
        let hand = state.table.pile(zones::hand(by)).len();
        if all.len() > hand {
            sink.fault(Clause::C1_5N1, || Breach::HandOf { player: by, cards: hand });
        }
    }
    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        for &card in self.aside.cards() {
            let known = card.is_known() && state.table.zone(card) != zones::hand(by);
            let hidden = !card.is_known() || known;
            if (hidden && !state.table.could_be_in(card, zones::hand(by)))
                || !crate::table::Changing::shift(state, setup, card, zones::hand(by), zones::aside(by), 0)
            {
                return Err(missing(setup, card));
            }
        }
        if asked {
            advance(state);
        }
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        if super::asked(state) != Some(Asked::Item(Item::Mulligan)) {
            return Box::new(std::iter::empty());
        }
        let hand: Vec<Card> = known(state.table.pile(zones::hand(by))).take(8).collect();
        let many = 1usize << hand.len();
        Box::new((0..many).filter_map(move |set| {
            let all: Vec<Card> = hand.iter().enumerate().filter(|it| set >> it.0 & 1 == 1).map(|it| *it.1).collect();
            Some(Decision::Mulligan { aside: Cards::of(&all)? })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let many = self.aside.len();
        match many {
            0 => say!(setup, "keeps the hand", "保留全部手牌"),
            _ => say!(setup, "lays {many} cards aside for the mulligan", "調度{many}張手牌"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Mulligan { aside: words.cards()? })
    }
    fn write(self) -> String {
        format!("mulligan{}", crate::games::xinglingwang::log::notation::list(self.aside.cards()))
    }
}
