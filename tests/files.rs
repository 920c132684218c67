//! Files as people keep them: in folders, compressed, several matches in one, through pipes, and files still being written.
//! The reading of streams with several matches is tested in `several.rs`.
#![cfg(unix)]

use crate::run::{Ran, Room};
use crate::support::spoilt::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A log with one legal move.
fn legal() -> String {
    lines_of(&[HEADER, MOVE, ""])
}

/// A log whose second move breaks 17.1.2.
fn illegal() -> String {
    lines_of(&[HEADER, MOVE, AGAIN, ""])
}

fn gz(bytes: impl AsRef<[u8]>) -> Vec<u8> {
    let mut to = GzEncoder::new(Vec::new(), Compression::default());
    to.write_all(bytes.as_ref()).unwrap();
    to.finish().unwrap()
}

fn zst(bytes: impl AsRef<[u8]>) -> Vec<u8> {
    compress_to_vec(bytes.as_ref(), CompressionLevel::Fastest)
}

/// The files of a report, each with its exit status.
fn statuses(ran: &Ran) -> Vec<(String, u64)> {
    let of = |it: &Value| (it["file"].as_str().unwrap().to_owned(), it["status"].as_u64().unwrap());
    ran.out.lines().map(|it| of(&serde_json::from_str(it).unwrap())).collect()
}

const NDJSON: [&str; 5] = ["audit", "--accept", "positions", "--format", "ndjson"];

fn audit(room: &Room, logs: &[&str], status: i32) -> Ran {
    room.run(&[&NDJSON[..], logs].concat()).expect(status)
}

fn folders(room: &Room, names: &[&str]) {
    names.iter().for_each(|it| fs::create_dir_all(room.path(it)).unwrap());
}

/// Files in nested folders are judged too, with an extension in any case, compressed or not; `.json` files only if they are
/// logs. Hidden files, such as those being written, are not.
#[test]
fn a_folder_is_looked_through() {
    let room = Room::new();
    folders(&room, &["logs/deep/er", "logs/.git", "logs/empty"]);
    let client = include_str!("../fixtures/blackpoker/client/both-lives.json");
    let files: [(&str, Vec<u8>); 15] = [
        ("a.JSONL", legal().into()),
        ("b.HJL", illegal().into()),
        ("c.jsonl.gz", gz(illegal())),
        ("d.Jsonl.GZ", gz(legal())),
        ("deep/e.hjl.zst", zst(illegal())),
        ("deep/er/f.jsonl", legal().into()),
        ("g.json", client.into()),
        ("h.json.gz", gz(client)),
        ("i.json", illegal().into()),
        ("j.json", "{\"settings\":{}}".into()),
        ("k.txt", illegal().into()),
        ("l.jsonl.bak", illegal().into()),
        (".m.jsonl", illegal().into()),
        (".n.jsonl.77.part", illegal().into()),
        (".git/o.jsonl", illegal().into()),
    ];
    for (name, bytes) in files {
        room.write(&format!("logs/{name}"), bytes);
    }
    fs::write(room.path("logs/.ignore"), "*\n").unwrap();
    let ran = audit(&room, &["logs"], 1);
    let expected = [
        ("logs/a.JSONL", 0),
        ("logs/b.HJL", 1),
        ("logs/c.jsonl.gz", 1),
        ("logs/d.Jsonl.GZ", 0),
        ("logs/deep/e.hjl.zst", 1),
        ("logs/deep/er/f.jsonl", 0),
        ("logs/g.json", 1),
        ("logs/h.json.gz", 1),
        ("logs/i.json", 1),
    ];
    assert_eq!(statuses(&ran), expected.map(|(file, status)| (file.to_owned(), status)));
    let ran = room.run(&["audit", "logs"]).expect(1);
    ran.complains("4 hidden files or folders passed over: logs/.git, logs/.ignore, logs/.m.jsonl, …")
        .complains("3 files that are no logs passed over: logs/k.txt, logs/l.jsonl.bak, logs/j.json\n");
}

