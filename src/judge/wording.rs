//! What the judge itself says, in every language that a rulebook is written in. The table is `wording.tsv`.

use super::Language;

include!(concat!(env!("OUT_DIR"), "/judge/wording.rs"));
