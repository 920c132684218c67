//! Messages to authors of other clients about records that do not fit: the place of the fault, and the expected content.

use crate::support::spoilt::{HEADER, assert_plain, lines};
use headjudge::log::open;
use headjudge::with_game;

/// The message about a line after the header, without the expected record and the column.
fn told_of(entry: &str) -> String {
    let audit = lines(&[HEADER, entry]);
    assert_plain(&audit);
    let said = &audit.unreadable.first().unwrap_or_else(|| panic!("{entry} was read")).what;
    let said = said.strip_prefix("an entry was expected: ").expect(said);
    said.rsplit_once(" (column ").expect(said).0.to_owned()
}

#[track_caller]
fn assert_told(told: &[(&str, &str)]) {
    for (entry, said) in told {
        assert_is(&told_of(entry), said);
    }
}

/// Asserts that two texts agree; `…` stands for names that do not matter here.
#[track_caller]
fn assert_is(text: &str, that: &str) {
    let mut rest = text;
    for (place, part) in that.split('…').enumerate() {
        let at = rest.find(part).filter(|at| place > 0 || *at == 0);
        rest = &rest[at.unwrap_or_else(|| panic!("{text}\nis not\n{that}")) + part.len()..];
    }
    assert!(rest.is_empty() || that.ends_with('…'), "{text}\nis not\n{that}");
}

#[test]
fn an_unknown_field_names_what_it_was_in_and_the_nearest() {
    assert_told(&[
        (
            r#"{"n":1,"by":"A","decision":{"deploy":{"card":"A2","lane":"front"}}}"#,
            "decision `deploy` has no field `lane`; it has `card`, `line`; did you mean `line`?",
        ),
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"A1","to":"back"}}}"#,
            "decision `move` has no field `to`; its only field is `unit`",
        ),
        (
            r#"{"n":1,"step":{"draw":{"Player":"A","card":"A6"}}}"#,
            "step `draw` has no field `Player`; it has `player`, `card`; did you mean `player`?",
        ),
        (
            r#"{"n":1,"step":{"text":{"source":"A1","does":{"power":{"unit":"A1","amount":10}}}}}"#,
            "step `text`, field `does.power` has no field `amount`; it has `unit`, `by`, `until`",
        ),
        (
            r#"{"n":1,"chance":{"shuffle":{"player":"A","orders":[]}}}"#,
            "chance `shuffle` has no field `orders`; it has `player`, `order`; did you mean `order`?",
        ),
        (
            r#"{"n":1,"intervention":{"note":{"test":"tea"}}}"#,
            "intervention `note` has no field `test`; it has `text`, …; did you mean `text`?",
        ),
        (
            r#"{"n":1,"by":"A","decison":"pass"}"#,
            "an entry has no field `decison`; it has `n`, `by`, `decision`, `step`, `chance`, `intervention`, `clause`, `hash`; did you mean `decision`?",
        ),
    ]);
}

