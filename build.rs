//! Lists the fixtures and takes in the rulings, so that an installed program knows which of them show a clause.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut text = String::new();
    list(&mut text, "FIXTURES", "(&str, &[&str])", &root.join("fixtures"), &folders)?;
    list(&mut text, "RULINGS", "(&str, &[(&str, &str)])", &root.join("rulings"), &rulings)?;
    fs::write(out.join("evidence.rs"), text)
}

/// One line a game: its folder's name, and what `inside` writes for each thing in it.
fn list(
    text: &mut String,
    name: &str,
    of: &str,
    from: &Path,
    inside: &dyn Fn(&Path) -> Option<String>,
) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", from.display());
    let _ = writeln!(text, "static {name}: &[{of}] = &[");
    for game in inner(from)? {
        if !game.is_dir() {
            continue;
        }
        let items: Vec<String> = inner(&game)?.iter().filter_map(|it| inside(it)).collect();
        let _ = writeln!(text, "    ({:?}, &[{}]),", named(&game), items.join(", "));
    }
    text.push_str("];\n");
    Ok(())
}

/// What lies in a folder, sorted by name; nothing where there is no folder.
fn inner(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn named(path: &Path) -> String {
    path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default()
}

fn folders(path: &Path) -> Option<String> {
    path.is_dir().then(|| format!("{:?}", named(path)))
}

fn rulings(path: &Path) -> Option<String> {
    let is_ruling = path.extension().is_some_and(|it| it == "md") && named(path) != "README.md";
    is_ruling.then(|| format!("({:?}, include_str!({:?}))", named(path), path.display().to_string()))
}
