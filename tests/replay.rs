//! `headjudge replay` in the compiled program, with commands on standard input; and the session behind it.

use crate::support::{Tried, fixture, for_every_game, for_one_game, header, simulated_from};
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Session, Verdict, audit};
use headjudge::log::{Detail, Form, open};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

for_every_game! {
    fn back_to_the_start_and_on_again_is_the_same_at_every_entry() { stepping_leads_back([11, 12]) }
}

/// A separate file for each test.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("replay-{}-{name}", std::process::id()))
}

/// A sealed log of a random match, as bytes.
fn simulated_by<G: Tried>(seed: u64, most: usize, detail: Detail, form: Form) -> Vec<u8> {
    crate::support::written(&simulated_from::<G>(header::<G>(seed, detail), most), form, true)
}

/// A sealed log of a random match of Cipher, as bytes.
fn simulated(seed: u64, most: usize, detail: Detail, form: Form) -> Vec<u8> {
    simulated_by::<Cipher>(seed, most, detail, form)
}

/// The replies to commands, as the program prints them.
fn replay(log: &Path, commands: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_headjudge"))
        .arg("replay")
        .arg(log)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // The program reads no commands if it refuses its file.
    let _ = child.stdin.take().expect("a pipe").write_all(commands.as_bytes());
    child.wait_with_output().expect("an end")
}

/// The replies, the greeting first; each ends with an empty line.
fn replies(log: &Path, commands: &str) -> Vec<String> {
    let output = replay(log, commands);
    let errors = String::from_utf8_lossy(&output.stderr);
    let audited = Command::new(env!("CARGO_BIN_EXE_headjudge")).arg("audit").arg(log).output().expect("the program");
    assert_eq!(output.status.code(), audited.status.code(), "{errors}");
    assert_eq!(errors, "");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.split_inclusive("\n\n").map(str::to_owned).collect()
}

/// One reply to one command.
fn reply(log: &Path, command: &str) -> String {
    let all = replies(log, &format!("{command}\n"));
    assert_eq!(all.len(), 2, "one command, one reply");
    all[1].clone()
}

/// Asserts that a text contains each of some others, and shows it if not. Line ends count as spaces.
fn says(text: &str, parts: &[&str]) {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts {
        assert!(flat.contains(part), "{part:?} is not in:\n{text}");
    }
}

fn written(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = file(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// Ann (A) is at her action phase with Marth, her lord, in the front line and Caeda in the back line; Ben (B)
/// has his lord Sumia in the front line. Caeda moves to the front; 17.1.2.1 rests her. She moves again, which
/// 17.1.2 refuses: only an unrested unit can be chosen. Then Marth attacks Sumia, and the log ends.
const MOVES_TWICE: &str = r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["B01-003","B01-006","B01-003","B01-006","B01-006","B01-006","S01-004","B01-036"]},{"name":"Ben","deck":["B01-069","B01-055","S02-004","B01-060","B01-069"]}],"position":{"turn":3,"player":"A","phase":"action","A":{"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A2"]}],"hand":["A3"],"bonds":["A4"],"bonds_down":["A5"],"orbs":["A6"]},"B":{"front":[{"cards":["B1"],"lord":true}],"orbs":["B2"]}}}
{"n":1,"intervention":{"note":{"text":"written down at the table"}}}
{"n":2,"by":"A","decision":{"move":{"unit":"A2"}}}
{"n":3,"by":"A","decision":{"move":{"unit":"A2"}}}
{"n":4,"by":"A","decision":{"attack":{"unit":"A1"}}}
{"n":5,"by":"A","decision":{"target":{"unit":"B1"}}}
"#;

fn moves_twice(test: &str) -> PathBuf {
    written(&format!("{test}.jsonl"), MOVES_TWICE)
}

/// Names as printed on the cards; other replies stay in English. A card's page has its texts, which of them are in force
/// for whom, and the composition of its power.
#[test]
fn a_card_shows_its_texts_and_what_they_do_now() {
    let log = written("texts.jsonl", fixture("cipher", "18.1.15-ten-for-each-armored-ally/legal"));
    let card = reply(&log, "card A2");
    says(&card, &["power now 70 (60+10), +10 by the text of A2", "always in force: “Memory in the Rain”: ", "for A2"]);
    let all = replies(&log, "goto 8\nboard\n");
    says(&all[2], &["A2 Mamori Minamoto 80 (60+10+10)"]);
}

