//! `headjudge convert`: both ways without loss, or not at all.

use crate::run::{Room, header};
use headjudge::games::JUDGED;

fn simulated(room: &Room, game: &str, detail: &str) -> Vec<u8> {
    room.run(&["simulate", "--game", game, "--seed", "11", "--detail", detail, "-o", "logs"]).expect(0);
    room.read("logs/000001.jsonl")
}

fn by_hand() -> String {
    let entries = [
        r#"{"n":1,"by":"A","decision":{"move":{"unit":"A3"}}}"#,
        r#"{"n":2,"intervention":{"note":{"text":"a word: „žluťoučký“ \u0007"}}}"#,
        r#"{"n":3,"intervention":{"rewind":{"to":1,"reason":"tried out"}}}"#,
        r#"{"n":4,"by":"A","decision":"pass"}"#,
    ];
    format!("{}\n{}\n", header("decisions"), entries.join("\n"))
}

#[test]
fn there_and_back_gives_the_same_bytes() {
    for (game, detail) in JUDGED.iter().flat_map(|game| [(game, "full"), (game, "decisions")]) {
        let room = Room::new();
        let text = simulated(&room, game, detail);
        room.write("a.jsonl", &text);
        room.run(&["convert", "a.jsonl", "b.hjl"]).expect(0);
        room.run(&["convert", "b.hjl", "c.jsonl"]).expect(0);
        room.run(&["convert", "c.jsonl", "d.hjl"]).expect(0);
        assert!(room.read("c.jsonl") == text, "{game}, {detail}");
        assert!(room.read("b.hjl") == room.read("d.hjl"), "{game}, {detail}");
        assert!(room.read("b.hjl").starts_with(b"\x89HJL\r\n\x1a\n\x02\x01"), "{game}: sealed");
    }
}

