//! The match as people see it: events in words, the agenda, the board.

pub(super) mod effects;
pub mod quotes;

use super::Evolve;
use super::book::Clause;
use super::cards::Sort;
use super::choices::Choice;
use super::log::notation;
use super::log::words::{Ask, Chance, Counter, Decision, Kind, Place, Step, decision};
use super::rules::agenda::{Frame, current};
use super::rules::c06_preparation::PREPARATION;
use super::rules::{c07_turn, c08_2_play, c08_4_attack, c10_5_check_timing};
use super::state::{DAMAGE, Does, Setup, State, Value, zones};
use crate::judge::{Agenda, Board, Event, Item, Procedure, Row, Steps, Tell, Worded, Words};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE};

/// A procedure of the agenda. A frame that runs another has already advanced past its item, except items that are
/// asked again.
fn procedure(frame: &Frame, runs_another: bool, words: Words) -> Procedure {
    let items = frame.proc.items;
    let stays = frame.item().is_some_and(|item| {
        [
            &c07_turn::ACT,
            &c07_turn::QUICK,
            &c07_turn::DISCARD,
            &c08_4_attack::QUICK,
            &c10_5_check_timing::STANDBY,
            &c10_5_check_timing::RULES,
        ]
        .into_iter()
        .any(|act| item.is(act))
    });
    let at = if runs_another && !stays { (frame.at as usize).saturating_sub(1) } else { frame.at as usize };
    Procedure {
        clause: frame.proc.clause.number(),
        name: words.among(frame.proc.words()).to_owned(),
        items: items
            .iter()
            .map(|it| Item { clause: it.clause.number(), name: words.among(it.words()).to_owned() })
            .collect(),
        at: at.min(items.len()),
    }
}

/// The phase, by the name that `goto phase` takes.
fn phase(state: &State) -> &'static str {
    let runs = |it: &'static super::rules::agenda::Procedure| state.agenda.iter().any(|frame| frame.proc == it);
    match state.agenda.first() {
        _ if state.outcome.is_some() => "over",
        None => "over",
        Some(_) if runs(&c08_4_attack::ATTACKING) => "attack",
        Some(_) if runs(&c07_turn::MAIN) => "main",
        Some(_) if runs(&c07_turn::END) => "end",
        Some(_) if runs(&c07_turn::START) => "start",
        Some(it) if it.proc == &PREPARATION => "preparation",
        Some(_) => "main",
    }
}

