//! The words of Fire Emblem Cipher.

use crate::words::{Names, card, cards, seat};
use crate::{Fuzzed, Log, bases};
use arbitrary::{Result, Unstructured};
use headjudge::games::cipher::words::{Place, Stoppers, Until};
use headjudge::games::cipher::{Chance, Cipher, Decision, Effect, Line, Phase, Step};
use headjudge::judge::Recorder;
use headjudge::log::{Header, Seat};
use serde_json::Value;
use std::sync::LazyLock;

impl Fuzzed for Cipher {
    fn start(seed: u64) -> Header {
        let blue = ["B01-003", "B01-006", "B01-006", "B01-029", "S01-001", "B01-036", "S01-004", "B01-028"];
        let red = ["B01-060", "B01-055", "S02-004", "S02-005", "B01-069", "B01-076", "B01-059", "B01-057"];
        let deck = |codes: &[&str], count: usize| codes.iter().cycle().take(count).map(|it| (*it).to_owned()).collect();
        let small = seed.is_multiple_of(2);
        let count = if small { 24 } else { 50 };
        let header = Recorder::<Cipher>::header([("Ann", deck(&blue, count)), ("Ben", deck(&red, count))]);
        let position = small.then(|| {
            serde_json::json!({"turn":3,"player":"A","phase":"deployment",
                "A":{"hand":["A2","A5","A13"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],
                    "bonds":["A3"],"bonds_down":["A8"],"orbs":["A9"],"retreat":["A10"]},
                "B":{"hand":["B3","B10"],"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}],
                    "bonds":["B4","B11"],"orbs":["B12"],"retreat":["B5"]}})
        });
        Header { position, ..header }
    }

