//! 9.5: march processing.
