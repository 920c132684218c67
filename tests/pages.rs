//! The look of the command line's pages. A change here is a change for every reader: look at the difference, and accept it
//! with `INSTA_UPDATE=always cargo test pages::`. Verdicts are not tested here.

use crate::run::Room;
use crate::support::fixture;
use insta::{Settings, assert_snapshot};

/// A room with a log of the fixtures.
fn room(game: &str, place: &str) -> Room {
    let room = Room::new();
    room.write("match.jsonl", fixture(game, place));
    room
}

/// Compares a page with the stored one.
fn page(name: &str, text: &str) {
    let mut settings = Settings::clone_current();
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(name, text));
}

fn help(room: &Room, command: &[&str]) -> String {
    let text = room.run(&[command, &["--help"]].concat()).expect(0).out;
    // If the variable is set, its value is shown.
    text.replace(room.path("data").to_str().expect("a path"), "DIR")
}

/// The subcommands listed on a help page.
fn inner(help: &str) -> Vec<&str> {
    let listed = help.split("\nCommands:\n").nth(1).unwrap_or_default().lines().take_while(|it| !it.is_empty());
    let named = listed.filter_map(|it| it.strip_prefix("  ")?.split(' ').next());
    named.filter(|it| !["", "help"].contains(it)).collect()
}

#[test]
fn help_of_every_subcommand() {
    let room = Room::new();
    let top = help(&room, &[]);
    page("help", &top);
    for command in inner(&top) {
        let listed = help(&room, &[command]);
        page(&format!("help-{command}"), &listed);
        for part in inner(&listed) {
            page(&format!("help-{command}-{part}"), &help(&room, &[command, part]));
        }
    }
}

#[test]
fn audit_of_an_illegal_log() {
    let illegal = room("cipher", "17.1.2-rested-and-moved-on/illegal");
    page("audit-illegal-cipher", &illegal.run(&["audit", "match.jsonl"]).expect(1).out);
    let illegal = room("blackpoker", "attack.effect.2-driven/illegal");
    page("audit-illegal-blackpoker", &illegal.run(&["audit", "match.jsonl"]).expect(1).out);
}

#[test]
fn audit_in_the_language_of_the_rulebook() {
    let told =
        |game: &str, place: &str| room(game, place).run(&["audit", "--lang", "native", "match.jsonl"]).expect(1).out;
    page("audit-native-cipher", &told("cipher", "17.1.2-rested-and-moved-on/illegal"));
    page("audit-native-blackpoker", &told("blackpoker", "attack.effect.2-driven/illegal"));
}

#[test]
fn audit_of_a_log_that_is_not_certain() {
    let position = room("cipher", "17.1.2-already-rested/legal");
    page("audit-not-certain-cipher", &position.run(&["audit", "match.jsonl"]).expect(5).out);
}

#[test]
fn audit_of_a_clean_log() {
    page("audit-clean-cipher", &room("cipher", "six-hits/log").run(&["audit", "match.jsonl"]).expect(0).out);
}

#[test]
fn boards() {
    let board = |game: &str, place: &str, script: &str| {
        let room = room(game, place);
        let status = room.run(&["audit", "match.jsonl"]).status;
        room.run_with(&["replay", "match.jsonl"], script).expect(status).out
    };
    page("board-cipher", &board("cipher", "six-hits-in-full/log", "goto 150\nboard\nagenda\nquit\n"));
    let lanes = "goto 1\nboard\nquit\n";
    page("board-xinglingwang", &board("xinglingwang", "pierce-wins-in-front-and-loses-behind/log", lanes));
    page("board-blackpoker", &board("blackpoker", "attack.effect.2-driven/legal", "goto 4\nboard\nquit\n"));
}

#[test]
fn a_position() {
    let ran = room("cipher", "17.1.2-already-rested/legal").run(&["position", "--check", "match.jsonl"]).expect(0);
    page("position-cipher", &ran.out);
}

#[test]
fn a_clause_and_a_ruling() {
    let room = Room::new();
    page("rules-cipher-17.1.2", &room.run(&["rules", "cipher", "17.1.2"]).expect(0).out);
    page("rulings-cipher-3", &room.run(&["rulings", "cipher", "3"]).expect(0).out);
    page("rulings-blackpoker-31", &room.run(&["rulings", "blackpoker", "31"]).expect(0).out);
}
