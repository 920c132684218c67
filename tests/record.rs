//! `headjudge record`: a match at the keyboard. The typed input comes through a pipe here.
//!
//! In the starter decks A15 (Marth, B01-003) and B15 (Chrom, B01-053) cost 1; A1 (Marth, S01-001) costs 4.

use crate::run::{Ran, Room, deck, findings, records};
use headjudge::games::JUDGED;
use headjudge::judge::Game;
use headjudge::with_game;
use std::io::{BufRead, BufReader, Write};
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::process::Child;

const SETUP: &str = "lord A15\nlord B15\nkeep\nkeep\n";

fn record(room: &Room, more: &[&str], input: &str) -> Ran {
    let (one, other) = (deck("S01.deck"), deck("S02.deck"));
    let args = ["record", "--game", "cipher", "--deck", &one, "--deck", &other, "--seed", "4"];
    room.run_with(&[&args[..], more].concat(), input)
}

/// The first player with the seed of these tests, and their lord.
fn first(room: &Room) -> (&'static str, &'static str) {
    record(room, &["-o", "first.jsonl"], "lord A15\nlord B15\n").expect(0);
    let first = records(&room.text("first.jsonl")).iter().find_map(|it| it["chance"].get("first").cloned()).unwrap();
    std::fs::remove_file(room.path("first.jsonl")).unwrap();
    if first["player"] == "A" { ("A", "A15") } else { ("B", "B15") }
}

#[test]
fn a_match_is_recorded_sealed_and_legal() {
    for (name, detail) in [("m.jsonl", "full"), ("m.hjl", "full"), ("m.jsonl", "decisions")] {
        let room = Room::new();
        let script = format!("{SETUP}pass\npass\npass\nquit\n");
        let ran = record(&room, &["-o", name, "--detail", detail, "--names", "Ann", "Ben"], &script).expect(0);
        // 12.2.1.3: chance decides who goes first; 13.3.1.2: after three passes the other player's bond is due.
        ran.says("goes first [12.2.1.3]").says("chooses: ").says("[13.3.1.2]");
        assert_eq!(findings(&room.read(name)), []);
        room.run(&["verify", name]).expect(0).says("the chain is whole");
    }
}

#[test]
fn an_illegal_decision_is_refused_with_its_clause_and_not_written() {
    let room = Room::new();
    let (player, lord) = first(&room);
    let script = format!("lord A1\n{SETUP}redraw\npass\npass\nattack {lord}\nwhy\nwhy attack {lord}\nlegal\n");
    let ran = record(&room, &["-o", "m.jsonl"], &script).expect(0);
    ran.says("refused: A sets A1 Marth as the lord")
        .says("A1 Marth has deployment cost 4; a lord's is 1")
        // 12.2.1.5.2: one redraw, in the setup; here the hands are already kept.
        .says(&format!("refused: {player} redraws"))
        // 13.5.1.2.2: no attack in the first player's first turn.
        .says("  13.5.1.2.2: ")
        .says(&format!("this is the first turn of {player}, who goes first"))
        .says("legal there: ");
    let records = records(&room.text("m.jsonl"));
    let decisions: Vec<String> = records.iter().filter_map(|it| it.get("decision")).map(|it| it.to_string()).collect();
    let expected = [
        r#"{"lord":{"card":"A15"}}"#,
        r#"{"lord":{"card":"B15"}}"#,
        r#""keep""#,
        r#""keep""#,
        r#""pass""#,
        r#""pass""#,
    ];
    assert_eq!(decisions, expected);
    assert_eq!(findings(&room.read("m.jsonl")), []);
}

#[test]
fn the_preparation_and_the_first_turn_have_the_steps_of_chapters_12_and_13() {
    let room = Room::new();
    record(&room, &["-o", "m.jsonl"], SETUP).expect(0);
    let records = records(&room.text("m.jsonl"));
    let count = |step: &str| records.iter().filter(|it| it["step"].get(step).is_some()).count();
    // 12.2.1.4: six cards each; 13.2.1.5.1: none more in the first player's first turn.
    assert_eq!(count("draw"), 12);
    // 12.2.1.6: five orbs each. 12.2.1.7: both lords.
    assert_eq!(count("orb"), 10);
    assert_eq!(count("reveal_lord"), 2);
    assert_eq!(records.last().unwrap()["step"]["phase"]["phase"], "bond");
}

