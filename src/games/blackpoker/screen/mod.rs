//! The game for people: events in words, the agenda, the board.

use super::BlackPoker;
use super::book::actions;
use super::book::actions::Rule;
use super::choices::Choice;
use super::facts::Part;
use super::log::notation;
use super::log::words::{Action, Ask, Chance, Decision, Target, decision, decisions};
use super::rules::agenda::Frame;
use super::rules::r01_setup::SETUP;
use super::rules::r02_core_resolve::RESOLVING;
use super::rules::r02_core_trigger::{IMMEDIATES, TRIGGERS};
use super::rules::r08_attacking::NEXT_FIGHT;
use super::rules::{effect_procedures, r02_core_flow, r03_win};
use super::state::{Request, Setup, State, zones};
use crate::judge::{Agenda, Board, Item, Procedure, Row, Tell, Tongue, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE};

fn names(setup: &Setup, cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|it| setup.tell(*it)).collect();
    names.join(if setup.tongue.native { "と" } else { " and " })
}

/// Words a target.
pub fn target(setup: &Setup, target: Target) -> String {
    match target {
        Target::Unit(unit) => setup.tell(unit),
        Target::Request(number) => say!(setup, "request #{number}", "リクエスト#{number}"),
        Target::Player(seat) => say!(setup, "player {seat}", "プレイヤー{seat}"),
    }
}

/// An action's name. In English, the list's own name stands beside it.
fn named(rule: &Rule, native: bool) -> String {
    if native { rule.name.to_owned() } else { format!("{} ({})", rule.english, rule.name) }
}

/// Shows a frame of the agenda. A frame within which another one runs has already advanced to the next item, unless its item is
/// asked again.
fn procedure(state: &State, frame: &Frame, runs_another: bool, tongue: Tongue) -> Procedure {
    let (native, words) = (tongue.native, tongue.told());
    let items = frame.proc.items;
    let stays = frame.item().is_some_and(|it| it.is(&r02_core_flow::ACT) || it.is(&IMMEDIATES) || it.is(&NEXT_FIGHT));
    let at = if runs_another && !stays { (frame.at as usize).saturating_sub(1) } else { frame.at as usize };
    let about = |number: u16| match state.request(number) {
        Some(it) => format!("#{number} {}", named(it.action.rule(), native)),
        None => format!("#{number}"),
    };
    let effect = actions::ALL.iter().find(|it| effect_procedures::of(it.action) == frame.proc);
    let name = match (effect, frame.about) {
        (Some(rule), _) if native => format!("{}の効果", rule.name),
        (Some(rule), _) => format!("effect of {}", named(rule, native)),
        (None, number) if [&r02_core_flow::REQUESTING, &RESOLVING].contains(&frame.proc) => {
            format!("{} {}", words.among(frame.proc.words()), about(number))
        }
        (None, _) => words.among(frame.proc.words()).to_owned(),
    };
    Procedure {
        clause: frame.proc.clause.number(),
        name,
        items: items
            .iter()
            .map(|it| Item { clause: it.clause.number(), name: words.among(it.words()).to_owned() })
            .collect(),
        at: at.min(items.len()),
    }
}

/// Shows a player's zones, from the player's edge of the table to the middle.
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
        plain(&say!(setup, "life", "ライフ"), pile(zones::life(seat)), false),
        plain(&say!(setup, "hand", "手札"), pile(zones::hand(seat)), true),
        plain(&say!(setup, "grave, the top last", "墓地（最後が一番上）"), pile(zones::grave(seat)), true),
        units(&say!(setup, "bulwarks", "防壁"), state.bulwarks(seat)),
        units(&say!(setup, "soldiers", "兵士"), state.soldiers(seat)),
    ]
}

