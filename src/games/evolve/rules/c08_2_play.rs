//! 8.2, 8.3, 10.4, 10.6: playing cards and using abilities.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, item, step};
use super::c10_5_check_timing::check;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::{Clause, Ruling};
use crate::games::evolve::cards::vocabulary::Deed;
use crate::games::evolve::cards::{Ability, Asks, Cost};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Ban, Counter, Keyword, Kind, Modes, Place, Step, Target, Targets};
use crate::games::evolve::state::zones::{self, ARRIVED, RESTED};
use crate::games::evolve::state::{Setup, State, Using, Value};
use crate::games::evolve::texts::target_offers::{self, Chosen};
use crate::games::evolve::texts::{
    continuous, continuous_self, costs, functioning_zones, play_restrictions, resolve, target_check,
};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing, Known, NOWHERE};

/// 10.6.2.7: a played spell. Its text takes effect before the spell is spent.
pub static SPELL: Procedure = Procedure {
    clause: Clause::C10_6_2_7,
    name: "a spell is carried out",
    native: "法术的计算",
    japanese: "スペルの解決",
    items: &[item(Clause::C10_6_2_7_3, &SPEND, "the spell goes to the cemetery", "法术移动到墓场")
        .ja("スペルが墓場に移動する")],
};

/// 10.6.2.7.3
static SPEND: Act = act(spend);

/// A card or ability in use, with the choices made for it.
pub struct Made {
    /// The player.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// 10.6.2.3: the targets.
    pub targets: Targets,
    /// 10.6.2.2.3: the options.
    pub modes: Modes,
    /// 13.3.3.2: the amulet of an earth rite.
    pub rite: Option<Card>,
}

fn spend(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.table.top(zones::RESOLUTION) {
        Some(card) => step(item.clause, Step::Spent { card }),
        None => Wants::Nothing,
    }
}

/// 12.3.4: reports every fault of playing a card, also in the opponent's turn.
pub fn check_play(setup: &Setup, state: &State, made: &Made, rested: bool, cost: Option<i16>, sink: &mut Sink<Evolve>) {
    let Made { by, card, .. } = *made;
    check_place(setup, state, by, card, sink);
    let Some(face) = state.printed(setup, card) else { return sink.undecidable(Clause::C8_2_1, card) };
    if by != state.turn.player && !state.keywords(setup, card).has(Keyword::Quick) {
        sink.fault(Clause::C12_3_4, || Breach::NoQuick { card });
    }
    let said = play_restrictions::said(setup, state, by, card, face);
    match said.forbidden {
        _ if state.is_forbidden(card, Ban::Play) => sink.fault(Clause::C1_3_3, || Breach::Forbidden { card }),
        Known::Sure(true) => sink.fault(Clause::C1_3_3, || Breach::Forbidden { card }),
        Known::Sure(false) => {}
        Known::ButForText(_, text) => sink.unmodelled(Clause::C1_3_3, text),
        Known::Hidden(hidden) => sink.undecidable(Clause::C1_3_3, hidden),
    }
    let spell = face.is(Kind::Spell);
    let mut speaks_of_rite = (!spell).then_some(false);
    match face.of(|it| *it == crate::games::evolve::cards::Sort::Spell).next() {
        Some(ability) if spell => {
            let used = resolve::used(setup, state, card, |it| *it == crate::games::evolve::cards::Sort::Spell, 0);
            check_modes(made, used, ability.asks, sink);
            speaks_of_rite = resolve::speaks_of_rite(setup, state, card, used);
            // 10.4.7.3: a cost inside a spell's text; the log does not say whether it is paid.
            if !target_check::check(setup, state, made, used, true, sink) {
                check_asked(setup, state, made, ability.asks, sink);
            }
            check_targets(setup, state, made, sink);
        }
        _ if !made.targets.is_empty() || !made.modes.is_empty() => {
            sink.fault(Clause::C10_6_2_3, || Breach::NothingToChoose { card });
        }
        _ => {}
    }
    check_rite(setup, state, made, speaks_of_rite, sink);
    check_cost(setup, state, made, (cost, said.cost), sink);
    if !spell && has_no_room(setup, state, made) {
        // 10.6.2.5: cards of the field given as its cost make room before the field is checked.
        match matches!(said.cost, Known::Sure(_)) {
            true => sink.fault_undone(Clause::C10_6_2_6, || Breach::FieldIsFull { by }),
            false => sink.unmodelled(Clause::C10_6_2_6, card),
        }
    }
    if rested && !(face.is(Kind::Follower) && state.has(setup, card, Keyword::Ward)) {
        match state.reaching(setup, 'k') {
            Some(text) => sink.unmodelled(Clause::C12_8_2, text),
            None => sink.fault(Clause::C12_8_2, || Breach::NoWard { card }),
        }
    }
}

