//! Tables for translators and rules experts to edit: text with the names of the columns on its first line, then one row a
//! line, with fields separated by tabs. A line that begins with `#` is a comment.
//!
//! The build script reads them as well, and refuses one with a mistake.

use std::ops::Deref;
use std::sync::OnceLock;

/// A row of a table.
pub trait Row: Sized + 'static {
    /// The names of the columns.
    const COLUMNS: &'static [&'static str];

    /// A row from its fields, one for each column.
    ///
    /// # Errors
    /// The mistake.
    fn of(fields: &[&'static str]) -> Result<Self, String>;

    /// Takes the tables with the rows in further languages: tag (`zh`, `tw`, `ja`) and text.
    fn keep_languages(&mut self, _others: &'static [(&'static str, &'static str)]) {}
}

/// Reads a table row by row, each with its line number, counted from 1. A mistake is reported with the line number in
/// front.
pub fn rows<R: Row>(text: &'static str) -> impl Iterator<Item = Result<(usize, R), String>> {
    let columns = R::COLUMNS.join("\t");
    let head = (text.lines().next() != Some(&columns)).then(|| Err(format!("1: the columns are {columns:?}")));
    let lines = text.lines().enumerate().skip(1).filter(|it| !it.1.starts_with('#'));
    let rows = lines.map(|(at, line)| match row(line) {
        Ok(row) => Ok((at + 1, row)),
        Err(fault) => Err(format!("{}: {fault}", at + 1)),
    });
    head.into_iter().chain(rows)
}

fn row<R: Row>(line: &'static str) -> Result<R, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    match fields.len() == R::COLUMNS.len() {
        true => R::of(&fields),
        false => Err(format!(
            "{} fields parted by tabs stand here; {} belong here: {}",
            fields.len(),
            R::COLUMNS.len(),
            R::COLUMNS.join(", ")
        )),
    }
}

/// A table that the build has checked. It is parsed on first use.
#[derive(Debug)]
pub struct Sheet<R> {
    text: &'static str,
    /// The tables with the same rows in further languages, by their tags.
    others: &'static [(&'static str, &'static str)],
    rows: OnceLock<Vec<R>>,
}

impl<R> Sheet<R> {
    /// A table with this text.
    pub const fn new(text: &'static str) -> Sheet<R> {
        Sheet::in_languages(text, &[])
    }

    /// The same with tables of its rows in further languages: tag and text.
    pub const fn in_languages(text: &'static str, others: &'static [(&'static str, &'static str)]) -> Sheet<R> {
        Sheet { text, others, rows: OnceLock::new() }
    }
}

impl<R: Row> Deref for Sheet<R> {
    type Target = [R];

    fn deref(&self) -> &[R] {
        self.rows.get_or_init(|| {
            let mut all: Vec<R> = rows(self.text).filter_map(Result::ok).map(|(_, row)| row).collect();
            all.iter_mut().for_each(|it| it.keep_languages(self.others));
            all
        })
    }
}
