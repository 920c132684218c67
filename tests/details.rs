//! The same match in both details: a full fixture without its steps has the same findings on players' choices as the full
//! one.

use crate::support::cases;
use headjudge::fixtures::Case;
use headjudge::games::JUDGED;
use headjudge::judge::{Verdict, audit};
use headjudge::log::open;
use headjudge::with_game;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The reasons why fixtures have different findings without their steps, or none: their faults are in the steps.
const OTHERWISE: &[(&str, &[&str])] = &[
    (
        "the step that is left out is derived",
        &[
            "xinglingwang/2.1-one-card-drawn",
            "xinglingwang/7.1-main-phase-card-between-two-draws",
            "cipher/12.2.1.4-five-cards",
            "cipher/18.1.11.1.1-left-out",
            "cipher/19.1.4-not-moved-to-the-front-line",
            "cipher/19.1.4-one-not-moved-beside-her",
            "cipher/19.1.4-power-for-one-of-both",
            "cipher/19.1.4-power-where-the-opponent-has-not-paid",
            "cipher/18.1.20-not-ended",
            "cipher/18.1.5-ability-between-the-supports",
            "cipher/18.1.9-left-out",
            "cipher/8.1.1-ability-chosen-first",
            "cipher/8.1.1-not-drawn",
            "cipher/9.2.1-both-stay",
            "cipher/9.3.1-ability-chosen-first",
            "cipher/9.3.1-unseen-ability-chosen-first",
            "cipher/9.3.3-one-stays",
            "zero/401p2.2-in-the-reset-step",
            "zero/503p1-the-defence-is-not-established",
            "zero/504p2-no-battle-step",
            "zero/407p1.2-in-the-clean-up-step",
            "zero/408p1.3-no-second-clean-up",
            "zero/324p4-a-life-card-for-the-cost-stays",
            "zero/405.1p3-the-attack-of-one-kept-from-attacking",
            "zero/405p2-no-action-phase",
            "zero/506p1-the-battle-does-not-end",
            "zero/900.assault.p3-assault-lost-in-the-declaration",
            "zero/900.falselife.p1.4-the-ghost-stays",
            "evolve/10.4.2.2-paid-with-points-that-are-not-there",
            "evolve/10.6.2.7.3-the-spell-stays",
            "evolve/11.3.1-alive-without-defence",
            "evolve/11.3.2-bane-is-passed-over",
            "evolve/7.2.4-no-card-is-drawn",
            "evolve/9.1.4.3-a-token-stays-in-the-cemetery",
            "evolve/dice-and-chance",
            "blackpoker/block.trigger-left-out",
            "blackpoker/core.resolve.1-answered-after-both-passed",
            "blackpoker/core.resolve.1-charge-waits",
            "blackpoker/core.resolve.1-goes-on-without-resolving",
            "blackpoker/core.resolve.4-quick-request-without-it",
            "blackpoker/core.resolve.4-stays-on-the-stage",
            "blackpoker/cost.l-equipped-for-nothing",
            "blackpoker/cost.l-hero-for-two-bulwarks",
            "blackpoker/cost.l-last-card-of-the-life",
            "blackpoker/cost.l-life-is-not-empty",
            "blackpoker/cost.l-not-paid",
            "blackpoker/cost.l-paid-after-the-resolution",
            "blackpoker/cost.l-second-request-for-nothing",
            "blackpoker/cost.l-seen-by-one-player",
            "blackpoker/counter.effect.2-destroy-bulwark-by-a-two",
            "blackpoker/counter.effect.2-throw-by-an-ace",
            "blackpoker/down.effect-equipped-survives",
            "blackpoker/down.effect-equipped-while-lowered-survives",
            "blackpoker/draw.trigger-left-out",
            "blackpoker/judge.effect.1-equal-to-the-sum",
            "blackpoker/judge.effect.3-one-point-short",
            "blackpoker/judge.trigger-left-out",
            "blackpoker/judge.trigger-no-attacker-is-left",
            "blackpoker/setup.4-no-draw",
            "blackpoker/succession.trigger-hero-without-successor",
            "blackpoker/succession.trigger-once-for-two-cards",
            "blackpoker/throw.effect-by-the-club",
            "blackpoker/throw.effect-nine-points-short",
            "blackpoker/throw.effect-one-point-short",
            "blackpoker/throw.effect-queen-counts-twelve",
            "blackpoker/throw.effect-short-life",
        ],
    ),
    (
        "the result that is left out, or comes later, is derived, and the match is over",
        &[
            "cipher/11.3.1.1-from-nothing",
            "cipher/3.1.1-no-lord",
            "blackpoker/draw.effect.2-asked-of-an-empty-life",
            "blackpoker/search.effect-empty-life-shuffled",
            "blackpoker/win.check-not-made-after-search",
        ],
    ),
    (
        "the pass that is left out is taken for a request out of turn, and what it left undone stays on the stage",
        &["blackpoker/three-turns-without-a-pass"],
    ),
    (
        "the order of choice and step is not shown",
        &[
            "cipher/10.2.1-unit-that-has-left-long-ago",
            "cipher/9.3.2-unit-goes-before-the-orb",
            "blackpoker/zones.top-after-the-bulwark-that-beat-it",
        ],
    ),
    (
        "the rest of the procedure is derived, so that the choice comes behind it",
        &[
            "evolve/10.10.2.3-the-same-effect-again",
            "cipher/10.2.1-lord-that-was-not-destroyed",
            "cipher/18.1.3.2.1.2-evades-for-nobody",
            "cipher/21.2.2.2.4-attack-of-a-unit-that-has-not-changed-class",
            "cipher/9.3.2.1-second-orb",
            "blackpoker/attack.effect-asked-with-nobody-left",
            "blackpoker/attack.effect.3-equipped-without-an-ace",
            "blackpoker/block.effect-asked-with-nobody-left",
            "blackpoker/block.effect.1-bulwark-beside-a-soldier",
            "blackpoker/block.effect.1-soldier-beside-a-bulwark",
            "blackpoker/block.effect.1-two-bulwarks",
            "blackpoker/core.resolve.2-turns-the-dead",
            "blackpoker/core.resolve.2-twist-of-a-dead-soldier",
            "blackpoker/search.effect-shuffled-twice",
        ],
    ),
    (
        "what is immediate is resolved, so that another choice is asked for",
        &[
            "blackpoker/core.resolve.1-search-is-answered",
            "blackpoker/core.resolve.1-set-bulwark-waits",
            "blackpoker/core.resolve.1-succession-waits",
        ],
    ),
    (
        "what is missing is found at a step, and without steps at the next choice",
        &["zero/900.cursemark.p4-not-shuffled-though-the-card-came-from-hand"],
    ),
    (
        "a pass that is left out takes the next one's place where no step shows what has resolved",
        &["blackpoker/three-turns-without-a-pass"],
    ),
    (
        "both units have gone when the shuffle comes, which leaves one of them out",
        &["cipher/9.3.3.1-refill-in-between"],
    ),
    ("that a text is not over yet only its steps show", &["evolve/picked-from-the-hand"]),
    (
        "what the next step shows to be wrong, the next choice shows",
        &[
            "blackpoker/core.respond-draw-resolves-at-once",
            "blackpoker/judge.effect.2.a.2-sum-is-not-printed",
            "blackpoker/search.effect-life-of-one-card",
            "blackpoker/search.effect-seen-by-the-opponent",
            "zero/106p4-used-while-the-chain-is-resolved",
            "zero/615p3-not-shuffled-after-a-curse-mark",
            "zero/101p4-plays-on-after-conceding",
            "zero/901p6-a-forced-loop-without-triggers",
        ],
    ),
];

