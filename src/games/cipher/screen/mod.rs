//! The game for people: events in words, and the agenda.

pub(super) mod board;
pub(super) mod names;
pub mod quotes;

use super::Cipher;
use super::choices::{Choice, told_of_pass};
use super::log::notation;
use super::log::words::{Ask, Chance, Decision, decision};
use super::rules::agenda::{self, Frame};
use super::rules::c07_check_timing::{CHECK, CHECK_TIMING};
use super::rules::c12_preparation::{MULLIGAN, REDRAW};
use super::state::{Setup, State, Turn};
use crate::judge::{Agenda, Board, Due, Event, Item, Procedure, Tell, Words};
use crate::procedure::Does;
use crate::say;
use crate::table::Card;

/// Shows a frame of the agenda. A frame whose item runs another procedure has already advanced past that item, so the item
/// before it is shown as the current one.
fn procedure(frame: &Frame, inner: Option<&Frame>, words: Words) -> Procedure {
    let agenda::Procedure { clause, items, .. } = *frame.proc;
    let before = (frame.at as usize).checked_sub(1).and_then(|it| Some((it, items.get(it)?)));
    let runs = |item: &agenda::Item, proc: &agenda::Procedure| match item.does {
        Does::Run(ran) => ran == proc,
        _ if proc == &CHECK => item.is(&CHECK_TIMING),
        _ => proc == &REDRAW && item.is(&MULLIGAN),
    };
    let under_way = before.filter(|(_, it)| inner.is_some_and(|inner| runs(it, inner.proc)));
    let at = under_way.map_or(frame.at as usize, |(at, _)| at);
    Procedure {
        clause: clause.number(),
        name: words.among(frame.proc.words()).to_owned(),
        items: items
            .iter()
            .map(|it| Item { clause: it.clause.number(), name: words.among(it.words()).to_owned() })
            .collect(),
        at: at.min(items.len()),
    }
}

impl Tell for Cipher {
    const TEXT_STEP: &'static str = r#"{"text":{"source":"A3","does":{"rest":{"unit":"B1"}}}}"#;

    fn round(state: &State) -> u32 {
        // Nothing separates the preparation from the first turn.
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choice.tell(setup))
    }

    fn is_told_by_moment(what: &Decision) -> bool {
        matches!(what, Decision::Pass)
    }

    fn tell_choice(setup: &Setup, state: &State, what: &Decision) -> String {
        let passed = if Self::is_told_by_moment(what) { told_of_pass(setup, state) } else { None };
        passed.unwrap_or_else(|| Self::tell_decision(setup, what))
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        match what {
            Chance::Shuffle { player, order } if order.is_empty() => {
                say!(setup, "{player}'s deck is shuffled", "{player}的卡组洗切", "{player}のデッキをシャッフルする")
            }
            Chance::Shuffle { player, order } => say!(
                setup,
                "{player}'s deck of {cards} cards is shuffled",
                "{player}的{cards}张卡的卡组洗切",
                "{player}の{cards}枚のデッキをシャッフルする",
                cards = order.len()
            ),
            Chance::First { player } => say!(setup, "{player} goes first", "{player}先攻", "{player}が先攻"),
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => {
                say!(setup, "both decks are to be shuffled", "需要将两副卡组洗切", "両者のデッキをシャッフルする")
            }
            Ask::Shuffle(of) => {
                say!(setup, "{of}'s deck is to be shuffled", "需要将{of}的卡组洗切", "{of}のデッキをシャッフルする")
            }
            Ask::Refill(of) => say!(
                setup,
                "{of}'s retreat area is to be shuffled into the empty deck",
                "{of}的卡组（放置区）没有卡，需要将退避区的所有卡洗切后放置到卡组（放置区）",
                "{of}のデッキが空なので、退避エリアのカードをシャッフルしてデッキにする"
            ),
            Ask::First => say!(setup, "who goes first is to be decided", "需要决定先攻的一方", "先攻を決める"),
        }
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        notation::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        notation::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let inner = state.agenda.iter().skip(1).map(Some).chain([None]);
        let mut procedures: Vec<Procedure> =
            state.agenda.iter().zip(inner).map(|(it, inner)| procedure(it, inner, setup.tongue.told())).collect();
        if let Due::Chance { clause, ask: Ask::Refill(of) } = &state.due {
            let item = Item { clause: clause.number(), name: Self::tell_ask(setup, Ask::Refill(*of)) };
            let name = say!(setup, "interrupt", "插入处理", "割り込み処理");
            procedures.push(Procedure { clause: "11.2", name, items: vec![item], at: 0 });
        }
        procedures.extend(quotes::under_way(setup, state));
        Agenda { procedures }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        let Turn { number, phase, .. } = state.turn;
        (number.into(), if number == 0 { "preparation" } else { phase.name() })
    }

    fn board(setup: &Setup, state: &State) -> Board {
        board::of(setup, state)
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        board::card_facts(setup, state, card)
    }

    fn card_texts(setup: &Setup, state: &State, card: Card) -> Vec<String> {
        quotes::card_texts(setup, state, card)
    }

    fn text_behind(setup: &Setup, before: &State, event: Event<'_, Cipher>) -> Option<String> {
        quotes::behind(setup, before, event)
    }
}
