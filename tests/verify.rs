//! `headjudge verify`: the chain, recomputed by hand here.

use crate::run::{Room, header};

/// A sealed log of three entries, as bytes of the binary form, written by hand from the layout in `log::frames`, not taken
/// from the program.
///
/// 1: A moves A3 (sort 0, seat 0, decision 6, card 2 × 2 + 0). 2: A moves A1 (card 0). 3: A passes (decision 15).
const ENTRIES: [&[u8]; 3] = [&[1, 0, 0, 6, 4], &[2, 0, 0, 6, 0], &[3, 0, 0, 15]];

/// The same in format 2, sealed.
fn log() -> Vec<String> {
    let moves = [r#"{"move":{"unit":"A3"}}"#, r#"{"move":{"unit":"A1"}}"#, r#""pass""#];
    let entry = |(place, it): (usize, &&str)| format!(r#"{{"n":{},"by":"A","decision":{it}}}"#, place + 1);
    std::iter::once(header("decisions").replacen(":1,", ":2,", 1)).chain(moves.iter().enumerate().map(entry)).collect()
}

fn sealed(room: &Room) -> Vec<String> {
    room.write("open.jsonl", log().join("\n"));
    room.run(&["convert", "--seal", "--force", "open.jsonl", "sealed.jsonl"]).expect(0);
    room.text("sealed.jsonl").lines().map(str::to_owned).collect()
}

fn hash_of(line: &str) -> String {
    let record: serde_json::Value = serde_json::from_str(line).unwrap();
    record["hash"].as_str().unwrap().to_owned()
}

#[test]
fn the_head_is_the_last_link_of_blake3_over_the_entries() {
    let room = Room::new();
    let lines = sealed(&room);
    room.run(&["convert", "sealed.jsonl", "sealed.hjl"]).expect(0);
    let bytes = room.read("sealed.hjl");
    let length = u32::from_le_bytes(bytes[10..14].try_into().unwrap()) as usize;
    let mut hash = blake3::hash(&bytes[14..14 + length]);
    assert_eq!(hash.to_hex().as_str(), hash_of(&lines[0]));
    for (place, entry) in ENTRIES.iter().enumerate() {
        hash = blake3::hash(&[hash.as_bytes(), *entry].concat());
        assert_eq!(hash.to_hex().as_str(), hash_of(&lines[place + 1]), "entry {}", place + 1);
    }
    for name in ["sealed.jsonl", "sealed.hjl"] {
        let head = hash.to_hex();
        let ran = room.run(&["verify", name]).expect(0).says("the chain is whole").says("entries 3");
        ran.says(&format!("head {head}"));
        room.run(&["verify", name, "--head", &head]).expect(0).says("nothing was cut off");
        // An unsealed log has the same head, though nothing in it confirms that.
        room.run(&["verify", "open.jsonl", "--head", &head]).expect(0).says("carries no seal");
    }
}

#[test]
fn the_first_entry_that_does_not_fit_is_named() {
    let room = Room::new();
    let lines = sealed(&room);
    let altered = lines.join("\n").replace(r#"{"unit":"A1"}"#, r#"{"unit":"A2"}"#);
    room.write("altered.jsonl", &altered);
    let ran = room.run(&["verify", "altered.jsonl"]).expect(3).says("the chain of hashes is broken");
    ran.says("altered.jsonl: line 3, entry 2: the chain").says(&hash_of(&lines[2])).says("all other entries fit");
    // The last hash is still the head, but its content was changed.
    room.run(&["verify", "altered.jsonl", "--head", &hash_of(&lines[3])]).expect(3).says("was changed");
    let header = lines.join("\n").replacen("Ann", "Eve", 1);
    room.write("header.jsonl", &header);
    room.run(&["verify", "header.jsonl"]).expect(3).says("header.jsonl: the header: the chain of hashes is broken");
}

#[test]
fn entries_taken_out_doubled_or_swapped_break_the_chain() {
    let room = Room::new();
    let lines = sealed(&room);
    let mut out = lines.clone();
    out.remove(2);
    let mut doubled = lines.clone();
    doubled.insert(2, lines[1].clone());
    let mut swapped = lines.clone();
    swapped.swap(1, 2);
    for (name, lines, place) in [("out", out, "line 3"), ("doubled", doubled, "line 3"), ("swapped", swapped, "line 2")]
    {
        room.write("log.jsonl", lines.join("\n"));
        let ran = room.run(&["verify", "log.jsonl"]).expect(3);
        assert!(ran.out.contains(&format!("log.jsonl: {place}, entry ")), "{name}: {ran:?}");
    }
}

#[test]
fn a_bare_entry_in_a_sealed_log_and_a_hash_in_an_unsealed_one_do_not_fit() {
    let room = Room::new();
    let (lines, open) = (sealed(&room), log());
    room.write("bare.jsonl", [lines[0].as_str(), &lines[1], &open[2], &lines[3]].join("\n"));
    room.run(&["verify", "bare.jsonl"]).expect(3).says("line 3, entry 2").says("it carries no hash");
    room.write("stray.jsonl", [open[0].as_str(), &open[1], &lines[2], &open[3]].join("\n"));
    room.run(&["verify", "stray.jsonl"]).expect(3).says("line 3, entry 2").says("it carries the hash");
}

#[test]
fn a_head_tells_a_longer_log_from_one_that_was_cut_or_rewritten() {
    let room = Room::new();
    let lines = sealed(&room);
    let early = hash_of(&lines[1]);
    room.run(&["verify", "sealed.jsonl", "--head", &early])
        .expect(3)
        .says("the first 1 entries")
        .says("2 were added since");
    room.write("cut.jsonl", lines[..3].join("\n"));
    room.run(&["verify", "cut.jsonl"]).expect(0).says("entries 2");
    let last = hash_of(&lines[3]);
    room.run(&["verify", "cut.jsonl", "--head", &last]).expect(3).says("cut off its end").says("sealed anew");
    room.run(&["verify", "open.jsonl", "--head", &"0".repeat(64)]).expect(3).says("no entry of this log");
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let room = Room::new();
    let lines = sealed(&room);
    room.run(&["convert", "sealed.jsonl", "sealed.hjl"]).expect(0);
    let whole = room.read("sealed.hjl");
    room.write("cut.hjl", &whole[..whole.len() - 5]);
    let ran = room.run(&["verify", "cut.hjl"]).expect(4).says("cut.hjl: frame 4: the file ends in the middle");
    ran.says("before that, 2 entries fit the chain").says(&hash_of(&lines[2]));
    let text = lines.join("\n");
    room.write("cut.jsonl", &text[..text.len() - 5]);
    room.run(&["verify", "cut.jsonl"]).expect(4).says("cut.jsonl: line 4:").says("2 entries can be read");
    room.write("empty.jsonl", "");
    room.run(&["verify", "empty.jsonl"]).expect(4).complains("the file is empty");
    room.write("chess.jsonl", header("full").replace("cipher", "chess"));
    room.run(&["verify", "chess.jsonl"]).expect(4).complains("\"chess\" is not known; the games are: cipher");
    room.run(&["verify", "missing.jsonl"]).expect(4).complains("missing.jsonl");
    room.run(&["verify", "sealed.jsonl", "--head", "12"]).expect(2).complains("64 hexadecimal digits");
}

/// An empty field added to a sealed line is not part of what was sealed, although the hash is right.
#[test]
fn an_empty_field_that_was_added_does_not_verify() {
    let room = Room::new();
    let lines = sealed(&room);
    let text = lines.join("\n");
    for (what, from, to) in [
        ("no tokens", "{\"name\":\"Ann\"", "{\"tokens\":[],\"name\":\"Ann\""),
        ("no lists", "{\"name\":\"Ben\"", "{\"lists\":{},\"name\":\"Ben\""),
        ("no seed", "\"game\":", "\"seed\":null,\"game\":"),
        ("no clause", "{\"n\":2,", "{\"n\":2,\"clause\":null,"),
        ("no step", "{\"n\":3,", "{\"step\":null,\"n\":3,"),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{what}");
        room.write("other.jsonl", other);
        room.run(&["verify", "other.jsonl"]).expect(3).says("does not cover all that stands there");
        room.run(&["audit", "other.jsonl"]).expect(3).says("the chain of hashes is broken");
    }
    // Spaces, the order of fields and escapes do not matter.
    let same = text.replace("\":", "\" : ").replacen("Ann", "\\u0041nn", 1).replacen(
        "{\"n\" : 2,\"by\" : \"A\"",
        "{\"by\":\"A\",\"n\":2",
        1,
    );
    assert_ne!(same, text);
    room.write("same.jsonl", same);
    room.run(&["verify", "same.jsonl"]).expect(0);
}

/// Several logs end with totals; in JSON, each has its record, and the whole fits its schema.
#[test]
fn sums_and_json() {
    let room = Room::new();
    let lines = sealed(&room);
    std::fs::create_dir(room.path("logs")).unwrap();
    room.write("logs/a.jsonl", lines.join("\n"));
    room.write("logs/b.jsonl", lines.join("\n").replacen("Ann", "Eve", 1));
    room.write("logs/c.jsonl", log().join("\n"));
    room.write("logs/d.jsonl", "nonsense");
    room.run(&["verify", "logs"]).expect(4).says("4 logs: 1 whole, 1 not sealed, 1 broken, 1 unreadable\n");
    room.run(&["verify", "logs/a.jsonl"]).expect(0).says_not(" logs: ");
    let last = hash_of(&lines[3]);
    room.write("slips.txt", format!("{last} table 4\n{}\n", "0".repeat(64)));
    let args = ["verify", "--heads", "slips.txt", "--format", "json", "logs"];
    let ran = room.run(&args).expect(4);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let schema: serde_json::Value = serde_json::from_str(&room.run(&["schema", "verify"]).expect(0).out).unwrap();
    let fault = jsonschema::validator_for(&schema).unwrap().iter_errors(&report).next().map(|it| it.to_string());
    assert_eq!(fault, None);
    let logs = report["logs"].as_array().unwrap();
    let told: Vec<_> = logs.iter().map(|it| (it["file"].as_str().unwrap(), it["status"].as_u64().unwrap())).collect();
    assert_eq!(told, [("logs/a.jsonl", 0), ("logs/b.jsonl", 3), ("logs/c.jsonl", 3), ("logs/d.jsonl", 4)]);
    assert_eq!((&logs[0]["head"], &logs[0]["entries"]), (&last.clone().into(), &3.into()));
    assert_eq!(logs[1]["chain"]["state"], "broken");
    assert!(logs[3]["unreadable"].as_str().unwrap().contains("a header was expected"));
    assert!(logs[0]["slip"].as_str().unwrap().contains("table 4"));
    assert_eq!((report["missing"].as_array().unwrap().len(), &report["totals"]["all"]), (1, &4.into()));
    let ran = room.run(&["verify", "--format", "ndjson", "logs", "sealed.jsonl"]).expect(4);
    let rows: Result<Vec<serde_json::Value>, _> = ran.out.lines().map(serde_json::from_str).collect();
    assert_eq!(rows.expect("JSON").len(), 5);
    room.run(&["verify", "--format", "json", "logs/d.jsonl"]).expect(4).says("\"verify\":1");
}
