//! Card texts: sentences of our own, what they mean, and what must be refused.

use headjudge::cards::ast::{Ability, Kind, Limit};
use headjudge::cards::chart::{Parsed, parse};
use headjudge::cards::compile::{Compiled, Grade, Language, Text, Trouble};
use headjudge::cards::lexer::Token;
use headjudge::cards::phrases::Table;
use headjudge::cards::print;
use headjudge::cards::typed::{from_term, to_term};
use headjudge::games::cipher::cards::languages;
use headjudge::games::cipher::cards::words::Cipher;

fn english() -> Language {
    languages::english().unwrap_or_else(|it| panic!("{it}"))
}

fn text(kind: Kind, cost: &str, body: &str) -> Text {
    let (cost, body) = (cost.to_owned(), body.to_owned());
    Text { name: "A test".to_owned(), kind: Some(kind), gates: Vec::new(), limit: None, cost, body }
}

fn compiled(kind: Kind, cost: &str, body: &str) -> Compiled<Cipher> {
    english().compile(&text(kind, cost, body))
}

fn whole(kind: Kind, cost: &str, body: &str) -> Ability<Cipher> {
    let compiled = compiled(kind, cost, body);
    assert_eq!(compiled.grade, Grade::Whole, "{body}: {:?}", compiled.troubles);
    compiled.ability.expect("what is whole is there")
}

/// The trouble that keeps a text from being whole.
fn trouble(kind: Kind, cost: &str, body: &str) -> Trouble {
    let compiled = compiled(kind, cost, body);
    assert_ne!(compiled.grade, Grade::Whole, "{body}");
    compiled.troubles.last().expect("a reason").clone()
}

fn body(ability: &Ability<Cipher>) -> String {
    to_term(&ability.body).expect("a term").to_string()
}

#[test]
fn a_sentence_means_what_it_says() {
    let it = whole(Kind::Continuous, "", "If you have 2 or more other Red allies, this unit gains +10 attack.");
    assert_eq!(
        body(&it),
        "[if(have(you, [other, sign(red), is(ally)], at-least, lit(2)), [let(this, [add(power, lit(10))])])]"
    );
    let it = whole(Kind::Activated, "Flip 1 Bond face-down", "Choose up to 2 enemies in the Back Line, and move them.");
    assert_eq!(body(&it), "[do(choose(as(pick(up-to(lit(2)), [is(enemy), in(either, back)]), 0))), do(move(slot(0)))]");
}

#[test]
fn a_trigger_is_lifted_over_all_that_it_sets_off() {
    let it = whole(Kind::Triggered, "", "When an ally is deployed, draw 1 card. Move that ally.");
    assert_eq!(to_term(&it.when).expect("a term").to_string(), "[does(as(any([is(ally)]), 0), is-deployed)]");
    assert_eq!(body(&it), "[do(draw(lit(1))), do(move(slot(0)))]");
    let it = whole(Kind::Triggered, "", "When this unit attacks, and if you have no orbs, draw 2 cards.");
    assert_eq!((it.given.len(), body(&it).as_str()), (1, "[do(draw(lit(2)))]"));
}

#[test]
fn what_does_not_fit_is_refused() {
    let shape = |kind, cost, body| matches!(trouble(kind, cost, body), Trouble::Misshapen(_));
    assert!(shape(Kind::Triggered, "", "Draw 1 card."), "no trigger");
    assert!(shape(Kind::Activated, "", "When this unit attacks, draw 1 card."), "a trigger");
    assert!(shape(Kind::Triggered, "Tap this unit", "When this unit attacks, draw 1 card."), "never paid");
    assert!(
        shape(Kind::Triggered, "", "When this unit attacks, you may pay the cost and if you do: Draw 1 card."),
        "no cost"
    );
    assert!(shape(Kind::Continuous, "", "Draw 1 card."), "done at once");
}

