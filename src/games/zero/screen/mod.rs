//! The game for people: events in words, the agenda, the board.

use super::Zero;
use super::cards::{Ability, Kind, Sort};
use super::choices::Choice;
use super::log::notation;
use super::log::words::{Ask, Chance, Decision, Effect, Step, decision};
use super::rules::agenda::Frame;
use super::rules::s308_numbers::numbers;
use super::rules::{s105_priority, s500_battle};
use super::state::zones::{self, FACE_DOWN, GATHERING, NEW};
use super::state::{Link, Setup, State, Under, What};
use super::texts::abilities::is_character;
use crate::judge::{Agenda, Board, Item, Procedure, Row, Steps, Tell, Words};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// Words an effect.
pub fn effect(setup: &Setup, does: &Effect) -> String {
    let tell = |card: Card| setup.tell(card);
    match *does {
        Effect::Damage { card, amount } => {
            let card = tell(card);
            say!(setup, "{amount} damage to {card}", "对{card}造成{amount}点伤害")
        }
        Effect::DamageLife { player, amount } => {
            say!(setup, "{amount} damage to {player}'s life zone", "对{player}的生命区造成{amount}点伤害")
        }
        Effect::DamageLives { amount } => {
            say!(setup, "{amount} damage to both life zones", "对双方生命区各造成{amount}点伤害")
        }
        Effect::Destroy { card } => {
            let card = tell(card);
            say!(setup, "{card} is destroyed", "破坏{card}")
        }
        Effect::Move { card, to } => {
            let (card, zone) = (tell(card), zones::name(zones::of_place(to, Seat::A), setup.tongue.native));
            say!(setup, "{card} goes to the {zone}", "将{card}移至{zone}")
        }
        Effect::MoveTogether { cards, to } => {
            let zone = zones::name(zones::of_place(to, Seat::A), setup.tongue.native);
            let cards: Vec<String> = cards.cards().iter().map(|it| setup.tell(*it)).collect();
            let cards = cards.join(if setup.tongue.native { "、" } else { " and " });
            say!(setup, "{cards} go to the {zone} together", "将{cards}一同移至{zone}")
        }
        Effect::Draw { player, number } => say!(setup, "{player} draws {number}", "{player}抽{number}张牌"),
        Effect::Discard { player, number } => {
            say!(setup, "{player} has to discard {number}", "{player}须舍弃{number}张手牌")
        }
        Effect::Scrap { player, number } => {
            say!(setup, "{player} has to scrap {number} characters", "{player}须废弃{number}张角色牌")
        }
        Effect::ScrapEach { number } => {
            say!(setup, "each player has to scrap {number} characters", "每位玩家须废弃{number}张角色牌")
        }
        Effect::Change { card, attack, defence, .. } => {
            let card = tell(card);
            say!(setup, "{card} gets {attack:+}/{defence:+}", "{card}（攻）{attack:+}（防）{defence:+}")
        }
        Effect::Give { card, keyword, .. } => {
            let (card, keyword) = (tell(card), keyword.native());
            say!(setup, "{card} gains {keyword}", "{card}获得{keyword}")
        }
        Effect::LoseEffects { card, .. } => {
            let card = tell(card);
            say!(setup, "{card} loses its effects", "{card}失去所有效果")
        }
        Effect::Bar { card, .. } => {
            let card = tell(card);
            say!(setup, "{card} can neither attack nor defend", "{card}不能攻击和防御")
        }
        Effect::Shield { card, .. } => {
            let card = tell(card);
            say!(setup, "{card} cannot be attacked", "{card}不能被攻击")
        }
        Effect::Tap { card } => {
            let card = tell(card);
            say!(setup, "{card} is tapped", "横置{card}")
        }
        Effect::Untap { card } => {
            let card = tell(card);
            say!(setup, "{card} is reset", "重置{card}")
        }
        Effect::Control { card, player, .. } => {
            let card = tell(card);
            say!(setup, "{player} gains control of {card}", "{player}获得{card}的控制权")
        }
        Effect::Cancel { link } => say!(setup, "link {link} is cancelled", "取消连锁{link}"),
        Effect::LeaveBattle { card } => {
            let card = tell(card);
            say!(setup, "{card} is removed from battle", "将{card}移出战斗")
        }
        Effect::EndTurn => say!(setup, "the turn ends", "结束本回合"),
        Effect::Counters { card, counter, to } => {
            let card = tell(card);
            let name = counter_name(setup, counter);
            say!(setup, "{card} has {to} of {name}", "{card}上有{to}个{name}")
        }
        Effect::Recover { card, amount } => {
            let card = tell(card);
            say!(setup, "{card} recovers {amount}", "{card}回复{amount}")
        }
        Effect::DrawEach { number } => say!(setup, "each player draws {number}", "每位玩家抽{number}张牌"),
        Effect::Gain { card, of, .. } => {
            let (card, of) = (tell(card), tell(of));
            say!(setup, "{card} gains the effects of {of}", "{card}获得{of}的效果")
        }
        Effect::Prevent { card, amount, .. } => {
            let card = tell(card);
            say!(setup, "the next {amount} damage to {card} is prevented", "防止{card}将要受到的{amount}点伤害")
        }
        Effect::MoveCounter { card, to, counter } => {
            let (card, to, name) = (tell(card), tell(to), counter_name(setup, counter));
            say!(setup, "{name} moves from {card} to {to}", "{name}从{card}移动到{to}")
        }
        Effect::CopyUse { link } => {
            say!(setup, "a copy of link {link} joins the chain", "连锁{link}的复制加入连锁")
        }
        Effect::Search { player, number, .. } | Effect::SearchAny { player, number } => {
            say!(setup, "{player} searches for {number} cards", "{player}找{number}张牌")
        }
        Effect::Shuffle { player } => say!(setup, "{player} shuffles the deck", "{player}洗切牌组"),
        Effect::Gather { card } => {
            let card = tell(card);
            say!(setup, "{card} gathers", "{card}进入聚气状态")
        }
        Effect::Look { player, .. } => say!(setup, "{player} looks at cards", "{player}查看牌"),
        Effect::Reveal { cards } => {
            let cards: Vec<String> = cards.cards().iter().map(|it| setup.tell(*it)).collect();
            let cards = cards.join(if setup.tongue.native { "、" } else { ", " });
            say!(setup, "{cards} are revealed", "展示{cards}")
        }
        Effect::Swap { card, with: other }
        | Effect::Tuck { card, under: other }
        | Effect::Cover { card, on: other }
        | Effect::Copy { card, of: other }
        | Effect::Duel { a: card, b: other } => {
            let (card, other) = (tell(card), tell(other));
            match does {
                Effect::Swap { .. } => say!(setup, "{card} is swapped with {other}", "{card}与{other}互换"),
                Effect::Tuck { .. } => say!(setup, "{card} is laid under {other}", "{card}置于{other}之下"),
                Effect::Cover { .. } => say!(setup, "{card} is laid on {other}", "{card}置于{other}之上"),
                Effect::Copy { .. } => say!(setup, "{card} becomes a copy of {other}", "{card}成为{other}的复制"),
                _ => say!(setup, "a duel: {card} against {other}", "对决：{card}与{other}"),
            }
        }
        Effect::Create { card, .. } => say!(setup, "token {card} enters", "代替物{card}登场"),
        Effect::UseCard { player, card } => {
            let card = tell(card);
            say!(setup, "{player} uses {card}", "{player}使用{card}")
        }
        Effect::Rename { card, .. } => {
            let card = tell(card);
            say!(setup, "{card} has another name", "{card}的牌名改变")
        }
    }
}

