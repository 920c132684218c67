//! The stepping session.
