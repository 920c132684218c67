//! How the game shows itself to people: events in words, and the agenda.

use super::agenda::{self, Frame};
use super::cards::Range;
use super::check::{CHECK, CHECK_TIMING};
use super::choices::Choice;
use super::preparation::{MULLIGAN, REDRAW};
use super::state::{Setup, State, Turn};
use super::words::{Ask, Chance, Decision, Effect, Step, decision};
use super::zones::{self, Area};
use super::{Cipher, board, typed};
use crate::judge::{Agenda, Board, Due, Item, Procedure, Tell, Worded};
use crate::log::Seat;
use crate::procedure::Does;
use crate::say;
use crate::table::Card;

/// What a text does, in words.
fn tell_effect(setup: &Setup, does: &Effect) -> String {
    let tell = |card: Card| setup.tell(card);
    match *does {
        Effect::Power { unit, by, .. } => {
            say!(setup, "{unit} gets {by:+} power", "{unit}的战斗力{by:+}", unit = tell(unit))
        }
        Effect::Rest { unit } => say!(setup, "{unit} is rested", "{unit}转为已行动状态", unit = tell(unit)),
        Effect::Unrest { unit } => say!(setup, "{unit} is unrested", "{unit}转为未行动状态", unit = tell(unit)),
        Effect::Move { unit } => say!(setup, "{unit} is moved", "{unit}移动", unit = tell(unit)),
        Effect::Flip { card } => {
            say!(setup, "the bond {card} is turned face-down", "羁绊卡{card}翻到背面", card = tell(card))
        }
        Effect::Defeat { unit } => say!(setup, "{unit} is about to be defeated", "{unit}被击破", unit = tell(unit)),
        Effect::Put { card, to } => {
            let zone = Area::of(zones::place(Seat::A, to)).worded(setup);
            say!(setup, "{card} is put into the {zone}", "{card}放置到{zone}", card = tell(card))
        }
        Effect::Range { unit, one, two } => {
            let range = Range { one, two }.name();
            say!(setup, "{unit} has range {range} now", "{unit}的射程变为{range}", unit = tell(unit))
        }
        Effect::TwoOrbs { unit, .. } => {
            say!(setup, "an attack by {unit} destroys two orbs", "{unit}的攻击所将破坏的宝玉变为2颗", unit = tell(unit))
        }
    }
}

/// The cards that a step names.
pub fn step_cards(what: &Step) -> [Option<Card>; 2] {
    match *what {
        Step::Draw { card, .. }
        | Step::Orb { card, .. }
        | Step::RevealLord { card, .. }
        | Step::Support { card, .. }
        | Step::SupportFails { card, .. }
        | Step::ClearSupport { card, .. } => [Some(card), None],
        Step::AddSupport { unit, .. }
        | Step::CriticalPower { unit, .. }
        | Step::Defeated { unit }
        | Step::Retreat { unit }
        | Step::SameName { unit }
        | Step::AttackUndone { unit } => [Some(unit), None],
        Step::Text { source, does } => [Some(source), Some(effect_card(&does))],
        _ => [None, None],
    }
}

fn effect_card(does: &Effect) -> Card {
    match *does {
        Effect::Power { unit, .. }
        | Effect::Rest { unit }
        | Effect::Unrest { unit }
        | Effect::Move { unit }
        | Effect::Defeat { unit }
        | Effect::Range { unit, .. }
        | Effect::TwoOrbs { unit, .. } => unit,
        Effect::Flip { card } | Effect::Put { card, .. } => card,
    }
}

/// A frame whose item runs another procedure stands at the item behind it already; what is under way is the
/// one that runs.
fn procedure(frame: &Frame, inner: Option<&Frame>, native: bool) -> Procedure {
    let agenda::Procedure { clause, items, .. } = *frame.proc;
    let before = (frame.at as usize).checked_sub(1).and_then(|it| Some((it, items.get(it)?)));
    let runs = |it: &agenda::Item, proc: &agenda::Procedure| match it.does {
        Does::Run(ran) => ran == proc,
        _ if proc == &CHECK => it.is(&CHECK_TIMING),
        _ => proc == &REDRAW && it.is(&MULLIGAN),
    };
    let under_way = before.filter(|(_, it)| inner.is_some_and(|inner| runs(it, inner.proc)));
    let at = under_way.map_or(frame.at as usize, |(at, _)| at);
    Procedure {
        clause: clause.number(),
        name: frame.proc.told(native).to_owned(),
        items: items.iter().map(|it| Item { clause: it.clause.number(), name: it.told(native).to_owned() }).collect(),
        at: at.min(items.len()),
    }
}

