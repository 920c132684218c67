//! Findings as text, JSON and NDJSON, and the judge's sheet.

mod finding;
mod grounds;
mod model;
mod paint;
mod sheet;
mod text;
mod totals;
pub(crate) mod wording;

pub use finding::{finding_text, legal_text, reasons_text};
pub use grounds::{basis_name, grounds_lines, grounds_text};
pub use model::{Demands, LogReport, Report, Totals, graver};
pub use paint::{Page, counted, harmless, hung, one_or, shown};
pub use sheet::{Asked, Block, Section, Sheet, html, markdown, sheet};
pub use text::log_text;
pub use totals::{ROWS, Row, totals_text};
