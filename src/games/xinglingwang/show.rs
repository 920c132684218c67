//! The words: events, the table as the lanes lie on it, and the agenda for people to read.

use super::clauses::{BOOK, CATALOGUE};
use super::effects::Keyword;
use super::phases::{ARRANGING, ATTACKING, MERGING};
use super::state::{Beneath, Phase, Setup, State, Unit};
use super::values::{attack, has, points, total};
use super::words::{Ask, Chance, Decision, Pose, Shows, Slot, decision};
use super::{Xinglingwang, choices, typed, words, zones};
use crate::judge::{Agenda, Board, Happening, Item, Procedure, Row, Tell};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE};

/// A unit in a few words: `A3 Gearling 3/1, attacking, over A5 (attack)`.
fn unit(setup: &Setup, state: &State, it: &Unit) -> String {
    let native = setup.tongue.native;
    let value = attack(setup, state, it).map_or_else(|| "-".to_owned(), |it| it.to_string());
    let mut text = format!("{} {value}/{}", setup.told(it.card), points(setup, state, it));
    let mut add = |more: String| {
        text.push_str(if native { "、" } else { ", " });
        text.push_str(&more);
    };
    match it.pose {
        Pose::Upright => {}
        Pose::Attacking => add(say!(setup, "attacking", "進攻")),
        Pose::Sideways => add(say!(setup, "sideways", "橫放")),
    }
    if let Some(at) = it.target {
        add(say!(setup, "at {at}", "指定{at}", at = format!("{at:?}")));
    }
    for keyword in Keyword::ALL.into_iter().filter(|keyword| has(setup, state, it, *keyword)) {
        add(keyword.told(native).to_owned());
    }
    for below in &it.beneath {
        let card = setup.told(below.card());
        add(match below {
            Beneath::Merged(_, shows) => {
                let shows = match (shows, native) {
                    (Shows::Attack, true) => "露出攻擊力",
                    (Shows::Points, true) => "露出分數",
                    (shows, false) => typed::shows(*shows),
                };
                say!(setup, "over {card} ({shows})", "下方{card}（{shows}）")
            }
            Beneath::Magic(_) => say!(setup, "with {card}", "被賦予{card}"),
            Beneath::Kidnapped(_) => say!(setup, "holding {card}", "綁架{card}"),
        });
    }
    if it.riders > 0 {
        let riders = it.riders;
        add(say!(setup, "{riders} riding", "下方{riders}個小旅人"));
    }
    text
}

/// 4.9: a row of the board, lane by lane.
fn row(setup: &Setup, state: &State, of: Seat, front: bool) -> Row {
    let cells = Slot::ALL.into_iter().filter(|it| it.is_front() == front).map(|at| match state.at(of, at) {
        Some(it) => format!("{}: {}", at.lane(), unit(setup, state, it)),
        None => format!("{}: -", at.lane()),
    });
    let count = state.units(of).filter(|it| it.0.is_front() == front).count();
    let zone = if front { say!(setup, "front row", "前排戰線") } else { say!(setup, "back row", "後排戰線") };
    Row { seat: of, zone, count, cards: cells.collect() }
}

/// A player's side, from the player's edge to the middle.
fn side(setup: &Setup, state: &State, of: Seat) -> Vec<Row> {
    let pile = |zone: u8, name: String, shown: bool| {
        let cards = state.table.pile(zone);
        let all = if shown { cards.iter().map(|it| setup.told(*it)).collect() } else { Vec::new() };
        Row { seat: of, zone: name, count: cards.len(), cards: all }
    };
    let mut rows = vec![
        pile(zones::hand(of), say!(setup, "hand", "手牌"), true),
        pile(zones::library(of), say!(setup, "library", "牌庫"), false),
        pile(zones::graveyard(of), say!(setup, "graveyard", "墓地"), true),
    ];
    let rest = [
        (zones::exile(of), say!(setup, "exile", "除外區")),
        (zones::wheel(of), say!(setup, "wheel", "轉盤")),
        (zones::terrain(of), say!(setup, "terrain", "場地區")),
        (zones::aside(of), say!(setup, "aside", "處理中")),
    ];
    rows.extend(rest.into_iter().filter(|it| !state.table.pile(it.0).is_empty()).map(|it| pile(it.0, it.1, true)));
    let forest = usize::from(state.forest[of.index()]);
    rows.push(Row { seat: of, zone: say!(setup, "forest", "森林"), count: forest, cards: Vec::new() });
    rows.push(row(setup, state, of, false));
    rows.push(row(setup, state, of, true));
    rows
}

fn remarks(setup: &Setup, state: &State) -> Vec<String> {
    let mut all: Vec<String> = Seat::BOTH
        .into_iter()
        .map(|of| {
            let (points, rewards, energy) =
                (total(setup, state, of), state.rewards[of.index()], state.energy[of.index()]);
            say!(
                setup,
                "{of}: {points} points, {rewards} of them rewards; charge energy {energy}",
                "{of}：{points}分，其中獎勵{rewards}；充能能量{energy}"
            )
        })
        .collect();
    if let Some(turned) = state.countdown {
        all.push(say!(
            setup,
            "countdown: {turned} star lane cards turned over",
            "倒數階段：已翻面{turned}張星星戰線牌"
        ));
    }
    for of in Seat::BOTH.into_iter().filter(|it| state.declared[it.index()].is_some()) {
        all.push(say!(setup, "{of} has declared an early end", "{of}已宣告提早結束"));
    }
    if let Some(outcome) = &state.outcome {
        all.push(words::steps::Result { winner: outcome.winner }.tell(setup));
    }
    all
}