#[test]
fn a_reference_without_what_it_refers_to_is_refused() {
    assert!(matches!(trouble(Kind::Activated, "", "Move that enemy."), Trouble::Unbound(_)));
    assert!(matches!(trouble(Kind::Activated, "", "Choose 1 ally. Move that enemy."), Trouble::Unbound(_)));
}

#[test]
fn one_opaque_sentence_leaves_the_others() {
    let it = compiled(Kind::Activated, "Tap this unit", "Draw 1 card. Dance a waltz. Draw 2 cards.");
    assert_eq!(it.grade, Grade::Shell);
    let ability = it.ability.expect("a shell");
    assert_eq!((ability.cost.len(), body(&ability).as_str()), (1, "[do(draw(lit(1))), opaque(1), do(draw(lit(2)))]"));
    let it = compiled(Kind::Triggered, "", "When this unit attacks, dance a waltz.");
    assert_eq!(it.ability.map(|it| it.when.len()), Some(1), "the trigger was read");
    let it = compiled(Kind::Activated, "Dance a waltz", "Draw 1 card.");
    assert_eq!((it.grade, it.ability), (Grade::None, None), "nothing is known of what costs nobody knows what");
}

#[test]
fn two_meanings_refuse_a_text() {
    let lines = "a: {x:b} c => one($x)\na: {x:d} => two($x)\nb: x\nd: x c";
    let table = Table::read("t", lines, true).expect("a table");
    let Parsed::Readings(all, _) = parse(&table, "a", &table.tokens("x c")) else { panic!("too much") };
    assert_eq!(all.len(), 2, "the parser prefers none");
}

#[test]
fn hostile_texts_are_refused_and_do_not_hang() {
    let english = english();
    for body in
        ["draw 1 card ".repeat(10_000), "and ".repeat(399), "\"".repeat(300), "non-".repeat(300), "[".repeat(399)]
    {
        let it = english.compile::<Cipher>(&text(Kind::Activated, "", &body));
        assert!(it.grade < Grade::Whole);
    }
    let nested = "if this unit is untapped, ".repeat(60) + "draw 1 card.";
    english.compile::<Cipher>(&text(Kind::Activated, "", &nested));
}

#[test]
fn a_fault_in_a_table_names_its_line() {
    let fault = |text: &str| Table::read("t", text, true).err().expect("a fault").to_string();
    assert_eq!(fault("# all\na: {x:b}"), "t:2: there are no lines for \"b\"");
    assert_eq!(fault("a: x => f($y)"), "t:1: there is no part \"y\"");
    assert_eq!(fault("a: (x"), "t:1: a closing \")\" was expected");
    assert_eq!(fault("nothing"), "t:1: \"category: phrase => meaning\" was expected");
}

#[test]
fn an_ability_is_a_term_and_back() {
    let it = whole(
        Kind::Triggered,
        "Tap this unit",
        "When this unit attacks, you may pay the cost and if you do: Draw 1 card.",
    );
    let term = to_term(&it).expect("a term");
    assert_eq!(from_term::<Ability<Cipher>>(&term).as_ref(), Ok(&it));
    assert_eq!(it.limit, Limit::None);
}

#[test]
fn words_of_a_text_come_in_one_form() {
    let english = english();
    let same = |a: &str, b: &str| assert_eq!(english.table.tokens(a), english.table.tokens(b));
    same("Draws cards", "draw card");
    same("<Swords>", "<Sword>");
    assert_eq!(english.table.tokens("non-\"Caeda\""), [Token::word("non-"), Token::Name("Caeda".into())]);
}

#[test]
fn what_is_read_is_printed_from_the_same_lines() {
    let english = english();
    let tokens = english.table.tokens("Whenever this unit attacks, you can draw 2 cards.");
    let Parsed::Readings(all, _) = parse(&english.table, "body", &tokens) else { panic!("too much") };
    assert_eq!(print::text(&english.table, &all[0].tree), "when this unit attacks, you may draw 2 card.");
}
