//! The explanations of commands, and a session's answers besides those in reports, in every language of a rulebook. The
//! table is `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/repl/wording.rs"));
