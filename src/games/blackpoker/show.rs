//! How the game shows itself to people: events in words, the agenda, the board.

use super::agenda::Frame;
use super::fighting::NEXT_FIGHT;
use super::setup::SETUP;
use super::state::{Request, Setup, State};
use super::triggers::{IMMEDIATES, TRIGGERS};
use super::words::{Ask, Chance, Decision, Pose, Step, Target};
use super::{BlackPoker, typed};
use super::{actions, effects, flow, zones};
use crate::judge::{Agenda, Board, Item, Procedure, Row, Tell};
use crate::log::Seat;
use crate::table::{Card, Few, NOWHERE};

fn names(setup: &Setup, cards: &[Card]) -> String {
    cards.iter().map(|it| setup.tell(*it)).collect::<Vec<_>>().join(" and ")
}

/// What an action is aimed at, in words.
pub fn target(setup: &Setup, target: Target) -> String {
    match target {
        Target::Unit(unit) => setup.tell(unit),
        Target::Request(number) => format!("request #{number}"),
        Target::Player(seat) => format!("player {seat}"),
    }
}

/// The cards that a step names.
pub fn step_cards(what: &Step) -> [Option<Card>; 2] {
    match *what {
        Step::Draw { card, .. }
        | Step::PresetBulwark { card, .. }
        | Step::PresetSoldier { card, .. }
        | Step::PresetFails { card, .. }
        | Step::TurnCard { card, .. }
        | Step::Damage { card, .. }
        | Step::Mill { card, .. }
        | Step::Gain { card, .. } => [Some(card), None],
        Step::Enter { unit } | Step::Size { unit, .. } | Step::Dies { unit } | Step::TurnUp { unit } => {
            [Some(unit), None]
        }
        Step::Join { unit, card } => [Some(unit), Some(card)],
        _ => [None, None],
    }
}

/// The cards that a decision names.
pub fn decision_cards(what: &Decision, each: &mut dyn FnMut(Card)) {
    match *what {
        Decision::Request { drive, discard, keys, target, .. } => {
            for few in [drive, discard, keys] {
                few.cards().iter().copied().for_each(&mut *each);
            }
            if let Some(Target::Unit(unit)) = target {
                each(unit);
            }
        }
        Decision::Set { card } | Decision::Discard { card } | Decision::Take { card } | Decision::Top { card } => {
            each(card);
        }
        Decision::Attacker { unit } => each(unit),
        Decision::Blocker { unit, attacker } => {
            each(unit);
            each(attacker);
        }
        Decision::Pass | Decision::DrawAgain | Decision::Twist { .. } | Decision::Done => {}
    }
}

/// A frame that another one runs within has gone on to the item behind it, unless it is asked again.
fn procedure(state: &State, frame: &Frame, runs_another: bool, native: bool) -> Procedure {
    let items = frame.proc.items;
    let stays = frame.item().is_some_and(|it| it.is(&flow::ACT) || it.is(&IMMEDIATES) || it.is(&NEXT_FIGHT));
    let at = if runs_another && !stays { (frame.at as usize).saturating_sub(1) } else { frame.at as usize };
    let about = |number: u16| match state.request(number) {
        Some(it) => format!("#{number} {} ({})", it.action.rule().english, it.action.rule().name),
        None => format!("#{number}"),
    };
    let effect = actions::ALL.iter().find(|it| effects::of(it.action) == frame.proc);
    let name = match (effect, frame.about) {
        (Some(rule), _) => format!("effect of {} ({})", rule.english, rule.name),
        (None, number) if [&flow::REQUESTING, &flow::RESOLVING].contains(&frame.proc) => {
            format!("{} {}", frame.proc.told(native), about(number))
        }
        (None, _) => frame.proc.told(native).to_owned(),
    };
    Procedure {
        clause: frame.proc.clause.number(),
        name,
        items: items.iter().map(|it| Item { clause: it.clause.number(), name: it.told(native).to_owned() }).collect(),
        at: at.min(items.len()),
    }
}

/// A player's zones, from the player's edge of the table to the middle.
fn side(setup: &Setup, state: &State, seat: Seat) -> Vec<Row> {
    let plain = |zone: &str, cards: &[Card], show: bool| Row {
        seat,
        zone: zone.to_owned(),
        count: cards.len(),
        cards: if show { cards.iter().map(|it| setup.tell(*it)).collect() } else { Vec::new() },
    };
    let units = |zone: &str, cards: &[Card]| Row {
        seat,
        zone: zone.to_owned(),
        count: cards.len(),
        cards: cards.iter().map(|it| unit(setup, state, *it)).collect(),
    };
    let pile = |zone| state.table.pile(zone);
    vec![
        plain("life", pile(zones::life(seat)), false),
        plain("hand", pile(zones::hand(seat)), true),
        plain("grave, the top last", pile(zones::grave(seat)), true),
        units("bulwarks", state.bulwarks(seat)),
        units("soldiers", state.soldiers(seat)),
    ]
}