    fn bases() -> &'static [Log<Self>] {
        static BASES: LazyLock<Vec<Log<Cipher>>> = LazyLock::new(bases);
        &BASES
    }

    fn decision(from: &mut Unstructured) -> Result<Decision> {
        let (card, unit) = (card(from)?, card(from)?);
        Ok(match from.int_in_range(0..=19u8)? {
            0 => Decision::Lord { card },
            1 => Decision::Keep,
            2 => Decision::Redraw,
            3 => Decision::Bond { card },
            4 => Decision::Deploy { card, line: line(from)? },
            5 => Decision::LevelUp { card, unit },
            6 => Decision::Move { unit },
            7 => Decision::Attack { unit },
            8 => Decision::Target { unit },
            9 => Decision::Critical { card },
            10 => Decision::Evade { card },
            11 => Decision::BreakOrb { card },
            12 => Decision::KeepUnit { unit },
            13 => Decision::Use { unit, ability: from.arbitrary()? },
            14 => Decision::Resolve { card, ability: from.arbitrary()? },
            15 => Decision::Look { of: seat(from)?, zone: *from.choose(&Place::ALL)? },
            17 => Decision::Loop { from: from.int_in_range(0..=40)?, stoppers: *from.choose(&Stoppers::ALL)? },
            18 => Decision::Units { count: from.int_in_range(0..=3)? },
            16 => Decision::Show { zone: *from.choose(&Place::ALL)? },
            _ => Decision::Pass,
        })
    }

    fn step(from: &mut Unstructured) -> Result<Step> {
        let (player, card, unit) = (seat(from)?, card(from)?, card(from)?);
        Ok(match from.int_in_range(0..=26u8)? {
            0 => Step::Draw { player, card },
            1 => Step::Orb { player, card },
            2 => Step::RevealLord { player, card },
            3 => Step::TurnBegins { player, turn: from.arbitrary()? },
            4 => Step::Ready { player },
            5 => {
                let phases = [Phase::Start, Phase::Bond, Phase::Deployment, Phase::Action, Phase::End];
                Step::Phase { phase: *from.choose(&phases)? }
            }
            6 => Step::Expire,
            7 => Step::TurnEnds { player },
            8 => Step::Support { player, card },
            9 => Step::SupportFails { player, card },
            10 => Step::AddSupport { unit, by: from.arbitrary()? },
            11 => Step::CriticalPower { unit, by: from.arbitrary()? },
            12 => Step::Defeated { unit },
            13 => Step::Retreat { unit },
            14 => Step::SameName { unit },
            15 => Step::March { player },
            16 => Step::ClearSupport { player, card },
            17 => Step::Restore,
            18 => Step::BattleEnds,
            19 => Step::Result { winner: if from.arbitrary()? { Some(player) } else { None } },
            20 => Step::AttackUndone { unit },
            21 => Step::RunLoop { units: from.int_in_range(0..=3)? },
            _ => Step::Text { source: card, does: effect(from)? },
        })
    }

    fn chance(from: &mut Unstructured) -> Result<Chance> {
        let player = seat(from)?;
        if from.ratio(1, 4)? {
            return Ok(Chance::First { player });
        }
        Ok(Chance::Shuffle { player, order: cards(from, 30)? })
    }

    fn position(from: &mut Unstructured) -> Result<Value> {
        let zones = |from: &mut Unstructured, of: Seat| -> Result<Value> {
            let mut names = Names::new(of, 24);
            let mut rows = Vec::new();
            for _ in 0..2 {
                let mut row = Vec::new();
                for _ in 0..from.int_in_range(0..=3)? {
                    let mut cards: Vec<_> = names.some(from, 3)?.into_iter().filter(|it| it != "?").collect();
                    if cards.is_empty() {
                        cards = names.some(from, 1)?;
                    }
                    row.push(serde_json::json!({"cards":cards,"lord":from.ratio(1, 2)?,"rested":from.ratio(1, 3)?,
                        "defeated":from.ratio(1, 5)?,"levelled":from.ratio(1, 5)?,"class_changed":from.ratio(1, 5)?,
                        "bonus":from.ratio(1, 5)?}));
                }
                rows.push(row);
            }
            Ok(
                serde_json::json!({"front":rows[0],"back":rows[1],"hand":names.some(from, 5)?,"bonds":names.some(from, 4)?,
                "bonds_down":names.some(from, 2)?,"orbs":names.some(from, 3)?,"retreat":names.some(from, 4)?,"support":names.some(from, 2)?,
                "deck":names.some(from, 4)?}),
            )
        };
        let phase = *from.choose(&["start", "bond", "deployment", "action", "end"])?;
        let (a, b) = (zones(from, Seat::A)?, zones(from, Seat::B)?);
        let mut triggers = Vec::new();
        for _ in 0..from.int_in_range(0..=2)? {
            triggers.push(serde_json::json!({"user":seat(from)?.to_string(),"card":card(from)?.to_string(),
                "ability":from.int_in_range(0..=3)?,"wave":from.int_in_range(0..=2)?}));
        }
        Ok(serde_json::json!({"turn":from.arbitrary::<u16>()?,"player":seat(from)?.to_string(),"phase":phase,
            "spent":from.arbitrary::<u16>()?,"A":a,"B":b,"triggers":triggers}))
    }
}

fn line(from: &mut Unstructured) -> Result<Line> {
    Ok(*from.choose(&[Line::Front, Line::Back])?)
}

fn effect(from: &mut Unstructured) -> Result<Effect> {
    let unit = card(from)?;
    let card = unit;
    Ok(match from.int_in_range(0..=8u8)? {
        0 => {
            let until = *from.choose(&[Until::Battle, Until::Turn, Until::Later])?;
            Effect::Power { unit, by: from.arbitrary()?, until }
        }
        1 => Effect::Rest { unit },
        2 => Effect::Unrest { unit },
        3 => Effect::Move { unit },
        4 => Effect::Flip { card },
        5 => Effect::Defeat { unit },
        6 => Effect::Range { unit, one: from.arbitrary()?, two: from.arbitrary()? },
        7 => Effect::TwoOrbs { unit, until: *from.choose(&[Until::Battle, Until::Turn, Until::Later])? },
        _ => Effect::Put { card, to: *from.choose(&Place::ALL)? },
    })
}
