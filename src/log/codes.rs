//! The numbers that stand for a log's own words in the binary form; the table is `codes.tsv`.

use super::{Detail, Intervention, Seat, View};

include!(concat!(env!("OUT_DIR"), "/words.rs"));
