//! Values that may be uncertain.

use super::Card;

/// A value, and the unknown that it depends on, if any. Callers must handle each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known<T> {
    /// The value is certain.
    Sure(T),
    /// The value by everything that is encoded; the text of a card in force may change it.
    ButForText(T, Card),
    /// It depends on a card that the log hides.
    Hidden(Card),
}

impl<T> Known<T> {
    /// A value that depends on a card's face.
    #[inline]
    pub fn of_face(face: Option<T>, card: Card) -> Known<T> {
        face.map_or(Known::Hidden(card), Known::Sure)
    }

    /// The same value, marked as changeable by a card's text.
    #[must_use]
    #[inline]
    pub fn but_for(self, text: Option<Card>) -> Known<T> {
        match (self, text) {
            (Known::Sure(value), Some(card)) => Known::ButForText(value, card),
            (known, _) => known,
        }
    }

    /// Applies a function to the value.
    #[inline]
    pub fn map<U>(self, follows: impl FnOnce(T) -> U) -> Known<U> {
        match self {
            Known::Sure(value) => Known::Sure(follows(value)),
            Known::ButForText(value, card) => Known::ButForText(follows(value), card),
            Known::Hidden(card) => Known::Hidden(card),
        }
    }

    /// Both values. The unknown of the first takes precedence.
    #[inline]
    pub fn and<U>(self, other: Known<U>) -> Known<(T, U)> {
        match (self, other) {
            (Known::Hidden(card), _) | (_, Known::Hidden(card)) => Known::Hidden(card),
            (Known::Sure(one), Known::Sure(other)) => Known::Sure((one, other)),
            (Known::ButForText(one, card), Known::Sure(other) | Known::ButForText(other, _))
            | (Known::Sure(one), Known::ButForText(other, card)) => Known::ButForText((one, other), card),
        }
    }

    /// The value by everything that is encoded; `None` if it depends on a hidden card.
    #[inline]
    pub fn value(self) -> Option<T> {
        match self {
            Known::Sure(value) | Known::ButForText(value, _) => Some(value),
            Known::Hidden(_) => None,
        }
    }

    /// The value, if it is certain.
    ///
    /// # Errors
    /// The card that it depends on.
    #[inline]
    pub fn sure(self) -> Result<T, Card> {
        match self {
            Known::Sure(value) => Ok(value),
            Known::ButForText(_, card) | Known::Hidden(card) => Err(card),
        }
    }

    /// The hidden card that it depends on, if any.
    #[inline]
    pub fn hidden(&self) -> Option<Card> {
        if let Known::Hidden(card) = self { Some(*card) } else { None }
    }

    /// The card whose text may change it, if any.
    #[inline]
    pub fn text(&self) -> Option<Card> {
        if let Known::ButForText(_, card) = self { Some(*card) } else { None }
    }
}

impl Known<bool> {
    /// The negation.
    #[must_use]
    #[inline]
    pub fn negated(self) -> Known<bool> {
        self.map(|it| !it)
    }

    /// The conjunction. A certain `false` decides whatever the other depends on, and the other is then not evaluated.
    #[must_use]
    pub fn both(self, other: impl FnOnce() -> Known<bool>) -> Known<bool> {
        if self == Known::Sure(false) {
            return self;
        }
        match other() {
            Known::Sure(false) => Known::Sure(false),
            other => self.and(other).map(|(one, other)| one && other),
        }
    }

    /// The disjunction. A certain `true` decides whatever the other depends on, and the other is then not evaluated.
    #[must_use]
    pub fn either(self, other: impl FnOnce() -> Known<bool>) -> Known<bool> {
        self.negated().both(|| other().negated()).negated()
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, Known};
    use crate::log::Seat;

    #[test]
    fn of_two_values_the_less_known_decides() {
        let [one, other] = [1, 2].map(|it| Card::new(Seat::A, it));
        let (sure, hidden) = (Known::Sure(4), Known::Hidden(one));
        assert_eq!(sure.and(sure), Known::Sure((4, 4)));
        assert_eq!(sure.and(sure.but_for(Some(other))), Known::ButForText((4, 4), other));
        assert_eq!(sure.but_for(Some(one)).and(sure.but_for(Some(other))), Known::ButForText((4, 4), one));
        assert_eq!(sure.but_for(Some(other)).and(hidden), Known::Hidden::<(i32, i32)>(one));
        assert_eq!(hidden.but_for(Some(other)).map(|it| it > 3), Known::Hidden(one));
        assert_eq!([sure.value(), sure.but_for(Some(one)).value(), hidden.value()], [Some(4), Some(4), None]);
    }

    #[test]
    fn what_is_surely_not_so_decides_whatever_is_hidden() {
        let hidden = Known::Hidden(Card::new(Seat::A, 1));
        let [yes, no] = [true, false].map(Known::Sure);
        assert_eq!([hidden.both(|| no), no.both(|| hidden), hidden.either(|| no)], [no, no, hidden]);
        assert_eq!([hidden.either(|| yes), yes.either(|| hidden), hidden.both(|| yes)], [yes, yes, hidden]);
        let text = yes.but_for(Some(Card::new(Seat::B, 2)));
        assert_eq!([text.both(|| yes), text.both(|| hidden), text.either(|| hidden)], [text, hidden, hidden]);
    }
}