/// The effect of a text is told with the text: its card, its words, and the current part of it.
#[test]
fn a_text_at_work_is_quoted() {
    let log = written("text.jsonl", fixture("cipher", "19.1.4-doubled-by-less-than-the-power/legal"));
    let all = replies(&log, "goto 1\nagenda\nwhy 1\nwhy 4\n");
    says(&all[2], &["the text of A2 Owain, “Radiant Dawn”", "> 19.1.3"]);
    says(&all[3], &["the text of A2 Owain: “Radiant Dawn”: ["]);
    says(&all[4], &["the text of A2 Owain: “Radiant Dawn”: ["]);
}

/// The page of a card of EVOLVE shows the sorts and the states of its abilities; `why` quotes the one at work.
#[test]
fn a_card_of_evolve_shows_its_texts() {
    let log = written("evolve.jsonl", fixture("evolve", "10.6.2.7.2-a-fanfare-of-another-amount/legal"));
    let all = replies(&log, "card A1\nwhy 2\nwhy 3\nwhy 1\n");
    says(&all[1], &["automatic ability: fanfare: ", "4 damage to it"]);
    assert!(!all[1].contains("not judged"), "{}", all[1]);
    for it in &all[2..4] {
        says(it, &["the text of A1", "4 damage to it"]);
    }
    says(&all[3], &["10.6.2.7.2"]);
    assert!(!all[4].contains("the text of"), "a play of a follower comes by no text: {}", all[4]);
}

#[test]
fn the_table_is_shown_in_the_languages_of_the_cards() {
    let log = moves_twice("languages");
    let all = replies(&log, "board zh\nboard ja\nboard en\nboard xx\nnext 2\n");
    says(&all[1], &["│ front line ┆ 1 ┆ B1 丝米娅 30 [lord] │", "│ back line ┆ 1 ┆ A2 希达 30 │"]);
    says(&all[2], &["│ front line ┆ 1 ┆ B1 スミア 30 [lord] │", "│ back line ┆ 1 ┆ A2 シーダ 30 │"]);
    says(&all[3], &["│ front line ┆ 1 ┆ B1 Sumia 30 [lord] │"]);
    says(&all[4], &["board [en | zh | ja | A | B | public]"]);
    says(&all[5], &["A moves A2 Caeda"]);
}

#[test]
fn the_table_is_shown_as_it_stood() {
    let log = moves_twice("board");
    let board = reply(&log, "board");
    says(
        &board,
        &[
            "turn 3, A (Ann): action phase, 0 spent",
            "│ front line ┆ 1 ┆ B1 Sumia 30 [lord] │",
            "│ orbs ┆ 1 ┆ B2 Lucina │",
            // Nothing names B3 to B5 and A7, A8, so they are the decks.
            "│ deck ┆ 3 ┆ │",
            "│ front line ┆ 1 ┆ A1 Marth 40 [lord] │",
            "│ back line ┆ 1 ┆ A2 Caeda 30 │",
            "│ bonds, face-down ┆ 1 ┆ A5 Caeda │",
            "│ bonds, face-up ┆ 1 ┆ A4 Caeda │",
            "│ hand ┆ 1 ┆ A3 Marth │",
            "│ deck ┆ 2 ┆ │",
        ],
    );
    assert!(board.lines().all(|it| it.chars().count() <= 80));
    // 17.1.2, 17.1.2.1: after the move she is in the other line, and rested.
    let moved = &replies(&log, "goto 2\nboard\n")[2];
    says(moved, &["│ front line ┆ 2 ┆ A1 Marth 40 [lord], A2 Caeda 30 [rested] │", "│ back line ┆ 0 ┆ │"]);
}

