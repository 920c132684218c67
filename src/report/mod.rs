//! Findings as text, JSON and NDJSON.

mod model;
mod paint;
mod text;

pub use model::{LogReport, Report, Totals, status};
pub use paint::{Page, shown};
pub use text::{Row, log_text, totals_text};
