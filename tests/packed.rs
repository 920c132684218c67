//! Damaged compressed files, archives, other compressors and encodings: a fault in one match does not affect the others,
//! unreadable files are named and counted, and the unpacked size of a small file is bounded.

use crate::run::{Ran, Room};
use crate::support::spoilt::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use serde_json::Value;
use std::fs;
use std::io::Write;

/// A match of two moves, the second against 17.1.2, with names that compress badly, so that a cut can fall anywhere.
fn played(name: &str) -> String {
    lines_of(&[&HEADER.replacen("Ann", name, 1), MOVE, AGAIN, ""])
}

fn gz(bytes: impl AsRef<[u8]>) -> Vec<u8> {
    let mut to = GzEncoder::new(Vec::new(), Compression::default());
    to.write_all(bytes.as_ref()).unwrap();
    to.finish().unwrap()
}

fn zst(bytes: impl AsRef<[u8]>) -> Vec<u8> {
    compress_to_vec(bytes.as_ref(), CompressionLevel::Fastest)
}

/// A packer, and the name of its file.
type Packer = (fn(&str) -> Vec<u8>, &'static str);
const PACKERS: [Packer; 2] = [(|it| gz(it), "m.jsonl.gz"), (|it| zst(it), "m.jsonl.zst")];

const NDJSON: [&str; 3] = ["audit", "--format", "ndjson"];

/// The reports, each with its file, its verdict and the number of its entries.
fn reports(ran: &Ran) -> Vec<(String, String, u64)> {
    let text = |it: &Value| it.as_str().unwrap().to_owned();
    let of = |it: &Value| (text(&it["file"]), text(&it["verdict"]), it["entries"].as_u64().unwrap());
    read(ran).iter().map(of).collect()
}

fn read(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
}

/// The number of completely judged matches: both of their moves are, and the second is illegal, whatever other faults the
/// log has.
fn whole(ran: &Ran) -> usize {
    let is_whole = |report: &&Value| {
        report["entries"] == 2 && report["verdicts"].as_array().is_some_and(|it| it.contains(&"illegal".into()))
    };
    read(ran).iter().filter(is_whole).count()
}

/// The result for a damaged file: all complete matches are judged, the damage is named once, and the exit status is 4.
#[track_caller]
fn damaged(room: &Room, name: &str, bytes: &[u8], judged: usize, word: &str) -> Ran {
    room.write(name, bytes);
    let ran = room.run(&[&NDJSON[..], &[name]].concat());
    assert_eq!((ran.status, whole(&ran)), (4, judged), "{name}: {ran:?}");
    let named = ran.out.lines().filter(|it| it.contains(word)).count();
    assert_eq!(named, 1, "{word:?} in one report of {ran:?}");
    ran
}

/// Wherever a file of three members is cut, every complete match is judged, in both compressions.
#[test]
fn a_cut_costs_no_whole_match() {
    let room = Room::new();
    for (pack, name) in PACKERS {
        let members = ["Ann", "Bea", "Cyd"].map(|it| pack(&played(it)));
        let starts = [members[0].len(), members[0].len() + members[1].len()];
        let bytes = members.concat();
        for (cut, judged) in [
            (starts[0] + 4, 1),
            (starts[0] + 12, 1),
            (starts[0] + members[1].len() / 2, 1),
            (starts[1] - 1, 2),
            (starts[1] + 20, 2),
            (bytes.len() - 1, 3),
            (bytes.len() - 4, 3),
        ] {
            room.write(name, &bytes[..cut]);
            let ran = room.run(&[&NDJSON[..], &[name]].concat());
            assert!(ran.status == 4 && whole(&ran) >= judged, "{name}, cut to {cut} of {}: {ran:?}", bytes.len());
            assert!(ran.out.contains("is cut off"), "{name}, cut to {cut}: {ran:?}");
        }
    }
}

/// In one member, the matches before the cut are judged, wherever in the last one it falls, even in its header.
#[test]
fn a_cut_in_the_only_member() {
    let room = Room::new();
    let text = [played("Ann"), played("Bea"), played("Cyd")].concat();
    let two = played("Ann").len() * 2;
    // Stored without compression, so that each cut of the file is a cut of the text.
    let mut to = GzEncoder::new(Vec::new(), Compression::none());
    to.write_all(text.as_bytes()).unwrap();
    let bytes = to.finish().unwrap();
    let before = memchr::memmem::find(&bytes, b"{\"headjudge").expect("it is stored");
    for beyond in [0, 1, 2, 5, 12, 40, 500, played("Cyd").len() - 20] {
        let ran = damaged(&room, "m.jsonl.gz", &bytes[..before + two + beyond], 2, "is cut off");
        assert!(reports(&ran).len() == 3, "{beyond}: {ran:?}");
    }
    let hjl = [["Ann", "a.hjl"], ["Bea", "b.hjl"], ["Cyd", "c.hjl"]].map(|[player, name]| {
        room.write("one.jsonl", played(player));
        room.run(&["convert", "--seal", "--force", "one.jsonl", name]).expect(0);
        room.read(name)
    });
    let two = hjl[0].len() + hjl[1].len();
    let mut to = GzEncoder::new(Vec::new(), Compression::none());
    to.write_all(&hjl.concat()).unwrap();
    let bytes = to.finish().unwrap();
    let before = memchr::memmem::find(&bytes, b"\x89HJL").expect("it is stored");
    for beyond in [0, 1, 2, 5, 8, 9, 40, hjl[2].len() - 20] {
        let ran = damaged(&room, "m.hjl.gz", &bytes[..before + two + beyond], 2, "is cut off");
        assert!(reports(&ran).len() == 3, "{beyond}: {ran:?}");
    }
}

/// A wrong checksum, a changed byte inside, bytes in between or after: the other members are judged, including later ones.
#[test]
fn damage_costs_one_member() {
    let room = Room::new();
    for (pack, name) in PACKERS {
        let [one, two, three] = ["Ann", "Bea", "Cyd"].map(|it| pack(&played(it)));
        let mut checksum = two.clone();
        let at = checksum.len() - if name.ends_with("gz") { 6 } else { 2 };
        checksum[at] ^= 0x40;
        // The match in that member can be read, but not trusted: the file is named, and does not pass.
        damaged(&room, name, &[&one[..], &checksum, &three].concat(), 3, "member 2 is damaged");
        let mut begins = two.clone();
        begins[12] ^= 0xff;
        room.write(name, [&one[..], &begins, &three].concat());
        let ran = room.run(&[&NDJSON[..], &[name]].concat()).expect(4);
        assert!(whole(&ran) >= 2, "{name}: {ran:?}");
        damaged(&room, name, &[&one[..], &two, b"rubbish"].concat(), 2, "that are no part of a member");
        damaged(&room, name, &[&one[..], b"<html>", &three].concat(), 2, "that are no part of a member");
        // NULs after the last member, or between two, are padding.
        room.write(name, [&one[..], &[0; 512], &two, &[0; 70_000]].concat());
        assert_eq!(whole(&room.run(&[&NDJSON[..], &[name]].concat()).expect(1)), 2);
        // A single match is read by the commands that need one, and the damage is reported.
        room.write(name, [&one[..], b"rubbish"].concat());
        room.run_with(&["replay", name], "next-finding\n").says("17.1.2").complains("no part of a member");
        room.run(&["verify", name]).expect(4).says("entries 2").says("no part of a member");
    }
    // A truncated skippable frame.
    let skipped = b"\x5a\x2a\x4d\x18\x10\0\0\0???";
    damaged(&room, "m.jsonl.zst", &[&zst(played("Ann"))[..], skipped].concat(), 1, "is cut off");
    room.write("m.jsonl.zst", [&skipped[..4], b"\x03\0\0\0???", &zst(played("Ann"))[..]].concat());
    room.run(&["audit", "m.jsonl.zst"]).expect(1);
}

/// An uncompressed file cut in the header of its last match: the match before is complete.
#[test]
fn a_plain_file_that_is_cut() {
    let room = Room::new();
    for beyond in [4, 8, 12, 40] {
        let text = played("Ann") + &played("Bea")[..beyond];
        damaged(&room, "m.jsonl", text.as_bytes(), 1, "\"unreadable\":[{\"place\"");
    }
}

/// Eight bytes of a signature, alone and after a match, are a truncated log.
#[test]
fn a_signature_alone_comes_to_an_end() {
    let room = Room::new();
    let signature = b"\x89HJL\r\n\x1a\n";
    room.write("one.jsonl", played("Ann"));
    room.run(&["convert", "one.jsonl", "one.hjl"]).expect(0);
    for more in [
        &b""[..],
        b"\x02",
        b"\x09\0",
        b"\x02\x07",
        b"\x02\0",
        b"\x02\0\xff\xff\xff\xff\xff\xff\xff\x7f",
        b"\x89HJL\r\n\x1a\n",
    ] {
        let alone = [signature, more].concat();
        room.write("alone.hjl", &alone);
        let ran = room.run(&["audit", "alone.hjl"]).expect(4);
        assert!(ran.out.lines().count() < 20, "{ran:?}");
        room.run(&["verify", "alone.hjl"]).expect(4);
        room.run(&["report", "alone.hjl"]).expect(4);
        for first in ["one.jsonl", "one.hjl"] {
            room.write("behind.hjl", [&room.read(first)[..], &alone].concat());
            let ran = room.run(&[&NDJSON[..], &["behind.hjl"]].concat()).expect(4);
            assert_eq!(whole(&ran), 1, "{first} and {more:?}: {ran:?}");
        }
    }
}

/// A file that unpacks to more than a thousand times its size is judged up to there; unreadable headers are reported
/// together.
#[test]
fn a_bomb_is_bounded() {
    let room = Room::new();
    // Endless headers, packed to less than a thousandth.
    let bomb = zst("{\"headjudge\":1}\n".repeat(100_000));
    assert!(bomb.len() < 1_500, "{} bytes", bomb.len());
    room.write("bomb.jsonl.zst", &bomb);
    let ran = room.run(&[&NDJSON[..], &["bomb.jsonl.zst"]].concat()).expect(4);
    assert!(ran.out.lines().count() < 200 && ran.out.len() < 200_000, "{} bytes", ran.out.len());
    assert!(ran.out.contains("further headers in a row cannot be read"), "{}", ran.out);
    assert!(ran.out.contains("more than 1000 times its size"), "{}", ran.out);
    let first = [zst(played("Ann")), bomb].concat();
    room.write("bomb.jsonl.zst", first);
    let ran = room.run(&[&NDJSON[..], &["bomb.jsonl.zst"]].concat()).expect(4);
    assert_eq!(whole(&ran), 1);
    let ran = room.run(&["verify", "bomb.jsonl.zst"]).expect(4);
    assert!(ran.out.lines().count() < 200, "{}", ran.out);
}

/// UTF-16 and UTF-32, with and without a mark, are named; a `.json` file in them is a log if it would be one in UTF-8.
#[test]
fn other_encodings_are_named() {
    let room = Room::new();
    let text = played("Ännchen");
    let wide = |big: bool, mark: bool| {
        let text = if mark { format!("\u{feff}{text}") } else { text.clone() };
        text.encode_utf16().flat_map(|it| if big { it.to_be_bytes() } else { it.to_le_bytes() }).collect::<Vec<u8>>()
    };
    for (big, mark) in [(false, false), (false, true), (true, false), (true, true)] {
        room.write("m.jsonl", wide(big, mark));
        let ran = room.run(&["audit", "m.jsonl"]).expect(4).says("it is UTF-16 text; a log is UTF-8");
        assert_eq!(ran.out.matches("UTF-16").count(), 1, "{ran:?}");
        room.run(&["verify", "m.jsonl"]).expect(4).complains("it is UTF-16 text");
        room.run(&["replay", "m.jsonl"]).expect(4).complains("it is UTF-16 text");
    }
    room.write("m.jsonl", text.chars().flat_map(|it| (it as u32).to_le_bytes()).collect::<Vec<u8>>());
    room.run(&["audit", "m.jsonl"]).expect(4).says("it is UTF-32 text");
    fs::create_dir(room.path("logs")).unwrap();
    room.write("logs/log.json", wide(false, true));
    let notes: Vec<u8> = "{\"notes\":1}".encode_utf16().flat_map(u16::to_le_bytes).collect();
    room.write("logs/notes.json", notes);
    let ran = room.run(&[&NDJSON[..], &["logs"]].concat()).expect(4);
    assert_eq!(reports(&ran).len(), 1, "{ran:?}");
}

/// Other compressions are named: as an unreadable log if the file has a log's name, otherwise as not read.
#[test]
fn other_compressors_are_named() {
    let room = Room::new();
    fs::create_dir(room.path("logs")).unwrap();
    room.write("logs/a.jsonl", played("Ann"));
    let xz = b"\xfd7zXZ\0\0\x04\xe6\xd6\xb4\x46";
    let packed: [(&str, &[u8]); 5] = [
        ("b.JSONL.xz", xz),
        ("c.hjl.bz2", b"BZh91AY&SY\0"),
        ("day.tar.xz", xz),
        ("e.7z", b"7z\xbc\xaf\x27\x1c"),
        ("f.bz2", b"BZh9"),
    ];
    for (name, bytes) in packed {
        room.write(&format!("logs/{name}"), bytes);
    }
    let ran = room.run(&[&NDJSON[..], &["logs"]].concat()).expect(4);
    let verdicts: Vec<_> = reports(&ran).into_iter().map(|it| (it.0, it.1)).collect();
    let expected = [("logs/a.jsonl", "illegal"), ("logs/b.JSONL.xz", "unreadable"), ("logs/c.hjl.bz2", "unreadable")];
    assert_eq!(verdicts, expected.map(|it| (it.0.to_owned(), it.1.to_owned())));
    assert!(ran.out.contains("it is compressed by xz, which is not read") && ran.out.contains("compressed by bzip2"));
    let ran = ran.complains("logs/day.tar.xz: not read").complains("logs/e.7z: not read");
    ran.complains("logs/f.bz2: not read");
    room.write("twice.jsonl.gz", gz(gz(played("Ann"))));
    room.run(&["audit", "twice.jsonl.gz"]).expect(4).says("it is compressed twice");
}

/// A tar with these files; a name that ends in `@` is a link.
fn tar(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut to = tar::Builder::new(Vec::new());
    for (name, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_mode(0o644);
        match name.strip_suffix('@') {
            Some(name) => {
                header.set_entry_type(tar::EntryType::Symlink);
                header.set_size(0);
                to.append_link(&mut header, name, "/etc/passwd").unwrap();
            }
            None => {
                header.set_size(bytes.len() as u64);
                to.append_data(&mut header, name, *bytes).unwrap();
            }
        }
    }
    to.into_inner().unwrap()
}

/// A zip with these files, each deflated or stored.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut archive = rawzip::ZipArchiveWriter::new(&mut bytes);
    for (at, (name, content)) in files.iter().enumerate() {
        let deflated = at % 2 == 0;
        let method = if deflated { rawzip::CompressionMethod::DEFLATE } else { rawzip::CompressionMethod::STORE };
        let (mut entry, config) = archive.new_file(*name).compression_method(method).start().unwrap();
        let descriptor = if deflated {
            let encoder = flate2::write::DeflateEncoder::new(&mut entry, Compression::default());
            let mut writer = config.wrap(encoder);
            writer.write_all(content).unwrap();
            let (encoder, descriptor) = writer.finish().unwrap();
            encoder.finish().unwrap();
            descriptor
        } else {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(content).unwrap();
            writer.finish().unwrap().1
        };
        entry.finish(descriptor).unwrap();
    }
    archive.finish().unwrap();
    bytes
}