#[test]
fn changes_are_told_fact_by_fact() {
    let log = moves_twice("diff");
    let expected = "from entry 1 to entry 2:\n- A back line: A2 Caeda 30\n+ A front line: A2 Caeda 30 [rested]\n";
    let mut lines: Vec<String> = reply(&log, "diff 1 2").lines().map(str::to_owned).collect();
    let mut hoped: Vec<String> = expected.lines().map(str::to_owned).collect();
    lines.retain(|it| !it.is_empty());
    lines.sort();
    hoped.sort();
    assert_eq!(lines, hoped);
    // Without numbers: the changes made by the last entry.
    assert_eq!(replies(&log, "goto 2\ndiff\n")[2], reply(&log, "diff 1 2"));
    says(&reply(&log, "diff 2 2"), &["nothing on the table changes"]);
}

#[test]
fn a_finding_is_explained() {
    let log = moves_twice("why");
    let all = replies(&log, "findings\nnext-finding\nwhy\nwhy 2\nnext-finding\n");
    says(&all[0], &["Ann (A) against Ben (B)", "5 entries, 1 finding;", "not sealed"]);
    says(&all[1], &["#3 illegal 17.1.2: A moves A2 Caeda"]);
    says(&all[2], &["#3 A moves A2 Caeda", "illegal", "17.1.2:", "rested", "entry 3 of 5", "turn 3 A action"]);
    assert!(all[2].starts_with(all[3].trim_end()), "why tells the same of the entry at which the session stands");
    says(&all[4], &["#2 A moves A2 Caeda [17.1.2]", "legal, under 17.1.2:"]);
    says(&all[5], &["no finding after entry 3"]);
}

/// 13.5.1.2: in the action phase units move and attack any number of times. Rested Caeda can do neither (17.1.2, 18.1.2).
#[test]
fn what_is_legal_is_listed() {
    let log = moves_twice("legal");
    let all = replies(&log, "legal\ngoto 2\nlegal\ngoto 5\nlegal\n");
    says(&all[1], &["legal decisions of A's:"]);
    says(
        &all[1],
        &["move A1 A moves A1 Marth", "move A2 A moves A2 Caeda", "attack A1 ", "pass A ends the action phase"],
    );
    assert!(!all[3].contains("first the rules"));
    says(&all[3], &["move A1", "attack A1", "pass"]);
    assert!(!all[3].contains("move A2") && !all[3].contains("attack A2"));
    // 18.1.5: once the target is chosen, both are supported before anybody has to choose (18.1.11).
    says(
        &all[5],
        &["A is supported by A7 Ogma [18.1.5]", "B is supported by B3 Miriel [18.1.5]", "critical A3", "pass"],
    );
}

/// 18: the agenda is in the attack; the target is chosen (18.1.3), support is next (18.1.5).
#[test]
fn the_agenda_says_where_in_the_book_the_match_stands() {
    let log = moves_twice("agenda");
    let all = replies(&log, "goto end\nagenda\n");
    let marked: Vec<&str> = all[2].lines().map(str::trim).filter(|it| it.starts_with("> ")).collect();
    assert!(marked[0].starts_with("> 13.5 "), "{marked:?}");
    assert!(marked[1].starts_with("> 13.5.1.2 "), "{marked:?}");
    assert!(marked[2].starts_with("> 18.1.5 "), "{marked:?}");
    assert_eq!(marked.len(), 3);
    says(&all[2], &["x 18.1.3 ", "18.1.20 the battle ends", "next: A is supported by A7 Ogma [18.1.5]"]);
}

#[test]
fn a_card_has_its_facts_and_its_history() {
    let log = moves_twice("card");
    let card = reply(&log, "card a2");
    says(&card, &["A2: Talys's Heart Caeda (B01-006)", "power 30, support value 30", "it is in A's back line"]);
    says(&card, &["in this match (2 entries):", "#2 A moves A2 Caeda [17.1.2] = it is in A's front line"]);
    says(&card, &["#3 A moves A2 Caeda [17.1.2] illegal: 17.1.2 = it is in A's back line"]);
    says(&reply(&log, "card B4"), &["B4:", "it is in B's deck", "in this match (0 entries)"]);
    says(&reply(&log, "card B6"), &["there is no card B6 in this match"]);
    says(&reply(&log, "card C1"), &["\"C1\" is no card"]);
}

