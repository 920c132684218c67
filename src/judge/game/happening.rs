//! One step, one place: all that a game says of a sort of step is one `impl` of [`Happening`] for its type, in the file of
//! its chapter.

use crate::judge::{Event, Impossible, Rulebook, Seen, Sink, Why};
use crate::log::{Seat, View};
use crate::table::{Card, Change, Changing, NamesCards, Zone};

/// A sort of step: what it does, when it may stand where another is due, and how it is told.
///
/// What a game has no use for has a default. A step that is one change of the table says which ([`Happening::change`]); how it
/// is carried out, and how a hidden card of it is filled in, follows from that.
pub trait Happening<G: Rulebook>: Copy + PartialEq + Into<G::Step> + TryFrom<G::Step> + NamesCards {
    /// The clause under which it happens, which it offends where nothing makes it happen.
    const CLAUSE: G::Clause;
    /// Whether it shows somebody a card that was hidden, so that going back before it cannot make it unknown again.
    const REVEALS: bool = false;
    /// Whether it says that the rules take the choice before it back, which then is held against nobody.
    const UNDOES: bool = false;
    /// Whether it is a point of something that has many of them, such as damage: however many of them a log leaves out, that
    /// is one thing.
    const IS_POINT: bool = false;
    /// Whether it changes no card: where nothing asks for it, there is nothing to carry out.
    const BOOKKEEPING: bool = false;
    /// Whether a text in force by itself may keep it from happening where it rests on one, and not only make it come out
    /// otherwise.
    const MAY_BE_PREVENTED: bool = false;
    /// Whether it says what the text of a card did.
    const OF_TEXT: bool = false;
    /// Whether nothing may stand before it: all that comes in its place where it is due offends the clause that demands it.
    const BEFORE_ALL: bool = false;
    /// Whether it is a word about loops: the match stands where it stood.
    const OF_LOOPS: bool = false;