/// The findings of a log, by entry and clause.
type Found = Vec<(u32, String)>;

/// All logs but the legal twins, with the names of their cases.
fn fixtures(game: &str) -> Vec<(String, String)> {
    let named = |it: Case| it.logs.into_iter().map(move |log| (it.name.clone(), log));
    let logs = cases(game).into_iter().flat_map(named);
    logs.filter(|it| it.1.name != "legal").map(|(name, log)| (name, log.text)).collect()
}

fn found(game: &str, log: &str) -> Found {
    let log = open(log.as_bytes()).expect("a fixture is a log");
    let audit = with_game!(game, G => audit::<G, _>(log)).expect("a game of the list");
    let illegal = audit.findings.iter().map(|it| &it.finding).filter(|it| it.verdict == Verdict::Illegal);
    illegal.map(|it| (it.entry, it.clause().to_owned())).collect()
}

/// Returns `true` if an author's card has a text that is not encoded.
fn has_texts(header: &Value) -> bool {
    let cards = header.pointer("/definitions/cards").and_then(Value::as_array).into_iter().flatten();
    let mut abilities =
        cards.flat_map(|it| it["abilities"].as_array().into_iter().flatten().chain(it.get("counterstrike")));
    abilities.any(|it| it["text"] == json!(true))
}

/// The log without its steps, and the old places of its entries; `None` if it has no such twin.
fn without_steps(log: &str) -> Option<(String, BTreeMap<u32, u32>)> {
    let mut lines = log.lines().map(|it| serde_json::from_str::<Value>(it).expect("a fixture is JSON"));
    let mut header = lines.next()?;
    if header["detail"] != "full" {
        return None;
    }
    header["detail"] = json!("decisions");
    let (mut text, mut places) = (format!("{header}\n"), BTreeMap::new());
    for mut entry in lines {
        let belongs_to_both = |step: &str| entry["step"].get(step).is_some();
        let by_text = belongs_to_both("text") || belongs_to_both("effect") && has_texts(&header);
        if entry.get("intervention").is_some() || by_text || belongs_to_both("attack_undone") {
            return None;
        }
        if entry.get("step").is_none() {
            let place = places.len() as u32 + 1;
            places.insert(entry["n"].as_u64()? as u32, place);
            entry["n"] = json!(place);
            text.push_str(&format!("{entry}\n"));
        }
    }
    Some((text, places))
}

#[test]
fn decisions_alone_have_the_findings_of_the_full_log() {
    let mut wrong = Vec::new();
    for game in JUDGED {
        let mut compared = 0;
        for (name, full) in fixtures(game) {
            let name = format!("{game}/{name}");
            let Some((decisions, places)) = without_steps(&full) else { continue };
            let wanted = found(game, &full).into_iter();
            let wanted: Found = wanted
                .filter_map(|(entry, clause)| match entry {
                    0 => Some((0, clause)),
                    entry => Some((*places.get(&entry)?, clause)),
                })
                .collect();
            let got = found(game, &decisions);
            let otherwise = OTHERWISE.iter().any(|(_, names)| names.contains(&name.as_str()));
            if (got == wanted) == otherwise {
                wrong.push(format!("{name}: {wanted:?}, without steps {got:?}"));
            }
            compared += 1;
        }
        let all = fixtures(game).len();
        assert!(3 * compared >= all, "{game}: only {compared} of {all} fixtures were compared");
        assert!(*game != "cipher" || compared > 80, "only {compared} fixtures were compared");
    }
    assert!(wrong.is_empty(), "{} fixtures\n{}", wrong.len(), wrong.join("\n"));
}
