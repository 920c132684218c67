//! Packs the pages of the fixtures, and lists the names of their cases.

use crate::{inner, list, named};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use std::path::Path;
use std::{fs, io};

/// Writes `fixtures.rs` and `fixtures.deflate`.
pub fn take_in(root: &Path, out: &Path) -> io::Result<()> {
    let mut names = String::new();
    list(&mut names, "NAMES", "(&str, &[&str])", root, &cases)?;
    fs::write(out.join("fixtures.rs"), names)?;
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    for game in inner(root)?.iter().filter(|it| it.is_dir()) {
        for folder in [game.clone(), game.join("matches")] {
            for page in inner(&folder)?.iter().filter(|it| is_page(it)) {
                let text = fs::read_to_string(page)?;
                let file = page.strip_prefix(root).unwrap_or(page).to_string_lossy().replace('\\', "/");
                write!(packed, "{file}\t{}\n{text}", text.len())?;
            }
        }
    }
    fs::write(out.join("fixtures.deflate"), packed.finish()?)
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "md")
}

/// The names of the cases on a page, as the items of a list.
fn cases(page: &Path) -> Option<String> {
    let text = is_page(page).then(|| fs::read_to_string(page).ok())??;
    let clause = named(page).trim_end_matches(".md").to_owned();
    let slugs = text.lines().filter_map(|it| it.strip_prefix("## "));
    let names: Vec<String> = slugs.map(|it| format!("{:?}", format!("{clause}-{it}"))).collect();
    (!names.is_empty()).then(|| names.join(", "))
}