#[test]
fn as_played_an_illegal_decision_is_written_down_and_marked() {
    let room = Room::new();
    let (player, lord) = first(&room);
    let other = if player == "A" { "B15" } else { "A15" };
    let script = format!("{SETUP}pass\npass\nattack {lord}\ntarget {other}\nfly away\ndeploy A999 front\n");
    let ran = record(&room, &["--as-played", "-o", "m.jsonl"], &script).expect(0);
    ran.says("against the rules, and written down as it was played").says("13.5.1.2.2").says("not understood: ");
    let records = records(&room.text("m.jsonl"));
    let attack = records.iter().position(|it| it["decision"].get("attack").is_some()).unwrap();
    let note = records[attack + 1]["intervention"]["note"]["text"].as_str().unwrap();
    assert!(note.starts_with(&format!("entry {attack} is against the rules; 13.5.1.2.2: ")), "{note}");
    assert!(records[attack + 2]["decision"].get("target").is_some());
    // The referee finds the same, once: the battle after it is legal.
    assert_eq!(findings(&room.read("m.jsonl")), [(attack as u32, "13.5.1.2.2")]);
}

#[test]
fn a_choice_out_of_turn_names_its_player() {
    let room = Room::new();
    // 12.2.1.1 lets both players choose at once, in any order; 12.2.1.5 asks the first player first.
    let (second, first) = if first(&room).0 == "A" { ("B", "A") } else { ("A", "B") };
    let script = format!("lord A15\nlord B15\n{second}: keep\n{first}: keep\n");
    let ran = record(&room, &["-o", "out.jsonl"], &script).expect(0);
    ran.says(&format!("refused: {second} keeps the hand")).says(&format!("the choice is {first}'s, not {second}'s"));
}

#[test]
fn a_rewind_is_an_entry_and_takes_the_match_back() {
    let room = Room::new();
    let script = "lord A15\nrewind 0 A set the wrong card\nlord A16\nlord B15\nrewind 1 gone\nrewind\nrewind 2\n\
                  rewind 500 too far\nnote all well\n";
    let ran = record(&room, &["-o", "m.jsonl"], script).expect(0);
    ran.says("    2  judge rewinds to entry 0: A set the wrong card")
        .says("    3  A sets A16 Marth as the lord")
        .says("entry 1 does not count any more: entry 2 rewound the match to before it")
        .says("a rewind names an entry and a reason")
        .says("a rewind needs a reason")
        .says("which is not before it");
    let records = records(&room.text("m.jsonl"));
    let rewinds: Vec<_> = records.iter().filter_map(|it| it["intervention"].get("rewind")).collect();
    assert_eq!(rewinds.len(), 1);
    assert_eq!(*rewinds[0], serde_json::json!({"to": 0, "reason": "A set the wrong card"}));
    assert_eq!(records.last().unwrap()["intervention"]["note"]["text"], "all well");
    assert_eq!(findings(&room.read("m.jsonl")), []);
}

#[test]
fn a_torn_last_record_is_cut_off_and_the_match_goes_on() {
    for (name, detail) in [("m.jsonl", "full"), ("m.hjl", "full"), ("m.jsonl", "decisions"), ("m.hjl", "decisions")] {
        let room = Room::new();
        record(&room, &["-o", name, "--detail", detail], SETUP).expect(0);
        let whole = room.read(name);
        // From the middle of the last record back to the middle of the one before, and slightly further.
        for torn in [1, 7, 30, 60] {
            room.write(name, &whole[..whole.len() - torn]);
            let ran = room.run_with(&["record", "--resume", "-o", name], "keep\nkeep\npass\npass\n");
            let ran = ran.expect(0).says("going on after entry");
            if torn > 1 || name == "m.hjl" {
                ran.says("the last record is torn; its ");
            }
            room.run(&["verify", name]).expect(0).says("the chain is whole");
            assert_eq!(findings(&room.read(name)), [], "{name} {detail} {torn}");
        }
    }
}

