//! All integration tests in one program: each file beside this one is a module, so that `cargo test audit::` runs the tests
//! in `audit.rs`. With one program for each file, the library would be linked once for each.

mod run;
mod support;

mod ask;
mod ask_measured;
mod ask_rulings;
mod attack_view;
mod attacks;
mod audit;
mod bad_input;
mod big_input;
mod blackpoker_edges;
mod blackpoker_positions;
mod books;
mod bounded;
mod card_texts;
mod catalogue;
mod codes;
mod convert;
mod details;
mod diff;
mod drafts;
mod eyes;
mod facts;
mod fields;
mod files;
mod fixtures;
mod format;
mod forms;
mod fuzzing;
mod glossary;
mod golden;
mod hidden;
mod hostile;
mod import;
mod install;
mod languages;
mod league;
mod loop_words;
mod loops;
mod misfits;
mod moments;
mod mutations;
mod output;
mod packed;
mod pages;
mod pathological;
mod perft;
mod position;
mod positions;
mod properties;
mod read_aloud;
mod readings;
mod readme;
mod record;
mod reels;
mod replay;
mod rewinds;
mod rulebook;
mod rules;
mod rulings;
mod schemas;
mod sealed;
mod seek;
mod serve;
mod several;
mod sheets;
mod simulate;
mod tables;
mod tidy;
mod toy;
mod undone;
mod verdicts;
mod verify;
mod versions;
mod views;
mod words;
mod worlds;
mod wrong_battles;
mod zero_wording;

/// A file that is not declared here would not be tested.
#[test]
fn every_file_is_a_module() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = std::fs::read_dir(root).expect("the tests").map(|it| it.expect("a file").path());
    for file in files.filter(|path| {
        path.extension().is_some_and(|it| it == "rs")
            && !["all.rs", "cases.rs"].iter().any(|program| path.ends_with(program))
    }) {
        let module = format!("\nmod {};\n", file.file_stem().expect("a name").display());
        assert!(include_str!("all.rs").contains(&module), "{} is not among the modules", file.display());
    }
}
