//! The table of a match on a sheet.

use super::Block;
use crate::judge::{Board, Row};

/// A table for each side, the far one first.
pub(super) fn sides(board: &Board, names: &[String; 2]) -> Vec<Block> {
    let rows: Vec<&Row> = board.beside_the_grid().collect();
    let sides = rows.chunk_by(|one, other| one.seat == other.seat);
    let table = |rows: &[&Row]| {
        let seat = rows[0].seat;
        let row = |it: &&Row| vec![it.zone.clone(), it.count.to_string(), it.cards.join(", ")];
        let head = vec![format!("{seat} · {}", names[seat.index()]), String::new(), String::new()];
        Block::Table { head, rows: rows.iter().map(row).collect() }
    };
    let mut blocks: Vec<Block> = sides.map(table).collect();
    if let Some(grid) = &board.grid {
        blocks.insert(blocks.len().min(1), Block::Grid(grid.clone()));
    }
    blocks
}