/// By hand: 18.1.9 adds Ogma's support value 10 to Marth's 40 and Miriel's 20 to Sumia's 30. 18.1.11.1.1
/// doubles Marth's 50, which Marth in the hand pays for (18.1.11.1). With 100 against 50, Sumia is defeated
/// (18.1.15); she is the lord and has an orb, which B takes (9.3.2).
#[test]
fn a_branch_is_judged_and_left() {
    let log = moves_twice("try");
    let all = replies(
        &log,
        "goto 1\ntry target B1\ntry attack A1\ntry target B1\nboard\nnext\ntry critical A3\ndiff\ntry B pass\nlegal\nmain\nwhy\nmain\n",
    );
    // 18.1.3: nobody attacks, so there is no target to choose; nothing is applied.
    says(&all[2], &["what if: A targets B1 Sumia: illegal", "18.1.3", "not carried out", "entry 1 of 5 · turn 3"]);
    says(&all[3], &["what if: A attacks with A1 Marth: legal", "entry 1 of 5, 1 deep in a what-if branch"]);
    says(&all[4], &["support adds 10 to A1 Marth [18.1.9]", "support adds 20 to B1 Sumia [18.1.9]"]);
    says(&all[5], &["battle: A1 Marth 50 (40+10) attacks B1 Sumia 50 (30+20)"]);
    says(&all[6], &["`main` leaves it"]);
    says(&all[7], &["A makes a critical hit with A3 Marth: legal", "adds 50 to A1 Marth"]);
    says(&all[8], &["from entry 1 to the branch:", "- A hand: A3 Marth", "+ A retreat area: A3 Marth"]);
    says(&all[9], &["what if: B passes: ", "B1 Sumia is about to be defeated [18.1.15]"]);
    says(&all[10], &["orb B2"]);
    says(&all[11], &["back in the match", "entry 1 of 5 · turn 3"]);
    says(&all[12], &["#1 note: written down at the table", "what a judge does stands beside the rules"]);
    says(&all[13], &["there is no branch to leave"]);
}

/// 17.1.2: an illegal decision is applied only on request.
#[test]
fn an_illegal_what_if_is_carried_out_on_request() {
    let log = moves_twice("try-anyway");
    let all = replies(&log, "goto 2\ntry move A2\ntry! move A2\ndiff\n");
    says(&all[2], &["illegal", "17.1.2:", "not carried out"]);
    says(&all[3], &["illegal", "17.1.2:", "in a branch"]);
    says(&all[4], &["- A front line: A2 Caeda 30 [rested]", "+ A back line: A2 Caeda 30 [rested]"]);
    let refused = &replies(&log, "goto 2\ntry! move A8\n")[2];
    says(refused, &["illegal", "17.1.2:", "it cannot be carried out", "entry 2 of 5 · turn 3"]);
    let after = replies(&log, "try target B1\nwhy\nnext\nwhy\n");
    says(&after[2], &["what if: A targets B1 Sumia"]);
    says(&after[4], &["#1 note:"]);
    says(&reply(&log, "try dance A1"), &["\"dance\" is no decision"]);
}

#[test]
fn continue_stops_where_it_was_told_to() {
    let log = moves_twice("break");
    let all = replies(&log, "break 17\nc\nc\nc\n");
    says(&all[2], &["stopped at entry 2: clause 17"]);
    says(&all[3], &["stopped at entry 3: clause 17"]);
    says(&all[4], &["nothing more to stop at", "entry 5 of 5"]);
    says(&replies(&log, "break card B1\nc\n")[2], &["stopped at entry 5: card B1"]);
    says(&replies(&log, "break finding\ncontinue\n")[2], &["stopped at entry 3: findings"]);
    // 18.1.2 says how an attack is made; 13.5.1.2 asked for it.
    says(&replies(&log, "break 18.1.2\nc\n")[2], &["stopped at entry 4"]);
    says(&replies(&log, "break 13.5.1.2\nc\n")[2], &["stopped at entry 2"]);
    says(&replies(&log, "break 17\nbreak finding\nunbreak 1\nc\n")[4], &["stopped at entry 3"]);
    says(&reply(&log, "break 17.99"), &["the rulebook has no clause"]);
}