#[test]
fn an_unknown_name_is_told_with_the_nearest_or_with_all() {
    assert_told(&[
        (
            r#"{"n":1,"by":"A","decision":{"atack":{"unit":"A1"}}}"#,
            "no decision is called `atack`; did you mean `attack`?",
        ),
        (r#"{"n":1,"by":"A","decision":"Pass"}"#, "no decision is called `Pass`; did you mean `pass`?"),
        (r#"{"n":1,"by":"A","decision":{"levelUp":{}}}"#, "no decision is called `levelUp`; did you mean `level_up`?"),
        (r#"{"n":1,"step":"battle-ends"}"#, "no step is called `battle-ends`; did you mean `battle_ends`?"),
        (r#"{"n":1,"chance":{"coin":{}}}"#, "no chance is called `coin`; there are `shuffle` and `first`"),
        (
            r#"{"n":1,"intervention":{"undo":{}}}"#,
            "no intervention is called `undo`; there are `rewind`, `fix` and `note`",
        ),
        (
            r#"{"n":1,"step":{"phase":{"phase":"bonds"}}}"#,
            "step `phase`, field `phase` cannot be `bonds`; it is `start`, `bond`, `deployment`, `action` or `end`; did you mean `bond`?",
        ),
        (r#"{"n":1,"by":"C","decision":"pass"}"#, "an entry, field `by` cannot be `C`; it is `A` or `B`"),
    ]);
}

/// A decision written as a step, and the reverse.
#[test]
fn a_name_of_another_sort_is_told_where_it_stands() {
    assert_told(&[
        (
            r#"{"n":1,"by":"A","decision":{"draw":{"card":"A6"}}}"#,
            "no decision is called `draw`; `draw` is a step and stands under `step`",
        ),
        (
            r#"{"n":1,"step":{"shuffle":{"player":"A"}}}"#,
            "no step is called `shuffle`; `shuffle` is an outcome of chance and stands under `chance`",
        ),
        (
            r#"{"n":1,"by":"A","attack":{"unit":"A1"}}"#,
            "an entry has no field `attack`; it has `n`, `by`, `decision`, `step`, `chance`, `intervention`, `clause`, `hash`; `attack` is a decision and stands under `decision`",
        ),
    ]);
}

#[test]
fn a_wrong_type_names_the_field_and_what_belongs_there() {
    assert_told(&[
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":7}}}"#,
            "decision `move`, field `unit`: integer `7` where a card such as \"A17\", or \"?\" belongs",
        ),
        (
            r#"{"n":1,"step":{"add_support":{"unit":"A1","by":40000}}}"#,
            "step `add_support`, field `by`: integer `40000` where a whole number from -32768 to 32767 belongs",
        ),
        (
            r#"{"n":1,"chance":{"shuffle":{"player":"A","order":["A6",7]}}}"#,
            "chance `shuffle`, field `order[1]`: integer `7` where a card such as \"A17\", or \"?\" belongs",
        ),
        (
            r#"{"n":1,"chance":{"shuffle":{"player":"A","order":"A6"}}}"#,
            "chance `shuffle`, field `order`: string \"A6\" where a list belongs",
        ),
        (
            r#"{"n":1,"by":"A","decision":"move"}"#,
            "decision `move`: its name alone where an object with `unit` belongs",
        ),
        (
            r#"{"n":1,"by":"A","decision":{"move":"A1"}}"#,
            "decision `move`: string \"A1\" where an object with `unit` belongs",
        ),
        (r#"{"n":1,"by":"A","decision":{"pass":{}}}"#, "decision `pass`: an object where nothing but the name belongs"),
        (r#"{"n":1,"chance":{}}"#, "an entry, field `chance`: exactly one of `shuffle` and `first` belongs there"),
        (
            r#"{"n":1,"chance":{"first":{"player":"A"},"shuffle":{"player":"A"}}}"#,
            "an entry, field `chance`: exactly one of `shuffle` and `first` belongs there",
        ),
        (r#"{"n":1,"by":1,"decision":"pass"}"#, "an entry, field `by`: exactly one of `A` and `B` belongs there"),
        (
            r#"{"n":1,"step":{"text":{"source":"A1","does":{"put":{"card":"A1","to":1}}}}}"#,
            "step `text`, field `does.put.to`: exactly one of `deck`, `hand`, `support`, `retreat`, `orbs`, `bonds`, `front`, `back` and `boundless` belongs there",
        ),
    ]);
}

#[test]
fn what_is_missing_or_doubled_is_named() {
    assert_told(&[
        (
            r#"{"n":1,"by":"A","decision":{"deploy":{"card":"A2"}}}"#,
            "decision `deploy` lacks `line`; it has `card`, `line`",
        ),
        (r#"{"n":1,"by":"A","decision":{"move":{}}}"#, "decision `move` lacks `unit`; its only field is `unit`"),
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"A1","unit":"A1"}}}"#,
            "decision `move`: duplicate field `unit`",
        ),
    ]);
}

/// The message about a header with one part replaced.
fn told_of_header(from: &str, to: &str) -> String {
    let bad = HEADER.replacen(from, to, 1);
    assert_ne!(bad, HEADER);
    let audit = lines(&[&bad]);
    let unreadable = audit.unreadable.first().map(|it| it.what.clone());
    unreadable.or(audit.stopped.map(|it| it.why)).expect("it was read")
}

#[test]
fn headers_and_positions_are_told_of_likewise() {
    for (from, to, said) in [
        (
            "\"edition\"",
            "\"editon\"",
            "a header was expected: a header has no field `editon`; it has `headjudge`, `game`, `edition`, `detail`, `view`, `players`, `catalogue`, `cards`, `seed`, `position`, `options`, `source`, `definitions`, `occasion`, `hash`; did you mean `edition`? (column 39)",
        ),
        (
            "\"full\"",
            "\"fully\"",
            "a header was expected: a header, field `detail` cannot be `fully`; it is `full` or `decisions`; did you mean `full`? (column 76)",
        ),
        (
            "\"Ann\"",
            "7",
            "a header was expected: a header, field `players[0].name`: integer `7` where a text belongs (column 116)",
        ),
        (
            "\"players\":[",
            "\"players\":[{\"name\":\"Cid\",\"deck\":[]},",
            "a header was expected: a header, field `players`: there is more in it than belongs there (column 217)",
        ),
        (
            "\"turn\":3",
            "\"turns\":3",
            "a position has no field `turns`; it has `turn`, `player`, `phase`, …; did you mean `turn`?",
        ),
        ("\"turn\":3,", "", "a position lacks `turn`; it has `turn`, `player`, `phase`, …"),
        ("\"lord\":true", "\"lord\":1", "a position, field `A.front[0].lord`: integer `1` where true or false belongs"),
        (
            "\"phase\":\"action\"",
            "\"phase\":\"main\"",
            "a position, field `phase` cannot be `main`; it is `start`, `bond`, `deployment`, `action` or `end`",
        ),
    ] {
        assert_is(&told_of_header(from, to), said);
    }
}

/// The words come from the game's own types, so each game's are known.
#[test]
fn another_game_has_other_names() {
    let header = r#"{"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":[]},{"name":"Ben","deck":[]}]}"#;
    for (rest, said) in [
        (r#"{"n":1,"by":"A","decision":{"reqest":{}}}"#, "no decision is called `reqest`; did you mean `request`?"),
        (
            r#"{"n":1,"by":"A","decision":{"request":{"action":"atack"}}}"#,
            "decision `request`, field `action` cannot be `atack`",
        ),
        (
            r#"{"n":1,"by":"A","decision":{"request":{"action":"up","target":{"Unit":"B3"}}}}"#,
            "decision `request`, field `target` cannot be `Unit`; it is `unit`, `request` or `player`; did you mean `unit`?",
        ),
    ] {
        let log = format!("{header}\n{rest}");
        let opened = open(log.as_bytes()).expect("a header");
        let game = opened.header.game.clone();
        let fault = with_game!(game.as_str(), G => opened.entries::<G>(false).next().expect("a line").err());
        let told = fault.flatten().expect("a fault").what.to_string();
        assert!(told.contains(said), "{told}");
    }
}

/// Names as long as a line may be are compared and repeated in part.
#[test]
fn a_long_line_is_told_of_in_few_words() {
    let long = "x".repeat(1_000_000);
    let cards = vec!["\"A6\""; 150_000].join(",");
    for line in [
        format!(r#"{{"n":1,"{long}":1}}"#),
        format!(r#"{{"n":1,"by":"A","decision":"{long}"}}"#),
        format!(r#"{{"n":1,"by":"A","decision":{{"{long}":1}}}}"#),
        format!(r#"{{"n":1,"by":"A","decision":{{"move":{{"{long}":1}}}}}}"#),
        format!(r#"{{"n":1,"by":"A","decision":{{"move":{{"unit":"{long}"}}}}}}"#),
        format!(r#"{{"n":1,"chance":{{"shuffle":{{"player":"A","order":[{cards},7]}}}}}}"#),
        format!(r#"{{"n":1,"chance":{{"shuffle":{{"player":"A","order":[{cards}],"{long}":[{cards}]}}}}}}"#)[..1 << 20]
            .to_owned(),
    ] {
        let told = lines(&[HEADER, &line]).unreadable[0].what.clone();
        assert!(told.len() < 700, "{told}");
    }
}
