//! The match as people see it: events in words, the board with its lanes, the agenda.

pub(super) mod effect_words;
pub(super) mod lanes;

use super::book::{BOOK, CATALOGUE};
use super::log::words::{Ask, Chance, Decision, decision};
use super::log::{notation, words};
use super::rules::c13_main_phase::{ARRANGING, ATTACKING, MERGING};
use super::state::characteristics::total;
use super::state::{Phase, Setup, State, zones};
use super::{Xinglingwang, choices};
use crate::judge::{Agenda, Board, Happening, Item, Procedure, Row, Tell};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE};

/// A player's side, from the table edge to the middle.
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
    rows.push(lanes::row(setup, state, of, false));
    rows.push(lanes::row(setup, state, of, true));
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

/// The phase, by the name that `goto phase` takes.
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
    const TEXT_STEP: &'static str = r#"{"text":{"source":"A3","does":{"sideways":{"unit":"B1"}}}}"#;

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
        notation::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        notation::write(what)
    }

    fn agenda(setup: &Setup, state: &State) -> Agenda {
        let words = setup.tongue.told();
        let inner = state.agenda.len().saturating_sub(1);
        let told = |(place, frame): (usize, &super::rules::agenda::Frame)| Procedure {
            clause: CATALOGUE[frame.proc.clause as usize].number,
            name: words.among(frame.proc.words()).to_owned(),
            items: frame
                .proc
                .items
                .iter()
                .map(|item| Item {
                    clause: CATALOGUE[item.clause as usize].number,
                    name: words.among(item.words()).to_owned(),
                })
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
        let grid = Some(lanes::grid(setup, state));
        Board { headline, prompt, turn: number, phase: phase.to_owned(), rows, remarks: remarks(setup, state), grid }
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
                all.extend(state.unit(card).map(|it| lanes::unit(setup, state, it)));
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
