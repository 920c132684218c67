//! Questions that no rulebook decides.

/// Questions that no rulebook decides.
pub fn questions() -> impl Iterator<Item = &'static str> {
    include_str!("nothing.txt").lines().filter(|it| !it.is_empty() && !it.starts_with('#'))
}