/// Pipes, sockets, and links that leave the folder or lead around in it are skipped with a message each; a link to a log in
/// the folder is followed.
#[test]
fn what_is_no_file_of_the_folder_is_passed_over() {
    let room = Room::new();
    folders(&room, &["logs/inner", "outer"]);
    room.write("logs/inner/a.jsonl", legal());
    room.write("outer/b.jsonl", illegal());
    room.write("c.jsonl", illegal());
    assert!(Command::new("mkfifo").arg(room.path("logs/pipe.jsonl")).status().unwrap().success());
    let _socket = UnixListener::bind(room.path("logs/socket.jsonl")).unwrap();
    symlink("/dev/zero", room.path("logs/device.jsonl")).unwrap();
    symlink("../outer", room.path("logs/folder")).unwrap();
    symlink("../c.jsonl", room.path("logs/file.jsonl")).unwrap();
    symlink("nowhere", room.path("logs/dangling.jsonl")).unwrap();
    symlink("..", room.path("logs/inner/loop")).unwrap();
    symlink("inner/a.jsonl", room.path("logs/inside.jsonl")).unwrap();
    let ran = audit(&room, &["logs"], 0);
    assert_eq!(statuses(&ran), [("logs/inner/a.jsonl".to_owned(), 0), ("logs/inside.jsonl".to_owned(), 0)]);
    let ran = room.run(&["audit", "--accept", "positions", "logs"]).expect(0);
    ran.complains("logs/pipe.jsonl: passed over: it is a pipe")
        .complains("logs/socket.jsonl: passed over: it is a socket")
        .complains("logs/device.jsonl: passed over: it is a link that leaves the folder")
        .complains("logs/folder: passed over: it is a link that leaves the folder")
        .complains("logs/file.jsonl: passed over: it is a link that leaves the folder")
        .complains("logs/dangling.jsonl: passed over: it is a link that leads nowhere")
        .complains("logs/inner/loop: passed over: it is a link to a folder around it");
}

/// A file named directly is opened, even a link; a folder is walked through a link to it.
#[test]
fn what_is_named_is_opened() {
    let room = Room::new();
    folders(&room, &["logs"]);
    room.write("logs/.hidden.txt", illegal());
    room.write("logs/a.jsonl", legal());
    symlink("logs", room.path("link")).unwrap();
    symlink("logs/.hidden.txt", room.path("file")).unwrap();
    assert_eq!(statuses(&audit(&room, &["file", "logs/.hidden.txt"], 1)).len(), 2);
    assert_eq!(statuses(&audit(&room, &["link"], 0)), [("link/a.jsonl".to_owned(), 0)]);
}

/// The program, run by a user without permissions.
fn as_nobody(room: &Room, args: &[&str]) -> Command {
    // A copy could still be open for writing in a program started by another test, and would not run then.
    let (program, here) = (env!("CARGO_BIN_EXE_headjudge"), room.path("headjudge"));
    if !here.exists() {
        fs::hard_link(program, here).or_else(|_| fs::copy(program, room.path("headjudge")).map(drop)).unwrap();
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "./headjudge"]).args(args);
    command.current_dir(room.path(""));
    command
}

/// An unreadable folder counts as unreadable; other logs are still judged.
#[test]
fn a_folder_that_cannot_be_read() {
    let room = Room::new();
    folders(&room, &["logs/closed", "logs/open"]);
    room.write("logs/open/a.jsonl", illegal());
    fs::set_permissions(room.path("logs/closed"), fs::Permissions::from_mode(0o000)).unwrap();
    for named in [&["logs"][..], &["logs/closed", "logs/open"]] {
        let mut command = room.command(&[&NDJSON[..], named].concat());
        if fs::read_dir(room.path("logs/closed")).is_ok() {
            // Root can read everything.
            command = as_nobody(&room, &[&NDJSON[..], named].concat());
        }
        let ran = command.output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert_eq!(ran.status.code(), Some(4), "{said}");
        let ran = Ran { status: 4, out: String::from_utf8(ran.stdout).unwrap(), err: said };
        let expected = [("logs/closed".to_owned(), 4), ("logs/open/a.jsonl".to_owned(), 1)];
        assert_eq!(statuses(&ran), expected);
    }
    fs::set_permissions(room.path("logs/closed"), fs::Permissions::from_mode(0o755)).unwrap();
}

/// If there is no log at all, the command line was wrong; an empty folder beside a log is only reported.
#[test]
fn folders_without_logs() {
    let room = Room::new();
    folders(&room, &["empty", "other"]);
    room.write("other/notes.json", "{}");
    for named in [&["empty"][..], &["other"], &["empty", "other"]] {
        for format in ["text", "json", "ndjson"] {
            let ran = room.run(&[&["audit", "--format", format], named].concat()).expect(2);
            assert_eq!(ran.out, "", "no half report");
            ran.complains("there is no log to judge");
        }
    }
    room.write("a.jsonl", illegal());
    room.run(&["audit", "empty", "a.jsonl"]).expect(1).complains("empty: there is no log in this folder");
}