/// Words a sort of counters.
fn counter_name(setup: &Setup, counter: u8) -> String {
    match counter {
        0 => say!(setup, "the ghost counter", "亡灵指示物"),
        1 => say!(setup, "the counter", "指示物"),
        more => setup.pool.counters.get(usize::from(more - 2)).cloned().unwrap_or_default(),
    }
}

fn procedure(state: &State, frame: &Frame, runs_another: bool, words: Words) -> Procedure {
    let items = frame.proc.items;
    let stays = frame
        .item()
        .is_some_and(|it| it.is(&s105_priority::ACT) || it.is(&s105_priority::FREE) || it.is(&s500_battle::AIM));
    let at = if runs_another && !stays { (frame.at as usize).saturating_sub(1) } else { frame.at as usize };
    let _ = state;
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

/// Shows a player's zones, from the player's edge of the table to the middle.
fn side(setup: &Setup, state: &State, seat: Seat) -> Vec<Row> {
    let row = |zone, cards: Vec<String>, count: usize| Row {
        seat,
        zone: zones::name(zone, setup.tongue.native).to_owned(),
        count,
        cards,
    };
    let names = |zone| state.table.pile(zone).iter().map(|it| setup.tell(*it)).collect::<Vec<String>>();
    let counted = |zone| row(zone, Vec::new(), state.count(zone));
    let listed = |zone| row(zone, names(zone), state.count(zone));
    let resources = state.table.pile(zones::resources(seat)).iter().map(|it| resource(setup, state, *it)).collect();
    let battle: Vec<String> = state
        .units(seat)
        .iter()
        .filter(|card| state.bearer(**card).is_none_or(|it| it.is_none()))
        .map(|it| unit(setup, state, *it))
        .collect();
    vec![
        counted(zones::deck(seat)),
        listed(zones::hand(seat)),
        counted(zones::life(seat)),
        listed(zones::rest(seat)),
        listed(zones::removed(seat)),
        row(zones::resources(seat), resources, state.count(zones::resources(seat))),
        listed(zones::event(seat)),
        row(zones::battle(seat), battle, state.count(zones::battle(seat))),
    ]
}

/// Shows a resource card with the colour that it pays.
fn resource(setup: &Setup, state: &State, card: Card) -> String {
    let color = match super::rules::s303_costs::pays(setup, state, card) {
        Some(color) => color.told(setup.tongue.native).to_owned(),
        None if state.table.has(card, FACE_DOWN) => say!(setup, "face-down", "面朝下"),
        None => say!(setup, "no colour", "无色"),
    };
    let tapped = if state.is_tapped(card) { say!(setup, ", tapped", "，横置") } else { String::new() };
    format!("{} [{color}{tapped}]", setup.tell(card))
}

/// Shows a card in the battle zone: its numbers, and the cards and counters on and under it.
fn unit(setup: &Setup, state: &State, card: Card) -> String {
    let mut text = match state.facts(setup, card) {
        Some(facts) if card.token_place().is_some() => format!("{card} {}", facts.title),
        _ => setup.tell(card),
    };
    if is_character(setup, state, card) {
        let (attack, defence) = numbers(setup, state, card);
        text.push_str(&format!(" {attack}/{defence}"));
    }
    let (level, damage) = (state.level(card), state.damage_on(card));
    let mut marks = Vec::new();
    if level > 1 {
        marks.push(format!("LV{level}"));
    }
    if damage > 0 {
        marks.push(say!(setup, "damage {damage}", "伤害{damage}"));
    }
    let flags = [
        (state.is_tapped(card), say!(setup, "tapped", "横置")),
        (state.table.has(card, NEW), say!(setup, "new", "本回合登场")),
        (state.table.has(card, GATHERING), say!(setup, "gathering", "聚气状态")),
        (state.fight.as_ref().is_some_and(|it| it.attacker == card), say!(setup, "attacks", "攻击中")),
        (state.fight.as_ref().is_some_and(|it| it.defenders.contains(&card)), say!(setup, "defends", "防御中")),
    ];
    marks.extend(flags.into_iter().filter(|it| it.0).map(|it| it.1));
    for counter in 0..=u8::MAX {
        let many = state.table.count_of(card, counter);
        if many > 0 {
            marks.push(format!("{} {many}", counter_name(setup, counter)));
        }
    }
    let below = |why, name: String| {
        let cards: Vec<String> = state.under(card, why).map(|it| setup.tell(it)).collect();
        (!cards.is_empty()).then(|| format!("{name}: {}", cards.join(", ")))
    };
    marks.extend(below(Under::Form, say!(setup, "under it", "变身牌")));
    marks.extend(below(Under::Soul, say!(setup, "sword souls", "刀魂牌")));
    marks.extend(state.equipment(card).map(|it| unit(setup, state, it)));
    if !marks.is_empty() {
        text.push_str(&format!(" [{}]", marks.join(if setup.tongue.native { "，" } else { ", " })));
    }
    text
}

/// Shows a link of the chain, with the player who added it.
fn link(setup: &Setup, it: &Link) -> String {
    let (number, by, card) = (it.number, it.by, setup.tell(it.card));
    let what = match it.what {
        What::Card(_) => say!(setup, "{card}", "{card}"),
        What::Copy(_) => say!(setup, "a copy of {card}", "{card}的复制"),
        What::Effect(_) => say!(setup, "an effect of {card}", "{card}的效果"),
        What::LevelUp(_) => say!(setup, "level-up of {card}", "{card}的升级"),
    };
    let aims: Vec<String> = it.aims.cards.cards().iter().map(|it| setup.tell(*it)).collect();
    let aims = aims.join(", ");
    let at = if aims.is_empty() { String::new() } else { say!(setup, " at {aims}", "，以{aims}为对象") };
    say!(setup, "  {number} {by}: {what}{at}", "  {number} {by}：{what}{at}")
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut remarks: Vec<String> = state.chain.iter().rev().map(|it| link(setup, it)).collect();
    if !remarks.is_empty() {
        let many = state.chain.len();
        remarks.insert(0, say!(setup, "chain, the top first ({many}):", "连锁（最上方在前，共{many}）："));
    }
    for it in &state.waiting {
        let (by, card) = (it.by, setup.tell(it.card));
        remarks.push(say!(setup, "triggered: {card}, {by}'s", "已触发：{by}的{card}"));
    }
    if let Some(outcome) = &state.outcome {
        remarks.push(Zero::tell_step(setup, &Step::Result { winner: outcome.winner }));
    }
    remarks
}

/// Shows an effect of a card in a line.
fn ability(setup: &Setup, it: &Ability) -> String {
    let level = if it.level > 1 { format!("LV{} ", it.level) } else { String::new() };
    let what = match &it.sort {
        Sort::Keyword(keyword, number, _) if *number > 0 => format!("{} {number}", keyword.native()),
        Sort::Keyword(keyword, ..) => keyword.native().to_owned(),
        Sort::Continuous(_) => say!(setup, "continuous effect", "永续效果"),
        Sort::Triggered(timing) => say!(setup, "triggered effect ({timing:?})", "触发效果（{timing:?}）"),
        Sort::Activated => say!(setup, "activated effect", "启动效果"),
        Sort::Use => say!(setup, "effect", "效果"),
        Sort::Counterstrike => say!(setup, "counterstrike effect", "反击特效"),
    };
    let text = if it.text {
        say!(setup, ", with a text that is not encoded", "，含未编码的文本")
    } else {
        String::new()
    };
    format!("{level}{what}{text}")
}

impl Tell for Zero {
    const TEXT_STEP: &'static str = r#"{"effect":{"source":"A3","does":{"tap":{"card":"B1"}}}}"#;

    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choice.tell(setup))
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        match what {
            Chance::First { player } => say!(setup, "{player} goes first", "{player}先手"),
            Chance::Shuffle { player, .. } => say!(setup, "{player}'s deck is shuffled", "洗切{player}的牌组"),
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::First => say!(setup, "who goes first is to be settled", "决定先后顺序"),
            Ask::Shuffle(of) => say!(setup, "{of}'s deck is to be shuffled", "应洗切{of}的牌组"),
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
        let told = |(place, frame)| procedure(state, frame, place < inner, setup.tongue.told());
        Agenda { procedures: state.agenda.iter().enumerate().map(told).collect() }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        let phase = if state.outcome.is_some() { "over" } else { state.turn.phase.told(false) };
        (state.turn.number.into(), phase)
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let (number, phase) = Self::moment(state);
        let told = match state.outcome {
            Some(_) => say!(setup, "over", "结束"),
            None => state.turn.phase.told(setup.tongue.native).to_owned(),
        };
        let (player, priority) = (state.turn.player, state.priority);
        let name = &setup.names[player.index()];
        let headline = match number {
            0 => told.clone(),
            _ => say!(
                setup,
                "turn {number}, {player} ({name}), {told}, priority: {priority}",
                "第{number}回合，{player}（{name}），{told}，优先权：{priority}"
            ),
        };
        let mut rows = side(setup, state, Seat::B);
        rows.extend(side(setup, state, Seat::A).into_iter().rev());
        let prompt = say!(setup, "turn {number} {player} {told}", "第{number}回合 {player} {told}");
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
        if !card.is_known() || !(setup.has(card) || state.tokens.iter().any(|it| it.0 == card)) {
            return None;
        }
        let place = zones::name(state.table.zone(card), setup.tongue.native);
        let mut lines = vec![setup.tell(card), say!(setup, "it is in the {place}", "位于{place}")];
        let Some(facts) = state.facts(setup, card) else {
            lines.push(say!(setup, "the log does not show what it is", "记录未显示其牌面"));
            return Some(lines);
        };
        let code = &facts.code;
        lines.push(format!("{code}: {:?}, {}", facts.kind, facts.price.total));
        if matches!(facts.kind, Kind::Character | Kind::Equipment) {
            lines.push(format!("{}/{}", facts.attack, facts.defence));
        }
        lines.extend(facts.abilities.iter().map(|it| ability(setup, it)));
        lines.extend(facts.counterstrike.iter().map(|it| ability(setup, it)));
        Some(lines)
    }
}