/// 10.6.2.3: the choices on offer as a card is played.
pub fn offered<'a>(setup: &'a Setup, state: &'a State, by: Seat, card: Card) -> Box<dyn Iterator<Item = Chosen> + 'a> {
    let spell = |it: &crate::games::evolve::cards::Sort| *it == crate::games::evolve::cards::Sort::Spell;
    let text = state.printed(setup, card).filter(|it| it.is(Kind::Spell)).and_then(|it| it.of(spell).next());
    let Some(text) = text else { return Box::new(std::iter::once(Chosen::default())) };
    let used = resolve::used(setup, state, card, spell, 0);
    Box::new(target_offers::offered(setup, state, (by, card), (used, true), text.asks))
}

/// The choices on offer as an activated ability is used.
pub fn offered_for<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    card: Card,
    nth: u8,
) -> impl Iterator<Item = Chosen> + 'a {
    let used = activated(setup, state, card, nth);
    let ability = ability(setup, state, card, nth).into_iter();
    ability.flat_map(move |it| target_offers::offered(setup, state, (by, card), (used, true), it.asks))
}

/// 10.4.4.1: the cost of a card that its own text or another card changes; `None` if nothing does.
pub fn changed_cost(setup: &Setup, state: &State, by: Seat, card: Card) -> Option<i16> {
    let face = state.printed(setup, card)?;
    let itself = play_restrictions::said(setup, state, by, card, face).cost.value()?;
    let said = Some(itself + others(setup, state, by, card).value()?).filter(|it| *it != 0)?;
    i16::try_from((state.basic_cost(setup, card)? + state.cost_change(card) + said).max(0)).ok()
}

/// The change that other cards make to the cost of a card.
fn others(setup: &Setup, state: &State, by: Seat, card: Card) -> Known<i32> {
    costs::change(setup, state, by, card).map(|it| it + continuous::cost_change(setup, state, card))
}

/// 8.2.1: the card is in the player's own hand or EX area; 1.3.3: a card may forbid being played from the EX area.
fn check_place(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    let from_hand =
        card.owner() == by && card.token_place().is_none() && state.table.could_be_in(card, zones::hand(by));
    let from_ex = state.table.zone(card) == zones::ex(by);
    let told = play_restrictions::by_a_text(setup, state, by).filter(|_| zones::is_public(state.table.zone(card)));
    if let Some(text) = told.filter(|_| !from_hand && !from_ex && state.keeper(card).is_none()) {
        sink.unmodelled(Clause::C8_2_1, text);
    } else if !from_hand && !from_ex {
        sink.fault(Clause::C8_2_1, || Breach::NotInHandOrEx { card, by });
    } else if from_ex && state.printed(setup, card).is_some_and(|it| it.reaches('x')) {
        sink.fault(Clause::C1_3_3, || Breach::NotFromTheExArea { card });
    }
}

/// 10.4.4: the play points suffice; 10.4.4.1, 10.10.2.4: the cost is the card's own, unless an effect, its own text
/// included, changes it.
fn check_cost(
    setup: &Setup,
    state: &State,
    made: &Made,
    (paid, itself): (Option<i16>, Known<i32>),
    sink: &mut Sink<Evolve>,
) {
    let Made { by, card, .. } = *made;
    let Some(face) = state.printed(setup, card) else { return };
    let Some(basic) = state.basic_cost(setup, card) else { return };
    let printed = basic + state.cost_change(card);
    let itself = itself.and(others(setup, state, by, card)).map(|(one, other)| one + other);
    let cost = (printed + itself.value().unwrap_or(0)).max(0);
    let changes = itself != Known::Sure(0);
    if let Some(paid) = paid.map(i32::from)
        && paid != cost
    {
        let told = matches!(itself, Known::Sure(_)) && continuous_self::tells_its_cost(face);
        let itself_may = (face.reaches('c') && !told).then_some(card);
        let changed = itself_may
            .or_else(|| state.reaching(setup, 'c'))
            .or_else(|| play_restrictions::by_a_text(setup, state, by));
        match changed {
            Some(text) => sink.unmodelled(Clause::C10_4_4_1, text),
            // 10.10.2.4: the log's cost fits only if increases and reductions had applied first.
            None if paid == basic && basic != i32::from(face.cost) => {
                sink.fault(Clause::C10_10_2_4, || Breach::CostIs { card, cost });
            }
            None => sink.fault(Clause::C10_4_4_1, || Breach::CostIs { card, cost }),
        }
    } else if changes && (paid.is_none() || !matches!(itself, Known::Sure(_))) {
        sink.unmodelled(Clause::C10_4_4_1, card);
    }
    let cost = paid.map_or(printed, i32::from).max(0);
    if paid.is_some() || !changes {
        check_points(state, by, cost, sink);
    }
}

