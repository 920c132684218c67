//! What reports and sessions say around what the judge found, in every language that a rulebook is written in. The table is
//! `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/report/wording.rs"));
