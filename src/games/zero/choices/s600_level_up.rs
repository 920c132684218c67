//! Section 600: levelling characters up.

use super::super::Zero;
use super::super::cards::Keyword;
use super::super::state::{Setup, State, What};
use super::{Asked, Choice, Decisions, without_priority};
use crate::games::zero::book::Clause;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::Typed;
use crate::games::zero::log::words::Four;
use crate::games::zero::log::words::decisions::LevelUp;
use crate::games::zero::rules::s311_use::{self, Aimed};
use crate::games::zero::state::zones::{self, FACE_DOWN, NEW};
use crate::games::zero::texts::abilities;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

impl Choice for LevelUp {
    const FORM: &'static str = "level_up UNIT flip CARD | level_up UNIT reveal CARD";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Priority | Asked::Main)
    }

    fn broken(state: &State, by: Seat) -> Clause {
        if by == state.turn.player { Clause::C600P1 } else { without_priority(state, by) }
    }

    /// 600p1, 600p3, 600p3.2, 600p4
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let unit = self.unit;
        if !s311_use::is_main_timing(state, by) {
            sink.fault(Clause::C600P1, || Breach::NotNow { card: unit });
        }
        if !state.units(by).contains(&unit) || !abilities::is_character(setup, state, unit) {
            sink.fault(Clause::C600P1, || Breach::NotOwnCharacter { card: unit, by });
        }
        let exempt = self.reveal.is_some() && abilities::has(setup, state, unit, Keyword::SuperSaiyan);
        if state.turn.levelled && !exempt {
            sink.fault(Clause::C600P1, || Breach::LevelledAlready { player: by });
        }
        match (self.flip, self.reveal) {
            (Some(card), None) => {
                if state.table.has(unit, NEW) {
                    sink.fault(Clause::C600P3_2, || Breach::EnteredThisTurn { card: unit });
                }
                let own = zones::resources(by);
                if !state.table.could_be_in(card, own) || state.table.has(card, FACE_DOWN) {
                    sink.fault(Clause::C600P3, || Breach::NotFaceUp { card });
                } else if state.table.zone(card) != own {
                    sink.undecidable(Clause::C600P3, card);
                }
            }
            (None, Some(card)) => {
                if !state.table.could_be_in(card, zones::hand(by)) || card.owner() != by {
                    sink.fault(Clause::C600P4, || Breach::NotInHand { card, by });
                }
                match [card, unit].map(|card| state.facts(setup, card).map(|it| it.same)) {
                    [Some(one), Some(other)] if one == other => {}
                    [None, _] => sink.undecidable(Clause::C600P4, card),
                    _ => sink.fault(Clause::C600P4, || Breach::NotTheSameCard { card, unit }),
                }
            }
            _ => sink.fault(Clause::C600P3, || Breach::OneWayOfLevelling),
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        if let Some(card) = self.flip {
            state.recognise(setup, card, zones::resources(by));
            state.mark_in_play(setup, card, FACE_DOWN, 0);
        }
        if let Some(card) = self.reveal {
            let known = state.recognise(setup, card, zones::hand(by));
            crate::games::zero::state::moves::done(known, setup, state, card)?;
        }
        let aimed = Aimed { targets: Four::NONE, link: None, player: None };
        let reveal = self.reveal.unwrap_or(Card::NONE);
        s311_use::join(state, by, self.unit, What::LevelUp(reveal), None, &aimed, 0);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let _ = setup;
        let units = state.units(by).iter().copied();
        let flips = units.clone().flat_map(move |unit| {
            let cards = state.table.pile(zones::resources(by)).iter().copied();
            cards.map(move |it| LevelUp { unit, flip: Some(it), reveal: None }.into())
        });
        let reveals = units.flat_map(move |unit| {
            let cards = state.table.pile(zones::hand(by)).iter().copied().filter(|it| it.is_known());
            cards.map(move |it| LevelUp { unit, flip: None, reveal: Some(it) }.into())
        });
        Box::new(flips.chain(reveals))
    }

    fn tell(&self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        match (self.flip, self.reveal) {
            (_, Some(card)) => {
                let card = setup.tell(card);
                say!(setup, "levels {unit} up by revealing {card}", "展示{card}，为{unit}进行次元升级")
            }
            (card, None) => {
                let card = card.map(|it| setup.tell(it)).unwrap_or_default();
                say!(setup, "levels {unit} up by turning {card} face-down", "将{card}翻为面朝下，为{unit}进行普通升级")
            }
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        let it = words.options()?;
        Ok(LevelUp { unit, flip: it.flip, reveal: it.reveal })
    }

    fn fields(&self) -> String {
        let flip = self.flip.map(|it| format!(" flip {it}")).unwrap_or_default();
        let reveal = self.reveal.map(|it| format!(" reveal {it}")).unwrap_or_default();
        format!("{}{flip}{reveal}", self.unit)
    }
}