#[test]
fn every_way_of_going_leads_there() {
    let log = moves_twice("goto");
    let all = replies(&log, "next\nn 2\nback\nb 99\ngoto end\ngoto start\ngoto #4\ngoto turn 3\nnext 99\n");
    let places = [1, 3, 2, 0, 5, 0, 4, 0, 5];
    for (reply, place) in all[1..].iter().zip(places) {
        says(reply, &[&format!("entry {place} of 5 · turn 3 A action")]);
    }
    says(&reply(&log, "goto 6"), &["there is no entry 6; the last is 5"]);
    says(&reply(&log, "goto turn 9"), &["no turn 9"]);
}

/// A faulty command is answered, and the next one is still obeyed.
#[test]
fn mistakes_are_told_what_was_expected() {
    let log = moves_twice("mistakes");
    let all =
        replies(&log, "borad\nnext twice\nmain now\nclause 18.1.99\nclause 17.1.2\n\n# a remark\nhelp\nquit\nnext\n");
    assert_eq!(all.len(), 7, "empty lines, remarks and what follows quit have no reply");
    says(&all[1], &["did you mean `board`?"]);
    says(&all[2], &["next [K]"]);
    says(&all[3], &["`main` stands alone"]);
    says(&all[4], &["no clause \"18.1.99\"; near it are 18.1"]);
    says(&all[5], &["17.1.2 ", "in 17.1 ", "has 17.1.2.1 "]);
    for it in headjudge::repl::COMMANDS {
        says(&all[6], &[it.names[0], it.rest.split_whitespace().next().unwrap_or("")]);
    }
}

#[test]
fn notes_are_exported_behind_the_log() {
    let log = written("notes.hjl", simulated(3, 60, Detail::Full, Form::Frames));
    for ending in ["jsonl", "hjl"] {
        let out = file(&format!("exported.{ending}"));
        let _ = std::fs::remove_file(&out);
        let name = out.display();
        let commands =
            format!("goto 7\nnote Ann asked about this draw\nnote\nexport {name}\nexport {name}\nexport! {name}\n");
        let all = replies(&log, &commands);
        says(&all[3], &["#7 Ann asked about this draw"]);
        let flat = |it: &str| it.replace(['\n', ' '], "");
        assert!(flat(&all[4]).contains("entries,notesofthissession:1;sealedanew"), "{}", all[4]);
        assert!(flat(&all[5]).contains("thefileistherealready"), "{}", all[5]);
        assert!(flat(&all[6]).contains("wrote"), "{}", all[6]);
        let original = Session::<Cipher>::open(open(std::fs::File::open(&log).unwrap()).unwrap()).unwrap();
        let exported = Session::<Cipher>::open(open(std::fs::File::open(&out).unwrap()).unwrap()).unwrap();
        assert_eq!(exported.len(), original.len() + 1);
        assert_eq!(exported.entries()[..original.len()], *original.entries());
        assert!(matches!(exported.chain(), headjudge::judge::Chain::Intact { .. }));
        let note = format!("{:?}", exported.entries().last().unwrap());
        assert!(note.contains("entry: Some(7)") && note.contains("Ann asked about this draw"), "{note}");
    }
    // It is shown at its entry when stepping through the exported log.
    says(&reply(&file("exported.jsonl"), "goto 7"), &["note at #61: Ann asked about this draw"]);
    // A session does not end with unsaved notes, unless that is intended.
    let left = replies(&log, "note tea\nquit\nwhy\nquit!\nwhy\n");
    says(&left[2], &["notes in no file: 1", "`quit!`"]);
    assert_eq!(left.len(), 4, "{left:?}");
    says(&reply(&log, "export somewhere.txt"), &["ends in .jsonl or .hjl"]);
    let over = reply(&log, &format!("export! {}", log.display()));
    assert!(over.contains("never overwritten"), "{over}");
}

/// A log with a broken chain is opened with a warning, and no export of it looks intact.
#[test]
fn a_broken_chain_is_told_and_not_mended() {
    let text = String::from_utf8(simulated(3, 60, Detail::Full, Form::Lines)).unwrap();
    // Line 3 is entry 2, B's choice of the lord; the entry is removed and put back with another hash.
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines[2].find("\"hash\":\"").expect("a sealed entry") + 8;
    lines[2].replace_range(at..at + 64, &"0".repeat(64));
    let log = written("broken.jsonl", lines.join("\n"));
    let out = file("mended.jsonl");
    let _ = std::fs::remove_file(&out);
    let all = replies(&log, &format!("export {}\n", out.display()));
    says(&all[0], &["Seal broken: line 3, entry 2: the chain of hashes is broken", "the chain is broken"]);
    let exported = std::fs::read_to_string(&out).unwrap();
    assert!(!exported.contains("\"hash\""));
    assert!(exported.lines().last().unwrap().contains("chain of hashes is broken at entry 2"));
}