/// The play points that a card costs.
pub fn cost_of(setup: &Setup, state: &State, card: Card, paid: Option<i16>) -> i32 {
    let cost = || state.basic_cost(setup, card).unwrap_or(0) + state.cost_change(card);
    paid.map_or_else(cost, i32::from).max(0)
}

/// 10.6.2.6: `true` if the field is full when the card would enter it. An amulet spent on earth rite has left by then.
fn has_no_room(setup: &Setup, state: &State, made: &Made) -> bool {
    let makes_room = made.rite.is_some_and(|amulet| {
        state.keeper(amulet) == Some(made.by)
            && state.counters(amulet, Counter::Stack) <= 1
            && state.has(setup, amulet, Keyword::Stack)
    });
    state.room(made.by, Place::Field) + usize::from(makes_room) == 0
}

/// 13.3.3.2: the text allows removing a counter, and the amulet is the player's own, with stack and a counter.
pub fn check_rite(setup: &Setup, state: &State, made: &Made, speaks_of_rite: Option<bool>, sink: &mut Sink<Evolve>) {
    let Some(amulet) = made.rite else { return };
    match speaks_of_rite {
        Some(true) => {}
        Some(false) => sink.fault(Clause::C13_3_3_2, || Breach::NotForEarthRite { card: made.card }),
        None => sink.unmodelled(Clause::C13_3_3_2, made.card),
    }
    let fits = state.keeper(amulet) == Some(made.by) && state.has(setup, amulet, Keyword::Stack);
    if !fits || state.counters(amulet, Counter::Stack) == 0 {
        sink.fault(Clause::C13_3_3_2, || Breach::NoCounterToTake { card: amulet });
    }
}

/// 10.6.2.3.1, 10.6.2.3.3: of a text that the referee does not carry out, at most the opening choice is known.
fn check_asked(setup: &Setup, state: &State, made: &Made, asks: Asks, sink: &mut Sink<Evolve>) {
    if asks.enemy {
        let mut can = choosable(setup, state, made.by);
        match (made.targets.each().next(), can.next()) {
            (None, Some(_)) => sink.fault(Clause::C10_6_2_3_1, || Breach::HasToChoose { card: made.card }),
            (None, None) => sink.fault_undone(Clause::C10_6_2_3_3, || Breach::NothingCanBeChosen { card: made.card }),
            (Some(Target::Card(it)), _) if state.keeper(it) == Some(made.by.other()) => {}
            (Some(target), _) => sink.fault(Clause::C10_6_2_3, || Breach::NoEnemyFollower { target }),
        }
    }
}

fn check_targets(setup: &Setup, state: &State, made: &Made, sink: &mut Sink<Evolve>) {
    for target in made.targets.each() {
        check_target(setup, state, made.by, target, sink);
    }
}

/// 10.6.2.2.3, 10.6.2.3, 10.6.2.3.1, 10.6.2.3.3: checks the choices for an ability against its text. Returns `false`
/// if the referee does not carry out that text.
pub fn check_choices(
    setup: &Setup,
    state: &State,
    made: &Made,
    (used, paid): (Option<resolve::Used>, bool),
    asks: Asks,
    sink: &mut Sink<Evolve>,
) -> bool {
    check_modes(made, used, asks, sink);
    let runs = target_check::check(setup, state, made, used, paid, sink);
    if !runs {
        check_asked(setup, state, made, asks, sink);
    }
    check_targets(setup, state, made, sink);
    runs
}

