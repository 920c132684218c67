//! The words that people have for things, whatever the game: what things are called, what is said beside a question, what no
//! rulebook decides, and the mechanics of card games.

use crate::rulebook::mechanics::MECHANICS;

/// Things, each with its names.
pub type Lexicon<'a> = Vec<Vec<&'a str>>;

/// A line is a thing: its names, parted by commas, in three languages, parted by bars.
pub fn senses(text: &str) -> Lexicon<'_> {
    lines(text).map(|it| it.split(['|', ',']).collect()).collect()
}

/// The lists `[passed]` and `[topics]` are a thing each.
pub fn beside(text: &str) -> [Lexicon<'_>; 2] {
    ["[passed]", "[topics]"].map(|name| {
        let list = lines(text).skip_while(|it| *it != name).skip(1).take_while(|it| !it.starts_with('['));
        vec![list.flat_map(|it| it.split(',')).collect()]
    })
}

pub fn mechanics() -> Lexicon<'static> {
    MECHANICS.iter().map(|it| it.words.concat()).collect()
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|it| !it.is_empty() && !it.starts_with('#'))
}