/// Archives, named or in a folder, are searched: logs in folders, compressed, several in one, and of other programs.
#[test]
fn archives_are_looked_into() {
    let room = Room::new();
    let (ann, packed, several) = (played("Ann"), gz(played("Bea")), [played("Cyd"), played("Dot")].concat());
    let client = include_str!("../fixtures/blackpoker/client/both-lives.json");
    let long = format!("{}/deep.jsonl", "folder".repeat(30));
    let files: [(&str, &[u8]); 9] = [
        ("a.jsonl", ann.as_bytes()),
        ("day/b.jsonl.gz", &packed),
        ("day/c.JSONL", several.as_bytes()),
        ("d.json", client.as_bytes()),
        ("notes.json", b"{}"),
        ("notes.txt", ann.as_bytes()),
        ("__MACOSX/._a.jsonl", b"\0\x05\x16\x07"),
        (".hidden/e.jsonl", ann.as_bytes()),
        (&long, ann.as_bytes()),
    ];
    for (name, bytes) in [
        ("x.zip", zip(&files)),
        ("x.tar", tar(&files)),
        ("x.tar.gz", gz(tar(&files))),
        ("x.tgz", gz(tar(&files))),
        ("x.tar.zst", zst(tar(&files))),
    ] {
        room.write(name, &bytes);
        let expected = ["a.jsonl", "day/b.jsonl.gz", "day/c.JSONL#1", "day/c.JSONL#2", "d.json", &long];
        let expected: Vec<String> = expected.iter().map(|it| format!("{name}/{it}")).collect();
        let ran = room.run(&[&NDJSON[..], &[name]].concat()).expect(1);
        assert_eq!(reports(&ran).into_iter().map(|it| it.0).collect::<Vec<_>>(), expected, "{ran:?}");
        // Each has a name that every command accepts.
        room.run_with(&["replay", &expected[3]], "next-finding\n").says("17.1.2");
        room.run(&["verify", &expected[1]]).expect(5).says("entries 2");
        let ran = room.run(&["verify", name]).says(&format!("{}: ", expected[0]));
        assert!(ran.out.contains("logs: 0 whole, "), "{ran:?}");
        room.run(&["replay", name]).expect(4).complains("archive: `audit` and `verify` look into it");
        room.run(&["audit", &format!("{name}/none.jsonl")]).expect(4).says("there is no such log in the archive");
        let folder = format!("in-{name}");
        fs::create_dir(room.path(&folder)).unwrap();
        room.write(&format!("{folder}/{name}"), &bytes);
        assert_eq!(reports(&room.run(&[&NDJSON[..], &[&folder]].concat()).expect(1)).len(), 6);
    }
}

