//! The spaces between the players on a page: the shared columns, the far side above the middle.

use super::board::padded;
use crate::judge::{Grid, Line};
use crate::report::shown;
use comfy_table::{ContentArrangement, Table, presets};
use unicode_width::UnicodeWidthStr;

/// The minimum width of a space, in columns of text.
const NARROWEST: usize = 8;
/// The maximum width of a row's name, in columns of text.
const NAMES: usize = 9;

/// The grid, exactly as wide as the page; `None` if the page is too narrow for it.
pub fn grid_text(width: usize, grid: &Grid) -> Option<String> {
    let count = grid.columns.len();
    let longest = grid.rows.iter().map(|it| it.zone.width()).max()?;
    // Each column has a space before its text and a line after it; another line comes before the first.
    let room = |names: usize| width.checked_sub(names + 2 * (count + 1) + 1).filter(|it| *it >= NARROWEST * count);
    let names = if room(longest.min(NAMES)).is_some_and(|it| it >= (NARROWEST + 3) * count) {
        longest.min(NAMES)
    } else {
        longest.div_ceil(2)
    };
    let room = room(names).filter(|_| count > 0)?;
    let widths: Vec<usize> = (0..count).map(|it| room / count + usize::from(it < room % count)).collect();
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL).set_content_arrangement(ContentArrangement::Disabled);
    let row = |it: &Line| cells(names, &widths, std::slice::from_ref(&it.zone), &it.cells);
    let far = grid.rows.first()?.seat;
    grid.of(far).for_each(|line| {
        table.add_row(row(line));
    });
    let sides = [format!("↑ {far}"), format!("↓ {}", far.other())];
    let columns: Vec<Vec<String>> = grid.columns.iter().map(|it| vec![it.clone()]).collect();
    table.add_row(cells(names, &widths, &sides, &columns));
    grid.of(far.other()).for_each(|line| {
        table.add_row(row(line));
    });
    table.column_iter_mut().for_each(|column| {
        column.set_padding((1, 0));
    });
    Some(format!("{table}\n"))
}

/// The cells of a row, each line as wide as its column.
fn cells(names: usize, widths: &[usize], name: &[String], cells: &[Vec<String>]) -> Vec<String> {
    let first = std::iter::once(filled(names, name));
    first.chain(widths.iter().zip(cells).map(|(width, lines)| filled(*width, lines))).collect()
}

/// Wraps lines of text at a width; continuation lines are indented if there is room.
fn filled(width: usize, lines: &[String]) -> String {
    let indent = if width > NARROWEST + 2 { "  " } else { "" };
    let options = textwrap::Options::new(width).subsequent_indent(indent);
    let wrapped = |it: &String| textwrap::wrap(&shown(it), &options).into_iter().map(String::from).collect::<Vec<_>>();
    let mut all: Vec<String> = lines.iter().flat_map(wrapped).collect();
    match all.first_mut() {
        Some(first) => *first = padded(first, width),
        None => all.push(" ".repeat(width)),
    }
    all.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Seat;

    fn grid() -> Grid {
        let line = |seat, zone: &str, text: &str| Line {
            seat,
            zone: zone.to_owned(),
            cells: (0..5)
                .map(|it| if it == 2 { vec![text.to_owned(), "3/1".to_owned()] } else { Vec::new() })
                .collect(),
        };
        let rows = vec![
            line(Seat::B, "前排戰線", "B17 馬戲團的空中飛人"),
            line(Seat::A, "front row", "A3 \u{1b}[2JUnbreakable"),
        ];
        Grid { columns: (1..=5).rev().map(|it| format!("lane {it}")).collect(), rows }
    }

    /// Wide characters count as two columns; each line is exactly as wide as the page, and no text is lost.
    #[test]
    fn the_grid_fills_the_page_whatever_the_script() {
        for width in [60, 61, 80, 99, 120, 200] {
            let text = grid_text(width, &grid()).expect("room");
            for line in text.lines() {
                assert_eq!(line.width(), width, "{line}");
            }
            assert!(!text.contains('\u{1b}'));
            let inner: String = text.chars().filter(|it| !it.is_whitespace() && !"│┆┊".contains(*it)).collect();
            assert!(inner.contains("B17"), "{text}");
        }
        assert!(grid_text(40, &grid()).is_none(), "too narrow");
    }

    /// The far side is above the middle, the near one below it.
    #[test]
    fn the_sides_face_each_other() {
        let text = grid_text(80, &grid()).expect("room");
        let at = |it: &str| text.find(it).expect("it is there");
        assert!(at("B17") < at("lane 5") && at("lane 5") < at("lane 1") && at("lane 1") < at("A3"), "{text}");
    }
}
