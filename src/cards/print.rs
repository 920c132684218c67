//! Printing a reading from the lines that were used, each replaced by the first line with its meaning.

use super::chart::Tree;
use super::lexer::Token;
use super::phrases::{Item, Table};
use std::rc::Rc;

/// A token and its printed form.
type Shown = (Token, Box<str>);

/// The tokens that the table prints for a reading.
pub fn tokens(table: &Table, tree: &Tree) -> Vec<Token> {
    printed(table, tree).into_iter().map(|it| it.0).collect()
}

/// The sentence that the table prints for a reading.
pub fn text(table: &Table, tree: &Tree) -> String {
    sentence(printed(table, tree).iter().map(|it| &*it.1), table.blanks)
}

/// Joins words to a sentence, without a space before a punctuation mark.
pub(crate) fn sentence<'t>(words: impl Iterator<Item = &'t str>, blanks: bool) -> String {
    let mut out = String::new();
    for word in words {
        let tight = out.is_empty() || out.ends_with(['[', '(']) || out.ends_with("non-");
        if blanks && !tight && !matches!(word, "," | "." | ";" | ":" | "'s" | "]" | ")") {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

fn printed(table: &Table, tree: &Tree) -> Vec<Shown> {
    let mut out = Vec::new();
    lay(table, tree, &mut out);
    out
}

fn lay(table: &Table, tree: &Tree, out: &mut Vec<Shown>) {
    match tree {
        Tree::Leaf(token) => out.push((token.clone(), token.text().into())),
        Tree::Node(number, parts) => {
            let used = &table.rules[usize::from(*number)];
            let printed = &table.rules[usize::from(used.printed)];
            // Lines with the same meaning number their parts alike.
            let named = |name: u8| parts.iter().find(|it| it.0 == name).map(|it| it.1.as_slice());
            items(table, &printed.items, &named, out);
        }
    }
}

fn items<'t>(table: &Table, all: &[Item], part: &dyn Fn(u8) -> Option<&'t [Rc<Tree>]>, out: &mut Vec<Shown>) {
    for item in all {
        match item {
            Item::Word(token, shown) | Item::Maybe(token, shown, true) => out.push((token.clone(), shown.clone())),
            Item::Maybe(..) => {}
            Item::OneOf(choices) => items(table, choices.first().map_or(&[], Vec::as_slice), part, out),
            Item::Part { name, between, .. } => {
                for (place, tree) in part(*name).unwrap_or(&[]).iter().enumerate() {
                    if place > 0
                        && let Some(first) = between.and_then(|it| table.of[usize::from(it)].first())
                    {
                        items(table, &table.rules[usize::from(*first)].items, &|_| None, out);
                    }
                    lay(table, tree, out);
                }
            }
        }
    }
}