/// An archive without logs is skipped; a nested archive, and links, are reported.
#[test]
fn what_is_no_log_in_an_archive() {
    let room = Room::new();
    fs::create_dir(room.path("logs")).unwrap();
    room.write("logs/a.jsonl", played("Ann"));
    room.write("logs/b.zip", zip(&[("readme.txt", b"hello"), ("notes.json", b"{}")]));
    room.write("logs/c.tar.gz", gz(tar(&[("readme.txt", b"hello")])));
    room.write("logs/d.zip", "no archive at all");
    let ran = room.run(&[&NDJSON[..], &["logs"]].concat()).expect(1);
    assert_eq!(reports(&ran).len(), 1, "{ran:?}");
    let ran = ran.complains("2 files that are no logs passed over: logs/b.zip, logs/c.tar.gz");
    ran.complains("logs/d.zip: not read");
    room.run(&["audit", "logs/b.zip"]).expect(2).complains("there is no log to judge");
    let inner = zip(&[("a.jsonl", played("Ann").as_bytes())]);
    room.write("n.zip", zip(&[("inner.zip", &inner), ("b.jsonl", played("Bea").as_bytes())]));
    room.run(&["audit", "n.zip"]).expect(1).complains("n.zip/inner.zip: not read: it is an archive in an archive");
    room.write("l.tar", tar(&[("link.jsonl@", b"")]));
    room.run(&["audit", "l.tar"]).expect(2).complains("l.tar/link.jsonl: not read: it is a link");
}