fn phase_told(setup: &Setup, phase: &'static str) -> &'static str {
    let [native, japanese] = match phase {
        "over" => ["结束", "終了"],
        "preparation" => ["准备", "準備"],
        "start" => ["开始阶段", "スタートフェイズ"],
        "main" => ["主要阶段", "メインフェイズ"],
        "attack" => ["攻击中", "攻撃中"],
        _ => ["结束阶段", "エンドフェイズ"],
    };
    setup.word([phase, native, japanese])
}

/// A card on the field in words: its values, the changes to them, and its marks and counters.
fn on_field(setup: &Setup, state: &State, card: Card) -> String {
    let mut text = name(setup, state, card);
    if state.is_follower(setup, card)
        && let (Some(attack), Some(defence)) = (state.attack(setup, card), state.defence(setup, card))
    {
        text.push_str(&format!(" {attack}/{defence}"));
        let printed = state.face(setup, card).map(|it| (i32::from(it.attack), i32::from(it.defence)));
        if printed != Some((attack, defence)) {
            text.push_str(&changes(setup, state, card));
        }
    }
    let mut marks: Vec<String> = Vec::new();
    if let Some(with) = state.evolved_with(card) {
        marks.push(say!(setup, "evolved with {with}", "进化：{with}", "進化：{with}"));
    }
    let flags = [
        (state.is_rested(card), say!(setup, "rested", "横置", "アクト状態")),
        (state.has_arrived(card), say!(setup, "new", "本回合进场", "このターンに場に出た")),
        (state.has_raced(card), say!(setup, "raced", "已参赛", "出走済み")),
    ];
    marks.extend(flags.into_iter().filter_map(|(set, name)| set.then_some(name)));
    marks.extend(state.keywords(setup, card).each().map(|it| effects::keyword(setup, it).to_owned()));
    for sort in COUNTERS {
        let count = state.counters(card, sort);
        if count > 0 {
            marks.push(format!("{}×{count}", effects::counter(sort)));
        }
    }
    if !marks.is_empty() {
        text.push_str(&format!(" [{}]", setup.listed(&marks)));
    }
    text
}

/// All kinds of counters.
pub const COUNTERS: [Counter; 17] = [
    Counter::Stack,
    Counter::FairyTale,
    Counter::Prayer,
    Counter::Giga,
    Counter::HotSpring,
    Counter::Curse,
    Counter::Arrow,
    Counter::Morale,
    Counter::Magic,
    Counter::Sleep,
    Counter::Thunder,
    Counter::Bag,
    Counter::Battery,
    Counter::Season,
    Counter::Grace,
    Counter::Disaster,
    Counter::Other,
];

/// The changes to a follower's values: ` = 3/4 +1/+0 -2`.
fn changes(setup: &Setup, state: &State, card: Card) -> String {
    let Some(face) = state.face(setup, card) else { return String::new() };
    let mut text = format!(" = {}/{}", face.attack, face.defence);
    for it in state.lasting.iter().filter(|it| it.card == card) {
        if let Does::Change(attack, defence) = it.does {
            text.push_str(&format!(" {attack:+}/{defence:+}"));
        }
    }
    let damage = state.table.count_of(card, DAMAGE);
    if damage > 0 {
        text.push_str(&say!(setup, ", {damage} damage", "，受到{damage}点伤害", "、{damage}ダメージ"));
    }
    text
}

/// A card with its name, tokens included.
pub fn name(setup: &Setup, state: &State, card: Card) -> String {
    match card.token_place() {
        Some(_) => state.printed(setup, card).map_or_else(|| setup.tell(card), |it| format!("{card} {}", it.name)),
        None => setup.tell(card),
    }
}

/// A player's zones, from the table edge to the middle.
fn side(setup: &Setup, state: &State, seat: Seat) -> Vec<Row> {
    let row = |zone: Place, cards: Vec<String>| Row {
        seat,
        zone: zone.worded(setup),
        count: state.table.pile(zones::place(seat, zone)).len(),
        cards,
    };
    let names = |zone: Place| {
        let pile = state.table.pile(zones::place(seat, zone));
        row(zone, pile.iter().map(|it| name(setup, state, *it)).collect())
    };
    let evolve_deck = state.table.pile(zones::evolve_deck(seat)).iter().map(|card| {
        let up = if state.is_face_up(*card) {
            say!(setup, " [face up]", " [正面朝上]", " [表向き]")
        } else {
            String::new()
        };
        format!("{}{up}", setup.tell(*card))
    });
    let mut rows = vec![row(Place::Deck, Vec::new()), row(Place::EvolveDeck, evolve_deck.collect())];
    rows.extend([Place::Hand, Place::Cemetery].map(names));
    for zone in [Place::Banished, Place::Race] {
        if !state.table.pile(zones::place(seat, zone)).is_empty() {
            rows.push(names(zone));
        }
    }
    rows.push(names(Place::Ex));
    rows.push(row(Place::Field, state.field(seat).iter().map(|it| on_field(setup, state, *it)).collect()));
    rows
}

fn values(setup: &Setup, state: &State, of: Seat) -> String {
    let [leader, points, maximum, evolve] =
        [Value::Leader, Value::Points, Value::Maximum, Value::Evolve].map(|it| state.value(of, it));
    say!(
        setup,
        "{of}: leader {leader}, play points {points}/{maximum}, evolve points {evolve}",
        "{of}：主战者生命值{leader}，能量点{points}/{maximum}，进化点{evolve}",
        "{of}：リーダーの体力{leader}、PP{points}/{maximum}、EP{evolve}"
    )
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks: Vec<String> = [Seat::B, Seat::A].into_iter().map(|it| values(setup, state, it)).collect();
    for card in state.table.pile(zones::RESOLUTION) {
        remarks.push(say!(
            setup,
            "in the resolution zone: {card}",
            "计算领域：{card}",
            "解決領域：{card}",
            card = name(setup, state, *card)
        ));
    }
    for it in &state.waiting {
        let (ability, card, by) = (it.ability.worded(setup), name(setup, state, it.card), it.by);
        remarks.push(say!(
            setup,
            "waits: the {ability} of {card}, {by}'s",
            "待机状态：{by}的{card}的{ability}",
            "待機中：{by}の{card}の{ability}"
        ));
    }
    if let Some(it) = &state.attack {
        let (attacker, target) = (name(setup, state, it.attacker), setup.tell_target(it.target));
        remarks.push(say!(
            setup,
            "{attacker} attacks {target}",
            "{attacker}正在攻击{target}",
            "{attacker}が{target}を攻撃中"
        ));
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(Evolve::tell_step(setup, &Step::Result { winner: outcome.winner }));
    }
    remarks
}

impl Tell for Evolve {
    const TEXT_STEP: &'static str = r#"{"text":{"source":"A3","does":{"damage":{"to":"B3","by":2}}}}"#;

    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choice.tell(setup))
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        match what {
            Chance::Shuffle { player, .. } => {
                say!(setup, "{player}'s deck is shuffled", "{player}的牌组洗切", "{player}のデッキをシャッフルする")
            }
            Chance::Drawn { player } => {
                say!(
                    setup,
                    "{player} is drawn to say who goes first",
                    "随机决定由{player}选择先后攻",
                    "先攻か後攻かを選ぶのは{player}とランダムに決まる"
                )
            }
            Chance::Die { face } => say!(setup, "the die shows {face}", "骰子掷出{face}", "サイコロの目は{face}"),
            Chance::Random { cards } => {
                let all: Vec<String> = cards.iter().map(|it| setup.tell(*it)).collect();
                say!(setup, "at random: {all}", "随机：{all}", "ランダム：{all}", all = setup.listed(&all))
            }
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::EitherShuffle => {
                say!(setup, "both decks are to be shuffled", "洗切双方的主牌组", "両方のデッキをシャッフルする")
            }
            Ask::Shuffle(of) => {
                say!(setup, "{of}'s deck is to be shuffled", "洗切{of}的牌组", "{of}のデッキをシャッフルする")
            }
            Ask::Drawn => say!(
                setup,
                "who says who goes first",
                "随机决定由谁选择先后攻",
                "先攻か後攻かを選ぶプレイヤーをランダムに決める"
            ),
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
        let told = |(place, frame)| procedure(frame, place < inner, setup.tongue.told());
        Agenda { procedures: state.agenda.iter().enumerate().map(told).collect() }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        (state.turn.number.into(), phase(state))
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let (number, phase) = Self::moment(state);
        let told = phase_told(setup, phase);
        let (headline, prompt) = if number == 0 {
            (told.to_owned(), told.to_owned())
        } else {
            let (player, name) = (state.turn.player, &setup.names[state.turn.player.index()]);
            let played = state.turn.played[player.index()];
            (
                say!(
                    setup,
                    "turn {number}, {player} ({name}), {told}, cards played this turn: {played}",
                    "第{number}回合，{player}（{name}），{told}，本回合使用卡牌数：{played}",
                    "{number}ターン目、{player}（{name}）、{told}、このターンにプレイしたカード：{played}枚"
                ),
                say!(
                    setup,
                    "turn {number} {player} {told}",
                    "第{number}回合 {player} {told}",
                    "{number}ターン目 {player} {told}"
                ),
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
        let Some(face) = state.printed(setup, card) else {
            return (card.token_place().is_none()).then(|| vec![setup.tell(card)]);
        };
        let kind = setup.word(kind(face.kind));
        let codes = face.codes;
        let mut facts = vec![format!("{} ({codes})", name(setup, state, card)), {
            let (cost, attack, defence) = (face.cost, face.attack, face.defence);
            match face.kind {
                Kind::Follower => {
                    say!(
                        setup,
                        "{kind}, cost {cost}, {attack}/{defence}",
                        "{kind}，费用{cost}，{attack}/{defence}",
                        "{kind}、コスト{cost}、{attack}/{defence}"
                    )
                }
                _ => say!(setup, "{kind}, cost {cost}", "{kind}，费用{cost}", "{kind}、コスト{cost}"),
            }
        }];
        let keywords: Vec<&str> = face.keywords.each().map(|it| effects::keyword(setup, it)).collect();
        if !keywords.is_empty() {
            facts.push(setup.listed(&keywords));
        }
        let texts = face.of(|it| !matches!(it, Sort::Evolve { plain: true })).count();
        if texts > 0 {
            facts.push(say!(setup, "{texts} further abilities", "另有{texts}个能力", "ほかに能力{texts}個"));
        }
        let zone = state.table.zone(card);
        facts.push(match zones::word(zone).filter(|_| zone != NOWHERE) {
            Some(place) => {
                let (of, place) = (zones::owner(zone), place.worded(setup));
                say!(setup, "it is in {of}'s {place}", "位于{of}的{place}", "{of}の{place}にある")
            }
            None => say!(setup, "it is nowhere", "不在任何领域", "どの領域にもない"),
        });
        Some(facts)
    }

    fn card_texts(setup: &Setup, state: &State, card: Card) -> Vec<String> {
        quotes::card_texts(setup, state, card)
    }

    fn text_behind(setup: &Setup, before: &State, event: Event<'_, Evolve>) -> Option<String> {
        quotes::behind(setup, before, event)
    }
}

/// A type in words.
const fn kind(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Leader => ["leader", "主战者", "リーダー"],
        Kind::Follower => ["follower", "随从", "フォロワー"],
        Kind::Amulet => ["amulet", "护符", "アミュレット"],
        Kind::Spell => ["spell", "法术", "スペル"],
    }
}

/// The clause of the item under way, for a position; `None` while a spell is carried out (10.6.2.7) or where no
/// position can be written.
pub fn at(state: &State) -> Option<Clause> {
    let stands = |act| current(state) == Some(act);
    if state.agenda.iter().any(|it| it.proc == &c08_2_play::SPELL) {
        return None;
    }
    [
        (&c07_turn::ACT, Clause::C7_3_3),
        (&c07_turn::REST_WARD, Clause::C7_4_3),
        (&c07_turn::QUICK, Clause::C7_4_4),
        (&c08_4_attack::QUICK, Clause::C8_4_7),
    ]
    .into_iter()
    .find_map(|(act, clause)| stands(act).then_some(clause))
}
