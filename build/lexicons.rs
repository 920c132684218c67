//! The lexicons common to all games: names of things, remarks beside a question, questions that no rulebook decides, and
//! the mechanics of card games.

use crate::rulebook::mechanics::MECHANICS;

/// Things, each with its names.
pub type Lexicon<'a> = Vec<Vec<&'a str>>;

/// Each line is a thing: its names, separated by commas, in three languages, separated by bars.
pub fn senses(text: &str) -> Lexicon<'_> {
    lines(text).map(|it| it.split(['|', ',']).collect()).collect()
}

/// The lists `[passed]` and `[topics]` are one thing each.
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
