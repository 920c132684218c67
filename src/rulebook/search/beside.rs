//! What is said beside a question, and what no rulebook decides.

/// The lines of the lists `passed` and `topics`.
pub fn lists() -> [Vec<&'static str>; 2] {
    let text = include_str!("beside.txt");
    let list = |name: &str| {
        let lines = text.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
        lines.skip_while(move |it| *it != name).skip(1).take_while(|it| !it.starts_with('[')).collect()
    };
    [list("[passed]"), list("[topics]")]
}

/// Questions that no rulebook decides.
pub fn nothing() -> impl Iterator<Item = &'static str> {
    include_str!("nothing.txt").lines().filter(|it| !it.is_empty() && !it.starts_with('#'))
}