/// Every subcommand that reads logs accepts compressed ones, from files and from standard input.
#[test]
fn compressed_logs_are_read_everywhere() {
    let room = Room::new();
    let members = [gz(lines_of(&[HEADER, MOVE, ""])), gz(AGAIN)].concat();
    let frames = [zst(lines_of(&[HEADER, MOVE, ""])), zst(AGAIN)].concat();
    room.write("a.jsonl", illegal());
    room.write("members.gz", &members);
    room.write("frames.zst", &frames);
    for name in ["members.gz", "frames.zst"] {
        room.run(&["audit", name]).expect(1).says("line 3, entry 2, decision: illegal").says("17.1.2");
        room.run_with(&["replay", name], "next-finding\n").expect(1).says("17.1.2");
        room.run(&["verify", name]).expect(5).says("entries 2");
        room.run(&["diff", name, "a.jsonl"]).expect(0).says("the same match");
        room.run(&["convert", "--force", name, "b.jsonl"]).expect(0);
        room.run(&["diff", "b.jsonl", "a.jsonl"]).expect(0);
        let bytes = room.read(name);
        let mut child = room.command(&["audit", "-"]).spawn().unwrap();
        child.stdin.take().unwrap().write_all(&bytes).unwrap();
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(1));
        // Damage is reported with its place; the entries before it are judged.
        room.write(&format!("damaged-{name}"), &bytes[..bytes.len() - 9]);
        room.run(&["audit", &format!("damaged-{name}")]).expect(4).says("the file could not be read: ");
    }
    let client = include_str!("../fixtures/blackpoker/client/both-lives.json");
    room.write("client.json.zst", zst(client));
    room.run(&["audit", "client.json.zst"]).expect(1);
    room.run(&["import", "blackpoker-sim", "client.json.zst", "-o", "client.jsonl"]).expect(0);
    room.write("m.jsonl", gz(legal()));
    room.run(&["record", "--resume", "-o", "m.jsonl"]).expect(4).complains("it is compressed; unpack it");
}

/// Each of several matches in a file has its own report, under the name that each subcommand accepts.
#[test]
fn several_matches_in_one_file() {
    let room = Room::new();
    let torn = lines_of(&[HEADER, MOVE, "nonsense", ""]);
    let other = legal().replacen("Ann", "Eve", 1);
    room.write("league.jsonl", [legal(), illegal(), torn, other].concat());
    let ran = audit(&room, &["league.jsonl"], 4);
    let name = |n: u32| format!("league.jsonl#{n}");
    assert_eq!(statuses(&ran), [(name(1), 0), (name(2), 1), (name(3), 4), (name(4), 0)]);
    room.run(&["audit", "league.jsonl"])
        .expect(4)
        .says("league.jsonl#2: Illegal")
        .says("  line 5, entry 2, decision: ");
    assert_eq!(statuses(&audit(&room, &[&name(4)], 0)), [(name(4), 0)]);
    assert_eq!(statuses(&audit(&room, &[&name(2), &name(1)], 1)), [(name(2), 1), (name(1), 0)]);
    audit(&room, &["league.jsonl#5"], 4).says("there is no match 5 in it; it holds 4");
    room.run_with(&["replay", "league.jsonl#2"], "next-finding\n").expect(1).says("17.1.2");
    room.run(&["diff", "league.jsonl#1", "league.jsonl#2"]).expect(1).says("1 event alike");
    room.run(&["diff", "league.jsonl#1", "league.jsonl#4"]).expect(1).says("header, A's name: Ann | Eve");
    for args in [&["replay", "league.jsonl"][..], &["diff", "league.jsonl#1", "league.jsonl"]] {
        room.run(args)
            .expect(2)
            .complains("league.jsonl: it holds several matches; name one of them:\n")
            .complains("  league.jsonl#1  line 1: cipher, Ann against Ben\n")
            .complains("  league.jsonl#4  line 9: cipher, Eve against Ben\n");
    }
    let resumed = room.run(&["record", "--resume", "-o", "league.jsonl"]).expect(4);
    resumed.complains("this is a second header, and one log was expected here");
    // A file with such a name of its own is that file.
    room.write("league.jsonl#2", legal());
    assert_eq!(statuses(&audit(&room, &["league.jsonl#2"], 0)), [(name(2), 0)]);
}

/// Of a hundred thousand matches, only the first are named to choose from.
#[test]
fn a_long_list_of_matches_is_cut() {
    let room = Room::new();
    room.write("m.jsonl", legal().repeat(100));
    let ran = room.run(&["replay", "m.jsonl"]).expect(2).complains("  m.jsonl#10  line 19: ").complains("  and more\n");
    assert_eq!(ran.err.lines().count(), 12);
}

