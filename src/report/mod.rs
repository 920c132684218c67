//! Findings as text, JSON and NDJSON, and the judge's sheet.

mod csv;
mod finding;
mod grounds;
mod model;
mod paint;
mod parts;
mod reel;
mod said;
mod sheet;
mod sums;
mod text;
mod totals;
mod verified;
mod whole;
pub(crate) mod wording;

pub use csv::{csv_head, csv_rows};
pub use finding::{finding_text, legal_text, reasons_text};
pub use grounds::{basis_name, grounds_lines, grounds_text};
pub use model::{LogReport, Report, graver};
pub use paint::{Page, counted, harmless, hung, one_or, shown};
pub use reel::{PageCheck, check_reel, is_reel, log_in_reel, reel, reel_of_part};
pub use sheet::{Asked, Block, Section, Sheet, html, markdown, sheet};
pub use sums::{EntrySums, LogSums, Sum, Totals};
pub use text::log_text;
pub use totals::{ROWS, Row, totals_text};
pub use verified::{Verified, VerifiedLog, VerifyReport};
pub use whole::{full, short, whole_lines};