/// A log that ends in the middle of a line is opened up to there.
#[test]
fn what_can_be_read_is_shown() {
    let cut = &MOVES_TWICE[..MOVES_TWICE.len() - 20];
    let log = written("cut.jsonl", cut);
    let all = replies(&log, "goto end\nexport lacking.jsonl\n");
    let torn = "Cannot be read to its end: line 6: an entry was expected: EOF while parsing";
    says(&all[0], &[torn, "4 entries before that were judged; 1 record was not judged", "4 entries, 1 finding"]);
    says(&all[1], &["#4 A attacks with A1 Marth", "entry 4 of 4", "the log cannot be followed further: line 6:"]);
    says(&all[2], &["the log cannot be read from entry 5 on", "export!"]);
}

#[test]
fn a_file_that_is_no_log_is_refused_with_its_place() {
    let cases: [(&str, &str, &str); 4] = [
        ("empty.jsonl", "", "line 1: the file is empty"),
        ("prose.jsonl", "Dear judge,\n", "line 1: "),
        ("game.jsonl", &MOVES_TWICE.replacen("\"cipher\"", "\"chess\"", 1), "the game \"chess\" is not known"),
        ("twice.jsonl", &MOVES_TWICE.replacen("\"hand\":[\"A3\"]", "\"hand\":[\"A1\"]", 1), "A1 in two places"),
    ];
    for (name, text, expected) in cases {
        let output = replay(&written(name, text), "board\n");
        assert_eq!(output.status.code(), Some(4), "{name}");
        says(&String::from_utf8_lossy(&output.stderr), &["Not a log that can be opened: ", name, expected]);
        assert!(output.stdout.is_empty());
    }
    assert_eq!(replay(Path::new("there/is/no/such.jsonl"), "").status.code(), Some(4));
    assert_eq!(replay(Path::new("-"), "").status.code(), Some(2));
}

/// Strangers' names and notes do nothing to a terminal.
#[test]
fn control_characters_are_shown_not_obeyed() {
    let named = MOVES_TWICE.replacen("\"Ann\"", "\"An\\u001b[2J\\nn\"", 1);
    let text = named + "{\"n\":6,\"intervention\":{\"note\":{\"text\":\"\\u001b]0;owned\\u0007\\u202e\"}}}\n";
    let log = written("control.jsonl", text);
    let commands = "board\ngoto end\nwhy\nfindings\nagenda\nlegal\ncard A1\nnote \u{1b}[31mred\nnote\n\u{1b}[2J\n";
    let output = replay(&log, commands);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("An\\u{1b}[2J\\u{a}n"), "{text}");
    assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}', '\r']), "{text}");
}

/// The position at an entry is the same by any way: stepping on, back to the start, on again, and judging straight through;
/// and the findings there are those of an audit. Logs with faults are no exception.
fn stepping_leads_back<G: Tried>(seeds: [u64; 2]) {
    for seed in seeds {
        step_there_and_back::<G>(seed, Detail::Full, None);
        step_there_and_back::<G>(seed, Detail::Decisions, None);
        step_there_and_back::<G>(seed, Detail::Full, Some(90));
    }
}