    /// The change of the table that it is, where it is one and no more.
    #[inline]
    fn change(self) -> Option<Change<'static>> {
        None
    }

    /// Carries it out; [`Happening::change`] by itself.
    ///
    /// # Errors
    /// [`Impossible`] where a card is not where it would have to be taken from.
    #[inline]
    fn make(self, setup: &G::Setup, state: &mut G::State) -> Result<(), Impossible> {
        match self.change() {
            Some(change) if !state.perform(setup, change) => Err(G::misplaced(setup, state, change.card())),
            _ => Ok(()),
        }
    }

    /// Notes what a card shows of itself by what happens to it, where the rules demand that.
    #[inline]
    fn learn(self, _state: &mut G::State) {}

    /// Moves the agenda on behind it, where it was asked for and the item that asked is not simply asked again. `true` if
    /// that was done.
    #[inline]
    fn moves_on(self, _state: &mut G::State) -> bool {
        false
    }

    /// Moves the agenda on where the log shows that it did not happen.
    fn leave_out(self, state: &mut G::State) -> bool {
        self.moves_on(state)
    }

    /// Whose card of it a view may hide, so that the log and the rules may know different amounts of it.
    fn may_hide(self) -> Option<Seat> {
        None
    }

    /// The card that it takes, and from which zone.
    fn takes(self) -> Option<(Card, Zone)> {
        match self.change()? {
            Change::Move { card, from, .. } => Some((card, from)),
            _ => None,
        }
    }

    /// The step to carry out where the rules demand this one and the log gives another of its sort: one of the two, with what
    /// the other hides filled in. `None` where they say different things.
    fn fill(self, _setup: &G::Setup, state: &G::State, logged: Self) -> Option<Self> {
        filled::<G, Self>(state, self, logged)
    }

    /// The same where the log gives any other step.
    #[cold]
    fn fit(self, setup: &G::Setup, state: &G::State, logged: &G::Step) -> Option<G::Step> {
        let logged = Self::try_from(logged.clone()).ok()?;
        self.fill(setup, state, logged).map(Into::into)
    }

    /// Whether another step is of its sort, so that one may have been logged in the place of the other.
    fn same_sort(self, other: &G::Step) -> bool {
        Self::try_from(other.clone()).is_ok()
    }

    /// Whether it may stand under a clause other than the one that demands it.
    fn stands_under(self, _setup: &G::Setup, _state: &G::State, _named: G::Clause) -> bool {
        false
    }

    /// Says what it rests on besides the encoded rules, where they demand it.
    #[inline]
    fn check(self, _setup: &G::Setup, _state: &G::State, _sink: &mut Sink<G>) {}

    /// Judges it where the rules do not demand it now. `true` if that is all there is to say: it may stand beside the rules, or
    /// what is wrong with it is in `sink`.
    fn check_unasked(self, _setup: &G::Setup, _state: &G::State, _sink: &mut Sink<G>) -> bool {
        false
    }

    /// The clause that it offends where nothing makes it happen: [`Happening::CLAUSE`] by itself; or, of the one that the log
    /// has `named`, or of what the step most likely stands for, a nearer one.
    fn offends(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> G::Clause {
        Self::CLAUSE
    }

    /// The clause that it offends even where the log passes over something that no log may pass over.
    fn offends_above_all(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> Option<G::Clause> {
        None
    }

    /// The fact that keeps the rules from making it happen; none where what is due instead says enough.
    fn fact_against(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> Option<Why<G>> {
        None
    }

    /// The clause that the logged step breaks, where the rules demand this one of its sort and there is a nearer one than the
    /// clause that demands it.
    fn differs(self, _state: &G::State, _logged: Self) -> Option<G::Clause> {
        None
    }

    /// The clause that a log breaks by leaving it out, and the interpretation that this rests on. `next` is what the log shows
    /// instead.
    fn left_out(
        self,
        _state: &G::State,
        demanded: G::Clause,
        _next: Event<'_, G>,
    ) -> (G::Clause, Option<&'static str>) {
        (demanded, None)
    }

    /// The clause that a log breaks by leaving out the choice that is due under `demanded` and showing this step instead, and
    /// the interpretation that this rests on.
    fn instead_of_choice(self, _state: &G::State, _demanded: G::Clause) -> (Option<G::Clause>, Option<&'static str>) {
        (None, None)
    }

    /// What may have happened in its place where it rests on a text that is not encoded.
    fn otherwise(self, _setup: &G::Setup, _state: &G::State) -> Option<Instead<G>> {
        None
    }

    /// Whether the demanded step depends on a card that the log hides, so that a log that goes on without it may be right.
    fn may_be_absent(self, _setup: &G::Setup, _state: &G::State) -> bool {
        false
    }

    /// Whether it comes too early where the rules do not demand it now, rather than that others are left out before it.
    fn comes_too_early(self, _state: &G::State) -> bool {
        false
    }

    /// Whether it comes once in a procedure that is under way at both moments, so that however much is left out between them,
    /// it is not one too many.
    fn comes_once(self, _from: &G::State, _to: &G::State) -> bool {
        false
    }

    /// How a view comes to see which card a `?` of it stands for; none where the rules show it to nobody through whose eyes
    /// the log was written.
    fn shown(self, _state: &G::State, _view: View) -> Option<Seen<G>> {
        None
    }

    /// In words.
    fn tell(self, setup: &G::Setup) -> String;
}

/// Of two steps of a sort that take the same player's card out of the same zone, the one that names it; `None` where they say
/// different things.
pub fn filled<G: Rulebook, S: Happening<G>>(state: &G::State, due: S, logged: S) -> Option<S> {
    let ((card, from), (named, taken)) = (due.takes()?, logged.takes()?);
    if from != taken || due.may_hide()? != logged.may_hide()? {
        return None;
    }
    if named == Card::UNKNOWN {
        return Some(due);
    }
    let fills = card == Card::UNKNOWN && named.owner() == due.may_hide()?;
    (fills && state.table().could_be_in(named, from)).then_some(logged)
}

/// What may have happened in the place of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Instead<G: Rulebook> {
    /// Nothing.
    Nothing,
    /// Another step.
    Step(G::Step),
}

/// What the referee asks about the steps of a game. [`happenings!`](crate::happenings!) implements it of what is said of each
/// sort.
pub trait Steps: Rulebook {
    /// [`Happening::fit`], of any two steps.
    fn fit(setup: &Self::Setup, state: &Self::State, due: &Self::Step, logged: &Self::Step) -> Option<Self::Step>;
    /// Whether a step that fits may stand under the clause that the log names: the one that demands it, or another.
    fn stands_under(
        setup: &Self::Setup,
        state: &Self::State,
        what: &Self::Step,
        named: Self::Clause,
        demanded: Self::Clause,
    ) -> bool;
    /// [`Happening::same_sort`].
    fn same_sort(one: &Self::Step, other: &Self::Step) -> bool;
    /// [`Happening::differs`].
    fn differs(state: &Self::State, due: &Self::Step, logged: &Self::Step) -> Option<Self::Clause>;
    /// [`Happening::REVEALS`].
    fn reveals(what: &Self::Step) -> bool;
    /// [`Happening::UNDOES`].
    fn undoes(what: &Self::Step) -> bool;
    /// [`Happening::IS_POINT`].
    fn is_point(what: &Self::Step) -> bool;
    /// [`Happening::MAY_BE_PREVENTED`].
    fn a_text_may_prevent(what: &Self::Step) -> bool;
    /// [`Happening::comes_too_early`].
    fn comes_too_early(state: &Self::State, what: &Self::Step) -> bool;
    /// [`Happening::comes_once`].
    fn comes_once(from: &Self::State, to: &Self::State, what: &Self::Step) -> bool;
    /// [`Happening::may_be_absent`].
    fn may_be_absent(setup: &Self::Setup, state: &Self::State, what: &Self::Step) -> bool;
    /// [`Happening::tell`].
    fn tell_step(setup: &Self::Setup, what: &Self::Step) -> String;
}

/// Implements [`Steps`](crate::judge::Steps) for a game whose steps [`words!`](crate::words!) declares with the macro of the
/// given name.
#[macro_export]
macro_rules! happenings {
    ($Game:ty, $step:ident) => {
        impl $crate::judge::Steps for $Game {
            #[inline]
            fn fit(
                setup: &Self::Setup,
                state: &Self::State,
                due: &Self::Step,
                logged: &Self::Step,
            ) -> Option<Self::Step> {
                if due == logged {
                    return Some(due.clone());
                }
                $step!(due, it => $crate::judge::Happening::<$Game>::fit(it, setup, state, logged))
            }

            #[inline]
            fn stands_under(
                setup: &Self::Setup,
                state: &Self::State,
                what: &Self::Step,
                named: Self::Clause,
                demanded: Self::Clause,
            ) -> bool {
                named == demanded
                    || $step!(what, it => $crate::judge::Happening::<$Game>::stands_under(it, setup, state, named))
            }

            fn same_sort(one: &Self::Step, other: &Self::Step) -> bool {
                $step!(one, it => $crate::judge::Happening::<$Game>::same_sort(it, other))
            }

            fn differs(state: &Self::State, due: &Self::Step, logged: &Self::Step) -> Option<Self::Clause> {
                $step!(due, it => {
                    let logged = logged.clone().try_into().ok()?;
                    $crate::judge::Happening::<$Game>::differs(it, state, logged)
                })
            }

            fn reveals(what: &Self::Step) -> bool {
                $step!(of what, Sort => <Sort as $crate::judge::Happening<$Game>>::REVEALS)
            }

            fn undoes(what: &Self::Step) -> bool {
                $step!(of what, Sort => <Sort as $crate::judge::Happening<$Game>>::UNDOES)
            }

            fn is_point(what: &Self::Step) -> bool {
                $step!(of what, Sort => <Sort as $crate::judge::Happening<$Game>>::IS_POINT)
            }

            fn a_text_may_prevent(what: &Self::Step) -> bool {
                $step!(of what, Sort => <Sort as $crate::judge::Happening<$Game>>::MAY_BE_PREVENTED)
            }

            fn comes_too_early(state: &Self::State, what: &Self::Step) -> bool {
                $step!(what, it => $crate::judge::Happening::<$Game>::comes_too_early(it, state))
            }

            fn comes_once(from: &Self::State, to: &Self::State, what: &Self::Step) -> bool {
                $step!(what, it => $crate::judge::Happening::<$Game>::comes_once(it, from, to))
            }

            fn may_be_absent(setup: &Self::Setup, state: &Self::State, what: &Self::Step) -> bool {
                $step!(what, it => $crate::judge::Happening::<$Game>::may_be_absent(it, setup, state))
            }

            fn tell_step(setup: &Self::Setup, what: &Self::Step) -> String {
                $step!(what, it => $crate::judge::Happening::<$Game>::tell(it, setup))
            }
        }
    };
}
