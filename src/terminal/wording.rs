//! What the program says at the keyboard, of files and of its command line, in every language that a
//! rulebook is written in. The table is `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/terminal/wording.rs"));
