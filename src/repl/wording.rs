//! What commands do, and what a session answers besides what reports say, in every language that a
//! rulebook is written in. The table is `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/repl/wording.rs"));
