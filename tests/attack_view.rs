//! Hiding cards as a forger would: whatever a log says `?` for, it is never clean, and where its view sees the card it is
//! illegal.

mod laundering;
mod named;
