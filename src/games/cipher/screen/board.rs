//! The table for people to look at: the zones and their cards, a battle under way, and the printed facts of a card.

use super::quotes;
use crate::games::cipher::Cipher;
use crate::games::cipher::cards::Facts;
use crate::games::cipher::cards::vocabulary::Sign;
use crate::games::cipher::facts::Spot;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::rules::{c03_winning, c25_loops};
use crate::games::cipher::state::zones::{self, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED};
use crate::games::cipher::state::{Battle, Setup, State, Turn};
use crate::judge::{Board, Row, Tell, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// Shows the table.
pub fn of(setup: &Setup, state: &State) -> Board {
    let Turn { number, player, spent, .. } = state.turn;
    let (headline, prompt) = if number == 0 {
        (
            say!(setup, "preparation of the game", "游戏的准备", "ゲームの準備"),
            say!(setup, "preparation", "游戏的准备", "ゲームの準備"),
        )
    } else {
        let phase = state.turn.phase.worded(setup);
        let name = &setup.names[player.index()];
        let headline = say!(
            setup,
            "turn {number}, {player} ({name}): {phase} phase, {spent} spent",
            "第{number}回合，{player}（{name}）：{phase}，已用费用{spent}",
            "ターン{number}、{player}（{name}）：{phase}、使ったコスト{spent}"
        );
        (
            headline,
            say!(
                setup,
                "turn {number} {player} {phase}",
                "第{number}回合 {player} {phase}",
                "ターン{number} {player} {phase}"
            ),
        )
    };
    let mut rows = side(setup, state, Seat::B);
    rows.extend(side(setup, state, Seat::A).into_iter().rev());
    let (turn, phase) = Cipher::moment(state);
    Board { headline, prompt, turn, phase: phase.to_owned(), rows, remarks: remarks(setup, state), ..Board::default() }
}

/// Shows a player's zones, from the player's edge of the table to the middle.
fn side(setup: &Setup, state: &State, seat: Seat) -> Vec<Row> {
    let cards = |zone| state.table.pile(zone).to_vec();
    let row = |zone: String, count: usize, cards: Vec<String>| Row { seat, zone, count, cards };
    let open = |zone: String, cards: Vec<Card>| {
        row(zone, cards.len(), cards.into_iter().map(|card| setup.tell(card)).collect())
    };
    let line = |zone: String, line: Line| {
        let units = cards(zones::line(seat, line));
        row(zone, units.len(), units.into_iter().map(|it| unit(setup, state, it)).collect())
    };
    let (up, down): (Vec<Card>, Vec<Card>) =
        cards(zones::bonds(seat)).into_iter().partition(|it| state.table.has(*it, FACE_UP));
    let mut rows = vec![
        row(say!(setup, "deck", "卡组", "デッキ"), state.table.pile(zones::deck(seat)).len(), Vec::new()),
        open(say!(setup, "hand", "手牌", "手札"), cards(zones::hand(seat))),
        open(say!(setup, "orbs", "宝玉", "オーブ"), cards(zones::orbs(seat))),
        open(say!(setup, "retreat area", "退避区", "退避エリア"), cards(zones::retreat(seat))),
        open(say!(setup, "bonds, face-up", "正面朝上的羁绊卡", "表向きの絆カード"), up),
        open(say!(setup, "bonds, face-down", "背面朝上的羁绊卡", "裏向きの絆カード"), down),
        open(say!(setup, "support", "支援卡", "支援カード"), cards(zones::support(seat))),
        line(say!(setup, "back line", "后卫区", "後衛エリア"), Line::Back),
        line(say!(setup, "front line", "前卫区", "前衛エリア"), Line::Front),
    ];
    let boundless = cards(zones::boundless(seat));
    if !boundless.is_empty() {
        rows.insert(rows.len() - 2, open(say!(setup, "boundless area", "无限区", "無限エリア"), boundless));
    }
    rows
}

/// The marks of a unit, in words.
const MARKS: [(u16, [&str; 3]); 5] = [
    (LORD, ["lord", "主人公", "主人公"]),
    (RESTED, ["rested", "已行动", "行動済み"]),
    (DEFEATED, ["defeated", "被击破", "撃破状態"]),
    (CLASS_CHANGED, ["class-changed", "转职", "クラスチェンジ"]),
    (LEVELLED, ["levelled", "升级", "レベルアップ"]),
];

/// Shows a unit: its name, power, number of cards below, and marks.
fn unit(setup: &Setup, state: &State, unit: Card) -> String {
    let mut text = setup.tell(unit);
    if let Some(power) = quotes::power(setup, state, unit) {
        text.push_str(&format!(" {power}"));
    }
    let below = state.table.stack(unit).count() - 1;
    if below > 0 {
        text.push_str(&format!(" +{below}"));
    }
    let marks = state.table.spot(unit).marks;
    if marks & FACE_UP == 0 {
        text.push_str(&say!(setup, " [face-down]", " [背面朝上]", " [裏向き]"));
    }
    let set: Vec<&str> =
        MARKS.iter().filter(|(mark, _)| marks & mark != 0).map(|(_, names)| setup.one_of(*names)).collect();
    if !set.is_empty() {
        text.push_str(&format!(" [{}]", setup.listed(&set)));
    }
    text
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks = Vec::new();
    if state.battle.attacker.is_known() {
        remarks.push(battle(setup, state));
    }
    remarks.extend(c25_loops::remark(setup, state));
    for it in &state.triggers {
        let (ability, card) = (it.ability, setup.tell(it.card));
        remarks.push(say!(
            setup,
            "triggered: ability {ability} of {card}",
            "诱发状态：{card}的第{ability}个能力",
            "誘発状態：{card}のスキル{ability}"
        ));
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(c03_winning::tell(setup, outcome));
    }
    remarks
}

fn battle(setup: &Setup, state: &State) -> String {
    let Battle { attacker, defender, evaded, .. } = state.battle;
    let power = |it: Card| quotes::power(setup, state, it).unwrap_or_else(|| "0".to_owned());
    let tell = |it: Card| format!("{} {}", setup.tell(it), power(it));
    let (attacker, defender) = (tell(attacker), defender.is_known().then(|| tell(defender)));
    match (defender, evaded) {
        (Some(defender), true) => {
            say!(
                setup,
                "battle: {attacker} attacks {defender}, evaded",
                "战斗：{attacker}攻击{defender}，神速回避",
                "戦闘：{attacker}が{defender}を攻撃、神速回避"
            )
        }
        (Some(defender), false) => {
            say!(
                setup,
                "battle: {attacker} attacks {defender}",
                "战斗：{attacker}攻击{defender}",
                "戦闘：{attacker}が{defender}を攻撃"
            )
        }
        (None, true) => {
            say!(
                setup,
                "battle: {attacker} attacks no defender, evaded",
                "战斗：{attacker}攻击，没有防御单位，神速回避",
                "戦闘：{attacker}が攻撃、防御ユニットなし、神速回避"
            )
        }
        (None, false) => say!(
            setup,
            "battle: {attacker} attacks no defender",
            "战斗：{attacker}攻击，没有防御单位",
            "戦闘：{attacker}が攻撃、防御ユニットなし"
        ),
    }
}

/// Shows a card's facts, a line each. `None` for a card that is not in the match.
pub fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
    if !card.is_known() || !setup.has(card) {
        return None;
    }
    let spot = Spot::of(state.table.zone(card)).worded(setup);
    let place = say!(setup, "it is in {spot}", "它在{spot}", "今ある場所：{spot}");
    let Some(facts) = setup.facts(card) else {
        return Some(vec![
            say!(
                setup,
                "{card}: a card whose face the log does not show",
                "{card}：记录没有公开的卡",
                "{card}：ログが表を示さないカード"
            ),
            place,
        ]);
    };
    Some([printed(setup, card, facts), vec![place]].concat())
}