/// The name of a phase, for `goto phase`.
fn phase(state: &State) -> &'static str {
    let innermost = state.agenda.last().map(|it| it.proc);
    if state.outcome.is_some() {
        return "over";
    }
    match innermost {
        Some(it) if it == &ATTACKING => return "attack",
        Some(it) if it == &ARRANGING => return "formation",
        Some(it) if it == &MERGING => return "merge",
        _ => {}
    }
    match state.phase {
        Phase::Preparation => "preparation",
        Phase::Draw => "draw",
        Phase::Defence => "defence",
        Phase::Summoning => "summoning",
        Phase::Tactics => "tactics",
        Phase::End => "end",
    }
}

fn phase_told(setup: &Setup, phase: &str) -> String {
    let native = match phase {
        "over" => "遊戲結束",
        "attack" => "進攻宣言",
        "formation" => "戰術佈陣",
        "merge" => "機械合體階段",
        "preparation" => "準備流程",
        "draw" => "抽牌階段",
        "defence" => "防守階段",
        "summoning" => "召喚階段",
        "tactics" => "戰術階段",
        _ => "結束階段",
    };
    if setup.tongue.native { native.to_owned() } else { phase.to_owned() }
}

impl Tell for Xinglingwang {
    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        decision!(what, choice => choices::Choice::tell(choice, setup))
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        match what {
            Chance::First { player } => say!(setup, "{player} goes first", "{player}為先手"),
            Chance::Shuffle { player, .. } => say!(setup, "{player}'s library is shuffled", "{player}洗牌庫"),
            Chance::Open { by, card } => {
                let card = setup.told(*card);
                say!(setup, "{by} shows {card} of the wheel", "{by}由轉盤展示{card}")
            }
        }
    }

    fn tell_ask(setup: &Setup, ask: Ask) -> String {
        match ask {
            Ask::First => say!(setup, "who goes first", "決定先後手"),
            Ask::EitherShuffle => say!(setup, "both libraries are to be shuffled", "雙方須洗牌庫"),
            Ask::Shuffle(of) => say!(setup, "{of}'s library is to be shuffled", "{of}須洗牌庫"),
            Ask::Open(of) => say!(setup, "a card of {of}'s wheel is to be opened", "{of}的轉盤須開盤"),
        }
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        typed::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        typed::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let native = setup.tongue.native;
        let inner = state.agenda.len().saturating_sub(1);
        let told = |(place, frame): (usize, &super::agenda::Frame)| Procedure {
            clause: CATALOGUE[frame.proc.clause as usize].number,
            name: frame.proc.told(native).to_owned(),
            items: frame
                .proc
                .items
                .iter()
                .map(|it| Item { clause: CATALOGUE[it.clause as usize].number, name: it.told(native).to_owned() })
                .collect(),
            at: usize::from(frame.at).saturating_sub(usize::from(place < inner)),
        };
        let _ = BOOK.title;
        Agenda { procedures: state.agenda.iter().enumerate().map(told).collect() }
    }

    fn moment(state: &State) -> (u32, &'static str) {
        (state.turn.number.into(), phase(state))
    }

    fn board(setup: &Setup, state: &State) -> Board {
        let (number, phase) = Self::moment(state);
        let (told, player) = (phase_told(setup, phase), state.turn.player);
        let name = &setup.names[player.index()];
        let headline = match number {
            0 => told.clone(),
            _ => say!(setup, "turn {number}, {player} ({name}), {told}", "第{number}回合，{player}（{name}），{told}"),
        };
        let prompt = say!(setup, "turn {number} {player} {told}", "第{number}回合 {player} {told}");
        let mut rows = side(setup, state, Seat::B);
        rows.extend(side(setup, state, Seat::A).into_iter().rev());
        Board { headline, prompt, turn: number, phase: phase.to_owned(), rows, remarks: remarks(setup, state) }
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        if !setup.has(card) {
            return None;
        }
        let mut all = vec![setup.told(card)];
        if let Some(it) = setup.facts(card) {
            let race = it.card.race.map_or("", |it| it.told(setup.tongue.native));
            all.push(race.to_owned());
            if let Some(mana) = it.card.mana {
                all.push(say!(setup, "mana {mana}", "法力{mana}"));
            }
        }
        match state.find(card) {
            Some((of, at)) => {
                let at = format!("{at:?}");
                all.push(say!(setup, "it stands on {of}'s {at}", "在{of}的{at}"));
                all.extend(state.unit(card).map(|it| unit(setup, state, it)));
            }
            None if state.table.zone(card) == NOWHERE => {
                all.push(say!(setup, "it is in no zone that the log knows", "不在記錄所知的區域"));
            }
            None => {
                let of = zones::owner(state.table.zone(card));
                all.push(say!(setup, "it lies in a zone of {of}'s", "在{of}的區域"));
            }
        }
        Some(all)
    }
}
