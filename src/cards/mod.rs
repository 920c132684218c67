//! The language in which the texts of cards are modelled, and its compiler. It knows no game: a game brings its words
//! ([`words::Words`]) and its phrase tables ([`phrases::Table`]).

pub mod ast;
pub mod bind;
pub mod chart;
pub mod compile;
pub mod corrections;
pub mod lexer;
pub mod lift;
pub mod normal;
pub mod phrases;
pub mod print;
pub mod rewrites;
pub mod run;
pub mod say;
pub mod shape;
pub mod spoken;
pub mod term;
pub mod typed;
pub mod words;
