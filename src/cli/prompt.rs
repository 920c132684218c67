//! The keyboard.
