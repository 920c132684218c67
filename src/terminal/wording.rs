//! Messages of the program at the keyboard, on files and on its command line, in every language of the rulebooks. The table is
//! `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/terminal/wording.rs"));