/// A damaged or encrypted member of an archive, or one packed by another method, is an unreadable log; the others are
/// judged.
#[test]
fn damage_in_an_archive_counts() {
    let room = Room::new();
    let [ann, bea, cyd] = ["Ann", "Bea", "Cyd"].map(played);
    let files: [(&str, &[u8]); 3] =
        [("a.jsonl", ann.as_bytes()), ("b.jsonl", bea.as_bytes()), ("c.jsonl", cyd.as_bytes())];
    let whole_zip = zip(&files);
    let stored = memchr::memmem::find(&whole_zip, b"Bea").expect("it is stored");
    let mut other = whole_zip.clone();
    other[stored] = b'L';
    room.write("m.zip", &other);
    let ran = room.run(&[&NDJSON[..], &["m.zip"]].concat()).expect(4);
    assert!(whole(&ran) >= 2, "{ran:?}");
    // The central directory marks the first member as encrypted, or as packed by LZMA.
    let directory = memchr::memmem::find(&whole_zip, b"PK\x01\x02").expect("a directory");
    for (at, byte, word) in [(8, 1, "it is encrypted"), (10, 14, "compressed by LZMA")] {
        let mut other = whole_zip.clone();
        other[directory + at] = byte;
        room.write("m.zip", &other);
        let ran = room.run(&[&NDJSON[..], &["m.zip"]].concat()).expect(4);
        assert!(whole(&ran) == 2 && ran.out.contains(word), "{ran:?}");
    }
    for cut in [whole_zip.len() - 5, whole_zip.len() / 2] {
        room.write("m.zip", &whole_zip[..cut]);
        room.run(&["audit", "m.zip"]).expect(4).says("m.zip");
    }
    let whole_tar = tar(&files);
    for (cut, judged) in [(2 * 512 + ann.len() / 512 * 512 + 600, 1), (600, 0)] {
        room.write("m.tar", &whole_tar[..cut]);
        let ran = room.run(&[&NDJSON[..], &["m.tar"]].concat()).expect(4);
        assert!(whole(&ran) >= judged, "{cut}: {ran:?}");
        room.write("m.tar.gz", &gz(&whole_tar)[..gz(&whole_tar).len() - 30]);
        let ran = room.run(&[&NDJSON[..], &["m.tar.gz"]].concat()).expect(4);
        assert!(ran.out.contains("is cut off"), "{ran:?}");
    }
}

/// An archive whose members overlap, or unpack to more than a thousand times its size, is reported.
#[test]
fn a_bomb_in_an_archive_is_bounded() {
    let room = Room::new();
    let zeros = vec![b' '; 4 << 20];
    room.write("m.zip", zip(&[("a.jsonl", &zeros), ("b.jsonl", played("Bea").as_bytes())]));
    let ran = room.run(&[&NDJSON[..], &["m.zip"]].concat()).expect(4);
    assert_eq!(whole(&ran), 1, "{ran:?}");
    room.write("m.tar.zst", zst(tar(&[("b.jsonl", played("Bea").as_bytes()), ("a.jsonl", &zeros)])));
    let ran = room.run(&[&NDJSON[..], &["m.tar.zst"]].concat()).expect(4);
    assert!(whole(&ran) == 1 && ran.out.contains("more than 1000 times its size"), "{ran:?}");
}
