//! Further parts of an installation: completions for shells, and manual pages.

use crate::run::Room;

/// The script of each shell completes a subcommand and one of its options.
#[test]
fn completions_know_subcommands_and_options() {
    let room = Room::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = room.run(&["completions", shell]).expect(0).out;
        for word in ["headjudge", "audit", "accept", "rulings", "verify"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    room.run(&["completions", "ksh"]).expect(2).complains("possible values: bash, elvish, fish, powershell, zsh");
}

/// If there is a bash, it reads its script, and completes.
#[test]
fn bash_completes() {
    let room = Room::new();
    room.write("script", room.run(&["completions", "bash"]).expect(0).out);
    let line = ". ./script; COMP_WORDS=(headjudge cov); COMP_CWORD=1; _headjudge headjudge cov headjudge; echo \"${COMPREPLY[@]}\"";
    let ran = std::process::Command::new("bash").args(["-c", line]).current_dir(room.path("")).output();
    if let Ok(ran) = ran {
        assert_eq!(String::from_utf8_lossy(&ran.stdout).trim(), "coverage", "{}", String::from_utf8_lossy(&ran.stderr));
    }
}

#[test]
fn the_manual_has_a_page_for_each_subcommand() {
    let room = Room::new();
    let first = room.run(&["man"]).expect(0).out;
    assert!(
        first.starts_with(".ie") && first.contains(".TH headjudge 1") && first.contains("headjudge\\-audit(1)"),
        "{first}"
    );
    room.run(&["man", "pages"]).expect(0).says("pages\n");
    for page in ["headjudge", "headjudge-audit", "headjudge-rulings", "headjudge-rulings-verify", "headjudge-man"] {
        let text = room.text(&format!("pages/{page}.1"));
        assert!(text.contains(".SH SYNOPSIS"), "{page}");
    }
    assert!(room.text("pages/headjudge-audit.1").contains("\\-\\-accept"));
    room.run(&["man", "pages"]).expect(2).complains("--force replaces it");
    room.run(&["man", "--force", "pages"]).expect(0);
    room.write("file", "");
    room.run(&["man", "file"]).expect(2).complains("file: ");
}