impl Tell for Cipher {
    fn round(state: &State) -> u32 {
        // The preparation leads into the first turn without anything between them.
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choice.tell(setup))
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        let tell = |card: Card| setup.tell(card);
        match *what {
            Step::Draw { player, card } => say!(setup, "{player} draws {card}", "{player}抽{card}", card = tell(card)),
            Step::Orb { player, card } => {
                say!(setup, "{player} sets {card} as an orb", "{player}将{card}放置到宝玉区", card = tell(card))
            }
            Step::RevealLord { player, card } => {
                say!(setup, "{player}'s lord is {card}", "{player}的主人公单位是{card}", card = tell(card))
            }
            Step::TurnBegins { player, turn } => {
                say!(setup, "turn {turn} begins, {player}'s", "第{turn}回合开始，{player}的回合")
            }
            Step::Ready { player } => say!(setup, "{player}'s units are unrested", "{player}的单位转为未行动状态"),
            Step::Phase { phase } => {
                say!(setup, "the {phase} phase begins", "{phase}开始", phase = phase.worded(setup))
            }
            Step::Expire => say!(setup, "what held until the turn's end ends", "持续到回合结束为止的内容去除"),
            Step::TurnEnds { player } => say!(setup, "{player}'s turn ends", "{player}的回合结束"),
            Step::Support { player, card } => {
                say!(setup, "{player} is supported by {card}", "{player}的支援卡是{card}", card = tell(card))
            }
            Step::SupportFails { player, card } => {
                say!(setup, "{player}'s support {card} fails", "{player}的支援卡{card}支援失败", card = tell(card))
            }
            Step::AddSupport { unit, by } => {
                say!(setup, "support adds {by} to {unit}", "{unit}的战斗力加算支援力{by}", unit = tell(unit))
            }
            Step::CriticalPower { unit, by } => {
                say!(
                    setup,
                    "the critical hit adds {by} to {unit}",
                    "必杀攻击使{unit}的战斗力加算{by}",
                    unit = tell(unit)
                )
            }
            Step::Defeated { unit } => {
                say!(setup, "{unit} is about to be defeated", "{unit}变为被击破状态", unit = tell(unit))
            }
            Step::Retreat { unit } => {
                say!(
                    setup,
                    "{unit} goes to the retreat area, defeated",
                    "{unit}被击破，放置到退避区",
                    unit = tell(unit)
                )
            }
            Step::SameName { unit } => say!(
                setup,
                "{unit} goes to the retreat area, one too many of its name",
                "{unit}因同名处理放置到退避区",
                unit = tell(unit)
            ),
            Step::March { player } => {
                say!(setup, "{player}'s back line marches to the front", "{player}的后卫区的单位进军到前卫区")
            }
            Step::ClearSupport { player, card } => say!(
                setup,
                "{player}'s support {card} goes to the retreat area",
                "{player}的支援卡{card}放置到退避区",
                card = tell(card)
            ),
            Step::Restore => say!(setup, "powers changed in the battle are restored", "战斗中变更的战斗力恢复到原数值"),
            Step::BattleEnds => say!(setup, "the battle ends", "战斗结束"),
            Step::Result { winner: Some(winner) } => say!(setup, "{winner} wins", "{winner}获胜"),
            Step::Result { winner: None } => say!(setup, "the match is a draw", "本局游戏为平局"),
            Step::RunLoop { units } => say!(setup, "loop units are carried out: {units}", "实行{units}个循环单位"),
            Step::AttackUndone { unit } => say!(
                setup,
                "the attack by {unit} counts as not carried out",
                "{unit}的攻击视为没有实行过",
                unit = tell(unit)
            ),
            Step::Text { source, does } => {
                let (card, effect) = (tell(source), tell_effect(setup, &does));
                say!(setup, "the text of {card}: {effect}", "{card}的能力：{effect}")
            }
        }
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        match what {
            Chance::Shuffle { player, order } if order.is_empty() => {
                say!(setup, "{player}'s deck is shuffled", "{player}的卡组洗切")
            }
            Chance::Shuffle { player, order } => say!(
                setup,
                "{player}'s deck of {cards} cards is shuffled",
                "{player}的{cards}张卡的卡组洗切",
                cards = order.len()
            ),
            Chance::First { player } => say!(setup, "{player} goes first", "{player}先攻"),
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => say!(setup, "both decks are to be shuffled", "需要将两副卡组洗切"),
            Ask::Shuffle(of) => say!(setup, "{of}'s deck is to be shuffled", "需要将{of}的卡组洗切"),
            Ask::Refill(of) => say!(
                setup,
                "{of}'s retreat area is to be shuffled into the empty deck",
                "{of}的卡组（放置区）没有卡，需要将退避区的所有卡洗切后放置到卡组（放置区）"
            ),
            Ask::First => say!(setup, "who goes first is to be decided", "需要决定先攻的一方"),
        }
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        typed::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        typed::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let inner = state.agenda.iter().skip(1).map(Some).chain([None]);
        let mut procedures: Vec<Procedure> =
            state.agenda.iter().zip(inner).map(|(it, inner)| procedure(it, inner, setup.tongue.native)).collect();
        if let Due::Chance { clause, ask: Ask::Refill(of) } = &state.due {
            let item = Item { clause: clause.number(), name: Self::tell_ask(setup, Ask::Refill(*of)) };
            let name = say!(setup, "interrupt", "插入处理");
            procedures.push(Procedure { clause: "11.2", name, items: vec![item], at: 0 });
        }
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
}