/// Shows a character: its cards, its size with the changes, and its marks.
fn unit(setup: &Setup, state: &State, unit: Card) -> String {
    let cards: Vec<Card> = state.table.stack(unit).collect();
    let mut text = cards.iter().map(|it| setup.tell(*it)).collect::<Vec<_>>().join("+");
    let mut marks = Vec::new();
    if state.is_soldier(unit) {
        text.push_str(&format!(" {}", size(setup, state, unit)));
    } else {
        marks.push(if state.is_up(unit) {
            say!(setup, "face up", "表向き")
        } else {
            say!(setup, "face down", "裏向き")
        });
    }
    let flags = [
        (state.is_driven(unit), say!(setup, "driven", "ドライブ状態")),
        (state.has_arrived(unit), say!(setup, "new", "このターンに出た")),
        (state.attackers.contains(&unit), say!(setup, "attacks", "アタッカー")),
    ];
    marks.extend(flags.into_iter().filter_map(|(set, name)| set.then_some(name)));
    if let Some(attacker) = state.blocks.iter().find(|it| it.unit == unit).map(|it| it.attacker) {
        marks.push(say!(setup, "blocks {attacker}", "{attacker}をブロック"));
    }
    if !marks.is_empty() {
        text.push_str(&format!(" [{}]", marks.join(if setup.tongue.native { "、" } else { ", " })));
    }
    text
}

/// Shows a soldier's size, and its parts if it was changed: `size 5 = 9-4`.
fn size(setup: &Setup, state: &State, unit: Card) -> String {
    let (low, high) = state.size(setup, unit);
    if low != high {
        return say!(setup, "size {low} to {high}", "サイズ{low}〜{high}");
    }
    let changes: Vec<String> =
        state.changes.iter().filter(|it| it.unit == unit).map(|it| format!("{:+}", it.by)).collect();
    if changes.is_empty() {
        return say!(setup, "size {low}", "サイズ{low}");
    }
    let by: i32 = state.changes.iter().filter(|it| it.unit == unit).map(|it| i32::from(it.by)).sum();
    let (first, changes) = (low - by, changes.concat());
    say!(setup, "size {low} = {first}{changes}", "サイズ{low} = {first}{changes}")
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks: Vec<String> = state.stage.iter().rev().map(|it| request(setup, it)).collect();
    if !remarks.is_empty() {
        let many = state.stage.len();
        remarks.insert(0, say!(setup, "stage, the top first ({many}):", "ステージ（最初が一番上、{many}件）:"));
        let passed: Vec<String> =
            Seat::BOTH.into_iter().filter(|it| state.passed[it.index()]).map(|it| it.to_string()).collect();
        let list = if passed.is_empty() { say!(setup, "empty", "なし") } else { passed.join(", ") };
        remarks.push(say!(setup, "pass list: {list}", "パスの記録: {list}"));
    }
    for it in &state.waiting {
        let (action, by) = (it.action.rule().told(setup.tongue), it.by);
        remarks.push(say!(
            setup,
            "triggered, to be started: {action} of {by}'s",
            "誘発してこれから始まる: {by}の{action}"
        ));
    }
    if state.undefined {
        remarks.push(say!(setup, "the rules do not say how the match goes on", "この先の進め方はルールに定めがない"));
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(r03_win::tell(setup, outcome));
    }
    remarks
}

/// Words a request on the stage: `#7 Up (アップ) of A's with A5 ♥9 on B3 ♠4`.
fn request(setup: &Setup, it: &Request) -> String {
    let (number, by, action) = (it.number, it.by, named(it.action.rule(), setup.tongue.native));
    let mut text = say!(setup, "  #{number} {action} of {by}'s", "  #{number} {by}の{action}");
    if !it.keys.is_empty() {
        let keys = names(setup, it.keys.cards());
        text.push_str(&say!(setup, " with {keys}", "、キーカード{keys}"));
    }
    if let Some(target) = it.target {
        let target = self::target(setup, target);
        text.push_str(&say!(setup, " on {target}", "、対象{target}"));
    }
    text
}

/// Words a request that is being made.
pub fn requesting(setup: &Setup, made: &decisions::Request) -> String {
    let decisions::Request { action, drive, discard, keys, target } = made;
    let [keys, drive, discard] = [keys, drive, discard].map(|it| names(setup, it.cards()));
    let target = target.map(|it| self::target(setup, it)).unwrap_or_default();
    let parts = [
        (say!(setup, " with {keys}", "、キーカード{keys}"), keys),
        (say!(setup, " driving {drive}", "、{drive}をドライブ"), drive),
        (say!(setup, " discarding {discard}", "、{discard}を捨てる"), discard),
        (say!(setup, " on {target}", "、対象{target}"), target),
    ];
    let parts: String = parts.into_iter().filter(|it| !it.1.is_empty()).map(|it| it.0).collect();
    let action = action.rule().told(setup.tongue);
    say!(setup, "requests {action}{parts}", "{action}を起こす{parts}")
}

