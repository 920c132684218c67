//! A forger's attempts with hidden cards: a log that hides anything is never clean, and hiding a card that its view sees is
//! illegal.

mod laundering;
mod named;