/// 12.15.2: an opponent's card with aura cannot be chosen; 10.6.2.3: nor can a card in a hidden zone.
fn check_target(setup: &Setup, state: &State, by: Seat, target: Target, sink: &mut Sink<Evolve>) {
    let Some(card) = target.card() else { return };
    let zone = state.table.zone(card);
    let open = zones::is_public(zone) || (zone == zones::evolve_deck(by) && state.is_face_up(card));
    if !open {
        sink.fault(Clause::C10_6_2_3, || Breach::NotInTheOpen { card });
    } else if state.keeper(card) == Some(by.other()) && state.has(setup, card, Keyword::Aura) {
        sink.fault(Clause::C12_15_2, || Breach::HasAura { card });
    }
}

/// 5.17.1, 5.17.2: the text's number of different options, all of them listed in it.
fn check_modes(made: &Made, used: Option<resolve::Used>, asks: Asks, sink: &mut Sink<Evolve>) {
    let (card, count) = (made.card, made.modes.len());
    let twice = made.modes.each().enumerate().any(|(at, it)| made.modes.each().take(at).any(|other| other == it));
    if twice {
        sink.fault_by_ruling(Clause::C5_17_2, Ruling::OptionsDiffer, || Breach::SameOptionTwice { card });
    }
    let listed = asks.modes.and_then(|_| target_offers::options_of(used)).unwrap_or(u8::MAX);
    if let Some(nth) = made.modes.each().find(|it| asks.modes.is_some() && !(1..=listed).contains(it)) {
        sink.fault(Clause::C5_17_1, || Breach::NoSuchOption { card, nth });
    }
    match asks.modes {
        None if count > 0 => sink.fault(Clause::C5_17_1, || Breach::NoOptions { card }),
        Some(it) if it.up_to && count == 0 => sink.fault(Clause::C5_17_2, || Breach::NoOptionChosen { card }),
        Some(it) if it.most > 0 && count > usize::from(it.most) => {
            sink.fault(Clause::C5_17_2, || Breach::TooManyOptions { card, most: it.most });
        }
        Some(it) if it.most > 0 && !it.up_to && count < usize::from(it.most) => {
            sink.fault(Clause::C5_17_1, || Breach::TooFewOptions { card, most: it.most });
        }
        _ => {}
    }
}

/// The followers on the opponent's field that a player may choose (12.15.2).
pub fn choosable<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> impl Iterator<Item = Card> + 'a {
    let field = state.field(by.other()).iter().copied();
    field.filter(|it| state.is_follower(setup, *it) && !state.has(setup, *it, Keyword::Aura))
}

/// Applies 10.6.2: the card is played. Returns `false` if it is not there.
pub fn apply_play(setup: &Setup, state: &mut State, made: &Made, rested: bool, cost: Option<i16>) -> bool {
    let Made { by, card, .. } = *made;
    let zone = state.table.zone(card);
    let cost = cost_of(setup, state, card, cost);
    costs::use_up(setup, state, by, card);
    let lies_open = zone != NOWHERE && !zones::is_field(zone);
    let moved = match lies_open {
        true => state.shift(setup, card, zone, zones::RESOLUTION, 0),
        false => card.is_known() && zone == NOWHERE && state.shift(setup, card, zones::hand(by), zones::RESOLUTION, 0),
    };
    if !moved {
        return false;
    }
    apply_rite(setup, state, made.rite);
    state.pay(setup, by, cost);
    let played = &mut state.turn.played[by.index()];
    *played = played.saturating_add(1);
    state.did(setup, card, &Deed::IsPlayed);
    check(state);
    if state.printed(setup, card).is_some_and(|it| it.is(Kind::Spell)) {
        state.using = Some(Using { by, card });
        state.agenda.push(Frame::new(&SPELL));
        let used = resolve::used(setup, state, card, |it| *it == crate::games::evolve::cards::Sort::Spell, 0);
        let is_judged = resolve::begin(setup, state, made, used, true);
        // 10.6.2.7.3: the spell is spent when its text is done, and nobody judges whether it is.
        state.loose = state.loose.or(Some(card).filter(|_| !is_judged));
        return true;
    }
    state.using = None;
    let marks = ARRIVED | if rested { RESTED } else { 0 };
    state.shift(setup, card, zones::RESOLUTION, zones::field(by), marks)
}

/// Applies 13.3.3.2: an amulet without a counter left goes to the cemetery at once.
pub fn apply_rite(setup: &Setup, state: &mut State, amulet: Option<Card>) {
    let Some(amulet) = amulet else { return };
    state.count(setup, amulet, Counter::Stack, -1);
    if state.counters(amulet, Counter::Stack) == 0 && state.keeper(amulet).is_some() {
        state.destroy(setup, amulet);
    }
}

