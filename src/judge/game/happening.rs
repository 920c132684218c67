//! The steps of a game: everything about one sort of step is one `impl` of [`Happening`] for its type, in the file of its
//! chapter.

use crate::judge::{Event, Impossible, Rulebook, Seen, Sink, Why};
use crate::log::{Seat, View};
use crate::table::{Card, Change, Changing, NamesCards, Zone};

/// A sort of step: its effect, when it may replace another, and its words.
///
/// Everything optional has a default. A step that is a single change of the table returns it from [`Happening::change`];
/// applying it and filling in a hidden card follow from that.
pub trait Happening<G: Rulebook>: Copy + PartialEq + Into<G::Step> + TryFrom<G::Step> + NamesCards {
    /// The clause under which it happens. A step that nothing causes breaks this clause.
    const CLAUSE: G::Clause;
    /// `true` if it shows somebody a hidden card. A rewind before it cannot make that card unknown again.
    const REVEALS: bool = false;
    /// `true` if it records that the rules take back the preceding choice, which then counts against nobody.
    const UNDOES: bool = false;
    /// `true` if it is one point of a larger event, such as damage. Any number of missing points counts as one omission.
    const IS_POINT: bool = false;
    /// `true` if it changes no card: if nothing asks for it, there is nothing to apply.
    const BOOKKEEPING: bool = false;
    /// `true` if a text in force may prevent it, and not only change its result, where it depends on one.
    const MAY_BE_PREVENTED: bool = false;
    /// `true` if it records the effect of a card's text.
    const OF_TEXT: bool = false;
    /// `true` if nothing may precede it: any other event while it is due breaks the clause that demands it.
    const BEFORE_ALL: bool = false;
    /// `true` if it is a declaration about loops, which leaves the match as it is.
    const OF_LOOPS: bool = false;