/// Words a phase. `goto phase` takes the English words.
fn phase_told(setup: &Setup, phase: &str) -> String {
    let native = match phase {
        "over" => "終了",
        "setup" => "対戦の準備",
        "main" => "メイン",
        "stage" => "ステージ",
        "requesting" => "リクエスト中",
        "triggers" => "誘発の確認",
        _ => "解決中",
    };
    if setup.tongue.native { native.to_owned() } else { phase.to_owned() }
}

impl Tell for BlackPoker {
    const TEXT_STEP: &'static str = r#"{"damage":{"player":"B","card":"B7"}}"#;

    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choice.tell(setup))
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        let Chance::Shuffle { player, order } = what;
        match order.len() {
            0 => say!(setup, "{player}'s life is shuffled", "{player}のライフを切りなおす"),
            cards => {
                say!(setup, "{player}'s life of {cards} cards is shuffled", "{player}のライフ{cards}枚を切りなおす")
            }
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => say!(setup, "both lives are to be shuffled", "両者のライフを切りなおす"),
            Ask::Shuffle(of) => say!(setup, "{of}'s life is to be shuffled", "{of}のライフを切りなおす"),
        }
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        notation::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        notation::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let inner = state.agenda.len().saturating_sub(1);
        let told = |(place, frame)| procedure(state, frame, place < inner, setup.tongue);
        Agenda { procedures: state.agenda.iter().enumerate().map(told).collect() }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        let phase = match state.agenda.last().map(|it| it.proc) {
            None => "over",
            Some(it) if it == &SETUP => "setup",
            Some(it) if it == &r02_core_flow::FLOW && state.stage.is_empty() => "main",
            Some(it) if it == &r02_core_flow::FLOW => "stage",
            Some(it) if it == &r02_core_flow::REQUESTING => "requesting",
            Some(it) if it == &TRIGGERS => "triggers",
            Some(_) => "resolving",
        };
        (state.turn.number.into(), phase)
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let turn = &state.turn;
        let (number, phase) = Self::moment(state);
        let told = phase_told(setup, phase);
        let (headline, prompt) = if turn.number == 0 {
            let setting_up = phase_told(setup, "setup");
            (setting_up.clone(), setting_up)
        } else {
            let name = &setup.names[turn.player.index()];
            let chance = state.chance;
            let used: Vec<&str> = [(turn.attacked, Action::Attack), (turn.set, Action::SetBulwark)]
                .into_iter()
                .filter_map(|(used, action)| used.then_some(action.rule().told(setup.tongue)))
                .collect();
            let list = used.join(if setup.tongue.native { "・" } else { ", " });
            let used = match used.is_empty() {
                true => String::new(),
                false => say!(setup, ", requested already: {list}", "、起こし済み：{list}"),
            };
            let (number, player) = (turn.number, turn.player);
            (
                say!(
                    setup,
                    "turn {number}, {player} ({name}), chance: {chance}, {told}{used}",
                    "ターン{number}、{player}（{name}）、チャンス：{chance}、{told}{used}"
                ),
                say!(setup, "turn {number} {player} {told}", "ターン{number} {player} {told}"),
            )
        };
        let mut rows = side(setup, state, Seat::B);
        rows.extend(side(setup, state, Seat::A).into_iter().rev());
        Board {
            headline,
            prompt,
            turn: number,
            phase: phase.to_owned(),
            rows,
            remarks: remarks(setup, state),
            ..Board::default()
        }
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        if !card.is_known() || !setup.has(card) {
            return None;
        }
        let zone = state.table.zone(card);
        let part = Part(zone).worded(setup);
        let place = match zone {
            NOWHERE => say!(setup, "it is {part}", "{part}にある"),
            zone => {
                let of = zones::owner(zone);
                say!(setup, "it is in {of}'s {part}", "{of}の{part}にある")
            }
        };
        let face = match state.faces(setup, card).only() {
            Some(face) => {
                let number = face.number();
                say!(setup, "{card}: {face}, number {number}", "{card}: {face}、数字{number}")
            }
            None => {
                let left = state.faces(setup, card);
                let all: Vec<String> = left.each().map(|it| it.to_string()).collect();
                let all = all.join(" ");
                say!(
                    setup,
                    "{card}: a card whose face the log does not show; one of {all}",
                    "{card}: ログに表が示されていないカード。候補は{all}"
                )
            }
        };
        Some(vec![face, place])
    }
}
