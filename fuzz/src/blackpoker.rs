//! The words of BlackPoker Lite.

use crate::words::{Names, card, cards, seat};
use crate::{Fuzzed, Log, bases};
use arbitrary::{Result, Unstructured};
use headjudge::games::blackpoker::{Action, BlackPoker, Chance, Decision, Pose, Step, Target, actions};
use headjudge::judge::Recorder;
use headjudge::log::{Header, Seat};
use headjudge::table::Few;
use serde_json::{Value, json};
use std::sync::LazyLock;

impl Fuzzed for BlackPoker {
    fn start(seed: u64) -> Header {
        let deck = |count: usize| FULL.iter().take(count).map(|it| (*it).to_owned()).collect();
        let small = seed.is_multiple_of(2);
        let count = if small { 26 } else { FULL.len() };
        let header = Recorder::<BlackPoker>::header([("Ann", deck(count)), ("Ben", deck(count))]);
        let position = small.then(|| {
            json!({"turn":3,"player":"A",
                "A":{"hand":["A2","A5","A13","A7"],"bulwarks":[{"card":"A1"},{"card":"A3","driven":true}],
                    "soldiers":[{"cards":["A4","A17"]},{"cards":["A9"],"arrived":true}],"grave":["A10"]},
                "B":{"hand":["B3","B10","B6"],"bulwarks":[{"card":"B1","up":true}],
                    "soldiers":[{"cards":["B2"]},{"cards":["B4"],"size":-1}],"grave":["B5","B7"]}})
        });
        Header { position, ..header }
    }

    fn bases() -> &'static [Log<Self>] {
        static BASES: LazyLock<Vec<Log<BlackPoker>>> = LazyLock::new(bases);
        &BASES
    }

    fn decision(from: &mut Unstructured) -> Result<Decision> {
        let (card, unit) = (card(from)?, card(from)?);
        Ok(match from.int_in_range(0..=13u8)? {
            0..=3 => Decision::Request {
                action: action(from)?,
                drive: few(from)?,
                discard: few(from)?,
                keys: few(from)?,
                target: target(from)?,
            },
            4 => Decision::Pass,
            5 => Decision::Set { card },
            6 => Decision::Discard { card },
            7 => Decision::DrawAgain,
            8 => Decision::Attacker { unit },
            9 => Decision::Blocker { unit, attacker: card },
            10 => Decision::Twist { to: *from.choose(&[Pose::Charged, Pose::Driven])? },
            11 => Decision::Take { card },
            12 => Decision::Top { card },
            _ => Decision::Done,
        })
    }

    fn step(from: &mut Unstructured) -> Result<Step> {
        let (player, card, unit) = (seat(from)?, card(from)?, card(from)?);
        let request = from.int_in_range(0..=40u16)?;
        Ok(match from.int_in_range(0..=22u8)? {
            0 => Step::Draw { player, card },
            1 => Step::PresetBulwark { player, card },
            2 => Step::PresetSoldier { player, card },
            3 => Step::PresetFails { player, card },
            4 => Step::TurnCard { player, card },
            5 => Step::First { player },
            6 => Step::Damage { player, card },
            7 => Step::Resolve { request },
            8 => Step::NoEffect { request },
            9 => Step::Off { request },
            10 => Step::Trigger { player, action: action(from)? },
            11 => Step::Enter { unit },
            12 => Step::Join { unit, card },
            13 => Step::Size { unit, by: from.arbitrary()? },
            14 => Step::Dies { unit },
            15 => Step::TurnUp { unit },
            16 => Step::Countered { request },
            17 => Step::Charge { player },
            18 => Step::Expire,
            19 => Step::Turn { player, turn: from.arbitrary()? },
            20 => Step::Mill { player, card },
            21 => Step::Gain { player, card },
            _ => Step::Result { winner: if from.arbitrary()? { Some(player) } else { None } },
        })
    }

    fn chance(from: &mut Unstructured) -> Result<Chance> {
        Ok(Chance::Shuffle { player: seat(from)?, order: cards(from, 30)? })
    }

    fn position(from: &mut Unstructured) -> Result<Value> {
        let (a, b) = (zones(from, Seat::A)?, zones(from, Seat::B)?);
        let mut stage = Vec::new();
        for _ in 0..from.int_in_range(0..=3)? {
            let target = target(from)?;
            stage.push(json!({"by":seat(from)?,"action":action(from)?,"keys":few(from)?}));
            if let (Some(target), Some(Value::Object(last))) = (target, stage.last_mut()) {
                last.insert("target".to_owned(), json!(target));
            }
        }
        let mut attackers = Vec::new();
        for _ in 0..from.int_in_range(0..=2)? {
            attackers.push(json!({"unit":card(from)?,"blockers":cards(from, 2)?}));
        }
        let mut position = json!({"turn":from.arbitrary::<u16>()?,"player":seat(from)?,"chance":seat(from)?,
            "A":a,"B":b,"stage":stage,"attackers":attackers});
        if from.arbitrary()? {
            position["passed"] = json!(seat(from)?);
        }
        if from.arbitrary()? {
            position["used"] = json!([action(from)?]);
        }
        Ok(position)
    }
}

/// A set of playing cards in no particular order, so that a few of them are of every sort.
const FULL: [&str; 54] = [
    "H5", "D8", "SA", "C10", "Joker", "S9", "HK", "DJ", "C3", "S4", "H2", "D5", "CQ", "S7", "HA", "D10", "C6", "SK",
    "H9", "DA", "C8", "S2", "H7", "DQ", "CA", "Joker", "S3", "S5", "S6", "S8", "S10", "SJ", "SQ", "H3", "H4", "H6",
    "H8", "H10", "HJ", "HQ", "D2", "D3", "D4", "D6", "D7", "D9", "DK", "C2", "C4", "C5", "C7", "C9", "CJ", "CK",
];

fn action(from: &mut Unstructured) -> Result<Action> {
    Ok(from.choose(&actions::ALL)?.action)
}

/// None, one, two or three cards.
fn few(from: &mut Unstructured) -> Result<Few> {
    Ok(Few::of(&cards(from, 3)?).unwrap_or_default())
}

fn target(from: &mut Unstructured) -> Result<Option<Target>> {
    Ok(match from.int_in_range(0..=4u8)? {
        0 | 1 => None,
        2 => Some(Target::Unit(card(from)?)),
        3 => Some(Target::Request(from.int_in_range(0..=40)?)),
        _ => Some(Target::Player(seat(from)?)),
    })
}

fn zones(from: &mut Unstructured, of: Seat) -> Result<Value> {
    let mut names = Names::new(of, 24);
    let mut bulwarks = Vec::new();
    for card in names.some(from, 3)? {
        bulwarks.push(json!({"card":card,"driven":from.ratio(1, 3)?,"up":from.ratio(1, 3)?}));
    }
    let mut soldiers = Vec::new();
    for _ in 0..from.int_in_range(0..=3)? {
        let cards = names.some(from, 3)?;
        soldiers.push(json!({"cards":cards,"driven":from.ratio(1, 3)?,"arrived":from.ratio(1, 3)?,
            "size":if from.ratio(1, 4)? { from.arbitrary::<i16>()? } else { 0 }}));
    }
    Ok(json!({"life":names.some(from, 5)?,"hand":names.some(from, 6)?,"grave":names.some(from, 4)?,
        "bulwarks":bulwarks,"soldiers":soldiers}))
}
