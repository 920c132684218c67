//! How the game shows itself to people: events in words, the agenda, the board.

use super::agenda::{self, Frame};
use super::check::{CHECK, CHECK_TIMING};
use super::loops;
use super::preparation::{MULLIGAN, REDRAW};
use super::state::{Setup, State, Turn};
use super::words::{Ask, Chance, Decision, Effect, Line, Step};
use super::zones::{self, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED};
use super::{Cipher, typed};
use crate::judge::{Agenda, Board, Due, Item, Procedure, Row, Tell};
use crate::log::Seat;
use crate::procedure::Does;
use crate::table::{Card, NOWHERE};

fn effect(setup: &Setup, does: &Effect) -> String {
    let tell = |card: &Card| setup.tell(*card);
    match does {
        Effect::Power { unit, by, .. } => format!("{} gets {by:+} power", tell(unit)),
        Effect::Rest { unit } => format!("{} is rested", tell(unit)),
        Effect::Unrest { unit } => format!("{} is unrested", tell(unit)),
        Effect::Move { unit } => format!("{} is moved", tell(unit)),
        Effect::Flip { card } => format!("the bond {} is turned face-down", tell(card)),
        Effect::Defeat { unit } => format!("{} is about to be defeated", tell(unit)),
        Effect::Put { card, to } => format!("{} is put into: {to:?}", tell(card)).to_lowercase(),
        Effect::Range { unit, one, two } => {
            format!("{} has range {} now", tell(unit), super::cards::Range { one: *one, two: *two }.name())
        }
        Effect::TwoOrbs { unit, .. } => format!("an attack by {} destroys two orbs", tell(unit)),
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

/// A player's zones, from the player's edge of the table to the middle.
fn side(setup: &Setup, state: &State, seat: Seat) -> Vec<Row> {
    let cards = |zone| state.table.pile(zone).to_vec();
    let plain = |zone: &str, cards: Vec<Card>, show: bool| Row {
        seat,
        zone: zone.to_owned(),
        count: cards.len(),
        cards: if show { cards.iter().map(|it| setup.tell(*it)).collect() } else { Vec::new() },
    };
    let (up, down): (Vec<Card>, Vec<Card>) =
        cards(zones::bonds(seat)).into_iter().partition(|it| state.table.has(*it, FACE_UP));
    let line = |line: Line| {
        let units = cards(zones::line(seat, line));
        Row {
            seat,
            zone: format!("{} line", line.name()),
            count: units.len(),
            cards: units.iter().map(|it| unit(setup, state, *it)).collect(),
        }
    };
    vec![
        plain("deck", cards(zones::deck(seat)), false),
        plain("hand", cards(zones::hand(seat)), true),
        plain("orbs", cards(zones::orbs(seat)), true),
        plain("retreat area", cards(zones::retreat(seat)), true),
        plain("bonds, face-up", up, true),
        plain("bonds, face-down", down, true),
        plain("support", cards(zones::support(seat)), true),
        line(Line::Back),
        line(Line::Front),
    ]
}

/// A unit: its name, power, and what is marked on it.
fn unit(setup: &Setup, state: &State, unit: Card) -> String {
    let spot = state.table.spot(unit);
    let mut text = setup.tell(unit);
    if let Some(power) = state.power(setup, unit).value() {
        text.push_str(&format!(" {power}"));
    }
    if !spot.below.is_none() {
        let mut below = spot.below;
        let mut count = 0;
        while !below.is_none() {
            count += 1;
            below = state.table.spot(below).below;
        }
        text.push_str(&format!(" +{count}"));
    }
    let marks = [
        (LORD, "lord"),
        (RESTED, "rested"),
        (DEFEATED, "defeated"),
        (CLASS_CHANGED, "class-changed"),
        (LEVELLED, "levelled"),
    ];
    let marks: Vec<&str> = marks.iter().filter(|(mark, _)| spot.marks & mark != 0).map(|(_, name)| *name).collect();
    if spot.marks & FACE_UP == 0 {
        text.push_str(" [face-down]");
    }
    if !marks.is_empty() {
        text.push_str(&format!(" [{}]", marks.join(", ")));
    }
    text
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks = Vec::new();
    let battle = &state.battle;
    if battle.attacker.is_known() {
        let tell = |it: Card| format!("{} ({})", setup.tell(it), state.power(setup, it).value().unwrap_or(0));
        let against = if battle.defender.is_known() { tell(battle.defender) } else { "no defender".to_owned() };
        let evaded = if battle.evaded { ", evaded" } else { "" };
        remarks.push(format!("battle: {} attacks {against}{evaded}", tell(battle.attacker)));
    }
    remarks.extend(loops::remark(state));
    for it in &state.triggers {
        remarks.push(format!("triggered: ability {} of {}", it.ability, setup.tell(it.card)));
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(Cipher::tell_step(setup, &Step::Result { winner: outcome.winner }));
    }
    remarks
}

fn list(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

impl Tell for Cipher {
    fn round(state: &State) -> u32 {
        // The preparation leads into the first turn without anything between them.
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        let tell = |card: &Card| setup.tell(*card);
        match what {
            Decision::Lord { card } => format!("sets {} as the lord", tell(card)),
            Decision::Keep => "keeps the hand".to_owned(),
            Decision::Redraw => "redraws the hand".to_owned(),
            Decision::Bond { card } => format!("sets {} as a bond", tell(card)),
            Decision::Deploy { card, line } => format!("deploys {} in the {} line", tell(card), line.name()),
            Decision::LevelUp { card, unit } => format!("levels {} up to {}", tell(unit), tell(card)),
            Decision::Move { unit } => format!("moves {}", tell(unit)),
            Decision::Attack { unit } => format!("attacks with {}", tell(unit)),
            Decision::Target { unit } => format!("targets {}", tell(unit)),
            Decision::Critical { card } => format!("makes a critical hit with {}", tell(card)),
            Decision::Evade { card } => format!("evades with {}", tell(card)),
            Decision::BreakOrb { card } => format!("takes the orb {}", tell(card)),
            Decision::KeepUnit { unit } => format!("keeps {} of the same-named units", tell(unit)),
            Decision::Use { unit, ability } => format!("uses ability {ability} of {}", tell(unit)),
            Decision::Resolve { card, ability } => format!("resolves ability {ability} of {}", tell(card)),
            Decision::Pass => "passes".to_owned(),
            Decision::Loop { from, stoppers } => {
                format!("says that there is a loop since entry {from}: {}", stoppers.told())
            }
            Decision::Units { count } => format!("says how many loop units: {count}"),
            Decision::Look { of, zone } => format!("looks at {of}'s {}", zones::name(zones::place(*of, *zone))),
            Decision::Show { zone } => {
                format!("shows the other player the own {}", zones::name(zones::place(Seat::A, *zone)))
            }
        }
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        let tell = |card: &Card| setup.tell(*card);
        match what {
            Step::Draw { player, card } => format!("{player} draws {}", tell(card)),
            Step::Orb { player, card } => format!("{player} sets {} as an orb", tell(card)),
            Step::RevealLord { player, card } => format!("{player}'s lord is {}", tell(card)),
            Step::TurnBegins { player, turn } => format!("turn {turn} begins, {player}'s"),
            Step::Ready { player } => format!("{player}'s units are unrested"),
            Step::Phase { phase } => format!("the {} phase begins", phase.name()),
            Step::Expire => "what held until the turn's end ends".to_owned(),
            Step::TurnEnds { player } => format!("{player}'s turn ends"),
            Step::Support { player, card } => format!("{player} is supported by {}", tell(card)),
            Step::SupportFails { player, card } => format!("{player}'s support {} fails", tell(card)),
            Step::AddSupport { unit, by } => format!("support adds {by} to {}", tell(unit)),
            Step::CriticalPower { unit, by } => format!("the critical hit adds {by} to {}", tell(unit)),
            Step::Defeated { unit } => format!("{} is about to be defeated", tell(unit)),
            Step::Retreat { unit } => format!("{} goes to the retreat area, defeated", tell(unit)),
            Step::SameName { unit } => format!("{} goes to the retreat area, one too many of its name", tell(unit)),
            Step::March { player } => format!("{player}'s back line marches to the front"),
            Step::ClearSupport { player, card } => {
                format!("{player}'s support {} goes to the retreat area", tell(card))
            }
            Step::Restore => "powers changed in the battle are restored".to_owned(),
            Step::BattleEnds => "the battle ends".to_owned(),
            Step::Result { winner: Some(winner) } => format!("{winner} wins"),
            Step::Result { winner: None } => "the match is a draw".to_owned(),
            Step::RunLoop { units } => format!("loop units are carried out: {units}"),
            Step::AttackUndone { unit } => format!("the attack by {} counts as not carried out", tell(unit)),
            Step::Text { source, does } => format!("the text of {}: {}", tell(source), effect(setup, does)),
        }
    }

    fn tell_chance(_: &Setup, what: &Chance) -> String {
        match what {
            Chance::Shuffle { player, order } if order.is_empty() => format!("{player}'s deck is shuffled"),
            Chance::Shuffle { player, order } => format!("{player}'s deck of {} cards is shuffled", order.len()),
            Chance::First { player } => format!("{player} goes first"),
        }
    }

    fn tell_ask(_: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => "both decks are to be shuffled".to_owned(),
            Ask::Shuffle(of) => format!("{of}'s deck is to be shuffled"),
            Ask::Refill(of) => format!("{of}'s retreat area is to be shuffled into the empty deck"),
            Ask::First => "who goes first is to be decided".to_owned(),
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
            procedures.push(Procedure { clause: "11.2", name: "interrupt".to_owned(), items: vec![item], at: 0 });
        }
        Agenda { procedures }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        let Turn { number, phase, .. } = state.turn;
        (number.into(), if number == 0 { "preparation" } else { phase.name() })
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let turn = &state.turn;
        let (headline, prompt) = if turn.number == 0 {
            ("preparation of the game".to_owned(), "preparation".to_owned())
        } else {
            let phase = turn.phase.name();
            let name = &setup.names[turn.player.index()];
            (
                format!("turn {}, {} ({name}): {phase} phase, {} spent", turn.number, turn.player, turn.spent),
                format!("turn {} {} {phase}", turn.number, turn.player),
            )
        };
        let mut rows = side(setup, state, Seat::B);
        rows.extend(side(setup, state, Seat::A).into_iter().rev());
        let (turn, phase) = Self::moment(state);
        let remarks = remarks(setup, state);
        Board { headline, prompt, turn, phase: phase.to_owned(), rows, remarks }
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        if !card.is_known() || !setup.has(card) {
            return None;
        }
        let zone = state.table.zone(card);
        let whose = if zone == NOWHERE { String::new() } else { format!("{}'s ", zones::user(zone)) };
        let place = format!("it is in {whose}{}", zones::name(zone));
        let Some(facts) = setup.facts(card) else {
            return Some(vec![format!("{card}: a card whose face the log does not show"), place]);
        };
        let class_change = facts.class_change.map_or("-".to_owned(), |it| it.to_string());
        let attributes: Vec<String> = facts.attributes.iter().map(|it| format!("{it:?}")).collect();
        let abilities: Vec<String> = facts.abilities.iter().map(|it| format!("{it:?}")).collect();
        Some(vec![
            format!("{card}: {} {} ({})", facts.en[0], facts.en[1], facts.code),
            format!("{} {} · {} {}", facts.zh[0], facts.zh[1], facts.ja[0], facts.ja[1]),
            format!("deployment cost {}, class-change cost {class_change}", facts.cost),
            format!(
                "{}, {:?}, {:?}, attributes: {}",
                setup.one_of(facts.faction.names()),
                facts.sex,
                facts.weapon,
                list(&attributes)
            ),
            format!("power {}, support value {}, range {}", facts.power, facts.support, facts.range.name()),
            format!("abilities (texts not carried): {}; support ability: {:?}", list(&abilities), facts.emblem)
                .to_lowercase(),
            place,
        ])
    }
}