#[test]
fn killing_the_recorder_loses_nothing() {
    let room = Room::new();
    let (one, other) = (deck("S01.deck"), deck("S02.deck"));
    let args = ["record", "--game", "cipher", "--deck", &one, "--deck", &other, "-o", "m.jsonl"];
    let mut child = room.command(&args).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"lord A15\nlord B15\nkeep\n").unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines.find(|it| it.as_ref().unwrap().contains("keeps the hand")).unwrap().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let text = room.text("m.jsonl");
    assert!(text.ends_with('\n'));
    assert_eq!(records(&text).last().unwrap()["decision"], "keep");
    room.run(&["verify", "m.jsonl"]).expect(0);
    let ran = room.run_with(&["record", "--resume", "-o", "m.jsonl"], "keep\n").expect(0).says_not("torn");
    ran.says("sets").says("as an orb").says("[13.3.1.2]");
    assert!(room.text("m.jsonl").starts_with(&text));
    assert_eq!(findings(&room.read("m.jsonl")), []);
    // Without a seed nobody can foresee chance from the header.
    assert!(records(&text)[0].get("seed").is_none());
}

#[test]
fn going_on_without_an_interruption_changes_no_byte_before() {
    let room = Room::new();
    record(&room, &["-o", "m.jsonl"], SETUP).expect(0);
    let before = room.text("m.jsonl");
    // An editor removed the last line feed.
    room.write("m.jsonl", before.trim_end());
    room.run_with(&["record", "--resume", "-o", "m.jsonl"], "pass\n").expect(0);
    assert!(room.text("m.jsonl").starts_with(&before));
    room.run(&["verify", "m.jsonl"]).expect(0);
}

#[test]
fn a_log_that_was_altered_or_cannot_be_read_is_not_gone_on_with() {
    let room = Room::new();
    record(&room, &["-o", "m.jsonl"], SETUP).expect(0);
    let text = room.text("m.jsonl");
    let resume = |status: i32, text: String, complaint: &str| {
        room.write("n.jsonl", &text);
        room.run_with(&["record", "--resume", "-o", "n.jsonl"], "pass\n").expect(status).complains(complaint);
        assert_eq!(room.text("n.jsonl"), text, "it is left as it is");
    };
    resume(3, text.replace("\"A15\"", "\"A16\""), "line 2: entry 1 does not fit the chain");
    resume(3, text.replacen("S01-001", "S01-002", 1), "the header does not fit the chain");
    let without = |gone: usize| {
        text.lines().enumerate().filter(|it| it.0 != gone).fold(String::new(), |all, it| all + it.1 + "\n")
    };
    resume(3, without(5), "line 6");
    // A complete line that is not an entry was not torn by an interruption.
    resume(4, format!("{text}{{\"n\":0}}\n"), "an entry was expected");
    resume(4, text.replacen("\"keep\"", "\"kepe\"", 1), "kepe");
    resume(4, text[..40].to_owned(), "line 1");
    resume(4, String::new(), "the file is empty");
    resume(4, text.replacen("\"cipher\"", "\"chess\"", 1), "the games are: cipher");
    // Without the chain, the unknown card is the fault.
    let bare = records(&text).into_iter().map(|mut record| {
        record.as_object_mut().unwrap().remove("hash");
        record.to_string() + "\n"
    });
    resume(4, bare.collect::<String>().replacen("S01-001", "X99-001", 1), "X99-001");
    room.run(&["record", "--resume", "-o", "none.jsonl"]).expect(4).complains("none.jsonl");
}

/// A recorder that waits for its next line.
fn recorder(room: &Room, args: &[&str]) -> (Child, impl Iterator<Item = String> + use<>) {
    let mut child = room.command(args).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    (child, lines.map(|it| it.unwrap()))
}

/// Two recorders on one log would ruin it: the second is told which one has it, whichever of them began it, and touches
/// nothing.
#[cfg(unix)]
#[test]
fn a_log_belongs_to_one_recorder() {
    let room = Room::new();
    let (one, other) = (deck("S01.deck"), deck("S02.deck"));
    let begin = ["record", "--game", "cipher", "--deck", &one, "--deck", &other, "-o", "m.jsonl"];
    let resume = ["record", "--resume", "-o", "m.jsonl"];
    for (args, script) in [(&begin[..], "lord A15\n"), (&resume, "lord B15\n")] {
        let (mut child, mut lines) = recorder(&room, args);
        let mut input = child.stdin.take().unwrap();
        input.write_all(script.as_bytes()).unwrap();
        lines.find(|it| it.contains("as the lord")).unwrap();
        lines.find(|it| it.contains(" chooses: ")).unwrap();
        let before = room.text("m.jsonl");
        room.write("other.jsonl", crate::run::header("full"));
        symlink("m.jsonl", room.path("link.jsonl")).unwrap();
        for args in [
            &resume[..],
            &begin,
            &["record", "--resume", "-o", "link.jsonl"],
            &["convert", "--force", "other.jsonl", "m.jsonl"],
        ] {
            let ran = room
                .run_with(args, "keep\nkeep\n")
                .expect(2)
                .complains("is recording into it; end that recorder first");
            if cfg!(target_os = "linux") {
                assert!(ran.err.contains(&format!("process {} is", child.id())), "{}", ran.err);
            }
            assert_eq!(room.text("m.jsonl"), before);
        }
        std::fs::remove_file(room.path("link.jsonl")).unwrap();
        // Readers are not kept out.
        room.run(&["verify", "m.jsonl"]).expect(0);
        drop(input);
        assert!(child.wait().unwrap().success());
    }
    room.run_with(&resume, "keep\nkeep\n").expect(0);
    room.run(&["verify", "m.jsonl"]).expect(0).says("the chain is whole");
    assert_eq!(findings(&room.read("m.jsonl")), []);
}