/// All matches of a file are converted, back and forth to the same bytes, and their chains stay intact; or only one of
/// them.
#[test]
fn several_matches_are_converted() {
    let room = Room::new();
    room.run(&["simulate", "--game", "cipher", "--matches", "2", "--entries", "40", "-o", "logs"]).expect(0);
    room.run(&["simulate", "--game", "blackpoker", "--entries", "40", "-o", "more"]).expect(0);
    let matches = ["logs/000001.jsonl", "more/000001.jsonl", "logs/000002.jsonl"].map(|it| room.text(it));
    room.write("all.jsonl", matches.concat());
    room.run(&["convert", "all.jsonl", "all.hjl"]).expect(0);
    room.run(&["convert", "all.hjl", "back.jsonl"]).expect(0);
    assert!(room.text("back.jsonl") == matches.concat());
    room.run(&["convert", "all.hjl#2", "two.jsonl"]).expect(0);
    assert!(room.text("two.jsonl") == matches[1]);
    let ran = room.run(&["verify", "all.hjl"]).expect(0).says("all.hjl#1: the chain is whole").says("all.hjl#3: ");
    let head = ran.out.lines().filter_map(|it| it.strip_prefix("head ")).nth(1).unwrap().to_owned();
    room.run(&["verify", "all.hjl#2", "--head", &head]).expect(0).says("this is the head that was given");
    for command in ["verify", "audit"] {
        room.run(&[command, "all.hjl", "--head", &head]).expect(2).complains("--head is that of one match");
    }
    // A broken chain concerns its own match only; so do a missing seal and an unreadable match.
    let altered = matches[0].replacen("Ann", "Eve", 1);
    room.write("mixed.jsonl", [&altered, &matches[1], &legal(), "\n"].concat());
    let ran =
        room.run(&["verify", "mixed.jsonl"]).expect(3).says("mixed.jsonl#1: the header: the chain of hashes is broken");
    ran.says("mixed.jsonl#2: the chain is whole").says("mixed.jsonl#3: the log carries no seal");
    room.write("mixed.jsonl", [&matches[1], &legal(), "{\"headjudge\":9}\n", &matches[1]].concat());
    let ran = room.run(&["verify", "mixed.jsonl"]).expect(4).says("mixed.jsonl#3: line ").says("format 9");
    ran.says("mixed.jsonl#4: the chain is whole");
    room.write("mixed.jsonl", [&matches[1], &legal()[..]].concat());
    room.run(&["verify", "mixed.jsonl"]).expect(5);
}

/// A shell's `<(…)` is a pipe that can be opened once.
#[test]
fn a_pipe_is_opened_once() {
    let room = Room::new();
    room.write("a.jsonl.gz", gz(illegal()));
    room.write("client.json", include_str!("../fixtures/blackpoker/client/both-lives.json"));
    room.write("nonsense", "nonsense");
    let bash = |line: &str, status: i32, word: &str| {
        let program = env!("CARGO_BIN_EXE_headjudge");
        let line = line.replace("headjudge", program);
        let ran =
            Command::new("timeout").args(["20", "bash", "-c", &line]).current_dir(room.path("")).output().unwrap();
        let said = String::from_utf8_lossy(&ran.stdout).into_owned() + &String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(status), "{line}: {said}");
        assert!(said.contains(word), "{line}: {said}");
    };
    bash("headjudge audit <(zcat a.jsonl.gz) <(cat a.jsonl.gz)", 1, "17.1.2");
    bash("headjudge verify <(zcat a.jsonl.gz)", 5, "entries 2");
    bash("echo next-finding | headjudge replay <(zcat a.jsonl.gz)", 1, "17.1.2");
    bash("headjudge diff <(zcat a.jsonl.gz) <(cat a.jsonl.gz)", 0, "the same match");
    bash("headjudge convert <(zcat a.jsonl.gz) - --to jsonl", 0, "\"n\":2");
    bash("headjudge audit <(cat client.json)", 1, "event");
    for command in ["verify", "convert --to jsonl"] {
        let out = if command == "verify" { "" } else { "-" };
        bash(
            &format!("headjudge {command} <(cat client.json) {out}"),
            4,
            "`headjudge import blackpoker-sim` makes one",
        );
        bash(&format!("headjudge {command} <(cat nonsense) {out}"), 4, "a header was expected");
    }
    bash("echo quit | headjudge replay <(cat client.json)", 1, "read as `headjudge import` writes it");
}

