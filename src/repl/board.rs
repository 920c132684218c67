//! The table on a page.

use super::grid::grid_text;
use crate::judge::{Board, Row};
use crate::log::{Seat, short};
use crate::report::{Page, shown};
use comfy_table::{ContentArrangement, Table, presets};
use unicode_width::UnicodeWidthStr;

/// The width around the cards on a line: borders, spaces, and the column of counts.
const FRAME: usize = 13;

/// The table: a frame for each player, the far side first.
pub fn board_text(page: &Page, board: &Board, names: [&str; 2]) -> String {
    let mut text = format!("{}\n", page.wrapped(0, &page.bold(&shown(&board.headline))));
    let zones = board.rows.iter().map(|it| it.zone.width()).max().unwrap_or(0);
    let room = page.width.saturating_sub(zones + FRAME).max(16);
    // If the page is too narrow for the grid, its zones are shown like the others.
    let mut drawn = board.grid.as_ref().and_then(|it| grid_text(page.width, it));
    let rows: Vec<&Row> = if drawn.is_some() { board.beside_the_grid().collect() } else { board.rows.iter().collect() };
    for side in rows.chunk_by(|one, other| one.seat == other.seat) {
        text.push_str(&format!("{}\n", title(page, side[0].seat, names)));
        text.push_str(&format!("{}\n", frame(side, zones, room)));
        text.extend(drawn.take());
    }
    for it in &board.remarks {
        text.push_str(&format!("{}\n", page.wrapped(0, &shown(it))));
    }
    text
}

fn title(page: &Page, seat: Seat, names: [&str; 2]) -> String {
    page.bold(&format!("{seat} · {}", short(names[seat.index()])))
}

fn frame(rows: &[&Row], zones: usize, room: usize) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Disabled);
    for row in rows {
        let cards: Vec<String> = row.cards.iter().map(|it| shown(it)).collect();
        let zone = padded(&shown(&row.zone), zones);
        table.add_row([zone, format!("{:>3}", row.count), packed(&cards, room)]);
    }
    table.to_string()
}

/// Items side by side, as many as fit on a line of `room` columns. Only an item wider than a line is split. The first line
/// is padded with spaces, so that the frame keeps its width.
fn packed(items: &[String], room: usize) -> String {
    let mut lines: Vec<String> = vec![String::new()];
    for (place, item) in items.iter().enumerate() {
        let item = if place + 1 < items.len() { format!("{item},") } else { item.clone() };
        for piece in torn(&item, room) {
            let line = lines.last_mut().expect("there is a first line");
            let space = usize::from(!line.is_empty());
            if line.width() + space + piece.width() <= room {
                line.push_str(&" "[..space]);
                line.push_str(&piece);
            } else {
                lines.push(piece);
            }
        }
    }
    lines[0] = padded(&lines[0], room);
    lines.join("\n")
}

/// An item in pieces of at most `room` columns.
fn torn(item: &str, room: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for it in item.chars() {
        let piece = pieces.last_mut().expect("there is a first piece");
        if piece.width() + unicode_width::UnicodeWidthChar::width(it).unwrap_or(0) > room {
            pieces.push(it.to_string());
        } else {
            piece.push(it);
        }
    }
    pieces
}

pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
        let row = |seat, zone: &str, cards: &[&str]| Row {
            seat,
            zone: zone.to_owned(),
            count: cards.len(),
            cards: cards.iter().map(|it| (*it).to_owned()).collect(),
        };
        let long =
            ["A1 マルス", "A2 夏洛特", "A3 Caeda", "A4 西塔", "A5 リンダ", "A6 Barst", "A7 奥古马", "A8 Navarre"];
        let rows = vec![row(Seat::B, "deck", &[]), row(Seat::B, "hand", &long), row(Seat::A, "front line", &long[..2])];
        Board { headline: "turn 1".to_owned(), rows, ..Board::default() }
    }

    /// Wide characters count as two columns; each line of the frames is exactly as wide as the page.
    #[test]
    fn frames_fill_the_page_whatever_the_script() {
        for width in [60, 80, 120] {
            let text = board_text(&Page { width, ..Page::PLAIN }, &board(), ["Ann", "本"]);
            let frames: Vec<&str> = text.lines().filter(|it| it.starts_with(['│', '┌', '└', '╞', '├'])).collect();
            assert!(frames.len() >= 7);
            for line in frames {
                assert_eq!(line.width(), width, "{line}");
            }
        }
    }

    #[test]
    fn escape_sequences_are_shown() {
        let text = board_text(&Page::PLAIN, &board(), ["Ann", "\u{1b}[2JBen"]);
        assert!(!text.contains('\u{1b}'));
    }
}