/// A killed recorder holds no lock: its log can be continued at once.
#[test]
fn the_lock_of_a_dead_recorder_holds_nobody_up() {
    let room = Room::new();
    let (one, other) = (deck("S01.deck"), deck("S02.deck"));
    let (mut child, mut lines) =
        recorder(&room, &["record", "--game", "cipher", "--deck", &one, "--deck", &other, "-o", "m.hjl"]);
    child.stdin.as_mut().unwrap().write_all(b"lord A15\n").unwrap();
    lines.find(|it| it.contains("as the lord")).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    room.run_with(&["record", "--resume", "-o", "m.hjl"], "lord B15\n").expect(0).says("going on after entry 1");
    assert_eq!(room.names(), ["m.hjl"], "nothing else is left");
}

/// Of several recorders that start at once, one gets the log.
#[test]
fn of_many_recorders_one_goes_on() {
    let room = Room::new();
    record(&room, &["-o", "m.jsonl"], "lord A15\n").expect(0);
    let children: Vec<Child> =
        (0..8).map(|_| room.command(&["record", "--resume", "-o", "m.jsonl"]).spawn().unwrap()).collect();
    let mut ended = 0;
    let mut left = Vec::new();
    for mut child in children {
        // The one with the log waits for its next line; the others end.
        let begun = std::time::Instant::now();
        while child.try_wait().unwrap().is_none() && begun.elapsed().as_secs() < 2 {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        match child.try_wait().unwrap() {
            Some(status) => {
                assert_eq!(status.code(), Some(2));
                ended += 1;
            }
            None => left.push(child),
        }
    }
    assert_eq!((ended, left.len()), (7, 1));
    let mut child = left.remove(0);
    child.stdin.take().unwrap().write_all(b"lord B15\nkeep\nkeep\n").unwrap();
    assert!(child.wait_with_output().unwrap().status.success());
    room.run(&["verify", "m.jsonl"]).expect(0).says("the chain is whole");
    assert_eq!(findings(&room.read("m.jsonl")), []);
}

#[test]
fn a_log_that_is_there_is_kept() {
    let room = Room::new();
    room.write("m.jsonl", "mine");
    record(&room, &["-o", "m.jsonl"], SETUP).expect(2).complains("--resume goes on with it");
    assert_eq!(room.text("m.jsonl"), "mine");
    record(&room, &["-o", "m.txt"], SETUP).expect(2).complains(".jsonl (JSON Lines) or .hjl (binary)");
    assert_eq!(room.names(), ["m.jsonl"]);
}

#[test]
fn decks_are_judged_before_the_match() {
    let room = Room::new();
    let start = |deck: &str, more: &[&str]| {
        let args = ["record", "--game", "cipher", "--deck", deck, "--deck", deck, "-o", "m.jsonl"];
        room.run_with(&[&args[..], more].concat(), "")
    };
    // 12.1.1: fifty cards at least. 12.1.1.2: four of a name at most.
    room.write("short.deck", std::fs::read_to_string(deck("S01.deck")).unwrap().replacen("4 S01-001", "3 S01-001", 1));
    let ran = start("short.deck", &[]).expect(1).says("  12.1.1: ").says("49 cards; it needs at least 50");
    ran.complains("--as-played");
    room.write("five.deck", std::fs::read_to_string(deck("S01.deck")).unwrap().replacen("4 S01-001", "5 S01-001", 1));
    start("five.deck", &[]).expect(1).says("  12.1.1.2: ").says("4 is the most");
    room.write("odd.deck", "50 X99-001 # no such card\n");
    start("odd.deck", &[]).expect(2).complains("X99-001");
    room.write("line.deck", "\u{feff}# a remark\n\n4 S01-001 extra\n");
    start("line.deck", &[]).expect(2).complains("line.deck: line 3");
    room.write("huge.deck", "99999999999999999999 S01-001\n");
    start("huge.deck", &[]).expect(2).complains("huge.deck: line 1");
    room.write("most.deck", "18446744073709551615 S01-001\n1 S01-001\n");
    start("most.deck", &[]).expect(2).complains("most.deck: line 1");
    room.write("bytes.deck", [0xFF, 0xFE, 0x00]);
    start("bytes.deck", &[]).expect(2).complains("bytes.deck");
    start("none.deck", &[]).expect(2).complains("none.deck");
    assert!(!room.path("m.jsonl").exists());
    start("short.deck", &["--as-played"]).expect(0);
    assert_eq!(findings(&room.read("m.jsonl")), [(0, "12.1.1")]);
}

#[test]
fn the_command_line_is_checked() {
    let room = Room::new();
    let deck = deck("S01.deck");
    let game = |game: &str| room.run(&["record", "--game", game, "--deck", &deck, "--deck", &deck, "-o", "m.jsonl"]);
    game("chess").expect(2).complains("\"chess\" is not known; the games are: cipher");
    room.run(&["record", "-o", "m.jsonl"]).expect(2).complains("--game");
    room.run(&["record", "--game", "cipher", "--deck", &deck, "-o", "m.jsonl"]).expect(2).complains("twice");
    room.run(&["record", "--resume", "--seed", "3", "-o", "m.jsonl"]).expect(2).complains("--seed");
    room.run(&["record", "--help"]).expect(0).says("Examples:").says("--as-played");
}

#[test]
fn the_board_help_and_names_are_shown_without_obeying_them() {
    let room = Room::new();
    let script = format!("help\nlegal\n{SETUP}board\nnote \u{1b}[2Jgone\n\nLORD A15\n{}\n", "x".repeat(500));
    let ran = record(&room, &["-o", "m.jsonl", "--names", "Ann\u{1b}[31m", "Ben"], &script).expect(0);
    ran.says("rewind ENTRY REASON")
        .says("  lord A15  A sets A15 Marth as the lord")
        .says("│ front line       ┆   1 ┆ A15 Marth 40 [lord]")
        .says("│ orbs             ┆   5 ┆ B")
        .says("note: \\u{1b}[2Jgone")
        .says_not("\u{1b}");
    record(&room, &["-o", "n.jsonl"], &"y".repeat(100_000)).expect(2).complains("longer than anybody types");
    room.run(&["verify", "n.jsonl"]).expect(0);
}

#[test]
fn what_a_text_does_can_be_written_down() {
    let room = Room::new();
    let (_, lord) = first(&room);
    let power = format!(
        r#"step {{"text":{{"source":"{lord}","does":{{"power":{{"unit":"{lord}","by":10,"until":"turn"}}}}}}}}"#
    );
    let phase = r#"step {"phase":{"phase":"end"}}"#;
    let script = format!("{SETUP}pass\npass\n{phase}\nstep nonsense\n{power}\nboard\n");
    let ran = record(&room, &["-o", "l.jsonl"], &script).expect(0);
    // 13.5.1.2: the turn player has not ended the action phase yet.
    ran.says("refused: the end phase begins")
        .says("  13.5.1.2 [interpretation cipher-0022]: ")
        .says("not understood: a step");
    // The card does not have this ability: it is recorded as it happened.
    let ran = record(&room, &["-o", "m.jsonl", "--as-played"], &script).expect(0);
    ran.says(" 50 (40+10) [lord]");
    let records = records(&room.text("m.jsonl"));
    assert_eq!(records.iter().filter(|it| it["step"].get("text").is_some()).count(), 1);
    let ran = record(&room, &["-o", "n.jsonl", "--detail", "decisions"], &format!("{SETUP}{power}\n")).expect(0);
    ran.says("holds no steps");
}

/// The example of a step in `help` is one of the game's.
#[test]
fn the_step_that_help_gives_as_an_example_can_be_typed() {
    fn is_read<G: Game>() -> bool {
        serde_json::from_str::<G::Step>(G::TEXT_STEP).is_ok()
    }
    for game in JUDGED {
        assert_eq!(with_game!(*game, G => is_read::<G>()), Some(true), "{game}");
    }
}