/// Nobody writes into the pipe, so that opening it would take for ever.
#[test]
fn a_pipe_without_a_writer_is_refused() {
    let room = Room::new();
    assert!(Command::new("mkfifo").arg(room.path("pipe")).status().unwrap().success());
    let begun = Instant::now();
    room.run(&["audit", "pipe"]).expect(4).says("it is a pipe, and nobody writes into it");
    assert!(begun.elapsed() < Duration::from_secs(60), "it took {:?}", begun.elapsed());
    room.run(&["record", "--resume", "-o", "pipe"]).expect(2).complains("no regular file");
}

/// A line that never ends is not a header.
#[test]
fn a_device_that_never_ends() {
    let room = Room::new();
    let begun = Instant::now();
    for command in ["audit", "verify", "replay"] {
        let ran = room.run(&[command, "/dev/zero"]).expect(4);
        let said = ran.out + &ran.err;
        assert!(said.contains("line 1: the record is longer than 1048576 bytes"), "{said}");
    }
    assert!(begun.elapsed() < Duration::from_secs(60), "it took {:?}", begun.elapsed());
    room.run(&["audit", "/dev/null"]).expect(4).says("the file is empty");
}

/// The report is the same for any number of jobs.
#[test]
fn more_jobs_than_cores() {
    let room = Room::new();
    folders(&room, &["logs"]);
    for it in 0..100 {
        room.write(&format!("logs/{it:03}.jsonl"), if it % 3 == 0 { illegal().repeat(3) } else { legal() });
    }
    let one = room.run(&[&NDJSON[..], &["--jobs", "1", "logs"]].concat()).expect(1);
    let many = room.run(&[&NDJSON[..], &["--jobs", "1000000", "logs"]].concat()).expect(1);
    assert!(one.out == many.out && statuses(&one).len() == 34 * 3 + 66);
    room.run(&["simulate", "--game", "cipher", "--entries", "20", "--jobs", "1000000", "-o", "more"]).expect(0);
}

#[test]
#[ignore = "judges a hundred thousand matches"]
fn a_hundred_thousand_matches_in_a_file() {
    let room = Room::new();
    room.write("m.jsonl", illegal().repeat(100_000));
    let ran = room.run(&["audit", "m.jsonl"]).expect(1);
    ran.says("100000 logs: 0 clean, 0 not certain, 100000 illegal").says("200000 entries judged");
}

/// Waits until a condition holds.
#[track_caller]
fn wait_for(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Returns `true` if a signal is ignored here, and therefore by every program started from here.
fn is_ignored(signal: u32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|it| it.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|it| u64::from_str_radix(it.trim(), 16).ok());
    ignored.is_some_and(|it| it & 1 << (signal - 1) != 0)
}

fn interrupt(child: &mut Child, signal: &str) -> Option<i32> {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    child.wait().unwrap().code()
}

fn parts(folder: &std::path::Path) -> Vec<String> {
    let Ok(names) = fs::read_dir(folder) else { return Vec::new() };
    let names = names.map(|it| it.unwrap().file_name().into_string().unwrap());
    names.filter(|it| it.ends_with(".part")).collect()
}

/// An interruption in the middle of a file leaves no part of it.
#[test]
fn an_interruption_leaves_no_part() {
    // Tests started in the background of a shell ignore an interruption from the keyboard; no signal is sent then.
    if is_ignored(2) {
        return;
    }
    for signal in ["-INT", "-TERM"] {
        let room = Room::new();
        let args = ["simulate", "--game", "cipher", "--matches", "100000", "--long", "-o", "logs"];
        let mut child = room.command(&args).stdin(Stdio::null()).spawn().unwrap();
        wait_for("no match was begun", || !parts(&room.path("logs")).is_empty());
        assert_eq!(interrupt(&mut child, signal), Some(130));
        assert_eq!(parts(&room.path("logs")), [""; 0]);
        // A stream that has not ended yet.
        let mut child = room.command(&["convert", "-", "out.jsonl"]).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(legal().repeat(300).as_bytes()).unwrap();
        input.flush().unwrap();
        wait_for("nothing was written", || !parts(&room.path("")).is_empty());
        assert_eq!(interrupt(&mut child, signal), Some(130));
        assert_eq!(room.names(), ["logs"], "neither the file nor a part of it");
    }
}

/// A killed process may have had the number of a running one.
#[test]
fn a_part_of_a_dead_process_is_replaced() {
    let room = Room::new();
    room.write("a.jsonl", legal());
    let line = format!("touch .b.hjl.$$.part; exec {} convert a.jsonl b.hjl", env!("CARGO_BIN_EXE_headjudge"));
    let ran = Command::new("sh").args(["-c", &line]).current_dir(room.path("")).status().unwrap();
    assert_eq!((ran.code(), room.names()), (Some(0), vec!["a.jsonl".to_owned(), "b.hjl".to_owned()]));
}
