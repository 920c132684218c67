//! Findings as text, JSON and NDJSON.

mod finding;
mod model;
mod paint;
mod text;
mod totals;

pub use finding::{finding_text, legal_text, reasons_text};
pub use model::{LogReport, Report, Totals, status};
pub use paint::{Page, counted, hung, shown};
pub use text::log_text;
pub use totals::{Row, totals_text};