/// A character: its cards, its size with what changed it, and what is marked on it.
fn unit(setup: &Setup, state: &State, unit: Card) -> String {
    let cards: Vec<Card> = state.table.stack(unit).collect();
    let mut text = cards.iter().map(|it| setup.tell(*it)).collect::<Vec<_>>().join("+");
    let mut marks = Vec::new();
    if state.is_soldier(unit) {
        text.push_str(&format!(" {}", size(setup, state, unit)));
    } else {
        marks.push(if state.is_up(unit) { "face up" } else { "face down" });
    }
    let flags = [
        (state.is_driven(unit), "driven"),
        (state.has_arrived(unit), "new"),
        (state.attackers.contains(&unit), "attacks"),
    ];
    marks.extend(flags.into_iter().filter_map(|(set, name)| set.then_some(name)));
    let blocks = state.blocks.iter().find(|it| it.unit == unit).map(|it| format!("blocks {}", it.attacker));
    marks.extend(blocks.as_deref());
    if !marks.is_empty() {
        text.push_str(&format!(" [{}]", marks.join(", ")));
    }
    text
}

/// A soldier's size, and what it is made of where it was changed: `size 5 = 9-4`.
fn size(setup: &Setup, state: &State, unit: Card) -> String {
    let (low, high) = state.size(setup, unit);
    if low != high {
        return format!("size {low} to {high}");
    }
    let changes: Vec<String> =
        state.changes.iter().filter(|it| it.unit == unit).map(|it| format!("{:+}", it.by)).collect();
    if changes.is_empty() {
        return format!("size {low}");
    }
    let by: i32 = state.changes.iter().filter(|it| it.unit == unit).map(|it| i32::from(it.by)).sum();
    format!("size {low} = {}{}", low - by, changes.concat())
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks: Vec<String> = state.stage.iter().rev().map(|it| request(setup, it)).collect();
    if !remarks.is_empty() {
        remarks.insert(0, format!("stage, the top first ({}):", state.stage.len()));
        let passed: Vec<String> =
            Seat::BOTH.into_iter().filter(|it| state.passed[it.index()]).map(|it| it.to_string()).collect();
        let list = if passed.is_empty() { "empty".to_owned() } else { passed.join(", ") };
        remarks.push(format!("pass list: {list}"));
    }
    for it in &state.waiting {
        remarks.push(format!("triggered, to be started: {} of {}'s", it.action.rule().english, it.by));
    }
    if state.undefined {
        remarks.push("the rules do not say how the match goes on".to_owned());
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(BlackPoker::tell_step(setup, &Step::Result { winner: outcome.winner }));
    }
    remarks
}

/// A request in words: `#7 Up (アップ) of A's with A5 ♥9 on B3 ♠4`.
fn request(setup: &Setup, it: &Request) -> String {
    let rule = it.action.rule();
    let mut text = format!("  #{} {} ({}) of {}'s", it.number, rule.english, rule.name, it.by);
    if !it.keys.is_empty() {
        text.push_str(&format!(" with {}", names(setup, it.keys.cards())));
    }
    if let Some(target) = it.target {
        text.push_str(&format!(" on {}", self::target(setup, target)));
    }
    text
}

