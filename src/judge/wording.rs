//! The judge's own messages, in every language of a rulebook. The table is `wording.tsv`.

use super::Language;

include!(concat!(env!("OUT_DIR"), "/judge/wording.rs"));