#[test]
fn an_unsealed_log_stays_unsealed_unless_it_is_sealed() {
    let room = Room::new();
    room.write("a.jsonl", by_hand());
    room.run(&["convert", "a.jsonl", "b.hjl"]).expect(0);
    assert_eq!(room.read("b.hjl")[9], 0, "flags: unsealed");
    room.run(&["convert", "b.hjl", "c.jsonl"]).expect(0);
    room.run(&["convert", "c.jsonl", "d.hjl"]).expect(0);
    assert_eq!(room.read("b.hjl"), room.read("d.hjl"));
    assert!(!room.text("c.jsonl").contains("hash"));
    room.run(&["convert", "--seal", "b.hjl", "sealed.jsonl"]).expect(0);
    assert_eq!(room.text("sealed.jsonl").matches("\"hash\":").count(), 5);
    room.run(&["verify", "sealed.jsonl"]).expect(0).says("the chain is whole");
    // Sealing a sealed log changes nothing.
    room.run(&["convert", "--seal", "sealed.jsonl", "again.jsonl"]).expect(0);
    assert_eq!(room.read("sealed.jsonl"), room.read("again.jsonl"));
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_are_read() {
    let room = Room::new();
    room.write("a.jsonl", by_hand());
    room.write("b.jsonl", format!("\u{feff}{}", by_hand().replace('\n', "\r\n")));
    room.run(&["convert", "a.jsonl", "a.hjl"]).expect(0);
    room.run(&["convert", "b.jsonl", "b.hjl"]).expect(0);
    assert_eq!(room.read("a.hjl"), room.read("b.hjl"));
}

#[test]
fn a_stream_goes_through() {
    let room = Room::new();
    room.write("a.jsonl", by_hand());
    room.run(&["convert", "a.jsonl", "a.hjl"]).expect(0);
    let ran = room.run_with(&["convert", "-", "-", "--to", "jsonl"], &by_hand()).expect(0);
    room.write("b.jsonl", ran.out);
    room.run(&["convert", "b.jsonl", "b.hjl"]).expect(0);
    assert_eq!(room.read("a.hjl"), room.read("b.hjl"));
    room.run_with(&["convert", "-", "-"], &by_hand()).expect(2).complains("--to");
}

#[test]
fn a_broken_chain_is_refused_and_never_mended() {
    let room = Room::new();
    let text = String::from_utf8(simulated(&room, "cipher", "full")).unwrap();
    // Entry 1 is A's lord; this names a different card from the sealed one.
    let line = text.lines().nth(1).unwrap();
    let other = if line.contains("\"A15\"") { "\"A16\"" } else { "\"A15\"" };
    let start = line.find("\"card\":").unwrap() + 7;
    let end = start + line[start..].find('}').unwrap();
    let altered = text.replacen(line, &format!("{}{other}{}", &line[..start], &line[end..]), 1);
    room.write("altered.jsonl", &altered);
    let ran = room.run(&["convert", "altered.jsonl", "out.hjl"]).expect(3).complains("line 2, entry 1");
    ran.complains("--force");
    assert_eq!(room.names(), ["altered.jsonl", "logs"]);
    room.run(&["convert", "--force", "altered.jsonl", "out.hjl"]).expect(0).complains("broken there too");
    room.run(&["verify", "out.hjl"]).expect(3).says("frame 2, entry 1: the chain of hashes is broken");
    room.run(&["convert", "--force", "out.hjl", "back.jsonl"]).expect(0);
    assert!(room.text("back.jsonl") == altered);
    // One entry less.
    let short: Vec<&str> = text.lines().enumerate().filter(|(at, _)| *at != 20).map(|(_, it)| it).collect();
    room.write("short.jsonl", short.join("\n"));
    room.run(&["convert", "short.jsonl", "short.hjl"]).expect(3).complains("line 21");
    room.run(&["convert", "--force", "short.jsonl", "short.hjl"]).expect(4).complains("line 21");
    assert!(!room.path("short.hjl").exists());
}

#[test]
fn what_cannot_be_read_leaves_no_file() {
    let room = Room::new();
    room.write("keep.hjl", "mine");
    room.write("a.jsonl", by_hand().replace(r#""move""#, r#""fly""#));
    room.run(&["convert", "--force", "a.jsonl", "keep.hjl"]).expect(4).complains("a.jsonl: line 2: ").complains("fly");
    assert_eq!(room.text("keep.hjl"), "mine");
    let text = simulated(&room, "cipher", "full");
    room.write("cut.jsonl", &text[..text.len() - 7]);
    room.run(&["convert", "cut.jsonl", "cut.hjl"]).expect(4).complains("cut.jsonl: line");
    room.run(&["convert", "logs/000001.jsonl", "whole.hjl"]).expect(0);
    let whole = room.read("whole.hjl");
    room.write("cut.hjl", &whole[..whole.len() / 2]);
    room.run(&["convert", "cut.hjl", "x.jsonl"]).expect(4).complains("the file ends in the middle of a record");
    room.write("long.hjl", [&whole[..10], &[0xFF, 0xFF, 0xFF, 0x7F], &whole[14..]].concat());
    room.run(&["convert", "long.hjl", "x.jsonl"]).expect(4).complains("longer than");
    room.write("chess.jsonl", by_hand().replace("cipher", "chess"));
    room.run(&["convert", "chess.jsonl", "x.hjl"]).expect(4).complains("the games are: cipher");
    room.run(&["convert", "missing.jsonl", "x.hjl"]).expect(4).complains("missing.jsonl");
    let left = ["a.jsonl", "chess.jsonl", "cut.hjl", "cut.jsonl", "keep.hjl", "logs", "long.hjl", "whole.hjl"];
    assert_eq!(room.names(), left);
}

#[test]
fn a_file_that_is_there_is_kept() {
    let room = Room::new();
    room.write("a.jsonl", by_hand());
    room.write("b.hjl", "mine");
    room.run(&["convert", "a.jsonl", "b.hjl"]).expect(2).complains("b.hjl: it is there already");
    assert_eq!(room.text("b.hjl"), "mine");
    room.run(&["convert", "--force", "a.jsonl", "b.hjl"]).expect(0);
    assert!(room.read("b.hjl").starts_with(b"\x89HJL"));
    room.run(&["convert", "a.jsonl", "b.txt"]).expect(2).complains(".jsonl (JSON Lines) or .hjl (binary)");
    room.run(&["convert", "a.jsonl", "no/such/b.hjl"]).expect(2).complains("b.hjl");
}

#[test]
fn a_record_that_no_reader_would_take_is_not_written() {
    let room = Room::new();
    // 300,000 bell characters take six times as many bytes in JSON, more than a line may have. As a frame they fit.
    let note = "\u{7}".repeat(300_000);
    let mut payload = vec![1, 3, 2, 252];
    payload.extend_from_slice(&300_000u32.to_le_bytes());
    payload.extend_from_slice(note.as_bytes());
    room.write("head.jsonl", header("full"));
    room.run(&["convert", "head.jsonl", "note.hjl"]).expect(0);
    let mut bytes = room.read("note.hjl");
    bytes.extend_from_slice(&(payload.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&payload);
    room.write("note.hjl", bytes);
    room.run(&["verify", "note.hjl"]).expect(5).says("entries 1");
    room.run(&["convert", "note.hjl", "note.jsonl"]).expect(2).complains("is the most that is read");
    assert_eq!(room.names(), ["head.jsonl", "note.hjl"]);
}
