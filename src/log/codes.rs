//! How the words of every log are written in the binary form: by the numbers of `codes.tsv`.

use super::{Detail, Intervention, Seat, View};

include!(concat!(env!("OUT_DIR"), "/words.rs"));
