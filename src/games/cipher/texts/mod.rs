//! What the texts of cards say, put to the table: conditions and selections of the ability language, and the abilities that
//! are in force by themselves.

pub mod acts;
pub mod asked;
pub mod choosing;
pub mod chosen;
pub mod eval;
pub mod evaluated;
pub mod events;
pub mod fitting;
pub mod paying;
pub mod programs;
pub mod readable;
pub mod replacing;
pub mod running;
pub mod runs;
pub mod specials;
pub mod standing;
pub mod supporting;
pub mod topics;
pub mod under_way;
