//! A match as one seat, or a spectator, saw it is judged as the match itself is: what was legal is legal there, and a fault that
//! the seat sees is found there.

mod kept;
mod legal;
mod logs;