    /// The change of the table, if the step is exactly one.
    #[inline]
    fn change(self) -> Option<Change<'static>> {
        None
    }

    /// Applies the step; by default [`Happening::change`].
    ///
    /// # Errors
    /// [`Impossible`] if a card is not where the step takes it from.
    #[inline]
    fn make(self, setup: &G::Setup, state: &mut G::State) -> Result<(), Impossible> {
        match self.change() {
            Some(change) if !state.perform(setup, change) => Err(G::misplaced(setup, state, change.card())),
            _ => Ok(()),
        }
    }

    /// Notes a card that the rules require to be revealed by the step.
    #[inline]
    fn learn(self, _state: &mut G::State) {}

    /// Advances the agenda past it, unless the item that asked is simply asked again. Returns `true` if it did.
    #[inline]
    fn moves_on(self, _state: &mut G::State) -> bool {
        false
    }

    /// Advances the agenda when the log shows that the step did not happen.
    fn leave_out(self, state: &mut G::State) -> bool {
        self.moves_on(state)
    }

    /// The player whose card a view may hide in it, so that the log and the rules may know different amounts.
    fn may_hide(self) -> Option<Seat> {
        None
    }

    /// The card that it moves, and the zone it comes from.
    fn takes(self) -> Option<(Card, Zone)> {
        match self.change()? {
            Change::Move { card, from, .. } => Some((card, from)),
            _ => None,
        }
    }

    /// The step to apply where the rules demand this one and the log has another of its sort: either of the two, with what
    /// the other hides filled in. `None` if they contradict each other.
    fn fill(self, _setup: &G::Setup, state: &G::State, logged: Self) -> Option<Self> {
        filled::<G, Self>(state, self, logged)
    }

    /// The same for a logged step of any sort.
    #[cold]
    fn fit(self, setup: &G::Setup, state: &G::State, logged: &G::Step) -> Option<G::Step> {
        let logged = Self::try_from(logged.clone()).ok()?;
        self.fill(setup, state, logged).map(Into::into)
    }

    /// Returns `true` if another step is of the same sort, and may have been logged in its place.
    fn same_sort(self, other: &G::Step) -> bool {
        Self::try_from(other.clone()).is_ok()
    }

    /// Returns `true` if it may be logged under a clause other than the one that demands it.
    fn stands_under(self, _setup: &G::Setup, _state: &G::State, _named: G::Clause) -> bool {
        false
    }

    /// Reports what it depends on besides the encoded rules, where they demand it.
    #[inline]
    fn check(self, _setup: &G::Setup, _state: &G::State, _sink: &mut Sink<G>) {}

    /// Judges it where the rules do not demand it now. Returns `true` if nothing more needs saying: it is tolerated, or its
    /// faults are in `sink`.
    fn check_unasked(self, _setup: &G::Setup, _state: &G::State, _sink: &mut Sink<G>) -> bool {
        false
    }

    /// The clause that it breaks if nothing causes it. By default [`Happening::CLAUSE`]; a game may give a nearer one, for
    /// the clause that the log has `named` or for what the step most likely means.
    fn offends(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> G::Clause {
        Self::CLAUSE
    }

    /// The clause that it breaks even where the log skips something that must not be skipped.
    fn offends_above_all(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> Option<G::Clause> {
        None
    }

    /// The fact that keeps the rules from causing it; `None` if what is due instead says enough.
    fn fact_against(self, _setup: &G::Setup, _state: &G::State, _named: Option<G::Clause>) -> Option<Why<G>> {
        None
    }

    /// The clause that the logged step breaks, if that is nearer than the clause that demands this one of its sort.
    fn differs(self, _state: &G::State, _logged: Self) -> Option<G::Clause> {
        None
    }

    /// The clause that a log breaks by leaving it out, and the interpretation behind that. `next` is the log's next event.
    fn left_out(self, _state: &G::State, demanded: G::Clause, _next: Event<'_, G>) -> (G::Clause, Option<G::Ruling>) {
        (demanded, None)
    }

    /// The clause that a log breaks by showing this step instead of the choice due under `demanded`, and the interpretation
    /// behind that.
    fn instead_of_choice(self, _state: &G::State, _demanded: G::Clause) -> (Option<G::Clause>, Option<G::Ruling>) {
        (None, None)
    }

    /// A possible replacement, if it depends on a text that is not encoded.
    fn otherwise(self, _setup: &G::Setup, _state: &G::State) -> Option<Instead<G>> {
        None
    }

    /// Returns `true` if the demanded step depends on a card that the log hides. A log that continues without it may be
    /// right.
    fn may_be_absent(self, _setup: &G::Setup, _state: &G::State) -> bool {
        false
    }

    /// Returns `true` if an undemanded step of this sort is premature, rather than a sign that others are missing before
    /// it.
    fn comes_too_early(self, _state: &G::State) -> bool {
        false
    }

    /// Returns `true` if it occurs once in a procedure that is under way in both states. However much is missing between
    /// them, it is not a surplus step.
    fn comes_once(self, _from: &G::State, _to: &G::State) -> bool {
        false
    }

    /// The way a view comes to see the card that a `?` of it stands for; `None` if the rules show that card to nobody in
    /// the view.
    fn shown(self, _state: &G::State, _view: View) -> Option<Seen<G>> {
        None
    }

    /// The step in words.
    fn tell(self, setup: &G::Setup) -> String;
}

/// Of two steps that take the same player's card out of the same zone, the one that names it; `None` if they contradict
/// each other.
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

/// A possible replacement for a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Instead<G: Rulebook> {
    /// Nothing.
    Nothing,
    /// A different step.
    Step(G::Step),
}

/// The referee's questions about the steps of a game. [`happenings!`](crate::happenings!) implements it from the
/// [`Happening`] of each sort.
pub trait Steps: Rulebook {
    /// [`Happening::fit`] for any two steps.
    fn fit(setup: &Self::Setup, state: &Self::State, due: &Self::Step, logged: &Self::Step) -> Option<Self::Step>;
    /// Returns `true` if a fitting step may be logged under the named clause: the one that demands it, or another.
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
