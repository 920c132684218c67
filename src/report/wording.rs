//! The sentences of reports and sessions around the referee's findings, in every language of a rulebook. The table is
//! `wording.tsv`.

use crate::judge::Language;

include!(concat!(env!("OUT_DIR"), "/report/wording.rs"));
