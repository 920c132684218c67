//! A match as one seat, or a spectator, saw it is judged like the match itself: legal entries are legal there, and a fault
//! that the seat sees is found there.

mod kept;
mod legal;
mod logs;
