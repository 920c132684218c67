//! 2, 10.9, 10.11: the current characteristics of cards, from printed facts, texts in force and lasting effects; also
//! the values of players, and the limits of zones.

use super::zones::{self, ARRIVED, EVOLVED, FACE_UP, RESTED};
use super::{DAMAGE, Does, Lasting, Setup, State, Value};
use crate::games::evolve::cards::{Condition, Facts, Keywords, Sort};
use crate::games::evolve::log::words::{Ban, Keyword, Kind, Place, Until};
use crate::games::evolve::texts::{continuous, continuous_self};
use crate::log::Seat;
use crate::table::Card;

impl State {
    /// The printed facts of a card, tokens included.
    #[inline]
    pub fn printed(&self, setup: &Setup, card: Card) -> Option<&'static Facts> {
        match card.token_place() {
            None => setup.face(card),
            Some(_) => self.tokens.iter().find(|it| it.0 == card).map(|it| it.1),
        }
    }

    /// 10.9.1.1.1, 5.15.2: the facts that count as printed on a card. An evolved card on the field has those of the
    /// card it evolved into.
    #[inline]
    pub fn face(&self, setup: &Setup, card: Card) -> Option<&'static Facts> {
        match self.evolved_with(card) {
            Some(with) => self.printed(setup, with),
            None => self.printed(setup, card),
        }
    }

    /// 5.15.1: the card of the evolve zone that a card on the field is linked with.
    #[inline]
    pub fn evolved_with(&self, card: Card) -> Option<Card> {
        let linked = |it: &&(Card, Card)| it.1 == card && self.table.zone(it.0) == zones::evolved(it.0.owner());
        self.links.iter().find(linked).map(|it| it.0)
    }

    /// 14.2.3.1: `true` if a card is linked with a card of the race zone.
    #[inline]
    pub fn has_raced(&self, card: Card) -> bool {
        self.links.iter().any(|it| it.1 == card && self.table.zone(it.0) == zones::race(it.0.owner()))
    }

    /// The player whose field a card is on.
    #[inline]
    pub fn keeper(&self, card: Card) -> Option<Seat> {
        let zone = self.table.zone(card);
        (card.is_known() && zones::is_field(zone)).then(|| zones::owner(zone))
    }

    /// The cards on a player's field.
    #[inline]
    pub fn field(&self, of: Seat) -> &[Card] {
        self.table.pile(zones::field(of))
    }

    /// `true` if a card on the field is rested.
    #[inline]
    pub fn is_rested(&self, card: Card) -> bool {
        self.table.has(card, RESTED)
    }

    /// 8.4.2.1.1: `true` if a card came under its player's control this turn.
    #[inline]
    pub fn has_arrived(&self, card: Card) -> bool {
        self.table.has(card, ARRIVED)
    }

    /// 8.4.2.1.2: `true` if a card evolved this turn.
    #[inline]
    pub fn evolved_now(&self, card: Card) -> bool {
        self.table.has(card, EVOLVED)
    }

    /// 4.6.3: `true` if a card of the evolve deck zone lies face up.
    #[inline]
    pub fn is_face_up(&self, card: Card) -> bool {
        self.table.has(card, FACE_UP)
    }

    fn in_force(&self, on: Card) -> impl Iterator<Item = &Lasting> {
        self.lasting.iter().filter(move |it| it.card == on && it.until != Until::NextTurn)
    }

    fn effects(&self, on: Card) -> impl Iterator<Item = Does> + '_ {
        self.in_force(on).map(|it| it.does)
    }

    /// 5.24: the type of a card on the field; elsewhere the printed type.
    #[inline]
    pub fn kind(&self, setup: &Setup, card: Card) -> Option<Kind> {
        self.kind_by(card, self.face(setup, card))
    }

    /// [`State::kind`], given the facts that count as printed on the card.
    fn kind_by(&self, card: Card, face: Option<&Facts>) -> Option<Kind> {
        let become_ = |it: Does| if let Does::Become(kind) = it { Some(kind) } else { None };
        self.effects(card).filter_map(become_).last().or_else(|| face.map(|it| it.kind))
    }

    /// `true` if a card is a follower on the field.
    #[inline]
    pub fn is_follower(&self, setup: &Setup, card: Card) -> bool {
        self.keeper(card).is_some() && self.kind(setup, card).is_none_or(|it| it == Kind::Follower)
    }

    /// 10.9.1.4: the attack of a follower.
    #[inline]
    pub fn attack(&self, setup: &Setup, card: Card) -> Option<i32> {
        let by: i32 = self.effects(card).map(|it| if let Does::Change(by, _) = it { by.into() } else { 0 }).sum();
        self.face(setup, card).map(|it| i32::from(it.attack) + by)
    }

    /// 10.9.1.4, 5.13.1: the defence of a follower, less the damage that it has taken.
    #[inline]
    pub fn defence(&self, setup: &Setup, card: Card) -> Option<i32> {
        self.face(setup, card).map(|it| self.defence_by(card, it))
    }

    fn defence_by(&self, card: Card, face: &Facts) -> i32 {
        let by: i32 = self.effects(card).map(|it| if let Does::Change(_, by) = it { by.into() } else { 0 }).sum();
        let lost = i32::from(self.table.count_of(card, DAMAGE));
        i32::from(face.defence) + by - lost
    }

    /// `true` if a card on the field is a follower without defence (11.3.1). `face`: the facts that count as printed on it.
    pub fn is_without_defence(&self, card: Card, face: &Facts) -> bool {
        self.kind_by(card, Some(face)) == Some(Kind::Follower) && self.defence_by(card, face) <= 0
    }

    /// 10.9.1.2, 10.9.1.6: the keywords of a card: those printed, those from known continuous abilities and those
    /// given, less those lost.
    pub fn keywords(&self, setup: &Setup, card: Card) -> Keywords {
        let face = self.face(setup, card);
        let mut all = face.map_or(Keywords::default(), |it| it.keywords);
        if let (Some(face), Some(of)) = (face, self.keeper(card)) {
            for it in face.abilities.iter().filter(|_| face.sorts.keywords) {
                if let Sort::While { holds, keywords } = it.sort
                    && self.holds(setup, of, holds)
                {
                    all.0 |= keywords.0;
                }
            }
            all.0 |= continuous::keywords(setup, self, card, None).0;
            for other in self.field(of) {
                all.0 |= self.granted(setup, *other, face).0;
            }
            if self.has_raced(card) {
                all = all.with(Keyword::Rush);
            }
        }
        for it in self.in_force(card) {
            match it.does {
                Does::Give(keyword) => all = all.with(keyword),
                Does::Lose(keyword) => {
                    all.0 &= !(1 << keyword as u16);
                    all.0 |= self.given_since(setup, card, it.since).0 & (1 << keyword as u16);
                }
                _ => {}
            }
        }
        all
    }

    /// The keywords that a card on the field gives to cards with a certain name.
    #[inline]
    fn granted(&self, setup: &Setup, source: Card, to: &Facts) -> Keywords {
        let mut all = Keywords::default();
        let Some(it) = self.face(setup, source).filter(|it| it.sorts.keywords) else { return all };
        for it in &it.abilities {
            if let Sort::Grant { name, keywords } = it.sort
                && name == to.name
            {
                all.0 |= keywords.0;
            }
        }
        all
    }

    /// 10.9.1.6.1: the keywords from cards that entered the field after a loss of keywords. Their effects are later
    /// than the loss, so they hold in spite of it.
    #[cold]
    fn given_since(&self, setup: &Setup, card: Card, since: u16) -> Keywords {
        let mut all = Keywords::default();
        let (Some(face), Some(of)) = (self.face(setup, card), self.keeper(card)) else { return all };
        for source in self.newcomers.iter().skip(since.into()).copied() {
            if self.keeper(source) == Some(of) {
                all.0 |= self.granted(setup, source, face).0;
            }
            all.0 |= continuous::keywords(setup, self, card, Some(source)).0;
        }
        all
    }

    /// `true` if a card has a keyword.
    #[inline]
    pub fn has(&self, setup: &Setup, card: Card, keyword: Keyword) -> bool {
        self.keywords(setup, card).has(keyword)
    }

    /// 1.3.3: `true` if a known effect forbids an action for a card.
    #[inline]
    pub fn is_forbidden(&self, card: Card, ban: Ban) -> bool {
        self.effects(card).any(|it| it == Does::Forbid(ban))
    }

    /// 10.4.4.1: the sum of known changes to the cost of a card.
    #[inline]
    pub fn cost_change(&self, card: Card) -> i32 {
        self.effects(card).map(|it| if let Does::Cost(by) = it { by.into() } else { 0 }).sum()
    }

    /// `true` if an effect changes the cost of a card.
    pub fn has_other_cost(&self, card: Card) -> bool {
        self.effects(card).any(|it| matches!(it, Does::Cost(_) | Does::CostIs(_)))
    }

    /// 10.10.2.4: the cost of a card before increases and reductions: the printed cost, unless an effect replaces it.
    pub fn basic_cost(&self, setup: &Setup, card: Card) -> Option<i32> {
        let told =
            self.effects(card).filter_map(|it| if let Does::CostIs(cost) = it { Some(i32::from(cost)) } else { None });
        let printed = self.printed(setup, card).map(|it| i32::from(it.cost));
        printed.map(|it| told.last().unwrap_or(it))
    }

    /// 10.4.5: the sum of changes to the cost of a card's evolve ability.
    #[inline]
    pub fn evolve_cost_change(&self, card: Card) -> i32 {
        self.effects(card).map(|it| if let Does::EvolveCost(by) = it { by.into() } else { 0 }).sum()
    }

    /// `true` if a condition of chapter 13 holds for a player.
    pub fn holds(&self, setup: &Setup, of: Seat, condition: Condition) -> bool {
        match condition {
            Condition::Necrocharge(count) => self.table.pile(zones::cemetery(of)).len() >= usize::from(count),
            Condition::Spellchain(count) => self.buried(setup, of)[0] >= count,
            Condition::Combo(count) => self.turn.played[of.index()] >= count,
            Condition::Overflow => self.value(of, Value::Maximum) >= 7,
            Condition::Sanguine => self.turn.player == of && self.turn.hurt[of.index()],
        }
    }

    /// The number of spells in a player's cemetery, and the number of cards in it.
    #[inline]
    pub fn buried(&self, setup: &Setup, of: Seat) -> [u16; 2] {
        let cemetery = self.table.pile(zones::cemetery(of));
        let spells = cemetery.iter().filter(|card| self.printed(setup, **card).is_some_and(|it| it.is(Kind::Spell)));
        [spells.count(), cemetery.len()].map(|it| u16::try_from(it).unwrap_or(u16::MAX))
    }

    /// A card on the field whose text may change something that the referee cannot evaluate. `what`: a letter of
    /// [`Facts::reaches`].
    pub fn reaching(&self, setup: &Setup, what: char) -> Option<Card> {
        let fields = Seat::BOTH.into_iter().flat_map(|of| self.field(of)).copied();
        // Temporary changes of costs and damage have no step if the referee does not carry out their text.
        let all_run = |face| !"dc".contains(what) || continuous_self::is_carried_out(face);
        let settled = |card: Card, face| {
            "kpfdc".contains(what) && all_run(face) && continuous_self::is_settled(setup, self, card, face)
        };
        let mut all = fields
            .filter(|card| self.face(setup, *card).is_none_or(|face| face.reaches(what) && !settled(*card, face)));
        all.next()
    }

    /// A card on the field whose text may give abilities to others.
    #[inline]
    pub fn lender(&self, setup: &Setup) -> Option<Card> {
        let mut fields = Seat::BOTH.into_iter().flat_map(|of| self.field(of)).copied();
        fields.find(|it| self.face(setup, *it).is_some_and(continuous_self::may_lend))
    }

    /// A player's value.
    #[inline]
    pub fn value(&self, of: Seat, value: Value) -> i32 {
        self.table.value(of, value as u8)
    }

    /// 4.4.4, 4.7.3, 4.8.3: the maximum number of cards in a zone.
    pub fn limit(&self, of: Seat, zone: Place) -> usize {
        let [field, hand, ex] = self.limits[of.index()];
        let (base, by) = match zone {
            Place::Hand => (7, hand),
            Place::Ex => (5, ex),
            _ => (5, field),
        };
        usize::try_from(base + i32::from(by)).unwrap_or(0)
    }

    /// The number of further cards that a zone can take (4.4.4.2, 4.8.3.2).
    #[inline]
    pub fn room(&self, of: Seat, zone: Place) -> usize {
        self.limit(of, zone).saturating_sub(self.table.pile(zones::place(of, zone)).len())
    }
}
