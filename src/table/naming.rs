//! The cards named in a value.

use super::{Card, Few};
use crate::log::{Pile, Seat};

/// A value that may name cards: a word of a log, or one of its fields. [`words!`](crate::words!) implements it for words.
#[diagnostic::on_unimplemented(
    message = "whether `{Self}` names cards is not said",
    note = "a type that names none: `impl NamesCards for {Self} {{}}`"
)]
pub trait NamesCards {
    /// Passes each card to the callback, in the order of the fields, including `?`.
    #[inline]
    fn each_card(&self, _each: &mut impl FnMut(Card)) {}

    /// Returns `true` if the value names the card; for [`Card::UNKNOWN`], if it hides one.
    #[inline]
    fn names(&self, card: Card) -> bool {
        let mut names = false;
        self.each_card(&mut |it| names |= it == card);
        names
    }
}

impl NamesCards for Card {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        each(*self);
    }
}

impl<const MOST: usize> NamesCards for Few<MOST> {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.cards().each_card(each);
    }
}

impl<T: NamesCards> NamesCards for [T] {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        for it in self {
            it.each_card(each);
        }
    }
}

impl<T: NamesCards, const N: usize> NamesCards for [T; N] {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.as_slice().each_card(each);
    }
}

impl<T: NamesCards> NamesCards for Option<T> {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.as_slice().each_card(each);
    }
}

impl<T: NamesCards> NamesCards for Vec<T> {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.as_slice().each_card(each);
    }
}

impl NamesCards for Seat {}
impl<Z> NamesCards for Pile<Z> {}
impl NamesCards for bool {}
impl NamesCards for u8 {}
impl NamesCards for u16 {}
impl NamesCards for u32 {}
impl NamesCards for i8 {}
impl NamesCards for i16 {}
impl NamesCards for i32 {}
