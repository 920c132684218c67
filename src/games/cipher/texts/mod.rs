//! What the texts of cards say, put to the table: conditions and selections of the ability language, and the abilities that
//! are in force by themselves.

pub mod eval;
pub mod readable;
pub mod standing;