/// Steps through a simulated match; `drop` is an entry that the log leaves out.
fn step_there_and_back<G: Tried>(seed: u64, detail: Detail, drop: Option<usize>) {
    let text = String::from_utf8(simulated_by::<G>(seed, 700 / G::SHARE as usize, detail, Form::Lines)).unwrap();
    let text = if let Some(drop) = drop { without(&text, drop) } else { text };
    let mut session = Session::<G>::open(open(text.as_bytes()).unwrap()).unwrap();
    assert!(session.len() > 60, "{:?}", session.cut());
    let audited = audit::<G, _>(open(text.as_bytes()).unwrap());
    let mut told: Vec<_> = audited.findings.iter().map(|it| &it.finding).collect();
    told.sort_by_key(|it| it.entry);
    assert_eq!(session.findings().collect::<Vec<_>>(), told);
    assert_eq!(session.rests_on(), audited.rests_on);
    let grave: Vec<_> = told.into_iter().filter(|it| it.verdict > Verdict::Unmodelled).collect();
    assert!(drop.is_none() || !grave.is_empty(), "what is missing is found");
    let mut straight = Vec::new();
    session.walk(|_, state| {
        straight.push(G::position_hash(state));
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(straight.len(), session.len() + 1);
    let here = |session: &Session<G>| G::position_hash(session.state());
    let mut on = vec![here(&session)];
    while session.at() < session.len() {
        session.forward(1);
        on.push(here(&session));
    }
    assert_eq!(on, straight);
    for n in (0..session.len()).rev() {
        session.back(1);
        assert_eq!((session.at(), here(&session)), (n, straight[n]));
    }
    for (n, hash) in straight.iter().enumerate() {
        session.go_to(n);
        assert_eq!(here(&session), *hash);
    }
}

/// The log without one entry, numbered and unsealed as if it had never been there.
fn without(text: &str, entry: usize) -> String {
    let mut lines = text.lines().map(|it| serde_json::from_str::<serde_json::Value>(it).unwrap()).collect::<Vec<_>>();
    lines.remove(entry);
    for (n, line) in lines.iter_mut().enumerate() {
        let fields = line.as_object_mut().unwrap();
        fields.remove("hash");
        if n > 0 {
            fields.insert("n".to_owned(), n.into());
        }
    }
    lines.iter().map(|it| format!("{it}\n")).collect()
}

/// A log of decisions records the same match: the steps derived from an entry are shown with it, and the same choice is due
/// at its end.
#[test]
fn a_log_of_decisions_shows_what_the_rules_made_of_them() {
    let full = written("full.jsonl", simulated(5, 4000, Detail::Full, Form::Lines));
    let decisions = written("decisions.hjl", simulated(5, 4000, Detail::Decisions, Form::Frames));
    let commands = "goto end\nboard\n";
    assert_eq!(replies(&full, commands)[2], replies(&decisions, commands)[2]);
    // 12.2.1.3, 12.2.1.4: once it is decided who goes first (entry 5), both draw six cards.
    let drawn = reply(&decisions, "goto 5");
    assert_eq!(drawn.matches("[12.2.1.4]").count(), 12, "{drawn}");
    says(&drawn, &["goes first [12.2.1.3]", "[12.2.1.5]"]);
}

/// A judge rewinds the match to before the second move: the state is that after entry 2, and the match continues.
#[test]
fn a_rewind_is_an_entry_like_the_others() {
    let (head, tail) = MOVES_TWICE.split_at(MOVES_TWICE.find("{\"n\":4").expect("entry 4"));
    let rewind = "{\"n\":4,\"intervention\":{\"rewind\":{\"to\":2,\"reason\":\"17.1.2\"}}}\n";
    let tail = tail.replace("\"n\":5", "\"n\":6").replace("\"n\":4", "\"n\":5");
    let log = written("rewind.jsonl", format!("{head}{rewind}{tail}"));
    let all = replies(&log, "diff 2 3\ndiff 2 4\nwhy 4\ngoto 4\nback\ndiff\nfindings\ngoto end\n");
    says(&all[1], &["- A front line: A2 Caeda 30 [rested]", "+ A back line: A2 Caeda 30 [rested]"]);
    says(&all[2], &["nothing on the table changes"]);
    says(&all[3], &["#4 judge rewinds to entry 2: 17.1.2", "what a judge does stands beside the rules"]);
    says(&all[5], &["#3 A moves A2 Caeda", "entry 3 of 6"]);
    says(&all[6], &["+ A back line: A2 Caeda 30 [rested]"]);
    assert_eq!(all[7].matches("illegal").count(), 1, "{}", all[7]);
    says(&all[8], &["entry 6 of 6", "next: A is supported by A7 Ogma [18.1.5]"]);
}