/// 10.4.4, 10.4.6: pays the play points, and rests the card.
pub fn pay_cost(setup: &Setup, state: &mut State, by: Seat, card: Card, cost: Cost) {
    state.pay(setup, by, cost.points.into());
    if cost.engage {
        state.mark(setup, card, RESTED, 0);
    }
}

/// The `nth` activated ability of a card on the field, from its facts.
fn ability(setup: &Setup, state: &State, card: Card, nth: u8) -> Option<&'static Ability> {
    state.face(setup, card)?.activated(nth)
}

/// The `nth` activated ability of a card on the field, as the referee carries it out.
fn activated(setup: &Setup, state: &State, card: Card, nth: u8) -> Option<resolve::Used> {
    let is = |it: &crate::games::evolve::cards::Sort| matches!(it, crate::games::evolve::cards::Sort::Activated { .. });
    resolve::used(setup, state, card, is, usize::from(nth).checked_sub(1)?)
}

/// 10.6.2.1.2: reports every fault of using an activated ability.
pub fn check_activate(setup: &Setup, state: &State, made: &Made, nth: u8, sink: &mut Sink<Evolve>) {
    let Made { by, card, .. } = *made;
    let used = activated(setup, state, card, nth);
    match used.and_then(resolve::Used::ability).and_then(functioning_zones::works_in) {
        Some(zone) => functioning_zones::check(state, by, card, zone, sink),
        None => check_own(state, by, card, sink),
    }
    if state.face(setup, card).is_none() {
        return sink.undecidable(Clause::C8_3_1, card);
    }
    let Some(ability) = ability(setup, state, card, nth) else {
        return sink.fault(Clause::C8_3_1, || Breach::NoSuchAbility { card, nth });
    };
    let quick = ability.sort == crate::games::evolve::cards::Sort::Activated { quick: true };
    if by != state.turn.player && !quick {
        sink.fault(Clause::C12_3_4, || Breach::NoQuick { card });
    }
    if ability.asks.once && state.used.contains(&(card, nth)) {
        sink.fault_by_ruling(Clause::C10_6_2_1_2, Ruling::OnceATurn, || Breach::UsedThisTurn { card });
    }
    check_paid(state, by, card, ability.cost, 0, sink);
    let runs = check_choices(setup, state, made, (used, true), ability.asks, sink);
    check_rite(setup, state, made, resolve::speaks_of_rite(setup, state, card, used), sink);
    if !runs {
        sink.unmodelled(Clause::C10_6_2_7_2, card);
    }
}

/// 8.3.1: the card is on the player's own field. An ability works elsewhere only if its text says so (10.3.4); the
/// caller checks that.
pub fn check_own(state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    match state.keeper(card) {
        Some(of) if of == by => {}
        Some(_) => sink.fault(Clause::C8_3_1, || Breach::NotOnOwnField { card, by }),
        None => sink.fault(Clause::C10_3_5, || Breach::NotOnTheField { card }),
    }
}

/// 10.4.4: the play points suffice.
pub fn check_points(state: &State, by: Seat, cost: i32, sink: &mut Sink<Evolve>) {
    let points = state.value(by, Value::Points);
    if cost > points {
        sink.fault(Clause::C10_4_4, || Breach::TooFewPoints { cost, points });
    }
}

/// 10.4.4, 10.4.6: the play points suffice, less `spared`, which are paid otherwise; a card that is rested as the
/// cost stands.
pub fn check_paid(state: &State, by: Seat, card: Card, cost: Cost, spared: i32, sink: &mut Sink<Evolve>) {
    check_points(state, by, i32::from(cost.points) - spared, sink);
    if cost.engage && state.is_rested(card) {
        sink.fault(Clause::C10_4_6, || Breach::AlreadyRested { card });
    }
}

/// Applies 8.3: pays the known part of the ability's cost, and begins its text.
pub fn apply_activate(setup: &Setup, state: &mut State, made: &Made, nth: u8) -> bool {
    let Made { by, card, .. } = *made;
    if state.table.zone(card) == NOWHERE && !state.table.could_be_in(card, zones::hand(by)) {
        return false;
    }
    let used = activated(setup, state, card, nth);
    if let Some(ability) = ability(setup, state, card, nth) {
        if ability.asks.once {
            state.used.push((card, nth));
        }
        pay_cost(setup, state, by, card, ability.cost);
    }
    apply_rite(setup, state, made.rite);
    state.using = Some(Using { by, card });
    check(state);
    resolve::begin(setup, state, made, used, true);
    true
}