impl Tell for BlackPoker {
    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        let tell = |card: &Card| setup.tell(*card);
        match what {
            Decision::Request { action, drive, discard, keys, target } => {
                let mut text = format!("requests {}", action.rule().english);
                let mut list = |word: &str, cards: &Few| {
                    if !cards.is_empty() {
                        text.push_str(&format!(" {word} {}", names(setup, cards.cards())));
                    }
                };
                list("with", keys);
                list("driving", drive);
                list("discarding", discard);
                if let Some(target) = target {
                    text.push_str(&format!(" on {}", self::target(setup, *target)));
                }
                text
            }
            Decision::Pass => "passes".to_owned(),
            Decision::Set { card } => format!("sets {} as a bulwark", tell(card)),
            Decision::Discard { card } => format!("discards {}", tell(card)),
            Decision::DrawAgain => "draws a second card".to_owned(),
            Decision::Attacker { unit } => format!("attacks with {}", tell(unit)),
            Decision::Blocker { unit, attacker } => format!("blocks {} with {}", tell(attacker), tell(unit)),
            Decision::Twist { to: Pose::Driven } => "drives the target".to_owned(),
            Decision::Twist { to: Pose::Charged } => "charges the target".to_owned(),
            Decision::Take { card } => format!("takes {} from the life and shows it", tell(card)),
            Decision::Top { card } => format!("lays {} on top of the grave", tell(card)),
            Decision::Done => "is done".to_owned(),
        }
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        let tell = |card: &Card| setup.tell(*card);
        match what {
            Step::Draw { player, card } => format!("{player} draws {}", tell(card)),
            Step::PresetBulwark { player, card } => {
                format!("{}, of {player}'s life, is preset as a bulwark", tell(card))
            }
            Step::PresetSoldier { player, card } => {
                format!("{}, of {player}'s life, is preset as a soldier", tell(card))
            }
            Step::PresetFails { player, card } => {
                format!("{}, of {player}'s life, cannot be a soldier and goes to the grave", tell(card))
            }
            Step::TurnCard { player, card } => format!("{player} turns up {}", tell(card)),
            Step::First { player } => format!("{player} goes first"),
            Step::Damage { player, card } => format!("{player} takes a point of damage: {}", tell(card)),
            Step::Resolve { request } => format!("request #{request} resolves"),
            Step::NoEffect { request } => format!("request #{request} has no effect: its target is gone"),
            Step::Off { request } => format!("request #{request} is done and taken off"),
            Step::Trigger { player, action } => format!("{} of {player}'s is triggered", action.rule().english),
            Step::Enter { unit } => format!("{} enters the field as a soldier", tell(unit)),
            Step::Join { unit, card } => format!("{} joins {}", tell(card), tell(unit)),
            Step::Size { unit, by } => format!("the size of {} changes by {by:+}", tell(unit)),
            Step::Dies { unit } => format!("{} goes to the grave", tell(unit)),
            Step::TurnUp { unit } => format!("the bulwark {} is turned up", tell(unit)),
            Step::Countered { request } => format!("request #{request} is nullified and leaves the stage"),
            Step::Charge { player } => format!("{player}'s characters are charged"),
            Step::Expire => "changed sizes end with the turn".to_owned(),
            Step::Turn { player, turn } => format!("turn {turn} begins, {player}'s"),
            Step::Mill { player, card } => format!("{} goes from {player}'s life to the grave", tell(card)),
            Step::Gain { player, card } => format!("{} goes from {player}'s life to the hand", tell(card)),
            Step::Result { winner: Some(winner) } => format!("{winner} wins"),
            Step::Result { winner: None } => "the match is a draw".to_owned(),
        }
    }

    fn tell_chance(_: &Setup, what: &Chance) -> String {
        match what {
            Chance::Shuffle { player, order } if order.is_empty() => format!("{player}'s life is shuffled"),
            Chance::Shuffle { player, order } => format!("{player}'s life of {} cards is shuffled", order.len()),
        }
    }

    fn tell_ask(_: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => "both lives are to be shuffled".to_owned(),
            Ask::Shuffle(of) => format!("{of}'s life is to be shuffled"),
        }
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        typed::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        typed::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let inner = state.agenda.len().saturating_sub(1);
        let told = |(place, frame)| procedure(state, frame, place < inner, setup.tongue.native);
        Agenda { procedures: state.agenda.iter().enumerate().map(told).collect() }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        let phase = match state.agenda.last().map(|it| it.proc) {
            None => "over",
            Some(it) if it == &SETUP => "setup",
            Some(it) if it == &flow::FLOW && state.stage.is_empty() => "main",
            Some(it) if it == &flow::FLOW => "stage",
            Some(it) if it == &flow::REQUESTING => "requesting",
            Some(it) if it == &TRIGGERS => "triggers",
            Some(_) => "resolving",
        };
        (state.turn.number.into(), phase)
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let turn = &state.turn;
        let (number, phase) = Self::moment(state);
        let (headline, prompt) = if turn.number == 0 {
            ("setup".to_owned(), "setup".to_owned())
        } else {
            let name = &setup.names[turn.player.index()];
            let chance = state.chance;
            let used: Vec<&str> = [(turn.attacked, "Attack"), (turn.set, "Set Bulwark")]
                .into_iter()
                .filter_map(|(used, name)| used.then_some(name))
                .collect();
            let used =
                if used.is_empty() { String::new() } else { format!(", requested already: {}", used.join(", ")) };
            (
                format!("turn {}, {} ({name}), chance: {chance}, {phase}{used}", turn.number, turn.player),
                format!("turn {} {} {phase}", turn.number, turn.player),
            )
        };
        let mut rows = side(setup, state, Seat::B);
        rows.extend(side(setup, state, Seat::A).into_iter().rev());
        Board { headline, prompt, turn: number, phase: phase.to_owned(), rows, remarks: remarks(setup, state) }
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        if !card.is_known() || !setup.has(card) {
            return None;
        }
        let zone = state.table.zone(card);
        let place = match zone {
            NOWHERE => format!("it is {}", zones::name(zone)),
            zone => format!("it is in {}'s {}", zones::owner(zone), zones::name(zone)),
        };
        let face = match state.faces(setup, card).only() {
            Some(face) => format!("{card}: {face}, number {}", face.number()),
            None => {
                let left = state.faces(setup, card);
                let all: Vec<String> = left.each().map(|it| it.to_string()).collect();
                format!("{card}: a card whose face the log does not show; one of {}", all.join(" "))
            }
        };
        Some(vec![face, place])
    }
}
