//! Shadowverse EVOLVE: so far the catalogue of its rulebook alone, every numbered clause of the comprehensive
//! rules in our own words, in English and in Chinese. The referee is not written yet.

pub mod clauses;