/// Shows the printed facts of a card, a line each.
fn printed(setup: &Setup, card: Card, facts: &Facts) -> Vec<String> {
    let listed = |names: Vec<[&'static str; 3]>| match &names[..] {
        [] => setup.one_of(["none", "无", "なし"]).to_owned(),
        names => setup.listed(&names.iter().map(|names| setup.one_of(*names)).collect::<Vec<_>>()),
    };
    let Facts { code, cost, power, support, en, zh, ja, .. } = facts;
    let class_change = facts.class_change.map_or("-".to_owned(), |it| it.to_string());
    let signs = facts.factions().map(|it| it.names()).chain(facts.signs.all().filter_map(Sign::names));
    let signs = listed(signs.collect());
    let abilities = listed(facts.abilities.iter().map(|it| it.names()).collect());
    let emblem = setup.one_of(facts.emblem.names());
    let range = facts.range.name();
    // The English name leads, except in Japanese.
    let (first, others) = setup.tongue.of((en, [zh, ja]), (en, [zh, ja]), (ja, [en, zh]));
    vec![
        format!("{card}: {} {} ({code})", first[0], first[1]),
        format!("{} {} · {} {}", others[0][0], others[0][1], others[1][0], others[1][1]),
        say!(
            setup,
            "deployment cost {cost}, class-change cost {class_change}",
            "出击费用{cost}，转职费用{class_change}",
            "出撃コスト{cost}、クラスチェンジコスト{class_change}"
        ),
        signs,
        say!(
            setup,
            "power {power}, support value {support}, range {range}",
            "战斗力{power}，支援力{support}，射程{range}",
            "戦闘力{power}、支援力{support}、射程{range}"
        ),
        say!(
            setup,
            "abilities: {abilities}; support ability: {emblem}",
            "能力：{abilities}；支援能力：{emblem}",
            "スキル：{abilities}。支援スキル：{emblem}"
        ),
    ]
}
